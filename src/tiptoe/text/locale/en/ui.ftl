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
ui-column-seat = Player
ui-column-health = Health
ui-column-gold = { -gold }
ui-column-clank = Clank!
ui-column-bag = In the bag
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
    Type the number or key of a choice. Also: a = play all cards, u = undo, uu = undo the whole turn, w KEY = why not, c CARD = card text,
    m = map, l = log, s = players and discard piles, q = save and quit. If you can’t do something, you’ll be told why.
ui-undone = Undone.
ui-nothing-to-undo = Nothing to undo: something was revealed, or another player has moved since. §RUL-34
ui-possible = You can do that right now.
ui-no-card = No card has that name.
ui-saved = Saved. To continue: { $command }
ui-resumed = Welcome back.
ui-curtain = { $seat }: press Enter when only you are looking.
ui-over = The game is over.
ui-winner = { $seat } is the greatest thief in { -realm }!
ui-winners-shared = { $seats } share the title of greatest thief in { -realm }.
ui-no-winner = Nobody got out with an Artifact, so nobody wins.
ui-seed = Seed { $seed }. Game file: { $file }
ui-discard = Discard pile
ui-legend = Legend
ui-empty-pile = —
ui-label = { $label }: { $text }
ui-column-lockpicks = Lockpicks
ui-column-offerings = Wayshrines
ui-column-tile = Tile
ui-column-set = Set
ui-column-rooms = Rooms
ui-column-tunnels = { -tunnel(form: "capital-many") }
ui-tiles =
    Tiles: { $n } left{ $back ->
        [surface] , next one: surface
        [depths] , next one: Depths
       *[none] { "" }
    }
ui-ghosts = { -ghost(form: "capital") }: { $bank } in the bank, { $area } in the Clank! area
ui-artifacts = Artifacts to come: { $points }
ui-purse-catacombs = { " " }· Lockpicks { $lockpicks } · Freed Prisoners { $prisoners } · Wayshrines { $offerings }
ui-set-start = start
ui-set-surface = surface
ui-set-depths = Depths
ui-tile-set = { $game }: tiles
ui-map-reward-gold = { -gold }
ui-map-reward-heal = heals
ui-map-feature-portal = portal
ui-map-feature-artifact = Artifact space (+: better ones)
ui-map-feature-haunted = haunted tile
ui-map-lock-open = opened
ui-map-token-figure = monster in the room
