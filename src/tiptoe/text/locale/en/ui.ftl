# The terminal.

ui-title = Tiptoe · { $game } · { $board } · round { $round }
ui-you = you
ui-rage = Rage: space { $space }, { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
ui-danger = +{ $n } Danger
ui-bag = Bag: { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
ui-bag-open = Bag: { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}, { $black } of them black
ui-deck = { -dungeon-deck(form: "capital") }: { $n }
ui-countdown = Countdown: space { $space } of 5
ui-column-seat = Seat
ui-column-health = Health
ui-column-gold = { -gold }
ui-column-clank = Clank!
ui-column-cubes = Cubes
ui-column-cards = Hand / deck / discard
ui-column-room = Room
ui-column-tokens = Tokens
ui-column-cost = Cost
ui-column-card = Card
ui-column-points = Points
ui-column-copies = Copies
ui-column-text = Text
ui-column-total = Total
ui-row = { -dungeon-row(form: "capital") }
ui-reserve = Reserve
ui-market = Market
ui-hand = Hand
ui-in-play = Play area
ui-purse = Skill { $skill } · Swords { $swords } · Boots { $boots } · Teleports { $teleports }
ui-log = What happened
ui-choices = Choices
ui-empty = empty
ui-ask = Number or key (? for help):
ui-help =
    Type the number or the key of a choice. Also: a = play all cards, u = undo, uu = undo the whole turn, w KEY = why not, c CARD = a card’s text,
    m = map, l = log, s = seats and discard piles, q = save and leave. Anything that is not possible says why, with its rule.
ui-undone = Taken back.
ui-nothing-to-undo = Nothing to take back: something was revealed, or another seat has decided since (RUL-34).
ui-possible = That is possible now.
ui-no-card = No card is called that.
ui-saved = Saved. Go on with: { $command }
ui-resumed = Welcome back.
ui-curtain = { $seat }: press Enter when only you are looking.
ui-over = The game is over.
ui-winner = { $seat } is the greatest thief in { -realm }!
ui-winners-shared = { $seats } share the title of greatest thief in { -realm }.
ui-no-winner = Nobody came out with an Artifact: nobody wins.
ui-seed = Seed { $seed }. Record: { $file }
ui-discard = Discard pile
ui-legend = Legend
ui-empty-pile = —
ui-label = { $label }: { $text }
ui-column-lockpicks = Lockpicks
ui-column-offerings = Offerings
ui-column-tile = Tile
ui-column-set = Set
ui-column-rooms = Rooms
ui-column-tunnels = { -tunnel(form: "capital-many") }
ui-tiles = Tiles: { $n } left{ $back ->
    [surface] , the next one of the surface
    [depths] , the next one of the Depths
   *[none] { "" }
}
ui-ghosts = { -ghost(form: "capital") }: { $bank } in the bank, { $area } in the Clank! area
ui-artifacts = Artifacts to come: { $points }
ui-purse-catacombs = { " " }· Lockpicks { $lockpicks } · Freed prisoners { $prisoners } · Offerings { $offerings }
ui-set-start = start
ui-set-surface = surface
ui-set-depths = Depths
ui-tile-set = Tiles of { $game }
ui-map-reward-gold = { -gold }
ui-map-reward-heal = heals
ui-map-feature-portal = portal
ui-map-feature-artifact = space of an Artifact (+: better ones)
ui-map-feature-haunted = haunted tile
ui-map-lock-open = opened
ui-map-token-figure = monster in the room
