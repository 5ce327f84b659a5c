"""Material of a game: cards, tokens, boards. Made by the loader, shared by all states, never written again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, final

from .choice import ACQUIRE, FIGHT, USE
from .numbers import FEATURES as FEATURE_NUMBERS
from .numbers import TAGS, note

if TYPE_CHECKING:
    from .kinds import Amount, Effect
    from .tiles import Tile

CardId: TypeAlias = int
TokenId: TypeAlias = int
RoomId: TypeAlias = int

NOTHING: Final = -1  # an empty slot of the row; a text that belongs to no card
NOWHERE: Final = -1

# Banners (CORE-2.3).
BLUE: Final = 0  # acquired into a deck
PURPLE: Final = 1  # a Device, used once
RED: Final = 2  # a Monster, fought
VERB_OF_BANNER: Final = (ACQUIRE, USE, FIGHT)

FEATURES: Final = FEATURE_NUMBERS.numbers  # of rooms, as bits by name
GUEST_FEATURES: Final = 1 << 40  # the first bit that packages give to theirs
KINDS: Final[dict[str, int]] = {}  # of tokens
TYPES: Final[dict[str, int]] = {}  # of tokens, known to the rules; a pack's own take the next free bits
FACTIONS: Final[list[str]] = []  # of cards


def feature(name: str, bit: int) -> int:
    """Give a feature of rooms its bit."""
    return FEATURE_NUMBERS.claim(name, bit)


def token_kind(name: str, bit: int) -> int:
    """Give a kind of token its bit among all that a token counts as."""
    note(KINDS, name, TAGS.claim(name, bit))
    return bit


def token_type(name: str, bit: int) -> int:
    """Give a type of token that rules know its bit."""
    note(TYPES, name, TAGS.claim(name, bit))
    return bit


START: Final = feature("start", 1)
DEPTHS: Final = feature("depths", 2)
CRYSTAL_CAVE: Final = feature("crystal-cave", 4)
MARKET: Final = feature("market", 8)
FOUNTAIN: Final = feature("fountain", 16)
MONKEY_SHRINE: Final = feature("monkey-shrine", 32)

ARTIFACT: Final = token_kind("artifact", 1)
MAJOR_SECRET: Final = token_kind("major-secret", 2)
MINOR_SECRET: Final = token_kind("minor-secret", 4)
MONKEY_IDOL: Final = token_kind("monkey-idol", 8)
MARKET_ITEM: Final = token_kind("market", 16)
MASTERY: Final = token_kind("mastery", 32)
PRISONER: Final = token_kind("prisoner", 512)
MASTER_KEY: Final = token_type("master-key", 64)
BACKPACK: Final = token_type("backpack", 128)
USABLE: Final = TAGS.claim("usable", 256)  # kept until used (CORE-12.2)
FIRST_FREE_TAG: Final = 32768  # those of games are below, or from the top down
SECRET: Final = MAJOR_SECRET | MINOR_SECRET  # face down until taken (CORE-12.1)
DRAWN: Final = SECRET | PRISONER  # kinds that are shuffled face down


class Gone(Exception):
    """A stored game names what is no longer there."""


@final
class Program:
    """Effects in printed order. Its number names it in a stored frame."""

    def __init__(self, number: int, effects: list[Effect]) -> None:
        self.number = number
        self.effects: Final = effects


NO_PROGRAM: Final = Program(0, [])
NO_LOCKS: Final[list[int]] = []


@final
class Card:
    """A card of any banner. `where` holds the features one of which a seat must stand on to take it, or 0."""

    def __init__(self, number: CardId, id: str, kind: str, banner: int) -> None:
        self.number: Final = number
        self.id: Final = id
        self.kind: Final = kind
        self.banner: Final = banner
        self.verb: Final = VERB_OF_BANNER[banner]  # how it is taken
        self.origin = ""
        self.set = ""  # of an expansion or option; the game's own cards have none
        self.faction = ""
        self.back_of = ""  # the card of the reserve whose other face this is
        self.copies = 1
        self.cost = 0
        self.gold_cost = 0  # besides
        self.lockpick_cost = 0
        self.points = 0
        self.worth: list[Amount] = []
        self.attack = False
        self.danger = False
        self.where = 0
        self.play = NO_PROGRAM
        self.acquire = NO_PROGRAM
        self.arrive = NO_PROGRAM
        self.use = NO_PROGRAM
        self.defeat = NO_PROGRAM
        self.shield = NO_PROGRAM  # discarded from hand, it prevents the damage of a ghost, and does this (RUL-112)


@final
class Token:
    """A token of any kind. `tags` is everything it counts as; `type` names the market pile it lies in."""

    def __init__(self, number: TokenId, id: str, kind: int, type: str) -> None:
        self.number: Final = number
        self.id: Final = id
        self.kind: Final = kind
        self.type: Final = type
        self.origin = ""
        self.set = ""
        self.tags = kind
        self.copies = 1
        self.points = 0
        self.worth: list[Amount] = []
        self.keep = True  # else it goes to the box once revealed
        self.needs_damage = 0  # to be bought
        self.reveal = NO_PROGRAM
        self.use = NO_PROGRAM


@final
class Tunnel:
    """One direction of a tunnel: the exit with this index of its room, its key unique there.

    Only teleports go `against` its arrow.
    """

    def __init__(self, index: int, key: str, start: RoomId, end: RoomId) -> None:
        self.index: Final = index
        self.key: Final = key
        self.start: Final = start
        self.end: Final = end  # NOWHERE where the map ends and a tile can be laid
        self.boots = 1
        self.monsters = 0
        self.locks = 0
        self.lock_numbers: list[int] = NO_LOCKS  # of locks that can be opened for good
        self.against = False
        self.portal = False  # it leads through two portals
        self.edge = -1  # where the map ends: the cell beyond and the mouth it is entered by


NO_WAYS: Final[list[Tunnel]] = []  # of a room that is not on the table
NOT_SURVEYED: Final[list[Tunnel]] = []  # of a room whose exits nobody has asked for yet


class Survey:
    """Works out the exits of a room of a map that grows, when they are first asked for."""

    def exits(self, board: Board, room: RoomId) -> list[Tunnel]:
        raise AssertionError(f"{type(self).__name__} does not say where a room leads")


@final
class Module:
    """A board among those that make up a ship: where it lies, in shares of the whole, and whether it is turned."""

    def __init__(self, id: str, at: tuple[float, float], size: tuple[float, float], *, turned: bool, tint: str) -> None:
        self.id: Final = id
        self.at: Final = at
        self.size: Final = size
        self.turned: Final = turned
        self.tint: Final = tint


@final
class Board:
    """A graph of rooms: what the rules move on. A map that grows makes a new one whenever a tile is laid or turned.

    `rooms`, `features` and what else is listed by room stays the same for all boards of a game; `exits` does not.
    Whoever wants to know where a room leads asks `ways`: most rooms of most boards are never asked for.
    """

    def __init__(
        self,
        id: str,
        rooms: list[str],
        features: list[int],
        exits: list[list[Tunnel]],
        survey: Survey | None = None,
    ) -> None:
        self.id: Final = id
        self.rooms: Final = rooms
        self.features: Final = features
        self.exits: Final = exits
        self.survey: Final = survey
        self.start: RoomId = NOWHERE
        self.spaces: list[int] = []  # by room: the kinds of secret dealt there
        self.laid: list[list[TokenId]] = []  # by room: tokens with a fixed place
        self.places: list[tuple[float, float]] = []  # by room: where to draw it, 0..1
        self.cells: dict[int, int] = NO_CELLS  # of a map that grows: the tile that lies on each cell, and how
        # Of a ship: its modules, the one each room lies in, and what the ports and rewards of rooms give.
        self.modules: list[Module] = NO_MODULES
        self.module_of: list[int] = NO_NUMBERS
        self.ports: list[Program] = NO_TEXTS
        self.rewards: list[Program] = NO_TEXTS
        self.aspect = 1.0  # width by height
        self.sky = "day"  # above ground

    def furnished(self, start: RoomId) -> Board:
        """With empty rooms, and this one as the place to come back to."""
        self.start = start
        self.spaces = [0] * len(self.rooms)
        self.laid = [[] for _ in self.rooms]
        self.places = [(0.0, 0.0)] * len(self.rooms)
        return self

    def room(self, id: str) -> RoomId:
        return self.rooms.index(id)

    def tunnels(self) -> list[Tunnel]:
        """Every tunnel in both directions, room by room."""
        return [tunnel for room in range(len(self.rooms)) for tunnel in self.ways(room)]

    def ways(self, room: RoomId) -> list[Tunnel]:
        """Every way out of a room, in one direction each."""
        found = self.exits[room]
        if found is NOT_SURVEYED:
            assert self.survey is not None
            found = self.survey.exits(self, room)
            self.exits[room] = found
        return found

    def lies(self, room: RoomId) -> bool:
        """Whether the room is on the table."""
        return self.exits[room] is not NO_WAYS


NO_CELLS: Final[dict[int, int]] = {}
NO_MODULES: Final[list[Module]] = []
NO_NUMBERS: Final[list[int]] = []
NO_TEXTS: Final[list[Program]] = []


@final
class Pack:
    """Everything that came from content files. Effects and programs are listed so that a stored frame can name them."""

    def __init__(self, id: str) -> None:
        self.id: Final = id
        self.hash = ""
        self.numbering: dict[str, list[str]] = {}  # the names of all that has a number, in order
        self.numbered_by = b""  # the numbering of a stored game, where it is not today's
        self.cards: list[Card] = []
        self.tokens: list[Token] = []
        self.effects: list[Effect] = []
        self.programs: list[Program] = [NO_PROGRAM]
        self.tags: dict[str, int] = {**KINDS, **TYPES}
        self.starter: list[CardId] = []
        self.dungeon: list[CardId] = []
        self.reserve: list[CardId] = []
        self.reserve_cards: list[Card] = []
        self.boards: dict[str, Board] = {}
        self.tiles: list[Tile] = []
        self.names: dict[str, dict[str, str]] = {}  # by id: its name in each language
        self.places: dict[str, dict[str, str]] = {}  # names of rooms, tiles and modules, with what articles depend on
        self.cheapest_skill = self.cheapest_swords = 0

    def effect(self, number: int) -> Effect:
        """The effect that a stored game names."""
        if self.effects[number].number != number:
            raise Gone(f"effect '{self.numbering['effect'][number]}'")
        return self.effects[number]

    def program(self, number: int) -> Program:
        if self.programs[number].number != number:
            raise Gone(f"text '{self.numbering['text'][number]}'")
        return self.programs[number]

    def card(self, id: str) -> Card:
        return next(card for card in self.cards if card.id == id)

    def token(self, id: str) -> Token:
        return next(token for token in self.tokens if token.id == id)

    def token_of_kind(self, kind: int) -> Token:
        return next(token for token in self.tokens if token.kind == kind)

    def copies_of_kind(self, kind: int, sets: tuple[str, ...] = ()) -> list[TokenId]:
        """Every token of a kind, each as often as it exists, in the order of the pack; of other sets only these."""
        pile: list[TokenId] = []
        for token in self.tokens:
            if token.kind == kind and (token.set == "" or token.set in sets):
                pile.extend([token.number] * token.copies)
        return pile

    def cards_of_set(self, name: str) -> list[CardId]:
        """What a set adds to the dungeon deck."""
        cards: list[CardId] = []
        for card in self.cards:
            if card.set == name:
                cards.extend([card.number] * card.copies)
        return cards
