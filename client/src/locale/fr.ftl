brand = Tiptoe
list-comma = {", "}
list-colon = {" : "}
list-and = {" et "}

## Lobby

tagline = Prenez un objet précieux. Pas un bruit. Sortez avant son réveil.
learn-playing = Apprendre en jouant
learn-playing-what = { $n ->
    [one] une minute, rien à lire
   *[other] { $n } minutes, rien à lire avant
}
learn-playing-on = reprendre où vous étiez
learn-playing-no = Je connais ces jeux
play-now = Jouer tout de suite
join-link = par lien ou code
paste-link = Collez le lien ici
go = Aller
no-such-link = Ce lien ne mène à aucune table.
no-account = Sans compte, sans téléchargement. Votre navigateur est votre place.
no-server = Le serveur ne répond pas.
too-large = C’est trop gros pour être envoyé.
play-now-what = { $game }, { $bots }
join-friends = Rejoindre des amis
welcome-back = Bon retour, { $name }.
turns-waiting = { $n ->
    [one] C’est à vous de jouer à une table.
   *[other] C’est à vous de jouer à { $n } tables.
}
choose-game = Choisissez un jeu
minute = { $game } en une minute
minute-steal-classic = Descendez voler un Artefact
minute-steal-text-classic = Vos cartes donnent des Compétences pour de meilleures cartes, des Épées contre les gardes, des Bottes pour les tunnels.
minute-steal-catacombs = Entrez voler un Artefact
minute-steal-text-catacombs = Vos Bottes mènent au bord du plan, et une nouvelle tuile se pose sous vos pas.
minute-steal-space = Piratez deux ports, volez un Artefact
minute-steal-text-space = Deux cubes de data dans deux modules ouvrent le centre de Commandement, où sont les Artefacts.
minute-noise-classic = Chaque bruit finit dans le sac
minute-noise-text-classic = Quand le Dragon attaque, on pioche des cubes. Les vôtres sont des blessures ; la dixième est la dernière.
minute-noise-catacombs = Chaque bruit finit dans le sac
minute-noise-text-catacombs = Quand le Dragon attaque, on pioche des cubes. Les vôtres sont des blessures, et les fantômes blessent tout le monde.
minute-noise-space = Chaque bruit finit dans le sac
minute-noise-text-space = Quand le Seigneur Éradikus attaque, on pioche des cubes. Les vôtres sont des blessures ; la dixième est la dernière.
minute-out-classic = Sortez avant qu’il ne soit trop tard
minute-out-text-classic = La première personne dehors lance un compte à rebours pour toutes les autres.
minute-out-catacombs = Sortez avant qu’il ne soit trop tard
minute-out-text-catacombs = Retour à la Crypte. Qui est dehors pioche à chacun de ses tours des cubes contre les autres.
minute-out-space = Sortez avant qu’il ne soit trop tard
minute-out-text-space = Jusqu’à une capsule dans la Soute. Qui est dehors pioche à chacun de ses tours des cubes contre les autres.
minute-worth-classic = Le plus riche butin l’emporte
minute-worth-text-classic = Artefact, jetons, Or et cartes. Pris dans les Profondeurs ou sans Artefact, rien ne compte.
minute-worth-catacombs = Le plus riche butin l’emporte
minute-worth-text-catacombs = Artefacts, jetons, Or et cartes. Pris dans les Profondeurs ou sans Artefact, rien ne compte.
minute-worth-space = Le plus riche butin l’emporte
minute-worth-text-space = Artefact, jetons, Crédits et cartes. Pris hors de la Soute ou sans Artefact, rien ne compte.
two-minutes = Le jeu en deux minutes, avec tous les symboles
book-all-of = Toutes les règles : { $game }, pour vérifier un point
luck-check = Un hasard vérifiable
nights = Vos nuits au château
nights-finished = terminées
nights-won = gagnées
nights-best = record
diary = Mes parties
diary-more = Tous les chiffres et graphiques
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
diary-cards = Les cartes que vous aimez prendre
diary-roads = Les chemins que vous aimez suivre
diary-none-yet = Rien à raconter pour l’instant.
diary-line = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $place ->
    [1] 1re place
   *[other] { $place }e place
}
diary-lost = partie perdue
diary-json = Exporter (JSON)
diary-csv = Exporter (CSV)
diary-erase = Effacer mes parties
diary-erase-sure = { $n ->
    [one] { $n } partie sera effacée de ce navigateur, pour de bon.
   *[other] { $n } parties seront effacées de ce navigateur, pour de bon.
}
diary-keep = Les garder
diary-why = Seul ce navigateur garde ces chiffres ; personne d’autre ne les voit.
diary-empty = Aucune partie terminée pour l’instant. Celles que vous finissez dans ce navigateur sont comptées ici.
open-table = Ouvrir une table
game = Jeu
game-classic = Classique
game-catacombs = Catacombes
game-space = Dans l’espace
about-classic = Un château, deux faces, sept Artefacts.
about-catacombs = Un donjon qui grandit sous vos pas.
about-space = Trois modules, deux ports, une seule façon de quitter le vaisseau.
from-to = { $from } à { $to }
board = Plateau
any-board = L’un des { $n } au hasard
variants = Variantes
variant-artifact-action = Prendre un Artefact est une action
variant-empty-bag-ends = Le sac vide met fin à la partie
variant-lone-rounds = Le dernier à bord a 25 manches
variant-open-bag = Sac ouvert
variant-promo = Cartes promo
variant-party = Cinq et six places
variant-party-cards = Cartes de groupe
variant-even-start = Départ équilibré
variant-subterra-easy = Sub Terra, facile
variant-subterra-normal = Sub Terra
variant-subterra-hard = Sub Terra, difficile
variant-why-artifact-action = Comme dans les jeux suivants : on le prend quand on veut pendant son tour, pas seulement en arrivant.
variant-why-empty-bag-ends = Quand il n’y a plus de cube à piocher, la partie est finie pour tous.
variant-why-lone-rounds = Qui reste seul à bord est mis hors de combat au bout de 25 manches ; le livret ne fixe aucune limite.
variant-why-open-bag = Tout le monde voit quels cubes sont dans le sac.
variant-why-promo = Quelques cartes de plus dans la pioche du donjon.
variant-why-party = Pour cinq ou six voleurs : davantage d’Artefacts, et plusieurs dans une même salle.
variant-why-party-cards = Des cartes, secrets et objets de notre cru pour les grands groupes.
variant-why-even-start = Les cinquième et sixième places ne reçoivent pas d’Or au départ.
variant-why-subterra-easy = Un monstre vous traque dans les tunnels : un seul à la fois, et le vaincre rapporte 2 Or.
variant-why-subterra-normal = Jusqu’à deux monstres vous traquent dans les tunnels ; en vaincre un rapporte 1 Or.
variant-why-subterra-hard = Jusqu’à trois monstres vous traquent, ils viennent tôt, et en vaincre un fait du bruit.
packs = Paquets
packs-why = Vos cartes ou celles d’un ami, ajoutées à celles du jeu. Chacun peut les lire avant de s’asseoir.
pack-some = des cartes hors du jeu
pack-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
pack-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
pack-places = un plan à lui
pack-read = Lire ses cartes
pack-bring = Apporter un paquet
pack-bring-folder = Apporter un dossier
pack-checking = Vérification du paquet…
pack-mistakes = { $n ->
    [one] Ce paquet ne peut pas encore être joué. Une erreur :
   *[other] Ce paquet ne peut pas encore être joué. { $n } erreurs :
}
pack-of-another = « { $pack } » appartient à { $game } ; choisissez ce jeu pour le jouer.
pack-here = Cette table joue avec des cartes qui ne sont pas celles du jeu.
pack-replaces = Modifie { $names }.
pack-without = Retire { $names }.
pack-not-own = Hors du jeu : vient du paquet « { $pack } ».
name-in = Ce nom n’existe qu’en { $language }.
pace = Rythme
pace-live = En direct
pace-day = Un jour par tour
your-name = Votre nom
somebody = Un voleur
who-sits = Qui occupe la place { $n }
here-too = Ici aussi
a-friend = Ami, par lien
bot-greedy = Bot prudent
bot-random = Bot maladroit
levels = Quel niveau pour les autres ?
level-share = gagne { $share } % des parties contre trois du niveau inférieur
style = Comment aiment-ils jouer ?
style-any = sans préférence
bots-two = deux bots ({ $bot })
add-seat = une place de plus
remove-seat = Retirer la place { $n }
name-of-seat = Nom à la place { $n }
seats-bring = À { $n }, on joue avec la variante « { $names } ».
seats-bound = « { $name } » se joue à { $seats }.
listed = Visible par tous
open-the-table = Ouvrir la table
start-game = Commencer { $game }
more-choices = Plus de choix
fewer-choices = Moins de choix
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
games-all = Toutes les { $n }
games-fewer = Les dernières seulement
with-people = avec { $names }
go-there = Continuer
again-short = Rejouer
forget-game = Retirer { $game } de cette liste
footer = Non officiel et sans affiliation. Clank! appartient à ses propriétaires : achetez les vrais jeux. Icônes de game-icons.net par Lorc, Delapouite et contributeurs, CC BY 3.0. Polices sous SIL Open Font License.
stored = Ce qui est conservé
stored-promise = Pas de compte, pas de publicité, personne ne compte vos visites, et rien n’est transmis.
stored-server = Sur ce serveur
stored-tables = Chaque table : ses cartes, chaque choix et son heure, les noms que les gens ont choisis et ce qu’ils y ont dit. Qui a le lien voit ce qui est visible de tous.
stored-seat = De votre cookie, seulement une empreinte, qui prouve que la place est la vôtre.
stored-for = { $days ->
    [0] Tout cela reste jusqu’à ce que la personne qui tient ce serveur l’efface.
    [one] Une table que personne n’a touchée pendant { $days } jour est effacée.
   *[other] Une table que personne n’a touchée pendant { $days } jours est effacée.
  }
stored-packs = Les paquets de cartes que quelqu’un apporte : tant qu’une table les utilise, sinon pendant soixante jours.
stored-passing = Votre adresse est comptée en mémoire pendant quelques minutes, pour que personne n’accapare le serveur. Elle n’est écrite nulle part.
stored-forget = La personne qui tient ce serveur peut retirer votre nom, vos paroles ou toute une table : demandez-lui.
stored-browser = Dans ce navigateur
stored-alone = Il n’y a pas de serveur : vos parties sont dans ce navigateur et nulle part ailleurs. Exportez celles que vous voulez garder.
stored-cookie = Un cookie par place, pour un an ; pour un mois une fois la partie finie. Il n’est envoyé qu’à sa table.
stored-lists = Vos tables, résultats, réglages et leçons, et ce qui prouve les mélanges de vos parties. Cela reste jusqu’à ce que vous effaciez les données de ce site dans votre navigateur ; « Mes parties » efface vos résultats.
stored-licences = À qui l’on doit ce qui est dans cette page, et sous quelles licences

## Waiting room

waiting-room = Qui vient ?
seat-open = Libre
send-link = envoyez le lien
joined = arrivé
seat-bot = Asseoir un bot
free-seat = Libérer la place
dealing-numbers = Le nombre de chacun entre dans le mélange…
host-deals = { $name } distribue dès que tout le monde est là.
sit-down = S’asseoir
another-here = Une autre personne sur cet appareil
sit-down-too = S’asseoir aussi
start = Distribuer
link = Lien de la table
copy = Copier
copied = Copié
qr = Code QR
qr-of-link = Le lien de la table en code QR
move-seat = Vers un autre appareil
move-seat-of = { $name } : vers un autre appareil
move-title = { $name }, vers un autre appareil
move-why = Ouvrez le lien sur l’autre appareil et confirmez là-bas. Dès lors, vous jouez là-bas et cet appareil ne fait plus que regarder. Quiconque a le lien peut prendre votre place : ne l’envoyez à personne d’autre.
move-make = Créer le lien
move-soon = Il ne sert qu’une fois, dans { $n ->
    [one] la minute
   *[other] les { $n } minutes
}. Un nouveau lien annule celui-ci.
move-link = Lien de votre place
move-gone = Votre place est maintenant sur un autre appareil. Ici, vous ne faites que regarder.
take-title = { $name } : continuer ici ?
take-why = Vous prenez cette place sur cet appareil. L’autre appareil ne fera plus que regarder, et le lien ne servira plus.
take-yes = Continuer ici
take-no = Regarder seulement
take-here = { $name } est déjà ici
take-here-why = La place est sur cet appareil. Ouvrez le lien sur l’autre ; il peut encore servir.

## One device

pass-to = Passez l’appareil à { $name }
look-away = Les autres regardent ailleurs. Rien ne s’affiche avant qu’il soit entre les bonnes mains.
it-is-me = Je suis { $name }
bot-plays-for = Un bot joue pour { $name }.
is-back = { $name } est de retour

## Connection

connecting = Un instant…
link-lost = Connexion perdue. Rien n’est perdu : nouvel essai en cours.
link-full = Trop de connexions à cette table. Nous réessayons.
table-gone = Cette table n’existe pas
table-gone-why = Le lien est erroné, ou la table n’existe plus.
page-old = Il y a une version plus récente de cette page.
engine-what = Chargement du jeu
engine-loading = Chargement du jeu : { $done } sur { $all } Mo
engine-starting = On dresse la table
engine-failed = Le jeu n’a pas pu être chargé. Rien de ce que vous avez joué n’est perdu.
update-ready = Une version plus récente est là. Vos parties restent telles quelles.
update-take = L’utiliser maintenant
alone-title = Cette page joue sans serveur
alone-kept = Vos parties restent dans ce navigateur, sur cet appareil.
alone-promised = Le navigateur a promis de les garder jusqu’à ce que vous les supprimiez.
alone-not-promised = Le navigateur peut les effacer si la place manque, ou après des semaines sans visite : enregistrez en fichier ce qui vous tient à cœur.
alone-offline = Elle fonctionne hors ligne.
alone-fetch = Charger pour jouer hors ligne
alone-server = Pour jouer avec des amis sur d’autres appareils, quelqu’un lance un serveur :
reload = Recharger
to-lobby = Vers l’accueil
refused-lost = La connexion a été perdue ; veuillez réessayer.
refused-other = Ce n’est pas possible maintenant.

## Table

turn = Tour { $n }
your-turn = À vous
your-turn-dot = À vous.
cards-to-play = { $n ->
    [0] Dépensez, ou terminez le tour.
    [one] Encore une carte à jouer.
   *[other] Encore { $n } cartes à jouer.
}
waiting-for = En attente : { $name }
game-over = La partie est terminée.
watching = spectateur
luck-sealed = Hasard scellé
luck-sealed-why = Le mélange a été scellé avant la donne, chacun peut le vérifier ensuite : { $hash }
menu = Menu
tabs = Parties de la table
tab-seats = Places
tab-log = Journal
tab-rules = Règles
seats = Places
seat = Place
you = vous
bot = bot
held = un bot joue
away = absent
status-in-play = dans le donjon
status-escaped = évadé
status-rescued = secouru
status-lost = perdu
nudge = Relancer
hold-them = Laisser un bot jouer à leur place
hold-me = Laisser un bot jouer pour moi
return = Reprendre la main
ask-end = Proposer d’abandonner
ask-advice = Demander des conseils pour tous
damage-of = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} sur { $most }
pile-hand = Main : { $n }
pile-deck = Pioche : { $n }
about-health = { $n } { $n ->
    [one] blessure
   *[other] blessures
} sur { $most }. Les cubes de cette couleur tirés lors d’une attaque arrivent ici ; au dernier, le joueur est pris.
about-hand = Cartes en main : { $n }. Cinq nouvelles sont piochées à la fin du tour.
about-deck = Cartes dans la pioche : { $n }. Une fois vide, la défausse est mélangée et devient la pioche.
about-rage = La Fureur : pour elle, chaque attaque tire maintenant { $n ->
    [one] un cube
   *[other] { $n } cubes
}. Les Artefacts volés la font monter.
about-area = Le bruit fait depuis la dernière attaque. À la prochaine, tout va dans le sac, puis des cubes en sont tirés.
about-bag = { $n ->
    [one] Un cube est
   *[other] { $n } cubes sont
} dans le sac. Les noirs ne blessent personne, chaque autre blesse le joueur de sa couleur.
about-draws = La prochaine attaque tire { $n ->
    [one] un cube
   *[other] { $n } cubes
} du sac. Elle survient quand une carte à bannière arrive sur la piste.
about-worth = Ce que vaudrait tout ce que vous avez si vous étiez dehors maintenant.
log = Journal
log-turns = Tours
log-talk = Paroles
log-you = Vous
log-cards = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
log-attack = Attaque
log-called = {", "}appelée par { $names }
log-no-cubes = le sac était vide
log-newer = ▼ { $n } de plus
voice = Ce qui se passe
row-place = Place { $n }
since-mine = Depuis votre dernier tour
talk-badge = { $n ->
    [one] 1 nouveau message
   *[other] { $n } nouveaux messages
}
chat = Dire quelque chose
map = Le donjon
map-list = Le plan en liste
map-picture = Le plan en image
stand-here = ici : { $names }
unknown-place = Inexploré
walk-far = Marcher jusqu’ici en { $n ->
    [one] { $n } étape
   *[other] { $n } étapes
} : { $price }
monsters-here = { $n ->
    [one] Un monstre rôde ici
   *[other] { $n } monstres rôdent ici
}
the-depths = Les Profondeurs
depths-about = Les Profondeurs : qui y tombe sans secours est perdu, et rien ne compte.
look-through = Parcourir la défausse
look-through-of = Défausse ({ $name }) : { $n }
dungeon-discard = Défausse de la piste des Aventures
deck-left = Reste dans votre deck, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} dans un ordre inconnu de tous
pile-empty = Aucune carte ici.
pile-hidden = { $n ->
    [one] Une carte est face cachée.
   *[other] { $n } cartes sont face cachée.
}
countdown-rests = Le compte à rebours commence quand quelqu’un sort.
countdown-at = Compte à rebours : case { $n } sur { $most }
tokens-of = Jetons ({ $name }) : { $n }
things-of = Ce que possède { $name }
discard-pile = Défausse
zoom-in = Agrandir
zoom-out = Réduire
zoom-all = Tout
zoom-all-about = Le plan entier ; encore une fois pour revenir
overview = Vue d’ensemble : un appui pour y regarder, deux pour suivre votre pion
dragon = Le Dragon
draws = tire { $n }
rage = Fureur : case { $space }
clank-area = Zone Clank!
bag = Sac
attack-draws = L’attaque tire { $n }
attack-why = Fureur { $rage }{ $danger ->
    [0] {""}
   *[other] , danger { $danger }
}
guards = gardes
of-held = sur { $n }
free = Gratuit
by-way-of = via { $names }
key-enter = Entrée
other-ways = Clic droit : payer autrement
key-space = Espace
why-not = Pourquoi pas ?
market = Marché, { $gold } Or
row = Piste des Aventures
dangers = { $n ->
    [one] danger : attaques +1
   *[other] { $n } dangers : attaques +{ $n }
}
reserve = Permanentes
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
leads-to = Vers { $room }
not-this-way = Pas dans ce sens
as-it-lies = Comme elle est
put-down = Poser
resources = À dépenser ce tour
resources-of = { $name } joue
in-gold = or
in-area = dans la zone
played = Jouées ce tour
played-by = Cartes : { $name }
points-if-out = { $n ->
    [one] 1 point si vous sortez
   *[other] { $n } points si vous sortez
}
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
undo-turn = Tout le tour
undo-all = Tout annuler
end-turn = Finir le tour
end-anyway = Finir quand même
end-now = Terminer
end-asked = Encore un appui pour finir.
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
attack-miss = manqué
attack-hit = { $name } −1
attack-safe = { $name }, à l’abri
attack-called = Appelé par { $names }
attack-countdown = Le compte à rebours avance
attack-left = Qui est sorti tire pour ceux qui restent
attack-sum = { $rage } pour sa Fureur{ $danger ->
    [0] {""}
   *[other] , { $danger } pour le danger
}{ $countdown ->
    [0] {""}
   *[other] , { $countdown } pour le compte à rebours
}
attack-open = Qui peut s’en protéger ?
attack-wild = Un cube sauvage : tout le monde −1
attack-wild-why = Un cube sauvage blesse tous ceux qui sont encore dedans, puis retourne dans la zone Clank!
attack-next = suivant
attack-tally = { $n } sur { $most }
attack-nobody = Personne n’est blessé.

## Grands moments

got-it = Compris
banner-begins = { $name } commence
banner-you-begin = Vous commencez
banner-begins-why = Volez un Artefact, sortez en vie, valez plus que les autres.
banner-caught = Vous êtes pris
banner-rescued = Vous voilà hors de combat, mais avec un Artefact et là où l’on vous trouve : on vous secourt, et tout compte.
banner-lost-deep = Vous êtes tombé trop profond pour qu’on vous trouve : vous êtes perdu, et rien ne compte.
banner-lost-bare = Vous êtes tombé sans Artefact : vous êtes perdu, et rien ne compte.
banner-leave = Vous pouvez sortir
banner-leave-why = { $n ->
    [one] Finissez le tour et vous êtes dehors, avec { $n } point.
   *[other] Finissez le tour et vous êtes dehors, avec { $n } points.
}
banner-out = { $n ->
    [one] { $names } n’est plus en jeu
   *[other] { $names } ne sont plus en jeu
}
banner-out-turns = { $n ->
    [0] Tous ceux qui sont encore dedans sont pris.
    [one] Encore un tour, puis tous ceux qui sont dedans sont pris.
   *[other] Encore { $n } tours, puis tous ceux qui sont dedans sont pris.
}
banner-out-cubes = Désormais, des cubes sont tirés à leurs tours.
banner-last = Votre dernier tour
banner-last-why = Ensuite, tous ceux qui sont encore dedans sont pris.
banner-rage = La Fureur monte
banner-rage-why = { $n ->
    [one] Une attaque tire { $n } cube.
   *[other] Une attaque tire { $n } cubes.
}
banner-secret = { $name } : { $token }
moment-won = Vous gagnez !
moment-won-why = { $n ->
    [one] Personne ne vaut davantage : { $n } point.
   *[other] Personne ne vaut davantage : { $n } points.
}
since-away = Pendant que vous regardiez ailleurs
rules = Règles
search = Chercher
no-rules = Le livret n’est pas disponible.
advice-ask = Que feriez-vous ?
advice-thinks = Le maître réfléchit…
advice-again = Redemander
advice-instead = Ce qui serait possible aussi
advice-follow = Faire cela
advice-own = J’ai mieux
advice-weigh = Peser un choix avant de le faire
keys = Touches
keys-undo-turn = Annuler tout le tour
keys-row = Prendre ou combattre la carte de la piste qui porte ce numéro
keys-map = Vers la carte du donjon ; encore : en liste
keys-arrows = De salle en salle ; tourner la tuile en main
keys-enter = Faire ce qui est désigné
keys-read = Lire en grand la carte désignée
keys-skip = Voir la fin tout de suite
keys-escape = Fermer ce qui est au-dessus ; sinon quitter ce qui est désigné
keys-tab = À la chose suivante : main, piste, donjon, actions, places, journal
keys-page = Cette page
learn-game = Apprendre { $game }
rules-two-minutes = Le jeu en deux minutes
to-play = Jouer : { $game }
rules-all = Toutes les règles
rules-all-why = Chaque règle de ce jeu, telle que la table l’applique.
rules-none = Aucune règle ne dit cela.
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
book-found-rule = Mot pour mot
book-found-ruling = Précisions
book-found-term = Lexique
book-found-piece = Cartes et jetons
book-more = { $n ->
    [one] Encore une entrée
   *[other] Encore { $n } entrées
}
book-note = Ce qui s’y rapporte
book-pick = Choisissez un numéro à côté d’une phrase pour lire la règle exacte, ses précisions et les cartes concernées.
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
book-examples-why = Chacun s’ouvre sur la table et se joue étape par étape, avec les règles en jeu : c’est le moteur du jeu qui les applique.
book-see = À voir sur la table
example-start = Voici la position. « Suivant » montre ce qui se passe, étape par étape.
example-step = Étape { $n } sur { $all }
example-on = Suivant
example-back = Précédent
example-leave = Voir la règle
example-told = Ce qui se passe
example-rules = Ce qu’il montre
no-example = Il n’y a pas d’exemple de ce nom.
book-only-with = Seulement avec { $variant }.
book-untranslated = Personne n’a encore traduit cette règle.

## Consent

go-back = Revenir…
ask-undo = Demander l’annulation
ask-undo-title = Revenir en arrière ?
ask-undo-lost = { $n ->
    [one] Un choix est annulé.
   *[other] { $n } choix sont annulés, ceux des autres aussi.
}
ask-undo-redealt = Ce que personne n’a encore vu est redistribué, ainsi que la main de tous les autres qui ont joué depuis : les mêmes cartes ne reviendront pas.
ask-undo-agree = Leur accord est nécessaire : { $names }.
ask-undo-nobody = Il n’y a que des bots avec vous : personne n’a à donner son accord.
ask-undo-ask = Demander à tous
ask-undo-do = Revenir
cancel = Laisser
consent-undo = { $name } demande à revenir en arrière
consent-undo-why = Ce que personne n’a vu est redistribué. Tous doivent accepter.
consent-end = { $name } propose d’abandonner la partie
consent-end-why = Personne ne gagne. Tous doivent accepter.
consent-advice = { $name } demande des conseils pour tous
consent-advice-why = Dès lors, chacun peut demander ce que ferait le maître, jusqu’à la fin de la partie. Tout le monde doit être d’accord.
consent-waiting = En attente d’une réponse : { $names }
yes = Oui
no = Non

## Entries of the log

entry-opened = La table est ouverte.
entry-seated = s’assied.
entry-unseated = libère la place.
entry-bot-seated = Un bot s’assied.
entry-undone = revient en arrière.
entry-took-back = annule : { $what }.
entry-redealt = revient en arrière ; ce que personne n’avait vu est redistribué.
entry-asked-undo = demande à tous de revenir en arrière.
entry-asked-end = demande à tous d’abandonner la partie.
entry-asked-advice = demande des conseils pour tous.
entry-agreed = est d’accord.
entry-disagreed = n’est pas d’accord.
entry-abandoned = La partie est abandonnée.
entry-advisable = Désormais, chacun peut demander conseil au maître.
entry-held = Un bot joue pour cette place.
entry-returned = est de retour.
entry-nudged = est rappelé : tout le monde attend.
entry-moved = continue sur un autre appareil.
entry-rematched = Une autre partie commence.

## End

winners = { $n ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
nobody-wins = Personne ne gagne
abandoned = La partie a été abandonnée
verdict-escaped = { $place ->
    [1] Dehors, et victoire
    [2] Dehors, en deuxième
    [3] Dehors, en troisième
    [4] Dehors, en quatrième
   *[other] Dehors, à la place { $place }
}
verdict-rescued = { $place ->
    [1] Ramené dehors, et victoire
    [2] On vous a ramené dehors, en deuxième
    [3] On vous a ramené dehors, en troisième
    [4] On vous a ramené dehors, en quatrième
   *[other] On vous a ramené dehors, à la place { $place }
}
verdict-shared = Une victoire partagée
verdict-lost = Vous êtes perdu
verdict-in-play = Vous n’êtes jamais ressorti
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
verdict-nothing = { $why ->
    [artifact] Sans Artefact, rien ne compte.
    [place] Pris dans les Profondeurs, où nul ne vient au secours : rien ne compte.
   *[inside] La partie a pris fin alors que vous étiez dedans : rien ne compte.
}
verdict-carried = { $points ->
    [0] { "" }
    [one] Vous portiez { $points } point.
   *[other] Vous portiez { $points } points.
}
verdict-lead = Votre plus grande avance : { $line }, { $mine } contre { $theirs }.
verdict-lack = Ce qui vous manque le plus : { $line }, { $mine } contre { $theirs }.
verdict-rescued-too = { $n ->
    [one] On a ramené { $names } dehors.
   *[other] On a ramené { $names } dehors.
}
verdict-lost-too = { $n ->
    [one] { $names } n’est jamais revenu.
   *[other] { $names } ne sont jamais revenus.
}
fate-escaped = dehors
fate-escaped-turn = dehors, tour { $n }
fate-rescued = pris, ramené dehors
fate-rescued-turn = pris au tour { $n }, ramené dehors
fate-lost-artifact = pris sans Artefact : rien ne compte
fate-lost-place = pris dans les Profondeurs : rien ne compte
fate-in-play-inside = jamais ressorti : rien ne compte
place = Place
points = Points
open-number = { $name }, { $line } : { $n }. De quoi c’est fait
parts-of = { $n ->
    [one] { $n } point : { $line }
   *[other] { $n } points : { $line }
}
parts-some = { $some } sur { $all } valent des points.
parts-none = Rien ici.
parts-lost = Tout cela était porté, et ne compte pas.
numbers-open = Touchez un nombre pour voir de quoi il est fait.
course = Ce que chacun valait
course-why = Artefact, jetons, Or et cartes à la fin de chaque tour ; plus rien une fois perdu.
course-turn = Tour
course-points = Points
course-wounds = Blessures
course-plot = { $what } de chaque place sur { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
course-table = La même chose en tableau
course-countdown = compte à rebours
course-waits = La partie est rejouée…
course-fails = Le déroulement de cette partie ne peut pas être montré : { $why }
moments = Moments
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
memory-caught = { $who ->
    [you] Vous êtes pris
   *[other] { $name } est pris
}
memory-attack = { $n ->
    [one] { $who ->
        [you] Le Dragon vous inflige une blessure
       *[other] Le Dragon inflige une blessure à { $name }
    }
   *[other] { $who ->
        [you] Le Dragon vous inflige { $n } blessures
       *[other] Le Dragon inflige { $n } blessures à { $name }
    }
}
memory-attack-why = la pire attaque de la partie
memory-attack-yours = votre pire attaque
memory-noise = { $who ->
    [you] Vous faites { $n } Clank! en un tour
   *[other] { $name } fait { $n } Clank! en un tour
}
memory-noise-why = le tour le plus bruyant
memory-card = { $who ->
    [you] Vous obtenez { $card }
   *[other] { $name } obtient { $card }
}
memory-card-why = { $n ->
    [one] votre carte la plus précieuse : { $n } point
   *[other] votre carte la plus précieuse : { $n } points
}
seal-title = Chaque mélange a été scellé avant la partie
seal-checking = Chaque mélange et chaque pioche sont rejoués…
seal-holds = Vérifié à l’instant : { $n ->
    [one] { $n } mélange ou pioche correspond
   *[other] { $n } mélanges et pioches correspondent
} au sceau { $seal }.
seal-seen = Ce navigateur avait reçu le sceau avant la donne.
seal-numbers = { $n ->
    [one] Le nombre propre à une place est mêlé au hasard.
   *[other] Les nombres propres à { $n } places sont mêlés au hasard.
}
seal-own-number = Celui de ce navigateur en fait partie.
seal-late-number = Celui de ce navigateur est arrivé trop tard et n’en fait pas partie.
seal-other-numbers = Les nombres des places ne sont pas ceux que ce navigateur a vu sceller.
seal-broken = Cela ne tient pas : { $reason }
seal-foreign = La partie a été jouée avec une autre version des cartes : seule cette version permet de vérifier, et l’enregistrement dit laquelle.
seal-unseen = Le sceau que ce navigateur avait reçu avant la donne était un autre : { $seal }
seal-again = Vérifier encore
luck-how = Comment ça marche
seal-explained = Avant la distribution, le serveur publie l’empreinte de son secret, et chaque navigateur celle d’un nombre à lui. Ensuite les navigateurs montrent leurs nombres et, après la partie, le serveur montre son secret. Tous les mélanges découlent de l’ensemble : ni le serveur ni personne à la table ne peut les choisir ; quiconque a l’enregistrement peut refaire chaque mélange.
rematch = Rejouer
rematch-deals = Rejouer distribue aussitôt : les mêmes places.
rematch-waits = Rejouer : tout le monde se retrouve à une nouvelle table.
download-record = Télécharger la partie
look-at-table = Voir la table
show-result = Voir le résultat
close = Fermer

## Replay

replay = Revoir
replay-dot = Relecture.
replay-plays = { $name } joue
replay-of = Relecture : { $game }
replay-title = Revoir une partie
workshop = Atelier
replay-waits = La partie est rejouée…
replay-no-file = C’est un moment d’un enregistrement que quelqu’un a dans un fichier. Qui a le fichier peut l’ouvrir ici.
replay-yours = Vos parties terminées
replay-steps = Avancer et reculer
replay-turn-back = Tour précédent
replay-back = Événement précédent
replay-play = Lecture
replay-pause = Pause
replay-on = Événement suivant
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
replay-mark-attack = { $n ->
    [0] Une attaque qui ne blesse personne
    [one] Une attaque : une blessure
   *[other] Une attaque : { $n } blessures
}
replay-mark-out = { $name } sort vivant
replay-mark-caught = { $name } est mis hors de combat
replay-mark-buy = { $name } obtient une carte à { $n }
record-bring = Ouvrir un enregistrement
record-drop = Déposez ici un enregistrement de partie
record-drop-why = Un fichier en .tiptoe. Il est rejoué et montré, et n’est conservé nulle part.
record-choose = Choisir un fichier
record-too-long = Ce fichier est trop long pour une partie : 200 ko au plus.
record-unreadable = Cet enregistrement ne peut pas être rejoué, ligne { $line } : { $why }
record-go-on = La jouer jusqu’au bout
what-if = Et si, à partir d’ici
what-if-as = avec { $name }, contre des bots
what-if-out = Cette place est déjà hors jeu
look-back = Retour sur la partie
look-what = Ce qui est montré
look-chance = Chances de gagner
look-chance-why = En centièmes, selon l’estimation du bot le plus fort, d’après ce que chaque place savait.
look-points = Points
look-points-why = Ce que chaque place marquerait si elle sortait telle quelle.
look-damage = Blessures
look-damage-why = Sur la piste de santé à la fin de chaque tour.
look-cubes = Cubes dans le sac
look-cubes-why = Les cubes de chacun que la prochaine attaque peut tirer.
look-home = Le chemin du retour
look-home-why = En Bottes, avec ce qui ralentit ; sous zéro une fois dehors, ou si aucun chemin n’y mène.
look-deck = Deck
look-deck-why = Ce que rapporte en moyenne une carte du deck, d’après les bots.
look-luck = Chance
look-luck-why = Les blessures que le sac a épargnées, par rapport à ce qu’on pouvait en attendre. Personne n’y est pour rien.
look-bag = Ce que le sac a fait tant que chacun était en jeu
look-drawn = cubes tirés
look-expected = attendus
look-weighs = On sépare la chance des choix…
look-account = Ce qui a fait les chances de gagner, en centièmes
look-account-why = La chance est comparée à ce que le même choix rapporte en moyenne quand tout ce que personne n’a vu est redistribué. Le reste vient des choix.
look-start = après la distribution
look-cards = cartes piochées
look-row = nouvelles cartes de la piste
look-secrets = secrets et tuiles
look-dragon = le sac
look-play = ses propres choix
look-rivals = les choix des autres
look-end = à la fin
look-turning = Les moments décisifs
look-turning-none = Aucun tour n’a beaucoup changé les chances.
look-turn-of = Tour { $n } : { $name } { $change }
look-why-cards = cartes piochées
look-why-row = nouvelles cartes de la piste
look-why-secrets = secrets et tuiles
look-why-dragon = le sac
look-why-play = choix : { $name }
look-better = De meilleurs choix
look-better-of = Les choix de qui
look-better-think = Le maître revoit les pires tours…
look-better-none = Dans les pires tours, le maître ne trouve rien de nettement meilleur.
look-better-made = Tour { $n } : « { $made } »
look-better-was = Mieux : « { $better } », soit { $behind } de plus sur 100.
look-json = Chiffres en JSON
look-csv = Chiffres en CSV
watch-replay = Revoir la partie
see = Voir
see-moment = Voir ce moment : { $what }

## Settings

language = Langue
theme = Lumière
theme-torch = Torche
theme-parchment = Parchemin
speed = Rythme des animations et des bots
speed-calm = Lent
speed-brisk = Normal
speed-quick = Rapide
speed-instant = Instantané
motion = Animations
motion-system = Comme le système
motion-full = Toutes
motion-less = Moins
ask = Demander avant la fin de mon tour
ask-waste = S’il reste à dépenser
ask-always = Toujours
ask-never = Jamais
sound = Son
volume-table = Cartes et pièces
volume-moments = Grands moments
volume-bell = Cloche à mon tour
notify = Me prévenir quand c’est mon tour
follow = Regarder ce que les autres font hors de vue
notify-body = Tout le monde vous attend.
notify-denied = Le navigateur ne l’autorise pas.
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
res-lockpicks = Crochetage
term-attack = Bannière
term-attack-why = Quand cette carte arrive sur la piste, le Dragon attaque.
term-danger = Triangle
term-danger-why = Tant qu’elle est sur la piste, chaque attaque tire un cube de plus.
term-arrive = Arrivée
term-arrive-why = Se produit une fois, quand la carte est révélée sur la piste.
term-acquire = Acquisition
term-acquire-why = Se produit une fois, quand vous prenez la carte, jamais quand vous la jouez.
term-defeat = Victoire
term-defeat-why = Votre récompense si vous la battez ; elle ne rejoint pas votre deck.
term-use = Usage
term-use-why = Payez et appliquez aussitôt ; la carte ne rejoint pas votre deck.
term-shield = Protection
term-shield-why = Défaussez-la de votre main quand un cube sauvage vous blesserait : il ne vous fait rien.
term-suit = Famille
term-suit-why = Fait davantage si une autre carte de sa famille est jouée le même tour.
term-teleport = Téléportation
term-teleport-why = Allez dans une salle voisine sans bottes, malgré gardes et serrures.
term-lockpicks = Crochetages
term-lockpicks-why = Ouvrent les serrures ; vous les gardez jusqu’à leur usage.
term-trash = Bannir
term-trash-why = Remettez-la dans la boîte pour de bon ; ce qu’elle vous a donné reste.
term-discard = Défausser
term-discard-why = Posez une carte de votre main sur votre défausse, sans son effet.
term-replace = Remplacer
term-replace-why = La carte part dans la défausse de la piste, une autre est retournée aussitôt.
term-heal = Soin
term-heal-why = Retirez autant de cubes de votre piste de santé.
term-clank = Clank!
term-clank-why = Vos cubes vont dans la zone Clank!, puis dans le sac à la prochaine attaque ; avec un moins ils reviennent.
term-draw = Piocher
term-draw-why = Prenez aussitôt autant de cartes de votre deck.
term-swords = Épées
term-swords-why = Battent les monstres de la piste et des tunnels, ce tour.
term-boots = Bottes
term-boots-why = Chacune fait passer un tunnel, ce tour.
term-skill = Compétences
term-skill-why = Paie les cartes, ce tour.
term-gold = Or
term-gold-why = Reste à vous, achète au marché et vaut un point par pièce.
moment-acquire = Acquisition
moment-use = Utiliser
moment-defeat = Vaincu
moment-arrive = Apparition
moment-shield = Défausser contre un cube sauvage
moment-reveal = Révélation
moment-consume = Boire
seat-fox = Renard
seat-owl = Hibou
seat-toad = Crapaud
seat-hare = Lièvre
seat-moth = Phalène
seat-badger = Blaireau

## Cartes

cards-title = Cartes et jetons
cards-of = Cartes de { $game }
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
cards-own-set = Le jeu lui-même
cards-all = Tout
cards-found = { $n } sur { $all }
cards-none = Aucune carte ne dit cela.
cards-reserve = action permanente
cards-points = { $n ->
    [one] Vaut 1 point à la fin.
   *[other] Vaut { $n } points à la fin.
}
cards-attack = Quand elle est révélée, le Dragon attaque.
cards-danger = Tant qu’elle est sur la piste, chaque attaque tire un cube de plus.
cards-price = Prix
cards-copies = Exemplaires
cards-origin = Chiffres tirés de
cards-id = Id
origin-public = sources publiques
origin-tiptoe = Tiptoe
cards-before = La carte précédente
cards-after = La carte suivante

# What some games have
wild = Cubes sauvages
wild-wait = { $n ->
    [one] Un cube sauvage attend ici
   *[other] { $n } cubes sauvages attendent ici
}
alone-inside = Seul à l’intérieur : manche { $n } sur { $most }
marks-of = Salles marquées : { $n } sur { $most }
effect-active = Sa condition est remplie ce tour-ci.
effect-waits = Attend sa condition ce tour-ci.

## Lessons

lesson = Leçon
lessons = Apprendre en jouant
lessons-why = Sur la vraie table, avec des cartes et une chance préparées. Partez quand vous voulez : vous reviendrez à la même étape.
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
lesson-take-back = Revenir en arrière
lesson-why = Pourquoi ?
lesson-skip-title = Assez pour l’instant ?
lesson-next = Leçon suivante : { $title }
lesson-play = Jouer contre Crapaud et Hibou
lesson-again = Encore une fois
lesson-resume = Retour à la leçon
lesson-all = Toutes les leçons
lesson-gone = Cette leçon n’existe pas ici.
