# À côté de la vraie boîte : le téléphone qui aide autour d’une table où l’on joue avec le vrai jeu.

box-begin = Qui est à table ?
box-name = Nom du joueur { $n }
box-colour = Couleur du joueur { $n } : { $colour }
box-first = { $name } commence
box-add = Ajouter un joueur
box-remove = Retirer { $name }
box-start = C’est parti
box-scribe = Tout noter
box-scribe-why = Noter la partie : vous jouez sur cette page comme sur votre table, pour tout le monde, et touchez ce qui est sorti : mains, piste, cubes, secrets, tuiles. Le hasard reste dans votre boîte ; ensuite, vous avez la partie à revoir, les points et le bilan du hasard. Sauf drafts, paquets mélangés et parties en solitaire.
box-loading = Recherche des chiffres du jeu…
box-parts = Ce que montre la page
box-tab-noise = Bruit
box-tab-tracks = Pistes
box-tab-monsters = Monstres
box-tab-score = Score
box-tab-more = Plus
box-undo = Annuler
box-undo-of = Annuler : { $what }
box-round = Manche { $n }
box-turn-of = Au tour : { $name }
box-next-turn = Tour suivant
box-time-over = Il est temps de conclure
box-next-attack = { $n ->
    [one] Prochaine attaque : { $n } cube
   *[other] Prochaine attaque : { $n } cubes
}
box-attack-sum = Piste de Fureur : { $rage }{ $danger ->
    [0] {""}
   *[other] {" "}+ Danger : { $danger }
  }
}
box-danger = Dangers sur la piste
box-attack = Attaque !
box-in-bag = Dans le sac : { $n }
box-bag-holds = Dans le sac : noirs { $black }, joueurs { $seats }, sauvages { $wild }
box-bag-holds-tame = Dans le sac : noirs { $black }, joueurs { $seats }
box-clank-of = Clank! ({ $name })
box-wounds-of = Dégâts ({ $name })
box-more = Un de plus : { $what }
box-fewer = Un de moins : { $what }
box-no-cubes = plus de cubes
box-left = { $n ->
    [one] { $n } cube en réserve
   *[other] { $n } cubes en réserve
}
box-odds = { $hit } touché · { $mean } dégât en moyenne
box-odds-down = { $down } hors de combat
box-got-out = Sorti
box-fell = Hors de combat
box-back = Encore dedans
box-is-escaped = est sorti
box-is-knocked-out = hors de combat
box-wild = Cubes sauvages dans la zone de Clank!
box-black = Cubes noirs mis de côté : { $n }
box-black-back = En remettre un
box-draw-title = Que sort-il du sac ?
box-draw-into = D’abord, tout le Clank! va dans le sac.
box-draw-n = Cubes à tirer
box-draw-page = Tirer pour nous
box-draw-hand = On a tiré : saisir
box-draw-black = Noirs
box-draw-wild = Sauvages
box-draw-still = { $n ->
    [0] Tous les cubes sont saisis.
    [one] Encore { $n } cube.
   *[other] Encore { $n } cubes.
}
box-draw-done = Subir les dégâts
box-draw-again = Retour
box-cancel = Fermer
box-drawn = Tirés
box-rage-at = Piste de Fureur : case { $n } sur { $most }, tire { $cubes }
box-countdown-at = Compte à rebours : case { $n } sur { $most }
box-countdown-rests = Compte à rebours : personne n’est encore sorti
box-out-draw = { $n ->
    [one] { $name } n’est plus dedans : tirez { $n } cube pour ceux qui restent.
   *[other] { $name } n’est plus dedans : tirez { $n } cubes pour ceux qui restent.
}
box-out-countdown = { $name } n’est plus dedans : une case de plus au compte à rebours, et une attaque. Cubes tirés en plus : { $n }.
box-out-end = { $name } atteint la dernière case du compte à rebours : tous ceux qui restent sont mis hors de combat.
box-out-go = Faire
box-everybody-out = Plus personne à l’intérieur. Place au décompte.
box-to-score = Compter les points
box-bag-empty = Le sac est vide : tous ceux qui restent sont mis hors de combat et la partie s’arrête.
box-milestone = Quand le marqueur est sur la case { $n } : { $what }
box-milestone-blockade = le Blocus est en place
box-wild-waits = Case { $n } : { $wild ->
    [one] { $wild } cube sauvage attend
   *[other] { $wild } cubes sauvages attendent
}
box-timer = Minuteur
box-timer-off = Sans
box-timer-minutes = { $n } min
box-monsters-on = Monstres sur la carte
box-monsters-level = Cartes Monstre sur la piste pour qu’un monstre arrive : { $cards }. Monstres à la fois, au plus : { $most }.
box-monsters-range = Distance à laquelle ils sentent les voleurs, en salles : { $n }. Pas à travers les portails.
box-monsters-fight = Épées pour en combattre un dans votre salle : { $n }
box-monsters-gold = Qui en vainc un gagne { $n } Or.
box-monsters-clank = Qui en vainc un fait autant de Clank! : { $n }
box-monsters-end = À la fin de chaque tour, pas à pas
box-step-hurt = 1. Un monstre est-il dans la salle du joueur actif ? 1 dégât pour chacun.
box-step-lost = 2. Un monstre est-il plus loin que ce nombre de salles de tout voleur : { $n } ? Retirez-le de la carte.
box-step-move = 3. Chaque autre monstre avance d’une salle par le plus court chemin vers le voleur le plus proche. Décidez d’abord de tous les pas, puis déplacez-les tous ensemble. À chemins égaux, le joueur actif choisit.
box-step-enter = 4. Chaque voleur dans une salle où entre un monstre subit 1 dégât pour chacun.
box-step-appear = 5. Une fois la piste complétée, comptez ses cartes Monstre :
box-step-place = Placez des monstres sur les Lieux sacrés les plus proches d’un voleur, un sur chacun, jusqu’à en avoir { $n } sur la carte ou que chaque Lieu sacré posé en ait reçu un.
box-step-none = Pas de nouveau monstre cette fois.
box-monster-cards = Cartes Monstre sur la piste
box-hurt = { $name } subit 1 dégât
box-guide-next = Étape suivante
box-guide-done = Recommencer
box-gold = Or
box-marks = Cubes laissés dans des salles
box-search = Trouver une carte ou un jeton
box-worth = Butin et cartes : { $name }
box-points-only = Cartes et jetons qui rapportent
box-nothing-found = Rien de ce nom.
box-deep = Hors de combat là où personne ne vient
box-deep-why = Dans les Profondeurs, ou à bord hors de la Soute.
box-still-in = Pas encore décidé
box-count = Compter
box-total = Points
box-winner = { $names } gagne avec { $n }.
box-winners = { $names } se partagent la victoire avec { $n }.
box-no-winner = Personne ne sort avec quoi que ce soit.
box-lost-artifact = aucun point : pas d’Artefact
box-lost-place = aucun point : hors de combat trop loin
box-lost-inside = aucun point : encore dedans
box-tie = À égalité, l’Artefact le plus précieux l’emporte.
box-counting-off = Le décompte demande le serveur, ou le moteur de la page hors ligne ; tout le reste s’en passe.
box-aids = Ce que cette page remplace
box-aids-why = Coupez ce que vous préférez faire à la main.
box-aid-bag = Sac et zone de Clank!
box-aid-bag-why = Compte chaque cube, donne les chances exactes et tire si vous voulez. Remplace le sac.
box-aid-health = Pistes de santé
box-aid-health-why = Dégâts et soins de chacun.
box-aid-tracks = Piste de Fureur et compte à rebours
box-aid-tracks-why = Combien de cubes tire une attaque, et ce qui arrive quand quelqu’un n’est plus dedans.
box-aid-turns = Ordre du tour
box-aid-turns-why = À qui le tour, et quelle manche.
box-aid-timer = Minuteur
box-aid-timer-why = Tout doux : il change seulement de couleur.
box-aid-monsters = Monstres de Sub Terra
box-aid-monsters-why = Vous guide dans leurs déplacements. Les figurines restent sur votre carte.
box-aid-score = Bloc de score
box-aid-score-why = Compte les points avec tous les textes des cartes et des jetons, égalités comprises.
box-needs = Il vous faut encore : la carte, les cartes, les jetons, les figurines et l’or.
box-kept = Cette soirée reste dans ce navigateur, sauf si vous la partagez, et se passe de connexion une fois commencée.
box-rules = Chercher une règle
box-end = Finir la soirée
box-end-sure = La soirée sera effacée de ce navigateur.
box-keep = La garder
box-log = Derniers gestes
box-did-clank = { $name } : { $n } Clank!
box-did-wounds = { $name }, dégâts : { $n }
box-did-wild = cubes sauvages : { $n }
box-did-black = cubes noirs dans le sac : { $n }
box-did-rage = Fureur { $n }
box-did-danger = Danger { $n }
box-did-countdown = compte à rebours { $n }
box-did-figures = monstres { $n }
box-did-draw = attaque, cubes tirés : { $n }
box-did-fate = { $name } : dedans ou dehors
box-did-turn = tour suivant
box-did-own = { $name } : { $n } { $what }
box-did-aid = un réglage
box-did-minutes = minuteur
box-phones = D’autres téléphones à table
box-phones-why = Chacun peut toucher son propre téléphone.
box-phones-share = Partager cette soirée
box-phones-link = Qui ouvre ce lien participe : chaque geste se voit sur tous les téléphones.
box-phones-lost = Le serveur ne répond pas. Continuez : les autres le sauront plus tard.
box-join = Une soirée avec la vraie boîte
box-join-instead = Il y a déjà une soirée dans ce navigateur. Rejoindre celle-ci l’efface ici.
box-join-go = Rejoindre
box-join-not = Garder la mienne
