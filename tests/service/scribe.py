"""A scribe who tells what luck brought: of the pieces that are left, each time one of them."""

from __future__ import annotations

from tiptoe.core.rng import seeded
from tiptoe.service.session import TableSession
from tiptoe.service.table_service import TableService
from tiptoe.wire.table import AskedLuck, WantedLuck


def told_to_the_end(service: TableService, session: TableSession, key: str = "", seed: int = 1) -> tuple[str, ...]:
    """Luck of a choice of the asked seat, or of the deal, told until nothing more is asked."""
    rng, luck = seeded(seed), tuple[str, ...]()
    while (asked := service.asked_luck(session, WantedLuck(luck, key), session.table.asked)).n:
        luck += one_of(asked, rng.below(sum(piece.n for piece in asked.pieces)))
    return luck


def one_of(asked: AskedLuck, place: int) -> tuple[str]:
    pieces = [piece.id for piece in asked.pieces for _ in range(piece.n)]
    return (pieces[place],)
