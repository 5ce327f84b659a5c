"""Schema of the card language: the fields of each word and the values that they may have.

The loader reads packs by it, the JSON schema and the reference page are generated from it, and the texts of all
languages are filled from its `Arguments`. So a word is described once, beside the class that implements it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from .components import Program
    from .definitions import Amount, Condition, Counter, Effect

# Kinds of values of a field.
NUMBER: Final = "number"
FLAG: Final = "flag"
PROGRAM: Final = "program"  # a list of effects
LATER: Final = "later"  # a list of effects for the end of the turn, so abilities in it are not kept
OPTIONS: Final = "options"  # a list of effects or of lists of effects
OPTIONS_AT_ONCE: Final = "options-at-once"  # the same, of effects that any seat can resolve at any moment
CARD: Final = "card"  # the id of a card
CARD_OR_ANY: Final = "card-or-any"
CARD_KIND: Final = "card-kind"
TOKEN_TYPE: Final = "token-type"  # a kind or type of token
TOKEN_TYPES: Final = "token-types"
OWN_TOKEN: Final = "own-token"  # of the character whose text it is (CHA-3.1)
OWN_TOKENS: Final = "own-tokens"
FEATURE: Final = "feature"
IGNORABLE: Final = "ignorable"
SUIT: Final = "suit"  # of cards
CONDITION: Final = "condition"
HOLDING: Final = "holding"  # a condition on possessions at the end, for scores only
COUNTER: Final = "counter"
POSSESSION: Final = "possession"  # a counter of possessions, for scores only

# Moments at which a text is resolved.
PLAY: Final = "play"
ACQUIRE: Final = "acquire"
ARRIVE: Final = "arrive"
USE: Final = "use"
DEFEAT: Final = "defeat"
REVEAL: Final = "reveal"
END: Final = "end"
ROOM: Final = "room"  # text of a feature of a room, resolved at once (SPA-5.5, SPA-6.1)
HURT: Final = "when-hurt"  # of a character, at once when the dragon hurt it (CHA-4.4)
EVERYBODY: Final = "everybody"  # an option that each seat may take, in the turn of any (RUL-123)
SHIELD: Final = "shield"  # discarded from hand against a damage (RUL-112)
MOMENTS: Final = (PLAY, ACQUIRE, ARRIVE, USE, DEFEAT, SHIELD)
AS_PRINTED: Final = (PLAY, USE, DEFEAT, ACQUIRE, ARRIVE, SHIELD)  # the moments in the order of a card's lines


@final
class Field:
    """Field of a word. A field with a default may be left out."""

    def __init__(self, name: str, kind: str, default: int | None = None) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.default: Final = default


@final
class Arguments:
    """Values of the fields of one word in a pack, resolved: ids to numbers, lists to programs."""

    def __init__(self, moment: str) -> None:
        self.moment: Final = moment
        self.numbers: dict[str, int] = {}
        self.words: dict[str, list[str]] = {}  # the names as written
        self.programs: dict[str, list[Program]] = {}
        self.conditions: dict[str, Condition] = {}
        self.counters: dict[str, Counter] = {}

    def number(self, field: str) -> int:
        """Value of a field: the written number, or the number or bits of the thing that an id names."""
        return self.numbers[field]

    def name(self, field: str) -> str:
        return self.words[field][0]

    def program(self, field: str) -> Program:
        return self.programs[field][0]


@final
class EffectWord:
    """Word for an effect: its rule, its fields, and how the effect is made from their values.

    `asks` words put a question to the seat, so they cannot stand in texts that resolve outside a turn (arrive).
    `asks_all` words put one to every seat, so they can, but not in texts that nothing may interrupt.
    `of_suit` words need a card that has a suit; `of_reserve` words name a card that must lie in the reserve.
    """

    def __init__(
        self,
        rule: str,
        fields: tuple[Field, ...],
        make: Callable[[Arguments], Effect],
        *,
        asks: bool = False,
        asks_all: bool = False,
        of_suit: bool = False,
        of_reserve: bool = False,
    ) -> None:
        self.rule: Final = rule
        self.fields: Final = fields
        self.make: Final = make
        self.asks: Final = asks
        self.asks_all: Final = asks_all
        self.of_suit: Final = of_suit
        self.of_reserve: Final = of_reserve


def number_word(word: str, rule: str, make: Callable[[int], Effect], *, asks: bool = False) -> dict[str, EffectWord]:
    """Word whose only field is its number, as in `skill = 2`."""
    return {word: EffectWord(rule, (Field(word, NUMBER),), lambda arguments: make(arguments.number(word)), asks=asks)}


@final
class ConditionWord:
    """Word for a condition."""

    def __init__(self, rule: str, fields: tuple[Field, ...], make: Callable[[Arguments], Condition]) -> None:
        self.rule: Final = rule
        self.fields: Final = fields
        self.make: Final = make


@final
class CounterWord:
    """Word for a counter: written alone, unless it has fields."""

    def __init__(self, rule: str, fields: tuple[Field, ...], make: Callable[[Arguments], Counter]) -> None:
        self.rule: Final = rule
        self.fields: Final = fields
        self.make: Final = make


@final
class AmountWord:
    """Word for an amount of points at the end."""

    def __init__(self, rule: str, fields: tuple[Field, ...], make: Callable[[Arguments], Amount]) -> None:
        self.rule: Final = rule
        self.fields: Final = fields
        self.make: Final = make


@final
class Vocabulary:
    """Words that a pack may use, by the place where they stand."""

    def __init__(
        self,
        effects: dict[str, EffectWord],
        conditions: dict[str, ConditionWord],
        holdings: dict[str, ConditionWord],
        counters: dict[str, CounterWord],
        possessions: dict[str, CounterWord],
        amounts: dict[str, AmountWord],
    ) -> None:
        self.effects: Final = effects
        self.conditions: Final = conditions
        self.holdings: Final = holdings
        self.counters: Final = counters
        self.possessions: Final = possessions
        self.amounts: Final = amounts

    def plus(self, other: Vocabulary) -> Vocabulary:
        """Union of these words and `other`, such as those of a game."""
        return Vocabulary(
            effects={**self.effects, **other.effects},
            conditions={**self.conditions, **other.conditions},
            holdings={**self.holdings, **other.holdings},
            counters={**self.counters, **other.counters},
            possessions={**self.possessions, **other.possessions},
            amounts={**self.amounts, **other.amounts},
        )
