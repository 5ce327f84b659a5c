# The game as it goes: questions, choices, what happened, why not. $seat is the name of a seat.

seat-0 = Fox
seat-1 = Owl
seat-2 = Toad
seat-3 = Hare
seat-4 = Moth
seat-5 = Badger

prompt-your-turn = Your turn: play your cards and act, in any order.
prompt-choose = { $source }: choose one.
prompt-trash = { $source }: which card do you trash?
prompt-discard = { $source }: which card do you discard?
prompt-replace = { $source }: which card of the row is replaced?
prompt-take-token = You may take one token here.
prompt-fetch = { $source }: which secret do you take?
prompt-teleport = { $source }: where do you teleport to?
prompt-order-end = Which effect comes first at the end of your turn?
prompt-game-over = The game is over.
some-text = A text

choice-play = Play { $card }
choice-acquire = Acquire { $card } for { $price } Skill
choice-use = Use { $card } for { $price } Skill
choice-fight = Fight { $card } with { $price ->
    [one] 1 Sword
   *[other] { $price } Swords
}
choice-move = Move to { $room }: { $cost }
choice-teleport = Teleport to { $room }
choice-buy = Buy { $token } for { $price } Gold
choice-consume = Use { $token }: { $text }
choice-invoke = Use { $card }: { $text }
choice-end-turn = End your turn
choice-pick = { $text }
choice-trash = Trash { $card }
choice-discard = Discard { $card }
choice-replace = Replace { $card }
choice-take = Take { $token }
choice-fetch = Take { $token } from { $room }
choice-decline = No, thank you
cost-boots = { $n ->
    [one] 1 Boot
   *[other] { $n } Boots
}
cost-swords = { $n ->
    [one] 1 Sword
   *[other] { $n } Swords
}
cost-damage = { $n } damage

event-FirstSeatChosen = { $seat } goes first.
event-TurnBegun = Turn { $turn }: { $seat }.
event-CardPlayed = { $seat } plays { $card }.
event-CardDrawn = { $seat } draws { $card }.
event-CardDrawn-hidden = { $seat } draws a card.
event-CardsDrawn-hidden = { $seat } draws { $n } cards.
event-CardDiscarded = { $seat } discards { $card }.
event-CardTrashed = { $seat } trashes { $card }.
event-CardAcquired = { $seat } acquires { $card } for { $skill } Skill.
event-CardGained = { $seat } takes { $card } from the reserve.
event-DeviceUsed = { $seat } uses { $card } for { $skill } Skill.
event-MonsterDefeated = { $seat } defeats { $card } with { $swords ->
    [one] 1 Sword
   *[other] { $swords } Swords
}.
event-DeckShuffled = { $seat } shuffles a new deck of { $n } cards.
event-GoldGained = { $seat } gains { $n } Gold.
event-GoldPaid = { $seat } pays { $n } Gold.
event-TeleportGained = { $seat } may teleport { $n ->
    [one] once
   *[other] { $n } times
} this turn.
event-LatentPaid = { $source } takes effect for { $seat }.
event-OptionPicked = { $seat } picks option { $n } of { $source }.
event-AbilityKept = { $seat } may use { $effect } later this turn.
event-ClankMade = { $seat } makes { $n } Clank!{ $cancelled ->
    [0] { "" }
   *[other] { " " }({ $cancelled } cancelled).
}
event-ClankRemoved = { $seat } takes back { $n } Clank!{ $credit ->
    [0] { "" }
   *[other] { " " }and will cancel { $credit } more this turn.
}
event-TunnelWalked = { $seat } walks to { $room } ({ $cost }).
event-Teleported = { $seat } teleports to { $room }.
event-BootsBlocked = { $seat } is exhausted by the crystal cave: no more Boots this turn.
event-StartReached = { $seat } is back at the start with an Artifact.
event-TokenTaken = { $seat } takes { $token }.
event-SecretRevealed = { $seat } reveals { $token }.
event-TokenConsumed = { $seat } uses { $token }.
event-ItemBought = { $seat } buys { $token } for { $gold } Gold.
event-MarkerAdvanced = The dragon's rage rises to space { $space }.
event-CardRevealed = { $card } appears in the row.
event-RowCardReplaced = { $seat } sends { $card } away from the row.
event-BlackCubesReturned = { $n } dragon cubes go back into the bag.
event-AttackBegun = The dragon attacks: { $n } cubes are drawn.
event-CubeDrawn = A cube of { $owner }!
event-CubeDrawn-black = A dragon cube: a miss.
event-DamageTaken = { $seat } takes { $n } damage.
event-DamageHealed = { $seat } heals { $n }.
event-KnockedOut = { $seat } is knocked out in { $room }.
event-Escaped = { $seat } leaves the dungeon alive!
event-CountdownAdvanced = { $seat } moves to space { $space } of the countdown.
event-DungeonDeckExhausted = The dungeon deck is exhausted: everybody still inside is knocked out.
event-BagEmptied = The bag is empty: everybody still inside is knocked out.
event-GameEnded = The game is over.

refused = { $reason } ({ $rule })
reason-question-open = Answer the open question first.
reason-not-understood = That is no choice of this game.
reason-nothing-asked = No question is open that this would answer.
reason-only-on-arrival = A token is taken only on arriving; leave the room and come back.
reason-not-in-this-game = This game has no such action.
reason-game-over = The game is over.
reason-not-your-decision = Another seat is asked now.
reason-not-adjacent = No tunnel leads there from where you stand.
reason-no-such-thing = There is nothing of that name.
reason-not-in-hand = That card is not in your hand.
reason-hand-not-empty = You must play every card of your hand first.
reason-empty-slot = That slot of the row is empty until the end of the turn.
reason-empty-pile = That reserve pile is empty.
reason-other-banner = That is not how this card is taken: blue and yellow cards are acquired, Devices used, Monsters fought.
reason-wrong-place = You are not in the place that this card asks for.
reason-need-skill = It costs { $need } Skill; you have { $have }.
reason-need-swords = It takes { $need } Swords; you have { $have }.
reason-not-kept = No card you played this turn gives you that.
reason-not-now = There is nothing to use it on at this moment.
reason-already-out = You have reached the start: your movement is over.
reason-blocked-by-cave = You entered a crystal cave: no more Boots this turn.
reason-one-way = That tunnel leads only the other way.
reason-locked = That tunnel is locked; you need a Master Key.
reason-start-closed = You cannot go back to the start without an Artifact.
reason-need-boots = You have no Boots left.
reason-need-two-boots = That tunnel costs { $need } Boots; you have { $have }.
reason-no-monster-there = There are not that many monsters in that tunnel.
reason-need-swords-there = You want to spend { $need } Swords; you have { $have }.
reason-no-teleport = You have no teleport.
reason-would-knock-out = The damage would knock you out, and you may not choose that.
reason-no-cubes-for-damage = You have no cubes left to mark the damage with.
reason-no-such-token-here = There is no such token to take here.
reason-artifact-limit = You cannot carry another Artifact.
reason-not-held = You do not have that token.
reason-nothing-to-use = That token has no use during a turn.
reason-not-in-market = You are not in a market room.
reason-need-gold = It costs { $need } Gold; you have { $have }.
reason-sold-out = Nothing of that kind is left.
reason-dearer-one-first = The most valuable one left goes first.
reason-not-for-sale = That is not for sale.

status-in-play = in the dungeon
status-escaped = escaped
status-rescued = rescued
status-lost = lost
score-artifacts = Artifacts
score-tokens = Tokens
score-gold = Gold
score-cards = Cards
