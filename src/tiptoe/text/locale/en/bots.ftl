# Bots: levels from the weakest on, styles, and what they say of their choices.
level-bungler = Bungler
level-why-bungler = overlooks nearly everything and loses the way: a child can win
level-magpie = Magpie
level-why-magpie = loves whatever glitters and stays too long for it: good for a first game
level-mouse = Mouse
level-why-mouse = afraid of every noise: hardly dares to touch a card, takes what is near
level-prowler = Prowler
level-why-prowler = knows the way, but hesitates: leaves the best cards alone and walks past much that lies about
level-burglar = Burglar
level-why-burglar = weighs everything and rarely slips
level-master = Master thief
level-why-master = tries every choice before making it: expect to lose
style-bold = bold
style-why-bold = goes deeper and stays longer
style-careful = careful
style-why-careful = is soon on the way home
style-collector = collector
style-why-collector = goes out of the way for gold and secrets
level-in-style = { $level }, { $style }
because-worth = With this I rate my game at { $percent } of 100, where 100 is a sure win.
because-only = Nothing else can be done now.
because-hand = The whole hand is played before the turn ends, and its order rarely matters.
because-alternative = “{ $choice }” would make it { $percent }.
because-as-good = “{ $choice }” would be about as good.
because-goal = I am on my way { $to }.
because-artifact = I am on my way { $to }, for the Artifact worth { $points }.
because-card = The card is worth about { $points ->
    [one] one point
   *[other] { $points } points
} to me until the end.
because-here = What I am after is right here.
because-fear = { $turns ->
    [one] This may be my last turn
   *[other] I have about { $turns } turns left, this one included
}; { $damage ->
    [0] hardly anything should hurt me.
    [one] I expect about one damage.
   *[other] I expect about { $damage } damage.
}
because-danger = { $turns ->
    [one] This may be my last turn: the next attack may knock me out.
   *[other] As things go, I am knocked out in about { $turns } turns.
}
because-points = As things are I hope for { $points ->
    [one] one point
   *[other] { $points } points
}.
weigh-clank = It makes { $n } Clank!
weigh-damage = It costs { $n ->
    [one] one health
   *[other] { $n } health
}.
weigh-attack = { $n ->
    [one] The next attack draws one of { $of } cubes.
   *[other] The next attack draws { $n } of { $of } cubes.
}
weigh-hurt = The chance that it hurts you is { $percent }% then, { $now }% now.
weigh-hurt-same = The chance that it hurts you stays at { $percent }%.
weigh-home = The way home takes { $boots ->
    [one] one Boot
   *[other] { $boots } Boots
} from there: { $turns ->
    [one] about one turn
   *[other] about { $turns } turns
}.
weigh-there = There you are at the way out.
weigh-lost = No way that is known leads home from there.
weigh-same = I would do that too.
weigh-rather = I would rather do this: “{ $choice }”. It is worth { $behind } more of 100.
weigh-close = I would rather do this: “{ $choice }”. But it is hardly better.
