"""Seats of a drill's people: a cookie for each, and a websocket."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from .http import HttpAnswer, Unreachable, coming_from, post
from .messages import SeenSat

OPEN_SECONDS: Final = 20.0
LARGEST: Final = 1 << 20


@dataclass(frozen=True)
class OwnSeat:
    """Seat of the drill: its table, and the cookie that proves it. A spectator has none.

    `home` is the address of this machine that its person connects from: limits count by address.
    """

    table: str
    seat: int
    cookie: str = ""
    home: str = ""


async def seated_table(
    address: str, spec: str, people: int, bots: tuple[str, ...] = (), *, homes: Sequence[str] = ("",)
) -> list[OwnSeat]:
    """Opens a table and begins its game; raises Unreachable if any request on the way is not answered."""
    seats = [""] * people + list(bots)
    first = await _post(address, "/api/tables", {"spec": spec, "seats": seats, "name": "Drill 1"}, home=homes[0])
    places = [_place(first, homes[0])]
    path = f"/api/tables/{places[0].table}"
    for number in range(2, people + 1):
        home = homes[(number - 1) % len(homes)]
        places.append(_place(await _post(address, f"{path}/join", {"name": f"Drill {number}"}, home=home), home))
    await _post(address, f"{path}/commands", {"type": "start"}, places[0].cookie, home=homes[0])
    return places


async def attend(address: str, place: OwnSeat, seen: int = 0) -> ClientConnection:
    """Connects a websocket for a seat; raises OSError or an error of `websockets` if that fails."""
    url = f"ws://{address}/api/tables/{place.table}/live?seen={seen}"
    headers = {"cookie": place.cookie} if place.cookie else {}
    return await connect(
        url,
        additional_headers=headers,
        compression=None,
        max_size=LARGEST,
        open_timeout=OPEN_SECONDS,
        ping_interval=None,
        proxy=None,
        close_timeout=1,
        local_addr=coming_from(place.home),
    )


def _place(answer: HttpAnswer, home: str) -> OwnSeat:
    sat = msgspec.json.decode(answer.body, type=SeenSat)
    return OwnSeat(sat.table, sat.seat, answer.cookie, home)


async def _post(address: str, path: str, body: object, cookie: str = "", *, home: str = "") -> HttpAnswer:
    answer = await post(address, path, body, cookie, home=home)
    if answer.status >= 300:
        raise Unreachable(f"{path}: {answer.status} {answer.body.decode(errors='replace')[:200]}")
    return answer
