"""Components of a game: cards, tokens, texts. Made by the loader, shared by all states, never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NewType, final

from .choice import ACQUIRE, FIGHT, USE
from .price import FREE, Price
from .stable_ids import DECLARATIONS, TAGS, insert_in_order

if TYPE_CHECKING:
    from .definitions import Amount, Effect

# Numbers of things of a pack: plain ints while a game runs, told apart by the checker alone.
CardId = NewType("CardId", int)
TokenId = NewType("TokenId", int)


NOTHING: Final = -1  # an empty slot of the row; the source of a text that belongs to no card

# Banners (CORE-2.3).
BLUE: Final = 0  # acquired into a deck
PURPLE: Final = 1  # a Device, used once
RED: Final = 2  # a Monster, fought
VERB_OF_BANNER: Final = (ACQUIRE, USE, FIGHT)

KINDS: Final[dict[str, int]] = {}  # of tokens
TYPES: Final[dict[str, int]] = {}  # of tokens, known to the rules; a pack's own types take the next free bits
SUITS: Final[list[str]] = []  # of cards


def declare_suits(*suits: str) -> None:
    """Registers factions of cards."""
    for suit in suits:
        DECLARATIONS.add("faction", suit)
        SUITS.append(suit)


def token_kind(name: str, bit: int) -> int:
    """Registers a kind of token under its tag bit and returns the bit."""
    insert_in_order(KINDS, name, TAGS.claim(name, bit))
    return bit


def token_type(name: str, bit: int) -> int:
    """Registers a type of token that rules know under its tag bit and returns the bit."""
    insert_in_order(TYPES, name, TAGS.claim(name, bit))
    return bit


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
FIRST_FREE_TAG: Final = 32768  # tags of games are below, or count down from the top bit
SECRET: Final = MAJOR_SECRET | MINOR_SECRET  # face down until taken (CORE-12.1)
DRAWN: Final = SECRET | PRISONER  # kinds that are shuffled face down

# Kinds that are no tags, above all bits of tags: no text asks for them, and such tokens never lie in a room.
CHARACTER: Final = 1 << 63  # whom a seat plays (CHA-1)
OWN: Final = 1 << 64  # of one character alone (CHA-3)
KINDS_OF_CHARACTERS: Final[dict[str, int]] = {"character": CHARACTER, "own": OWN}

# RUL-121: deeds of rivals to which a card in hand may react; nothing stores these bits.
MONSTER_DEFEATED: Final = 1
GOBLIN_DEFEATED: Final = 2
FIND_TAKEN: Final = 4
MONSTER_ARRIVED: Final = 8
REACTIONS: Final[dict[str, int]] = {
    "rival-defeats-monster": MONSTER_DEFEATED,
    "rival-defeats-goblin": GOBLIN_DEFEATED,
    "rival-takes-find": FIND_TAKEN,
    "monster-arrives": MONSTER_ARRIVED,
}


@final
class Program:
    """Text of a card or token: effects in printed order. Stored frames refer to it by `number`."""

    def __init__(self, number: int, effects: list[Effect]) -> None:
        self.number = number
        self.effects: Final = effects


NO_PROGRAM: Final = Program(0, [])


@final
class Card:
    """Card of any banner. `where` holds feature bits: the seat must stand in a room with one of them; 0: anywhere."""

    def __init__(self, number: CardId, id: str, kind: str, banner: int) -> None:
        self.number: Final = number
        self.id: Final = id
        self.kind: Final = kind
        self.banner: Final = banner
        self.verb: Final = VERB_OF_BANNER[banner]  # the verb that takes it
        self.origin = ""
        self.set = ""  # of an expansion or option; the game's own cards have none
        self.suit = ""
        self.back_of = ""  # id of the reserve card whose other face this is
        self.of = ""  # id of the character in whose deck alone it is
        self.copies = 1
        self.cost = 0
        self.gold_cost = 0  # besides the skill
        self.lockpick_cost = 0
        self.price = FREE  # all costs together, without discounts
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
        self.shield = NO_PROGRAM  # discarded from hand, it prevents a damage, and does this (RUL-112)
        self.react = 0  # bits of REACTIONS: what lays it out from hand in the turn of a rival (RUL-120)

    def price_at(self, n: int) -> Price:
        """CORE-9.1 to 9.4: `n` swords for a Monster; else `n` skill and the card's gold and lockpicks."""
        if self.banner == RED:
            return Price(swords=n)
        return Price(skill=n, gold=self.gold_cost, lockpicks=self.lockpick_cost)


@final
class Lot:
    """Cards of a deck of which only `n` are played with, drawn by the game's stream (RUL-131)."""

    def __init__(self, cards: list[CardId], n: int) -> None:
        self.cards: Final = cards
        self.n: Final = n


@final
class Token:
    """Token of any kind. `tags` holds the bits of its kind and types; `type` names the market pile it lies in."""

    def __init__(self, number: TokenId, id: str, kind: int, type: str) -> None:
        self.number: Final = number
        self.id: Final = id
        self.kind: Final = kind
        self.type: Final = type
        self.origin = ""
        self.set = ""
        self.tags = 0 if kind in (CHARACTER, OWN) else kind
        self.copies = 1
        self.points = 0
        self.worth: list[Amount] = []
        self.keep = True  # False: it goes to the box once revealed
        self.needs_damage = 0  # damage that a buyer must have (CAT-12.27)
        self.reveal = NO_PROGRAM
        self.use = NO_PROGRAM


def name_of_kind(token: Token) -> str:
    """Name of a token's kind."""
    kinds = {**KINDS, **KINDS_OF_CHARACTERS}
    return next(name for name, kind in kinds.items() if kind == token.kind)


@final
class Character:
    """Character that a seat may play: its deck, its own tokens, and the texts of its board (CHA-1 to CHA-4)."""

    def __init__(self, id: str, token: TokenId) -> None:
        self.id: Final = id
        self.token: Final = token  # the token that its seat holds
        self.set = ""
        self.deck: list[CardId] = []
        self.own: list[TokenId] = []  # its own tokens, one of each type; a token's copies are how many there are
        self.start: list[TokenId] = []  # on the board at first
        self.each_turn = NO_PROGRAM
        self.acquired = ""  # the kind of card that `on_acquire` waits for
        self.on_acquire = NO_PROGRAM
        self.when_hurt = NO_PROGRAM
