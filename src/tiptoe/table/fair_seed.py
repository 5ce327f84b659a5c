"""Mixing the luck: each seat promises a number before the deal, shows it then, and one more whenever it is dealt anew.

Nobody waits long for a number, and nobody gains by keeping one back: without the server's secret it says nothing, and
whoever knows the secret was bound before they saw the others' numbers (ADR 0036).
"""

from __future__ import annotations

from collections.abc import Mapping

from ..records.fair_seed import MISSING, NONE, is_number, leads_to, seal_of
from . import commands as c
from . import entries as e
from .errors import Refused
from .phases import LOBBY
from .table import NOBODY, Proposal, Table


def mix(table: Table, command: c.Seal | c.ShowNumber, seat: int, now: int) -> Proposal:
    """A seat is bound to its number, or shows it when the deal was asked for; each once."""
    if table.phase != LOBBY:
        raise Refused("not-in-lobby")
    if seat == NOBODY or not table.chairs[seat].is_person:
        raise Refused("not-seated")
    chair = table.chairs[seat]
    if isinstance(command, c.Seal):
        if table.dealing or chair.seal:
            raise Refused("dealing" if table.dealing else "not-your-number")
        return Proposal(e.Sealed(seq=table.seq + 1, at=now, seat=seat, seal=command.seal))
    if not table.dealing or chair.number or seal_of(command.number) != chair.seal:
        raise Refused("not-your-number")
    return Proposal(e.Numbered(seq=table.seq + 1, at=now, seat=seat, number=command.number))


def mixed_in(table: Table, seat: int, number: str | None, request: int) -> str:
    """The number that a seat shows with the nth request to go back; nothing where it has none in this game's luck."""
    numbers = table.mixed_numbers()
    first = numbers[seat] if numbers else NONE
    if number is None or not is_number(first):
        return ""
    if not leads_to(number, first, request):
        raise Refused("not-your-number")
    return number


def numbers_of_deal(table: Table) -> list[str]:
    """For each seat what it has shown; nothing where nobody has promised any."""
    if not any(chair.seal for chair in table.chairs):
        return []
    return [chair.number or (MISSING if chair.seal else NONE) for chair in table.chairs]


def numbers_of_all(table: Table, shown: Mapping[int, str]) -> list[str]:
    """For each seat what it has shown for a new deal; nothing where nobody has."""
    numbers = [shown.get(seat) or NONE for seat in range(len(table.chairs))]
    return numbers if any(map(is_number, numbers)) else []
