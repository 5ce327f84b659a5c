# Seul face au Dragon (SOL) : la nuit, ses Heures et les Défis.

choice-take-dare = Relever le Défi { $dare } : { $text }
choice-ward = Conjurer { $hour } pour { $cost }
action-take-dare = Relever
action-ward = Conjurer

event-HourOpened = L’Heure suivante : { $hour }.
event-HourTook = La nuit rafle { $card } sur la { -dungeon-row }.
event-HourActed = { $hour } frappe.
event-HourMissed = { $hour } passe : la condition n’était pas remplie.
event-HourWarded = { $seat } conjure { $hour }.
event-HoursBurnt = { $n ->
    [one] 1 Heure brûle
   *[other] { $n } Heures brûlent
}{ $why ->
    [1] { " " }pour l’Artefact.
    [2] { " " }à cause du bruit.
    [3] { " " }à cause des ombres.
   *[other] .
}
event-HoursReturned = { $n ->
    [one] 1 Heure brûlée repasse sous la nuit.
   *[other] { $n } Heures brûlées repassent sous la nuit.
}
event-ShadowDrawn = Une ombre est piochée : elle ne blesse personne, mais une Heure brûlera.
event-CubesBagged = { $n ->
    [one] { $seat } : 1 cube va droit dans le sac.
   *[other] { $seat } : { $n } cubes vont droit dans le sac.
}
event-RubbleFell = Éboulis : { $n ->
    [one] la première Botte du prochain tour sera perdue.
   *[other] les { $n } premières Bottes du prochain tour seront perdues.
}
event-BootsBuried = { $n ->
    [one] 1 Botte est perdue dans l’éboulis.
   *[other] { $n } Bottes sont perdues dans l’éboulis.
}
event-ArtifactHunted = Le Collectionneur retire { $token } du jeu.
event-DareOpened = Un nouveau Défi est visible : { $dare }.
event-DareTaken = { $seat } relève le Défi { $dare }.
event-DareWon = { $seat } a réussi : { $dare }.
event-DareLost = { $seat } n’a pas réussi à temps : { $dare }.
event-DawnCame = L’aube : la nuit est finie.

reason-no-ward = Cette Heure ne peut pas être conjurée.
reason-warded-already = Vous avez déjà conjuré cette Heure.
reason-need-skill-for-ward = Compétence pour la conjurer : { $need } ; vous en avez { $have }.
reason-need-swords-for-ward = La conjurer demande { $need ->
    [one] 1 Épée
   *[other] { $need } Épées
} ; vous en avez { $have }.
reason-need-boots-for-ward = La conjurer demande { $need ->
    [one] 1 Botte
   *[other] { $need } Bottes
} ; vous en avez { $have }.
reason-need-gold-for-ward = La conjurer demande { GOLD($need) } ; vous en avez { $have }.
reason-dare-not-open = Ce Défi n’est pas visible.
reason-dare-taken-already = Vous avez déjà un Défi : un seul à la fois.
reason-dare-too-late = Un Défi se relève avant la première carte du tour.

score-hours = Heures restantes

night-part-evening = Soirée
night-part-midnight = Minuit
night-part-small-hours = Petites heures
hour-takes = { $n ->
    [one] Prend la carte de l’emplacement { $slots }
   *[other] Prend les cartes des emplacements { $slots }
}
hour-if = { $deed } : { $acts }
hour-ward = Conjurer : { $cost }
hour-unwarded = ne se conjure pas
acts-joined = { $first }, { $second }
slots-joined = { $first } et { $second }
deed-silent = si aucun de vos cubes n’est dans la zone Clank!
deed-heard = si au moins 3 de vos cubes sont dans la zone Clank!
deed-deep = si vous finissez votre tour { place-depths }
deed-cave = si vous êtes entré dans une { -crystal-cave } ce tour-ci
deed-fought = si vous avez vaincu un { -monster } de la { -dungeon-row } ce tour-ci
deed-found = si vous avez pris un Secret ce tour-ci
deed-bought = si vous avez acheté au Marché ce tour-ci
deed-laden = si vous avez acquis au moins deux cartes ce tour-ci
dare-goal-silent = finir un tour sans aucun cube à vous dans la zone Clank!
dare-goal-cave = entrer dans une { -crystal-cave }
dare-goal-fought = vaincre un { -monster } de la { -dungeon-row }
dare-goal-found = prendre un Secret
dare-goal-bought = acheter au Marché
dare-goal-laden = acquérir deux cartes en un tour
dare-goal-further = { $marks ->
    [0] finir un tour { place-depths }
   *[other] déposer un Cube de data
}
dare-goal-rooms = entrer dans trois salles en un tour
dare-goal-loud = ajouter trois Clank! en un tour
dare-goal-artifact = prendre un Artefact
dare-goal-dear = acquérir une carte de coût 5 ou plus
dare-goal-frugal = n’acquérir aucune carte
dare-text = { $goal }, { $turns ->
    [1] ce tour-ci
   *[other] en { $turns } tours
}. Récompense : { $reward } ; prix : { $price }
act-clank = +{ $n } Clank!
act-hush = { $n ->
    [one] reprenez 1 de vos cubes de la zone Clank!
   *[other] reprenez { $n } de vos cubes de la zone Clank!
}
act-attack = { $n ->
    [0] le { -dragon } attaque
    [one] le { -dragon } attaque avec 1 cube de plus
   *[other] le { -dragon } attaque avec { $n } cubes de plus
}
act-rage = { $n ->
    [one] le marqueur de Fureur avance de 1 case
   *[other] le marqueur de Fureur avance de { $n } cases
}
act-calm = { $n ->
    [one] 1 cube noir retourne dans le sac
   *[other] { $n } cubes noirs retournent dans le sac
}
act-echo = { $n ->
    [one] 1 de vos cubes va droit dans le sac
   *[other] { $n } de vos cubes vont droit dans le sac
}
act-hunt = { $n ->
    [1] le Collectionneur prend l’Artefact le moins précieux
   *[other] le Collectionneur prend l’Artefact le plus précieux
}
act-rubble = { $n ->
    [one] la première Botte de votre prochain tour est perdue
   *[other] les { $n } premières Bottes de votre prochain tour sont perdues
}
act-burn = { $n ->
    [one] 1 Heure brûle
   *[other] { $n } Heures brûlent
}
act-gold = { GOLD($n) }
act-heal = soignez { $n }
act-hours = { $n ->
    [one] 1 Heure brûlée revient
   *[other] { $n } Heures brûlées reviennent
}
medal-0 = sans médaille
medal-1 = bronze
medal-2 = argent
medal-3 = or
medal-won = { $medal } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
medal-next = Bronze { $bronze }, argent { $silver }, or { $gold }
night-now = { $left ->
    [one] La nuit : encore { $left } Heure
   *[other] La nuit : encore { $left } Heures
}, { $burnt ->
    [one] { $burnt } brûlée
   *[other] { $burnt } brûlées
} ; { $shadows ->
    [one] { $shadows } ombre
   *[other] { $shadows } ombres
} dans le sac
night-warded = conjurée
night-dare = Votre Défi ({ $turns ->
    [one] dernier tour
   *[other] encore { $turns } tours
}) : { $dare } : { $text }
night-dares = Défis visibles :

hour-name-changing-of-the-guard = La relève de la garde
hour-name-loose-stairs = Marches branlantes
hour-name-lamp-oil = Huile de lampe
hour-name-the-collector-calls = Le Collectionneur passe
hour-name-a-door-ajar = Une porte entrebâillée
hour-name-falling-plaster = Le plâtre tombe
hour-name-one-eye-opens = Un œil s’ouvre
hour-name-a-purse-is-cut = Bourse coupée
hour-name-the-fence-waits = Le receleur attend
hour-name-a-bored-sentry = La sentinelle s’ennuie
hour-name-the-bell = La cloche
hour-name-echoing-hall = La salle aux échos
hour-name-the-collector-chooses = Le Collectionneur choisit
hour-name-hot-breath = Haleine brûlante
hour-name-hue-and-cry = Au voleur !
hour-name-a-quiet-chapel = La chapelle tranquille
hour-name-barred-gate = La herse
hour-name-the-wager-paid = Le pari payé
hour-name-a-forgotten-cellar = La cave oubliée
hour-name-a-word-in-the-market = Un mot au Marché
hour-name-the-dragon-rises = Le Dragon se lève
hour-name-claws-on-stone = Des griffes sur la pierre
hour-name-the-collector-leaves = Le Collectionneur s’en va
hour-name-cold-sweat = Sueurs froides
hour-name-grey-windows = Les vitres pâlissent
hour-name-the-hunt-is-up = La chasse est lancée
hour-name-last-candle = La dernière bougie
hour-name-cock-crow = Le chant du coq
hour-name-a-sleepers-sigh = Le soupir du dormeur
hour-name-bolted-doors = Portes verrouillées

dare-name-out-of-breath = À bout de souffle
dare-name-like-a-cat = Comme un chat
dare-name-first-blood = Premier sang
dare-name-further-down = Plus bas
dare-name-honest-customer = Client honnête
dare-name-light-fingers = Doigts de fée
dare-name-full-arms = Les bras chargés
dare-name-long-legs = De longues jambes
dare-name-loud-and-proud = Fort et fier
dare-name-hand-on-the-prize = La main sur le trésor
dare-name-expensive-taste = Des goûts de luxe
dare-name-nothing-bought = Rien acheté
