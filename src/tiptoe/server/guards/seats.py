"""Seats of whoever asks: proved by the cookie of a table, over HTTP as over a websocket."""

from __future__ import annotations

from typing import Final

from litestar.datastructures import Cookie

from ...house.tables.credentials import cookie_name, seat_of
from ...house.tables.live import Live
from .origins import Connection

A_YEAR: Final = 365 * 24 * 3600


def cookie_for(connection: Connection, live: Live) -> str | None:
    return connection.cookies.get(cookie_name(live.table.id))


def seat_at(connection: Connection, live: Live, wanted: int | None = None) -> int:
    """The wanted seat, or the first that the cookie proves; NOBODY if it does not."""
    return seat_of(live.table, cookie_for(connection, live), wanted)


def seat_cookie(table: str, tokens: str, *, secure: bool) -> Cookie:
    return Cookie(
        key=cookie_name(table),
        value=tokens,
        httponly=True,
        samesite="strict",
        secure=secure,
        path="/",
        max_age=A_YEAR,
    )
