# Alone against the dragon (SOL): the night, its Hours, and Dares.

choice-take-dare = Take the Dare { $dare }: { $text }
choice-ward = Ward off { $hour } with { $cost }
action-take-dare = Take the Dare
action-ward = Ward it off

event-HourOpened = The next Hour: { $hour }.
event-HourTook = The night takes { $card } from the { -dungeon-row }.
event-HourActed = { $hour } strikes.
event-HourMissed = { $hour } passes: its condition was not met.
event-HourWarded = { $seat } wards off { $hour }.
event-HoursBurnt = { $n ->
    [one] 1 Hour burns
   *[other] { $n } Hours burn
}{ $why ->
    [1] { " " }for the Artifact.
    [2] { " " }for the noise.
    [3] { " " }for the shadows.
   *[other] .
}
event-HoursReturned = { $n ->
    [one] 1 burnt Hour goes back under the night.
   *[other] { $n } burnt Hours go back under the night.
}
event-ShadowDrawn = A shadow is drawn: it hurts nobody, but an Hour will burn.
event-CubesBagged = { $n ->
    [one] 1 cube of { $seat } goes straight into the bag.
   *[other] { $n } cubes of { $seat } go straight into the bag.
}
event-RubbleFell = Rubble: { $n ->
    [one] the first Boot of the next turn will be lost.
   *[other] the first { $n } Boots of the next turn will be lost.
}
event-BootsBuried = { $n ->
    [one] 1 Boot is lost in the rubble.
   *[other] { $n } Boots are lost in the rubble.
}
event-ArtifactHunted = The Collector takes { $token } out of the game.
event-DareOpened = A new Dare lies open: { $dare }.
event-DareTaken = { $seat } takes the Dare { $dare }.
event-DareWon = { $seat } has done it: { $dare }.
event-DareLost = { $seat } has not done it in time: { $dare }.
event-DawnCame = Dawn: the night is over.

reason-no-ward = This Hour cannot be warded off.
reason-warded-already = You have warded off this Hour already.
reason-need-skill-for-ward = Warding it off takes { $need } Skill; you have { $have }.
reason-need-swords-for-ward = Warding it off takes { $need ->
    [one] 1 Sword
   *[other] { $need } Swords
}; you have { $have }.
reason-need-boots-for-ward = Warding it off takes { $need ->
    [one] 1 Boot
   *[other] { $need } Boots
}; you have { $have }.
reason-need-gold-for-ward = Warding it off takes { GOLD($need) }; you have { $have }.
reason-dare-not-open = That Dare does not lie open.
reason-dare-taken-already = You have a Dare already: only one at a time.
reason-dare-too-late = A Dare is taken before the first card of the turn.

score-hours = Hours left

night-part-evening = Evening
night-part-midnight = Midnight
night-part-small-hours = Small Hours
hour-takes = { $n ->
    [one] Takes the card in slot { $slots }
   *[other] Takes the cards in slots { $slots }
}
hour-if = { $deed }: { $acts }
hour-ward = Ward: { $cost }
hour-unwarded = no ward
acts-joined = { $first }, { $second }
slots-joined = { $first } and { $second }
deed-silent = if none of your cubes is in the Clank! area
deed-heard = if 3 or more of your cubes are in the Clank! area
deed-deep = if you end your turn { place-depths }
deed-cave = if you entered a { -crystal-cave } this turn
deed-fought = if you defeated { -monster(form: "a") } of the { -dungeon-row } this turn
deed-found = if you took a secret this turn
deed-bought = if you bought at a market this turn
deed-laden = if you acquired two or more cards this turn
dare-goal-silent = end a turn with none of your cubes in the Clank! area
dare-goal-cave = enter a { -crystal-cave }
dare-goal-fought = defeat { -monster(form: "a") } of the { -dungeon-row }
dare-goal-found = take a secret
dare-goal-bought = buy at a market
dare-goal-laden = acquire two cards in one turn
dare-goal-further = { $marks ->
    [0] end a turn { place-depths }
   *[other] place a data cube
}
dare-goal-rooms = enter three rooms in one turn
dare-goal-loud = make three Clank! in one turn
dare-goal-artifact = take an Artifact
dare-goal-dear = acquire a card that costs 5 or more
dare-goal-frugal = acquire no card
dare-text = { $goal }, { $turns ->
    [1] this turn
   *[other] within { $turns } turns
}. Reward: { $reward }; price: { $price }
act-clank = +{ $n } Clank!
act-hush = { $n ->
    [one] take 1 of your cubes back from the Clank! area
   *[other] take { $n } of your cubes back from the Clank! area
}
act-attack = { $n ->
    [0] the { -dragon } attacks
    [one] the { -dragon } attacks with 1 cube more
   *[other] the { -dragon } attacks with { $n } cubes more
}
act-rage = { $n ->
    [one] the rage marker advances 1 space
   *[other] the rage marker advances { $n } spaces
}
act-calm = { $n ->
    [one] 1 black cube goes back into the bag
   *[other] { $n } black cubes go back into the bag
}
act-echo = { $n ->
    [one] 1 of your cubes goes straight into the bag
   *[other] { $n } of your cubes go straight into the bag
}
act-hunt = { $n ->
    [1] the Collector takes the least valuable Artifact
   *[other] the Collector takes the most valuable Artifact
}
act-rubble = { $n ->
    [one] the first Boot of your next turn is lost
   *[other] the first { $n } Boots of your next turn are lost
}
act-burn = { $n ->
    [one] 1 Hour burns
   *[other] { $n } Hours burn
}
act-gold = { GOLD($n) }
act-heal = heal { $n }
act-hours = { $n ->
    [one] 1 burnt Hour comes back
   *[other] { $n } burnt Hours come back
}
medal-0 = no medal
medal-1 = bronze
medal-2 = silver
medal-3 = gold
medal-won = { $medal }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
medal-next = Bronze { $bronze }, silver { $silver }, gold { $gold }
night-now = { $left ->
    [one] The night: 1 Hour left
   *[other] The night: { $left } Hours left
}, burnt: { $burnt }; { $shadows ->
    [one] 1 shadow
   *[other] { $shadows } shadows
} in the bag
night-warded = warded off
night-dare = Your Dare ({ $turns ->
    [one] last turn
   *[other] { $turns } turns left
}): { $dare }: { $text }
night-dares = Open Dares:

hour-name-changing-of-the-guard = Changing of the Guard
hour-name-loose-stairs = Loose Stairs
hour-name-lamp-oil = Lamp Oil
hour-name-the-collector-calls = The Collector Calls
hour-name-a-door-ajar = A Door Ajar
hour-name-falling-plaster = Falling Plaster
hour-name-one-eye-opens = One Eye Opens
hour-name-a-purse-is-cut = A Purse Is Cut
hour-name-the-fence-waits = The Fence Waits
hour-name-a-bored-sentry = A Bored Sentry
hour-name-the-bell = The Bell
hour-name-echoing-hall = Echoing Hall
hour-name-the-collector-chooses = The Collector Chooses
hour-name-hot-breath = Hot Breath
hour-name-hue-and-cry = Hue and Cry
hour-name-a-quiet-chapel = A Quiet Chapel
hour-name-barred-gate = Barred Gate
hour-name-the-wager-paid = The Wager Paid
hour-name-a-forgotten-cellar = A Forgotten Cellar
hour-name-a-word-in-the-market = A Word in the Market
hour-name-the-dragon-rises = The Dragon Rises
hour-name-claws-on-stone = Claws on Stone
hour-name-the-collector-leaves = The Collector Leaves
hour-name-cold-sweat = Cold Sweat
hour-name-grey-windows = Grey Windows
hour-name-the-hunt-is-up = The Hunt Is Up
hour-name-last-candle = The Last Candle
hour-name-cock-crow = Cock-crow
hour-name-a-sleepers-sigh = A Sleeper’s Sigh
hour-name-bolted-doors = Bolted Doors

dare-name-out-of-breath = Out of Breath
dare-name-like-a-cat = Like a Cat
dare-name-first-blood = First Blood
dare-name-further-down = Further Down
dare-name-honest-customer = Honest Customer
dare-name-light-fingers = Light Fingers
dare-name-full-arms = Full Arms
dare-name-long-legs = Long Legs
dare-name-loud-and-proud = Loud and Proud
dare-name-hand-on-the-prize = Hand on the Prize
dare-name-expensive-taste = Expensive Taste
dare-name-nothing-bought = Nothing Bought
