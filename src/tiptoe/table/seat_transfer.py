"""Moving a seat: by a link of its own somebody takes it to another device, once, and within a quarter of an hour.

A seat has one such link at a time; a new one ends the one before it. Both entries are kept in the log, so that a link
opens on every node and after a restart.
"""

from __future__ import annotations

from . import entries as e
from .errors import Refused
from .table import NOBODY, Proposal, Table


def offer_seat(table: Table, seat: int, link: str, now: int) -> Proposal:
    """Whoever sits here can go on elsewhere by the link that has this hash."""
    if seat == NOBODY or not table.chairs[seat].is_person:
        raise Refused("not-seated")
    return Proposal(e.Linked(seq=table.seq + 1, at=now, seat=seat, link=link))


def take_seat(table: Table, link: str, token: str, now: int) -> Proposal:
    """Whoever has the link sits there from now on, and nobody else does."""
    seat = next((index for index, chair in enumerate(table.chairs) if chair.opens_by(link, now)), NOBODY)
    if seat == NOBODY:
        raise Refused("link-over")
    return Proposal(e.Moved(seq=table.seq + 1, at=now, seat=seat, token=token))
