# What choices are called on buttons, what comes of them, and what to do next. Outcomes are short and have no full stop.

action-play = Play
action-acquire = Buy
action-use = Use
action-fight = Fight
action-move = Walk
action-teleport = Teleport
action-buy = Buy
action-consume = Use
action-invoke = Use
action-end-turn = End turn
action-pick = Choose
action-trash = Trash
action-discard = Discard
action-replace = Replace
action-take = Take { $token }
action-decline = No, thank you
action-jump = Teleport
action-explore = Explore
action-place = Put it down
action-abandon = Give up
action-emerge = Come out
action-unlock = Open
action-offer = Make an offering
action-offer-at = Make an offering
action-redeem = Buy
action-site = Put it here
action-rotate = Turn it
action-fight-monster = Fight
action-appear-at = Here
action-hunt-to = Send it here
action-leave = Leave
action-out = Walk to the gate
instead-damage = { $n ->
    [one] or take a wound
   *[other] or take { $n } wounds
}
instead-swords = { $n ->
    [one] or spend a Sword
   *[other] or spend { $n } Swords
}
instead-way = { $side }
artifact-of = Artifact { $points }

gain-out = End your turn there and you are out: +{ $bonus }, worth { $worth } now
gain-out-now = You are out: +{ $bonus }, worth { $worth } now
gain-heal = heals { $n }
gain-market = market: you can buy here
gain-offering = wayshrine: an offering gives { GOLD($n) }
gain-unlock = a lockpick gives you { $gain }
gain-worth = worth { $n }
gain-may-leave = with it you may leave
harm-damage = { $n ->
    [one] you take a wound
   *[other] you take { $n } wounds
}
harm-stop = { -crystal-cave }: your walk ends
harm-depths = in the Depths: fall here and nothing counts
harm-no-room = you cannot carry another Artifact
harm-arms-full = you can carry no other
harm-rage = { $more ->
    [0] rage rises by a space
   *[other] rage rises to { $n }
}
harm-figure = a monster is there
harm-haunted = haunted: a { -ghost } joins the Clank! area

goal-find = Find an Artifact, then come back { $to }.
goal-home = Bring it home: back { $to }.
goal-leave = End your turn and you are out.
goal-out = You are out, and what you carry is safe. The others play on.
goal-caught = You were caught. The others play on.
