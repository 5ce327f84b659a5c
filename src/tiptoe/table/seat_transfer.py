"""Transfer of a seat to another device, by a link that works once and for a quarter of an hour.

A seat has one such link at a time; a new one replaces it. Both entries are in the log, so that a link opens on every
node and after a restart.
"""

from __future__ import annotations

from . import entries as e
from .errors import Refused
from .table import NOBODY, Proposal, Table


def offer_seat(table: Table, seat: int, link: str, now: int) -> Proposal:
    """Proposes a link, given by its hash, that moves this seat to another device."""
    if seat == NOBODY or not table.chairs[seat].is_person:
        raise Refused("not-seated")
    return Proposal(e.Linked(seq=table.seq + 1, at=now, seat=seat, link=link))


def take_seat(table: Table, link: str, token: str, now: int) -> Proposal:
    """Moves a seat to the holder of a one-time link; the old token no longer proves it."""
    seat = next((index for index, chair in enumerate(table.chairs) if chair.opens_by(link, now)), NOBODY)
    if seat == NOBODY:
        raise Refused("link-over")
    return Proposal(e.Moved(seq=table.seq + 1, at=now, seat=seat, token=token))
