# The workshop: writing cards of one's own.

workshop-saved = Saved in this browser
workshop-not-saved = This browser can’t save anything: save the pack as a file
workshop-linked = Someone sent you this pack. It’s now on your shelf: read its cards, change them, play with them.
workshop-broken = This link doesn’t hold a complete pack. It may have been cut off.
workshop-sides = Form, text or card
workshop-side-form = Form
workshop-side-text = Text
workshop-side-card = Card
workshop-card = Card
workshop-same = form and text always match
workshop-unread = waiting until the text makes sense again
workshop-text = Pack as text
workshop-live = Preview
workshop-as-drawn = as it looks on the table
workshop-pack = Pack
workshop-another-pack = Switch pack…
workshop-new-pack = My pack
workshop-title-of-pack = Pack title
workshop-new-card = New card
workshop-add-card = New card
workshop-drop-card = Delete card
workshop-drop-pack = Delete pack
workshop-no-cards = No cards in this pack yet.
workshop-not-yet = The card appears as soon as it makes sense.
workshop-stale = Last version without mistakes.
workshop-small = small
workshop-no-name = no name: uses the English one
workshop-name = Name
workshop-name-in = Name, { $language }
workshop-name-missing = Missing: the English name is used.
workshop-of-kind = Kind
workshop-cost-skill = Skill
workshop-cost-swords = Swords
workshop-points = Points
workshop-copies = Copies
workshop-moment-play = When played
workshop-moment-use = When used
workshop-moment-defeat = When defeated
workshop-moment-acquire = When acquired
workshop-moment-arrive = When it enters the row
workshop-moment-shield = When discarded to block damage
workshop-add-effect = Add an effect
workshop-find-effect = Find an effect
workshop-add-option = Add an option
workshop-remove = Remove: { $what }
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
workshop-field-must = Mandatory
workshop-field-or = Or this card
workshop-field-on = For cards of this kind
workshop-field-all-if = All of them if
workshop-field-trash-this = Trashes this card
workshop-field-optional = Optional
workshop-picture = Picture
workshop-scene = Background
workshop-light = Light
workshop-figure = Figure
workshop-beside = Second figure
workshop-as-is = automatic
workshop-more = Other settings
workshop-attack = Triggers an attack when it enters the row
workshop-danger = Danger while in the row
workshop-where = Available
workshop-everywhere = anywhere
workshop-in-text-only = Only in the text:
workshop-mistakes = { $n ->
    [one] 1 mistake
   *[other] { $n } mistakes
}
workshop-line = Line { $n }
workshop-fix = Change to “{ $word }”
workshop-right = { $n ->
    [one] No mistakes: 1 card
   *[other] No mistakes: { $n } cards
}
workshop-checks = Checking…
workshop-undo = Undo
workshop-bring = Open a file
workshop-save = Save as a file
workshop-share = Share
workshop-share-why = The whole pack is inside this link. Anyone who opens it can read, change and play its cards.
workshop-link = Pack link
workshop-too-long = This pack is too big for a link of { $most } letters. Save it as a file and send that instead.
workshop-no-pack = { $file } isn’t a card pack.
workshop-play = Play a test game
workshop-play-later = You can play a test game once there are no mistakes.
workshop-report =
    { $n ->
        [0] Test in many games
        [one] Test in { $n } game
       *[other] Test in { $n } games
    }
report-title = How these cards play
report-nowhere = Hundreds of games are too much for this page. Save the pack as a file and run them on your computer:
report-begins =
    { $n ->
        [one] Dealing { $n } game with these cards and the same game without them…
       *[other] Dealing { $n } games with these cards and the same games without them…
    }
report-stage-games = With the cards: game { $n } of { $of }.
report-stage-against = The same games without the cards, for comparison.
report-stage-replays = Replaying with a blank in place of each card, to see what it was worth.
report-stage-gifts = Nobody took some of the cards, so now everyone gets one for free.
report-left-unknown = Estimating the time…
report-left-seconds = { $n ->
    [one] 1 second left.
   *[other] { $n } seconds left.
}
report-left-minutes = { $n ->
    [one] About 1 minute left.
   *[other] About { $n } minutes left.
}
report-stop = Stop and keep results
report-stops = Stopping…
report-done = { $n ->
    [one] 1 game with these cards, played by bots.
   *[other] { $n } games with these cards, played by bots.
}
report-stopped = { $n ->
    [one] Stopped after 1 game with these cards.
   *[other] Stopped after { $n } games with these cards.
}
report-changed = The pack has changed since this report.
report-nothing = No warnings. No card is far too strong, useless or endless, as far as so few games can tell.
report-again = { $n ->
    [one] Play { $n } game again
   *[other] Play { $n } games again
}
report-take = Save the whole report
report-card = Card
report-offered = Games offered
report-taken = Games taken
report-worth = Worth in points
report-given = given for free: hardly anyone takes it
report-aside = loops: replaced by a blank in all other games
report-too-few = not known yet
report-rounds = Games by number of rounds
report-scores = Players by score
report-all-seats = all players
report-winners = winners
report-with = With
report-without = Without
report-change = Difference
report-about = Worth: how much more a card’s takers scored than in the same games with a blank in its place. Ranges are 95% confidence intervals. Bots are sensible, not clever: people may find what they miss.
report-no-mine = Your report is already running. Wait for it, or stop it where you started it.
report-no-busy = The server is busy with other reports. Try again in a minute.
report-no-often = That’s enough reports for this hour. Save the pack as a file: “tiptoe report” makes as many as you like on your computer.
report-no-failed = No game could be finished. Play a test game with these cards to see why.
report-no-lost = The connection was lost, so the games stopped.
workshop-side-map = Map
workshop-maps = Maps
workshop-add-map = New { $kind }…
workshop-map-from = Start { $kind } from
workshop-drop-map = Delete map
workshop-map-id = Id in the text
workshop-map-drawing = The map. Select a room, a tunnel or the end of one. Arrow keys move a room; Delete removes it.
workshop-map-waits = The map appears as soon as it makes sense.
workshop-map-choose = Select a room, a tunnel or the end of one. Drag rooms or move them with the arrow keys.
workshop-map-room = Room { $name }: { $about }
workshop-map-mouth = Exit { $name }
workshop-map-portal = Portal
workshop-map-tunnel = Tunnel from { $from } to { $to }
workshop-map-tunnel-with = Tunnel from { $from } to { $to }: { $about }
workshop-map-tunnels = Tunnels here
workshop-map-lead = Add a tunnel from here
workshop-map-leads = Choose where the tunnel from { $from } goes.
workshop-map-never-mind = Cancel
workshop-map-add-room = New room
workshop-map-add-portal = Add portal
workshop-map-drop-room = Delete room
workshop-map-drop-portal = Delete portal
workshop-map-drop-tunnel = Delete tunnel
workshop-map-turn = Flip the arrow
workshop-map-straight = Straighten
workshop-map-none = none
workshop-map-more = Add one
scenarios = Card tests
scenarios-none = No tests yet. Play the card once and tick what must always happen.
scenario-begin = Test this card
scenario-holds = Passes:
scenario-fails = Fails:
scenario-untitled = Test { $n }
trial-of = Testing { $card }
trial-play = Play it on the table
trial-choices = { $n ->
    [one] 1 choice so far
   *[other] { $n } choices so far
}
trial-must = What must happen…
trial-must-why = Here is everything your moves caused. Whatever you tick is checked every time, here and by “tiptoe pack check”.
trial-nothing = Nothing happened that could be ticked.
trial-name = Name of this test
trial-title = { $card } does what it says
trial-keep =
    { $n ->
        [0] Tick what must happen
        [one] Save test: 1 check
       *[other] Save test: { $n } checks
    }
trial-on = Keep playing
trial-again = Start over
trial-other = Other cards
trial-back = Back to the workshop
trial-gone = This card can’t be tested as it is.
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
