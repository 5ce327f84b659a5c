# L'atelier : écrire ses propres cartes.

workshop-saved = Enregistré dans ce navigateur
workshop-not-saved = Ce navigateur n’enregistre rien : sauvegardez le pack dans un fichier
workshop-linked = On vous a envoyé ce pack. Il est sur votre étagère : lisez ses cartes, changez-les, jouez avec.
workshop-broken = Ce lien ne contient pas de pack entier : il a peut-être été coupé en chemin.
workshop-sides = Formulaire, texte ou carte
workshop-side-form = Formulaire
workshop-side-text = Texte
workshop-side-card = Carte
workshop-card = Carte
workshop-same = le formulaire et le texte se suivent
workshop-unread = attend que le texte soit de nouveau lisible
workshop-text = Le pack en texte
workshop-live = Aperçu
workshop-as-drawn = comme à la table
workshop-pack = Pack
workshop-another-pack = Changer de pack…
workshop-new-pack = Mon pack
workshop-title-of-pack = Titre du pack
workshop-new-card = Nouvelle carte
workshop-add-card = Nouvelle carte
workshop-drop-card = Supprimer la carte
workshop-drop-pack = Supprimer le pack
workshop-no-cards = Il n’y a pas encore de carte dans ce pack.
workshop-not-yet = La carte s’affiche dès qu’elle peut être lue.
workshop-stale = Dernière version sans erreur.
workshop-small = petite
workshop-no-name = sans nom : celui de l’anglais
workshop-name = Nom
workshop-name-in = Nom, { $language }
workshop-name-missing = Manquant : le nom anglais s’affiche.
workshop-of-kind = Type
workshop-cost-skill = Compétence
workshop-cost-swords = Épées
workshop-points = Points
workshop-copies = Exemplaires
workshop-moment-play = Quand on la joue
workshop-moment-use = Quand on l’utilise
workshop-moment-defeat = Quand on le vainc
workshop-moment-acquire = Quand on l’acquiert
workshop-moment-arrive = Quand elle est révélée sur la piste
workshop-moment-shield = Quand on la défausse contre un dégât
workshop-add-effect = Ajouter un effet
workshop-find-effect = Chercher un effet
workshop-add-option = Ajouter un choix
workshop-remove = Enlever : { $what }
workshop-raise = Monter : { $what }
workshop-none = aucune
workshop-kind-number = Combien
workshop-kind-flag = Oui
workshop-kind-program = Alors
workshop-kind-later = Alors
workshop-kind-options = Au choix
workshop-kind-card = Carte
workshop-kind-card-or-any = Carte
workshop-kind-card-kind = Type
workshop-kind-token-type = Jeton
workshop-kind-token-types = Jetons
workshop-kind-feature = Salle
workshop-kind-ignorable = Quoi
workshop-kind-suit = Faction
workshop-kind-condition = Si
workshop-kind-counter = Pour chaque
workshop-field-count = Exemplaires
workshop-field-up-to = Jusqu’à
workshop-field-must = Obligatoire
workshop-field-or = Ou cette carte
workshop-field-on = Pour les cartes de ce type
workshop-field-all-if = Tous si
workshop-field-trash-this = Cette carte est bannie pour cela
workshop-field-optional = Facultatif
workshop-picture = Image
workshop-scene = Décor
workshop-light = Lumière
workshop-figure = Figure
workshop-beside = À côté
workshop-as-is = automatique
workshop-more = Autres réglages
workshop-attack = Déclenche une attaque en arrivant sur la piste
workshop-danger = Danger tant qu’elle est sur la piste
workshop-where = Peut être prise
workshop-everywhere = partout
workshop-in-text-only = Écrit seulement dans le texte :
workshop-mistakes = { $n ->
    [one] { $n } erreur
   *[other] { $n } erreurs
}
workshop-line = Ligne { $n }
workshop-fix = Écrire « { $word } »
workshop-right = { $n ->
    [one] Aucune erreur : { $n } carte
   *[other] Aucune erreur : { $n } cartes
}
workshop-checks = Vérification…
workshop-undo = Annuler
workshop-bring = Ouvrir un fichier
workshop-save = Enregistrer en fichier
workshop-share = Partager
workshop-share-why = Tout le pack est dans ce lien. Qui l’ouvre peut lire les cartes, les modifier et jouer avec.
workshop-link = Lien du pack
workshop-too-long = Ce pack est trop gros pour un lien de { $most } caractères. Enregistrez-le dans un fichier et envoyez ce fichier.
workshop-no-pack = { $file } n’est pas un pack.
workshop-play = Partie d’essai
workshop-play-later = Partie d’essai possible dès qu’il n’y a plus d’erreur.
workshop-report =
    { $n ->
        [0] Tester en série
        [one] Tester sur { $n } partie
       *[other] Tester sur { $n } parties
    }
report-title = Ce que valent ces cartes
report-nowhere = Des centaines de parties, c’est trop pour cette page. Enregistrez le pack dans un fichier et lancez-les sur votre ordinateur :
report-begins = { $n ->
    [one] { $n } partie est distribuée avec ces cartes, puis la même sans elles. Les bots mélangent…
   *[other] { $n } parties sont distribuées avec ces cartes, puis les mêmes sans elles. Les bots mélangent…
}
report-stage-games = Avec les cartes : partie { $n } sur { $of }.
report-stage-against = Les mêmes parties sans les cartes, pour comparer.
report-stage-replays = Les parties à nouveau, une carte vierge à la place de chacune : que valait-elle ?
report-stage-gifts = Personne n’a pris certaines cartes : maintenant, tout le monde en reçoit une.
report-left-unknown = La durée se précisera dans un instant.
report-left-seconds = { $n ->
    [one] Encore { $n } seconde.
   *[other] Encore { $n } secondes.
}
report-left-minutes = { $n ->
    [one] Encore { $n } minute environ.
   *[other] Encore { $n } minutes environ.
}
report-stop = Arrêter et garder
report-stops = Arrêt en cours…
report-done = { $n ->
    [one] { $n } partie avec ces cartes, jouée par des bots.
   *[other] { $n } parties avec ces cartes, jouées par des bots.
}
report-stopped = { $n ->
    [one] Arrêté après { $n } partie avec ces cartes.
   *[other] Arrêté après { $n } parties avec ces cartes.
}
report-changed = Le pack a changé depuis.
report-nothing = Aucune alerte : pas de carte bien trop forte, inutile ou sans fin, autant que si peu de parties permettent d’en juger.
report-again = { $n ->
    [one] Rejouer { $n } partie
   *[other] Rejouer { $n } parties
}
report-take = Enregistrer le rapport
report-card = Carte
report-offered = Parties où elle est proposée
report-taken = Parties où elle est prise
report-worth = Valeur en points
report-given = offerte : presque personne ne la prend
report-aside = tourne en rond : vierge dans toutes les autres parties
report-too-few = pas encore connue
report-rounds = Parties selon leurs manches
report-scores = Joueurs selon leur score
report-all-seats = tout le monde
report-winners = gagnants
report-with = Avec
report-without = Sans
report-change = Différence
report-about = La valeur : ce que la carte a rapporté de plus qu’une carte vierge, dans les mêmes parties. Fourchettes : intervalles de confiance à 95 %. Les bots sont sensés, pas malins : ce qui leur échappe, des humains peuvent le trouver.
report-no-mine = Un rapport est déjà en cours pour votre adresse. Attendez qu’il soit fini, ou arrêtez-le là où il a été lancé.
report-no-busy = Le serveur joue déjà autant de parties qu’il peut. Réessayez dans une minute.
report-no-often = Assez de rapports pour cette heure-ci. Enregistrez le pack dans un fichier : « tiptoe report » en fait autant que vous voulez sur votre ordinateur.
report-no-failed = Aucune partie n’a abouti. Jouez une partie d’essai avec ces cartes : elle dira peut-être pourquoi.
report-no-lost = La connexion est perdue ; plus aucune partie n’est jouée.
workshop-side-map = Plan
workshop-maps = Plans
workshop-add-map = Ajouter : { $kind }…
workshop-map-from = Partir de ({ $kind })
workshop-drop-map = Supprimer le plan
workshop-map-id = Nom dans le texte
workshop-map-drawing = Le plan. Choisissez une salle, un tunnel ou l’un de ses bouts ; les flèches déplacent une salle, Suppr la retire.
workshop-map-waits = Le plan est dessiné dès qu’il est lisible.
workshop-map-choose = Choisissez sur le dessin une salle, un tunnel ou l’un de ses bouts. Une salle se déplace à la souris, au doigt ou avec les flèches.
workshop-map-room = Salle { $name } : { $about }
workshop-map-mouth = Entrée { $name }
workshop-map-portal = Portail
workshop-map-tunnel = Tunnel de { $from } à { $to }
workshop-map-tunnel-with = Tunnel de { $from } à { $to } : { $about }
workshop-map-tunnels = Tunnels d’ici
workshop-map-lead = Creuser un tunnel d’ici
workshop-map-leads = Choisissez où mène le tunnel qui part de { $from }.
workshop-map-never-mind = Annuler
workshop-map-add-room = Nouvelle salle
workshop-map-add-portal = Ajouter le Portail
workshop-map-drop-room = Supprimer la salle
workshop-map-drop-portal = Supprimer le Portail
workshop-map-drop-tunnel = Supprimer le tunnel
workshop-map-turn = Inverser la flèche
workshop-map-straight = Le redresser
workshop-map-none = aucune
workshop-map-more = En ajouter un
scenarios = Tests de la carte
scenarios-none = Aucun test. Jouez la carte une fois et cochez ce qui doit toujours arriver.
scenario-begin = Tester cette carte
scenario-holds = Réussi :
scenario-fails = Raté :
scenario-untitled = Test { $n }
trial-of = Test : { $card }
trial-play = Jouez-la sur la table
trial-choices = { $n ->
    [one] { $n } choix jusqu’ici
   *[other] { $n } choix jusqu’ici
}
trial-must = Ce qui doit arriver…
trial-must-why = Voici tout ce que vos coups ont provoqué. Ce que vous cochez sera vérifié chaque fois, ici et avec « tiptoe pack check ».
trial-nothing = Il n’en résulte rien à cocher.
trial-name = Nom de ce test
trial-title = { $card } fait ce qu’elle dit
trial-keep =
    { $n ->
        [0] Rien de coché
        [one] Garder ({ $n } contrôle)
       *[other] Garder ({ $n } contrôles)
    }
trial-on = Continuer à jouer
trial-again = Recommencer
trial-other = D’autres cartes
trial-back = Retour à l’atelier
trial-gone = Cette carte ne peut pas être essayée telle qu’elle est.
scene-cave = Grotte
scene-vault = Voûtes
scene-hall = Grande salle
scene-forest = Forêt
scene-night = Nuit
scene-rays = Rayons
scene-fire = Feu
scene-treasure = Trésor
scene-asteroids = Astéroïdes
scene-bridge = Passerelle
scene-corridor = Couloir
scene-garden = Jardin
scene-hangar = Hangar
scene-lab = Laboratoire
scene-orbit = Orbite
hue-slate = Ardoise
hue-brass = Laiton
hue-teal = Sarcelle
hue-blue = Bleu
hue-green = Vert
hue-violet = Violet
hue-red = Rouge
hue-sapphire = Saphir
hue-emerald = Émeraude
hue-ruby = Rubis
hue-diamond = Diamant
hue-rose = Rose
hue-amber = Ambre
hue-onyx = Onyx
hue-smoke = Fumée
hue-hull = Coque
hue-beacon = Balise
hue-starlight = Lumière d’étoile
hue-ember = Braises
hue-nebula = Nébuleuse
hue-plasma = Plasma
hue-alarm = Alarme
