# Bots : les niveaux, du plus faible au plus fort, les styles, et ce qu'ils disent de leurs choix.
level-bungler = Gaffeur
level-why-bungler = ne voit presque rien et se perd : un enfant peut gagner
level-magpie = Pie voleuse
level-why-magpie = aime tout ce qui brille et s’attarde trop : parfaite pour une première partie
level-mouse = Souris
level-why-mouse = a peur du moindre bruit : ose à peine toucher une carte, prend au plus près
level-prowler = Rôdeur
level-why-prowler = connaît le chemin, mais hésite : laisse les meilleures cartes et passe à côté de bien des trésors
level-burglar = Cambrioleur
level-why-burglar = réfléchit à tout et se trompe rarement
level-master = Maître voleur
level-why-master = imagine chaque coup avant de jouer : attendez-vous à perdre
style-bold = téméraire
style-why-bold = descend plus bas et reste plus longtemps
style-careful = prudent
style-why-careful = prend tôt le chemin du retour
style-collector = collectionneur
style-why-collector = fait des détours pour l’Or et les Secrets
level-in-style = { $level }, style { $style }
because-worth = Avec cela, je note ma position { $percent } sur 100.
because-only = C’est le seul coup possible.
because-hand = Toute la main se joue de toute façon, et l’ordre compte rarement.
because-alternative = « { $choice } » donnerait { $percent }.
because-as-good = « { $choice } » vaudrait à peu près autant.
because-goal = Je vais { $to }.
because-artifact = Je vais { $to }, pour l’Artefact qui vaut { $points }.
because-card =
    D’ici la fin, cette carte devrait me rapporter environ { $points ->
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
because-points =
    Je suis en route pour environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
weigh-clank = Cela fait { $n } Clank!
weigh-damage =
    Cela vous coûte { $n ->
        [one] 1 dégât
       *[other] { $n } dégâts
    }.
weigh-attack =
    { $n ->
        [one] La prochaine attaque pioche un cube sur { $of }.
       *[other] La prochaine attaque pioche { $n } cubes sur { $of }.
    }
weigh-hurt = Risque de dégâts : { $percent } % (contre { $now } % maintenant).
weigh-hurt-same = Risque de dégâts : toujours { $percent } %.
weigh-home = De là, le retour demande { $boots ->
    [one] une Botte
   *[other] { $boots } Bottes
} : { $turns ->
    [one] environ un tour
   *[other] environ { $turns } tours
}.
weigh-there = C’est la sortie.
weigh-lost = De là, aucun chemin connu ne ramène dehors.
weigh-same = Je ferais pareil.
weigh-rather = Je préférerais « { $choice } » : note +{ $behind } sur 100.
weigh-close = Je préférerais « { $choice } », mais c’est serré.
