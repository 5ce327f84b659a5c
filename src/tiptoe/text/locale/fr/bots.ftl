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
because-worth = Avec cela, j’estime ma partie à { $percent } sur 100, 100 étant la victoire assurée.
because-only = Rien d’autre n’est possible pour l’instant.
because-hand = Toute la main se joue avant la fin du tour, et l’ordre importe rarement.
because-alternative = « { $choice } » donnerait { $percent }.
because-as-good = « { $choice } » vaudrait à peu près autant.
because-goal = Je vais { $to }.
because-artifact = Je vais { $to }, pour l’Artefact qui vaut { $points }.
because-card = D’ici la fin, cette carte me vaut environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
because-here = Ce que je cherche est ici même.
because-fear = { $turns ->
    [one] C’est peut-être mon dernier tour
   *[other] Il me reste environ { $turns } tours, celui-ci compris
} ; { $damage ->
    [0] presque rien ne devrait me blesser.
    [one] je m’attends à environ un dégât.
   *[other] je m’attends à environ { $damage } dégâts.
}
because-danger = { $turns ->
    [one] C’est peut-être mon dernier tour : la prochaine attaque peut me mettre hors de combat.
   *[other] À ce rythme, je serai hors de combat dans environ { $turns } tours.
}
because-points = Dans l’état actuel, j’espère { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
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
weigh-hurt-same = Elle a toujours { $percent } % de chances de vous blesser.
weigh-home = De là, le retour demande { $boots ->
    [one] une Botte
   *[other] { $boots } Bottes
} : { $turns ->
    [one] environ un tour
   *[other] environ { $turns } tours
}.
weigh-there = Là, vous êtes à la sortie.
weigh-lost = De là, aucun chemin connu ne ramène dehors.
weigh-same = Je ferais la même chose.
weigh-rather = Je préférerais : « { $choice } ». Cela vaut { $behind } de plus sur 100.
weigh-close = Je préférerais : « { $choice } ». Mais cela ne vaut guère mieux.
