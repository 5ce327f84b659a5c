"""Lessons: tables by verb, room, token and word from which greedy knows what things are worth.

The shared rules fill them in `values`, `prices` and `goals`; a game or variant adds rows for its own nouns, so that the
bot plays what it has never heard of: no module of a bot names a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias, final

from ...core.board import CRYSTAL_CAVE, START
from ...core.choice import BUY, CONSUME, INVOKE, MOVE, TAKE, TELEPORT
from ...core.components import ARTIFACT, MASTER_KEY, MASTERY
from ...rules.move import MAP

if TYPE_CHECKING:
    from ...core.board import RoomId
    from ...core.components import Card, Program
    from ...core.definitions import Effect
    from ...core.state import Seat, State
    from .bot import Thinking
    from .card_value import Worth
    from .distances import Distances
    from .goals import Approaches
    from .weights import Weights

Prices: TypeAlias = dict[str, float]  # by word of the card language: what one unit of it is worth
Value: TypeAlias = "Callable[[Thinking, int], float]"
Price: TypeAlias = "Callable[[Worth], float]"

# By verb: what a choice is worth, and when in a turn it is thought of.
VALUES: Final[dict[int, Value]] = {}
ERRANDS: Final[list[int]] = [CONSUME, TAKE]  # as soon as the hand is played
WALKS: Final[list[int]] = [MOVE, TELEPORT]
CARRIERS: Final[list[int]] = []  # to a room, without boots; the rules are asked where they lead
PURCHASES: Final[list[int]] = [INVOKE, BUY]  # once nothing is left to walk for
FIGHTS: Final[dict[int, Value]] = {}  # paid with swords, beside the Monsters of the row
ANSWERS: Final[dict[str, Callable[[Thinking], int]]] = {}  # by prompt: a question with an order of its own

# By word of the card language: what one unit is worth, always or as things are; or else how an effect that is made of
# others is weighed.
FIXED: Final[dict[str, Callable[[Weights], float]]] = {}
PRICES: Final[dict[str, Price]] = {}
TEXTS: Final[dict[str, Callable[[Worth, Effect, Prices], float]]] = {}
COMPANY: Final[list[Callable[[Worth, Card, Prices, int], float]]] = []  # what a card brings beside others of the deck
USES: Final[list[tuple[Prices, Callable[[Thinking, Program], bool]]]] = []  # words of a text to use, and whether now


@final
class Bits:
    """What tags or features are worth: most tokens and rooms have none of them, and need not be looked at twice."""

    def __init__(self) -> None:
        self.any = 0
        self.rows: Final[dict[int, Price]] = {}

    def __setitem__(self, bit: int, price: Price) -> None:
        self.any |= bit
        self.rows[bit] = price

    def add(self, total: float, bits: int, worth: Worth) -> float:
        """So much, and what these are worth besides."""
        if bits & self.any:
            for bit, price in self.rows.items():
                if bits & bit:
                    total += price(worth)
        return total


# By tag of a token: what it is worth to own beyond its text, and to buy beyond that.
KEEPSAKES: Final = Bits()
ITEMS: Final = Bits()

# By feature of a room: what it gives to those who come, and what they get if they do something with it.
GIFTS: Final[dict[int, Callable[[State, Seat, Worth, RoomId], float]]] = {}
FEATURES: Final = Bits()
DEEDS: Final[dict[int, Callable[[Worth, int], float]]] = {}  # by verb: the rules are asked what may be done

VOUCHERS: Final[list[Callable[[State, Seat], int]]] = []  # gold that a seat need not pay in the market

# What closes ways while it is so, and what must be done before Artifacts can be reached.
CLOSINGS: Final[list[Callable[[State], bool]]] = []
APPROACHES: Final[list[Callable[[State, Seat, Worth, Distances], Approaches | None]]] = []


@final
class Signs:
    """Features of rooms and tags of tokens that mean something to a walker, as bits."""

    def __init__(self) -> None:
        self.homes = START  # whoever enters is out of the game, and safe
        self.berths = 0  # so too, but only while a token lies there
        self.gated = 0  # behind a door that most ways should not lead through
        self.gate_keys = 0  # tags that open it
        self.stopping = CRYSTAL_CAVE  # no boots after entering
        self.carriers = 0  # where one can be carried on
        self.passes = MASTER_KEY | MAP  # tags that open ways
        self.rewards = MASTERY  # tags of what a seat gets that comes home
        self.goals = ARTIFACT  # tags of tokens that are stops of their own


SIGNS: Final = Signs()
