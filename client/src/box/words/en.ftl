# Beside the real box: the phone that helps people at a table with the real game.

box-begin = Who’s at the table?
box-name = Name of player { $n }
box-colour = Colour of player { $n }: { $colour }
box-first = { $name } starts
box-add = Add a player
box-remove = Remove { $name }
box-start = Start
box-scribe = Write it down
box-scribe-why = Writing it down: you play on this page as on your table, for everyone, and tap what came: hands, the row, cubes, secrets, tiles. Luck stays with your box; afterwards there is a replay, the points and the account of luck. Not for drafts, mixed decks and games alone.
box-loading = Fetching the numbers of the game…
box-parts = What the page shows
box-tab-noise = Noise
box-tab-tracks = Tracks
box-tab-monsters = Monsters
box-tab-score = Score
box-tab-more = More
box-undo = Undo
box-undo-of = Undo: { $what }
box-round = Round { $n }
box-turn-of = { $name }’s turn
box-next-turn = Next turn
box-time-over = Time to wrap up
box-next-attack = { $n ->
    [one] Next attack: 1 cube
   *[other] Next attack: { $n } cubes
}
box-attack-sum = Rage track: { $rage }{ $danger ->
    [0] {""}
   *[other] {" "}+ Danger: { $danger }
  }
}
box-danger = Danger in the row
box-attack = Attack!
box-in-bag = In the bag: { $n }
box-bag-holds = In the bag now: black { $black }, players { $seats }, wild { $wild }
box-bag-holds-tame = In the bag now: black { $black }, players { $seats }
box-clank-of = Clank! of { $name }
box-wounds-of = Damage of { $name }
box-more = One more: { $what }
box-fewer = One less: { $what }
box-no-cubes = no cubes left
box-left = { $n ->
    [one] 1 cube left
   *[other] { $n } cubes left
}
box-odds = { $hit } hit · { $mean } damage on average
box-odds-down = { $down } knocked out
box-got-out = Got out
box-fell = Knocked out
box-back = Still inside
box-is-escaped = got out
box-is-knocked-out = knocked out
box-wild = Wild cubes in the Clank! area
box-black = Black cubes set aside: { $n }
box-black-back = Return one to the bag
box-draw-title = What comes out of the bag?
box-draw-into = First, all Clank! goes into the bag.
box-draw-n = Cubes to draw
box-draw-page = Draw for us
box-draw-hand = We drew: enter it
box-draw-black = Black
box-draw-wild = Wild
box-draw-still = { $n ->
    [0] All cubes are entered.
    [one] 1 cube to go.
   *[other] { $n } cubes to go.
}
box-draw-done = Take the damage
box-draw-again = Back
box-cancel = Cancel
box-drawn = Drawn
box-rage-at = Rage track: space { $n } of { $most }, draws { $cubes }
box-countdown-at = Countdown: space { $n } of { $most }
box-countdown-rests = Countdown: nobody is out yet
box-out-draw = { $n ->
    [one] { $name } is out: draw 1 cube for those still inside.
   *[other] { $name } is out: draw { $n } cubes for those still inside.
}
box-out-countdown = { $name } is out: one space on along the countdown, and an attack. Extra cubes drawn: { $n }.
box-out-end = { $name } reaches the last space of the countdown: everybody still inside is knocked out.
box-out-go = Do it
box-everybody-out = Nobody is left inside. Time to count.
box-to-score = Count points
box-bag-empty = The bag is empty: everybody still inside is knocked out, and the game ends.
box-milestone = When the marker is on space { $n }: { $what }
box-milestone-blockade = the Blockade is up
box-wild-waits = Space { $n }: { $wild ->
    [one] 1 wild cube waits
   *[other] { $wild } wild cubes wait
}
box-timer = Turn timer
box-timer-off = Off
box-timer-minutes = { $n } min
box-monsters-on = Monsters on the map
box-monsters-level = Monster cards in the row that bring a monster: { $cards }. Most monsters at a time: { $most }.
box-monsters-range = How far they sense thieves, in rooms: { $n }. Not through portals.
box-monsters-fight = Swords to fight one in your room: { $n }
box-monsters-gold = Whoever defeats one gets { $n } Gold.
box-monsters-clank = Whoever defeats one makes this much Clank!: { $n }
box-monsters-end = At the end of each turn, step by step
box-step-hurt = 1. Does a monster stand in the room of whoever’s turn it was? 1 damage for each.
box-step-lost = 2. Is a monster farther than this many rooms from every thief: { $n }? Take it off the map.
box-step-move = 3. Every other monster walks one room along the shortest way to the nearest thief. Decide all steps first, then move them all at once. If ways are equal, whoever’s turn it was chooses.
box-step-enter = 4. Every thief in a room that a monster entered takes 1 damage for each.
box-step-appear = 5. After the row is refilled, count the Monster cards in it:
box-step-place = Put monsters on the wayshrines nearest to a thief, one on each, until every wayshrine on the table has had one or this many are on the map: { $n }.
box-step-none = No new monsters this time.
box-monster-cards = Monster cards in the row
box-hurt = { $name } takes 1 damage
box-guide-next = Next step
box-guide-done = Start over
box-gold = Gold
box-marks = Cubes left in rooms
box-search = Find a card or token
box-worth = What { $name } owns
box-points-only = Cards and tokens with points
box-nothing-found = Nothing by that name.
box-deep = Fell where nothing is rescued
box-deep-why = In the Depths, or on a ship outside the Cargo Bay.
box-still-in = Not decided yet
box-count = Count
box-total = Points
box-winner = { $names } wins with { $n }.
box-winners = { $names } share the victory with { $n }.
box-no-winner = Nobody got out with anything.
box-lost-artifact = scores nothing: no Artifact
box-lost-place = scores nothing: fell too deep
box-lost-inside = scores nothing: still inside
box-tie = Ties go to the more valuable Artifact.
box-counting-off = The count needs the server or the offline page’s engine; everything else works without.
box-aids = What this page stands in for
box-aids-why = Switch off whatever you’d rather do with your hands.
box-aid-bag = Bag and Clank! area
box-aid-bag-why = Counts every cube, gives exact odds, and draws if you like. Replaces the bag; the board’s Clank! area stays as nice as ever.
box-aid-health = Health tracks
box-aid-health-why = Damage and healing of everyone.
box-aid-tracks = Rage track and countdown
box-aid-tracks-why = How many cubes an attack draws, and what happens once somebody is out.
box-aid-turns = Turn order
box-aid-turns-why = Whose turn it is, and which round.
box-aid-timer = Turn timer
box-aid-timer-why = Gentle: it only changes colour.
box-aid-monsters = Sub Terra’s monsters
box-aid-monsters-why = Walks you through their moves. The figures stay on your map.
box-aid-score = Score pad
box-aid-score-why = Counts points with every text on cards and tokens, ties included.
box-needs = You still need: the map, the cards, tokens, figures and gold.
box-kept = This evening is kept in this browser, in nobody else’s unless you share it, and works without a connection once started.
box-rules = Look up a rule
box-end = End this evening
box-end-sure = This erases the evening from this browser.
box-keep = Keep it
box-log = Last taps
box-did-clank = { $name }: { $n } Clank!
box-did-wounds = { $name }: { $n } damage
box-did-wild = wild cubes: { $n }
box-did-black = black cubes into the bag: { $n }
box-did-rage = rage { $n }
box-did-danger = Danger { $n }
box-did-countdown = countdown { $n }
box-did-figures = monsters { $n }
box-did-draw = attack, cubes drawn: { $n }
box-did-fate = { $name }: in or out
box-did-turn = next turn
box-did-own = { $name }: { $n } { $what }
box-did-aid = a switch
box-did-minutes = timer
box-phones = More phones on the table
box-phones-why = Everyone can tap on a phone of their own.
box-phones-share = Share this evening
box-phones-link = Whoever opens this link takes part: every tap shows on all phones.
box-phones-lost = The server can’t be reached. Go on tapping; the others hear of it later.
box-join = An evening with the real box
box-join-instead = You already have an evening in this browser. Joining this one erases it here.
box-join-go = Join
box-join-not = Stay with mine
