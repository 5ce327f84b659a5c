"""Rate limit of messages: a fast connection is slowed down, and closed only if it does not wait (ADR 0054)."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tiptoe.service.rate_limit import Rate, TokenBucket
from tiptoe.web.settings import Settings
from tiptoe.wire.close_codes import TOO_MANY
from web.people import Person, run
from web.servers import serving

SAFE = Settings("")
RATES = {
    name: getattr(SAFE, name) for name in ("messages_a_second", "message_burst", "commands_a_second", "command_burst")
}


def test_a_client_that_waits_for_its_answers_is_never_closed(any_url: str) -> None:
    """Finding house-7: the example bot answered sooner than ten times a second and was closed with 4429 in its first
    game.
    """

    async def ask(address: str) -> None:
        ana = Person(address)
        await ana.open("classic", ["", "random"])
        await ana.connect()
        for _ in range(SAFE.message_burst + 20):
            assert await ana.is_refused("return") == "not-playing"

    with serving(any_url, **RATES) as server:
        run(ask(server.address))


def test_a_client_that_sends_on_without_waiting_is_closed_and_may_come_back(any_url: str) -> None:
    async def ask(address: str) -> None:
        ana = Person(address)
        await ana.open("classic", ["", "random"])
        await ana.connect()
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(10_000):
                await ana.send({"type": "return"})
            await ana.hear_until(lambda message: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TOO_MANY
        await ana.connect()
        await ana.does("start")

    with serving(any_url, **RATES) as server:
        run(ask(server.address))
        count = server.process.metrics.registry.get_sample_value("tiptoe_refused_total", {"limit": "messages"})
        assert count == 1


def test_one_connection_never_meets_the_rate_of_its_seat() -> None:
    """A program that is slowed down at its connection never meets the `too-often` of its seat."""
    assert SAFE.messages_a_second <= SAFE.commands_a_second
    assert SAFE.message_burst <= SAFE.command_burst


def test_a_reservation_says_how_long_to_wait() -> None:
    now = 0.0
    bucket = TokenBucket(Rate(2, 0.5), lambda: now)
    assert [bucket.reserve() for _ in range(4)] == [0.0, 0.0, 0.5, 1.0]
    now = 1.0
    assert bucket.reserve() == 0.5
    now = 60.0
    assert [bucket.reserve() for _ in range(3)] == [0.0, 0.0, 0.5]
