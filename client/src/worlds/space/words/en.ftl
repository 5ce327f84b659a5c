# In Space, in its own words: laid over the page's messages while a table or the cards of this game are shown.

status-in-play = aboard the ship
map = The ship
dragon = Lord Eradikus
attack = Lord Eradikus attacks!
attack-sum = { $rage } by the rage track{ $danger ->
    [0] {""}
   *[other] , { $danger } for danger
}{ $countdown ->
    [0] {""}
   *[other] , { $countdown } more
}
banner-lost-deep = You fell too deep in the ship to be found: you are lost, and nothing counts.
banner-leave-why = { $n ->
    [one] You are aboard an escape pod, worth 1 point.
   *[other] You are aboard an escape pod, worth { $n } points.
}
banner-begins-why = Hack two data ports, steal one Artifact, get away alive.
attack-wild = A bounty hunter: everybody −1
attack-wild-why = A bounty hunter hurts everybody who is still aboard, and then lies in wait in the Clank! area again.
guards = enemies
market = Market, { $gold } Credits
term-attack-why = When this card comes into the row, Lord Eradikus attacks.
term-gold = Credits
term-gold-why = Stay with you, buy at the market, and are a point a piece.
row = Adventure row
row-deck = adventure deck { $n }
row-discard = discard { $n }
in-gold = { $n ->
    [one] credit
   *[other] credits
}
res-gold = Credits
term-shield-why = Discard it from your hand when a bounty hunter would hurt you, and they do not.
moment-shield = Discard to stop a bounty hunter
moment-consume = Use
cards-map = Ship
cards-attack = When it is turned up, the Boss attacks.
verdict-nothing = { $why ->
    [artifact] Nothing counts without an Artifact.
    [place] Caught outside the Cargo Bay, where nobody comes to the rescue, nothing counts.
   *[inside] The game ended while you were aboard, and nothing counts.
}
fate-lost-place = caught outside the Cargo Bay: nothing counts
course-why = Artifact, tokens, Credits and cards at the end of each turn; nothing once lost.
memory-attack = { $n ->
    [one] { $who ->
        [you] Lord Eradikus gives you one wound
       *[other] Lord Eradikus gives { $name } one wound
    }
   *[other] { $who ->
        [you] Lord Eradikus gives you { $n } wounds
       *[other] Lord Eradikus gives { $name } { $n } wounds
    }
}
term-suit = Faction
term-suit-why = More happens when another card of its faction is played in the same turn.
wild = Bounty hunters
wild-wait = { $n ->
    [one] A bounty hunter waits here
   *[other] { $n } bounty hunters wait here
}
alone-inside = Alone aboard: round { $n } of { $most }
marks-of = Data ports: { $n } of { $most }

# What no other game has
blockade = BLOCKADE
command-about = The Command Module: it opens when enough data ports are hacked.
banner-won-command-code = The Command Module is open to you: the Artifacts are in there.
ship = Ship
ship-stern = Cargo Bay
ship-bow = Command
ship-place = Module { $n }
ship-recommended = Recommended first ship
ship-random = Surprise me
