brand = Tiptoe
list-comma = {", "}
list-colon = {": "}
list-and = {" and "}

## Lobby

tagline = Take something precious. Make no sound. Get out before it wakes.
learn-playing = Learn by playing
learn-playing-what =
    { $n ->
        [one] 1 minute, no rulebook
       *[other] { $n } minutes, no rulebook
    }
learn-playing-on = pick up where you left off
learn-playing-no = I know how to play
learn-door = Learn
learn-door-all = All lessons
learn-done = { $n } of { $of } done
play-now = Play now
join-how = with a link or a code
invite-field = Invite link or code
no-such-invite = That’s neither a link nor a code of a table.
no-such-code = No table is open under this code. Check it with whoever invited you.
table-code = Code to read out
go = Go
no-account = No account, no download. Your seat is saved in this browser.
no-server = The server isn’t responding.
too-large = That’s too big to send.
play-now-what = { $game }, { $bots }
join-friends = Join friends
welcome-back = Welcome back, { $name }.
welcome-back-unnamed = Welcome back.
turns-waiting =
    { $n ->
        [one] Your turn at one table.
       *[other] Your turn at { $n } tables.
    }
choose-game = Choose a game
minute = { $game } in a minute
minute-steal-classic = Go down and steal one Artifact
minute-steal-text-classic = Your cards give you Skill to acquire better cards, Swords to fight and Boots to walk.
minute-steal-catacombs = Go in and steal one Artifact
minute-steal-text-catacombs = Walk off the edge of the map and you lay a new tile, turned any way you like.
minute-steal-space = Hack two data ports, steal one Artifact
minute-steal-text-space = Hack data ports in two different modules to open the Command Module. The Artifacts are inside.
minute-noise-classic = Every noise comes back to bite you
minute-noise-text-classic = Each Clank! ends up as one of your cubes in the dragon’s bag. When it attacks, every cube of yours that is drawn is 1 damage. Ten knock you out.
minute-noise-catacombs = Every noise comes back to bite you
minute-noise-text-catacombs = Each Clank! ends up as one of your cubes in the dragon’s bag. When it attacks, every cube of yours that is drawn is 1 damage, and ghosts hurt everyone.
minute-noise-space = Every noise comes back to bite you
minute-noise-text-space = Each Clank! ends up as one of your cubes in the Boss’s bag. When Lord Eradikus attacks, every cube of yours that is drawn is 1 damage. Ten knock you out.
minute-out-classic = Get out in time
minute-out-text-classic = The first thief out starts a countdown for everyone else.
minute-out-catacombs = Get out in time
minute-out-text-catacombs = Run back to the Crypt. Once a thief is out, each of their turns is another dragon attack on the rest.
minute-out-space = Get out in time
minute-out-text-space = Reach an escape pod in the Cargo Bay. Once a thief is out, each of their turns is another attack on the rest.
minute-worth-classic = The richest thief wins
minute-worth-text-classic = Artifact, tokens, Gold and cards all count. Get knocked out in the Depths or without an Artifact and you score nothing.
minute-worth-catacombs = The richest thief wins
minute-worth-text-catacombs = Artifacts, tokens, Gold and cards all count. Get knocked out in the Depths or without an Artifact and you score nothing.
minute-worth-space = The richest thief wins
minute-worth-text-space = Artifact, tokens, Credits and cards all count. Get knocked out outside the Cargo Bay or without an Artifact and you score nothing.
two-minutes = Quick rules and icons
book-all-of = { $game }: the full rulebook
luck-check = Provably fair shuffles
nights = Your heists so far
nights-finished = finished
nights-won = won
nights-best = best
box-door-what = Playing with the real cardboard? Your phone keeps the bag, the odds, the tracks and the points.
box-door = Beside the real box
diary = My games
diary-more = All my stats
diary-all = All games
diary-games = finished
diary-won = won
diary-escaped = escaped
diary-best = best
diary-mean = average
diary-points = Points per game
diary-plot =
    { $n ->
        [one] Points, last game
       *[other] Points, last { $n } games
    }
diary-by-game = By game
diary-by-rival = By opponent
diary-cards = Favourite cards
diary-roads = Favourite routes
diary-none-yet = Nothing here yet.
diary-line = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
bot-played = a bot played for you
bot-played-uncounted = played by a bot: doesn’t count
diary-lost = lost
diary-json = Download JSON
diary-csv = Download CSV
diary-erase = Erase my history
diary-erase-sure =
    { $n ->
        [one] This erases one game from this browser for good.
       *[other] This erases { $n } games from this browser for good.
    }
diary-keep = Keep them
diary-why = These stats stay in this browser. Nobody else sees them.
diary-empty = No finished games yet. Finish one in this browser and it shows up here.
open-table = Open a table
game = Game
game-classic = Classic
game-catacombs = Catacombs
game-space = In Space
about-classic = One castle, two sides, seven Artifacts.
about-catacombs = A dungeon that grows where you walk.
about-space = Three modules, two data ports, one way off the ship.
from-to = { $from } to { $to } players
board = Board
any-board = Surprise me (1 of { $n })
variants = Variants
variant-artifact-action = Take Artifacts any time on your turn
variant-empty-bag-ends = An empty bag ends the game
variant-lone-rounds = 25 rounds for the last thief aboard
variant-open-bag = Open bag
variant-harsh-dragon = A harsher dragon
variant-draft-open = Open draft
variant-draft-closed = Closed draft
variant-mercy = Mercy
variant-promo = Promo cards
variant-party = Five and six players
variant-party-deck = Party deck
variant-party-cards = Party cards
variant-characters = Characters
variant-even-start = Even start
variant-subterra-easy = Sub Terra, easy
variant-subterra-normal = Sub Terra
variant-subterra-hard = Sub Terra, hard
variant-solo = Alone against the dragon
variant-solo-apprentice = Alone, as an Apprentice
variant-solo-legend = Alone, as a Legend
variant-why-artifact-action = As in the later games: take the Artifact whenever you like on your turn, not only on arrival.
variant-why-empty-bag-ends = When there are no cubes left to draw, the game ends for everyone.
variant-why-lone-rounds = The last thief aboard is knocked out after 25 rounds. The printed rules set no limit.
variant-why-open-bag = Everyone can see which cubes are in the bag.
variant-why-harsh-dragon = For experts: every attack draws one cube more.
variant-why-draft-open = For experts: before the first turn everyone picks two cards from a common display.
variant-why-draft-closed = For experts: before the first turn everyone keeps two cards in secret and passes the rest.
variant-why-mercy = Once a turn, a thief who can’t leave the room may rotate the tile.
variant-why-promo = Adds a few extra cards to the dungeon deck.
variant-why-party = For five or six thieves: more Artifacts, and some rooms hold several.
variant-why-party-deck = Adds 35 cards of our own, with secrets and items, made for big groups: some act on other players’ turns.
variant-why-party-cards = Adds our own cards, secrets and items for big groups.
variant-why-characters = Everyone plays a character with a deck, a board and tokens of its own.
variant-why-even-start = The fifth and sixth players start without extra Gold.
variant-why-subterra-easy = A monster hunts you through the tunnels. Only one at a time; defeating it earns 2 Gold.
variant-why-subterra-normal = Up to two monsters hunt you through the tunnels. Defeating one earns 1 Gold.
variant-why-subterra-hard = Up to three monsters hunt you, they show up early, and defeating one makes noise.
variant-why-solo = For one thief: the night itself is the rival. Thirty Hours are your clock, and greed and noise burn them.
variant-why-solo-apprentice = For one thief, gently: less noise at the start, and Artifacts burn less of the night.
variant-why-solo-legend = For one thief who knows the night: an angry dragon, and the walls hear everything.
mixed-deck = Mixed dungeon deck
mixed-deck-why = Cards from other games, as far as their texts make sense here. Fewer than all are drawn by lot.
mix-of = { $game }: { $n } of { $most } cards
mix-left-out = { $n ->
    [one] { $n } kind stays out
   *[other] { $n } kinds stay out
}: it names something this game doesn’t have.
mix-deck = Cards in the deck: { $n }
mix-odd-cards = Printed decks have { $least } to { $most } cards.
mix-odd-attacks = The dragon attacks on { $n }% of the cards; { $least } to { $most }% is usual.
mix-odd-dangers = { $n }% of the cards are dangers; at most { $most }% is usual.
mix-odd-monsters = { $n }% of the cards are monsters; { $least } to { $most }% is usual.
mix-odd-companions = { $n }% of the cards are companions; at least { $least }% is usual.
mix-odd-skill = Cards cost unusually much or little.
mixed-with = with cards from { $game }
characters = Characters
see-characters = See the characters
by-lot = By lot
character-of-seat = Character of seat { $n }
colour-of-seat = Colour of seat { $n }
plays-as = { $name } plays { $character }
own-tokens-of = { $name }: { $n } of { $most } on the board
character-deck = In the deck besides: { $cards }
who-begins = Who begins
first-by-lot = By lot
first-sneakiest = The sneakiest (everyone votes)
first-is-you = You
first-is-seat = Seat { $seat } begins
handicap-of = Handicap of seat { $n }
handicap-steps = { $n ->
    [0] no handicap
   *[other] handicap { $n }
}
handicap-why = Each step: 2 more Clank! and 1 damage before the first turn.
handicaps-are = handicaps { $steps }
packs = Card packs
packs-why = Add your own cards, or a friend’s, to the game. Everyone can read them before joining.
pack-some = custom cards
pack-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
pack-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
pack-places = its own map
pack-read = View cards
pack-bring = Add a card pack
pack-bring-folder = Add a folder
pack-checking = Checking the pack…
pack-mistakes =
    { $n ->
        [one] This pack can’t be played yet. One problem:
       *[other] This pack can’t be played yet. { $n } problems:
    }
pack-of-another = “{ $pack }” is made for { $game }. Pick that game to play it.
pack-here = This table uses custom cards.
pack-replaces = Changes { $names }.
pack-without = Removes { $names }.
pack-not-own = Custom card from “{ $pack }”.
name-in = This name exists only in { $language }.
pace = Pace
pace-live = Real time
pace-day = One day per turn
your-name = Your name
somebody = Shadow
who-sits = Who takes seat { $n }?
here-too = On this device
a-friend = Friend (by link)
bot-greedy = Careful bot
bot-random = Clumsy bot
levels = Opponents
level-share = Beats three bots of the level below in { $share }% of games
style = Playing style
style-any = any style
bots-two = two bots ({ $bot })
add-seat = add a seat
remove-seat = Remove seat { $n }
name-of-seat = Name for seat { $n }
seats-bring =
    { $n ->
        [one] { $n } player uses
       *[other] { $n } players use
    } the “{ $names }” variant.
seats-bound = “{ $name }” needs { $seats } players.
listed = Let strangers find this table
open-the-table = Open the table
start-game = Start { $game }
more-choices = More options
fewer-choices = Fewer options
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
phase-lobby = Waiting for players
whose-turn = { $name }’s turn
games-running = In progress
games-finished = Finished
games-all = Show all { $n }
games-fewer = Show recent only
with-people = with { $names }
go-there = Continue
again-short = Rematch
forget-game = Remove { $game } from this list
footer = Unofficial fan project, not affiliated with the publishers. Clank! belongs to its owners: please buy the real games. Icons from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Fonts under the SIL Open Font License.
stored = Privacy
stored-promise = No account, no ads, no tracking, nothing passed on.
stored-server = On this server
stored-tables = Each table: its cards, every move with its time, the names players chose and what they said in chat. Anyone with the link sees what lies face up.
stored-seat = A fingerprint of your cookie, so the server knows which seat is yours.
stored-for =
    { $days ->
        [0] It stays until the person running this server deletes it.
        [one] Tables nobody has touched for { $days } day are deleted.
       *[other] Tables nobody has touched for { $days } days are deleted.
    }
stored-packs = Card packs that players add: kept while a table uses them, otherwise for sixty days.
stored-passing = Your IP address is kept in memory for a few minutes to stop abuse. It is never written down.
stored-forget = The person running this server can delete your name, your messages or a whole table. Just ask.
stored-browser = In this browser
stored-alone = There is no server. Your games exist only in this browser; export any you want to keep.
stored-cookie = One cookie per seat, for a year, or a month once the game is over. It is sent only to its own table.
stored-lists = Your tables, results, settings, lessons, your evening beside the real box and the proofs of your shuffles. They stay until you clear this site’s data in your browser; “My games” erases your results.
stored-licences = Credits and licences

## Waiting room

waiting-room = Who is coming?
seat-open = Open
send-link = send them the link
joined = here
seat-bot = Add a bot
free-seat = Clear seat
dealing-numbers = Each browser is adding its own bit of chance to the shuffle…
host-deals = { $name } deals once everyone is here.
sit-down = Take a seat
another-here = Someone else on this device
sit-down-too = Join them
start = Deal the cards
deal-sure-title = { $n ->
    [one] { $names } isn’t here
   *[other] { $names } aren’t here
}
deal-sure = Deal now, and the game waits at their turns until they come.
deal-wait = Wait for them
deal-anyway = Deal anyway
link = Invite link
copy = Copy
copied = Copied
qr = QR code
qr-of-link = Invite link as a QR code
move-seat = Switch device
move-seat-of = { $name }: switch device
move-title = { $name }: switch device
move-why = Open this link on the other device and confirm there. You’ll play there, and this device will only watch. Anyone with the link can take your seat, so keep it to yourself.
move-make = Create link
move-soon =
    Works once, within { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }. Creating a new link cancels this one.
move-link = Link to your seat
move-gone = Your seat has moved to another device. You’re watching here.
take-title = { $name }: continue here?
take-why = Your seat moves to this device. The other one will only watch, and the link expires.
take-yes = Continue here
take-no = Just watch
take-here = { $name } is here already
take-here-why = This device already has the seat. Open the link on the other one; it’s still good.

## One device

pass-to = Pass the device to { $name }
look-away = Everyone else, look away. The screen stays dark until you tap.
it-is-me = I’m { $name }
bot-plays-for = A bot is playing for { $name }.
is-back = { $name } is back

## The scribe: what the real box brought

told-hand = { $n ->
    [one] { $name }: which card did you draw?
   *[other] { $name }: which { $n } cards did you draw?
}
told-row = { $n ->
    [one] Which card comes into the row?
   *[other] Which { $n } cards lie in the row, from first to last?
}
told-cube = { $n ->
    [one] Which cube came out of the bag?
   *[other] Which { $n } cubes came out of the bag?
}
told-token = { $name }: which token was it?
told-tile = Which tile came up?
told-first = Who goes first?
told-removed = { $n ->
    [one] Which Artifact goes back into the box?
   *[other] Which { $n } Artifacts go back into the box?
}
told-character = Which character does { $name } play?
told-cube-black = Dragon (black)
told-cube-wild = Wild cube
told-cube-shadow = Shadow
told-still = { $n ->
    [one] One to go
   *[other] { $n } to go
}
told-all = That’s all of them.
told-so-far = Told so far
told-not = not this one
told-search = Find by name
told-left = { $n } left
told-none = None of those is left.
told-done = That’s right
told-back = One step back
told-cancel = Not now

## Connection

connecting = Just a moment…
link-lost = Connection lost. Your game is safe; reconnecting…
reconnecting = Reconnecting…
seat-reconnecting = reconnecting
link-full = This table is full of connections. Still trying…
table-gone = No such table
table-gone-why = The link is wrong, or the table has been deleted.
page-old = A newer version of this page is available.
engine-what = Loading the game
engine-loading = Loading the game: { $done } of { $all } MB
engine-starting = Setting up the table
engine-failed = The game didn’t load. Nothing you played is lost.
update-ready = A new version is ready. Your games won’t change.
update-take = Update now
alone-title = This page works without a server
alone-kept = Your games are saved in this browser, on this device.
alone-promised = The browser will keep them until you delete them.
alone-not-promised = The browser may delete them when space runs low or after weeks without a visit. Save the ones you care about to a file.
alone-offline = Works offline.
alone-fetch = Download to play offline
alone-server = To play with friends on other devices, one of you runs a server.
alone-files = Put { $file } from a release into a folder and type there:
alone-releases = Releases
notebook = Notebook
notebook-intro = Python, here in your browser: change a cell and run it, also with Shift and Enter. Nothing is installed and nothing is sent; what you change is gone when you leave.
notebook-run = Run
notebook-run-all = Run all
notebook-stop = Stop and forget
notebook-loading = Loading Python: { $percent }%
notebook-cell = Cell { $n }
notebook-picture = Picture made by the cell
reload = Reload
to-lobby = Back to lobby
refused-lost = The connection dropped. Please try that again.
refused-other = You can’t do that right now.

## Table

round = Round { $n }
your-turn = Your turn
your-turn-dot = Your turn.
cards-to-play =
    { $n ->
        [0] Spend what you have, or end your turn.
        [one] One card left to play.
       *[other] { $n } cards left to play.
    }
nothing-left = Nothing more to do: end your turn.
waiting-for = Waiting for { $name }
game-over = The game is over.
watching = watching
luck-sealed = Fair shuffle
luck-sealed-why = The shuffle was locked in before the deal. Anyone can check it after the game: { $hash }
luck-mixed = The numbers of { $names } are mixed in.
luck-anew = Shuffled anew
luck-anew-why = { $name } brought this saved game. Every card that nobody may know is shuffled anew here, so no game file can tell what comes next. Anyone can check it after the game: { $hash }
luck-what-if = Shuffled anew
luck-what-if-why = This game branches off from a finished one. Every card you couldn’t know was shuffled anew. Anyone can check it after the game: { $hash }
luck-brought = Unsealed shuffle
luck-brought-why = { $name } brought this game together with its shuffle, and may know every card.
luck-prepared = Prepared cards
luck-prepared-why = The cards of this table were laid out in advance.
luck-replay = From a game file
luck-replay-why = This replay comes from a game file. The file says what was dealt; nobody here watched the shuffle.
luck-told = Luck from the real box
luck-told-why = The people at this table say what the real cards and cubes brought. The game can be replayed and counted, but nothing proves its luck.
menu = Menu
tabs = Table sections
tab-seats = Players
tab-log = Log
tab-rules = Rules
seats = Players
seat = Seat
you = you
bot = bot
held = bot is playing
away = away
status-in-play = in the dungeon
status-escaped = out
status-rescued = rescued
status-lost = never came back
nudge = Nudge
hold-them = Let a bot play for now
hold-me = Let a bot play for me
hold-sure-title = Let a bot play for you?
hold-sure = The bot plays your turns until you take your seat back. If it plays more than half of them, this game doesn’t count for your stats.
hold-sure-yes = Let the bot play
hold-sure-no = Keep playing
return = Take my seat back
bot-plays-you = A bot is playing for you.
ask-end = Offer to end the game
ask-advice = Ask to allow advice
damage-of = { $n } of { $most } damage
pile-hand = Hand: { $n }
pile-deck = Deck: { $n }
about-health = { $n } of { $most } damage. When an attack draws a cube of this colour, it lands here. A full track means knocked out.
about-hand = Cards in hand: { $n }. Five new ones are drawn at the end of the turn.
about-deck = Cards in the deck: { $n }. When it runs out, the discard pile is shuffled into a new deck.
about-rage =
    Rage: every attack now draws { $n ->
        [one] one cube
       *[other] { $n } cubes
    }. Stealing Artifacts makes it worse.
about-area = Noise since the last attack. When the next one comes, all of it goes into the bag and cubes are drawn.
about-bag =
    { $n ->
        [one] One cube is
       *[other] { $n } cubes are
    } in the bag. Black cubes miss. Any other cube is 1 damage to the player of that colour.
about-draws =
    The next attack draws { $n ->
        [one] one cube
       *[other] { $n } cubes
    } from the bag. A card with the attack symbol entering the row sets it off.
about-worth = Your score if you got out right now.
about-none-yet = Nobody gets out without an Artifact. Take one first.
log = Log
log-turns = Turns
log-talk = Chat
log-you = You
log-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
log-attack = Attack
log-called = { ", " }triggered by { $names }
log-no-cubes = the bag was empty
log-newer = ▼ { $n } newer
voice = Game events
row-place = Row slot { $n }
since-mine = Since your last turn
talk-badge = { $n ->
    [one] 1 new message
   *[other] { $n } new messages
}
chat = Say something to the table
map = The dungeon
map-list = Show map as a list
map-picture = Show map as a picture
stand-here = Here: { $names }
unknown-place = Unexplored
walk-far =
    Walk here, { $n ->
        [one] { $n } room
       *[other] { $n } rooms
    }: { $price }
monsters-here = { $n ->
    [one] A monster hunts here
   *[other] { $n } monsters hunt here
}
the-depths = The Depths
depths-about = The Depths: get knocked out here and nobody finds you. You score nothing.
look-through = View discard pile
look-through-of = { $name }’s discard pile: { $n }
dungeon-discard = Dungeon row discard pile
deck-left =
    Left in your deck: { $n ->
        [one] one card
       *[other] { $n } cards
    }, in no known order
pile-empty = Empty.
pile-hidden = { $n ->
    [one] One card is face down.
   *[other] { $n } cards are face down.
}
countdown-rests = The countdown starts when the first thief gets out.
countdown-at = Countdown: space { $n } of { $most }
tokens-of = { $name }’s tokens: { $n }
things-of = { $name }’s loot
discard-pile = Discard pile
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Fit
zoom-all-about = Fit the whole map; press again to go back
overview = Overview: click to look there, double-click to follow your pawn
dragon = The dragon
draws = draws { $n }
rage = Rage track: space { $space }
clank-area = Clank! area
bag = Bag
attack-draws =
    Attack: { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
attack-why =
    rage { $rage }{ $danger ->
        [0] { "" }
       *[other] { " " }+ danger { $danger }
    }
guards = monsters
of-held = of { $n }
free = Free
by-way-of = via { $names }
key-enter = Enter
key-space = Space
why-not = Why not?
market = Market: { $gold } Gold
row = Dungeon row
dangers =
    { $n ->
        [one] Danger: attacks draw 1 more cube
       *[other] { $n } Dangers: attacks draw { $n } more cubes
    }
reserve = Reserve
row-deck = dungeon deck { $n }
row-discard = discard { $n }
always = always
new-tile = New tile
known-tile = Rotate this tile
tiles-left = { $n ->
    [one] 1 left
   *[other] { $n } left
}
turn-left = Rotate left
turn-right = Rotate right
leads-to = Leads to { $room }
not-this-way = Doesn’t fit this way
as-it-lies = Already this way round
put-down = Place tile
resources = To spend
resources-of = { $name } is playing
in-gold = Gold
in-area = Clank!
played = Played this turn
played-by = { $name } played
points-if-out = { $n ->
    [one] 1 point if you get out
   *[other] { $n } points if you get out
}
points-none-yet = No Artifact yet: no points
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
undo-turn = Undo turn
undo-all = Undo all
end-turn = End turn
end-anyway = End anyway
end-now = Yes, end turn
end-asked = Press again to end your turn.
unspent = { $what } left unspent
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
skip = Continue
attack-miss = miss
attack-hit = { $name } −1
attack-safe = { $name }: safely out
attack-spared = { $name }: no damage
attack-called = Triggered by { $names }
attack-countdown = The countdown ticks on
attack-left = The thieves outside draw cubes for those still inside
attack-sum =
    Rage { $rage }{ $danger ->
        [0] { "" }
       *[other] { " " }+ danger { $danger }
    }{ $countdown ->
        [0] { "" }
       *[other] { " " }+ countdown { $countdown }
    }
attack-open = Can anyone block it?
attack-wild = A wild cube: everyone −1
attack-wild-why = A wild cube hurts everyone still inside, then goes back to the Clank! area.
attack-next = next
attack-tally = { $n } of { $most }
attack-nobody = Nobody gets hurt.

## Big moments

got-it = Got it
banner-begins = { $name } goes first
banner-you-begin = You go first
banner-begins-why = Steal an Artifact. Get out alive. Bring home the best loot.
banner-caught = Knocked out!
banner-rescued = You had an Artifact and people could reach you: you’re rescued, and all your loot counts.
banner-lost-deep = Nobody comes looking for you this deep. You score nothing.
banner-lost-bare = No Artifact, no rescue. You score nothing.
banner-leave = The way out!
banner-leave-why =
    { $n ->
        [one] End your turn here to get out with 1 point.
       *[other] End your turn here to get out with { $n } points.
    }
banner-out = { $n ->
    [one] { $names } is out
   *[other] { $names } are out
}
banner-felled = { $n ->
    [one] { $names } is knocked out
   *[other] { $names } are knocked out
}
banner-out-turns =
    { $n ->
        [0] Everyone still inside is knocked out.
        [one] One turn left before everyone still inside is knocked out.
       *[other] { $n } turns left before everyone still inside is knocked out.
    }
banner-out-cubes = From now on, each of their turns is another attack.
banner-last = Your last turn
banner-last-why = When it ends, everyone still inside is knocked out.
banner-rage = Rage rises!
banner-rage-why =
    { $n ->
        [one] Attacks now draw 1 cube.
       *[other] Attacks now draw { $n } cubes.
    }
banner-secret = { $name }: { $token }
moment-won = You win!
moment-won-why =
    { $n ->
        [one] Nobody brought home more: 1 point.
       *[other] Nobody brought home more: { $n } points.
    }
since-away = While you were away
rules = Rules
search = Search
no-rules = The rulebook isn’t available right now.
advice-ask = Ask the Master Thief
advice-thinks = The Master Thief is thinking…
advice-again = Ask again
advice-instead = Other good moves
advice-follow = Do it
advice-own = I’ll decide
advice-weigh = Compare my options
keys = Keyboard shortcuts
keys-undo-turn = Undo the whole turn
keys-row = Acquire or fight the row card with this number
keys-map = Go to the map; again for the list view
keys-arrows = Move between rooms on the map; rotate the tile
keys-enter = Confirm the selection
keys-read = Enlarge the selected card
keys-skip = Skip to the end
keys-escape = Close or cancel
keys-tab = Next element: hand, row, map, actions, players, log
keys-page = Show this list
learn-game = Learn { $game }
rules-two-minutes = Quick rules
to-play = Play { $game }
rules-all = Full rules
rules-all-why = Every rule of this game, exactly as Tiptoe applies it.
rules-none = No rule matches.
rule-mark = §
rule-about = Rule { $rule }: read it
book-title = { $game }: rules
book-waits = Your game is waiting.
book-back = Back to the table
book-contents = Contents
book-search = Search the rules
book-found =
    { $n ->
        [0] Nothing found
        [one] 1 match
       *[other] { $n } matches
    }
book-found-line = In the book
book-found-rule = Exact rules
book-found-ruling = Rulings
book-found-term = Glossary
book-found-piece = Cards and tokens
book-more = { $n ->
    [one] One more
   *[other] { $n } more
}
book-note = Related
book-pick = Select a number next to a sentence for the exact rule, its rulings and the cards it covers.
book-copy = Copy link
book-copied = Link copied
book-near = Rulings and related rules
book-rulings = Rulings on this chapter
book-pieces-of = Cards and tokens it covers
book-pieces-why = Pick one to see every rule and ruling about it.
book-rules-of = Rules and rulings
book-told = In the rulebook
book-search-term = Search everywhere
book-example = Example
book-examples = Step-by-step examples
book-examples-why = Each one plays out on a real table, step by step, with the rules that apply.
book-see = See it on the table
example-start = Here’s the position. Press Next to see what happens, step by step.
example-step = Step { $n } of { $all }
example-on = Next
example-back = Previous
example-leave = Back to the rule
example-told = What happens
example-rules = Rules it shows
no-example = That example doesn’t exist.
book-only-with = Only with the { $variant } variant.
book-untranslated = This rule hasn’t been translated yet.

## Consent

go-back = Undo more…
ask-undo = Ask to undo
ask-undo-title = Undo this far?
ask-undo-lost =
    { $n ->
        [one] One move is undone.
       *[other] { $n } moves are undone, including other players’.
    }
ask-undo-redealt = Cards nobody has seen are reshuffled, and so are the hands of everyone who has played since. The same cards won’t come back.
ask-undo-agree = They all have to agree: { $names }.
ask-undo-nobody = You’re playing with bots only, so nobody needs to agree.
ask-undo-ask = Ask everyone
ask-undo-do = Undo
cancel = Cancel
consent-undo = { $name } asks to undo
consent-undo-why = Cards nobody has seen are reshuffled. Everyone has to agree.
consent-end = { $name } offers to end the game
consent-end-why = Nobody wins. Everyone has to agree.
consent-advice = { $name } asks to allow advice
consent-advice-why = Until the end of the game, everyone could ask the Master Thief for advice. Everyone has to agree.
consent-waiting = Waiting for { $names }
yes = Yes
no = No

## Entries of the log

entry-opened = The table opens.
entry-seated =
    { $who ->
        [you] You sat down.
       *[other] { $name } sat down.
    }
entry-unseated =
    { $who ->
        [you] You left the table.
       *[other] { $name } left the table.
    }
entry-bot-seated = A bot sat down.
entry-undone =
    { $who ->
        [you] You undid a move.
       *[other] { $name } undid a move.
    }
entry-took-back =
    { $who ->
        [you] You undid: { $what }.
       *[other] { $name } undid: { $what }.
    }
entry-redealt =
    { $who ->
        [you] You undid a move; cards nobody had seen were reshuffled.
       *[other] { $name } undid a move; cards nobody had seen were reshuffled.
    }
entry-started-anew = The game goes on from a game file. Every card that nobody may know was shuffled anew.
entry-started-what-if = The game branches off from a finished one. Every hidden card was shuffled anew.
entry-started-brought = The game goes on from a game file, with the shuffle of that file.
entry-asked-undo =
    { $who ->
        [you] You asked everyone to undo.
       *[other] { $name } asked everyone to undo.
    }
entry-asked-end =
    { $who ->
        [you] You offered to end the game.
       *[other] { $name } offered to end the game.
    }
entry-asked-advice =
    { $who ->
        [you] You asked to allow advice.
       *[other] { $name } asked to allow advice.
    }
entry-agreed =
    { $who ->
        [you] You agreed.
       *[other] { $name } agreed.
    }
entry-disagreed =
    { $who ->
        [you] You said no.
       *[other] { $name } said no.
    }
entry-abandoned = The game was called off.
entry-advisable = From now on everyone may ask the Master Thief for advice.
entry-held =
    { $who ->
        [you] A bot is playing for you.
       *[other] A bot is playing for { $name }.
    }
entry-returned =
    { $who ->
        [you] You’re back.
       *[other] { $name } is back.
    }
entry-nudged =
    { $who ->
        [you] You got a nudge: everyone is waiting.
       *[other] { $name } got a nudge: everyone is waiting.
    }
entry-moved =
    { $who ->
        [you] You moved to another device.
       *[other] { $name } moved to another device.
    }
entry-rematched = A rematch begins.

## End

winners = { $n ->
    [one] { $names } wins
   *[other] { $names } win together
}
nobody-wins = Nobody wins
abandoned = The game was called off
verdict-escaped =
    { $place ->
        [1] You got out and you won!
        [2] You got out, in second place
        [3] You got out, in third place
        [4] You got out, in fourth place
       *[other] You got out, in place { $place }
    }
verdict-bot = { $place ->
    [1] A bot won this game for you
   *[other] A bot played this game for you
}
verdict-bot-turns = A bot played your turns: { $bot } of { $turns }. This game doesn’t count for your stats.
verdict-bot-some = A bot played some of your turns: { $bot } of { $turns }.
turns-by-bot = turns by bot: { $bot } of { $turns }
turns-by-bot-of = Turns that a bot played for { $name }: { $bot } of { $turns }.
verdict-rescued =
    { $place ->
        [1] Rescued, and you won!
        [2] Rescued, in second place
        [3] Rescued, in third place
        [4] Rescued, in fourth place
       *[other] Rescued, in place { $place }
    }
verdict-shared = A shared victory
verdict-lost = You never came back
verdict-in-play = You never got out
verdict-ahead = { $points ->
    [one] One point
   *[other] { $points } points
}, { $gap } ahead of { $name }.
verdict-behind = { $points ->
    [one] One point
   *[other] { $points } points
}, { $gap } behind { $name }.
verdict-level =
    { $points ->
        [one] One point
       *[other] { $points } points
    }, level with { $name }: the better Artifact breaks the tie.
verdict-even =
    { $points ->
        [one] One point
       *[other] { $points } points
    }, dead level with { $name }.
verdict-only =
    { $points ->
        [one] One point
       *[other] { $points } points
    }. Nobody else brought anything home.
verdict-nothing =
    { $why ->
        [artifact] No Artifact, no score.
        [place] Knocked out in the Depths, where no rescue comes. You score nothing.
       *[inside] The game ended with you still inside. You score nothing.
    }
verdict-carried =
    { $points ->
        [0] { "" }
        [one] You were carrying one point.
       *[other] You were carrying { $points } points.
    }
verdict-lead = Your edge: { $line }, { $mine } to { $theirs }.
verdict-lack = What cost you the game: { $line }, { $mine } to { $theirs }.
verdict-rescued-too =
    { $n ->
        [one] { $names } was rescued.
       *[other] { $names } were rescued.
    }
verdict-lost-too =
    { $n ->
        [one] { $names } never came back.
       *[other] { $names } never came back.
    }
fate-escaped = got out
fate-escaped-turn = got out in turn { $n }
fate-rescued = knocked out, rescued
fate-rescued-turn = knocked out in turn { $n }, rescued
fate-lost-artifact = knocked out without an Artifact: no points
fate-lost-place = knocked out in the Depths: no points
fate-in-play-inside = never got out: no points
place = Place
points = Points
open-number = { $name }, { $line }: { $n }. Show details
parts-of = { $n ->
    [one] 1 point in { $line }
   *[other] { $n } points in { $line }
}
parts-some = { $some } of { $all } score points.
parts-none = Nothing here.
parts-lost = You carried this, but it doesn’t count.
numbers-open = Select a number for details.
course = The race
course-why = Points after each turn: Artifact, tokens, Gold and cards.
course-turn = Turn
course-points = Points
course-wounds = Damage
course-plot =
    { $what } of each player over { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
course-table = Show as a table
course-countdown = countdown
course-waits = Replaying the game…
course-fails = This chart can’t be shown: { $why }
moments = Highlights
memory-turn = Turn { $n }
memory-artifact = { $who ->
    [you] You take Artifact { $n }
   *[other] { $name } takes Artifact { $n }
}
memory-out = { $who ->
    [you] You get out
   *[other] { $name } gets out
}
memory-first-out =
    { $who ->
        [you] You’re the first one out
       *[other] { $name } is the first one out
    }
memory-countdown-begins = the countdown begins
memory-caught =
    { $who ->
        [you] You’re knocked out
       *[other] { $name } is knocked out
    }
memory-attack =
    { $n ->
        [one]
            { $who ->
                [you] The dragon hits you for 1 damage
               *[other] The dragon hits { $name } for 1 damage
            }
       *[other]
            { $who ->
                [you] The dragon hits you for { $n } damage
               *[other] The dragon hits { $name } for { $n } damage
            }
    }
memory-attack-why = the worst attack of the game
memory-attack-yours = your worst attack
memory-noise = { $who ->
    [you] You make { $n } Clank! in one turn
   *[other] { $name } makes { $n } Clank! in one turn
}
memory-noise-why = the loudest turn
memory-card =
    { $who ->
        [you] You acquire { $card }
       *[other] { $name } acquires { $card }
    }
memory-card-why = { $n ->
    [one] your most valuable card: 1 point
   *[other] your most valuable card: { $n } points
}
seal-title = Every shuffle was locked in before the game
seal-checking = Replaying every shuffle and draw…
seal-holds =
    Verified: { $n ->
        [one] { $n } shuffle or draw matches
       *[other] { $n } shuffles and draws match
    } the fingerprint { $seal }.
seal-seen = Your browser saw this fingerprint before the deal.
seal-numbers =
    { $n ->
        [one] One player’s browser added its own random number to the shuffle.
       *[other] { $n } players’ browsers added their own random numbers to the shuffle.
    }
seal-own-only = Your browser added its own random number to the shuffle.
seal-own-number = Yours is one of them.
seal-late-number = Yours arrived too late to be used.
seal-other-numbers = Warning: the numbers used are not the ones your browser saw promised.
seal-broken = Doesn’t match: { $reason }
seal-foreign = This game used another version of the cards. Only that version can check it; the game file says which.
seal-unseen = Warning: before the deal, your browser was shown a different fingerprint: { $seal }
seal-again = Check again
luck-how = How it works
seal-told = { $n ->
    [one] The record replays: 1 choice. You told its luck yourselves, so nothing proves it.
   *[other] The record replays: { $n } choices. You told its luck yourselves, so nothing proves it.
}
seal-explained = Before the deal, the server publishes a fingerprint of its secret, and each browser a fingerprint of its own random number. Then the browsers reveal their numbers; after the game, the server reveals its secret. Every shuffle follows from all of these together, so neither the server nor any player can rig it. Anyone with the game file can replay every shuffle.
rematch = Play again
rematch-join = { $name } plays again: come along ({ $n } of { $of })
rematch-join-any = They’re playing again: come along ({ $n } of { $of })
rematch-watch = { $name } plays again: watch ({ $n } of { $of })
rematch-watch-any = They’re playing again: watch ({ $n } of { $of })
rematch-title = { $name } plays again
rematch-title-any = They’re playing again
rematch-deals = Same players, new cards, right away.
rematch-waits = Everyone meets at a new table.
download-record = Download game file
look-at-table = View table
show-result = Show the result
close = Close

## Replay

replay = Replay
replay-dot = Replay.
replay-plays = { $name } plays
replay-of = Replay: { $game }
replay-title = Replays
workshop = Workshop
replay-waits = Replaying the game…
replay-no-file = This link points into a game saved as a file. If you have the file, open it here.
replay-yours = Your finished games
replay-steps = Playback controls
replay-turn-back = Previous turn
replay-back = Previous move
replay-play = Play
replay-pause = Pause
replay-on = Next move
replay-turn-on = Next turn
replay-turn = Turn { $n } of { $of }, { $name }
replay-step = step { $n } of { $of }
replay-speed = Speed: ×{ $n }
replay-eyes = Point of view
replay-open = All hands revealed
replay-open-short = All hands
replay-eyes-of = { $name }’s view
replay-eyes-watch = Spectator’s view
replay-eyes-watch-short = Spectator
replay-link = Link to this moment
replay-line = Timeline
replay-mark-artifact = { $name } takes an Artifact: { $n }
replay-mark-secret = { $name } finds a secret
replay-mark-attack =
    { $n ->
        [0] Attack: nobody hurt
        [one] Attack: 1 damage
       *[other] Attack: { $n } damage
    }
replay-mark-out = { $name } gets out
replay-mark-caught = { $name } is knocked out
replay-mark-buy = { $name } acquires a card for { $n }
record-bring = Open a game file
record-drop = Drop a game file here
record-drop-why = A .tiptoe file. It is replayed on this page and not stored anywhere.
record-choose = Choose a file
record-too-long = This file is too big for a game: 200 kB at most.
record-unreadable = This file can’t be replayed, line { $line }: { $why }
record-go-on = Finish this game
what-if = Play on from here
what-if-as = as { $name }, against bots
what-if-out = This player has already left
look-back = Game review
look-what = Show
look-chance = Outlook
look-chance-why = Out of 100: how the strongest bot rates each position, from what that player could see.
look-points = Points
look-points-why = What each player would score by getting out right now.
look-damage = Damage
look-damage-why = Damage taken, at the end of each turn.
look-cubes = Cubes in the bag
look-cubes-why = Each player’s cubes that the next attack could draw.
look-home = Way out
look-home-why = Boots needed to get out, obstacles included. Below zero: already out, or no known way.
look-deck = Deck strength
look-deck-why = What an average card of the deck is worth, as the bots see it.
look-luck = Luck
look-luck-why = Damage spared by the bag, compared with the average. Pure luck.
look-bag = Luck with the bag
look-drawn = cubes drawn
look-expected = expected
look-weighs = Separating luck from skill…
look-account = What shaped the outlook (out of 100)
look-account-why = Luck is the gap between what happened and the average over many re-deals. The rest is decisions.
look-start = at the deal
look-cards = cards drawn
look-row = new cards in the row
look-secrets = secrets and tiles
look-dragon = the bag
look-play = decisions
look-rivals = opponents’ decisions
look-end = at the end
look-turning = Turning points
look-turning-none = No single turn changed much.
look-turn-of = Turn { $n }: { $name } { $change }
look-why-cards = cards drawn
look-why-row = new cards in the row
look-why-secrets = secrets and tiles
look-why-dragon = the bag
look-why-play = decisions by { $name }
look-better = Missed chances
look-better-of = Whose decisions
look-better-think = The Master Thief is reviewing the worst turns…
look-better-none = The Master Thief finds nothing clearly better, even in the worst turns.
look-better-made = Turn { $n }: “{ $made }”
look-better-was = Better: “{ $better }”, rated { $behind } higher out of 100.
look-json = Download JSON
look-csv = Download CSV
watch-replay = Watch the replay
see = See
see-moment = Watch: { $what }

## A wrong rule

wrong-open = Report a wrong rule
wrong-title = This should have been refused
wrong-which = Which choice should have been refused?
wrong-choose = Choose one
wrong-scenario = Scenario
wrong-about = This is the moment as a scenario: what you see, and a new deal of what you cannot see. It fails until the rule is right.
wrong-form = Open the report form

## Settings

language = Language
language-begun = { $percent }% is translated; the rest is in English.
theme = Theme
theme-torch = Dark (torchlight)
theme-parchment = Light (parchment)
speed = Animation and bot speed
speed-calm = Slow
speed-brisk = Normal
speed-quick = Fast
speed-instant = Off
motion = Motion
motion-system = Match my device
motion-full = Full
motion-less = Reduced
ask = Confirm before ending my turn
ask-waste = If anything is unspent
ask-always = Always
ask-never = Never
sound = Sound
volume-table = Cards and coins
volume-moments = Big moments
volume-bell = Bell on my turn
notify = Notify me when it’s my turn
follow = Follow other players with the camera
notify-body = It’s your turn. Everyone’s waiting!
notify-denied = Your browser blocks notifications.
mute = Mute
unmute = Unmute

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
term-attack = Dragon attack
term-attack-why = When this card enters the row, the dragon attacks.
term-danger = Danger
term-danger-why = While this card is in the row, every attack draws one extra cube.
term-arrive = Arrive
term-arrive-why = Happens once, when the card enters the row.
term-acquire = Acquire
term-acquire-why = Happens once, when you acquire the card; not when you play it.
term-defeat = Defeat
term-defeat-why = Your reward for defeating it. It never joins your deck.
term-use = Use
term-use-why = Pay, and it happens at once. The card never joins your deck.
term-shield = Shield
term-shield-why = Discard it from your hand to block the damage of a wild cube.
term-suit = Faction
term-suit-why = Does more if you play another card of the same faction this turn.
term-teleport = Teleport
term-teleport-why = Move to an adjacent room without Boots, past monsters and locks.
term-lockpicks = Lockpicks
term-lockpicks-why = Open locks. You keep them until you spend them.
term-trash = Trash
term-trash-why = Remove the card from the game. You keep what it already gave you.
term-discard = Discard
term-discard-why = Put a card from your hand on your discard pile without its effect.
term-replace = Replace
term-replace-why = The card leaves the row, and a new one is turned up at once.
term-heal = Heal
term-heal-why = Take that many cubes off your health track.
term-clank = Clank!
term-clank-why = Noise: your cubes go to the Clank! area, then into the bag at the next attack. A minus takes them back.
term-draw = Draw
term-draw-why = Take that many cards from your deck right away.
term-swords = Swords
term-swords-why = Defeat monsters in the row and in tunnels. This turn only.
term-boots = Boots
term-boots-why = One Boot takes you through one tunnel. This turn only.
term-skill = Skill
term-skill-why = Acquires cards. This turn only.
term-gold = Gold
term-gold-why = You keep it. Spend it at the market, or score 1 point each.
moment-acquire = Acquire
moment-use = Use
moment-defeat = Defeat
moment-arrive = Arrive
moment-shield = Discard to block a wild cube
moment-reveal = When found
moment-consume = Use once
seat-fox = Fox
seat-owl = Owl
seat-toad = Toad
seat-hare = Hare
seat-moth = Moth
seat-badger = Badger

## Cards

cards-title = Cards and tokens
cards-of = { $game }: cards
cards-show = Show
cards-cards = Cards
cards-tokens = Tokens
cards-map = Board
cards-tiles = Tiles
cards-tiles-start = Start tile
cards-tiles-surface = Surface tiles
cards-tiles-depths = Depths tiles
cards-search = Search card text
cards-kind = Kind
cards-name = Name
cards-set = Set
cards-own-set = Base game
cards-all = All
cards-found = { $n } of { $all }
cards-none = No card matches.
cards-reserve = reserve
cards-points = { $n ->
    [one] Worth 1 point at the end.
   *[other] Worth { $n } points at the end.
}
cards-attack = When it enters the row, the dragon attacks.
cards-danger = While it is in the row, every attack draws one extra cube.
cards-price = Cost
cards-copies = Copies
cards-origin = Source of the numbers
cards-id = Id
origin-public = public sources
origin-tiptoe = Tiptoe’s own design
cards-before = Previous card
cards-after = Next card

# What some games have
wild = Wild cubes
wild-wait =
    { $n ->
        [one] A wild cube lurks here
       *[other] { $n } wild cubes lurk here
    }
alone-inside = Alone inside: round { $n } of { $most }
marks-of = Marked rooms: { $n } of { $most }
effect-active = Active: condition met this turn.
effect-waits = Not active yet this turn.

## Lessons

lesson = Lesson
lessons = Learn by playing
lessons-why = On a real table with prepared cards. Leave whenever you like; you’ll come back to the same step.
lesson-progress = Lesson progress
lesson-step = Step { $n } of { $of }
lesson-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
lesson-done = Done
lesson-begin = Start
lesson-on = Continue, step { $n } of { $of }
lesson-first = Best played after: { $title }
lesson-back = Back
lesson-skip = Skip
lesson-leave = Leave
lesson-go-on = Continue
lesson-show-me = Do it for me
lesson-take-back = Undo
lesson-why = Why?
lesson-skip-title = Enough for now?
lesson-next = Next lesson: { $title }
lesson-play = Take on Toad and Owl
lesson-again = Play it again
lesson-resume = Back to the lesson
lesson-all = All lessons
lesson-gone = That lesson doesn’t exist.

# Clocks, bots that stand in, and seats that are claimed.
pace-each = { $time } per turn
pace-zero = When the time is up, a bot plays that turn.
due-left = { $time } left
due-then = Until { $when }. Then a bot plays this turn.
due-then-on = Until { $when }. Then a bot plays on until its player is back.
stand-in-ask = Let a bot play { $name }’s turn?
stand-in-asked = { $by } asks: let a bot play { $name }’s turn?
stand-in-why = { $name } is away. The bot plays this turn only. Everyone who is here must agree.
stand-in-why-on = { $name } is still away. The bot plays on until { $name } is back. Everyone who is here must agree.
stand-in-yes = Let a bot play
stand-in-waiting = Should a bot play for { $name }? Waiting for an answer: { $names }
stood-in = { $n ->
    [one] A bot played turn { $turns } for you.
   *[other] A bot played turns { $turns } for you.
}
stood-in-for = { $n ->
    [one] { $name }: a bot played turn { $turns }.
   *[other] { $name }: a bot played turns { $turns }.
}
watching-here = You’re watching.
claim-offer = Was one of these seats yours?
claim-title = Which seat was yours?
claim-why = Lost your seat with your cookies, or opened the link in another browser? The others at the table are asked. Once they agree, you play on here, and the old browser only watches.
claim-mine = This was mine
claim-here = is being played right now
claim-none = None, I’m just watching
claim-pending = You asked for { $name }’s seat. The others have to agree.
claim-refused = The others didn’t give you { $name }’s seat.
claim-asked = Someone says { $name }’s seat is theirs
claim-asked-why = They’re watching and say they are { $name }, without their old browser. Ask { $name } first if you aren’t sure: whoever gets the seat sees its hand and plays on.
claim-give = Give them the seat
claim-waiting = Someone asks for { $name }’s seat. Waiting for an answer: { $names }
sent-away = { $name } was sent away and can’t sit down again.
let-back = Let back in
entry-held-once =
    { $who ->
        [you] A bot plays this turn for you.
       *[other] A bot plays this turn for { $name }.
    }
entry-seat-asked-hold =
    { $who ->
        [you] Should a bot play for you? Everyone here is asked.
       *[other] Should a bot play for { $name }? Everyone here is asked.
    }
entry-seat-asked-claim =
    { $who ->
        [you] A spectator asks for your seat.
       *[other] A spectator asks for { $name }’s seat.
    }
entry-let-back = { $what } may sit down again.
stored-mark = When you sit down, sixteen bits of a hash of your address are kept with the table, so that people the host sent away stay away. Nobody can find your address from them.
# Facts that lie open on the table.
stacks = Still to come
artifacts-left = Artifact stack
about-artifacts = Artifacts still to come, the next one first. New tiles take theirs from this stack.
about-tiles = { $n ->
    [0] No tile is left: the map stays as it is.
    [one] 1 tile is left{ $back ->
        [surface] , from the surface
       *[other] , from the Depths
    }.
   *[other] { $n } tiles are left. The next one is from { $back ->
        [surface] the surface
       *[other] the Depths
    }.
}
tiles-surface = Tiles left, the next one from the surface
tiles-depths = Tiles left, the next one from the Depths
tiles-none = Tiles left
about-pool = { $what } left, face down: { $n }.
about-wild-aside = { $what } that still wait outside the dungeon: { $n }.
cubes-black = black
cubes-aside = set aside
about-aside = { $n ->
    [one] 1 black cube is
   *[other] { $n } black cubes are
} out of the bag. The fewer black ones are left, the more an attack hurts.
about-bag-open = In the bag: { $cubes }.
about-supply = { $n ->
    [0] No cube is left in the supply: no more Clank! can be made.
    [one] 1 cube is left in the supply. Clank!, damage and placed cubes come from here.
   *[other] { $n } cubes are left in the supply. Clank!, damage and placed cubes come from here.
}
supply-of = { $n ->
    [one] 1 cube left
   *[other] { $n } cubes left
}
status-leaving = getting out
boots-blocked = no more
about-blocked = No more Boots can be spent this turn.
to-cancel = to cancel
about-credit = The next { $n } Clank! of this turn { $n ->
    [one] is
   *[other] are
} cancelled.
trashed-cards = Trashed, { $n ->
    [one] one card
   *[other] { $n } cards
}
attack-short = { $n ->
    [0] The bag is empty
   *[other] Only { $n } left in the bag
}
banner-rage-same = { $n ->
    [one] Attacks still draw 1 cube.
   *[other] Attacks still draw { $n } cubes.
}
tokens-gone = Used up, { $n ->
    [one] one token
   *[other] { $n } tokens
}
about-revealed = Revealed, and still to be placed: { $tile }.
bag-ends = If the bag is ever empty after an attack, everyone still inside is knocked out.

alone = Play alone
alone-why = One seat against the night: thirty Hours, short Dares, and a medal at the end.
night = The night
night-chip = The night, Hours left: { $n }. Now: { $hour }
night-open-hour = The open Hour
night-left = { $n ->
    [one] 1 Hour left
   *[other] { $n } Hours left
}
night-early = leave before the Small Hours: +12
night-worth = Points for the night if you leave now: { $points }
night-shadows = { $n ->
    [one] 1 shadow
   *[other] { $n } shadows
} in the bag{ $drawn ->
    [0] .
    [one] , 1 drawn: it burns an Hour.
   *[other] , { $drawn } drawn: they burn { $drawn } Hours.
}
night-burns = { $greed ->
    [one] An Artifact burns 1 Hour
   *[other] An Artifact burns { $greed } Hours
}; { $loud } or more of your cubes in the Clank! area burn 1 each turn.
night-acts = As things stand:
night-acts-not = Not as things stand:
night-warded = Warded off:
night-ward = Ward it off: { $cost }
night-no-ward = It cannot be warded off.
night-take-dare = Take the Dare
night-dare-turns = { $n ->
    [one] last turn
   *[other] { $n } turns left
}
night-rubble = { $n ->
    [one] Rubble: your next Boot is lost.
   *[other] Rubble: your next { $n } Boots are lost.
}
night-medals = Bronze · silver · gold: { $points }
night-takes-card = going
verdict-medal = { $medal ->
    [1] Bronze
    [2] Silver: you win
    [3] Gold: you win
   *[0] No medal
} ({ $grade })
verdict-night = { $fate ->
    [escaped] You got out. Points: { $points }
    [rescued] You fell, and were carried out. Points: { $points }
   *[other] You never came back.
}
