# The game as it goes: questions, choices, what happened, why not. $seat is the name of a seat.

seat-0 = Fox
seat-1 = Owl
seat-2 = Toad
seat-3 = Hare
seat-4 = Moth
seat-5 = Badger

prompt-your-turn = Your turn: play your cards and act, in any order.
prompt-choose = { $n ->
    [one] { $source }: pick one.
   *[other] { $source }: pick { $n }, one after the other.
}
prompt-trash = { $source }: trash which card?
prompt-discard = { $source }: discard which card?
prompt-replace = { $source }: replace which card of the row?
prompt-take-token = Take a token?
prompt-fetch = { $source }: take which secret?
prompt-teleport = { $source }: teleport where?
prompt-jump = { $source }: teleport where?
prompt-take-free = { $source }: take which card of the row?
prompt-onto-deck = { $source }: put it on top of your deck?
prompt-may = { $source }: use it now?
prompt-recall = Put which card on top of your deck?
prompt-again = { $source }: use the text of which card again?
prompt-take-to-hand = { $source }: take which card into your hand?
prompt-shield = A { -ghost } was drawn! Discard a card to block its damage?
prompt-discover = You discover { $tile }. Which way round?
prompt-emerge = Which portal do you come out of?
prompt-offer = { $source }: mark which wayshrine?
prompt-bargain = { $source }: choose which market item?
prompt-site = { $source }: place the next tile where?
prompt-lay-tile = { $source }: place { $tile } which way round?
prompt-rotate = { $source }: rotate { $tile } how far?
prompt-draft = Choose a card for your deck.
prompt-sneakiest = Who is the sneakiest of you? That player goes first.
prompt-order-end = Which effect comes first at the end of your turn?
prompt-game-over = The game is over.
some-text = At the end of your turn

choice-play = Play { $card }
choice-acquire = Acquire { $card } for { $price }
choice-use = Use { $card } for { $price }
choice-fight = Fight { $card } with { $price }
choice-move = Walk { $to }: { $cost }
choice-teleport = Teleport { $to }
choice-buy = Buy { $token } for { GOLD($price) }
choice-consume = Use { $token }: { $text }
choice-invoke = Use { $card }: { $text }
choice-end-turn = End your turn
choice-pick = { $text }
choice-trash = Trash { $card }
choice-discard = Discard { $card }
choice-replace = Replace { $card }
choice-take = Take { $token }
choice-fetch = Take { $token } { $from }
choice-jump = Teleport { $to }
choice-explore = Discover a tile { $to }: { $cost }
choice-place = Place the tile { $turned }
choice-place-and-go = Place the tile { $turned } and go { $to }: { $cost }
choice-abandon = Stop here: place the tile { $turned } and stay put
choice-emerge = Come out of the portal { $of }
choice-emerge-and-go = Come out of the portal { $of } and go { $to }: { $cost }
choice-unlock = Unlock { $feature } with a lockpick: { $gain }
choice-offer = Mark the wayshrine: +{ GOLD($gold) }
choice-offer-at = Mark the wayshrine { $at }: +{ GOLD($gold) }
choice-redeem = Buy { $token } with a Discount Coupon for { GOLD($price) }
choice-site = Place the next tile { $site }
choice-rotate = Rotate the tile by { $degrees }° clockwise
option-onto-deck = Put { $card } on top of your deck
choice-draft = Keep { $card }
choice-name = { $seat } is the sneakiest
choice-decline = { $question ->
    [take-token] Leave it
    [fetch] Leave it
    [trash] Keep it
    [discard] Keep it
    [teleport] Stay
    [jump] Stay
    [shield] Take the damage
   *[other] No thanks
}
cost-boots = { $n ->
    [one] 1 Boot
   *[other] { $n } Boots
}
cost-swords = { $n ->
    [one] 1 Sword
   *[other] { $n } Swords
}
cost-damage = { $n } damage
cost-skill = { $n } Skill
cost-gold = { GOLD($n) }
cost-lockpicks = { $n ->
    [one] 1 lockpick
   *[other] { $n } lockpicks
}
cost-monsters = { $n ->
    [one] 1 { -tunnel } { -monster(form: "guard") }
   *[other] { $n } { -tunnel } { -monster(form: "guards") }
}
cost-portals = by portal
cost-nothing = nothing else to pay

event-FirstSeatChosen = { $seat } goes first.
event-SeatNamed = { $seat } calls { $owner } the sneakiest.
event-DraftCardShown = { $card } is laid out.
event-CardPicked = { $seat } chooses { $card }.
event-CardKept = { $seat } keeps { $card }.
event-CardKept-hidden = { $seat } keeps a card.
event-CardDrafted = { $seat } adds { $card } to the discard pile.
event-CardLeftOver = { $card } is left over.
event-TurnBegun = Turn { $turn }: { $seat }.
event-CardPlayed = { $seat } plays { $card }.
event-CardLaidOut = { $seat } lays out { $card }.
event-CardDrawn = { $seat } draws { $card }.
event-CardDrawn-hidden = { $seat } draws a card.
event-CardsDrawn-hidden = { $seat } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
event-CardDiscarded = { $seat } discards { $card }.
event-CardTrashed = { $seat } trashes { $card }.
event-CardPutOnDeck = { $seat } puts { $card } on top of the deck.
event-CharacterPlayed = { $seat } plays { $token }.
event-OwnTokensTaken = { $seat } takes { $n } { $token }.
event-OwnTokensLost = { $seat } puts { $n } { $token } beside the board.
event-CardRecalled = { $seat } puts { $card } from the play area on top of the deck.
event-TextRepeated = { $seat } uses the text of { $card } again.
event-CardTakenToHand = { $card } goes straight into the hand of { $seat }.
event-CardAcquired = { $seat } acquires { $card } for { $skill } Skill.
event-CardGained = { $seat } takes { $card } from the reserve.
event-DeviceUsed = { $seat } uses { $card } for { $skill } Skill.
event-MonsterDefeated = { $seat } defeats { $card } with { $swords ->
    [one] 1 Sword
   *[other] { $swords } Swords
}.
event-DeckShuffled = { $seat } shuffles a new deck of { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
event-ResourcesGained = { $seat } gains { $gain }.
event-GoldGained = { $seat } gains { GOLD($n) }.
event-GoldPaid = { $seat } pays { GOLD($n) }.
event-LockpicksGained = { $seat } gains { $n ->
    [one] a lockpick
   *[other] { $n } lockpicks
}.
event-LockpicksSpent = { $seat } spends { $n ->
    [one] a lockpick
   *[other] { $n } lockpicks
}.
event-TeleportGained = { $seat } may teleport { $n ->
    [one] once
   *[other] { $n } times
} this turn.
event-LatentPaid = { $source }: the effect now applies to { $seat }.
event-OptionPicked = { $source }: { $seat } picks option { $n }.
event-AbilityKept = { $seat } may use { $effect } later this turn.
event-ClankMade = { $cancelled ->
    [0] { $seat } makes { $made } Clank!
   *[other] { $n ->
        [0] { $seat } makes { $made } Clank! and cancels { $made ->
            [one] it
           *[other] all of it
        }.
       *[other] { $seat } makes { $made } Clank! and cancels { $cancelled } of it.
    }
}
event-ClankRemoved =
    { $n ->
        [0] { $seat } will cancel { $credit } Clank! later this turn.
       *[other]
            { $seat } removes { $n } Clank!{ $credit ->
                [0] { "" }
               *[other] { " " }and will cancel { $credit } more this turn.
            }
    }
event-TunnelWalked = { $seat } walks { $to }: { $cost }.
event-Teleported = { $seat } teleports { $to }.
event-BootsBlocked = { $seat } is exhausted in the { -crystal-cave }: no more Boots this turn.
event-StartReached = { $seat } is back at the start with an Artifact.
event-LockOpened = { $seat } opens { $lock } { $of }.
event-TileRevealed = { $seat } discovers { $tile }.
event-TilePlaced = { $seat } places { $tile } { $site }, { $turned }.
event-TileTurned = A tile is rotated: { $tile }, now at { $degrees }°.
event-ArtifactPlaced = { $token } waits { $at }.
event-WildCubeAdded = A { -ghost } joins the Clank! area.
event-OfferingMade = { $seat } marks the wayshrine { $at }: number { $n }.
event-TokenTaken = { $seat } takes { $token }.
event-IdolReturned = { $seat } returns { $token } to the shrine.
event-SecretRevealed = { $seat } reveals { $token }.
event-PrisonerFreed = { $seat } frees { $token }.
event-PrisonerFreed-none = { $seat } finds { $token } among the Prisoners.
event-TokenConsumed = { $seat } uses { $token }.
event-ItemBought = { $seat } buys { $token } for { GOLD($gold) }.
event-MarkerAdvanced = The { -dragon }’s rage rises to space { $space }.
event-CardRevealed = { $card } appears in the row.
event-RowCardReplaced = { $seat } replaces { $card } in the row.
event-BlackCubesReturned = { $n ->
    [one] { $n } { -dragon } cube goes
   *[other] { $n } { -dragon } cubes go
} back into the bag.
event-AttackCalled = { $source } triggers an attack.
event-LesserAttackCalled = { $source } triggers a lesser attack.
event-OwnCubesReturned = { $n ->
    [one] { $seat } takes back the cube that was drawn
   *[other] { $seat } takes back the { $n } cubes that were drawn
}.
event-AttackBegun = The { -dragon } attacks: { $n ->
    [one] { $n } cube is drawn
   *[other] { $n } cubes are drawn
}.
event-AttackBegun-short = The { -dragon } attacks for { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}, but { $drawn ->
    [0] the bag is empty
    [one] only { $drawn } is in the bag
   *[other] only { $drawn } are in the bag
}.
event-CubeDrawn = { $owner }’s cube!
event-CubeDrawn-black = A { -dragon } cube: a miss.
event-WildCubeDrawn = A { -ghost } cube: 1 damage to everyone { -dungeon(form: "in") }!
event-WildCubesReturned = { $n ->
    [one] A { -ghost } goes
   *[other] { $n } { -ghost(form: "many") } go
} back to the Clank! area.
event-DamagePrevented = { $seat } blocks a { -ghost } with { $card }.
event-DamageTaken = { $seat } takes { $n } damage.
event-DamageHealed = { $seat } heals { $n }.
event-KnockedOut =
    { $seat } is knocked out { $at }{ $fate ->
        [rescued] : rescued, and all the loot counts
        [lost] : never found, and nothing counts
       *[other] { "" }
    }.
event-Escaped = { $seat } gets out of { -dungeon } alive!
event-CountdownAdvanced = { $seat } moves to space { $space } of the countdown.
event-DungeonDeckExhausted = The { -dungeon-deck } has run out: everyone still inside is knocked out.
event-BagEmptied = The bag is empty: everyone still inside is knocked out.
event-GameEnded = The game is over.

# What a seat did, in the line of its turn: "Owl, 5 cards: to the cistern, bought Rebel Scout".
brief-CardLaidOut = laid out { $card }
brief-TextRepeated = used the text of { $card } again
brief-CardTrashed = trashed { $card }
brief-CardAcquired = acquired { $card }
brief-CardGained = took { $card }
brief-DeviceUsed = used { $card }
brief-MonsterDefeated = defeated { $card }
brief-LockpicksGained = gained { $n ->
    [one] a lockpick
   *[other] { $n } lockpicks
}
brief-TunnelWalked = { $to }
brief-Teleported = teleported { $to }
brief-StartReached = back at the start
brief-LockOpened = opened { $lock }
brief-TilePlaced = found { $tile }
brief-OfferingMade = marked wayshrine number { $n }
brief-TokenTaken = took { $token }
brief-IdolReturned = returned { $token }
brief-SecretRevealed = revealed { $token }
brief-PrisonerFreed = freed { $token }
brief-TokenConsumed = used { $token }
brief-ItemBought = bought { $token }
brief-RowCardReplaced = replaced { $card }
brief-DamageTaken =
    { $n ->
        [one] took 1 damage
       *[other] took { $n } damage
    }
brief-DamageHealed = healed { $n }
brief-FigureDefeated = defeated a monster

refused = { $reason } §{ $rule }
reason-question-open = Answer the open question first.
reason-not-an-answer = That isn’t one of the choices.
reason-not-understood = That isn’t a move in this game.
reason-nothing-asked = There is no open question to answer that way.
reason-only-on-arrival = You can take a token only as you enter. Leave the room and come back.
reason-not-in-this-game = This game doesn’t have that action.
reason-game-over = The game is over.
reason-not-your-decision = Another player has to decide first.
reason-not-before-you = That card isn’t in front of you, or it is taken.
reason-not-adjacent = No { -tunnel } leads there from here.
reason-no-such-thing = Nothing here has that name.
reason-named-by-its-place = A card in the row is named by its place: row1 to row6.
reason-not-in-hand = That card isn’t in your hand.
reason-hand-not-empty = Play all the cards in your hand first.
reason-empty-slot = That slot stays empty until the end of the turn.
reason-empty-pile = That reserve pile is empty.
reason-other-banner = Not that way: acquire blue and yellow cards, use Devices, fight { -monster(form: "many") }.
reason-wrong-place = You’re not in the right place for this card.
reason-need-skill = It costs { $need } Skill; you have { $have }.
reason-need-swords = It takes { $need ->
    [one] { $need } Sword
   *[other] { $need } Swords
}; you have { $have }.
reason-need-gold-besides = It also costs { GOLD($need) }; you have { $have }.
reason-need-lockpick = It also costs { $need ->
    [one] a lockpick
   *[other] { $need } lockpicks
}; you have { $have }.
reason-not-kept = No card you played this turn lets you do that.
reason-not-now = There’s nothing to use it on right now.
reason-already-out = You’ve reached the start: no more moving.
reason-blocked-by-cave = You entered a { -crystal-cave }: no more Boots this turn.
reason-too-dizzy = You came here without walking: no more Boots this turn.
reason-one-way = That { -tunnel } is one-way, and not in your direction.
reason-locked = That { -tunnel } is locked; you need { -master-key(form: "a") }.
reason-start-closed = You can’t go home without an Artifact.
reason-nothing-there = That { -tunnel } doesn’t lead anywhere yet.
reason-need-lockpicks = It takes { $need ->
    [one] a lockpick
   *[other] { $need } lockpicks
}; you have { $have }.
reason-stack-empty = There are no tiles left to discover.
reason-not-shut-in = Your tile turns only while no way leads out of your room.
reason-tile-stays = Your tile stays as it is.
reason-not-an-edge = There is nothing to discover through that { -tunnel }.
reason-discovery-waits = Place the tile you’ve just discovered first.
reason-cannot-be-completed = You couldn’t finish your move that way.
reason-can-be-completed = You can still finish this move, so you have to.
reason-need-boots = You have no Boots left.
reason-need-two-boots = That { -tunnel } costs { $need ->
    [one] { $need } Boot
   *[other] { $need } Boots
}; you have { $have }.
reason-no-monster-there = There aren’t that many { -monster(form: "guards") } in that { -tunnel }.
reason-need-swords-there =
    That would take { $need ->
        [one] { $need } Sword
       *[other] { $need } Swords
    }; you have { $have }.
reason-no-teleport = You have no Teleport left.
reason-would-knock-out = That damage would knock you out, so you can’t choose it.
reason-no-cubes-for-damage = You have no cubes left to mark damage with.
reason-no-such-token-here = There is no such token here.
reason-artifact-limit = You can’t carry another Artifact.
reason-artifact-of-same-room = You’ve already taken an Artifact from this room.
reason-not-held = You don’t have that token.
reason-nothing-to-use = You can’t use that token during your turn.
reason-not-in-market = You’re not in a market room.
reason-need-gold = It costs { GOLD($need) }; you have { $have }.
reason-sold-out = Sold out.
reason-dearer-one-first = The most valuable one left has to go first.
reason-not-for-sale = That’s not for sale.
reason-need-damage = You need at least { $need } damage to buy it; you have { $have }.
reason-no-coupon = You have no Discount Coupon.
reason-no-secrets = No major secret is left.
reason-no-prisoners = No Prisoner is left.
reason-no-such-feature = There’s nothing like that to unlock here.
reason-open-already = It’s already unlocked.
reason-no-tomes = No Secret Tome is left.
reason-no-wayshrine = There is no wayshrine here.
reason-offered-already = You’ve already marked this wayshrine.
reason-wayshrine-full = This wayshrine is full.
reason-no-cubes-to-offer = You have no cubes left to mark it with.

status-in-play = { -dungeon(form: "in") }
status-escaped = out
status-rescued = rescued
status-lost = never came back
score-artifacts = Artifacts
score-tokens = Tokens
score-gold = { -gold }
score-cards = Cards

# Names of places: $article says which one they take.
named-the = { $article ->
    [none] { $name }
   *[the] the { $name }
}
named-to = { $article ->
    [none] to { $name }
   *[the] to the { $name }
}
named-at = { $article ->
    [none] at { $name }
   *[the] at the { $name }
}
named-from = { $article ->
    [none] from { $name }
   *[the] from the { $name }
}
named-of = { $article ->
    [none] of { $name }
   *[the] of the { $name }
}
the-tile = tile { $tile }

# Places. $marks is what is printed in a room of a tile, $of is a tile or half of one.
room-room = { $room }
room-start = start
room-crypt = Crypt
room-tile = { $tile } ({ $marks })
room-start-tile = start tile ({ $marks })
to-room = to { $room }
to-start = to the start
to-crypt = to the Crypt
to-tile = to tile { $tile } ({ $marks })
to-start-tile = to the start tile ({ $marks })
at-room = in { $room }
at-start = at the start
at-crypt = in the Crypt
at-tile = on tile { $tile } ({ $marks })
at-start-tile = on the start tile ({ $marks })
from-room = from { $room }
from-start = from the start
from-crypt = from the Crypt
from-tile = from tile { $tile } ({ $marks })
from-start-tile = from the start tile ({ $marks })
to-portal = into a portal
to-next-tile = to an unexplored tile
of-tile = of tile { $tile }
of-start-tile = of the start tile
of-upper-half = of the upper half of the start tile
of-lower-half = of the lower half of the start tile
site-north = north { $of }
site-east = east { $of }
site-south = south { $of }
site-west = west { $of }
site-gone = beside a tile that was undone
way = { $site } by the { $side }
by-north = northern { -tunnel }
by-east = eastern { -tunnel }
by-south = southern { -tunnel }
by-west = western { -tunnel }
side-north = north
side-north-east = north-east
side-east = east
side-south-east = south-east
side-south = south
side-south-west = south-west
side-west = west
side-north-west = north-west
side-middle = middle
turned =
    { $degrees ->
        [0] as it is
       *[other] rotated { $degrees }°
    }
room-bare = plain room
room-artifact = Artifact{ $plus }
reward-gold = { GOLD($n) }
reward-heal = heal { $n }
reward-minor-secret = minor secret
reward-monkey-idol = Monkey Idol
the-lock = a lock
the-chest = the chest
the-library = the Forbidden Library
the-prison = the prison cell
gain-chest = a major secret
gain-library = a Secret Tome
gain-prison = 2 Prisoners

# Sub Terra: a monster is a figure in the catacombs, never a card.
prompt-figure-appears = Which wayshrine does a monster appear at?
prompt-figure-moves = Where does the monster go?
choice-fight-monster = Fight the monster here with { $cost }
choice-appear-at = A monster appears { $at }
choice-hunt-to = The monster goes { $to }
event-FigureAppeared = A monster appears { $at }.
event-FigureMoved = A monster goes { $from } { $to }.
event-FigureLost = The monster { $at } has lost the trail.
event-FigureDefeated = { $seat } defeats the monster { $at }.
reason-no-figure-here = There’s no monster in your room.
reason-need-swords-for-figure = It takes { $need ->
    [one] { $need } Sword
   *[other] { $need } Swords
} to defeat a monster; you have { $have }.

reason-owned-already = You already have one of these. One is the limit.
