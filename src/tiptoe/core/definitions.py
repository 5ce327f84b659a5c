"""Base classes of rules: effects, conditions, steps, actions, triggers, frames. A ruleset is tuples of their objects.

All objects are stateless, made once at load and shared by every state. A new word of the card language is one small
subclass in the module of its chapter. Variants outside the compiled package may subclass these classes too.

They are not ABCs: compiled subclasses of one ABC share its cache of instance checks, so `isinstance` would be wrong.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from .choice import DECLINE, ChoiceId, verb_of
from .price import FREE, Price
from .refusals import NOT_AN_ANSWER, QUESTION_OPEN, Reason

if TYPE_CHECKING:
    from .board import Board, RoomId, Tunnel
    from .components import Card, TokenId
    from .pack import Pack
    from .state import Seat, SeatId, State
    from .vocabulary import Arguments


def not_overridden(definition: object) -> AssertionError:
    """Error for an abstract method that `definition` does not override."""
    return AssertionError(f"{type(definition).__name__} does not say what it does here")


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """Heuristics of bots for a game. A ruleset carries them; the engine reads nothing of them."""

    def plus(self, rows: Heuristics) -> Heuristics:
        """Returns these heuristics with `rows` laid over them."""
        raise not_overridden(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class VocabularyItem:
    """Base of words that packs use. Texts in all languages are made from `word` and `arguments`, as written."""

    def __init__(self) -> None:
        self.word = ""
        self.arguments: Arguments | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(VocabularyItem):
    """One effect of a text."""

    def __init__(self) -> None:
        super().__init__()
        self.number = -1  # place in the pack, by which the codec stores it
        self.label = ""  # names the card or token that bears the text, for keys and prompts

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        """Resolves the effect for `seat`; `source` is the card that bears the text."""
        raise not_overridden(self)

    def possible(self, state: State, seat: Seat) -> bool:
        """Whether it can be chosen among several options: False if it cannot be paid or there is nothing to take."""
        return True

    def price(self, state: State, seat: Seat) -> Price:
        """Price that the seat pays when it chooses this effect among several options."""
        return FREE

    def parts(self) -> list[Effect]:
        """Inner effects that the pack must number too."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberEffect(Effect):
    """Effect that is written as a word and a number."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n: Final = n


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(VocabularyItem):
    """CORE-6.5: condition that is met if it held at any moment of this turn.

    It reads only facts that grow during a turn (tokens held, rooms visited, cards played), so once met it stays met,
    and the order of play cannot matter.
    """

    def met(self, state: State, seat: Seat, source: int) -> bool:
        raise not_overridden(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Counter(VocabularyItem):
    """Number counted for a seat; counters used in texts must only grow during a turn."""

    def count(self, state: State, seat: Seat) -> int:
        raise not_overridden(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(VocabularyItem):
    """Points of a card or token that depend on the seat's possessions at the end."""

    def of(self, state: State, seat: Seat) -> int:
        raise not_overridden(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """Step of a plan (setup, end of turn, or the turn of a seat that is out): one numbered rule."""

    rule: ClassVar[str] = ""
    word: ClassVar[str] = ""  # its name in stored tables; never changes, even when the class is renamed

    def run(self, state: State, seat: Seat) -> None:
        raise not_overridden(self)

    def numbers(self) -> dict[str, int]:
        """Numbers that people need who do this step by hand, beside the printed game; none for most steps."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Action of a turn: lists its legal choices, performs one, and explains why another is not listed."""

    rule: ClassVar[str] = ""
    in_pause: ClassVar[bool] = False  # whether it is allowed while a discovery waits (CAT-4.6)

    def __init__(self, *verbs: int) -> None:
        self.verbs: Final = verbs

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        raise not_overridden(self)

    def perform(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        raise not_overridden(self)

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        """First reason that forbids `choice`, or None if it is listed; its verb is one of `verbs`."""
        raise not_overridden(self)

    def price(self, state: State, seat: Seat, choice: ChoiceId) -> Price:
        """Price that `perform` charges for `choice`, listed or not."""
        return FREE


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger:
    """Reaction to a seat entering a room by any means (CORE-10.7)."""

    rule: ClassVar[str] = ""

    def entered(self, state: State, seat: Seat, room: RoomId) -> None:
        raise not_overridden(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Door:
    """Entry condition of rooms with one of `features`; holds for every means of arriving (CORE-10.7)."""

    rule: ClassVar[str] = ""

    def __init__(self, features: int) -> None:
        self.features: Final = features

    def why_not(self, state: State, seat: Seat, room: RoomId) -> Reason | None:
        raise not_overridden(self)

    def why_not_teleport(self, state: State, seat: Seat, room: RoomId) -> Reason | None:
        """Reason that forbids only teleports into the room (CORE-10.9)."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """Part of a variant that is told of deeds of the shared rules; by default it does nothing about them."""

    rule: ClassVar[str] = ""

    def acquired(self, state: State, seat: Seat, card: Card) -> None:
        """Reacts to a card that the seat acquired from row or reserve, after the card's own Acquire text."""

    def gained(self, state: State, seat: Seat, token: TokenId) -> None:
        """Reacts to a token that the seat gained, after its text."""

    def marked(self, state: State, seat: Seat) -> None:
        """Reacts to a cube that the seat placed in a room for good, such as a data cube."""

    def hurt(self, state: State, seat: Seat) -> None:
        """Reacts to damage that a seat in play took from one attack or draw of the dragon."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Marking:
    """Rule for placing cubes for good in rooms with `feature` (CAT-6.6, SPA-6.1)."""

    def __init__(self, feature: int) -> None:
        self.feature: Final = feature

    def why_not(self, state: State, seat: Seat, room: RoomId) -> Reason | None:
        raise not_overridden(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Milestone:
    """Reaction to the marker moving along the rage track (CORE-12.4); milestones that views show have a name."""

    rule: ClassVar[str] = ""
    name: ClassVar[str] = ""
    space: ClassVar[int] = 0  # of the track, where a named milestone stands

    def passed(self, state: State, before: int) -> None:
        """Reacts to a move of the marker from the space `before` to `state.marker`."""
        raise not_overridden(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Scorer:
    """Line of the final count. Texts in all languages name it by `word`."""

    rule: ClassVar[str] = ""
    word: ClassVar[str] = ""

    def points(self, state: State, seat: Seat) -> int:
        raise not_overridden(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chart:
    """Rules of a growing map. Games whose board never changes have no chart."""

    def board(self, tiles: list[int]) -> Board:
        """Builds the board of `tiles`, placed as `tiles.placement` packs them."""
        raise not_overridden(self)

    def has_mouth(self, board: Board, name: str) -> bool:
        """Whether a tile on the table has a mouth of this name, such as `start-a.E2`, joined to another or not."""
        raise not_overridden(self)

    def why_not_discover(self, state: State, seat: Seat, tunnel: Tunnel) -> Reason | None:
        """Reason why a tunnel at the edge of the map cannot be entered, by any means."""
        raise not_overridden(self)

    def discover(self, state: State, seat: Seat, tunnel: Tunnel, *, teleporting: bool) -> None:
        """Moves the seat through `tunnel` over the edge of the map."""
        raise not_overridden(self)

    def lay(self, state: State, tile: int, cell: int, turn: int) -> None:
        """Lays a tile on a free cell and resolves what it brings."""
        raise not_overridden(self)

    def waiting(self, stack: list[Frame]) -> list[tuple[int, int]]:
        """Tiles revealed but not laid yet, the latest last, each with its cell."""
        raise not_overridden(self)

    def ahead(self, frame: Frame, board: Board, choice: ChoiceId) -> Tunnel | None:
        """Rest of the move after `choice`, as a tunnel with its end and what is still due, or None."""
        raise not_overridden(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """Suspended procedure on the stack. It is immutable, so clones share it, and made of ints, so it can be stored.

    An asking frame lists options and takes an answer. A running frame runs as soon as it is on top.
    """

    kind: ClassVar[int] = 0
    prompt: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    verbs: ClassVar[tuple[int, ...]] = ()  # verbs that may answer it, besides those of the game's actions
    outlives: ClassVar[bool] = False  # whether it asks a seat that is out, too (RUL-90)

    def __init__(self, seat: SeatId, *, asks: bool) -> None:
        self.seat: Final = seat
        self.asks: Final = asks

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        raise AssertionError("a running frame asks nothing")

    def take(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        raise AssertionError("a running frame takes no answer")

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        """Reason for refusing a choice that is not among the options."""
        return NOT_AN_ANSWER if verb_of(choice) in self.verbs else QUESTION_OPEN

    def price(self, state: State, seat: Seat, choice: ChoiceId) -> Price:
        """Price that `take` charges for `choice`, listed or not."""
        return FREE

    def run(self, state: State, seat: Seat) -> None:
        """Runs the frame; an asking frame runs when its seat can no longer answer."""

    def about(self) -> int:
        """Source of the text that asks (a card or token, numbered as in `resolve`), or NOTHING."""
        return -1

    def fields(self) -> list[int]:
        """Numbers from which, with the seat, `revive` makes this frame again."""
        return []

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> Frame:
        """Makes the frame of a stored game that wrote `fields`."""
        raise AssertionError(f"{cls.__name__} does not say how it is made again")


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame):
    """Question that a text asks; an `optional` one may also be declined, though `verbs` does not list DECLINE."""

    def __init__(self, seat: SeatId, source: int, *, optional: bool) -> None:
        super().__init__(seat, asks=True)
        self.source: Final = source
        self.optional: Final = optional

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        self.answers(state, seat, out)
        if self.optional:
            out.append(ChoiceId(DECLINE))

    def take(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        state.stack.pop()
        if choice != DECLINE:
            self.answered(state, seat, choice)

    def answers(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        """Adds the possible answers, except DECLINE, to `out`."""
        raise not_overridden(self)

    def answered(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        """Resolves an answer; the question is no longer on the stack."""
        raise not_overridden(self)

    def about(self) -> int:
        return self.source

    def fields(self) -> list[int]:
        return [self.source, 1 if self.optional else 0]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> Question:
        return cls(seat, fields[0], optional=fields[1] == 1)
