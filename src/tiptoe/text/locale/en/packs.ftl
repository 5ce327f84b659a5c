# What is wrong with a pack that somebody is writing. $found and $what quote the text as it is written.

problem-unknown = “{ $word }” is not known here. Known: { $known }.
problem-unknown-near = “{ $word }” is not known here. Did you mean “{ $near }”?
problem-missing = “{ $word }” is missing.
problem-number = A whole number belongs here, not { $found }.
problem-flag = true or false belongs here, not { $found }.
problem-name = A name belongs here, not { $found }.
problem-names = Names stand here by language (en, fr, pt), not { $found }.
problem-list = A list of names belongs here, not { $found }.
problem-table = Something in braces such as { $what } belongs here, not { $found }.
problem-effects = A list of effects such as { $what } belongs here, not { $found }.
problem-options = At least two options belong here, not { $found }.
problem-one-of = One of these belongs here: { $known }.
problem-plain-word = “{ $word }” is written as a plain word, without braces.
problem-at-least = At least { $least } belongs here, not { $found }.
problem-at-most = At most { $most } belongs here, not { $found }.
problem-asks = “{ $word }” asks somebody something; here nobody can be asked.
problem-waits = “{ $word }” waits for something in a turn; here everything happens at once.
problem-shrinks = “{ $word }” can become less within a turn, so only a score can count it. What can be counted: { $known }.
problem-moment = A card of this kind has no text “{ $word }”; it can have: { $known }.
problem-suit = “{ $word }” speaks of the faction of its card, and this card has none.
problem-inside = “{ $word }” stands in the text of a card itself, not inside another effect.
problem-reserve = “{ $word }” is no card of the reserve.
problem-no-id = Every entry needs an id.
problem-twice = This id stands twice in the pack.
problem-no-place = Nothing in a pack is called “{ $word }”.
problem-not-toml = From here on the text cannot be read.
problem-format = A pack begins with “{ $what }”.
problem-not-an-id = An id has small letters, digits and hyphens, such as “lamp-lighter”; { $found } is none.
problem-too-long = Names have at most { $most } letters.
problem-letters = Only letters, digits and plain marks can be shown, not { $found }.
problem-address = { $found } reads like an address; a pack carries none.
problem-range = A number from −{ $most } to { $most } belongs here.
problem-taken = “{ $word }” is what a game calls its own cards; call yours otherwise.
problem-too-large = A pack has at most { $most } KiB.
problem-point = Two numbers belong here, such as [0.3, 0.7], not { $found }.
problem-tables = A list of entries in braces belongs here, not { $found }.
problem-second-room = There is a second room “{ $word }”.
problem-many-rooms = A map of this kind has at most { $most } rooms, not { $found }.
problem-many-parts = A map of this kind has at most { $most } tunnels.
problem-reward = One reward such as { $what } belongs here, not { $found }.
problem-share = A number from 0 to 1 belongs here, not { $found }.
problem-portal-footprints = A tunnel that ends in the portal has no footprints.
problem-second-portal = Another tunnel already ends in the portal.
problem-portal-alone = No tunnel leads to the portal.
problem-mouth-taken = Mouth { $word } already has a tunnel; every mouth has exactly one.
problem-mouth-empty = Mouth { $word } has no tunnel; every mouth has exactly one.
problem-unreached = Nobody can get to room “{ $word }”: no tunnel leads there.
problem-starts = { $wanted ->
    [0] No room of a square tile is the start.
   *[other] Exactly one room is the start; here there are { $found }.
}
problem-shrine = The monkey shrine lies on the start tile.
problem-module-feature = Only rooms of modules have “{ $word }”.
problem-spaces = { $spaces ->
    [one] 1 space for “{ $word }” needs { $needed } of these tokens, and there are { $there }.
   *[other] { $spaces } spaces for “{ $word }” need { $needed } of these tokens, and there are { $there }.
}
problem-laid = { $laid ->
    [one] “{ $word }” is laid out once, and there are { $there } of it.
   *[other] “{ $word }” is laid out { $laid } times, and there are { $there } of it.
}
problem-calm = The row needs { $needed } cards without an attack, and the deck has { $there }.
problem-total = There should be { $needed }, and there are { $there }.
problem-other-module = Room “{ $word }” is already in module “{ $module }”.
problem-second-door = There is a second door “{ $word }”.
problem-says = A room with “{ $word }” says what it gives, and no other room does.
problem-many-ships = These modules make more than { $most } ships.
problem-positions = { $n ->
    [one] 1 piece lies in position 1.
   *[other] { $n } pieces lie in positions 1 to { $n }.
}
problem-no-ship = No ship has these modules in this order.
problem-no-room = There is no room “{ $word }” in the ship.
problem-place-name = A name such as { $what } belongs here, not { $found }.
problem-no-english = “en” is missing: other languages fall back on it.
problem-gender = “{ $word }” and “{ $gender }” go together: the article depends on the gender.
problem-alike = “{ $name }” is also the name of { $other }.
problem-section = A table belongs here.
problem-entries = Entries below [[{ $word }]] belong here.
problem-other-game = This game has nothing of this kind.
problem-unread = This pack cannot be read.
problem-unplayable = No game can be played with this pack.
problem-slow = A game with this pack takes too long. Are there very many cards?
problem-no-words = There are no words for what this pack says.

# Maps that somebody is writing.
map-tile = Tile
map-board = Board
map-module = Module
map-empty = Empty
map-set-start = Start tile
map-set-surface = Surface
map-set-depths = Depths
map-sky-day = Day
map-sky-dusk = Dusk
map-tint-steel = Steel
map-tint-amber = Amber
map-tint-violet = Violet
map-tint-green = Green
map-tint-copper = Copper
map-tint-red = Red
map-tint-rose = Rose
map-tint-blue = Blue
map-tint-teal = Teal
map-reward-gold = Gold
map-reward-heal = Healing
map-reward-minor-secret = Minor secret
map-reward-monkey-idol = Monkey Idol
map-field-set = Set
map-field-haunted = Haunted
map-field-sky = Sky
map-field-tint = Colour
map-field-features = What it is
map-field-reward = Whoever enters gets
map-field-port = Whoever places a data cube gets
map-field-artifact = Artifact, with so many pluses
map-field-zone = Zone
map-field-secrets = Secrets
map-field-tokens = What lies here
map-field-footprints = Footprints: costs two Boots
map-field-monsters = Monsters
map-field-lock = Locked
map-field-arrow = One way only

# What a scenario of a pack finds, and why one does not hold. $what is one of the words below, or a sentence about an event.

fact = { $what }: { $value }
fact-of-seat = { $who }, { $what }
fact-nothing = nothing
fact-unmet = { $what }: must be { $expected }, but is { $found }.
fact-event-unmet = “{ $what }”: must happen { $expected }×, but happens { $found }×.
fact-impossible = “{ $choice }” cannot be done there. { $why }
fact-too-long = It was not run: all of them together take too long.
fact-skill = Skill
fact-swords = Swords
fact-boots = Boots
fact-gold = { -gold }
fact-lockpicks = Lockpicks
fact-credit = Clank! still to be cancelled
fact-dungeon-discard = Discard pile of the { -dungeon-deck }
