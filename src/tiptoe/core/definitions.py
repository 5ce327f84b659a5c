"""The kinds of things a game is made of. A ruleset is tuples of them; a card is a list of effects.

All are stateless definitions, made once at load and shared by every state. A new word of the card language
is one small subclass in the module of its chapter. Variants written outside the compiled package may subclass them too.

They are no ABCs: compiled subclasses of one ABC share its cache of instance checks, so that `isinstance` would lie.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from .choice import DECLINE
from .price import FREE, Price
from .refusals import QUESTION_OPEN, Reason

if TYPE_CHECKING:
    from .board import Board, Tunnel
    from .pack import Pack
    from .state import Seat, State
    from .vocabulary import Arguments


def not_overridden(definition: object) -> AssertionError:
    """What to raise where every subclass must say something itself."""
    return AssertionError(f"{type(definition).__name__} does not say what it does here")


@mypyc_attr(allow_interpreted_subclasses=True)
class VocabularyItem:
    """Something a pack can say: `word` and `arguments` are what was written, and every language is made from them."""

    def __init__(self) -> None:
        self.word = ""
        self.arguments: Arguments | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(VocabularyItem):
    """One thing that a text does."""

    def __init__(self) -> None:
        super().__init__()
        self.number = -1  # place in the pack: how the codec names it
        self.label = ""  # the card or token whose text it is, for keys and prompts

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        """Do it for the seat; `source` is the card whose text this is."""
        raise not_overridden(self)

    def possible(self, state: State, seat: Seat) -> bool:
        """Whether it can be chosen among several; only what must be paid or taken can be impossible."""
        return True

    def price(self, state: State, seat: Seat) -> Price:
        """What is paid by who chooses it among several."""
        return FREE

    def parts(self) -> list[Effect]:
        """Further effects that this one is made of, so that the pack can number them too."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberEffect(Effect):
    """An effect that is written as a word and a number."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n: Final = n


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(VocabularyItem):
    """CORE-6.5: true if it held at any moment of this turn.

    A condition reads only facts that grow during a turn (what was held, where one stood, what was
    played), so once met it stays met, and the order of play cannot matter.
    """

    def met(self, state: State, seat: Seat, source: int) -> bool:
        raise not_overridden(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Counter(VocabularyItem):
    """Something that can be counted for a seat; in a text only what grows during a turn."""

    def count(self, state: State, seat: Seat) -> int:
        raise not_overridden(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(VocabularyItem):
    """Points that depend on what a seat owns at the end."""

    def of(self, state: State, seat: Seat) -> int:
        raise not_overridden(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One numbered line of a plan: setup, end of turn, or the turn of a seat that is out."""

    rule: ClassVar[str] = ""
    word: ClassVar[str] = ""  # its name in stored tables: never changed, whatever the class is called

    def run(self, state: State, seat: Seat) -> None:
        raise not_overridden(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Something a seat may do in its turn: lists its legal choices, performs one, says why another is not listed."""

    rule: ClassVar[str] = ""
    in_pause: ClassVar[bool] = False  # also while a discovery waits (CAT-4.6)

    def __init__(self, *verbs: int) -> None:
        self.verbs: Final = verbs

    def options(self, state: State, seat: Seat, out: list[int]) -> None:
        raise not_overridden(self)

    def perform(self, state: State, seat: Seat, choice: int) -> None:
        raise not_overridden(self)

    def why_not(self, state: State, seat: Seat, choice: int) -> Reason | None:
        """The first rule that forbids a choice of these verbs, or None if it is listed."""
        raise not_overridden(self)

    def price(self, state: State, seat: Seat, choice: int) -> Price:
        """What `perform` takes from the seat, listed or not."""
        return FREE


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger:
    """What entering a room sets off, whatever brought the seat there (CORE-10.7)."""

    rule: ClassVar[str] = ""

    def entered(self, state: State, seat: Seat, room: int) -> None:
        raise not_overridden(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Door:
    """Whom a game lets into rooms with one of these features, whatever way they come (CORE-10.7)."""

    rule: ClassVar[str] = ""

    def __init__(self, features: int) -> None:
        self.features: Final = features

    def why_not(self, state: State, seat: Seat, room: int) -> Reason | None:
        raise not_overridden(self)

    def why_not_teleport(self, state: State, seat: Seat, room: int) -> Reason | None:
        """What keeps out a teleport alone (CORE-10.9)."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Marking:
    """Which rooms of a game seats leave cubes in for good, and what keeps them from it (CAT-6.6, SPA-6.1)."""

    def __init__(self, feature: int) -> None:
        self.feature: Final = feature

    def why_not(self, state: State, seat: Seat, room: int) -> Reason | None:
        raise not_overridden(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Milestone:
    """What the marker sets off on its way along the rage track (CORE-12.4); one that everybody sees has a name."""

    rule: ClassVar[str] = ""
    name: ClassVar[str] = ""
    space: ClassVar[int] = 0  # of the track, where a milestone with a name stands

    def passed(self, state: State, before: int) -> None:
        """The marker stood on the space `before`, and has moved."""
        raise not_overridden(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Scorer:
    """One line of the final count. `word` names it in every language."""

    rule: ClassVar[str] = ""
    word: ClassVar[str] = ""

    def points(self, state: State, seat: Seat) -> int:
        raise not_overridden(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chart:
    """How a map grows. Games whose board never changes have none."""

    def board(self, tiles: list[int]) -> Board:
        """The graph of these tiles, as they lie."""
        raise not_overridden(self)

    def why_not_discover(self, state: State, seat: Seat, tunnel: Tunnel) -> Reason | None:
        """Why a tunnel that leads to the edge of the map cannot be entered, by any means."""
        raise not_overridden(self)

    def discover(self, state: State, seat: Seat, tunnel: Tunnel, *, teleporting: bool) -> None:
        """Go over the edge of the map."""
        raise not_overridden(self)

    def lay(self, state: State, tile: int, cell: int, turn: int) -> None:
        """Lay a tile on a free cell, with everything that this brings."""
        raise not_overridden(self)

    def waiting(self, stack: list[Frame]) -> list[tuple[int, int]]:
        """Tiles that were revealed and are not laid yet, the latest last, each with the cell that it waits for."""
        raise not_overridden(self)

    def ahead(self, frame: Frame, board: Board, choice: int) -> Tunnel | None:
        """Where an answer leads the seat and what is still to be paid on the way, if it leads anywhere."""
        raise not_overridden(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """A suspended piece of procedure. Immutable, so clones share it; plain ints, so it can be stored.

    An asking frame lists options and takes an answer. A running frame runs as soon as it is on top.
    """

    kind: ClassVar[int] = 0
    prompt: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    verbs: ClassVar[tuple[int, ...]] = ()  # what may answer it, beside what actions of the game are about
    outlives: ClassVar[bool] = False  # asks its seat even when that one is out (RUL-90)

    def __init__(self, seat: int, *, asks: bool) -> None:
        self.seat: Final = seat
        self.asks: Final = asks

    def options(self, state: State, seat: Seat, out: list[int]) -> None:
        raise AssertionError("a running frame asks nothing")

    def take(self, state: State, seat: Seat, choice: int) -> None:
        raise AssertionError("a running frame takes no answer")

    def why_not(self, state: State, seat: Seat, choice: int) -> Reason | None:
        """Why a choice that is not among the options is refused."""
        return QUESTION_OPEN

    def price(self, state: State, seat: Seat, choice: int) -> Price:
        """What `take` takes from the seat, listed or not."""
        return FREE

    def run(self, state: State, seat: Seat) -> None:
        """For an asking frame: what remains to be done when its seat can no longer answer."""

    def about(self) -> int:
        """The card or token whose text asks, as `resolve` knows it, or NOTHING."""
        return -1

    def fields(self) -> list[int]:
        """What `revive` needs, beside the seat, to make this frame again."""
        return []

    @classmethod
    def revive(cls, pack: Pack, seat: int, fields: list[int]) -> Frame:
        """The frame that wrote these fields, out of a stored game."""
        raise AssertionError(f"{cls.__name__} does not say how it is made again")


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame):
    """A question that a text asks; an optional one may be declined, whatever else its `verbs` are."""

    def __init__(self, seat: int, source: int, *, optional: bool) -> None:
        super().__init__(seat, asks=True)
        self.source: Final = source
        self.optional: Final = optional

    def options(self, state: State, seat: Seat, out: list[int]) -> None:
        self.answers(state, seat, out)
        if self.optional:
            out.append(DECLINE)

    def take(self, state: State, seat: Seat, choice: int) -> None:
        state.stack.pop()
        if choice != DECLINE:
            self.answered(state, seat, choice)

    def answers(self, state: State, seat: Seat, out: list[int]) -> None:
        """What may be answered, beside no."""
        raise not_overridden(self)

    def answered(self, state: State, seat: Seat, choice: int) -> None:
        """One of the answers was given; the question is no longer on the stack."""
        raise not_overridden(self)

    def about(self) -> int:
        return self.source

    def fields(self) -> list[int]:
        return [self.source, 1 if self.optional else 0]

    @classmethod
    def revive(cls, pack: Pack, seat: int, fields: list[int]) -> Question:
        return cls(seat, fields[0], optional=fields[1] == 1)
