"""Messages on a websocket are compressed where the client can read it (ADR 0075)."""

from __future__ import annotations

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from web.people import Person, run
from web.relay import Relay
from web.servers import Server

CHOICES = 20


def test_a_game_takes_an_eighth_of_its_bytes(server: Server) -> None:
    """Positions repeat most of the one before, which the compression remembers."""

    async def game(relay: Relay) -> tuple[int, int]:
        ana = Person(relay.address)
        ana.compression = "deflate"
        await ana.open("classic", ["", "greedy"])
        await ana.connect(lang="en")
        await ana.does("start")
        answered, read = relay.answered, len(ana.raw)
        for _ in range(CHOICES):
            while ana.question["seat"] != ana.seat:
                await ana.hear()
            await ana.catch_up(await ana.choose())
        return sum(len(frame) for frame in ana.raw[read:]), relay.answered - answered

    with Relay.to(server.address) as relay:
        said, carried = run(game(relay))
    assert said > CHOICES * 1_000
    assert carried < said / 8


def test_a_message_that_swells_is_refused(server: Server) -> None:
    """A small frame of 100 MB: it is not unpacked beyond the largest message."""

    async def ask() -> int:
        ana = Person(server.address)
        table = await ana.open("classic", ["", ""])
        async with connect(f"ws://{server.address}/api/tables/{table}/live", compression="deflate") as socket:
            await socket.recv()
            await socket.send("0" * 100_000_000)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await socket.recv()
            return closed.value.rcvd.code if closed.value.rcvd else 0

    assert run(ask()) == 1009
