"""Strangers with a link may watch its table, and do nothing else."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from patience import PATIENCE
from tiptoe.service.content.bodies import CachedBody
from tiptoe.service.credentials import hashed, seat_of
from tiptoe.service.endpoints import ENDPOINTS
from tiptoe.table import entries as e
from tiptoe.web.app import HEADERS
from tiptoe.web.guards.cors import CORS_HEADERS
from tiptoe.web.routes.pages import INDEX, STATIC
from tiptoe.web.settings import Settings
from tiptoe.wire.close_codes import NO_TABLE, NOT_UNDERSTOOD, TOO_MANY
from web.people import Person, run, started
from web.servers import Server, process, serving, stored

NOWHERE = "0" * 24
PUBLISHED = {each.path for each in ENDPOINTS if each.returns is CachedBody and not each.private}  # the same for all


def has_headers(answer: httpx.Response) -> None:
    public = "access-control-allow-origin" in answer.headers
    for name, value in (HEADERS | CORS_HEADERS if public else HEADERS).items():
        assert answer.headers.get(name) == value, (answer.status_code, name)
    assert answer.headers.get("server", "nginx").startswith("nginx"), "what stands behind is nobody's business"


def test_headers_are_on_every_answer(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*asked: object) -> None:
        raise RuntimeError("the key is 0xdeadbeef")

    async def ask() -> None:
        ana = Person(server.address)
        await ana.open("classic", ["", ""])
        expected = {
            ("GET", "/"): 200,
            ("GET", "/health"): 200,
            ("GET", "/api/schema"): 200,
            ("GET", "/api/catalog"): 200,
            ("GET", f"/api/tables/{ana.table}"): 200,
            ("GET", "/nowhere"): 404,
            ("GET", "/api/nowhere"): 404,
            ("GET", f"/api/tables/{NOWHERE}"): 404,
            ("DELETE", "/api/catalog"): 405,
            ("POST", f"/api/tables/{ana.table}/join"): 400,
            ("POST", f"/api/tables/{ana.table}/rematch"): 500,
        }
        for (method, path), status in expected.items():
            answer = await ana.http.request(method, path)
            assert answer.status_code == status, (path, answer.text)
            has_headers(answer)
            assert "0xdeadbeef" not in answer.text
            assert "Traceback" not in answer.text
            if path.startswith("/api/"):
                kept = answer.is_success and path in PUBLISHED
                assert answer.headers["cache-control"] == ("no-cache" if kept else "no-store"), path
        has_headers(httpx.get(f"http://{server.own_address}/metrics"))
        answer = await ana.http.post("/api/tables", content=b"{" + b" " * 20_000 + b"}")
        assert answer.status_code == 413
        has_headers(answer)

    monkeypatch.setattr(server.process.service, "rematch", broken)
    run(ask())


def test_a_body_of_unknown_length_is_limited_as_well(server: Server) -> None:
    async def endless() -> None:
        async def chunks() -> object:
            for _ in range(40):
                yield b" " * 1000

        ana = Person(server.address)
        answer = await ana.http.post("/api/tables", content=chunks())  # type: ignore[arg-type]
        assert answer.status_code == 413
        has_headers(answer)

    run(endless())


@pytest.mark.parametrize("secure", [False, True])
def test_cookies_are_for_the_server_alone(any_url: str, secure: bool) -> None:
    async def cookie(address: str) -> str:
        ana = Person(address)
        answer = await ana.http.post("/api/tables", json={"spec": "classic", "seats": ["", ""], "name": "Ana"})
        assert ("strict-transport-security" in answer.headers) == secure
        return answer.headers["set-cookie"].lower()

    with serving(any_url, secure=secure) as server:
        text = run(cookie(server.address))
    assert "httponly" in text
    assert "samesite=strict" in text
    assert "path=/api/tables/" in text
    assert ("secure" in text) == secure


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[", "", "http://127.0.0.1:1", "file://"])
def test_pages_of_other_sites_are_refused(server: Server, origin: str) -> None:
    async def ask() -> None:
        ana = Person(server.address)
        await ana.open("classic", ["", ""])
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://{server.address}/api/tables/{ana.table}/live", additional_headers={"origin": origin})
        assert refused.value.response.status_code == 403
        for path, body in (
            ("/api/tables", {"spec": "classic", "seats": ["", ""], "name": "Eve"}),
            (f"/api/tables/{ana.table}/join", {"name": "Eve"}),
            (f"/api/tables/{ana.table}/commands", {"type": "say", "text": "psst"}),
            (f"/api/tables/{ana.table}/rematch", {}),
        ):
            answer = await ana.http.post(path, json=body, headers={"origin": origin})
            assert answer.status_code == 403, path
            has_headers(answer)

    run(ask())


def test_the_own_page_is_not_refused(server: Server) -> None:
    async def ask() -> None:
        ana = Person(server.address)
        await ana.open("classic", ["", ""])
        own = {"origin": f"http://{server.address}"}
        async with connect(f"ws://{server.address}/api/tables/{ana.table}/live", additional_headers=own) as socket:
            assert await socket.recv()

    run(ask())


async def closed_with(url: str) -> int:
    try:
        async with connect(url) as socket, asyncio.timeout(PATIENCE):
            while True:
                await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_what_cannot_be_connected_to_says_why(server: Server) -> None:
    async def ask() -> None:
        ana = Person(server.address)
        await ana.open("classic", ["", ""])
        base = f"ws://{server.address}/api/tables"
        assert await closed_with(f"{base}/{NOWHERE}/live") == NO_TABLE
        assert await closed_with(f"{base}/{ana.table}/live?seen=x") == NOT_UNDERSTOOD
        assert await closed_with(f"{base}/{ana.table}/live?seen={'9' * 5000}") == NOT_UNDERSTOOD
        assert await closed_with(f"{base}/{ana.table}/live?lang=%F0%9F%98%80{'%E2%82%AC' * 200}") == NOT_UNDERSTOOD

    run(ask())


@pytest.mark.only("direct", "nginx refuses such an address itself: 400")
def test_a_table_that_no_letter_names_is_none(server: Server) -> None:
    assert run(closed_with(f"ws://{server.address}/api/tables/%00/live")) == NO_TABLE


def test_a_language_is_read_once_however_it_is_called(server: Server) -> None:
    from tiptoe.languages import LANGUAGES
    from tiptoe.text.language import words

    async def ask() -> None:
        ana = Person(server.address)
        await ana.open("classic", ["", "random"])
        for tag in ("fr", "fr-CA", "fr_x", "fr-1"):
            assert (await ana.get("/position", lang=tag)).status_code == 200
            await ana.connect(lang=tag)
            await ana.leave()

    for language in LANGUAGES:  # all languages are loaded, so that only the tags above could load more
        words(language)
    before = words.cache_info().misses
    run(ask())
    assert words.cache_info().misses == before


def test_by_default_there_are_limits(any_url: str) -> None:
    safe = Settings(any_url)

    async def ask(address: str) -> None:
        ana = Person(address)
        opened = [
            (await ana.http.post("/api/tables", json={"spec": "classic", "seats": ["", ""], "name": "Ana"}))
            for _ in range(safe.tables_an_hour + 1)
        ]
        assert [answer.status_code for answer in opened] == [201] * safe.tables_an_hour + [429]
        has_headers(opened[-1])
        asked = [await ana.http.get("/api/catalog") for _ in range(safe.requests_a_minute)]
        assert [answer.status_code for answer in asked].count(429) == len(opened)
        assert asked[-1].headers["retry-after"] == "60"
        has_headers(asked[-1])
        assert (await ana.http.get("/health")).status_code == 200

    changes = {name: getattr(safe, name) for name in ("tables_an_hour", "requests_a_minute")}
    with serving(any_url, **changes) as server:
        run(ask(server.address))


def test_messages_and_connections_are_limited(any_url: str) -> None:
    async def ask(address: str) -> None:
        ana = Person(address)
        await ana.open("classic", ["", ""])
        await ana.connect()
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(1_000):
                await ana.send({"type": "nudge"})
            await ana.hear_until(lambda message: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TOO_MANY
        url = f"ws://{address}/api/tables/{ana.table}/live"
        watchers = [await connect(url) for _ in range(3)]
        assert await closed_with(url) == TOO_MANY
        await ana.connect()  # spectators keep nobody out of their seat
        for _ in range(8):
            last = await closed_with(f"ws://{address}/api/tables/{NOWHERE}/live")
        assert last == TOO_MANY
        for watcher in watchers:
            await watcher.close()

    limits: dict[str, Any] = {
        "messages_a_second": 10,
        "message_burst": 40,
        "spectators_a_table": 3,
        "connects_a_minute": 10,
    }
    with serving(any_url, **limits) as server:
        run(ask(server.address))


def test_a_frame_that_is_too_large_ends_the_connection_and_nothing_else(server: Server) -> None:
    async def ask() -> None:
        ana = Person(server.address)
        await ana.open("classic", ["", "random"])
        await ana.connect()
        await ana.send({"type": "say", "text": "x" * 20_000})
        with pytest.raises(ConnectionClosed) as closed:
            await ana.hear_until(lambda message: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        await ana.connect()
        await ana.does("start")

    run(ask())


def test_only_the_right_token_opens_a_seat(server: Server) -> None:
    async def ask() -> None:
        there = await started(server.address, "classic", ["", ""])
        ana, bea = there.people
        elsewhere = Person(server.address)
        await elsewhere.open("classic", ["", ""])
        table = ana.table
        for value, seat in ((ana.token, 0), (bea.token, 1), (elsewhere.token, -1), (hashed(ana.token), -1), ("", -1)):
            eve = Person(server.address)
            eve.table = table
            eve.http.cookies.set(f"tiptoe-{table}", value)
            assert (await eve.connect())["seat"] == seat
            if seat == -1:
                for command in (
                    {"type": "say", "text": "psst"},
                    {"type": "hold", "seat": 0},
                    {"type": "hold", "seat": 1, "bot": "random"},
                    {"type": "return"},
                    {"type": "ask-end"},
                    {"type": "ask-undo", "choices": 0},
                    {"type": "nudge"},
                ):
                    assert await eve.is_refused(**command) in ("not-seated", "nothing-asked-of-you")
                refused = await eve.post("/commands", {"type": "choose", "decision": 4, "key": "end-turn"})
                assert refused.status_code == 409
        session = server.session(table).table
        assert seat_of(session, None) == seat_of(session, "x") == -1
        assert server.session(table).table.seq == ana.seen

    run(ask())


def test_whoever_gives_up_a_seat_no_longer_speaks_for_it(server: Server) -> None:
    """The open connection of a given-up seat becomes a spectator's, and the next player's hand stays hidden."""

    async def ask() -> None:
        ana, bea = Person(server.address, "Ana"), Person(server.address, "Bea")
        table = await ana.open("classic", ["", "random"])
        await ana.connect()
        await ana.does("unseat", seat=0)
        await bea.join(table)
        await bea.connect()
        assert await ana.is_refused("say", text="I am Bea") == "not-seated"
        await bea.does("start")
        await ana.hear_entry("started")
        assert ana.position is not None
        assert ana.position["view"]["seat"] == -1
        assert ana.question["choices"] == []

    run(ask())


def test_unlisted_tables_are_found_only_by_their_link(server: Server) -> None:
    async def ask() -> None:
        ana = Person(server.address)
        hidden = await ana.open("classic", ["", ""])
        shown = await ana.open("classic", ["", ""], listed=True)
        listed = [table["table"] for table in (await ana.http.get("/api/tables")).json()]
        page = (await ana.http.get("/")).text
        assert (shown in listed, hidden in listed) == (True, False)
        built = (STATIC / INDEX).is_file()  # the client's page requests the list; the plain page contains it
        assert (shown in page, hidden in page) == (not built, False)
        assert (await ana.http.get(f"/api/tables/{hidden}")).status_code == 200

    run(ask())


def test_a_bad_name_opens_no_table(server: Server) -> None:
    async def ask() -> None:
        ana = Person(server.address)
        for body in (
            {"spec": "classic", "seats": ["", ""], "name": "<script>", "listed": True},
            {"spec": "classic", "seats": ["random", "random"], "name": "Ana", "listed": True},
            {"spec": "classic", "seats": ["", "nobody"], "name": "Ana", "listed": True},
        ):
            assert (await ana.http.post("/api/tables", json=body)).status_code == 409
        assert (await ana.http.get("/api/tables")).json() == []

    run(ask())


def test_nothing_secret_reaches_clients_or_logs(any_url: str) -> None:
    """Neither clients nor logs get tokens, their hashes, the random key, digests or other hands, refusals included."""

    async def game(address: str) -> tuple[str, list[str], list[str]]:
        there = await started(address, "catacombs", ["", "", "random"], seed=3)
        ana, bea = there.people
        watcher = Person(address)
        watcher.table = ana.table
        await watcher.connect(lang="en")
        there.people.append(watcher)
        answers: list[str] = []
        for _ in range(12):
            await there.play(5)
            for person in (ana, bea, watcher):
                await person.ask("choose", decision=person.seen, key="play:burgle")
                await person.ask("choose", decision=ana.question["decision"], key="nonsense:x")
                for path in ("", "/position", "/record"):
                    answers.append((await person.get(path)).text)
        answers += [(await ana.http.get(path)).text for path in ("/", "/api/tables", "/api/schema")]
        return ana.table, answers + ana.raw + bea.raw + watcher.raw, [ana.token, bea.token]

    with process("--database", any_url, "--unlimited") as server:
        table, answers, tokens = run(game(server.address))
        answers.append(httpx.get(f"http://{server.own_address}/metrics").text)
        logged = server.stop()[1].splitlines()
    assert logged
    log = stored(any_url, table)
    opened = log[0]
    assert isinstance(opened, e.Opened)
    digests = [entry.digest for entry in log if isinstance(entry, e.Started | e.Chosen)]
    secrets = [opened.secret, *tokens, *(hashed(token) for token in tokens), *digests]
    for text in (*answers, *logged):
        assert not [secret for secret in secrets if secret in text], text[:200]
        assert "Traceback" not in text
    assert not [line for line in logged if table in line]
