brand = Tiptoe
list-comma = {", "}
list-colon = {" : "}
list-and = {" et "}

## Lobby

tagline = Volez un trésor. Pas un bruit. Filez avant son réveil.
learn-playing = Apprendre en jouant
learn-playing-what =
    { $n ->
        [one] une minute, sans livret
       *[other] { $n } minutes, sans livret
    }
learn-playing-on = reprendre où vous en étiez
learn-playing-no = Je sais déjà jouer
learn-door = Apprendre
learn-door-all = Toutes les leçons
learn-done = { $n } sur { $of } terminées
play-now = Jouer maintenant
join-how = avec un lien ou un code
invite-field = Lien ou code d’invitation
no-such-invite = Ce n’est ni le lien ni le code d’une table.
no-such-code = Aucune table n’est ouverte avec ce code. Vérifiez-le auprès de la personne qui vous invite.
table-code = Code à dicter
go = Rejoindre
no-account = Ni compte ni téléchargement : votre place est gardée dans ce navigateur.
no-server = Le serveur ne répond pas.
too-large = C’est trop lourd à envoyer.
play-now-what = { $game }, { $bots }
join-friends = Rejoindre des amis
welcome-back = Bon retour, { $name }.
welcome-back-unnamed = Bon retour !
turns-waiting =
    { $n ->
        [one] À vous de jouer à une table.
       *[other] À vous de jouer à { $n } tables.
    }
choose-game = Choisissez un jeu
minute = { $game } en une minute
minute-steal-classic = Descendez voler un Artefact
minute-steal-text-classic = Vos cartes donnent des Compétences pour acquérir mieux, des Épées pour combattre et des Bottes pour avancer.
minute-steal-catacombs = Entrez voler un Artefact
minute-steal-text-catacombs = Sortez du plan : vous posez une nouvelle tuile, tournée comme il vous plaît.
minute-steal-space = Piratez deux ports de data, volez un Artefact
minute-steal-text-space = Piratez un port dans deux modules différents : le centre de Commandement s’ouvre, et les Artefacts sont dedans.
minute-noise-classic = Le moindre bruit se paie
minute-noise-text-classic = Chaque Clank! finit en cube à votre couleur dans le sac. Quand le Dragon attaque, chacun de vos cubes piochés vous inflige 1 dégât. À dix, c’est fini.
minute-noise-catacombs = Le moindre bruit se paie
minute-noise-text-catacombs = Chaque Clank! finit en cube à votre couleur dans le sac. Quand le Dragon attaque, chacun de vos cubes piochés vous inflige 1 dégât. Et les Fantômes blessent tout le monde.
minute-noise-space = Le moindre bruit se paie
minute-noise-text-space = Chaque Clank! finit en cube à votre couleur dans le sac. Quand le Seigneur Éradikus attaque, chacun de vos cubes piochés vous inflige 1 dégât. À dix, c’est fini.
minute-out-classic = Sortez à temps
minute-out-text-classic = La première personne dehors lance un compte à rebours pour toutes les autres.
minute-out-catacombs = Sortez à temps
minute-out-text-catacombs = Retour à la Crypte. Dès que quelqu’un est dehors, chacun de ses tours devient une attaque contre les autres.
minute-out-space = Sortez à temps
minute-out-text-space = Gagnez une Capsule de sauvetage dans la Soute. Dès que quelqu’un est dehors, chacun de ses tours devient une attaque contre les autres.
minute-worth-classic = Le plus beau butin l’emporte
minute-worth-text-classic = Artefact, jetons, Or et cartes. Hors de combat dans les Profondeurs ou sans Artefact, on repart les mains vides.
minute-worth-catacombs = Le plus beau butin l’emporte
minute-worth-text-catacombs = Artefacts, jetons, Or et cartes. Hors de combat dans les Profondeurs ou sans Artefact, on repart les mains vides.
minute-worth-space = Le plus beau butin l’emporte
minute-worth-text-space = Artefact, jetons, Crédits et cartes. Hors de combat loin de la Soute ou sans Artefact, on repart les mains vides.
two-minutes = L’essentiel et les symboles
book-all-of = { $game } : les règles complètes
luck-check = Mélanges vérifiables
nights = Vos cambriolages
nights-finished = terminées
nights-won = gagnées
nights-best = record
box-door-what = Vous jouez avec le vrai carton ? Votre téléphone tient le sac, les chances, les pistes et les points.
box-door = À côté de la vraie boîte
diary = Mes parties
diary-more = Toutes mes statistiques
diary-all = Tous les jeux
diary-games = terminées
diary-won = gagnées
diary-escaped = évasions
diary-best = record
diary-mean = moyenne
diary-points = Points, partie par partie
diary-plot = { $n ->
    [one] Points de la dernière partie
   *[other] Points des { $n } dernières parties
}
diary-by-game = Par jeu
diary-by-rival = Contre
diary-cards = Vos cartes préférées
diary-roads = Vos chemins préférés
diary-none-yet = Rien pour l’instant.
diary-line = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $place ->
    [1] 1re place
   *[other] { $place }e place
}
bot-played = un bot a joué pour vous
bot-played-uncounted = jouée par un bot : ne compte pas
diary-lost = sans retour
diary-json = Exporter (JSON)
diary-csv = Exporter (CSV)
diary-erase = Effacer mes parties
diary-erase-sure = { $n ->
    [one] { $n } partie sera effacée de ce navigateur, pour de bon.
   *[other] { $n } parties seront effacées de ce navigateur, pour de bon.
}
diary-keep = Les garder
diary-why = Ces chiffres restent dans ce navigateur ; personne d’autre ne les voit.
diary-empty = Aucune partie terminée. La première finie dans ce navigateur s’affichera ici.
open-table = Ouvrir une table
game = Jeu
game-classic = Classique
game-catacombs = Catacombes
game-space = Dans l’espace
about-classic = Un château, deux faces, sept Artefacts.
about-catacombs = Un donjon qui grandit sous vos pas.
about-space = Trois modules, deux ports, une seule façon de quitter le vaisseau.
from-to = { $from } à { $to } joueurs
board = Plateau
any-board = Au hasard, parmi { $n }
variants = Variantes
variant-artifact-action = L’Artefact se prend quand on veut
variant-empty-bag-ends = Le sac vide met fin à la partie
variant-lone-rounds = Dernière personne à bord : 25 manches
variant-open-bag = Sac ouvert
variant-harsh-dragon = Un dragon plus cruel
variant-draft-open = Choix de cartes ouvert
variant-draft-closed = Choix de cartes secret
variant-mercy = Clémence
variant-promo = Cartes promo
variant-party = À cinq ou six
variant-party-deck = Cartes de groupe (35)
variant-party-cards = Cartes de groupe
variant-characters = Personnages
variant-even-start = Départ équilibré
variant-subterra-easy = Sub Terra, facile
variant-subterra-normal = Sub Terra
variant-subterra-hard = Sub Terra, difficile
variant-solo = Seul face au Dragon
variant-solo-apprentice = Seul, en Apprenti
variant-solo-legend = Seul, en Légende
variant-why-artifact-action = Comme dans les jeux suivants : pendant votre tour, quand vous voulez, et plus seulement en arrivant.
variant-why-empty-bag-ends = Quand il n’y a plus de cube à piocher, la partie s’arrête pour tout le monde.
variant-why-lone-rounds = La dernière personne à bord est hors de combat au bout de 25 manches ; le livret ne fixe pas de limite.
variant-why-open-bag = Tout le monde voit quels cubes sont dans le sac.
variant-why-harsh-dragon = Pour experts : chaque attaque tire un cube de plus.
variant-why-draft-open = Pour experts : avant le premier tour, chacun prend deux cartes parmi celles qui sont dévoilées.
variant-why-draft-closed = Pour experts : avant le premier tour, chacun garde deux cartes en secret et passe les autres.
variant-why-mercy = Une fois par tour, qui ne peut pas quitter sa salle peut tourner sa tuile.
variant-why-promo = Quelques cartes de plus dans la pioche du Donjon.
variant-why-party = Pour cinq ou six voleurs : davantage d’Artefacts, et plusieurs dans une même salle.
variant-why-party-deck = 35 cartes de notre cru, des secrets et des objets pour les grands groupes : certaines agissent au tour des autres.
variant-why-party-cards = Des cartes, secrets et objets de notre cru pour les grands groupes.
variant-why-characters = Chacun joue un personnage, avec son deck, son plateau et ses jetons.
variant-why-even-start = La cinquième et la sixième personne commencent sans Or.
variant-why-subterra-easy = Un monstre vous traque dans les tunnels : un seul à la fois, et le vaincre rapporte 2 Or.
variant-why-subterra-normal = Jusqu’à deux monstres vous traquent dans les tunnels ; en vaincre un rapporte 1 Or.
variant-why-subterra-hard = Jusqu’à trois monstres vous traquent, ils viennent tôt, et en vaincre un fait du bruit.
variant-why-solo = Pour une personne : la nuit est l’adversaire. Trente Heures servent d’horloge ; l’avidité et le bruit les brûlent.
variant-why-solo-apprentice = Pour une personne, en douceur : moins de bruit au départ, et les Artefacts brûlent moins la nuit.
variant-why-solo-legend = Pour qui connaît la nuit : un Dragon en colère, et des murs qui entendent tout.
mixed-deck = Pioche mélangée
mixed-deck-why = Des cartes d’autres jeux, pour autant que leurs textes aient un sens ici. Une partie seulement se tire au sort.
mix-of = { $game } : { $n } sur { $most } cartes
mix-left-out = { $n ->
    [one] { $n } sorte de carte reste dehors
   *[other] { $n } sortes de cartes restent dehors
} : leur texte parle de ce que ce jeu n’a pas.
mix-deck = Cartes dans la pioche : { $n }
mix-odd-cards = Les pioches imprimées ont de { $least } à { $most } cartes.
mix-odd-attacks = Le dragon attaque sur { $n } % des cartes ; d’ordinaire { $least } à { $most } %.
mix-odd-dangers = { $n } % de cartes Danger ; d’ordinaire { $most } % au plus.
mix-odd-monsters = { $n } % de monstres ; d’ordinaire { $least } à { $most } %.
mix-odd-companions = { $n } % de compagnons ; d’ordinaire { $least } % au moins.
mix-odd-skill = Les cartes coûtent plus ou moins cher que d’ordinaire.
mixed-with = avec des cartes de { $game }
characters = Personnages
see-characters = Voir les personnages
by-lot = Au sort
character-of-seat = Personnage de la place { $n }
colour-of-seat = Couleur de la place { $n }
plays-as = { $name } joue { $character }
own-tokens-of = { $name } : { $n } sur { $most } sur le plateau
character-deck = Et dans le deck : { $cards }
who-begins = Qui commence
first-by-lot = Au hasard
first-sneakiest = La personne la plus fourbe (au vote)
first-is-you = Vous
first-is-seat = La place { $seat } commence
handicap-of = Handicap de la place { $n }
handicap-steps = { $n ->
    [0] sans handicap
   *[other] handicap { $n }
}
handicap-why = Par degré : 2 Clank! de plus et 1 dégât avant le premier tour.
handicaps-are = handicaps { $steps }
packs = Packs de cartes
packs-why = Ajoutez au jeu vos cartes ou celles d’un ami. Tout le monde peut les lire avant de s’asseoir.
pack-some = des cartes maison
pack-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
pack-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
pack-places = son propre plan
pack-read = Voir les cartes
pack-bring = Ajouter un pack
pack-bring-folder = Ajouter un dossier
pack-checking = Vérification du pack…
pack-mistakes =
    { $n ->
        [one] Ce pack n’est pas encore jouable. Une erreur :
       *[other] Ce pack n’est pas encore jouable. { $n } erreurs :
    }
pack-of-another = « { $pack } » est fait pour { $game } : choisissez ce jeu pour l’utiliser.
pack-here = Cette table joue avec des cartes maison.
pack-replaces = Modifie { $names }.
pack-without = Retire { $names }.
pack-not-own = Carte maison : pack « { $pack } ».
name-in = Ce nom n’existe qu’en { $language }.
pace = Rythme
pace-live = En temps réel
pace-day = Un jour par tour
your-name = Votre nom
somebody = Ombre
who-sits = Qui prend la place { $n } ?
here-too = Sur cet appareil
a-friend = Ami (par lien)
bot-greedy = Bot prudent
bot-random = Bot maladroit
levels = Adversaires
level-share = Bat trois bots du niveau inférieur dans { $share } % des parties
style = Style de jeu
style-any = tous les styles
bots-two = deux bots ({ $bot })
add-seat = ajouter une place
remove-seat = Retirer la place { $n }
name-of-seat = Nom à la place { $n }
seats-bring = À { $n }, on joue avec la variante « { $names } ».
seats-bound = « { $name } » se joue à { $seats }.
listed = Table publique : tout le monde peut la trouver
open-the-table = Ouvrir la table
start-game = Lancer { $game }
more-choices = Plus d’options
fewer-choices = Moins d’options
who-plays = { $people ->
    [one] vous
   *[other] { $people } personnes
}{ $bots ->
    [0] {""}
    [one] {" "}et un bot
   *[other] {" "}et { $bots } bots
}
your-games = Vos parties
open-tables = Tables ouvertes
join = Rejoindre
watch = Regarder
seats-free = { $n ->
    [one] une place libre
   *[other] { $n } places libres
}
phase-over = Terminée
phase-lobby = En attente de joueurs
whose-turn = À { $name } de jouer
games-running = En cours
games-finished = Terminées
games-all = Voir les { $n }
games-fewer = Voir les plus récentes
with-people = avec { $names }
go-there = Continuer
again-short = Rejouer
forget-game = Retirer { $game } de cette liste
footer = Projet de fans, sans lien avec l’éditeur. Clank! appartient à ses propriétaires : achetez les vrais jeux. Icônes de game-icons.net par Lorc, Delapouite et d’autres, CC BY 3.0. Polices sous SIL Open Font License.
stored = Vie privée
stored-promise = Pas de compte, pas de publicité, pas de pistage, rien n’est transmis.
stored-server = Sur ce serveur
stored-tables = Chaque table : ses cartes, chaque coup et son heure, les noms choisis et les messages échangés. Qui a le lien voit ce qui est face visible.
stored-seat = Une empreinte de votre cookie, pour reconnaître votre place.
stored-for =
    { $days ->
        [0] Tout reste jusqu’à ce que la personne qui gère ce serveur l’efface.
        [one] Une table sans activité pendant { $days } jour est effacée.
       *[other] Une table sans activité pendant { $days } jours est effacée.
    }
stored-packs = Les packs de cartes ajoutés : tant qu’une table s’en sert, sinon soixante jours.
stored-passing = Votre adresse IP reste quelques minutes en mémoire pour éviter les abus. Elle n’est jamais enregistrée.
stored-forget = La personne qui gère ce serveur peut effacer votre nom, vos messages ou toute une table : demandez-lui.
stored-browser = Dans ce navigateur
stored-alone = Il n’y a pas de serveur : vos parties sont dans ce navigateur et nulle part ailleurs. Exportez celles que vous voulez garder.
stored-cookie = Un cookie par place, pour un an ; pour un mois une fois la partie finie. Il n’est envoyé qu’à sa table.
stored-lists = Vos tables, résultats, réglages, leçons, votre soirée à côté de la vraie boîte, et les preuves de vos mélanges. Ils restent jusqu’à ce que vous effaciez les données de ce site ; « Mes parties » efface vos résultats.
stored-licences = Crédits et licences

## Waiting room

waiting-room = Qui est de la partie ?
seat-open = Libre
send-link = envoyez-lui le lien
joined = à table
seat-bot = Ajouter un bot
free-seat = Libérer la place
dealing-numbers = Chaque navigateur ajoute son grain de hasard au mélange…
host-deals = { $name } distribue dès que tout le monde est là.
sit-down = S’asseoir
another-here = Quelqu’un d’autre sur cet appareil
sit-down-too = S’asseoir aussi
start = Distribuer
deal-sure-title = { $n ->
    [one] { $names } n’est pas là
   *[other] { $names } ne sont pas là
}
deal-sure = Si vous distribuez maintenant, la partie s’arrêtera à chaque tour d’une personne absente.
deal-wait = Attendre
deal-anyway = Distribuer quand même
link = Lien d’invitation
copy = Copier
copied = Copié
qr = Code QR
qr-of-link = Lien d’invitation en code QR
move-seat = Changer d’appareil
move-seat-of = { $name } : autre appareil
move-title = { $name } : changer d’appareil
move-why = Ouvrez ce lien sur l’autre appareil et confirmez. Vous jouerez là-bas ; ici, vous ne ferez que regarder. Ce lien donne votre place : gardez-le pour vous.
move-make = Créer le lien
move-soon =
    Valable une fois, pendant { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }. Un nouveau lien annule celui-ci.
move-link = Lien de votre place
move-gone = Votre place est passée sur un autre appareil. Ici, vous regardez.
take-title = { $name } : continuer ici ?
take-why = Votre place passe sur cet appareil. L’autre ne fera plus que regarder, et le lien expire.
take-yes = Continuer ici
take-no = Regarder seulement
take-here = { $name } est déjà ici
take-here-why = Cet appareil a déjà la place. Ouvrez le lien sur l’autre : il est encore valable.

## One device

pass-to = Passez l’appareil à { $name }
look-away = Les autres, on ne regarde pas ! L’écran reste caché jusqu’à votre signal.
it-is-me = C’est moi, { $name }
bot-plays-for = Un bot joue pour { $name }.
is-back = { $name } est de retour

## Le scribe : ce qu’a donné la vraie boîte

told-hand = { $n ->
    [one] { $name } : quelle carte avez-vous piochée ?
   *[other] { $name } : quelles sont vos { $n } cartes piochées ?
}
told-row = { $n ->
    [one] Quelle carte arrive sur la piste ?
   *[other] Quelles sont les { $n } cartes de la piste, de la première à la dernière ?
}
told-cube = { $n ->
    [one] Quel cube est sorti du sac ?
   *[other] Quels sont les { $n } cubes sortis du sac ?
}
told-token = { $name } : quel jeton était-ce ?
told-tile = Quelle tuile est sortie ?
told-first = Qui commence ?
told-removed = { $n ->
    [one] Quel Artefact retourne dans la boîte ?
   *[other] Quels { $n } Artefacts retournent dans la boîte ?
}
told-character = Quel personnage joue { $name } ?
told-cube-black = Dragon (noir)
told-cube-wild = Cube sauvage
told-cube-shadow = Ombre
told-still = { $n ->
    [one] Encore { $n }
   *[other] Encore { $n }
}
told-all = Tout y est.
told-so-far = Déjà indiqué
told-not = pas celui-ci
told-search = Chercher par nom
told-left = reste { $n }
told-none = Il n’en reste aucun de ce nom.
told-done = C’est ça
told-back = Un pas en arrière
told-cancel = Pas maintenant

## Connection

connecting = Un instant…
link-lost = Connexion perdue. Votre partie est à l’abri ; reconnexion…
reconnecting = Reconnexion…
seat-reconnecting = reconnexion
link-full = Trop de monde à cette table. Nouvel essai en cours…
table-gone = Cette table n’existe pas
table-gone-why = Le lien est faux, ou la table a été effacée.
page-old = Une nouvelle version de cette page est disponible.
engine-what = Chargement du jeu
engine-loading = Chargement du jeu : { $done } sur { $all } Mo
engine-starting = Mise en place de la table
engine-failed = Le jeu ne s’est pas chargé. Rien de ce que vous avez joué n’est perdu.
update-ready = Une nouvelle version est prête. Vos parties ne changent pas.
update-take = Mettre à jour
alone-title = Cette page se passe de serveur
alone-kept = Vos parties restent dans ce navigateur, sur cet appareil.
alone-promised = Le navigateur les gardera jusqu’à ce que vous les supprimiez.
alone-not-promised = Le navigateur peut les effacer s’il manque de place, ou après des semaines sans visite : enregistrez celles qui comptent dans un fichier.
alone-offline = Elle fonctionne hors ligne.
alone-fetch = Jouer aussi hors ligne
alone-server = Pour jouer avec des amis sur d’autres appareils, l’un de vous lance un serveur.
alone-files = Placez dans un dossier le fichier { $file } d’une version publiée, puis tapez-y :
alone-releases = Versions publiées
notebook = Carnet Python
notebook-intro = Python, ici dans votre navigateur : modifiez une cellule et exécutez-la, aussi avec Maj et Entrée. Rien n’est installé, rien n’est envoyé ; vos changements disparaissent quand vous partez.
notebook-run = Exécuter
notebook-run-all = Tout exécuter
notebook-stop = Arrêter et oublier
notebook-loading = Chargement de Python : { $percent } %
notebook-cell = Cellule { $n }
notebook-picture = Image produite par la cellule
reload = Recharger
to-lobby = Retour à l’accueil
refused-lost = La connexion a sauté ; réessayez.
refused-other = Ce n’est pas possible maintenant.

## Table

round = Manche { $n }
your-turn = À vous
your-turn-dot = À vous.
cards-to-play =
    { $n ->
        [0] Dépensez ce qui reste, ou finissez votre tour.
        [one] Encore une carte à jouer.
       *[other] Encore { $n } cartes à jouer.
    }
nothing-left = Plus rien à faire : finissez votre tour.
waiting-for = C’est à { $name }
game-over = La partie est terminée.
watching = vous regardez
luck-sealed = Mélange garanti
luck-sealed-why = Le mélange a été fixé avant la donne ; chacun peut le vérifier après la partie : { $hash }
luck-mixed = Y entrent les nombres apportés par { $names }.
luck-anew = Mélange refait
luck-anew-why = { $name } a apporté cette partie sauvegardée. Tout ce que personne ne doit connaître est mélangé de nouveau ici : aucun fichier ne peut dire la suite. Chacun peut le vérifier après la partie : { $hash }
luck-what-if = Mélange refait
luck-what-if-why = Cette partie reprend un moment d’une partie finie. Toutes les cartes que vous ne pouviez pas connaître ont été mélangées de nouveau. Chacun peut le vérifier après la partie : { $hash }
luck-brought = Mélange non garanti
luck-brought-why = { $name } a apporté cette partie avec son mélange et connaît peut-être toutes les cartes.
luck-prepared = Cartes préparées
luck-prepared-why = Les cartes de cette table ont été disposées à l’avance.
luck-replay = D’après un fichier
luck-replay-why = Ce replay vient d’un fichier de partie. Le fichier dit ce qui a été distribué ; personne ici n’a vu le mélange.
luck-told = Le hasard de la vraie boîte
luck-told-why = Les personnes à cette table disent ce que donnent les vraies cartes et les vrais cubes. La partie peut être revue et comptée, mais rien ne prouve son hasard.
menu = Menu
tabs = Rubriques de la table
tab-seats = Joueurs
tab-log = Journal
tab-rules = Règles
seats = Joueurs
seat = Place
you = vous
bot = bot
held = joué par un bot
away = pas là
status-in-play = dans le donjon
status-escaped = dehors
status-rescued = sauvetage
status-lost = sans retour
nudge = Faire signe
hold-them = Laisser un bot jouer à sa place
hold-me = Mettre un bot à ma place
hold-sure-title = Mettre un bot à votre place ?
hold-sure = Le bot joue vos tours jusqu’à ce que vous repreniez votre place. S’il en joue plus de la moitié, la partie ne compte pas dans vos statistiques.
hold-sure-yes = Laisser jouer le bot
hold-sure-no = Continuer à jouer
return = Reprendre ma place
bot-plays-you = Un bot joue à votre place.
ask-end = Proposer d’arrêter
ask-advice = Autoriser les conseils ?
damage-of = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} sur { $most }
pile-hand = Main : { $n }
pile-deck = Deck : { $n }
about-health =
    { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } sur { $most }. Chaque cube de cette couleur pioché lors d’une attaque arrive ici ; piste pleine, c’est le hors de combat.
about-hand = Cartes en main : { $n }. On en pioche cinq nouvelles à la fin du tour.
about-deck = Cartes dans le deck : { $n }. Quand il est vide, la défausse est mélangée et devient le deck.
about-rage =
    La Fureur : elle fait piocher { $n ->
        [one] un cube
       *[other] { $n } cubes
    } à chaque attaque. Voler un Artefact la fait monter.
about-area = Le bruit fait depuis la dernière attaque. À la prochaine, tout part dans le sac, puis on pioche.
about-bag =
    { $n ->
        [one] Un cube est
       *[other] { $n } cubes sont
    } dans le sac. Les noirs ne font rien ; chacun des autres inflige 1 dégât à la personne de sa couleur.
about-draws =
    La prochaine attaque pioche { $n ->
        [one] un cube
       *[other] { $n } cubes
    } dans le sac. Une carte au symbole Attaque qui arrive sur la piste la déclenche.
about-worth = Votre score si vous sortiez maintenant.
about-none-yet = Personne ne sort sans Artefact. Prenez-en un d’abord.
log = Journal
log-turns = Tours
log-talk = Discussion
log-you = Vous
log-cards = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
log-attack = Attaque
log-called = { ", " }déclenchée par { $names }
log-no-cubes = le sac était vide
log-newer = ▼ { $n } de plus
voice = Déroulement de la partie
row-place = Emplacement { $n } de la piste
since-mine = Depuis votre dernier tour
talk-badge = { $n ->
    [one] 1 nouveau message
   *[other] { $n } nouveaux messages
}
chat = Écrire à la table
map = Le donjon
map-list = Afficher le plan en liste
map-picture = Afficher le plan en image
stand-here = ici : { $names }
unknown-place = Inexploré
walk-far =
    Aller jusqu’ici, { $n ->
        [one] { $n } salle
       *[other] { $n } salles
    } : { $price }
monsters-here = { $n ->
    [one] Un monstre rôde ici
   *[other] { $n } monstres rôdent ici
}
the-depths = Les Profondeurs
depths-about = Les Profondeurs : hors de combat ici, personne ne vient vous chercher et vous ne marquez rien.
look-through = Voir la défausse
look-through-of = Défausse ({ $name }) : { $n }
dungeon-discard = Défausse de la pioche du Donjon
deck-left =
    Reste dans votre deck : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }, dans un ordre inconnu
pile-empty = Aucune carte ici.
pile-hidden = { $n ->
    [one] Une carte est face cachée.
   *[other] { $n } cartes sont face cachée.
}
countdown-rests = Le compte à rebours démarre à la première sortie.
countdown-at = Compte à rebours : case { $n } sur { $most }
tokens-of = Jetons ({ $name }) : { $n }
things-of = Butin : { $name }
discard-pile = Défausse
zoom-in = Zoom avant
zoom-out = Zoom arrière
zoom-all = Tout
zoom-all-about = Voir tout le plan ; encore une fois pour revenir
overview = Vue d’ensemble : cliquez pour y aller, deux fois pour suivre votre pion
dragon = Le Dragon
draws = pioche { $n }
rage = Fureur : case { $space }
clank-area = Zone Clank!
bag = Sac
attack-draws =
    Attaque : { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
attack-why = Fureur { $rage }{ $danger ->
    [0] {""}
   *[other] , danger { $danger }
}
guards = monstres
of-held = sur { $n }
free = Gratuit
by-way-of = via { $names }
key-enter = Entrée
key-space = Espace
why-not = Pourquoi pas ?
market = Marché, { $gold } Or
row = Piste des Aventures
dangers =
    { $n ->
        [one] Danger : +1 cube par attaque
       *[other] { $n } Dangers : +{ $n } cubes par attaque
    }
reserve = Actions permanentes
row-deck = pioche { $n }
row-discard = défausse { $n }
always = toujours
new-tile = Nouvelle tuile
known-tile = Tourner cette tuile
tiles-left = { $n ->
    [one] { $n } restante
   *[other] { $n } restantes
}
turn-left = Tourner à gauche
turn-right = Tourner à droite
leads-to = Destination : { $room }
not-this-way = Impossible dans ce sens
as-it-lies = Déjà dans ce sens
put-down = Poser la tuile
resources = À dépenser
resources-of = { $name } joue
in-gold = Or
in-area = Clank!
played = Cartes jouées ce tour
played-by = Cartes : { $name }
points-if-out = { $n ->
    [one] 1 point si vous sortez
   *[other] { $n } points si vous sortez
}
points-none-yet = Pas encore d’Artefact : aucun point
your-hand = Votre main
hand-of = Main : { $name }
spectator-hand = Les mains sont cachées aux spectateurs.
no-cards = Aucune carte en main.
tray = Cartes
tray-hand = Main
tray-row = Piste
actions = Actions
play-all = Tout jouer
undo = Annuler
undo-turn = Annuler le tour
undo-all = Tout annuler
end-turn = Finir le tour
end-anyway = Finir quand même
end-now = Finir le tour
end-asked = Appuyez encore pour finir votre tour.
unspent = Il reste { $what }
unspent-skill = { $n } { $n ->
    [one] Compétence
   *[other] Compétences
}
unspent-swords = { $n ->
    [one] 1 Épée
   *[other] { $n } Épées
}
unspent-boots = { $n ->
    [one] 1 Botte
   *[other] { $n } Bottes
}
attack = Le Dragon attaque !
skip = Continuer
attack-miss = raté
attack-hit = { $name } −1
attack-safe = { $name } : à l’abri
attack-spared = { $name } : aucun dégât
attack-called = Déclenchée par { $names }
attack-countdown = Le compte à rebours avance
attack-left = Dehors, on pioche contre ceux qui restent
attack-sum =
    Fureur { $rage }{ $danger ->
        [0] { "" }
       *[other] { " " }+ Danger { $danger }
    }{ $countdown ->
        [0] { "" }
       *[other] { " " }+ compte à rebours { $countdown }
    }
attack-open = Quelqu’un peut parer ?
attack-wild = Un cube sauvage : tout le monde −1
attack-wild-why = Un cube sauvage blesse tout le monde à l’intérieur, puis retourne dans la zone Clank!
attack-next = suivant
attack-tally = { $n } sur { $most }
attack-nobody = Plus de peur que de mal.

## Grands moments

got-it = Compris
banner-begins = { $name } commence
banner-you-begin = Vous commencez
banner-begins-why = Volez un Artefact, sortez en vie, avec le plus beau butin.
banner-caught = Hors de combat !
banner-rescued = Vous aviez un Artefact, et on a pu venir vous chercher : tout votre butin compte.
banner-lost-deep = À cette profondeur, personne ne vient vous chercher. Vous ne marquez rien.
banner-lost-bare = Sans Artefact, personne ne vient vous chercher. Vous ne marquez rien.
banner-leave = La sortie !
banner-leave-why =
    { $n ->
        [one] Finissez votre tour ici et vous sortez avec { $n } point.
       *[other] Finissez votre tour ici et vous sortez avec { $n } points.
    }
banner-out =
    { $n ->
        [one] { $names } est dehors
       *[other] { $names } sont dehors
    }
banner-felled =
    { $n ->
        [one] { $names } est hors de combat
       *[other] { $names } sont hors de combat
    }
banner-out-turns =
    { $n ->
        [0] Tout le monde à l’intérieur est hors de combat.
        [one] Encore un tour, puis tout le monde à l’intérieur est hors de combat.
       *[other] Encore { $n } tours, puis tout le monde à l’intérieur est hors de combat.
    }
banner-out-cubes = Désormais, chaque tour d’un voleur qui n’est plus en jeu devient une attaque.
banner-last = Votre dernier tour
banner-last-why = Ensuite, tout le monde à l’intérieur est hors de combat.
banner-rage = La Fureur monte
banner-rage-why =
    { $n ->
        [one] Chaque attaque pioche désormais { $n } cube.
       *[other] Chaque attaque pioche désormais { $n } cubes.
    }
banner-secret = { $name } : { $token }
moment-won = Vous gagnez !
moment-won-why =
    { $n ->
        [one] Personne ne fait mieux : { $n } point.
       *[other] Personne ne fait mieux : { $n } points.
    }
since-away = Pendant votre absence
rules = Règles
search = Chercher
no-rules = Le livret est indisponible pour l’instant.
advice-ask = Demander conseil
advice-thinks = Le Maître voleur réfléchit…
advice-again = Redemander
advice-instead = Autres bonnes idées
advice-follow = Jouer ce coup
advice-own = Je décide
advice-weigh = Comparer mes options
keys = Raccourcis clavier
keys-undo-turn = Annuler tout le tour
keys-row = Acquérir ou combattre la carte de la piste qui porte ce numéro
keys-map = Aller au plan ; encore : la liste des salles
keys-arrows = De salle en salle ; tourner la tuile
keys-enter = Valider
keys-read = Agrandir la carte choisie
keys-skip = Passer à la fin
keys-escape = Fermer ou annuler
keys-tab = Élément suivant : main, piste, plan, actions, joueurs, journal
keys-page = Afficher cette liste
learn-game = Apprendre { $game }
rules-two-minutes = L’essentiel des règles
to-play = Jouer : { $game }
rules-all = Toutes les règles
rules-all-why = Toutes les règles de ce jeu, telles que Tiptoe les applique.
rules-none = Aucune règle trouvée.
rule-mark = §
rule-about = Règle { $rule } : la lire
book-title = Règles : { $game }
book-waits = La partie vous attend.
book-back = Retour à la table
book-contents = Sommaire
book-search = Chercher dans les règles
book-found = { $n ->
    [0] Rien trouvé
    [one] { $n } passage trouvé
   *[other] { $n } passages trouvés
}
book-found-line = Dans le livret
book-found-rule = Texte exact
book-found-ruling = Précisions
book-found-term = Lexique
book-found-piece = Cartes et jetons
book-more = { $n ->
    [one] Encore une entrée
   *[other] Encore { $n } entrées
}
book-note = À voir aussi
book-pick = Choisissez un numéro après une phrase pour lire la règle exacte, ses précisions et les cartes concernées.
book-copy = Copier le lien
book-copied = Lien copié
book-near = Précisions et règles voisines
book-rulings = Précisions sur ce chapitre
book-pieces-of = Cartes et jetons concernés
book-pieces-why = Choisissez-en un pour le voir avec toutes les règles et précisions qui s’y rapportent.
book-rules-of = Ses règles et précisions
book-told = Où le livret en parle
book-search-term = Chercher partout
book-example = Exemple
book-examples = Exemples pas à pas
book-examples-why = Chacun s’ouvre sur une vraie table et se joue étape par étape, avec les règles appliquées.
book-see = Voir sur la table
example-start = Voici la situation. « Suivant » montre la suite, étape par étape.
example-step = Étape { $n } sur { $all }
example-on = Suivant
example-back = Précédent
example-leave = Voir la règle
example-told = Ce qui se passe
example-rules = Ce qu’il montre
no-example = Cet exemple n’existe pas.
book-only-with = Seulement avec { $variant }.
book-untranslated = Cette règle n’est pas encore traduite.

## Consent

go-back = Annuler plus loin…
ask-undo = Demander l’annulation
ask-undo-title = Annuler jusqu’ici ?
ask-undo-lost =
    { $n ->
        [one] Un coup est annulé.
       *[other] { $n } coups sont annulés, y compris ceux des autres.
    }
ask-undo-redealt = Les cartes que personne n’a vues sont remélangées, comme la main de ceux qui ont joué depuis : vous ne reverrez pas les mêmes.
ask-undo-agree = Doivent accepter : { $names }.
ask-undo-nobody = Vous jouez contre des bots : aucun accord à demander.
ask-undo-ask = Demander à tous
ask-undo-do = Annuler les coups
cancel = Non, continuer
consent-undo = { $name } demande à annuler
consent-undo-why = Les cartes que personne n’a vues sont remélangées. Tout le monde doit accepter.
consent-end = { $name } propose d’arrêter la partie
consent-end-why = Personne ne gagne. Tout le monde doit accepter.
consent-advice = { $name } propose d’autoriser les conseils
consent-advice-why = Jusqu’à la fin de la partie, chacun pourra demander conseil au Maître voleur. Tout le monde doit accepter.
consent-waiting = Réponses attendues : { $names }
yes = Oui
no = Non

## Entries of the log

entry-opened = La table est ouverte.
entry-seated =
    { $who ->
        [you] Vous vous asseyez.
       *[other] { $name } s’assied.
    }
entry-unseated =
    { $who ->
        [you] Vous libérez la place.
       *[other] { $name } libère la place.
    }
entry-bot-seated = Un bot s’assied.
entry-undone =
    { $who ->
        [you] Vous annulez un coup.
       *[other] { $name } annule un coup.
    }
entry-took-back =
    { $who ->
        [you] Coup annulé : { $what }.
       *[other] { $name } annule un coup : { $what }.
    }
entry-redealt =
    { $who ->
        [you] Vous annulez un coup ; les cartes que personne n’avait vues sont remélangées.
       *[other] { $name } annule un coup ; les cartes que personne n’avait vues sont remélangées.
    }
entry-started-anew = La partie reprend à partir d’un fichier. Tout ce que personne ne doit connaître a été mélangé de nouveau.
entry-started-what-if = La partie reprend un moment d’une partie finie. Toutes les cartes cachées ont été mélangées de nouveau.
entry-started-brought = La partie reprend à partir d’un fichier, avec le mélange de ce fichier.
entry-asked-undo =
    { $who ->
        [you] Vous demandez à tout le monde d’annuler.
       *[other] { $name } demande à tout le monde d’annuler.
    }
entry-asked-end =
    { $who ->
        [you] Vous proposez d’arrêter la partie.
       *[other] { $name } propose d’arrêter la partie.
    }
entry-asked-advice =
    { $who ->
        [you] Vous proposez d’autoriser les conseils.
       *[other] { $name } propose d’autoriser les conseils.
    }
entry-agreed =
    { $who ->
        [you] Vous acceptez.
       *[other] { $name } accepte.
    }
entry-disagreed =
    { $who ->
        [you] Vous refusez.
       *[other] { $name } refuse.
    }
entry-abandoned = La partie est arrêtée.
entry-advisable = Désormais, chacun peut demander conseil au Maître voleur.
entry-held =
    { $who ->
        [you] Un bot joue pour vous.
       *[other] Un bot joue pour { $name }.
    }
entry-returned =
    { $who ->
        [you] Vous êtes de retour.
       *[other] { $name } est de retour.
    }
entry-nudged =
    { $who ->
        [you] On vous fait signe : tout le monde attend.
       *[other] On fait signe à { $name } : tout le monde attend.
    }
entry-moved =
    { $who ->
        [you] Vous continuez sur un autre appareil.
       *[other] { $name } continue sur un autre appareil.
    }
entry-rematched = Et c’est reparti pour une partie.

## End

winners = { $n ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
nobody-wins = Personne ne gagne
abandoned = La partie a été arrêtée
verdict-escaped =
    { $place ->
        [1] Dehors, et victoire !
        [2] Dehors, à la deuxième place
        [3] Dehors, à la troisième place
        [4] Dehors, à la quatrième place
       *[other] Dehors, à la place { $place }
    }
verdict-bot = { $place ->
    [1] Un bot a gagné cette partie pour vous
   *[other] Un bot a joué cette partie pour vous
}
verdict-bot-turns = Tours joués par un bot à votre place : { $bot } sur { $turns }. La partie ne compte pas dans vos statistiques.
verdict-bot-some = Un bot a joué certains de vos tours : { $bot } sur { $turns }.
turns-by-bot = tours du bot : { $bot } sur { $turns }
turns-by-bot-of = Tours joués par un bot pour { $name } : { $bot } sur { $turns }.
verdict-rescued =
    { $place ->
        [1] Sauvetage réussi, et victoire !
        [2] Sauvetage réussi : deuxième place
        [3] Sauvetage réussi : troisième place
        [4] Sauvetage réussi : quatrième place
       *[other] Sauvetage réussi : place { $place }
    }
verdict-shared = Une victoire partagée
verdict-lost = Vous y restez
verdict-in-play = Vous n’avez pas trouvé la sortie
verdict-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gap } d’avance sur { $name }.
verdict-behind = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gap } de retard sur { $name }.
verdict-level = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, à égalité avec { $name } : le meilleur Artefact départage.
verdict-even = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, à égalité parfaite avec { $name }.
verdict-only = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : personne d’autre n’a rien rapporté.
verdict-nothing =
    { $why ->
        [artifact] Pas d’Artefact, pas de points.
        [place] Hors de combat dans les Profondeurs, où personne ne vient vous chercher : aucun point.
       *[inside] La partie s’est finie avec vous à l’intérieur : aucun point.
    }
verdict-carried = { $points ->
    [0] { "" }
    [one] Vous portiez { $points } point.
   *[other] Vous portiez { $points } points.
}
verdict-lead = Votre point fort : { $line }, { $mine } contre { $theirs }.
verdict-lack = Ce qui vous a manqué : { $line }, { $mine } contre { $theirs }.
verdict-rescued-too =
    { $n ->
        [one] On a tiré { $names } de là.
       *[other] On a tiré { $names } de là.
    }
verdict-lost-too =
    { $n ->
        [one] { $names } y reste.
       *[other] { $names } y restent.
    }
fate-escaped = dehors
fate-escaped-turn = dehors, tour { $n }
fate-rescued = hors de combat, puis sauvetage
fate-rescued-turn = hors de combat au tour { $n }, puis sauvetage
fate-lost-artifact = hors de combat sans Artefact : aucun point
fate-lost-place = hors de combat dans les Profondeurs : aucun point
fate-in-play-inside = toujours à l’intérieur : aucun point
place = Place
points = Points
open-number = { $name }, { $line } : { $n }. Voir le détail
parts-of = { $n ->
    [one] { $n } point : { $line }
   *[other] { $n } points : { $line }
}
parts-some = { $some } sur { $all } valent des points.
parts-none = Rien ici.
parts-lost = Vous l’aviez sur vous, mais cela ne compte pas.
numbers-open = Choisissez un nombre pour voir le détail.
course = La course aux points
course-why = Points après chaque tour : Artefact, jetons, Or et cartes.
course-turn = Tour
course-points = Points
course-wounds = Dégâts
course-plot =
    { $what } de chacun sur { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
course-table = Voir en tableau
course-countdown = compte à rebours
course-waits = On revoit la partie…
course-fails = Impossible d’afficher ce graphique : { $why }
moments = Temps forts
memory-turn = Tour { $n }
memory-artifact = { $who ->
    [you] Vous prenez l’Artefact { $n }
   *[other] { $name } prend l’Artefact { $n }
}
memory-out = { $who ->
    [you] Vous sortez
   *[other] { $name } sort
}
memory-first-out = { $who ->
    [you] Vous êtes dehors avant tout le monde
   *[other] { $name } est dehors avant tout le monde
}
memory-countdown-begins = le compte à rebours commence
memory-caught =
    { $who ->
        [you] Vous êtes hors de combat
       *[other] { $name } est hors de combat
    }
memory-attack =
    { $n ->
        [one]
            { $who ->
                [you] Le Dragon vous inflige 1 dégât
               *[other] Le Dragon inflige 1 dégât à { $name }
            }
       *[other]
            { $who ->
                [you] Le Dragon vous inflige { $n } dégâts
               *[other] Le Dragon inflige { $n } dégâts à { $name }
            }
    }
memory-attack-why = la pire attaque de la partie
memory-attack-yours = votre pire attaque
memory-noise = { $who ->
    [you] Vous faites { $n } Clank! en un tour
   *[other] { $name } fait { $n } Clank! en un tour
}
memory-noise-why = le tour le plus bruyant
memory-card =
    { $who ->
        [you] Vous acquérez { $card }
       *[other] { $name } acquiert { $card }
    }
memory-card-why = { $n ->
    [one] votre carte la plus précieuse : { $n } point
   *[other] votre carte la plus précieuse : { $n } points
}
seal-title = Chaque mélange était fixé avant la partie
seal-checking = Vérification de chaque mélange et de chaque pioche…
seal-holds =
    Vérifié : { $n ->
        [one] { $n } mélange ou pioche correspond
       *[other] { $n } mélanges et pioches correspondent
    } à l’empreinte { $seal }.
seal-seen = Votre navigateur avait vu cette empreinte avant la donne.
seal-numbers =
    { $n ->
        [one] Un navigateur a ajouté son grain de hasard au mélange.
       *[other] { $n } navigateurs ont ajouté leur grain de hasard au mélange.
    }
seal-own-only = Votre navigateur a ajouté son grain de hasard au mélange.
seal-own-number = Le vôtre aussi.
seal-late-number = Le vôtre est arrivé trop tard.
seal-other-numbers = Attention : les nombres utilisés ne sont pas ceux que votre navigateur avait vus.
seal-broken = Ne correspond pas : { $reason }
seal-foreign = Cette partie a été jouée avec une autre version des cartes. Seule cette version peut la vérifier ; le fichier dit laquelle.
seal-unseen = Attention : avant la donne, votre navigateur avait vu une autre empreinte : { $seal }
seal-again = Vérifier encore
luck-how = Comment ça marche
seal-told = { $n ->
    [one] La partie se rejoue : { $n } choix. Vous avez dit vous-mêmes son hasard : rien ne le prouve.
   *[other] La partie se rejoue : { $n } choix. Vous avez dit vous-mêmes son hasard : rien ne le prouve.
}
seal-explained = Avant la donne, le serveur publie l’empreinte de son secret, et chaque navigateur celle d’un nombre tiré au hasard. Puis les navigateurs dévoilent leur nombre et, après la partie, le serveur dévoile son secret. Tous les mélanges découlent de cet ensemble : ni le serveur ni personne à la table ne peut tricher. Avec le fichier de la partie, chacun peut refaire chaque mélange.
rematch = Rejouer
rematch-join = { $name } rejoue : venez ({ $n } sur { $of })
rematch-join-any = La partie suivante attend : venez ({ $n } sur { $of })
rematch-watch = { $name } rejoue : regarder ({ $n } sur { $of })
rematch-watch-any = La partie suivante attend : regarder ({ $n } sur { $of })
rematch-title = { $name } rejoue
rematch-title-any = La partie suivante attend
rematch-deals = Les mêmes joueurs, de nouvelles cartes, tout de suite.
rematch-waits = Rendez-vous à une nouvelle table.
download-record = Télécharger la partie
look-at-table = Voir la table
show-result = Voir le résultat
close = Fermer

## Replay

replay = Replay
replay-dot = Replay.
replay-plays = { $name } joue
replay-of = Replay : { $game }
replay-title = Replays
workshop = Atelier
replay-waits = On revoit la partie…
replay-no-file = Ce lien mène à un moment d’une partie enregistrée en fichier. Si vous avez le fichier, ouvrez-le ici.
replay-yours = Vos parties terminées
replay-steps = Avancer et reculer
replay-turn-back = Tour précédent
replay-back = Coup précédent
replay-play = Lecture
replay-pause = Pause
replay-on = Coup suivant
replay-turn-on = Tour suivant
replay-turn = Tour { $n } sur { $of }, { $name }
replay-step = étape { $n } sur { $of }
replay-speed = Vitesse : ×{ $n }
replay-eyes = Point de vue
replay-open = Toutes les mains visibles
replay-open-short = Tout visible
replay-eyes-of = Vu par { $name }
replay-eyes-watch = Vu par le public
replay-eyes-watch-short = Le public
replay-link = Lien vers ce moment
replay-line = Chronologie
replay-mark-artifact = { $name } prend un Artefact : { $n }
replay-mark-secret = { $name } trouve un secret
replay-mark-attack =
    { $n ->
        [0] Attaque : personne n’est touché
        [one] Attaque : 1 dégât
       *[other] Attaque : { $n } dégâts
    }
replay-mark-out = { $name } sort en vie
replay-mark-caught = { $name } est hors de combat
replay-mark-buy = { $name } acquiert une carte à { $n }
record-bring = Ouvrir une partie
record-drop = Déposez ici un fichier de partie
record-drop-why = Un fichier .tiptoe. Il est rejoué sur cette page et n’est conservé nulle part.
record-choose = Choisir un fichier
record-too-long = Ce fichier est trop long pour une partie : 200 ko au plus.
record-unreadable = Ce fichier ne peut pas être rejoué, ligne { $line } : { $why }
record-go-on = Finir cette partie
what-if = Rejouer à partir d’ici
what-if-as = avec { $name }, contre des bots
what-if-out = Cette personne est déjà dehors
look-back = Retour sur la partie
look-what = Afficher
look-chance = Pronostic
look-chance-why = Sur 100 : la note du bot le plus fort, d’après ce que chacun pouvait voir.
look-points = Points
look-points-why = Ce que chacun marquerait en sortant maintenant.
look-damage = Dégâts
look-damage-why = Dégâts subis, à la fin de chaque tour.
look-cubes = Cubes dans le sac
look-cubes-why = Les cubes de chacun que la prochaine attaque peut piocher.
look-home = Le chemin du retour
look-home-why = Bottes nécessaires pour sortir, obstacles compris. Sous zéro : déjà dehors, ou aucun chemin connu.
look-deck = Deck
look-deck-why = Ce que rapporte en moyenne une carte du deck, d’après les bots.
look-luck = Chance
look-luck-why = Dégâts que le sac a épargnés, par rapport à la moyenne. Pur hasard.
look-bag = La chance au sac
look-drawn = cubes piochés
look-expected = attendus
look-weighs = On sépare la chance des choix…
look-account = Ce qui a fait le pronostic (sur 100)
look-account-why = La chance est l’écart entre ce qui est arrivé et la moyenne de nombreuses redistributions. Le reste vient des décisions.
look-start = après la distribution
look-cards = cartes piochées
look-row = nouvelles cartes de la piste
look-secrets = secrets et tuiles
look-dragon = le sac
look-play = ses décisions
look-rivals = les décisions des autres
look-end = à la fin
look-turning = Les moments décisifs
look-turning-none = Aucun tour n’a beaucoup changé les chances.
look-turn-of = Tour { $n } : { $name } { $change }
look-why-cards = cartes piochées
look-why-row = nouvelles cartes de la piste
look-why-secrets = secrets et tuiles
look-why-dragon = le sac
look-why-play = décisions : { $name }
look-better = Occasions manquées
look-better-of = Les choix de qui
look-better-think = Le Maître voleur revoit les pires tours…
look-better-none = Même dans les pires tours, le Maître voleur ne voit rien de nettement mieux.
look-better-made = Tour { $n } : « { $made } »
look-better-was = Mieux : « { $better } », note +{ $behind } sur 100.
look-json = Télécharger (JSON)
look-csv = Télécharger (CSV)
watch-replay = Revoir la partie
see = Voir
see-moment = Voir ce moment : { $what }

## A wrong rule

wrong-open = Règle mal appliquée ?
wrong-title = Ceci aurait dû être refusé
wrong-which = Quel choix aurait dû être refusé ?
wrong-choose = Choisissez
wrong-scenario = Scénario
wrong-about = Voici cet instant sous forme de scénario : ce que vous voyez, et une nouvelle donne de ce que vous ne voyez pas. Il échoue tant que la règle est fausse.
wrong-form = Ouvrir le formulaire

## Settings

language = Langue
language-begun = Traduit à { $percent } % ; le reste est en anglais.
theme = Thème
theme-torch = Sombre (torche)
theme-parchment = Clair (parchemin)
speed = Vitesse des animations et des bots
speed-calm = Lent
speed-brisk = Normal
speed-quick = Rapide
speed-instant = Instantané
motion = Animations
motion-system = Comme l’appareil
motion-full = Toutes
motion-less = Réduites
ask = Confirmer la fin de mon tour
ask-waste = S’il reste à dépenser
ask-always = Toujours
ask-never = Jamais
sound = Son
volume-table = Cartes et pièces
volume-moments = Grands moments
volume-bell = Cloche à mon tour
notify = Me prévenir quand c’est mon tour
follow = Suivre les autres joueurs sur le plan
notify-body = C’est à vous, tout le monde attend !
notify-denied = Votre navigateur bloque les notifications.
mute = Couper le son
unmute = Remettre le son

## Marks

res-skill = Compétences
res-swords = Épées
res-boots = Bottes
res-gold = Or
res-clank = Clank!
res-heart = Santé
res-teleport = Téléportation
res-draw = Pioche
res-discard = Défausse
res-trash = Bannir
res-artifact = Artefact
res-lockpicks = Crochetages
term-attack = Attaque du Dragon
term-attack-why = Quand cette carte arrive sur la piste, le Dragon attaque.
term-danger = Danger
term-danger-why = Tant qu’elle est sur la piste, chaque attaque pioche un cube de plus.
term-arrive = Apparition
term-arrive-why = Se produit une fois, quand la carte est révélée sur la piste.
term-acquire = Acquisition
term-acquire-why = Une seule fois, quand vous acquérez la carte ; pas quand vous la jouez.
term-defeat = Vaincu
term-defeat-why = Votre récompense pour l’avoir vaincu. La carte ne rejoint pas votre deck.
term-use = Utiliser
term-use-why = Payez et appliquez aussitôt ; la carte ne rejoint pas votre deck.
term-shield = Protection
term-shield-why = Défaussez-la de votre main pour annuler le dégât d’un cube sauvage.
term-suit = Faction
term-suit-why = Fait davantage si vous jouez une autre carte de la même Faction ce tour-ci.
term-teleport = Téléportation
term-teleport-why = Allez dans une salle adjacente sans Bottes, malgré Monstres et Cadenas.
term-lockpicks = Crochetages
term-lockpicks-why = Ouvrent les Cadenas. Vous les gardez tant que vous ne les dépensez pas.
term-trash = Bannir
term-trash-why = La carte quitte la partie pour de bon ; ce qu’elle vous a donné reste.
term-discard = Défausser
term-discard-why = Posez une carte de votre main sur votre défausse, sans son effet.
term-replace = Remplacer
term-replace-why = La carte part dans la défausse de la piste, une autre est retournée aussitôt.
term-heal = Soin
term-heal-why = Retirez ce nombre de cubes de votre piste État de santé.
term-clank = Clank!
term-clank-why = Du bruit : vos cubes vont dans la zone Clank!, puis dans le sac à la prochaine attaque. Avec un moins, ils reviennent.
term-draw = Piocher
term-draw-why = Prenez aussitôt ce nombre de cartes de votre deck.
term-swords = Épées
term-swords-why = Servent à vaincre les Monstres, sur la piste et dans les tunnels. Ce tour-ci seulement.
term-boots = Bottes
term-boots-why = Une Botte fait traverser un tunnel. Ce tour-ci seulement.
term-skill = Compétences
term-skill-why = Servent à acquérir des cartes. Ce tour-ci seulement.
term-gold = Or
term-gold-why = À garder : il se dépense au Marché, et chaque pièce vaut 1 point.
moment-acquire = Acquisition
moment-use = Utiliser
moment-defeat = Vaincu
moment-arrive = Apparition
moment-shield = Défausser contre un cube sauvage
moment-reveal = À la découverte
moment-consume = Une fois
seat-fox = Renard
seat-owl = Hibou
seat-toad = Crapaud
seat-hare = Lièvre
seat-moth = Phalène
seat-badger = Blaireau

## Cartes

cards-title = Cartes et jetons
cards-of = Cartes : { $game }
cards-show = Afficher
cards-cards = Cartes
cards-tokens = Jetons
cards-map = Plateau
cards-tiles = Tuiles
cards-tiles-start = Tuile de départ
cards-tiles-surface = Tuiles de surface
cards-tiles-depths = Tuiles des Profondeurs
cards-search = Chercher dans le texte
cards-kind = Type
cards-name = Nom
cards-set = Série
cards-own-set = Jeu de base
cards-all = Tout
cards-found = { $n } sur { $all }
cards-none = Aucune carte trouvée.
cards-reserve = action permanente
cards-points = { $n ->
    [one] Vaut 1 point à la fin.
   *[other] Vaut { $n } points à la fin.
}
cards-attack = Quand elle est révélée, le Dragon attaque.
cards-danger = Tant qu’elle est sur la piste, chaque attaque pioche un cube de plus.
cards-price = Coût
cards-copies = Exemplaires
cards-origin = Source des chiffres
cards-id = Id
origin-public = sources publiques
origin-tiptoe = création de Tiptoe
cards-before = La carte précédente
cards-after = La carte suivante

# What some games have
wild = Cubes sauvages
wild-wait = { $n ->
    [one] Un cube sauvage attend ici
   *[other] { $n } cubes sauvages attendent ici
}
alone-inside = Dernière personne à l’intérieur : manche { $n } sur { $most }
marks-of = Salles marquées : { $n } sur { $most }
effect-active = Actif : condition remplie ce tour-ci.
effect-waits = Pas encore actif ce tour-ci.

## Lessons

lesson = Leçon
lessons = Apprendre en jouant
lessons-why = Sur une vraie table, avec des cartes préparées. Partez quand vous voulez, vous reprendrez à la même étape.
lesson-progress = Avancement de la leçon
lesson-step = Étape { $n } sur { $of }
lesson-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
lesson-done = Terminée
lesson-begin = Commencer
lesson-on = Reprendre, étape { $n } sur { $of }
lesson-first = De préférence après : { $title }
lesson-back = Retour
lesson-skip = Passer
lesson-leave = Quitter
lesson-go-on = Continuer
lesson-show-me = Faites-le pour moi
lesson-take-back = Annuler
lesson-why = Pourquoi ?
lesson-skip-title = On s’arrête là ?
lesson-next = Leçon suivante : { $title }
lesson-play = Défier Crapaud et Hibou
lesson-again = Encore une fois
lesson-resume = Retour à la leçon
lesson-all = Toutes les leçons
lesson-gone = Cette leçon n’existe pas ici.

# Horloges, bots qui remplacent, places réclamées.
pace-each = { $time } par tour
pace-zero = Quand le temps est écoulé, un bot joue ce tour.
due-left = encore { $time }
due-then = Jusqu’à : { $when }. Ensuite, un bot joue ce tour.
due-then-on = Jusqu’à : { $when }. Ensuite, un bot joue en attendant son retour.
stand-in-ask = Laisser un bot jouer le tour de cette place : { $name } ?
stand-in-asked = { $by } propose qu’un bot joue ce tour pour { $name }
stand-in-why = { $name } n’est pas là. Le bot ne joue que ce tour. Toutes les personnes présentes doivent être d’accord.
stand-in-why-on = { $name } n’est toujours pas là. Le bot joue en attendant son retour. Toutes les personnes présentes doivent être d’accord.
stand-in-yes = Laisser jouer un bot
stand-in-waiting = Un bot pour { $name } ? On attend une réponse : { $names }
stood-in = { $n ->
    [one] Un bot a joué à votre place : tour { $turns }.
   *[other] Un bot a joué à votre place : tours { $turns }.
}
stood-in-for = { $n ->
    [one] { $name } : un bot a joué le tour { $turns }.
   *[other] { $name } : un bot a joué les tours { $turns }.
}
watching-here = Vous regardez la partie.
claim-offer = L’une de ces places était à vous ?
claim-title = Quelle place était à vous ?
claim-why = Place perdue avec vos cookies, ou lien ouvert dans un autre navigateur ? Les autres à la table sont consultés. S’ils sont d’accord, vous continuez ici, et l’ancien navigateur ne fait plus que regarder.
claim-mine = C’était la mienne
claim-here = quelqu’un y joue en ce moment
claim-none = Aucune, je regarde
claim-pending = Vous avez demandé cette place : { $name }. Les autres doivent être d’accord.
claim-refused = Les autres ne vous ont pas donné cette place : { $name }.
claim-asked = Quelqu’un dit être { $name }
claim-asked-why = Cette personne regarde la partie et dit être { $name }, sans son ancien navigateur. En cas de doute, demandez d’abord à { $name } : qui reçoit la place voit sa main et joue la suite.
claim-give = Donner la place
claim-waiting = Quelqu’un demande cette place : { $name }. On attend une réponse : { $names }
sent-away = { $name } a dû quitter la table et ne peut pas se rasseoir.
let-back = Laisser revenir
entry-held-once =
    { $who ->
        [you] Un bot joue ce tour pour vous.
       *[other] Un bot joue ce tour pour { $name }.
    }
entry-seat-asked-hold =
    { $who ->
        [you] Un bot à votre place ? Tout le monde est consulté.
       *[other] Un bot pour { $name } ? Tout le monde est consulté.
    }
entry-seat-asked-claim =
    { $who ->
        [you] Quelqu’un qui regarde demande votre place.
       *[other] Quelqu’un qui regarde demande cette place : { $name }.
    }
entry-let-back = { $what } peut se rasseoir.
stored-mark = Quand vous vous asseyez, seize bits d’une empreinte de votre adresse restent avec la table, pour que les personnes écartées par l’hôte ne reviennent pas. Ils ne permettent pas de retrouver votre adresse.
# Ce qui est visible de tout le monde sur la table.
stacks = Encore à venir
artifacts-left = Pile d’Artefacts
about-artifacts = Les Artefacts à venir, le prochain en tête. Les nouvelles tuiles prennent les leurs dans cette pile.
about-tiles = { $n ->
    [0] Il ne reste aucune tuile : le plan ne change plus.
    [one] Il reste { $n } tuile{ $back ->
        [surface] , de la surface
       *[other] , des Profondeurs
    }.
   *[other] Il reste { $n } tuiles. La prochaine vient { $back ->
        [surface] de la surface
       *[other] des Profondeurs
    }.
}
tiles-surface = Tuiles restantes, la prochaine de la surface
tiles-depths = Tuiles restantes, la prochaine des Profondeurs
tiles-none = Tuiles restantes
about-pool = { $what } : il en reste { $n }, face cachée.
about-wild-aside = { $what } encore hors du donjon : { $n }.
cubes-black = noirs
cubes-aside = hors du sac
about-aside = { $n ->
    [one] { $n } cube noir est
   *[other] { $n } cubes noirs sont
} hors du sac. Moins il en reste dedans, plus une attaque fait mal.
about-bag-open = Dans le sac : { $cubes }.
about-supply = { $n ->
    [0] La réserve de cubes est épuisée : plus de Clank! possible.
    [one] Il reste { $n } cube en réserve. Clank!, dégâts et cubes déposés en viennent.
   *[other] Il reste { $n } cubes en réserve. Clank!, dégâts et cubes déposés en viennent.
}
supply-of = { $n ->
    [one] { $n } cube en réserve
   *[other] { $n } cubes en réserve
}
status-leaving = vers la sortie
boots-blocked = épuisées
about-blocked = Plus aucune Botte ne peut être dépensée ce tour-ci.
to-cancel = à annuler
about-credit = { $n ->
    [one] Le prochain Clank! de ce tour est annulé.
   *[other] Les { $n } prochains Clank! de ce tour sont annulés.
}
trashed-cards = Cartes bannies : { $n }
attack-short = { $n ->
    [0] Le sac est vide
   *[other] Plus que { $n } dans le sac
}
banner-rage-same = { $n ->
    [one] Chaque attaque pioche toujours { $n } cube.
   *[other] Chaque attaque pioche toujours { $n } cubes.
}
tokens-gone = Jetons épuisés : { $n }
about-revealed = Révélée, encore à poser : { $tile }.
bag-ends = Si le sac est vide après une attaque, tout le monde encore à l’intérieur est hors de combat.

alone = Jouer seul
alone-why = Une personne face à la nuit : trente Heures, des Défis courts et une médaille à la fin.
night = La nuit
night-chip = La nuit, Heures restantes : { $n }. En ce moment : { $hour }
night-open-hour = L’Heure visible
night-left = { $n ->
    [one] Encore { $n } Heure
   *[other] Encore { $n } Heures
}
night-early = sortir avant les Petites heures : +12
night-worth = Points pour la nuit en sortant maintenant : { $points }
night-shadows = { $n ->
    [one] { $n } ombre
   *[other] { $n } ombres
} dans le sac{ $drawn ->
    [0] .
    [one] , 1 piochée : elle brûle une Heure.
   *[other] , { $drawn } piochées : elles brûlent { $drawn } Heures.
}
night-burns = { $greed ->
    [one] Un Artefact brûle { $greed } Heure
   *[other] Un Artefact brûle { $greed } Heures
} ; au moins { $loud } de vos cubes dans la zone Clank! en brûlent 1 à chaque tour.
night-acts = En l’état :
night-acts-not = Pas en l’état :
night-warded = Conjurée :
night-ward = Conjurer : { $cost }
night-no-ward = Elle ne se conjure pas.
night-take-dare = Relever le Défi
night-dare-turns = { $n ->
    [one] dernier tour
   *[other] encore { $n } tours
}
night-rubble = { $n ->
    [one] Éboulis : votre prochaine Botte est perdue.
   *[other] Éboulis : vos { $n } prochaines Bottes sont perdues.
}
night-medals = Bronze · argent · or : { $points }
night-takes-card = raflée
verdict-medal = { $medal ->
    [1] Bronze
    [2] Argent : vous gagnez
    [3] Or : vous gagnez
   *[0] Pas de médaille
} ({ $grade })
verdict-night = { $fate ->
    [escaped] Vous êtes sorti. Points : { $points }
    [rescued] Vous êtes tombé, et on vous a ramené. Points : { $points }
   *[other] Vous n’êtes jamais revenu.
}
