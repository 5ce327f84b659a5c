"""Connections that cost their client nothing: each of them has an end."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from contextlib import ExitStack

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from patience import until
from setups import DOOR
from tiptoe.web.connections import http, limits, registry
from tiptoe.wire.close_codes import OTHER_PROTOCOL
from tiptoe.wire.table import PROTOCOL
from web.attacks import CONTINUATION, HANDSHAKE, PING, TEXT, answer, dial, frame, sent_until_refused, upgraded
from web.people import Person, run
from web.servers import Server, process, serving

NOWHERE = "0" * 24
TOO_LONG = {"direct": b"HTTP/1.1 431", "nginx": b"HTTP/1.1 400"}[DOOR]  # nginx refuses it first

HALVES = [
    b"",
    b"GET / HTTP/1.1\r\nHost: x\r\nX-A: ",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
]


def a_table(server: Server) -> str:
    async def ask() -> str:
        return await Person(server.address).open("classic", ["", ""])

    return run(ask())


def refused(server: Server, limit: str) -> float:
    found = server.process.metrics.registry.get_sample_value("tiptoe_refused_total", {"limit": limit})
    return found or 0.0


def test_finding_3_pings_that_nobody_reads_the_answers_of_are_not_answered_for_ever(server: Server) -> None:
    with upgraded(server.address, a_table(server), buffer=4096) as eve:
        taken = sent_until_refused(eve, frame(PING, b"x" * 125) * 400, 64 << 20)
        assert taken < 16 << 20 or DOOR == "nginx"  # which discards the rest
        assert until(lambda: refused(server, limits.CONTROLS) == 1)
        assert until(lambda: not server.process.doors.guests)


def test_finding_3_a_rate_of_pings_ends_with_4429(server: Server) -> None:
    table = a_table(server)

    async def ask() -> int:
        async with connect(f"ws://{server.address}/api/tables/{table}/live") as socket:
            for _ in range(40):
                await (await socket.ping())  # a burst is allowed
            with pytest.raises(ConnectionClosed) as closed:
                for _ in range(100):
                    await (await socket.ping())
            return closed.value.rcvd.code if closed.value.rcvd else 0

    assert run(ask()) == 4429


def test_finding_3_a_message_of_endless_fragments_is_refused(server: Server) -> None:
    with upgraded(server.address, a_table(server)) as eve:
        eve.sendall(frame(TEXT, b"{", final=False))
        sent_until_refused(eve, frame(CONTINUATION, final=False) * 5_000, 4 << 20)
        assert until(lambda: refused(server, limits.FRAGMENTS) == 1)
        assert until(lambda: not server.process.doors.guests)


@pytest.mark.only("direct", "a proxy takes answers for whoever does not")
def test_finding_3_who_takes_nothing_is_let_go(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unread answers end the connection, also after a polite close that waits for its buffer."""
    monkeypatch.setattr(registry, "UNREAD_SECONDS", 0.5)
    with dial(server.address, buffer=4096) as eve:
        asked = b"GET /api/schema HTTP/1.1\r\nHost: localhost\r\n\r\n"
        sent_until_refused(eve, asked * 200, 1 << 20, seconds=2)
        assert until(lambda: refused(server, limits.UNREAD) == 1)
        assert until(lambda: not server.process.doors.guests)


def test_finding_3_a_keep_alive_that_fails_ends_the_connection_at_once(any_url: str) -> None:
    with serving(any_url) as server:
        server.uvicorn.config.ws_ping_interval = server.uvicorn.config.ws_ping_timeout = 0.2
        with upgraded(server.address, a_table(server)):
            assert until(lambda: refused(server, limits.SILENT) == 1)
            assert until(lambda: not server.process.doors.guests)


def test_finding_1_a_handshake_that_cannot_be_read_is_answered(server: Server) -> None:
    with dial(server.address) as eve:
        more = f"Cookie: {'x' * 9000}\r\n"
        eve.sendall(HANDSHAKE.format(table=NOWHERE, address=server.address, more=more).encode())
        assert answer(eve).startswith(TOO_LONG)
    assert refused(server, limits.HANDSHAKE) == (DOOR == "direct")


@pytest.mark.only("direct", "a proxy waits for the rest, and its patience is its own")
def test_finding_4_half_a_request_has_its_time(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "REQUEST_SECONDS", 0.5)
    with ExitStack() as open_ones:
        eves = [open_ones.enter_context(dial(server.address)) for _ in HALVES]
        for eve, half in zip(eves, HALVES):
            eve.sendall(half)
        assert [answer(eve)[:12] for eve in eves] == [b"HTTP/1.1 408"] * 3
    assert refused(server, limits.LATE) == 3


@pytest.mark.only("nginx", "a proxy waits for the rest, and its patience is its own")
def test_finding_4_half_a_request_never_reaches_who_stands_behind_a_proxy(server: Server) -> None:
    with ExitStack() as open_ones:
        for half in HALVES:
            open_ones.enter_context(dial(server.address)).sendall(half)
        assert httpx.get(f"http://{server.address}/health").status_code == 200
        assert until(lambda: not server.process.doors.guests)


@pytest.mark.only("direct", "nginx refuses it and throws the rest away")
def test_finding_4_a_header_without_end_is_cut_off(server: Server) -> None:
    with dial(server.address) as eve:
        eve.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-A: ")
        assert sent_until_refused(eve, b"x" * 8192, 16 << 20) < 16 << 20
    assert refused(server, limits.HEADER) == 1


def test_finding_4_a_header_has_an_end(server: Server) -> None:
    with dial(server.address) as eve:
        eve.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-A: " + b"x" * 17_000 + b"\r\n\r\n")
        assert answer(eve).startswith(TOO_LONG)
    assert refused(server, limits.HEADER) == (DOOR == "direct")


@pytest.mark.only("direct", "a proxy connects when it is asked something; websockets behind it are counted below")
def test_finding_4_an_address_has_so_many_connections(any_url: str) -> None:
    with serving(any_url, connections_an_address=5, proxies="") as server, ExitStack() as open_ones:
        for _ in range(5):
            open_ones.enter_context(dial(server.address))
        assert until(lambda: len(server.process.doors.guests) == 5)
        with dial(server.address) as sixth:
            assert answer(sixth).startswith(b"HTTP/1.1 429")
    assert not server.process.doors.by_address


def test_finding_4_everybody_behind_a_proxy_of_ours_has_its_address(any_url: str) -> None:
    with serving(any_url, connections_an_address=2) as server, ExitStack() as open_ones:
        for _ in range(5):
            open_ones.enter_context(dial(server.address))
        assert httpx.get(f"http://{server.address}/health").status_code == 200


def from_elsewhere(url: str) -> connect:
    """Opens a websocket from another address: a local address for nginx, else the header that a proxy sends."""
    if DOOR == "nginx":
        return connect(url, local_addr=("127.0.0.9", 0))
    return connect(url, additional_headers={"x-forwarded-for": "203.0.113.9"})


def test_finding_4_an_address_behind_a_proxy_has_so_many_websockets(any_url: str) -> None:
    async def ask(server: Server) -> int:
        table = await Person(server.address).open("classic", ["", ""])
        url = f"ws://{server.address}/api/tables/{table}/live"
        first = await from_elsewhere(url)
        assert "hello" in str(await first.recv())
        async with from_elsewhere(url) as second, connect(url) as other:
            assert "hello" in str(await other.recv())
            with pytest.raises(ConnectionClosed) as closed:
                await second.recv()
        await first.close()
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    with serving(any_url, connections_an_address=1) as server:
        assert run(ask(server)) == 4429
        assert until(lambda: not server.process.attending)


@pytest.mark.only("direct", "a proxy connects when it is asked something")
def test_finding_4_there_are_so_many_connections_in_all_and_it_is_said(
    any_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(any_url, connections=5) as server:
        with ExitStack() as open_ones:
            for _ in range(5):
                open_ones.enter_context(dial(server.address))
            assert until(lambda: "5 of 5 connections are taken" in caplog.text)
            with dial(server.address) as sixth:
                assert answer(sixth).startswith(b"HTTP/1.1 503")
        assert until(lambda: not server.process.doors.guests)
        assert "tiptoe_sockets_most 5.0" in httpx.get(f"http://{server.address}/metrics").text
    assert caplog.text.count("connections are taken") == 1


def test_finding_4_the_soft_limit_of_descriptors_is_raised() -> None:
    lowered = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 400)); "
    ours = "from tiptoe.web.connections.limits import *; print(raise_descriptors(), room_for_connections(9999))"
    done = subprocess.run([sys.executable, "-c", lowered + ours], capture_output=True, text=True, check=True)
    assert done.stdout == "400 300\n"


def test_low_11_the_end_and_the_beginning(any_url: str) -> None:
    """The first log line names the limit of descriptors; a half-sent request does not delay the stop."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with process("--database", any_url) as server, dial(server.address) as eve:
        eve.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        assert httpx.get(f"http://{server.address}/health").status_code == 200
        errors = server.stop()[1]
    assert f"{hard} descriptors, room for {min(4096, hard - hard // 4)} connections" in errors.splitlines()[0]
    assert "Traceback" not in errors


def test_a_connection_that_speaks_another_protocol_is_told_which_one_is_spoken(server: Server) -> None:
    async def story() -> None:
        ana = Person(server.address)
        await ana.open("classic", ["", ""])
        assert (await ana.connect())["protocol"] == PROTOCOL
        for path in (f"tables/{ana.table}/live", "lessons/classic-1/live"):
            for wrong in (str(PROTOCOL + 1), "one"):
                async with connect(f"ws://{server.address}/api/{path}?protocol={wrong}") as socket:
                    with pytest.raises(ConnectionClosed) as closed:
                        await socket.recv()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == OTHER_PROTOCOL
                    assert str(PROTOCOL) in closed.value.rcvd.reason
            async with connect(f"ws://{server.address}/api/{path}?protocol={PROTOCOL}", max_size=None) as socket:
                assert json.loads(await socket.recv())["protocol"] == PROTOCOL

    run(story())
