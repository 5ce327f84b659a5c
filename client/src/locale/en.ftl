brand = Tiptoe
list-comma = {", "}
list-colon = {": "}
list-and = {" and "}

## Lobby

tagline = Take something precious. Make no sound. Get out before it wakes.
learn-playing = Learn by playing
learn-playing-what = { $n ->
    [one] one minute, no reading
   *[other] { $n } minutes, nothing to read first
}
learn-playing-on = go on where you left
learn-playing-no = I know these games
play-now = Play now
join-link = by link or code
paste-link = Paste the link here
go = Go
no-such-link = This is not the link of a table.
no-account = No account, no download. Your browser is your seat.
no-server = The server does not answer.
too-large = This is too large to be sent.
play-now-what = { $game }, { $bots }
join-friends = Join friends
welcome-back = Welcome back, { $name }.
turns-waiting = { $n ->
    [one] It is your turn at one table.
   *[other] It is your turn at { $n } tables.
}
choose-game = Choose a game
minute = { $game } in a minute
minute-steal-classic = Go down and steal one Artifact
minute-steal-text-classic = Your cards give skill to buy better cards, swords for guards, boots for tunnels.
minute-steal-catacombs = Go in and steal one Artifact
minute-steal-text-catacombs = Boots lead off the edge of the map, and a new tile is laid where you walk.
minute-steal-space = Hack two ports, steal one Artifact
minute-steal-text-space = Two data cubes in two modules open the Command Module, where the Artifacts lie.
minute-noise-classic = Every noise goes into the bag
minute-noise-text-classic = When the dragon attacks, cubes are drawn. Yours are wounds; the tenth is your last.
minute-noise-catacombs = Every noise goes into the bag
minute-noise-text-catacombs = When the dragon attacks, cubes are drawn. Yours are wounds, and ghosts hurt everybody.
minute-noise-space = Every noise goes into the bag
minute-noise-text-space = When Lord Eradikus attacks, cubes are drawn. Yours are wounds; the tenth is your last.
minute-out-classic = Get out before it is too late
minute-out-text-classic = The first one out starts a countdown for everybody else.
minute-out-catacombs = Get out before it is too late
minute-out-text-catacombs = Back to the Crypt. Whoever is out draws cubes against the others in each of their turns.
minute-out-space = Get out before it is too late
minute-out-text-space = To a pod in the Cargo Bay. Whoever is out draws cubes against the others in each of their turns.
minute-worth-classic = The most valuable thief wins
minute-worth-text-classic = Artifact, tokens, gold and cards. Caught in the Depths, or without an Artifact, nothing counts.
minute-worth-catacombs = The most valuable thief wins
minute-worth-text-catacombs = Artifacts, tokens, gold and cards. Caught in the Depths, or without an Artifact, nothing counts.
minute-worth-space = The most valuable thief wins
minute-worth-text-space = Artifact, tokens, Credits and cards. Caught outside the Cargo Bay, or without an Artifact, nothing counts.
two-minutes = The game in two minutes, with all signs
book-all-of = All rules of { $game }, to look things up
luck-check = Luck you can check
nights = Your nights in the castle
nights-finished = finished
nights-won = won
nights-best = best
diary = My games
diary-more = All figures and plots
diary-all = All games
diary-games = finished
diary-won = won
diary-escaped = escaped
diary-best = best
diary-mean = average
diary-points = Points, game by game
diary-plot = { $n ->
    [one] Points of the last game
   *[other] Points of the last { $n } games
}
diary-by-game = By game
diary-by-rival = Against
diary-cards = Cards you like to take
diary-roads = Roads you like to go
diary-none-yet = Nothing to tell yet.
diary-line = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
diary-lost = lost
diary-json = Take along (JSON)
diary-csv = Take along (CSV)
diary-erase = Erase my games
diary-erase-sure = { $n ->
    [one] One game will be erased from this browser. It cannot be brought back.
   *[other] { $n } games will be erased from this browser. They cannot be brought back.
}
diary-keep = Keep them
diary-why = Only this browser keeps these figures; nobody else sees them.
diary-empty = No finished game yet. Games that you end in this browser are counted here.
open-table = Open a table
game = Game
game-classic = Classic
game-catacombs = Catacombs
game-space = In Space
about-classic = One castle, two sides, seven artifacts.
about-catacombs = A dungeon that grows where you walk.
about-space = Three modules, two data ports, one way off the ship.
from-to = { $from } to { $to }
board = Board
any-board = Any of the { $n }
variants = Variants
variant-artifact-action = Artifacts are taken as an action
variant-empty-bag-ends = An empty bag ends the game
variant-lone-rounds = The last thief aboard has 25 rounds
variant-open-bag = Open bag
variant-promo = Promo cards
variant-party = Five and six seats
variant-party-cards = Party cards
variant-even-start = Even start
variant-subterra-easy = Sub Terra, easy
variant-subterra-normal = Sub Terra
variant-subterra-hard = Sub Terra, hard
variant-why-artifact-action = As in the later games: you take it when you like during your turn, not only on arrival.
variant-why-empty-bag-ends = When no cube is left to draw, the game is over for everybody.
variant-why-lone-rounds = Whoever is left alone aboard is knocked out after 25 rounds; by the book there is no limit.
variant-why-open-bag = Everybody sees which cubes are in the bag.
variant-why-promo = A few more cards in the dungeon deck.
variant-why-party = For five or six thieves: more Artifacts, and several of them in one room.
variant-why-party-cards = Cards, secrets and items of our own for large groups join in.
variant-why-even-start = The fifth and sixth seat get no gold to begin with.
variant-why-subterra-easy = A monster hunts you through the tunnels: one at most, and beating it pays 2 gold.
variant-why-subterra-normal = Up to two monsters hunt you through the tunnels; beating one pays 1 gold.
variant-why-subterra-hard = Up to three monsters hunt you, they come early, and beating one makes noise.
packs = Packs
packs-why = Cards of your own or a friend’s, laid over the game’s. Everybody can read them before they sit down.
pack-some = cards that are not the game’s own
pack-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
pack-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
pack-places = a map of its own
pack-read = Read its cards
pack-bring = Bring a pack
pack-bring-folder = Bring a folder
pack-checking = Checking the pack…
pack-mistakes = { $n ->
    [one] This pack cannot be played yet. One thing is wrong:
   *[other] This pack cannot be played yet. { $n } things are wrong:
}
pack-of-another = “{ $pack }” belongs to { $game }; choose that game to play with it.
pack-here = This table plays with cards that are not the game’s own.
pack-replaces = Changes { $names }.
pack-without = Takes out { $names }.
pack-not-own = Not the game’s own: from the pack “{ $pack }”.
name-in = This name is only given in { $language }.
pace = Pace
pace-live = Live
pace-day = A day per turn
your-name = Your name
somebody = A thief
who-sits = Who sits at seat { $n }
here-too = Here too
a-friend = Friend, by link
bot-greedy = Bot, careful
bot-random = Bot, clumsy
levels = How good should the others be?
level-share = wins { $share }% of games against three of the level below
style = How do they like to play?
style-any = as it comes
bots-two = two bots ({ $bot })
add-seat = another seat
remove-seat = Remove seat { $n }
name-of-seat = Name at seat { $n }
seats-bring = { $n ->
    [one] { $n } seat is
   *[other] { $n } seats are
} played with the variant “{ $names }”.
seats-bound = “{ $name }” is for { $seats } seats.
listed = Let strangers find this table
open-the-table = Open the table
start-game = Start { $game }
more-choices = More choices
fewer-choices = Fewer choices
who-plays = { $people ->
    [one] you
   *[other] { $people } people
}{ $bots ->
    [0] {""}
    [one] {" "}and one bot
   *[other] {" "}and { $bots } bots
}
your-games = Your games
open-tables = Open tables
join = Join
watch = Watch
seats-free = { $n ->
    [one] one free seat
   *[other] { $n } free seats
}
phase-over = Finished
phase-lobby = Waiting for people
whose-turn = { $name }’s turn
games-running = Running
games-finished = Finished
games-all = All { $n }
games-fewer = Only the latest
with-people = with { $names }
go-there = Play on
again-short = Again
forget-game = Take { $game } off this list
footer = Unofficial and not affiliated. Clank! belongs to its owners: buy the real games. Icons from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Fonts under the SIL Open Font License.
stored = What is stored
stored-promise = No account, no advertising, nobody counts your visits, and nothing is passed on.
stored-server = On this server
stored-tables = Every table: its cards, every choice and when it was made, the names that people chose and what they said there. Whoever has the link sees what lies open.
stored-seat = Of your cookie only a fingerprint, by which your seat is known to be yours.
stored-for = { $days ->
    [0] All of it stays until whoever runs this server deletes it.
    [one] A table that nobody has touched for { $days } day is deleted.
   *[other] A table that nobody has touched for { $days } days is deleted.
  }
stored-packs = Packs of cards that somebody brings: as long as a table is played with them, otherwise for sixty days.
stored-passing = Your address is counted in memory for a few minutes, so that nobody takes the server from the others. It is not written down.
stored-forget = Whoever runs this server can remove your name, your words or a whole table: ask them.
stored-browser = In this browser
stored-alone = There is no server: your games lie in this browser and nowhere else. Export those that you want to keep.
stored-cookie = A cookie for each seat, for a year; for a month once the game is over. It goes to its own table only.
stored-lists = Your tables, results, settings and lessons, and what proves the shuffles of your games. It stays until you erase the data of this site in your browser; “My games” erases your results.
stored-licences = Whose work is in this page, and its licences

## Waiting room

waiting-room = Who is coming?
seat-open = Open
send-link = send the link
joined = joined
seat-bot = Seat a bot
free-seat = Free the seat
dealing-numbers = Everybody’s own number goes into the shuffle…
host-deals = { $name } deals as soon as everybody is here.
sit-down = Sit down
another-here = Another person at this device
sit-down-too = Sits down too
start = Deal
link = Link of the table
copy = Copy
copied = Copied
qr = QR code
qr-of-link = The link of the table as a QR code
move-seat = To another device
move-seat-of = { $name }: to another device
move-title = { $name }, to another device
move-why = Open the link on the other device and say yes there. From then on you play there, and this device only watches. Whoever has the link can take your seat: send it to nobody else.
move-make = Make the link
move-soon = It works once, within { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}. A new link ends this one.
move-link = Link of your seat
move-gone = Your seat is now on another device. Here you only watch.
take-title = { $name }: go on here?
take-why = You take this seat to this device. The other device then only watches, and the link is used up.
take-yes = Go on here
take-no = Only watch
take-here = { $name } is here already
take-here-why = This device has the seat. Open the link on the other one; it has not been used up.

## One device

pass-to = Pass the device to { $name }
look-away = Everybody else looks away. Nothing is shown until it is in the right hands.
it-is-me = I am { $name }
bot-plays-for = A bot plays for { $name }.
is-back = { $name } is back

## Connection

connecting = Just a moment…
link-lost = Connection lost. Nothing is lost: we are trying again.
link-full = Too many are connected to this table. We keep trying.
table-gone = There is no such table
table-gone-why = The link is wrong, or the table has been cleared away.
page-old = There is a newer version of this page.
engine-what = Loading the game
engine-loading = Loading the game: { $done } of { $all } MB
engine-starting = Laying the table
engine-failed = The game could not be loaded. Nothing that you played is lost.
update-ready = A newer version is here. Your games stay as they are.
update-take = Use it now
alone-title = This page plays without a server
alone-kept = Your games stay in this browser, on this device.
alone-promised = The browser has promised to keep them until you delete them.
alone-not-promised = The browser may delete them when space runs short, or after weeks without a visit: save what you care for as a file.
alone-offline = It works offline.
alone-fetch = Load it for offline play
alone-server = To play with friends on other devices, somebody runs a server:
reload = Reload
to-lobby = To the lobby
refused-lost = The connection was lost; please say it again.
refused-other = This is not possible now.

## Table

turn = Turn { $n }
your-turn = Your turn
your-turn-dot = Your turn.
cards-to-play = { $n ->
    [0] Spend what you have, or end the turn.
    [one] One card still to play.
   *[other] { $n } cards still to play.
}
waiting-for = Waiting for { $name }
game-over = The game is over.
watching = watching
luck-sealed = Luck sealed
luck-sealed-why = The shuffle was sealed before the deal, anyone can check it afterwards: { $hash }
menu = Menu
tabs = Parts of the table
tab-seats = Seats
tab-log = Log
tab-rules = Rules
seats = Seats
seat = Seat
you = you
bot = bot
held = a bot plays
away = away
status-in-play = in the dungeon
status-escaped = escaped
status-rescued = rescued
status-lost = lost
nudge = Nudge
hold-them = Let a bot play for them
hold-me = Let a bot play for me
return = Play again myself
ask-end = Ask to give the game up
ask-advice = Ask for advice for everybody
damage-of = { $n } of { $most } damage
pile-hand = Hand: { $n }
pile-deck = Deck: { $n }
about-health = { $n } of { $most } wounds. Cubes of this colour that an attack draws come here; with the last one the seat is caught.
about-hand = Cards in hand: { $n }. Five new ones are drawn when the turn ends.
about-deck = Cards in the deck: { $n }. When it is empty, the discard pile is shuffled and becomes the deck.
about-rage = The rage: every attack draws { $n ->
    [one] one cube
   *[other] { $n } cubes
} for it now. Stolen Artifacts drive it on.
about-area = The noise since the last attack. At the next one all of it goes into the bag, and then cubes are drawn.
about-bag = { $n ->
    [one] One cube is
   *[other] { $n } cubes are
} in the bag. Black ones hurt nobody, every other one wounds the seat of its colour.
about-draws = The next attack draws { $n ->
    [one] one cube
   *[other] { $n } cubes
} from the bag. Attacks come when a card with a banner is turned up in the row.
about-worth = What all you have would count if you were out now.
log = Log
log-turns = Turns
log-talk = Talk
log-you = You
log-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
log-attack = Attack
log-called = {", "}called by { $names }
log-no-cubes = the bag was empty
log-newer = ▼ { $n } newer
voice = What happens
row-place = Place { $n }
since-mine = Since your last turn
talk-badge = { $n ->
    [one] 1 new message
   *[other] { $n } new messages
}
chat = Say something
map = The dungeon
map-list = The map as a list
map-picture = The map as a picture
stand-here = { $names } here
unknown-place = Unexplored
walk-far = Walk here in { $n ->
    [one] { $n } step
   *[other] { $n } steps
}: { $price }
monsters-here = { $n ->
    [one] A monster hunts here
   *[other] { $n } monsters hunt here
}
the-depths = The Depths
depths-about = The Depths: whoever falls here without help is lost, and nothing counts.
look-through = Look through the discard pile
look-through-of = Discard pile of { $name }: { $n }
dungeon-discard = Discarded from the dungeon row
deck-left = Left in your deck, { $n ->
    [one] one card
   *[other] { $n } cards
} in an order nobody knows
pile-empty = No cards lie here.
pile-hidden = { $n ->
    [one] One card is face down.
   *[other] { $n } cards are face down.
}
countdown-rests = The countdown begins when the first seat is out.
countdown-at = Countdown: space { $n } of { $most }
tokens-of = Tokens of { $name }: { $n }
things-of = What { $name } has
discard-pile = Discard pile
zoom-in = Closer
zoom-out = Farther
zoom-all = All
zoom-all-about = The whole map; once more to come back
overview = Overview: press to look there, twice to follow your pawn
dragon = The dragon
draws = draws { $n }
rage = Rage: space { $space }
clank-area = Clank! area
bag = Bag
attack-draws = Attack draws { $n }
attack-why = rage { $rage }{ $danger ->
    [0] {""}
   *[other] , danger { $danger }
}
guards = guards
of-held = of { $n }
free = Free
by-way-of = via { $names }
key-enter = Enter
other-ways = Right-click: other ways to pay
key-space = Space
why-not = Why not?
market = Market, { $gold } gold
row = Dungeon row
dangers = { $n ->
    [one] danger: attacks draw 1 more
   *[other] { $n } dangers: attacks draw { $n } more
}
reserve = Reserve
row-deck = dungeon deck { $n }
row-discard = discard { $n }
always = always
new-tile = New tile
known-tile = Turn this tile
tiles-left = { $n ->
    [one] 1 left
   *[other] { $n } left
}
turn-left = Turn to the left
turn-right = Turn to the right
leads-to = To { $room }
not-this-way = Not this way
as-it-lies = As it lies now
put-down = Put it down
resources = To spend this turn
resources-of = { $name } plays
in-gold = gold
in-area = in the area
played = Played this turn
played-by = { $name } played
points-if-out = { $n ->
    [one] 1 point if you get out
   *[other] { $n } points if you get out
}
your-hand = Your hand
hand-of = { $name }’s hand
spectator-hand = Hands are hidden from spectators.
no-cards = No cards in hand.
tray = Cards
tray-hand = Hand
tray-row = Row
actions = Actions
play-all = Play all
undo = Undo
undo-turn = Whole turn
undo-all = Undo all
end-turn = End turn
end-anyway = End anyway
end-now = End now
end-asked = Your turn ends when you say it again.
unspent = { $what } unspent
unspent-skill = { $n } Skill
unspent-swords = { $n ->
    [one] 1 Sword
   *[other] { $n } Swords
}
unspent-boots = { $n ->
    [one] 1 Boot
   *[other] { $n } Boots
}
attack = The dragon attacks!
skip = Go on
attack-miss = a miss
attack-hit = { $name } −1
attack-safe = { $name }, safe outside
attack-called = Called by { $names }
attack-countdown = The countdown goes on
attack-left = Whoever is out draws for those who are left
attack-sum = { $rage } for her rage{ $danger ->
    [0] {""}
   *[other] , { $danger } for danger
}{ $countdown ->
    [0] {""}
   *[other] , { $countdown } for the countdown
}
attack-open = Who can ward it off?
attack-wild = A wild cube: everybody −1
attack-wild-why = A wild cube hurts everybody who is still inside, and then lies in the Clank! area again.
attack-next = next
attack-tally = { $n } of { $most }
attack-nobody = Nobody is hurt.

## Big moments

got-it = Got it
banner-begins = { $name } begins
banner-you-begin = You begin
banner-begins-why = Steal one Artifact, get out alive, be worth the most.
banner-caught = You are caught
banner-rescued = You fell with an Artifact where you could be found: you are rescued, and all you have counts.
banner-lost-deep = You fell too deep to be found: you are lost, and nothing counts.
banner-lost-bare = You fell without an Artifact: you are lost, and nothing counts.
banner-leave = You can leave now
banner-leave-why = { $n ->
    [one] End your turn and you are out, worth 1 point.
   *[other] End your turn and you are out, worth { $n } points.
}
banner-out = { $n ->
    [one] { $names } is out
   *[other] { $names } are out
}
banner-out-turns = { $n ->
    [0] All who are still inside are caught.
    [one] One turn left, then all who are still inside are caught.
   *[other] { $n } turns left, then all who are still inside are caught.
}
banner-out-cubes = From now on cubes are drawn in their turns.
banner-last = Your last turn
banner-last-why = After it all who are still inside are caught.
banner-rage = The rage rises
banner-rage-why = { $n ->
    [one] An attack draws 1 cube.
   *[other] An attack draws { $n } cubes.
}
banner-secret = { $name }: { $token }
moment-won = You win!
moment-won-why = { $n ->
    [one] Nobody is worth more: 1 point.
   *[other] Nobody is worth more: { $n } points.
}
since-away = Since you looked away
rules = Rules
search = Search
no-rules = The rulebook cannot be had now.
advice-ask = What would you do?
advice-thinks = The master thinks it over…
advice-again = Ask again
advice-instead = What else could be done
advice-follow = Do that
advice-own = I know better
advice-weigh = Weigh a choice before you make it
keys = Keys
keys-undo-turn = Take back the whole turn
keys-row = Take or fight the card of the row with this number
keys-map = To the map; again: the map as a list
keys-arrows = On the map from room to room; turn the tile in hand
keys-enter = Do what is pointed at
keys-read = Read the card that is pointed at, large
keys-skip = See the end at once
keys-escape = Close what lies on top; else leave what is pointed at
keys-tab = To the next thing: hand, row, map, actions, seats, log
keys-page = This page
learn-game = Learn { $game }
rules-two-minutes = The game in two minutes
to-play = Play { $game }
rules-all = All rules
rules-all-why = Every rule of this game as the table keeps it.
rules-none = No rule says that.
book-title = Rules of { $game }
book-waits = The game waits for you.
book-back = Back to the table
book-contents = Contents
book-search = Search the rules
book-found = { $n ->
    [0] Nothing found
    [one] One place found
   *[other] { $n } places found
}
book-found-line = In the book
book-found-rule = Word for word
book-found-ruling = Rulings
book-found-term = Words
book-found-piece = Cards and tokens
book-more = { $n ->
    [one] One more
   *[other] { $n } more
}
book-note = What belongs to it
book-pick = Choose a number beside a sentence to read the exact rule, its rulings and the cards it is about.
book-copy = Copy link
book-copied = Link copied
book-near = Rulings and related rules
book-rulings = Rulings on this chapter
book-pieces-of = Cards and tokens it is about
book-pieces-why = Choose one to see it with every rule and ruling about it.
book-rules-of = Its rules and rulings
book-told = Where the book tells it
book-search-term = Find everywhere
book-example = Example
book-examples = Worked examples
book-examples-why = Each opens on the table and is played by the engine itself, step by step, with the rules at work.
book-see = See it on the table
example-start = This is the position. Next shows what happens, step by step.
example-step = Step { $n } of { $all }
example-on = Next
example-back = Previous
example-leave = To the rule
example-told = What happens
example-rules = It shows
no-example = There is no such example.
book-only-with = Only with { $variant }.
book-untranslated = Nobody has translated this rule yet.

## Consent

go-back = Go back…
ask-undo = Ask to undo
ask-undo-title = Go back?
ask-undo-lost = { $n ->
    [one] One choice is taken back.
   *[other] { $n } choices are taken back, those of others too.
}
ask-undo-redealt = What nobody has seen yet is dealt anew, and so is the hand of everybody else who has played since: the same cards will not come again.
ask-undo-agree = They must agree: { $names }.
ask-undo-nobody = Only bots sit here with you: nobody has to agree.
ask-undo-ask = Ask everybody
ask-undo-do = Go back
cancel = Cancel
consent-undo = { $name } asks to go back
consent-undo-why = What nobody had seen is dealt anew. Everybody must agree.
consent-end = { $name } asks to give the game up
consent-end-why = Nobody wins. Everybody must agree.
consent-advice = { $name } asks for advice for everybody
consent-advice-why = From then on everybody may ask what the master would do, to the end of the game. Everybody must agree.
consent-waiting = Waiting for an answer: { $names }
yes = Yes
no = No

## Entries of the log

entry-opened = The table is open.
entry-seated = sits down.
entry-unseated = leaves the seat.
entry-bot-seated = A bot sits down.
entry-undone = takes a step back.
entry-took-back = took back: { $what }.
entry-redealt = goes back; what nobody had seen is dealt anew.
entry-asked-undo = asks everybody to go back.
entry-asked-end = asks everybody to give the game up.
entry-asked-advice = asks for advice for everybody.
entry-agreed = agrees.
entry-disagreed = does not agree.
entry-abandoned = The game is given up.
entry-advisable = From now on everybody may ask the master for advice.
entry-held = A bot plays for this seat.
entry-returned = is back.
entry-nudged = is reminded: everybody waits.
entry-moved = goes on at another device.
entry-rematched = Another game begins.

## End

winners = { $n ->
    [one] { $names } wins
   *[other] { $names } win together
}
nobody-wins = Nobody wins
abandoned = The game was given up
verdict-escaped = { $place ->
    [1] You got out, and you win
    [2] You got out, second
    [3] You got out, third
    [4] You got out, fourth
   *[other] You got out, number { $place }
}
verdict-rescued = { $place ->
    [1] Carried out, and you win
    [2] You were carried out, second
    [3] You were carried out, third
    [4] You were carried out, fourth
   *[other] You were carried out, number { $place }
}
verdict-shared = A victory shared
verdict-lost = You are lost
verdict-in-play = You never got out
verdict-ahead = { $points ->
    [one] One point
   *[other] { $points } points
}, { $gap } ahead of { $name }.
verdict-behind = { $points ->
    [one] One point
   *[other] { $points } points
}, { $gap } behind { $name }.
verdict-level = { $points ->
    [one] One point
   *[other] { $points } points
}, as many as { $name }: the better Artifact decides.
verdict-even = { $points ->
    [one] One point
   *[other] { $points } points
}, exactly as many as { $name }.
verdict-only = { $points ->
    [one] One point
   *[other] { $points } points
}: nobody else brought anything home.
verdict-nothing = { $why ->
    [artifact] Nothing counts without an Artifact.
    [place] Caught in the Depths, where nobody comes to the rescue, nothing counts.
   *[inside] The game ended while you were inside, and nothing counts.
}
verdict-carried = { $points ->
    [0] { "" }
    [one] You carried one point.
   *[other] You carried { $points } points.
}
verdict-lead = Your lead is largest in { $line }: { $mine } to { $theirs }.
verdict-lack = What you lack most is { $line }: { $mine } to { $theirs }.
verdict-rescued-too = { $n ->
    [one] { $names } was carried out.
   *[other] { $names } were carried out.
}
verdict-lost-too = { $n ->
    [one] { $names } is lost.
   *[other] { $names } are lost.
}
fate-escaped = out
fate-escaped-turn = out, turn { $n }
fate-rescued = caught, carried out
fate-rescued-turn = caught in turn { $n }, carried out
fate-lost-artifact = caught without an Artifact: nothing counts
fate-lost-place = caught in the Depths: nothing counts
fate-in-play-inside = never got out: nothing counts
place = Place
points = Points
open-number = { $name }, { $line }: { $n }. What it is made of
parts-of = { $n ->
    [one] 1 point in { $line }
   *[other] { $n } points in { $line }
}
parts-some = { $some } of { $all } carry points.
parts-none = Nothing here.
parts-lost = It was carried, and does not count.
numbers-open = Press a number to see what it is made of.
course = What everybody was worth
course-why = Artifact, tokens, gold and cards at the end of each turn; nothing once lost.
course-turn = Turn
course-points = Points
course-wounds = Wounds
course-plot = { $what } of every seat over { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
course-table = The same as a table
course-countdown = countdown
course-waits = The game is being played again…
course-fails = The course of this game cannot be shown: { $why }
moments = Moments
memory-turn = Turn { $n }
memory-artifact = { $who ->
    [you] You take Artifact { $n }
   *[other] { $name } takes Artifact { $n }
}
memory-out = { $who ->
    [you] You get out
   *[other] { $name } gets out
}
memory-first-out = { $who ->
    [you] You are the first one out
   *[other] { $name } is the first one out
}
memory-countdown-begins = the countdown begins
memory-caught = { $who ->
    [you] You are caught
   *[other] { $name } is caught
}
memory-attack = { $n ->
    [one] { $who ->
        [you] The dragon gives you one wound
       *[other] The dragon gives { $name } one wound
    }
   *[other] { $who ->
        [you] The dragon gives you { $n } wounds
       *[other] The dragon gives { $name } { $n } wounds
    }
}
memory-attack-why = the worst attack of the game
memory-attack-yours = your worst attack
memory-noise = { $who ->
    [you] You make { $n } Clank! in one turn
   *[other] { $name } makes { $n } Clank! in one turn
}
memory-noise-why = the loudest turn
memory-card = { $who ->
    [you] You get { $card }
   *[other] { $name } gets { $card }
}
memory-card-why = { $n ->
    [one] your most valuable card: 1 point
   *[other] your most valuable card: { $n } points
}
seal-title = Every shuffle was sealed before the game
seal-checking = Every shuffle and draw is played again…
seal-holds = Checked just now: { $n ->
    [one] { $n } shuffle or draw matches
   *[other] { $n } shuffles and draws match
} the seal { $seal }.
seal-seen = This browser was shown the seal before the deal.
seal-numbers = { $n ->
    [one] One seat’s own number is mixed into the luck.
   *[other] The own numbers of { $n } seats are mixed into the luck.
}
seal-own-number = This browser’s is among them.
seal-late-number = This browser’s came too late and is not among them.
seal-other-numbers = The numbers of the seats are not those that this browser saw promised.
seal-broken = It does not hold: { $reason }
seal-foreign = It was played with another version of the cards, and can be checked only where that one is: the record says which.
seal-unseen = The seal that this browser was shown before the deal was another one: { $seal }
seal-again = Check again
luck-how = How it works
seal-explained = Before the deal the server publishes a fingerprint of its secret, and every browser that of a number of its own. Then the browsers show their numbers, and after the game the server shows its secret. All shuffles follow from these together, so neither the server nor anybody at the table can choose them; whoever has the record can play every shuffle again.
rematch = Play again
rematch-deals = Play again deals at once: the same seats.
rematch-waits = Play again: everybody meets at a new table.
download-record = Download the record
look-at-table = Look at the table
show-result = Show the result
close = Close

## Replay

replay = Replay
replay-dot = Replay.
replay-plays = { $name } plays
replay-of = Replay: { $game }
replay-title = Look at a game again
workshop = Workshop
replay-waits = The game is being played again…
replay-no-file = This is a moment of a record that somebody has as a file. Whoever has the file can open it here.
replay-yours = Games that you have finished
replay-steps = Back and forth
replay-turn-back = Previous turn
replay-back = Previous event
replay-play = Play
replay-pause = Pause
replay-on = Next event
replay-turn-on = Next turn
replay-turn = Turn { $n } of { $of }, { $name }
replay-step = step { $n } of { $of }
replay-speed = Speed: ×{ $n }
replay-eyes = Through whose eyes
replay-open = All hands open
replay-open-short = All open
replay-eyes-of = As { $name } saw it
replay-eyes-watch = As a spectator
replay-eyes-watch-short = Spectator
replay-link = Link to this moment
replay-line = Timeline
replay-mark-artifact = { $name } takes an Artifact: { $n }
replay-mark-secret = { $name } finds a secret
replay-mark-attack = { $n ->
    [0] An attack that hurts nobody
    [one] An attack: one wound
   *[other] An attack: { $n } wounds
}
replay-mark-out = { $name } gets out
replay-mark-caught = { $name } is knocked out
replay-mark-buy = { $name } gets a card for { $n }
record-bring = Open a record
record-drop = Drop a game record here
record-drop-why = A file that ends in .tiptoe. It is played again and shown, and stored nowhere.
record-choose = Choose a file
record-too-long = This file is too long for a game record: at most 200 kB.
record-unreadable = This record cannot be played, line { $line }: { $why }
record-go-on = Play it to its end
what-if = What if, from here
what-if-as = as { $name }, against bots
what-if-out = This seat is out by now
look-back = Look back
look-what = What is shown
look-chance = Chance to win
look-chance-why = In hundredths, as the judge of the strongest bot sees it from what each seat knew.
look-points = Points
look-points-why = What each seat would score if it got out as it is.
look-damage = Wounds
look-damage-why = On the health track at the end of each turn.
look-cubes = Cubes in the bag
look-cubes-why = Own cubes that the next attack may draw.
look-home = The way home
look-home-why = In boots, with what slows one down; below zero once out, or where no way leads home.
look-deck = Deck
look-deck-why = What the average card of the deck brings, as bots weigh it.
look-luck = Luck
look-luck-why = Wounds that the bag spared, against what was to be expected of it. Nobody’s doing.
look-bag = What the bag did while each seat was in play
look-drawn = own cubes drawn
look-expected = expected
look-weighs = Luck and choices are being told apart…
look-account = What made the chance to win, in hundredths
look-account-why = Luck is held against what the same choice brings on average when everything unseen is dealt again. What is left was done by choices.
look-start = after the deal
look-cards = own cards drawn
look-row = new cards in the row
look-secrets = secrets and tiles
look-dragon = the bag
look-play = own choices
look-rivals = choices of others
look-end = at the end
look-turning = Moments that decided
look-turning-none = No turn moved a chance by much.
look-turn-of = Turn { $n }: { $name } { $change }
look-why-cards = cards drawn
look-why-row = new cards in the row
look-why-secrets = secrets and tiles
look-why-dragon = the bag
look-why-play = choices of { $name }
look-better = Better choices
look-better-of = Whose choices
look-better-think = The master looks at the worst turns again…
look-better-none = The master finds nothing that was clearly better in the worst turns.
look-better-made = Turn { $n }: “{ $made }”
look-better-was = Better: “{ $better }”, worth { $behind } more of 100.
look-json = Figures as JSON
look-csv = Figures as CSV
watch-replay = Watch the replay
see = See
see-moment = See it: { $what }

## Settings

language = Language
theme = Light
theme-torch = Torch
theme-parchment = Parchment
speed = Pace of animation and bots
speed-calm = Slow
speed-brisk = Normal
speed-quick = Fast
speed-instant = Off
motion = Motion
motion-system = As the system
motion-full = Full
motion-less = Less
ask = Ask before my turn ends
ask-waste = When something is unspent
ask-always = Always
ask-never = Never
sound = Sound
volume-table = Cards and coins
volume-moments = Big moments
volume-bell = Bell on my turn
notify = Notify me when it is my turn
follow = Look at what others do out of sight
notify-body = Everybody waits for you.
notify-denied = The browser does not allow it.
mute = Sound off
unmute = Sound on

## Marks

res-skill = Skill
res-swords = Swords
res-boots = Boots
res-gold = Gold
res-clank = Clank!
res-heart = Health
res-teleport = Teleport
res-draw = Draw
res-discard = Discard
res-trash = Trash
res-artifact = Artifact
res-lockpicks = Lockpicks
term-attack = Banner
term-attack-why = When this card comes into the row, the dragon attacks.
term-danger = Triangle
term-danger-why = While it lies in the row, every attack draws one cube more.
term-arrive = Arrive
term-arrive-why = Happens once, when the card is turned up in the row.
term-acquire = Acquire
term-acquire-why = Happens once, when you take the card, never when you play it.
term-defeat = Defeat
term-defeat-why = Your reward for beating it; it does not go into your deck.
term-use = Use
term-use-why = Pay and do it at once; the card does not go into your deck.
term-shield = Shield
term-shield-why = Discard it from your hand when a wild cube would hurt you, and it does not.
term-suit = Suit
term-suit-why = More happens when another card of its suit is played in the same turn.
term-teleport = Teleport
term-teleport-why = Go to a neighbouring room without boots, past guards and locks.
term-lockpicks = Lockpicks
term-lockpicks-why = Open locks; they stay with you until they are used.
term-trash = Trash
term-trash-why = Put it back into the box for good; what it gave you stays.
term-discard = Discard
term-discard-why = Put a card of your hand on your discard pile, without its effect.
term-replace = Replace
term-replace-why = The card goes on the discard pile of the row, and a new one is turned up at once.
term-heal = Heal
term-heal-why = Take so many cubes off your health track.
term-clank = Clank!
term-clank-why = Your cubes go into the Clank! area, and into the bag at the next attack; with a minus they come back.
term-draw = Draw
term-draw-why = Take so many cards from your deck at once.
term-swords = Swords
term-swords-why = Beat monsters in the row and in tunnels this turn.
term-boots = Boots
term-boots-why = One leads through one tunnel, this turn.
term-skill = Skill
term-skill-why = Pays for cards this turn.
term-gold = Gold
term-gold-why = Stays with you, buys at the market, and is a point a piece.
moment-acquire = Acquire
moment-use = Use
moment-defeat = Defeat
moment-arrive = Arrive
moment-shield = Discard to stop a wild cube
moment-reveal = Reveal
moment-consume = Drink
seat-fox = Fox
seat-owl = Owl
seat-toad = Toad
seat-hare = Hare
seat-moth = Moth
seat-badger = Badger

## Cards

cards-title = Cards and tokens
cards-of = Cards of { $game }
cards-show = Show
cards-cards = Cards
cards-tokens = Tokens
cards-map = Board
cards-tiles = Tiles
cards-tiles-start = Start tile
cards-tiles-surface = Surface tiles
cards-tiles-depths = Tiles of the Depths
cards-search = Search the text
cards-kind = Kind
cards-name = Name
cards-set = Set
cards-own-set = The game itself
cards-all = All
cards-found = { $n } of { $all }
cards-none = No card says that.
cards-reserve = reserve
cards-points = { $n ->
    [one] Worth 1 point at the end.
   *[other] Worth { $n } points at the end.
}
cards-attack = When it is turned up, the dragon attacks.
cards-danger = While it lies in the row, every attack draws one cube more.
cards-price = Price
cards-copies = Copies
cards-origin = Numbers from
cards-id = Id
origin-public = public sources
origin-tiptoe = Tiptoe itself
cards-before = The card before
cards-after = The next card

# What some games have
wild = Wild cubes
wild-wait = { $n ->
    [one] A wild cube waits here
   *[other] { $n } wild cubes wait here
}
alone-inside = Alone inside: round { $n } of { $most }
marks-of = Marked rooms: { $n } of { $most }
effect-active = Its condition came true this turn.
effect-waits = Waits for its condition this turn.

## Lessons

lesson = Lesson
lessons = Learn by playing
lessons-why = On the real table, with prepared cards and luck. Leave whenever you like: you come back to the same step.
lesson-progress = Progress of the lesson
lesson-step = Step { $n } of { $of }
lesson-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
lesson-done = Done
lesson-begin = Begin
lesson-on = Go on, step { $n } of { $of }
lesson-first = Best after: { $title }
lesson-back = Back
lesson-skip = Skip
lesson-leave = Leave
lesson-go-on = Go on
lesson-show-me = Do it for me
lesson-take-back = Take it back
lesson-why = Why?
lesson-skip-title = Enough for now?
lesson-next = Next lesson: { $title }
lesson-play = Play against Toad and Owl
lesson-again = Once more
lesson-resume = Back to the lesson
lesson-all = All lessons
lesson-gone = There is no such lesson here.
