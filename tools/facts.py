"""Writes src/tiptoe/core/public.py from the declared facts (docs/adr/0068): `make facts`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from tiptoe.core.facts import FLAG, RESOURCE, SEAT_FACTS, STATE_FACTS, TURN, Fact, observed_numbers, public

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "src" / "tiptoe" / "core" / "public.py"

HEAD = '''"""Public facts of seats and positions. Written by `make facts` from core/facts.py: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from .board import RoomId
from .empty_lists import (
{empty_lists}
)
from .seat_id import SeatId

if TYPE_CHECKING:
    from .board import Board
    from .components import CardId, Program, TokenId
    from .definitions import Frame
    from .kernel import Modifier, PendingAbility, PendingEffect
    from .ruleset import Ruleset


@mypyc_attr(acyclic=True)
class PublicSeat:
    """Facts of a seat that everybody knows: the base of seats and of their views."""

    __slots__ = (
        "index",
        "own",
{seat_slots}
    )

    def __init__(self, index: SeatId) -> None:
        self.index: Final = index
        self.own: dict[str, int] = NO_OWN_FACTS  # facts that the game declares, by name
{seat_fields}

    def copy_from(self, other: PublicSeat) -> None:
        """Takes over the facts of another seat; lists that are written in place are copied."""
        self.own = other.own
{seat_copies}

    def begin_turn(self) -> None:
        """CORE-6.5: the facts of a turn begin with none."""
{seat_turn}

    def end_turn(self) -> None:
        """CORE-13.2: what is left of the turn is lost."""
{seat_end}

    def numbers(self) -> list[int]:
        """The numbers and flags that are columns of an observation."""
        return [
{seat_numbers}
        ]


@mypyc_attr(acyclic=True)
class PublicState:
    """Facts of a position that everybody knows, but for those of its seats: the base of states and of views."""

    __slots__ = (
        "board",
        "rules",
        "own",
{state_slots}
    )

    def __init__(self, rules: Ruleset) -> None:
        self.rules: Final = rules
        self.board: Board = rules.board
        self.own: dict[str, int] = NO_OWN_FACTS  # facts that the game declares, by name
{state_fields}

    def copy_from(self, other: PublicState) -> None:
        """Takes over the facts of another position; lists that are written in place are copied."""
        self.board = other.board
        self.own = other.own
{state_copies}

    def end_turn(self) -> None:
        """CORE-13.2: what waited within the turn is lost."""
{state_end}
'''


def main() -> None:
    FILE.write_text(written(), encoding="utf-8")


def written() -> str:
    """Returns the text of core/public.py."""
    seat, state = public(SEAT_FACTS), public(STATE_FACTS)
    lists = {"NO_OWN_FACTS", *(fact.kind.empty for fact in [*seat, *state] if fact.kind.is_list)}
    return HEAD.format(
        empty_lists="\n".join(f"    {name}," for name in sorted(lists)),
        seat_slots=_slots(seat),
        seat_fields=_lines(_field(fact) for fact in seat),
        seat_copies=_lines(_copy(fact) for fact in seat),
        seat_turn=_lines(_reset(fact) for fact in seat if fact.lifetime == TURN),
        seat_end=_lines(_reset(fact) for fact in seat if fact.lifetime == RESOURCE),
        seat_numbers="\n".join(f"            {_number(fact)}," for fact in observed_numbers(SEAT_FACTS)),
        state_slots=_slots(state),
        state_fields=_lines(_field(fact) for fact in state),
        state_copies=_lines(_copy(fact) for fact in state),
        state_end=_lines(_reset(fact) for fact in state if fact.lifetime == RESOURCE),
    )


def _slots(facts: Iterable[Fact]) -> str:
    return "\n".join(f'        "{fact.name}",' for fact in facts)


def _lines(lines: Iterator[str]) -> str:
    return "\n".join(f"        {line}" for line in lines)


def _field(fact: Fact) -> str:
    about = f"  # {fact.about}" if fact.about else ""
    declared = f"{fact.name}: {fact.kind.type}" if fact.kind.is_list else fact.name
    return f"self.{declared} = {fact.kind.empty}{about}"


def _copy(fact: Fact) -> str:
    return f"self.{fact.name} = other.{fact.name}{'[:]' if fact.in_place else ''}"


def _number(fact: Fact) -> str:
    return f"1 if self.{fact.name} else 0" if fact.kind is FLAG else f"self.{fact.name}"


def _reset(fact: Fact) -> str:
    return f"self.{fact.name} = {'[]' if fact.in_place else fact.kind.empty}"


if __name__ == "__main__":
    main()
