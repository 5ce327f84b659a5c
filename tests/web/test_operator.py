"""Operating a server for years: health, lists, backups, and the operator's commands."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from databases import Postgres, blob, execute
from patience import until
from tiptoe.service.table_service import MONTH
from tiptoe.store.backup import check_file
from tiptoe.store.log import Store
from tiptoe.store.maintenance import NO_SEAT
from tiptoe.store.rows import Append
from tiptoe.web import operator as o
from tiptoe.web import operator_events, store_health
from tiptoe.web.guards.allowed_hosts import Hosts
from tiptoe.web.guards.client_address import address_key
from tiptoe.web.guards.request_limits import MOST_KEYS, Quota
from tiptoe.web.operator import Operator, OperatorError
from tiptoe.web.run import prepare
from tiptoe.web.settings import Settings
from web.people import Person, run, started
from web.servers import Server, SettableClock, serving, stored

# Findings 7 and 8: health.


def healthy(server: Server) -> bool:
    return httpx.get(f"http://{server.address}/health").status_code == 200


def alive(server: Server) -> bool:
    return httpx.get(f"http://{server.address}/health/live").status_code == 200


def test_finding_7_health_tells_that_nothing_can_be_written(
    any_url: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Health tells a failing store also while nobody plays, without asking the database at every request."""
    monkeypatch.setattr(store_health, "QUIET_SECONDS", 0.1)
    monkeypatch.setattr(store_health, "BEAT_SECONDS", 0.1)
    with serving(any_url) as server:
        assert healthy(server)
        with unreachable(any_url, request):
            assert until(lambda: not healthy(server))
            assert alive(server)
        assert until(lambda: healthy(server))
        assert "tiptoe_store_works 1.0" in httpx.get(f"http://{server.own_address}/metrics").text


@contextmanager
def unreachable(url: str, request: pytest.FixtureRequest) -> Iterator[None]:
    """Makes the database unreachable: moves the file away, or closes PostgreSQL to logins."""
    if url.startswith("sqlite"):
        here = Path(url.removeprefix("sqlite:///"))
        files = list(here.parent.glob(f"{here.name}*"))
        for file in files:
            file.rename(file.with_name(f"away-{file.name}"))
        yield
        for file in files:
            file.with_name(f"away-{file.name}").rename(file)
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    name = url.rpartition("/")[2]
    postgres.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    postgres.cut_connections(url)
    yield
    postgres.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


def test_finding_7_health_asks_the_database_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*asked: object) -> None:
        raise AssertionError("the database was asked")

    monkeypatch.setattr(server.process.store, "_read", broken)
    assert all(healthy(server) and alive(server) for _ in range(5))


@pytest.mark.only("sqlite", "a file can be removed")
def test_finding_8_nothing_is_acknowledged_into_a_file_that_is_gone(sqlite_url: str, tmp_path: Path) -> None:
    async def ask(address: str) -> list[int]:
        ana = Person(address)
        await ana.open("classic", ["", ""])
        for file in tmp_path.glob("tables.db*"):
            file.unlink()
        answers = [await ana.post("/commands", {"type": "say", "text": "lost?"}) for _ in range(3)]
        return [answer.status_code for answer in (*answers, await ana.http.get("/health"))]

    with serving(sqlite_url) as server:
        assert run(ask(server.address)) == [503] * 4
    assert not (tmp_path / "tables.db").exists()


# Findings 7 and 15: lists.


def test_finding_7_lists_use_an_index(any_url: str) -> None:
    prepare(Settings(any_url))
    asked = (
        "SELECT table_id FROM tables WHERE listed = 1 AND updated >= 5 AND status != 'over' "
        "ORDER BY updated DESC, table_id LIMIT 100"
    )
    if any_url.startswith("sqlite"):
        plan = execute(any_url, f"EXPLAIN QUERY PLAN {asked}")
    else:  # the planner prefers to read an empty table whole
        plan = execute(f"{any_url}?options=-c%20enable_seqscan%3Doff", f"EXPLAIN {asked}")
    assert any("tables_to_find" in str(row) for row in plan), plan


def test_finding_15_what_is_over_or_forgotten_is_not_listed(database_url: str) -> None:
    clock = SettableClock()

    async def ask(address: str) -> list[list[str]]:
        ana = Person(address)
        old = await ana.open("classic", ["", ""], listed=True)
        over = await started(address, "classic", ["", "random"], listed=True)
        await over.people[0].does("ask-end")
        listed = [[table["table"] for table in (await ana.http.get("/api/tables")).json()] == [old]]
        clock.ahead = MONTH + 60
        return [*listed, (await ana.http.get("/api/tables")).json()]

    with serving(database_url, clock=clock) as server:
        assert run(ask(server.address)) == [True, []]


def test_finding_15_what_nobody_touched_is_deleted_where_that_was_asked_for(database_url: str) -> None:
    store = Store(database_url)
    store.migrate()
    now = int(time.time())
    days = {"a" * 24: 40, "b" * 24: 20}
    store.append_all([Append(id, 1, b"{}", now=now - age * 86_400) for id, age in days.items()])
    with serving(database_url, keep_days=30) as server:
        assert until(lambda: store.table("a" * 24) is None)
        assert store.entries("a" * 24) == []
        assert store.table("b" * 24) is not None
        assert server.process.tasks
        assert httpx.get(f"http://{server.address}/api/catalog").json()["keep_days"] == 30  # the page says so
    with serving(database_url):
        assert store.table("b" * 24) is not None, "by default nothing is deleted"
    store.close()


# Operated: `tiptoe admin` while the server runs.


@pytest.fixture
def operated(database_url: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(operator_events, "LOOK_SECONDS", 0.1)
    with serving(database_url) as server:
        store = Store(database_url)
        yield server, Operator(store)
        store.close()


async def wait_for_disconnect(person: Person) -> None:
    """Waits until the server closes the connection for a reconnect."""
    with pytest.raises(ConnectionClosed):
        await person.hear_until(lambda message: False)
    person.socket = None


def test_operated_talk_and_names_are_removed_from_a_running_server(operated: tuple[Server, Operator]) -> None:
    server, operator = operated

    async def ask() -> None:
        there = await started(server.address, "classic", ["", ""])
        ana, bea = there.people
        await ana.does("say", text="something that must go")
        assert operator.remove_talk(ana.table, 0, 9) == 1
        assert operator.remove_talk(ana.table, NO_SEAT, 9) == 0
        await wait_for_disconnect(bea)
        hello = await bea.connect(seen=1)
        assert [entry["text"] for entry in hello["missed"] if entry["type"] == "said"] == [o.REMOVED_TEXT]
        assert operator.remove_name(ana.table, 0, 9) == "Seat 1"
        await wait_for_disconnect(bea)
        assert (await bea.connect())["info"]["chairs"][0]["name"] == "Seat 1"
        await there.people[1].does("say", text="on we go")
        log = stored(server.settings.database, ana.table)
        assert not [entry for entry in log if "must go" in repr(entry) or "'Ana'" in repr(entry)]
        assert operator.row(ana.table).summary.count("Seat 1") == 1
        assert list(operator.problems()) == []

    run(ask())


def test_operated_a_silenced_seat_plays_and_does_not_talk(operated: tuple[Server, Operator]) -> None:
    server, operator = operated

    async def ask() -> None:
        there = await started(server.address, "classic", ["", ""])
        ana, bea = there.people
        operator.silence(ana.table, 0, 9, silent=True)
        assert until(lambda: bool(server.process.service.silent))
        assert await ana.is_refused("say", text="psst") == "silenced"
        assert (await ana.post("/commands", {"type": "say", "text": "psst"})).status_code == 409
        await bea.does("say", text="quiet here")
        await there.play(3)
        operator.silence(ana.table, 0, 9, silent=False)
        assert until(lambda: not server.process.service.silent)
        await ana.does("say", text="thank you")

    run(ask())


def test_operated_tables_are_closed_and_deleted(operated: tuple[Server, Operator]) -> None:
    server, operator = operated

    async def ask() -> None:
        there = await started(server.address, "classic", ["", ""])
        ana, bea = there.people
        await there.play(3)
        operator.close(ana.table, int(time.time()))
        await wait_for_disconnect(bea)
        assert (await bea.connect())["info"]["phase"] == "over"
        assert "secret:" in operator.record(ana.table)
        with pytest.raises(OperatorError, match="is over already"):
            operator.close(ana.table, 9)
        operator.delete([ana.table], 9)
        await wait_for_disconnect(bea)
        assert until(lambda: httpx.get(f"http://{server.address}/api/tables/{ana.table}").status_code == 404)
        with pytest.raises(OperatorError, match="there is no table"):
            operator.row(ana.table)

    run(ask())


def test_operated_a_gap_and_a_damaged_entry_are_found(any_url: str) -> None:
    async def ask(address: str) -> tuple[str, str]:
        first = await started(address, "classic", ["", "random"])
        await first.play(3)
        second = await started(address, "classic", ["", "random"])
        return first.people[0].table, second.people[0].table

    with serving(any_url) as server:
        gap, damaged = run(ask(server.address))
    execute(any_url, f"DELETE FROM entries WHERE table_id = '{gap}' AND seq = 3")
    execute(any_url, f"UPDATE entries SET body = {blob(any_url, '7b')} WHERE table_id = '{damaged}' AND seq = 2")
    if any_url.startswith("sqlite"):
        assert check_file(Path(any_url.removeprefix("sqlite:///"))) == [], "the file itself is whole"
    store = Store(any_url)
    found = "\n".join(Operator(store).problems())
    store.close()
    assert f"table '{gap}': its row says" in found
    assert f"table '{damaged}' cannot be read: " in found


# Finding 12: limits by address.


def test_finding_12_a_household_of_ipv6_is_one_address() -> None:
    quota = Quota(30, 3600)
    allowed = [quota.take(f"2001:db8:1:2::{number:x}") for number in range(80)]
    assert allowed.count(True) == 30
    assert quota.take("2001:db8:1:3::1")
    assert address_key("::ffff:203.0.113.7") == address_key("203.0.113.7") == "203.0.113.7"
    assert address_key("fe80::1%eth0") == address_key("fe80::2")


def test_finding_12_many_addresses_cost_no_more_than_few() -> None:
    """A hundred thousand addresses are swept once a second at most, and further ones are refused."""
    quota = Quota(5, 3600)
    for number in range(MOST_KEYS):
        quota.used[f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"] = (time.monotonic() + 3600, 1)
    begun = time.process_time()
    assert not any(quota.take(f"192.0.{number >> 8}.{number & 255}") for number in range(500))
    assert quota.take("10.0.0.1")
    assert time.process_time() - begun < 5  # of processor time
    assert len(quota.used) == MOST_KEYS


# Low findings: host names of the server, and access to its metrics.


def test_low_10_only_own_names_are_answered(server: Server) -> None:
    def status(host: str) -> int:
        body = {"spec": "classic", "seats": ["", ""], "name": "Eve"}
        headers = {"host": host, "origin": f"http://{host}"}
        return httpx.post(f"http://{server.address}/api/tables", json=body, headers=headers).status_code

    assert [status(host) for host in ("evil.example", "evil.example:80")] == [421, 421]
    assert [status(host) for host in ("localhost", f"localhost:{server.port}", "[::1]:80")] == [201, 201, 201]


def test_low_10_whoever_listens_to_all_is_called_by_any_address() -> None:
    everywhere, behind, anything = Hosts(["0.0.0.0"]), Hosts(["127.0.0.1", "play.example"]), Hosts(["*"])
    assert everywhere.allow("192.168.1.4:8765") and everywhere.allow("[2001:db8::1]:80")
    assert not everywhere.allow("evil.example")
    assert behind.allow("Play.Example:8443") and not behind.allow("192.168.1.4")
    assert anything.allow("whatever.example") and anything.allow("::1") and not anything.allow("whatever.example]:80")


STRANGER = {"x-forwarded-for": "203.0.113.9"}


def test_low_10_metrics_are_for_the_machine_itself(server: Server) -> None:
    """Metrics answer at the server's own address only; the recipe for nginx denies them to everybody."""
    assert httpx.get(f"http://{server.address}/metrics", headers=STRANGER).status_code == 403
    assert httpx.get(f"http://{server.own_address}/metrics").status_code == 200


@pytest.mark.only("direct", "the recipe denies metrics to everybody")
def test_low_10_metrics_are_for_who_is_named_as_well(any_url: str) -> None:
    with serving(any_url, metrics_from="127.0.0.1,203.0.113.0/24") as server:
        assert httpx.get(f"http://{server.address}/metrics", headers=STRANGER).status_code == 200


def test_a_list_of_the_longest_untouched(store_with_ages: Operator) -> None:
    assert [row.table for row in store_with_ages.care.rows()] == ["old", "new"]
    assert [row.table for row in store_with_ages.care.rows(before=50)] == ["old"]
    assert [row.table for row in store_with_ages.care.rows(status="over")] == ["new"]
    assert store_with_ages.weight("old").bytes == 3


@pytest.fixture
def store_with_ages(database_url: str) -> Any:
    store = Store(database_url)
    store.migrate()
    store.append_all([Append("new", 1, b"abc", now=90, status="over"), Append("old", 1, b"abc", now=10)])
    yield Operator(store)
    store.close()
