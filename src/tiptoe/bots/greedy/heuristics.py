"""Heuristics of the greedy bot: tables by verb, room, token and word that say what things are worth.

The shared rules fill them in `choice_value`, `unit_value` and `goals`; a game or variant adds rows for its own nouns.
So the bot plays games that it has never heard of: no module of a bot names a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias, final

from ...core.board import CRYSTAL_CAVE, START
from ...core.choice import BUY, CONSUME, INVOKE, MOVE, TAKE, TELEPORT, ChoiceId
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
Value: TypeAlias = "Callable[[Thinking, ChoiceId], float]"
Price: TypeAlias = "Callable[[Worth], float]"

# By verb: the value of a choice, and when in a turn the verb is considered.
VALUES: Final[dict[int, Value]] = {}
ERRANDS: Final[list[int]] = [CONSUME, TAKE]  # as soon as the hand is played
WALKS: Final[list[int]] = [MOVE, TELEPORT]
CARRIERS: Final[list[int]] = []  # rides to a room, without boots; the rules say where they lead
PURCHASES: Final[list[int]] = [INVOKE, BUY]  # once nothing is left to walk for
FIGHTS: Final[dict[int, Value]] = {}  # paid with swords, beside the Monsters of the row
ANSWERS: Final[dict[str, Callable[[Thinking], ChoiceId]]] = {}  # by prompt: a question with an order of its own

# By word of the card language: the value of one unit, always or in a position; or else the value of an effect that is
# made of others.
FIXED: Final[dict[str, Callable[[Weights], float]]] = {}
PRICES: Final[dict[str, Price]] = {}
TEXTS: Final[dict[str, Callable[[Worth, Effect, Prices], float]]] = {}
COMPANY: Final[list[Callable[[Worth, Card, Prices, int], float]]] = []  # value of a card beside others of the deck
USES: Final[list[tuple[Prices, Callable[[Thinking, Program], bool]]]] = []  # words of a text, and whether to use it now


@final
class Bits:
    """Prices by bit of tags or features. `any` has all bits: most tokens and rooms have none of them."""

    def __init__(self) -> None:
        self.any = 0
        self.rows: Final[dict[int, Price]] = {}

    def __setitem__(self, bit: int, price: Price) -> None:
        self.any |= bit
        self.rows[bit] = price

    def add(self, total: float, bits: int, worth: Worth) -> float:
        """Returns `total` plus the prices of `bits`."""
        if bits & self.any:
            for bit, price in self.rows.items():
                if bits & bit:
                    total += price(worth)
        return total


# By tag of a token: its value to an owner beyond its text, and to a buyer beyond that.
KEEPSAKES: Final = Bits()
ITEMS: Final = Bits()

# By feature of a room: the gain of a seat that enters, and that of one that uses the feature.
GIFTS: Final[dict[int, Callable[[State, Seat, Worth, RoomId], float]]] = {}
FEATURES: Final = Bits()
DEEDS: Final[dict[int, Callable[[Worth, ChoiceId], float]]] = {}  # by verb: the rules are asked what may be done

VOUCHERS: Final[list[Callable[[State, Seat], int]]] = []  # gold that a seat need not pay in the market

# Conditions that close ways while they hold, and tasks that come before an Artifact can be reached.
CLOSINGS: Final[list[Callable[[State], bool]]] = []
APPROACHES: Final[list[Callable[[State, Seat, Worth, Distances], Approaches | None]]] = []


@final
class Signs:
    """Features of rooms and tags of tokens that matter to a walk, as bits. Games add their own."""

    def __init__(self) -> None:
        self.homes = START  # a seat that enters is out of the game, and safe
        self.berths = 0  # safe rooms that hold one seat: open only while a token lies there
        self.gated = 0  # rooms behind a gate, which are no short cut
        self.gate_keys = 0  # tags that open the gate
        self.stopping = CRYSTAL_CAVE  # no boots after entering
        self.carriers = 0  # rooms where rides begin
        self.passes = MASTER_KEY | MAP  # tags that open ways
        self.rewards = MASTERY  # tags of tokens that a seat gets for coming home
        self.goals = ARTIFACT  # tags of tokens that are stops of their own


SIGNS: Final = Signs()
