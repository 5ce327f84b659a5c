# The workshop: writing cards of one's own.

workshop-saved = Kept in this browser
workshop-not-saved = This browser keeps nothing: take the pack away as a file
workshop-linked = Somebody has sent you this pack. It is now on your shelf: look at its cards, change them, play with them.
workshop-broken = There is no whole pack in this link: it may have been cut on the way.
workshop-sides = Form, text or card
workshop-side-form = Form
workshop-side-text = Text
workshop-side-card = Card
workshop-card = Card
workshop-same = form and text are the same thing
workshop-unread = waits until the text can be read again
workshop-text = The pack as text
workshop-live = At the table
workshop-as-drawn = as it will be drawn
workshop-pack = Pack
workshop-another-pack = Another pack…
workshop-new-pack = My pack
workshop-title-of-pack = Title of the pack
workshop-new-card = New card
workshop-add-card = New card
workshop-drop-card = Take this card out
workshop-drop-pack = Throw the pack away
workshop-no-cards = There is no card in this pack yet.
workshop-not-yet = The card is shown as soon as it can be read.
workshop-stale = As it was before the mistake.
workshop-small = small
workshop-no-name = no name: the English one
workshop-name = Name
workshop-name-in = Name, { $language }
workshop-name-missing = Missing: the English name is shown.
workshop-of-kind = Kind
workshop-cost-skill = Skill
workshop-cost-swords = Swords
workshop-points = Points
workshop-copies = Copies
workshop-moment-play = When played
workshop-moment-use = When used
workshop-moment-defeat = When defeated
workshop-moment-acquire = When acquired
workshop-moment-arrive = When it is revealed in the row
workshop-moment-shield = When discarded against damage
workshop-add-effect = Add an effect
workshop-find-effect = Find an effect
workshop-add-option = Add an option
workshop-remove = Take away: { $what }
workshop-raise = Move up: { $what }
workshop-none = none
workshop-kind-number = How many
workshop-kind-flag = Yes
workshop-kind-program = Then
workshop-kind-later = Then
workshop-kind-options = One of
workshop-kind-card = Card
workshop-kind-card-or-any = Card
workshop-kind-card-kind = Kind
workshop-kind-token-type = Token
workshop-kind-token-types = Tokens
workshop-kind-feature = Room
workshop-kind-ignorable = What
workshop-kind-suit = Faction
workshop-kind-condition = If
workshop-kind-counter = For each
workshop-field-count = Copies
workshop-field-up-to = Up to
workshop-field-must = It must be done
workshop-field-or = Or this card
workshop-field-on = For cards of this kind
workshop-field-all-if = All of them if
workshop-field-trash-this = This card is trashed for it
workshop-field-optional = Only who wants to
workshop-picture = Picture
workshop-scene = Place
workshop-light = Light
workshop-figure = Figure
workshop-beside = Beside it
workshop-as-is = by itself
workshop-more = Besides
workshop-attack = Its arrival brings an attack
workshop-danger = Danger while it lies in the row
workshop-where = Can be taken
workshop-everywhere = everywhere
workshop-in-text-only = Written in the text only:
workshop-mistakes = { $n ->
    [one] 1 mistake
   *[other] { $n } mistakes
}
workshop-line = Line { $n }
workshop-fix = Write “{ $word }”
workshop-right = { $n ->
    [one] No mistakes: 1 card
   *[other] No mistakes: { $n } cards
}
workshop-checks = Checking…
workshop-undo = Undo
workshop-bring = Open a file
workshop-save = Save as a file
workshop-share = Share
workshop-share-why = The whole pack is in this link. Whoever opens it can read the cards, change them and play with them.
workshop-link = Link of the pack
workshop-too-long = This pack is too large for a link of { $most } letters. Save it as a file and send that: it can be opened here.
workshop-no-pack = { $file } is no pack.
workshop-play = Test game with these cards
workshop-play-later = A test game can be played as soon as nothing is wrong.
workshop-report = { $n ->
    [0] Try it in many games
    [one] Try it in { $n } game
   *[other] Try it in { $n } games
}
report-title = What these cards do
report-nowhere = Hundreds of games are too much for this page by itself. Save the pack as a file and let them be played on your machine:
report-begins = { $n ->
    [one] { $n } game is dealt with these cards, and the same game without them. The bots shuffle…
   *[other] { $n } games are dealt with these cards, and the same games without them. The bots shuffle…
}
report-stage-games = With the cards: game { $n } of { $of }.
report-stage-against = The same games without the cards, to compare with.
report-stage-replays = Games once more with a blank in the place of each card: what was it worth?
report-stage-gifts = Nobody took some cards: now everybody is given one.
report-left-unknown = How long it takes will show in a moment.
report-left-seconds = { $n ->
    [one] 1 second left.
   *[other] { $n } seconds left.
}
report-left-minutes = { $n ->
    [one] About 1 minute left.
   *[other] About { $n } minutes left.
}
report-stop = Stop, and keep what there is
report-stops = Stopping…
report-done = { $n ->
    [one] 1 game with these cards, played by bots.
   *[other] { $n } games with these cards, played by bots.
}
report-stopped = { $n ->
    [one] Stopped after 1 game with these cards.
   *[other] Stopped after { $n } games with these cards.
}
report-changed = The pack has changed since then.
report-nothing = Nothing to warn of: no card is far too strong, dead or endless as far as so few games can tell.
report-again = { $n ->
    [one] Play { $n } game again
   *[other] Play { $n } games again
}
report-take = Save the whole report
report-card = Card
report-offered = Games offered
report-taken = Games taken
report-worth = Worth in points
report-given = as a gift: hardly anybody takes it
report-aside = goes round in circles: blank in all other games
report-too-few = not known yet
report-rounds = Games by their rounds
report-scores = Seats by their points
report-all-seats = all seats
report-winners = winners
report-with = With
report-without = Without
report-change = Difference
report-about = Worth is what those who took a card had more than in the same games with a blank in its place. The ranges hold 95 times of 100. Bots are sensible and not clever: what they overlook, people may find.
report-no-mine = A report for your address is already being made. Wait until it is done, or stop it where it was begun.
report-no-busy = The server already plays as many games as it can spare. Try again in a minute.
report-no-often = Enough reports for this hour. Save the pack as a file: “tiptoe report” makes as many as you like on your machine.
report-no-failed = No games came of it. Play a test game with these cards: it may show why.
report-no-lost = The connection was lost; no more games are played.
workshop-side-map = Map
workshop-maps = Maps
workshop-add-map = New { $kind }…
workshop-map-from = Begin { $kind } with
workshop-drop-map = Take this map out
workshop-map-id = Name in the text
workshop-map-drawing = The map. Choose a room, a tunnel or the end of one; the arrow keys move a room, Delete takes it away.
workshop-map-waits = The map is drawn as soon as it can be read.
workshop-map-choose = Choose a room, a tunnel or the end of one on the drawing. Rooms are moved by dragging or with the arrow keys.
workshop-map-room = Room { $name }: { $about }
workshop-map-mouth = Mouth { $name }
workshop-map-portal = Portal
workshop-map-tunnel = Tunnel from { $from } to { $to }
workshop-map-tunnel-with = Tunnel from { $from } to { $to }: { $about }
workshop-map-tunnels = Tunnels here
workshop-map-lead = Lead a tunnel from here
workshop-map-leads = Choose where the tunnel from { $from } leads.
workshop-map-never-mind = Never mind
workshop-map-add-room = New room
workshop-map-add-portal = Add the portal
workshop-map-drop-room = Take this room away
workshop-map-drop-portal = Take the portal away
workshop-map-drop-tunnel = Take this tunnel away
workshop-map-turn = Turn the arrow round
workshop-map-straight = Lead it straight
workshop-map-none = none
workshop-map-more = One more
scenarios = This must happen
scenarios-none = Nothing yet. Play the card once and tick what must always come of it.
scenario-begin = Try the card and say what must happen
scenario-holds = It happens:
scenario-fails = It does not happen:
scenario-untitled = Scenario { $n }
trial-of = Trying { $card }
trial-play = Play it on the table
trial-choices = { $n ->
    [one] 1 choice so far
   *[other] { $n } choices so far
}
trial-must = This must happen…
trial-must-why = Everything that came of your choices. Whatever you tick must happen from now on, each time the pack is checked: here, and by “tiptoe pack check”.
trial-nothing = Nothing that could be ticked came of it.
trial-name = What it shows, in one sentence
trial-title = { $card } does what it says
trial-keep = { $n ->
    [0] Tick what must happen
    [one] Keep it: 1 thing must happen
   *[other] Keep it: { $n } things must happen
}
trial-on = Play on
trial-again = Once more
trial-other = Other cards
trial-back = To the workshop
trial-gone = This card cannot be tried out as it is now.
scene-cave = Cave
scene-vault = Vault
scene-hall = Hall
scene-forest = Forest
scene-night = Night
scene-rays = Rays
scene-fire = Fire
scene-treasure = Treasure
scene-asteroids = Asteroids
scene-bridge = Bridge
scene-corridor = Corridor
scene-garden = Garden
scene-hangar = Hangar
scene-lab = Laboratory
scene-orbit = Orbit
hue-slate = Slate
hue-brass = Brass
hue-teal = Teal
hue-blue = Blue
hue-green = Green
hue-violet = Violet
hue-red = Red
hue-sapphire = Sapphire
hue-emerald = Emerald
hue-ruby = Ruby
hue-diamond = Diamond
hue-rose = Rose
hue-amber = Amber
hue-onyx = Onyx
hue-smoke = Smoke
hue-hull = Hull
hue-beacon = Beacon
hue-starlight = Starlight
hue-ember = Embers
hue-nebula = Nebula
hue-plasma = Plasma
hue-alarm = Alarm
