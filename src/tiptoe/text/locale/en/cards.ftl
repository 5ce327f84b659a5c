# What cards and tokens do, made from their effects. $do, $options and $condition are already sentences in this language.

effect-skill = +{ $skill } Skill
effect-swords = +{ $swords } { $swords ->
    [one] Sword
   *[other] Swords
}
effect-boots = +{ $boots } { $boots ->
    [one] Boot
   *[other] Boots
}
effect-gold = +{ $gold } Gold
effect-more-gold = each time you gain Gold this turn, gain { $more-gold } more
effect-pay-gold = pay { $pay-gold } Gold: { $do }
effect-clank = +{ $clank } Clank!
effect-clank-removed = −{ $clank } Clank!
effect-others-clank = each other player: +{ $others-clank } Clank!
effect-all-clank = each player: +{ $all-clank } Clank!
effect-draw = draw { $draw ->
    [one] a card
   *[other] { $draw } cards
}
effect-heal = heal { $heal }
effect-damage = take { $damage } damage
effect-rage = the dragon marker advances { $rage ->
    [one] one space
   *[other] { $rage } spaces
}
effect-return-black-cubes = up to { $return-black-cubes } drawn dragon cubes go back into the bag
effect-attack = the dragon attacks at once
effect-gain = { $count ->
    [one] take { $gain } from the reserve
   *[other] take { $count } × { $gain } from the reserve
}
effect-trash = you may trash { $up-to ->
    [one] { $trash }
   *[other] up to { $up-to } × { $trash }
} from your play area or discard pile
effect-trash-must = trash { $trash } from your play area or discard pile
any-card = a card
effect-discard = you may discard { $discard ->
    [one] a card
   *[other] { $discard } cards
} from your hand: { $do }
effect-discount = { $on } cost { $discount } Skill less this turn
effect-replace-row-card = you may replace a card of the dungeon row
effect-ignore-crystal-cave = crystal caves do not stop you this turn
effect-ignore-monsters = you may ignore tunnel monsters this turn
effect-teleport = +{ $teleport } Teleport
effect-teleport-now = teleport { $teleport ->
    [one] at once
   *[other] { $teleport } times at once
}
effect-fetch-secret = you may take a secret from an adjacent room
effect-when = if { $condition }: { $do }
effect-per = { $do } for each { $per }
effect-choose = choose { $choose ->
    [one] one
   *[other] { $choose }
}: { $options }
effect-at-end-of-turn = at the end of this turn: { $do }
or = { $first }; or { $second }

condition-another = another { $another } is in your play area this turn
condition-has = you have { $has }
condition-owns = you own { $owns } different ones of: { $types }
in-start = you are at the start
in-depths = you are in the Depths
in-crystal-cave = you are in a crystal cave
in-market = you are in a market room
in-fountain = you are at a healing fountain
in-monkey-shrine = you are in the monkey shrine
at-least-clank-made = you make { $n } or more Clank! this turn
at-least-gold-gained = you gain { $n } or more Gold this turn
at-least-cards-trashed = you trash { $n ->
    [one] a card
   *[other] { $n } cards
} this turn
at-least-monsters-defeated = you defeat { $n ->
    [one] a Monster
   *[other] { $n } Monsters
} this turn

counter-clank-made = Clank! you make this turn
counter-gold-gained = Gold you gain this turn
counter-cards-trashed = card you trash this turn
counter-monsters-defeated = Monster you defeat this turn
possession-gold = { $every ->
    [one] Gold
   *[other] { $every } Gold
} you own
possession-card = { $card } you own
possession-token = { $token } you own
amount-per = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each { $per } at the end
amount-if = { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end if { $condition }

moment-acquire = Acquire
moment-arrive = Arrive
moment-use = Use
moment-defeat = Defeat
moment-reveal = When found
moment-consume = Once, on your turn
where-start = Only at the start
where-depths = Only in the Depths
where-crystal-cave = Only in a crystal cave
where-market = Only in a market room
where-fountain = Only at a healing fountain
where-monkey-shrine = Only in the monkey shrine
lead = { $moment }: { $text }
ability-artifact = Taking it advances the dragon marker; you need one to leave, and you carry only one.
ability-master-key = Locked tunnels are open to you.
ability-backpack = You may carry one more Artifact.
does-nothing = Does nothing when played

kind-starter = Starter
kind-action = Action
kind-item = Item
kind-companion = Companion
kind-gem = Gem
kind-device = Device
kind-monster = Monster
kinds-starter = Starters
kinds-action = Actions
kinds-item = Items
kinds-companion = Companions
kinds-gem = Gems
kinds-device = Devices
kinds-monster = Monsters

mark-attack = Dragon attack
mark-danger = Danger
origin-rulebook = from the rulebook
origin-public = public facts
origin-tiptoe = Tiptoe's own design
origin-own = from your pack

token-artifact = Artifact
token-major-secret = major secret
token-minor-secret = minor secret
token-monkey-idol = Monkey Idol
token-market = market item
token-mastery = Mastery token
token-master-key = Master Key
token-backpack = Backpack
one-artifact = an Artifact
one-major-secret = a major secret
one-minor-secret = a minor secret
one-monkey-idol = a Monkey Idol
one-market = a market item
one-mastery = a Mastery token
one-master-key = a Master Key
one-backpack = a Backpack

feature-start = start
feature-depths = Depths
feature-crystal-cave = crystal cave
feature-market = market
feature-fountain = healing fountain
feature-monkey-shrine = monkey shrine

tunnel-footprints = double steps: 2 Boots
tunnel-monster = monsters: 1 damage or Sword each
tunnel-lock = locked
tunnel-arrow = one way
tunnel-wrap = goes on at the other edge
