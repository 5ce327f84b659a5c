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
because-worth = With this I rate my game at { $percent } of 100.
because-alternative = “{ $choice }” would make it { $percent }.
because-goal = I am making for { $room }.
because-home = All that is left is the way home.
because-fear = I expect { $damage ->
    [one] one damage
   *[other] { $damage } damage
} in ten rounds, and { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}.
because-points = As things are I hope for { $points ->
    [one] one point
   *[other] { $points } points
}.
weigh-choice = { $choice }.
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
weigh-home = The way home takes { $boots ->
    [0] no Boots
    [one] one Boot
   *[other] { $boots } Boots
} from there: { $turns ->
    [0] no further turn
    [one] about one turn
   *[other] about { $turns } turns
}.
weigh-lost = No way leads home from there.
weigh-same = I would do that too.
weigh-rather = I would rather: “{ $choice }”, worth { $behind } more of 100.
weigh-close = “{ $choice }” is hardly better.
