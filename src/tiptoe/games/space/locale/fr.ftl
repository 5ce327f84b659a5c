# Dans l'Espace : ce qui est écrit ici recouvre les messages communs à tous les jeux.

-dragon = Boss
-ghost = { $form ->
    [many] Chasseurs de prime
   *[one] Chasseur de prime
}
-monster = { $form ->
    [many] Ennemis
    [of-many] d’Ennemis
    [guards] ennemis
   *[one] Ennemi
}
-gold = { $form ->
    [one] Crédit
    [some] des Crédits
   *[many] Crédits
}
-dungeon = { $form ->
    [of] du vaisseau
    [of-lower] du vaisseau
   *[in] à bord du vaisseau
}
-dungeon-row = { $form ->
    [capital] Piste des Aventures
   *[other] piste des Aventures
}
-dungeon-deck = { $form ->
    [capital] Pioche des Aventures
   *[other] pioche des Aventures
}
-tunnel = { $form ->
    [many] couloirs
    [capital-many] Couloirs
   *[one] couloir
}
-crystal-cave = { $form ->
    [many] Salles de sécurité
   *[one] Salle de sécurité
}
-master-key = { $form ->
    [a] un Passe-partout
    [many] Passe-partout
   *[one] Passe-partout
}
-realm = de la Galaxie

so-much-gold = { $n } { $n ->
    [one] Crédit
   *[other] Crédits
}
ability-master-key = Vous pouvez emprunter les couloirs et Hyperstations verrouillés.
event-BootsBlocked = La Salle de sécurité retient { $seat } : plus de Bottes ce tour-ci.
event-CountdownAdvanced = Plus qu’une personne à bord : manche { $space } du compte à rebours.
reason-already-out = Vous êtes dans une Capsule de sauvetage : vous ne bougez plus.
reason-other-banner = Cette carte ne s’obtient pas ainsi : on combat les Ennemis, on acquiert toutes les autres cartes.
feature-depths = hors de la Soute
place-depths = hors de la Soute
other-depths = dans une autre salle hors de la Soute
harm-depths = loin de la Soute : hors de combat ici, vous ne marquez rien
action-out = Monter dans la Capsule

# Cartes, jetons et salles d'un vaisseau.

effect-crystal = prenez { $crystal ->
    [one] un Cristal de pouvoir
   *[other] { $crystal } Cristaux de pouvoir
}
effect-turn-reserve = l’Ennemi des Actions permanentes devient { $turn-reserve }
effect-turn-reserve-optional = vous pouvez retourner l’Ennemi des Actions permanentes : il devient { $turn-reserve }
effect-ignore-security = les Salles de sécurité ne vous arrêtent pas ce tour-ci
effect-ignore-ride = les Hyperstations et les Téléporteurs ne vous arrêtent pas ce tour-ci
effect-hack-beside = une fois ce tour-ci, vous pouvez pirater un port de data dans une salle adjacente, comme si vous y étiez
effect-allied = si vous jouez une autre carte { $suit } ce tour-ci : { $do }
effect-activate = activez l’effet de Faction d’une de vos cartes en jeu
at-least-faction = vous possédez au moins { $n } { $n ->
    [one] carte
   *[other] cartes
} { $suit }
possession-faction = carte { $suit } en votre possession
moment-reveal-command-code = Quand vous le prenez
ability-power-crystal = Active les textes de vos cartes qui demandent un Cristal de pouvoir.
ability-telepass = Depuis un Téléporteur, allez à n’importe quel autre ; ensuite, plus de Bottes ce tour-ci.
ability-command-code = Vous pouvez entrer dans le centre de Commandement.
ability-escape-pod = Atteignez-la avec un Artefact et vous quittez le vaisseau.
suit-resistance = Résistance
suit-outlaw = Hors-la-loi
suit-science = Science
of-resistance = Résistance
of-outlaw = Hors-la-loi
of-science = Science
token-power-crystal = Cristal de pouvoir
token-escape-pod = Capsule de sauvetage
token-command-code = Code de commande
token-telepass = TéléPass
one-power-crystal = un Cristal de pouvoir
one-escape-pod = une Capsule de sauvetage
one-command-code = un Code de commande
one-telepass = un TéléPass
many-power-crystal = { $n ->
    [one] un Cristal de pouvoir
   *[other] { $n } Cristaux de pouvoir
}
many-escape-pod = { $n ->
    [one] une Capsule de sauvetage
   *[other] { $n } Capsules de sauvetage
}
many-command-code = { $n ->
    [one] un Code de commande
   *[other] { $n } Codes de commande
}
feature-security = Salle de sécurité
feature-port = port de data
feature-hyperlift = Hyperstation
feature-locked-lift = verrouillée
feature-teleporter = Téléporteur
feature-pod = Capsule de sauvetage
feature-command = centre de Commandement
place-security = dans une Salle de sécurité
place-port = dans une salle avec un port de data
place-hyperlift = à une Hyperstation
place-locked-lift = à une Hyperstation verrouillée
place-teleporter = à un Téléporteur
place-pod = dans une Capsule de sauvetage
place-command = dans le centre de Commandement
other-security = dans une autre Salle de sécurité
other-port = dans une autre salle avec un port de data
other-hyperlift = à une autre Hyperstation
other-locked-lift = à une autre Hyperstation verrouillée
other-teleporter = à un autre Téléporteur
other-pod = dans une autre Capsule de sauvetage
other-command = dans une autre salle du centre de Commandement

# Ce qu'on fait, ce qui est demandé et refusé à bord. $gain est ce que donne un port de data.

brief-LiftRidden = par l’Hyperstation { $to }
brief-Beamed = par le Téléporteur { $to }
brief-PortHacked = piraté le port de data { $at }
brief-FactionActivated = effet de Faction : { $card }
brief-PodBoarded = à bord d’une Capsule de sauvetage
prompt-hack = { $source } : quel port de data piratez-vous ?
prompt-activate = { $source } : de quelle carte activez-vous l’effet de Faction ?
prompt-turn-reserve = { $source } : retournez-vous l’Ennemi des Actions permanentes ?
option-turn-reserve = Retourner l’Ennemi des Actions permanentes
choice-lift = Prendre l’Hyperstation pour aller { $to }{ $stops ->
    [0] { "" }
   *[other] { "\u00A0" }: plus de Bottes ce tour-ci
}
choice-beam = Prendre le Téléporteur pour aller { $to }{ $stops ->
    [0] { "" }
   *[other] { "\u00A0" }: plus de Bottes ce tour-ci
}
choice-hack = Pirater le port de data { $at } : { $gain }{ $last ->
    [0] { "" }
   *[other] { "\u202F" }; puis un Code de commande, et la fureur du { -dragon } monte
}
choice-activate = Activer { $card } : { $text }
event-LiftRidden = { $seat } prend l’Hyperstation pour aller { $to }.
event-Beamed = { $seat } prend le Téléporteur pour aller { $to }.
event-PortHacked = { $seat } pirate le port de data { $at } : c’est son { $n ->
    [one] premier Cube de data
   *[other] { $n }e Cube de data
}.
event-FactionActivated = { $seat } active un effet de Faction : { $card }.
event-ReserveTurned = L’Ennemi des Actions permanentes se retourne : { $card }.
event-PodBoarded = { $seat } monte dans une Capsule de sauvetage !
event-BlockadeSet = Blocus ! L’Hyperstation de la Soute est coupée.
reason-command-closed = On n’entre pas dans le centre de Commandement sans son propre Code de commande.
reason-lifts-apart = Une téléportation ne mène pas d’une Hyperstation à une autre.
reason-too-dizzy = Vous avez pris une Hyperstation ou un Téléporteur : plus de Bottes ce tour-ci.
reason-pod-closed = On ne monte pas dans une Capsule de sauvetage sans Artefact.
reason-pod-gone = Cette Capsule de sauvetage est déjà partie.
reason-no-lift-here = Il n’y a pas d’Hyperstation dans votre salle.
reason-no-lift-there = L’Hyperstation n’y mène pas.
reason-lift-locked = L’Hyperstation est verrouillée au départ ou à l’arrivée ; il faut { -master-key(form: "a") }.
reason-blockaded = Le Blocus a mis l’Hyperstation de la Soute hors service.
reason-no-teleporter-here = Il n’y a pas de Téléporteur dans votre salle.
reason-no-teleporter-there = Le Téléporteur n’y mène pas.
reason-need-telepass = Il faut un TéléPass pour prendre un Téléporteur.
reason-no-port = Il n’y a pas de port de data à cet endroit.
reason-port-used = Ce port de data a déjà été piraté.
reason-same-module = Votre second Cube de data doit être placé dans un autre module que le premier.
reason-no-data-cubes = Il ne vous reste pas de Cube de data.
reason-not-beside = Ce port de data n’est pas dans votre salle.
reason-nothing-to-activate = Aucune de vos cartes en jeu n’a un effet de Faction encore inactif.

# Ce qui en découle.

action-lift = Prendre l’Hyperstation
action-beam = Se téléporter
action-hack = Pirater
action-activate = Activer
gain-pod = Montez à bord et vous voilà dehors, { $worth } points en tout
gain-port = port de data : { $gain }
gain-code = un Code de commande : le centre de Commandement vous est ouvert
harm-ride = plus de Bottes ce tour-ci
goal-ports =
    { $n ->
        [0] Piratez { $most } ports de data dans deux modules différents pour ouvrir le centre de Commandement.
       *[other] { $n } port de data piraté sur { $most }. Encore un, dans un autre module, et le centre de Commandement s’ouvre.
    }
goal-command = Le centre de Commandement vous est ouvert : volez-y un Artefact.
goal-pod = Emportez votre Artefact jusqu’à une Capsule de sauvetage.

# Dans le terminal.

ui-hunters = Chasseurs de prime : { $track } sur la piste, { $area } dans la zone Clank!
ui-blockade = Blocus
ui-alone = Dernière personne à bord : manche { $n } sur { $most }
ui-column-ports = Ports
ui-map-port-clank = fait du Clank!
ui-map-port-skill = Compétence
ui-map-port-draw = pioche des cartes
