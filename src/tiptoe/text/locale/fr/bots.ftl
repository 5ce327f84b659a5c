# Bots : les niveaux, du plus faible au plus fort, les styles, et ce qu'ils disent de leurs choix.
level-bungler = Gaffeur
level-why-bungler = ne voit presque rien et perd son chemin : un enfant le bat
level-magpie = Pie voleuse
level-why-magpie = aime tout ce qui brille et s’attarde trop : parfaite pour une première partie
level-mouse = Souris
level-why-mouse = a peur du moindre bruit : ose à peine toucher une carte, prend au plus près
level-prowler = Rôdeur
level-why-prowler = connaît le chemin, mais hésite : laisse les meilleures cartes et passe à côté de bien des trésors
level-burglar = Cambrioleur
level-why-burglar = pèse tout et se trompe rarement
level-master = Maître voleur
level-why-master = essaie chaque choix avant de le faire : attendez-vous à perdre
style-bold = téméraire
style-why-bold = descend plus bas et reste plus longtemps
style-careful = prudent
style-why-careful = prend tôt le chemin du retour
style-collector = collectionneur
style-why-collector = fait des détours pour l’or et les secrets
level-in-style = { $level }, style { $style }
because-worth = Avec cela, j’estime ma partie à { $percent } sur 100.
because-alternative = « { $choice } » me donnerait { $percent }.
because-goal = Mon but : { $room }.
because-home = Il ne reste que le chemin du retour.
because-fear = Je m’attends à { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} en dix manches, et à { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} encore.
because-points = Dans l’état actuel, j’espère { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
weigh-choice = { $choice }.
weigh-clank = Cela fait { $n } Clank!
weigh-damage = Cela coûte { $n ->
    [one] un point de vie
   *[other] { $n } points de vie
}.
weigh-attack = { $n ->
    [one] La prochaine attaque tire un cube sur { $of }.
   *[other] La prochaine attaque tire { $n } cubes sur { $of }.
}
weigh-hurt = Elle aura alors { $percent } % de chances de vous blesser, contre { $now } % maintenant.
weigh-home = De là, le retour demande { $boots ->
    [0] aucune Botte
    [one] une Botte
   *[other] { $boots } Bottes
} : { $turns ->
    [0] aucun tour de plus
    [one] environ un tour
   *[other] environ { $turns } tours
}.
weigh-lost = De là, aucun chemin ne ramène dehors.
weigh-same = Je ferais la même chose.
weigh-rather = Je préférerais : « { $choice } », soit { $behind } de plus sur 100.
weigh-close = « { $choice } » ne vaut guère mieux.
