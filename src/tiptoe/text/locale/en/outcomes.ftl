# What choices are called on buttons, what comes of them, and what to do next. Outcomes are short and have no full stop.

action-play = Play
action-acquire = Acquire
action-use = Use
action-fight = Fight
action-move = Walk
action-teleport = Teleport
action-buy = Buy
action-consume = Use
action-invoke = Use
action-end-turn = End turn
action-pick = { $question ->
    [onto-deck] Put it on top
   *[other] Choose
}
action-draft = Keep
action-name = { $seat }
action-trash = Trash
action-discard = Discard
action-replace = Replace
action-take = Take { $token }
action-decline = { choice-decline }
action-jump = Teleport
action-explore = Explore
action-place = Place tile
action-abandon = Stop here
action-emerge = Come out
action-unlock = Unlock
action-offer = Mark wayshrine
action-offer-at = Mark wayshrine
action-redeem = Buy
action-site = Place here
action-rotate = Rotate
action-fight-monster = Fight
action-appear-at = Here
action-hunt-to = Send it here
action-leave = Leave
action-out = Head for the exit
instead-damage =
    { $n ->
        [one] or take 1 damage
       *[other] or take { $n } damage
    }
instead-swords = { $n ->
    [one] or spend a Sword
   *[other] or spend { $n } Swords
}
instead-way = { $side }
artifact-of = Artifact { $points }

gain-out = End your turn there and you’re out: +{ $bonus }, { $worth } points so far
gain-out-now = You’re out: +{ $bonus }, { $worth } points so far
gain-heal = heal { $n }
gain-market = market: you can buy here
gain-market-dear = market: { GOLD($n) } each
gain-offering = wayshrine: mark it for { GOLD($n) }
gain-unlock = spend a lockpick: { $gain }
gain-worth =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
gain-may-leave = then you may leave
harm-damage =
    { $n ->
        [one] you take 1 damage
       *[other] you take { $n } damage
    }
harm-stop = { -crystal-cave }: no more Boots this turn
harm-depths = the Depths: get knocked out here and you score nothing
harm-no-room = your hands are full: no room for another Artifact
harm-arms-full = no more Artifacts after this one
harm-rage =
    { $more ->
        [0] rage +1 space
       *[other] rage rises: attacks draw { $n }
    }
harm-figure = a monster is there
harm-haunted = haunted: a { -ghost } joins the Clank! area

goal-find = Steal an Artifact, then get back { $to }.
goal-home = Get it out: back { $to }.
goal-leave = End your turn and you’re out!
goal-out = You’re out, and your loot is safe. The others are still in there.
goal-caught = You’re knocked out. The others play on.
