# Comment les choix s'appellent sur les boutons, ce qui en résulte, et ce qu'il faut faire. Courts et sans point final.

action-play = Jouer
action-acquire = Acquérir
action-use = Utiliser
action-fight = Combattre
action-move = Aller
action-teleport = Se téléporter
action-buy = Acheter
action-consume = Utiliser
action-invoke = Utiliser
action-end-turn = Finir le tour
action-pick = Choisir
action-trash = Bannir
action-discard = Défausser
action-replace = Remplacer
action-take = Prendre : { $token }
action-decline = Non merci
action-jump = Se téléporter
action-explore = Explorer
action-place = Poser la tuile
action-abandon = Renoncer
action-emerge = Ressortir
action-unlock = Crocheter
action-offer = Déposer une offrande
action-offer-at = Déposer une offrande
action-redeem = Acheter
action-site = La poser ici
action-rotate = La tourner
action-fight-monster = Combattre
action-appear-at = Ici
action-hunt-to = L’envoyer ici
action-leave = Sortir
action-out = Aller à la sortie
instead-damage = { $n ->
    [one] ou subir une blessure
   *[other] ou subir { $n } blessures
}
instead-swords = { $n ->
    [one] ou dépenser une Épée
   *[other] ou dépenser { $n } Épées
}
instead-way = { $side }
artifact-of = Artefact { $points }

gain-out = Finissez-y votre tour et vous êtes dehors : +{ $bonus }, { $worth } points pour l’instant
gain-out-now = Vous êtes dehors : +{ $bonus }, { $worth } points pour l’instant
gain-heal = soigne { $n } { $n ->
    [one] dégât
   *[other] dégâts
}
gain-market = Marché : vous pouvez y acheter
gain-offering = Lieu sacré : une offrande rapporte { GOLD($n) }
gain-unlock = un Crochetage donne { $gain }
gain-worth = { $n ->
    [one] vaut { $n } point
   *[other] vaut { $n } points
}
gain-may-leave = avec lui, vous pouvez sortir
harm-damage = { $n ->
    [one] vous subissez une blessure
   *[other] vous subissez { $n } blessures
}
harm-stop = { -crystal-cave } : votre marche s’arrête là
harm-depths = dans les Profondeurs : si vous y tombez, rien ne compte
harm-no-room = vous ne pouvez pas porter un autre Artefact
harm-arms-full = vous ne pourrez pas en porter d’autre
harm-rage = { $more ->
    [0] la Fureur monte d’une case
   *[other] la Fureur monte à { $n }
}
harm-figure = un monstre s’y trouve
harm-haunted = hantée : un { -ghost } rejoint la zone Clank!

goal-find = Trouvez un Artefact, puis revenez { $to }.
goal-home = Rapportez-le : retour { $to }.
goal-leave = Finissez votre tour et vous êtes dehors.
goal-out = Vous êtes dehors, et votre butin avec vous. Les autres continuent.
goal-caught = Vous êtes hors de combat. Les autres continuent.
