# In Space, in its own words: laid over the page's messages while a table or the cards of this game are shown.

status-in-play = aboard the ship
map = The ship
dragon = Lord Eradikus
attack = Lord Eradikus attacks!
attack-sum =
    Rage { $rage }{ $danger ->
        [0] { "" }
       *[other] { " " }+ danger { $danger }
    }{ $countdown ->
        [0] { "" }
       *[other] { " " }+ { $countdown } more
    }
banner-lost-deep = Nobody comes looking for you this deep in the ship. You score nothing.
banner-leave-why =
    { $n ->
        [one] You’re in an escape pod, with 1 point.
       *[other] You’re in an escape pod, with { $n } points.
    }
banner-begins-why = Hack two data ports. Steal an Artifact. Get off the ship alive.
attack-wild = A bounty hunter: everyone −1
attack-wild-why = A bounty hunter hurts everyone still aboard, then goes back to lurk in the Clank! area.
guards = enemies
market = Market: { $gold } Credits
term-attack-why = When this card enters the row, Lord Eradikus attacks.
term-gold = Credits
term-gold-why = You keep them. Spend them at the market, or score 1 point each.
row = Adventure row
row-deck = adventure deck { $n }
row-discard = discard { $n }
in-gold =
    { $n ->
        [one] Credit
       *[other] Credits
    }
res-gold = Credits
term-shield-why = Discard it from your hand to block the damage of a bounty hunter.
moment-shield = Discard to block a bounty hunter
moment-consume = Use once
cards-map = Ship
cards-attack = When it enters the row, the Boss attacks.
verdict-nothing =
    { $why ->
        [artifact] No Artifact, no score.
        [place] Knocked out outside the Cargo Bay, where no rescue comes. You score nothing.
       *[inside] The game ended with you still aboard. You score nothing.
    }
fate-lost-place = knocked out outside the Cargo Bay: no points
course-why = Points after each turn: Artifact, tokens, Credits and cards.
memory-attack =
    { $n ->
        [one]
            { $who ->
                [you] Lord Eradikus hits you for 1 damage
               *[other] Lord Eradikus hits { $name } for 1 damage
            }
       *[other]
            { $who ->
                [you] Lord Eradikus hits you for { $n } damage
               *[other] Lord Eradikus hits { $name } for { $n } damage
            }
    }
term-suit = Faction
term-suit-why = Does more if you play another card of the same faction this turn.
wild = Bounty hunters
wild-wait =
    { $n ->
        [one] A bounty hunter lurks here
       *[other] { $n } bounty hunters lurk here
    }
alone-inside = Alone aboard: round { $n } of { $most }
marks-of = Data ports: { $n } of { $most }

# What no other game has
blockade = BLOCKADE
command-about = The Command Module: opens once you’ve hacked enough data ports.
banner-won-command-code = The Command Module opens for you. The Artifacts are inside!
ship = Ship
ship-stern = Cargo Bay
ship-bow = Command
ship-place = Module { $n }
ship-recommended = Recommended first ship
ship-random = Surprise me
