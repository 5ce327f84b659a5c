"""Handover of a seat: to a bot while its person is away, and to a person who lost the token of their seat.

No single command gives away another person's seat: people who are there agree, or the clock of the table runs out.
"""

from __future__ import annotations

from typing import Final

from ..bots.registry import FALLBACK_BOT
from . import commands as c
from . import entries as e
from .errors import Refused
from .phases import OVER, PLAYING
from .presence import Presence
from .seats import checked_bot
from .table import CLAIM, HOLD, NOBODY, Proposal, SeatQuestion, Table

CLAIM_PAUSE: Final = 600  # seconds after a no, until the same seat can be claimed again


def hold(table: Table, command: c.Hold, seat: int, now: int, present: Presence) -> Proposal:
    """Proposes a bot for the own seat, or asks everybody who is there whether one may play for another's."""
    if table.phase != PLAYING:
        raise Refused("not-playing")
    if command.seat >= len(table.chairs):
        raise Refused("no-such-seat")
    chair = table.chairs[command.seat]
    if not chair.is_person or chair.held:
        raise Refused("held")
    _must_sit(table, seat)
    if command.seat == seat:
        return Proposal(e.Held(seq=table.seq + 1, at=now, seat=seat, bot=checked_bot(command.bot)))
    _may_be_played_for(table, command.seat, present)
    _not_asked_already(table, HOLD, present)
    agree = _others_there(table, command.seat, present) - {seat}
    if not agree and command.seat not in present.gone:
        raise Refused("not-away-long")
    return Proposal(
        e.SeatAsked(seq=table.seq + 1, at=now, seat=command.seat, what=HOLD, agree=sorted(agree or {seat}), by=seat)
    )


def hold_overdue_seat(table: Table, now: int) -> Proposal:
    """Proposes a bot for the seat that everybody waits for, when the clock has run out."""
    seat = table.overdue(now)
    if seat == NOBODY:
        raise Refused("not-away")
    return _held(table, seat, now)


def give_back(table: Table, seat: int, now: int) -> Proposal:
    """Proposes the return of a person to their seat."""
    if table.phase != PLAYING:
        raise Refused("not-playing")
    _must_sit(table, seat)
    if not table.chairs[seat].held:
        raise Refused("not-held")
    return Proposal(e.Returned(seq=table.seq + 1, at=now, seat=seat))


def claim(table: Table, seat: int, token: str, now: int, present: Presence) -> Proposal:
    """Proposes a spectator's claim to a seat: everybody else who is there is asked, or else the host."""
    if table.phase == OVER:
        raise Refused("not-playing")
    if seat >= len(table.chairs):
        raise Refused("no-such-seat")
    chair = table.chairs[seat]
    if not chair.is_person:
        raise Refused("not-seated")
    if seat in present.here:
        raise Refused("seat-is-here")
    if chair.claim_refused and now - chair.claim_refused < CLAIM_PAUSE:
        raise Refused("too-often")
    _not_asked_already(table, CLAIM, present)
    others = [other for other in table.people() if other != seat]
    if not others:
        raise Refused("nobody-to-ask")
    host = table.host if table.host in others else others[0]
    agree = _others_there(table, seat, present) or {host}
    return Proposal(e.SeatAsked(seq=table.seq + 1, at=now, seat=seat, what=CLAIM, agree=sorted(agree), token=token))


def answer_about_seat(
    table: Table, question: SeatQuestion, command: c.Answer, seat: int, now: int, present: Presence
) -> Proposal:
    """Proposes an answer about a seat: only asked seats can agree, but every seat at the table can refuse."""
    _must_sit(table, seat)
    if command.yes and seat not in question.waiting:
        raise Refused("nothing-asked-of-you")
    if not command.yes or question.waiting != {seat}:
        return Proposal(e.SeatAnswered(seq=table.seq + 1, at=now, seat=seat, asked=question.asked, yes=command.yes))
    if question.what == CLAIM:
        if question.seat in present.here:
            raise Refused("seat-is-here")
        return Proposal(e.Moved(seq=table.seq + 1, at=now, seat=question.seat, token=question.token))
    _may_be_played_for(table, question.seat, present)
    return _held(table, question.seat, now)


def _held(table: Table, seat: int, now: int) -> Proposal:
    """Proposes a bot for this turn or, if it was so before and the person has not played since, until they return."""
    once = not table.chairs[seat].missed
    return Proposal(e.Held(seq=table.seq + 1, at=now, seat=seat, bot=FALLBACK_BOT, once=once))


def _may_be_played_for(table: Table, seat: int, present: Presence) -> None:
    if table.phase != PLAYING:
        raise Refused("not-playing")
    if table.slow:
        raise Refused("clock-decides")
    if seat not in present.away:
        raise Refused("not-away")
    if table.asked != seat:
        raise Refused("not-waited-for")


def _not_asked_already(table: Table, what: str, present: Presence) -> None:
    """Refuses a question while another of its kind is open and one of the seats that must answer is there."""
    question = table.question_about(what)
    if question is not None and question.waiting - set(present.away):
        raise Refused("asked-already")


def _others_there(table: Table, seat: int, present: Presence) -> set[int]:
    return set(table.people()) - set(present.away) - {seat}


def _must_sit(table: Table, seat: int) -> None:
    if seat == NOBODY or not table.chairs[seat].is_person:
        raise Refused("not-seated")
