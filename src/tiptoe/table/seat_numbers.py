"""Fair seed: each seat commits to a number before the deal, shows it then, and shows one more at each redeal.

Nobody waits long for a number, and nobody gains by keeping one back: without the server's secret it reveals nothing,
and a person who knows the secret is committed before they see the others' numbers (ADR 0036).
"""

from __future__ import annotations

from collections.abc import Mapping

from ..records.fair_seed import MISSING, NONE, is_link_of, is_number, next_link_of
from . import commands as c
from . import entries as e
from .errors import Refused
from .phases import LOBBY
from .table import NOBODY, Proposal, Table


def propose_number(table: Table, command: c.Seal | c.ShowNumber, seat: int, now: int) -> Proposal:
    """Returns the proposal for a seat's commitment or, once the deal was asked for, its number; each once."""
    if table.phase != LOBBY:
        raise Refused("not-in-lobby")
    if seat == NOBODY or not table.chairs[seat].is_person:
        raise Refused("not-seated")
    chair = table.chairs[seat]
    if isinstance(command, c.Seal):
        if table.dealing or chair.seal:
            raise Refused("dealing" if table.dealing else "not-your-number")
        return Proposal(e.Sealed(seq=table.seq + 1, at=now, seat=seat, seal=command.seal))
    if not table.dealing or chair.number or next_link_of(command.number) != chair.seal:
        raise Refused("not-your-number")
    return Proposal(e.Numbered(seq=table.seq + 1, at=now, seat=seat, number=command.number))


def checked_number(table: Table, seat: int, number: str | None, request: int) -> str:
    """Returns the number that a seat shows with request `request` to go back; "" if it has none in this luck."""
    numbers = table.mixed_numbers()
    first = numbers[seat] if numbers else NONE
    if number is None or not is_number(first):
        return ""
    if not is_link_of(number, first, request):
        raise Refused("not-your-number")
    return number


def numbers_of_deal(table: Table) -> list[str]:
    """Returns the number that each seat has shown; an empty list if no seat committed to one."""
    if not any(chair.seal for chair in table.chairs):
        return []
    return [chair.number or (MISSING if chair.seal else NONE) for chair in table.chairs]


def numbers_of_all(table: Table, shown: Mapping[int, str]) -> list[str]:
    """Returns the number that each seat has shown for a redeal; an empty list if none has."""
    numbers = [shown.get(seat) or NONE for seat in range(len(table.chairs))]
    return numbers if any(map(is_number, numbers)) else []
