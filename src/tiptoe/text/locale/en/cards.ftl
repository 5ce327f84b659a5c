# What cards and tokens do, made from their effects. Nested texts such as $do, $options and $when are already sentences in this language.

effect-skill = +{ $skill } Skill
effect-swords = +{ $swords } { $swords ->
    [one] Sword
   *[other] Swords
}
effect-boots = +{ $boots } { $boots ->
    [one] Boot
   *[other] Boots
}
effect-gold = +{ GOLD($gold) }
effect-lockpicks = +{ $lockpicks } { $lockpicks ->
    [one] lockpick
   *[other] lockpicks
}
effect-more-gold = each time you gain { -gold } this turn, gain { $more-gold } more
effect-pay-gold = pay { GOLD($pay-gold) }: { $do }
effect-pay-lockpick = spend { $pay-lockpick ->
    [one] a lockpick
   *[other] { $pay-lockpick } lockpicks
}: { $do }
effect-clank = +{ $clank } Clank!
effect-clank-removed = −{ $clank } Clank!
effect-others-clank = each other player adds { $others-clank } Clank!
effect-others-gold = each other player gains { GOLD($others-gold) }
effect-all-clank = each player adds { $all-clank } Clank!
effect-draw = draw { $draw ->
    [one] a card
   *[other] { $draw } cards
}
effect-heal = heal { $heal }
effect-damage = take { $damage } damage
effect-rage =
    the { -dragon }’s rage rises { $rage ->
        [one] one space
       *[other] { $rage } spaces
    }
effect-return-black-cubes = up to { $return-black-cubes } drawn { -dragon } cubes go back into the bag
effect-ghost = add a { -ghost } to the Clank! area
effect-lesser-attack = the { -dragon } attacks with { $lesser-attack } cubes; yours go back to your supply
effect-attack = the { -dragon } attacks now
effect-gain =
    { $count ->
        [one] take one { $gain } from the reserve
       *[other] take { $count } { $gain } cards from the reserve
    }
effect-trash = you may trash { $up-to ->
    [one] { $trash }
   *[other] up to { $up-to } × { $trash-name }
} from your play area or discard pile
effect-trash-or = you may trash { $trash } or { $or } from your play area or discard pile
effect-trash-several = you may trash up to { $up-to ->
    [one] { $up-to } card
   *[other] { $up-to } cards
} from your play area or discard pile
effect-trash-must = trash { $trash } from your play area or discard pile
any-card = a card
card-named = { $name }
effect-trash-this = trash this card
effect-onto-deck = you may put this card on top of your deck
effect-discard = you may discard { $discard ->
    [one] a card
   *[other] { $discard } cards
} from your hand; if you do, { $do }
effect-discount = { $on } cost { $discount } Skill less this turn
effect-replace-row-card = you may replace a card of the { -dungeon-row }
effect-take-free = acquire a card or use a Device from the { -dungeon-row } without paying its Skill
effect-ignore-crystal-cave = { -crystal-cave(form: "many") } do not stop you this turn
effect-ignore-monsters = you may ignore { -tunnel } { -monster(form: "guards") } this turn
effect-teleport = +{ $teleport } Teleport
effect-teleport-now =
    teleport { $teleport ->
        [one] now
       *[other] { $teleport } times now
    }
effect-teleport-from = { $teleport-from }, you may teleport to an adjacent room
effect-jump-between = { $jump-between }, you may teleport { $other }
effect-jump-between-trash-this = { $jump-between }, you may trash this card to teleport { $other }
effect-jump-to-rival = you may teleport to the room of a player in the Depths
effect-jump-to-new-tile = teleport to a room of that tile
effect-lay-tile = place the next tile next to your tile
effect-lay-tile-anywhere = place the next tile next to any tile
effect-turn-occupied-tiles = rotate each square tile with a player on it by 180°
effect-lone-seats-turn = each player alone on a square tile must rotate it
effect-return-idols = each other player returns one Monkey Idol to the monkey shrine
effect-fetch-secret = you may take a secret from an adjacent room
effect-draw-secret = draw { $draw-secret }
effect-free-prisoners = free { $free-prisoners ->
    [one] a Prisoner
   *[other] { $free-prisoners } Prisoners
}
effect-offer-afar = you may mark any wayshrine as if you stood there
effect-bargain = once this turn, in a market room, you may buy a market item for { GOLD($bargain) }
effect-buy-anywhere = once this turn, you may buy a market item from any room for { GOLD($buy-anywhere) }
effect-free-item = in a market room, take a market item for free
effect-when = if { $when }: { $do }
effect-per = { $do } for each { $per }
effect-choose = choose { $choose ->
    [one] one
   *[other] { $choose }
}: { $options }
effect-choose-all-if = choose { $choose ->
    [one] one
   *[other] { $choose }
} (all if { $all-if }): { $options }
effect-everybody-chooses = each player chooses one: { $options }
effect-at-end-of-turn = at the end of this turn: { $do }
effect-charge = take { $count } { $charge }
effect-spend = for { $count } { $spend }, { $do }
effect-lose = lose 1 { $lose }
effect-may = once this turn, if you like: { $do }
effect-may-now = if you like: { $do }
effect-show = with { $show }, { $do }
effect-recall = you may put { $recall } from your play area on top of your deck
effect-atop = put that card on top of your deck
effect-again = use the text of a card in your play area again
effect-advance = move your { $advance } marker one space on and gain what it shows: { $options }
effect-take-to-hand = acquire a card of the { -dungeon-row } into your hand without paying its Skill
or = { $first }; or { $second }
also = { $first }; { $second }
then = { $first }; then { $second }

condition-another = you have { $another } in your play area this turn
condition-has = you have { $has }
condition-behind = a rival has { $behind } and you have none
condition-in = you are { $in }
condition-card-in-sight = { $card-in-sight } is in your play area or discard pile
condition-lacks = none of these lies on your board: { $types }
condition-both = { $both } and { $and }
condition-owns = you own { $owns } different tokens of these: { $types }
at-least-clank-made = you make { $n } or more Clank! this turn
at-least-gold-gained = you gain { $n } or more { -gold } this turn
at-least-skill-made = you gain { $n } or more Skill this turn
at-least-cards-trashed = you trash { $n ->
    [one] a card
   *[other] { $n } cards
} this turn
at-least-monsters-defeated = you defeat { $n ->
    [one] { -monster(form: "a") }
   *[other] { $n } { -monster(form: "many") }
} this turn
at-least-spent = { $n ->
    [one] a { $token } token lies
   *[other] { $n } or more { $token } tokens lie
} beside your board
at-least-row-monsters-defeated = you defeat { $n ->
    [one] { -monster(form: "a") }
   *[other] { $n } { -monster(form: "many") }
} of the { -dungeon-row } this turn
at-least-artifacts-held = you have { $n ->
    [one] an Artifact
   *[other] { $n } or more Artifacts
}
at-least-prisoners-freed = you free { $n ->
    [one] a Prisoner
   *[other] { $n } or more Prisoners
} this turn
at-least-prisoners-held = you have freed { $n ->
    [one] a Prisoner
   *[other] { $n } or more Prisoners
}
at-least-offerings-made = you mark { $n ->
    [one] a wayshrine
   *[other] { $n } or more wayshrines
} this turn
at-least-portals-used = you use { $n ->
    [one] a portal
   *[other] portals { $n } or more times
} this turn
at-least-rivals-met = { $n ->
    [one] a rival is
   *[other] { $n } or more rivals are
} on your tile this turn
at-least-gold = you own at least { GOLD($n) }
at-least-card = you own at least { $n } × { $card }
at-least-card-kind = you own at least { $many }
at-least-token = you own at least { $many }
at-least-wayshrines-marked =
    you have marked at least { $n ->
        [one] one wayshrine
       *[other] { $n } wayshrines
    }

counter-clank-made = Clank! you make this turn
counter-gold-gained = { -gold(form: "one") } you gain this turn
counter-skill-made = Skill you gain this turn
counter-cards-trashed = card you trash this turn
counter-monsters-defeated = { -monster } you defeat this turn
counter-row-monsters-defeated = { -monster } of the { -dungeon-row } you defeat this turn
counter-artifacts-held = Artifact you have
counter-prisoners-freed = Prisoner you free this turn
counter-prisoners-held = Prisoner you have freed
counter-offerings-made = wayshrine you mark this turn
counter-portals-used = time you use a portal this turn
counter-spent = { $token } token beside your board
counter-rivals-met = rival on your tile this turn
possession-gold = { $every ->
    [one] { -gold(form: "one") }
   *[other] { $every } { -gold }
} you own
possession-card = { $card } you own
possession-card-kind = { $kind } you own
possession-token = { $token } you own
possession-wayshrines-marked = wayshrine you have marked
amount-per = { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end for each { $per }
amount-if = { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end if { $if }

moment-react = Reaction
react-rival-defeats-monster = when a rival defeats { -monster(form: "a") }
react-rival-defeats-goblin = when a rival defeats the Goblin
react-rival-takes-find = when a rival takes an Artifact, a Monkey Idol, a Dragon Egg or a Crown
react-monster-arrives = when { -monster(form: "a") } appears in the { -dungeon-row } on a rival’s turn
reaction = { $when }, lay this card out from your hand and draw a card; its text comes on your next turn
moment-acquire = Acquire
moment-arrive = Arrive
moment-use = Use
moment-defeat = Defeat
moment-character-acquires = When you acquire { $kind }
moment-character-hurt = When a { -dragon } attack damages you
moment-reveal = When found
moment-reveal-prisoner = When freed
moment-reveal-market = When bought
moment-consume = Once, on your turn
moment-shield = Discard from your hand to prevent the damage of one { -ghost }
lead = { $moment }: { $text }
where = Only { $place }
or-place = { $first } or { $second }
besides-gold = Also costs { GOLD($n) }
besides-lockpicks = Also costs { $n ->
    [one] a lockpick
   *[other] { $n } lockpicks
}
needs-damage = Needs { $n } damage or more to buy
counts-as = Also counts as { $token }.
ability-artifact = Stealing it raises the { -dragon }’s rage. You need one to get out, and you can carry only one.
ability-master-key = You may walk through locked { -tunnel(form: "many") }.
ability-backpack = You may carry one more Artifact.
ability-catacombs-map = You may walk one-way { -tunnel(form: "many") } in both directions.
ability-puzzle-box = When you enter a wayshrine, swap this for a random major secret.
ability-invisibility-cloak = { -tunnel(form: "capital") } { -monster(form: "guards") } do not hurt you.
ability-discount-coupon = Once, when you buy at the market: pay 5 { -gold } less. Doesn’t count as a Prisoner.
ability-contraband = Turns on the text of your cards that asks for Contraband.
own-token-of = Only on the board of { $name }
character-token = Shows who plays { $name }
does-nothing = No effect when played

kind-starter = Starter
kind-action = Action
kind-item = Item
kind-companion = Companion
kind-gem = Gem
kind-device = Device
kind-monster = { -monster }
kind-of-suit = { $kind }, { $suit }
kinds-starter = Starters
kinds-action = Actions
kinds-item = Items
kinds-companion = Companions
kinds-gem = Gems
kinds-device = Devices
kinds-monster = { -monster(form: "many") }
a-starter = a Starter
a-action = an Action
a-item = an Item
a-companion = a Companion
a-gem = a Gem
a-device = a Device
a-monster = { -monster(form: "a") }
another-kind-starter = another Starter
another-kind-action = another Action
another-kind-item = another Item
another-kind-companion = another Companion
another-kind-gem = another Gem
another-kind-device = another Device
another-kind-monster = another { -monster }
many-kind-starter = { $n ->
    [one] one Starter
   *[other] { $n } Starters
}
many-kind-action = { $n ->
    [one] one Action
   *[other] { $n } Actions
}
many-kind-item = { $n ->
    [one] one Item
   *[other] { $n } Items
}
many-kind-companion = { $n ->
    [one] one Companion
   *[other] { $n } Companions
}
many-kind-gem = { $n ->
    [one] one Gem
   *[other] { $n } Gems
}
many-kind-device = { $n ->
    [one] one Device
   *[other] { $n } Devices
}
many-kind-monster = { $n ->
    [one] one { -monster }
   *[other] { $n } { -monster(form: "many") }
}

mark-attack = { -dragon(form: "capital") } attack
mark-danger = Danger
origin-rulebook = from the rulebook
origin-public = public sources
origin-tiptoe = Tiptoe’s own design
origin-own = from your card pack

token-artifact = Artifact
token-major-secret = major secret
token-minor-secret = minor secret
token-monkey-idol = Monkey Idol
token-market = market item
token-mastery = Mastery token
token-character = Character
token-own = Character token
token-prisoner = Prisoner
token-freed-prisoner = freed Prisoner
token-master-key = { -master-key }
token-backpack = Backpack
token-discount-coupon = Discount Coupon
token-catacombs-map = Catacombs Map
token-puzzle-box = Puzzle Box
token-invisibility-cloak = Invisibility Cloak
one-artifact = an Artifact
one-major-secret = a major secret
one-minor-secret = a minor secret
one-monkey-idol = a Monkey Idol
one-market = a market item
one-mastery = a Mastery token
one-prisoner = a Prisoner
one-freed-prisoner = a freed Prisoner
one-master-key = { -master-key(form: "a") }
one-backpack = a Backpack
one-discount-coupon = a Discount Coupon
one-catacombs-map = a Catacombs Map
one-puzzle-box = a Puzzle Box
one-invisibility-cloak = an Invisibility Cloak
many-artifact = { $n ->
    [one] one Artifact
   *[other] { $n } Artifacts
}
many-major-secret = { $n ->
    [one] one major secret
   *[other] { $n } major secrets
}
many-minor-secret = { $n ->
    [one] one minor secret
   *[other] { $n } minor secrets
}
many-monkey-idol = { $n ->
    [one] one Monkey Idol
   *[other] { $n } Monkey Idols
}
many-market = { $n ->
    [one] one market item
   *[other] { $n } market items
}
many-mastery = { $n ->
    [one] one Mastery token
   *[other] { $n } Mastery tokens
}
many-prisoner = { $n ->
    [one] one Prisoner
   *[other] { $n } Prisoners
}
many-freed-prisoner = { $n ->
    [one] one freed Prisoner
   *[other] { $n } freed Prisoners
}
many-master-key = { $n ->
    [one] one { -master-key }
   *[other] { $n } { -master-key(form: "many") }
}
many-backpack = { $n ->
    [one] one Backpack
   *[other] { $n } Backpacks
}
times = { $n } × { $name }

feature-start = start
feature-depths = Depths
feature-crystal-cave = { -crystal-cave }
feature-market = market
feature-fountain = healing fountain
feature-monkey-shrine = monkey shrine
feature-wayshrine = wayshrine
feature-chest = chest
feature-library = Forbidden Library
feature-prison = prison cell
feature-haunted = haunted
feature-reward = reward

tunnel-footprints = footprints: 2 Boots
tunnel-monster = { -monster(form: "guards") }: 1 damage or 1 Sword each
tunnel-lock = locked
tunnel-arrow = one way
tunnel-wrap = continues at the opposite edge

# Where one is, and where one goes from there to another place of its kind.
place-start = at the start
place-depths = in the Depths
place-crystal-cave = in a { -crystal-cave }
place-market = in a market room
place-fountain = at a healing fountain
place-monkey-shrine = in the monkey shrine
place-wayshrine = at a wayshrine
place-chest = in a room with a chest
place-library = at a Forbidden Library
place-prison = at a prison cell
place-haunted = on a haunted tile
place-reward = in a room with a reward
other-start = to another start
other-depths = to another room of the Depths
other-crystal-cave = to another { -crystal-cave }
other-market = to another market room
other-fountain = to another healing fountain
other-monkey-shrine = to another monkey shrine
other-wayshrine = to another wayshrine
other-chest = to another room with a chest
other-library = to another Forbidden Library
other-prison = to another prison cell
other-haunted = to another haunted tile
other-reward = to another room with a reward
