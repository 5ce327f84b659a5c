# Ce qui ne va pas dans un paquet en cours d'écriture. $found et $what citent le texte tel qu'il est écrit.

problem-unknown = On ne connaît pas « { $word } » ici. On connaît : { $known }.
problem-unknown-near = On ne connaît pas « { $word } » ici. Vouliez-vous dire « { $near } » ?
problem-missing = Il manque « { $word } ».
problem-number = Il faut ici un nombre entier, pas { $found }.
problem-flag = Il faut ici true ou false, pas { $found }.
problem-name = Il faut ici un nom, pas { $found }.
problem-names = Il faut ici des noms par langue (en, fr, pt), pas { $found }.
problem-list = Il faut ici une liste de noms, pas { $found }.
problem-table = Il faut ici quelque chose entre accolades comme { $what }, pas { $found }.
problem-effects = Il faut ici une liste d’effets comme { $what }, pas { $found }.
problem-options = Il faut ici au moins deux choix, pas { $found }.
problem-one-of = Il faut ici l’un de ceux-ci : { $known }.
problem-plain-word = « { $word } » s’écrit comme un simple mot, sans accolades.
problem-at-least = Il faut ici au moins { $least }, pas { $found }.
problem-at-most = Il faut ici au plus { $most }, pas { $found }.
problem-asks = « { $word } » demande un choix, mais à ce moment personne ne peut choisir.
problem-waits = « { $word } » attend une suite du tour, mais ici tout se passe aussitôt.
problem-shrinks = « { $word } » peut diminuer pendant un tour, seul un score peut donc le compter. On peut compter : { $known }.
problem-reaction = Une réaction pose une carte de la main, la carte doit donc avoir un texte « { $word } ».
problem-moment = Une carte de ce type n’a pas de texte « { $word } » ; elle peut avoir : { $known }.
problem-suit = « { $word } » parle de la Faction de sa carte, et cette carte n’en a pas.
problem-inside = « { $word } » se met directement dans le texte d’une carte, pas à l’intérieur d’un autre effet.
problem-reserve = « { $word } » n’est pas une carte des Actions permanentes.
problem-no-id = Chaque entrée a besoin d’un id.
problem-twice = Cet id figure deux fois dans le pack.
problem-no-place = Rien ne s’appelle « { $word } » dans un pack.
problem-not-toml = À partir d’ici, le texte n’est plus lisible.
problem-format = Un pack commence par « { $what } ».
problem-not-an-id = Un id se compose de minuscules, de chiffres et de traits d’union, comme « lamp-lighter » ; { $found } n’en est pas un.
problem-too-long = Un nom a au plus { $most } lettres.
problem-letters = On ne peut afficher que des lettres, des chiffres et des signes simples, pas { $found }.
problem-address = { $found } ressemble à une adresse web ; un pack n’en contient pas.
problem-range = Il faut ici un nombre de −{ $most } à { $most }.
problem-taken = « { $word } » est l’id d’un pack du jeu ; choisissez un autre id.
problem-too-large = Un pack a au plus { $most } Kio.
problem-point = Il faut ici deux nombres, comme [0.3, 0.7], pas { $found }.
problem-tables = Il faut ici une liste d’entrées entre accolades, pas { $found }.
problem-second-room = Il y a une deuxième salle « { $word } ».
problem-many-rooms = Un plan de ce type a au plus { $most } salles, pas { $found }.
problem-many-parts = Un plan de ce type a au plus { $most } tunnels.
problem-reward = Il faut ici une seule récompense comme { $what }, pas { $found }.
problem-share = Il faut ici un nombre de 0 à 1, pas { $found }.
problem-portal-footprints = Un tunnel qui finit au Portail ne porte pas d’empreintes.
problem-second-portal = Un autre tunnel finit déjà au Portail.
problem-portal-alone = Aucun tunnel ne mène au Portail.
problem-mouth-taken = L’entrée { $word } a déjà un tunnel ; chaque entrée en a exactement un.
problem-mouth-empty = L’entrée { $word } n’a pas de tunnel ; chaque entrée en a exactement un.
problem-unreached = On ne peut pas entrer dans la salle « { $word } » : aucun tunnel n’y mène.
problem-starts = { $wanted ->
    [0] Aucune salle d’une tuile carrée n’est le départ.
   *[other] Exactement une salle est le départ ; ici, il y en a { $found }.
}
problem-shrine = L’autel du Singe se trouve sur la tuile de départ.
problem-module-feature = Seules les salles des modules ont « { $word } ».
problem-spaces = { $spaces ->
    [one] { $spaces } emplacement pour « { $word } » demande { $needed } de ces jetons, et il y en a { $there }.
   *[other] { $spaces } emplacements pour « { $word } » demandent { $needed } de ces jetons, et il y en a { $there }.
}
problem-laid = { $laid ->
    [one] « { $word } » est posé { $laid } fois, et il y en a { $there }.
   *[other] « { $word } » est posé { $laid } fois, et il y en a { $there }.
}
problem-calm = La piste demande { $needed } cartes sans attaque, et la pioche en a { $there }.
problem-taken-token = Il y a déjà un jeton « { $word } ». Les personnages et leurs jetons ont besoin de noms à eux.
problem-not-in-deck = « { $word } » n’est ni une carte de départ ni une carte de ce personnage.
problem-deck-size = Le deck demande { $needed } cartes, comme le deck de départ ; en voici { $there }.
problem-deck-plain = Le deck demande de { $least } à { $most } cartes « { $word } » ; en voici { $found }.
problem-in-no-deck = Cette carte n’est dans aucun deck : celui de « { $word } » doit la nommer.
problem-own-token = « { $word } » serait un jeton de personnage, mais ce texte n’est celui d’aucun personnage qui en ait.
problem-total = Il devrait y en avoir { $needed }, et il y en a { $there }.
problem-other-module = La salle « { $word } » est déjà dans le module « { $module } ».
problem-second-door = Il y a une deuxième porte « { $word } ».
problem-says = Une salle avec « { $word } » doit dire ce qu’elle donne ; les autres salles, non.
problem-many-ships = Ces modules font plus de { $most } vaisseaux.
problem-positions = { $n ->
    [one] { $n } pièce occupe la position 1.
   *[other] { $n } pièces occupent les positions 1 à { $n }.
}
problem-no-ship = Aucun vaisseau n’a ces modules dans cet ordre.
problem-no-room = Il n’y a pas de salle « { $word } » dans le vaisseau.
problem-place-name = Il faut ici un nom comme { $what }, pas { $found }.
problem-no-english = Il manque « en » : les autres langues s’appuient dessus.
problem-gender = « { $word } » et « { $gender } » vont ensemble : l’article dépend du genre.
problem-alike = « { $name } » est aussi un nom : { $other }.
problem-section = Il faut ici une table.
problem-entries = Il faut ici des entrées sous [[{ $word }]].
problem-other-game = Ce jeu n’a rien de ce genre.
problem-unread = Ce pack ne peut pas être lu.
problem-unplayable = Aucune partie ne peut être jouée avec ce pack.
problem-slow = Une partie avec ce pack dure trop longtemps. Y a-t-il trop de cartes ?
problem-no-words = Tiptoe n’a pas de mots pour ce que fait cette carte.

# Plans en cours d'écriture.
map-tile = Tuile
map-board = Plateau
map-module = Module
map-empty = Vide
map-set-start = Tuile de départ
map-set-surface = Surface
map-set-depths = Profondeurs
map-sky-day = Jour
map-sky-dusk = Crépuscule
map-tint-steel = Acier
map-tint-amber = Ambre
map-tint-violet = Violet
map-tint-green = Vert
map-tint-copper = Cuivre
map-tint-red = Rouge
map-tint-rose = Rose
map-tint-blue = Bleu
map-tint-teal = Sarcelle
map-reward-gold = Or
map-reward-heal = Soin
map-reward-minor-secret = Secret mineur
map-reward-monkey-idol = Idole du Singe
map-field-set = Groupe
map-field-haunted = Hantée
map-field-sky = Ciel
map-field-tint = Couleur
map-field-features = Particularités
map-field-reward = Récompense à l’entrée
map-field-port = Récompense du piratage
map-field-artifact = Artefact (nombre de +)
map-field-zone = Zone
map-field-secrets = Secrets
map-field-tokens = Ce qui s’y trouve
map-field-footprints = Empreintes : coûte deux Bottes
map-field-monsters = Monstres
map-field-lock = Verrouillé
map-field-arrow = À sens unique

# Ce que constate un scénario d’un paquet, et pourquoi il ne tient pas. $what est l’un des mots ci-dessous, ou une phrase sur un événement.

fact = { $what } : { $value }
fact-of-seat = { $who }, { $what }
fact-nothing = rien
fact-unmet = { $what } : on attend { $expected }, on trouve { $found }.
fact-event-unmet = « { $what } » : attendu { $expected } fois, arrivé { $found } fois.
fact-impossible = « { $choice } » n’est pas possible à ce moment-là. { $why }
fact-too-long = Non exécuté : l’ensemble prendrait trop de temps.
fact-skill = Compétences
fact-swords = Épées
fact-boots = Bottes
fact-gold = { -gold }
fact-lockpicks = Crochetages
fact-credit = Clank! encore à annuler
fact-dungeon-discard = Défausse de la { -dungeon-deck }
