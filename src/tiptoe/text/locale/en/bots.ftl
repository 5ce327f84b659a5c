# Bots: levels from the weakest on, styles, and what they say of their choices.
level-bungler = Bungler
level-why-bungler = misses nearly everything and gets lost: a child can win
level-magpie = Magpie
level-why-magpie = loves anything shiny and stays too long: good for a first game
level-mouse = Mouse
level-why-mouse = scared of every noise: barely touches a card, grabs what’s near
level-prowler = Prowler
level-why-prowler = knows the way but hesitates: leaves good cards and easy loot behind
level-burglar = Burglar
level-why-burglar = weighs every step and rarely slips
level-master = Master Thief
level-why-master = tries every move in its head first: expect to lose
style-bold = bold
style-why-bold = goes deeper and stays longer
style-careful = careful
style-why-careful = heads home early
style-collector = collector
style-why-collector = takes detours for Gold and secrets
level-in-style = { $level }, { $style }
because-worth = With this, I rate my position { $percent } out of 100.
because-only = It’s the only move.
because-hand = You play your whole hand anyway, and the order rarely matters.
because-alternative = “{ $choice }” would make it { $percent }.
because-as-good = “{ $choice }” would be about as good.
because-goal = I’m on my way { $to }.
because-artifact = I’m on my way { $to } for the Artifact worth { $points }.
because-card =
    By the end of the game, this card should bring me about { $points ->
        [one] one point
       *[other] { $points } points
    }.
because-here = What I want is right here.
because-fear =
    { $turns ->
        [one] This may be my last turn
       *[other] I have about { $turns } turns left, counting this one
    }; { $damage ->
        [0] I don’t expect to get hurt.
        [one] I expect about 1 damage.
       *[other] I expect about { $damage } damage.
    }
because-danger =
    { $turns ->
        [one] This may be my last turn: the next attack could knock me out.
       *[other] At this rate I’ll be knocked out in about { $turns } turns.
    }
because-points =
    I’m on course for about { $points ->
        [one] one point
       *[other] { $points } points
    }.
weigh-clank = It makes { $n } Clank!
weigh-damage =
    It costs you { $n ->
        [one] 1 damage
       *[other] { $n } damage
    }.
weigh-attack = { $n ->
    [one] The next attack draws one of { $of } cubes.
   *[other] The next attack draws { $n } of { $of } cubes.
}
weigh-hurt = Chance that it hurts you: { $percent }% (now { $now }%).
weigh-hurt-same = Chance that it hurts you: still { $percent }%.
weigh-home =
    From there it’s { $boots ->
        [one] one Boot
       *[other] { $boots } Boots
    } to the exit: { $turns ->
        [one] about one turn
       *[other] about { $turns } turns
    }.
weigh-there = That’s the way out.
weigh-lost = No known way out from there.
weigh-same = I’d do the same.
weigh-rather = I’d rather: “{ $choice }”. I rate it { $behind } higher out of 100.
weigh-close = I’d rather: “{ $choice }”. But it’s close.
