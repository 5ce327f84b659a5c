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
action-pick = { $question ->
    [onto-deck] La placer dessus
   *[other] Choisir
}
action-draft = Garder
action-name = { $seat }
action-trash = Bannir
action-discard = Défausser
action-replace = Remplacer
action-take = Prendre : { $token }
action-decline = { choice-decline }
action-jump = Se téléporter
action-explore = Explorer
action-place = Poser la tuile
action-abandon = S’arrêter là
action-emerge = Ressortir
action-unlock = Crocheter
action-offer = Déposer une offrande
action-offer-at = Déposer une offrande
action-redeem = Acheter
action-site = Poser ici
action-rotate = Tourner
action-fight-monster = Combattre
action-appear-at = Ici
action-hunt-to = Envoyer ici
action-leave = Sortir
action-out = Filer vers la sortie
instead-damage =
    { $n ->
        [one] ou subir 1 dégât
       *[other] ou subir { $n } dégâts
    }
instead-swords = { $n ->
    [one] ou dépenser une Épée
   *[other] ou dépenser { $n } Épées
}
instead-way = { $side }
artifact-of = Artefact { $points }

gain-out = Finissez votre tour là-bas et vous êtes dehors : +{ $bonus }, { $worth } points en tout
gain-out-now = Vous êtes dehors : +{ $bonus }, { $worth } points en tout
gain-heal = soigne { $n } { $n ->
    [one] dégât
   *[other] dégâts
}
gain-market = Marché : vous pouvez y acheter
gain-market-dear = Marché : { GOLD($n) } l’objet
gain-offering = Lieu sacré : une offrande rapporte { GOLD($n) }
gain-unlock = un Crochetage : { $gain }
gain-worth = { $n ->
    [one] vaut { $n } point
   *[other] vaut { $n } points
}
gain-may-leave = ensuite, vous pourrez sortir
harm-damage =
    { $n ->
        [one] vous subissez 1 dégât
       *[other] vous subissez { $n } dégâts
    }
harm-stop = { -crystal-cave } : plus de Bottes ce tour-ci
harm-depths = les Profondeurs : hors de combat ici, vous ne marquez rien
harm-no-room = plus de place pour un autre Artefact
harm-arms-full = ensuite, plus d’autre Artefact
harm-rage =
    { $more ->
        [0] Fureur : +1 case
       *[other] Fureur : les attaques piochent { $n }
    }
harm-figure = un monstre s’y trouve
harm-haunted = hantée : un { -ghost } rejoint la zone Clank!

goal-find = Volez un Artefact, puis revenez { $to }.
goal-home = Sortez-le d’ici : retour { $to }.
goal-leave = Finissez votre tour et vous voilà dehors !
goal-out = Vous êtes dehors, butin compris. Les autres y sont encore.
goal-caught = Vous êtes hors de combat. Les autres continuent.
