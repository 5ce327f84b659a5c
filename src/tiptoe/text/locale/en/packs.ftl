# What is wrong with a pack that somebody is writing. $found and $what quote the text as it is written.

problem-unknown = Unknown word “{ $word }”. Known here: { $known }.
problem-unknown-near = Unknown word “{ $word }”. Did you mean “{ $near }”?
problem-missing = “{ $word }” is missing.
problem-number = Expected a whole number, got { $found }.
problem-flag = Expected true or false, got { $found }.
problem-name = Expected a name, got { $found }.
problem-names = Expected names by language (en, fr, pt), got { $found }.
problem-list = Expected a list of names, got { $found }.
problem-table = Expected something in braces, such as { $what }, got { $found }.
problem-effects = Expected a list of effects, such as { $what }, got { $found }.
problem-options = Expected at least two options, got { $found }.
problem-one-of = Expected one of these: { $known }.
problem-plain-word = Write “{ $word }” as a plain word, without braces.
problem-at-least = Expected at least { $least }, got { $found }.
problem-at-most = Expected at most { $most }, got { $found }.
problem-asks = “{ $word }” asks a player to choose, but nobody can be asked at this point.
problem-waits = “{ $word }” waits for something later in the turn, but here everything happens at once.
problem-shrinks = “{ $word }” can go down during a turn, so only scoring can count it. You can count: { $known }.
problem-reaction = A reaction puts a card from hand into play, so the card needs a “{ $word }” text.
problem-moment = Cards of this kind can’t have “{ $word }”. They can have: { $known }.
problem-suit = “{ $word }” refers to the card’s faction, and this card has none.
problem-inside = “{ $word }” belongs to the card itself, not inside another effect.
problem-reserve = “{ $word }” isn’t a reserve card.
problem-no-id = Every entry needs an id.
problem-twice = This id is used twice in the pack.
problem-no-place = A pack has nothing called “{ $word }”.
problem-not-toml = The text can’t be read from here on.
problem-format = A pack must start with “{ $what }”.
problem-not-an-id = An id has lower-case letters, digits and hyphens, such as “lamp-lighter”. { $found } isn’t one.
problem-too-long = A name has at most { $most } letters.
problem-letters = Only letters, digits and plain symbols can be shown, not { $found }.
problem-address = { $found } looks like a web address. Packs can’t contain any.
problem-range = Expected a number from −{ $most } to { $most }.
problem-taken = “{ $word }” is the id of one of the game’s own packs. Pick another id.
problem-too-large = A pack can be at most { $most } KiB.
problem-point = Expected two numbers, such as [0.3, 0.7], got { $found }.
problem-tables = Expected a list of entries in braces, got { $found }.
problem-second-room = There are two rooms called “{ $word }”.
problem-many-rooms = A map of this kind has at most { $most } rooms, not { $found }.
problem-many-parts = A map of this kind has at most { $most } tunnels.
problem-reward = Expected a single reward, such as { $what }, got { $found }.
problem-share = Expected a number from 0 to 1, got { $found }.
problem-portal-footprints = A tunnel that ends in the portal has no footprints.
problem-second-portal = Another tunnel already ends in the portal.
problem-portal-alone = No tunnel leads to the portal.
problem-mouth-taken = Exit { $word } already has a tunnel. Each exit has exactly one.
problem-mouth-empty = Exit { $word } has no tunnel. Each exit needs exactly one.
problem-unreached = No tunnel leads to room “{ $word }”.
problem-starts =
    { $wanted ->
        [0] A square tile can’t have a start room.
       *[other] There must be exactly one start room, not { $found }.
    }
problem-shrine = The monkey shrine has to be on the start tile.
problem-module-feature = Only module rooms can have “{ $word }”.
problem-spaces =
    { $spaces ->
        [one] 1 space for “{ $word }” needs { $needed } of these tokens, but there are only { $there }.
       *[other] { $spaces } spaces for “{ $word }” need { $needed } of these tokens, but there are only { $there }.
    }
problem-laid = { $laid ->
    [one] “{ $word }” is laid out once, and there are { $there } of it.
   *[other] “{ $word }” is laid out { $laid } times, and there are { $there } of it.
}
problem-calm = The row needs { $needed } cards without an attack, but the deck has only { $there }.
problem-taken-token = There is a token “{ $word }” already. Characters and their own tokens need names of their own.
problem-not-in-deck = “{ $word }” is neither a starter card nor a card of this character.
problem-deck-size = The deck needs { $needed } cards, as the starter deck has; here are { $there }.
problem-deck-plain = The deck needs { $least } to { $most } of “{ $word }”; here are { $found }.
problem-in-no-deck = This card stands in no deck: that of “{ $word }” must name it.
problem-own-token = “{ $word }” would be a character’s own token, but this text belongs to no character that has any.
problem-total = Expected { $needed }, but there are { $there }.
problem-other-module = Room “{ $word }” is already in module “{ $module }”.
problem-second-door = There are two doors called “{ $word }”.
problem-says = A room with “{ $word }” must say what it gives; other rooms must not.
problem-many-ships = These modules can form more than { $most } ships.
problem-positions =
    { $n ->
        [one] 1 piece goes in position 1.
       *[other] { $n } pieces go in positions 1 to { $n }.
    }
problem-no-ship = No ship has these modules in this order.
problem-no-room = There is no room “{ $word }” in the ship.
problem-place-name = Expected a name, such as { $what }, got { $found }.
problem-no-english = “en” is missing. Other languages fall back on it.
problem-gender = “{ $word }” and “{ $gender }” go together: the article depends on the gender.
problem-alike = “{ $name }” is also the name of { $other }.
problem-section = Expected a table.
problem-entries = Expected entries under [[{ $word }]].
problem-other-game = This game has nothing like that.
problem-unread = This pack can’t be read.
problem-unplayable = This pack can’t be played.
problem-slow = A game with this pack takes too long. Are there very many cards?
problem-no-words = Tiptoe has no words for what this card does.

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
map-field-features = Features
map-field-reward = Reward for entering
map-field-port = Reward for hacking
map-field-artifact = Artifact (number of +)
map-field-zone = Zone
map-field-secrets = Secrets
map-field-tokens = Tokens here
map-field-footprints = Footprints: costs two Boots
map-field-monsters = Monsters
map-field-lock = Locked
map-field-arrow = One-way

# What a scenario of a pack finds, and why one does not hold. $what is one of the words below, or a sentence about an event.

fact = { $what }: { $value }
fact-of-seat = { $who }, { $what }
fact-nothing = nothing
fact-unmet = { $what }: expected { $expected }, got { $found }.
fact-event-unmet = “{ $what }”: expected { $expected }×, happened { $found }×.
fact-impossible = “{ $choice }” isn’t possible there. { $why }
fact-too-long = Not run: the tests take too long together.
fact-skill = Skill
fact-swords = Swords
fact-boots = Boots
fact-gold = { -gold }
fact-lockpicks = Lockpicks
fact-credit = Clank! still to be cancelled
fact-dungeon-discard = Discard pile of the { -dungeon-deck }
