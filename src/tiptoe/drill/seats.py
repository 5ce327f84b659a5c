"""People at a table, as a server knows them: a cookie for each seat, and a websocket."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from .http import HttpAnswer, Unreachable, post
from .messages import SeenSat

OPEN_SECONDS: Final = 20.0
LARGEST: Final = 1 << 20


@dataclass(frozen=True)
class OwnSeat:
    """A seat that is ours: its table, and the cookie that proves it. A spectator has none."""

    table: str
    seat: int
    cookie: str = ""


async def seated_table(address: str, spec: str, people: int, bots: tuple[str, ...] = ()) -> list[OwnSeat]:
    """A new table where the game has begun; Unreachable if anything on the way was not answered."""
    seats = [""] * people + list(bots)
    first = await _post(address, "/api/tables", {"spec": spec, "seats": seats, "name": "Drill 1"})
    places = [_place(first)]
    path = f"/api/tables/{places[0].table}"
    for number in range(2, people + 1):
        places.append(_place(await _post(address, f"{path}/join", {"name": f"Drill {number}"})))
    await _post(address, f"{path}/commands", {"type": "start"}, places[0].cookie)
    return places


async def attend(address: str, place: OwnSeat, seen: int = 0) -> ClientConnection:
    """A websocket for a seat. OSError or an error of `websockets` if there is none to be had."""
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
    )


def _place(answer: HttpAnswer) -> OwnSeat:
    sat = msgspec.json.decode(answer.body, type=SeenSat)
    return OwnSeat(sat.table, sat.seat, answer.cookie)


async def _post(address: str, path: str, body: object, cookie: str = "") -> HttpAnswer:
    answer = await post(address, path, body, cookie)
    if answer.status >= 300:
        raise Unreachable(f"{path}: {answer.status} {answer.body.decode(errors='replace')[:200]}")
    return answer
