"""`tiptoe serve`: its messages, faults at the start and while it runs, and its stop."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from databases import Postgres, execute, free_port
from store.disks import mounted, read_only
from tiptoe.table import entries as e
from tiptoe.web.routes.pages import INDEX, STATIC
from tiptoe.web.run import prepare
from tiptoe.web.settings import Settings
from web.people import Party, Person, run, started
from web.servers import process, serving, stored, tiptoe


def refuses_to_serve(*arguments: str, says: str, **environment: str) -> str:
    done = tiptoe("serve", "--port", "0", *arguments, **environment)
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert re.search(says, done.stderr), done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr


def test_help_names_every_option() -> None:
    done = tiptoe("serve", "--help")
    assert done.returncode == 0
    for option in ("--host", "--port", "--database", "--secure", "--bot-workers", "--bot-pause", "--open"):
        assert option in done.stdout
    assert "--unlimited" not in done.stdout


def test_it_says_where_it_is_and_takes_a_free_port(tmp_path: Path) -> None:
    with process(XDG_DATA_HOME=str(tmp_path)) as server:
        assert re.fullmatch(r"Tiptoe is at http://127\.0\.0\.1:\d+/\n", server.announced)
        answer = httpx.get(f"http://{server.address}/health", timeout=60)
        assert answer.json()["status"] == "ok"
        status, errors = server.stop()
    assert status == -signal.SIGTERM
    assert "Traceback" not in errors
    assert (tmp_path / "tiptoe" / "tables.db").exists()


def test_a_port_in_use_is_named(any_url: str) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        refuses_to_serve("--port", port, "--database", any_url, says=rf"127.0.0.1:{port}: .*in use; choose another")


def test_an_address_that_is_not_ours_is_named(any_url: str) -> None:
    refuses_to_serve("--host", "203.0.113.7", "--database", any_url, says="203.0.113.7:0: ")


def test_a_database_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    port = free_port()
    refuses_to_serve("--database", f"postgresql://me:geheim@127.0.0.1:{port}/db", says="cannot be reached")
    (tmp_path / "file").touch()
    refuses_to_serve(says="the folder cannot be created", XDG_DATA_HOME=str(tmp_path / "file"))
    (tmp_path / "letter.txt").write_text("Dear Ana, this is no database at all.\n" * 50, encoding="utf-8")
    refuses_to_serve("--database", f"sqlite:///{tmp_path}/letter.txt", says="is not a database of Tiptoe")


@pytest.mark.only("sqlite", "as many servers as you like share PostgreSQL")
def test_finding_16_a_second_server_on_one_file_is_refused_in_a_sentence(sqlite_url: str) -> None:
    """The database may come from the environment, as units and containers set it."""
    with process(TIPTOE_DATABASE=sqlite_url) as first:
        says = rf"another Tiptoe serves this file \(process {first.process.pid}\)"
        refuses_to_serve(says=says, TIPTOE_DATABASE=sqlite_url)
        assert httpx.get(f"http://{first.address}/health", timeout=60).status_code == 200


def test_finding_18_a_password_is_on_no_command_line_and_in_no_log(any_url: str) -> None:
    """Other users of the machine can read command lines and logs."""
    with process(TIPTOE_DATABASE=any_url) as server:
        assert httpx.get(f"http://{server.address}/health", timeout=60).status_code == 200
        line = Path(f"/proc/{server.process.pid}/cmdline").read_bytes().decode()
        assert any_url not in line + server.announced + server.stop()[1]


@pytest.mark.only("sqlite", "a file lies in a folder")
def test_a_folder_that_nobody_may_write_is_named(tmp_path: Path) -> None:
    with read_only(tmp_path):
        refuses_to_serve("--database", f"sqlite:///{tmp_path}/tables.db", says="must exist and be writable")


def fill(folder: Path) -> None:
    """Fills the disk to its last byte."""
    for size in (65_536, 4_096, 1):
        with (folder / f"ballast{size}").open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(b"x" * size)


@pytest.mark.only("sqlite", "the disk of PostgreSQL is not the server's; test_durability.py fills it")
@pytest.mark.parametrize("known", [False, True], ids=["no file yet", "a file of ours"])
def test_low_11_a_start_on_a_full_disk_is_refused_in_a_sentence(tmp_path: Path, known: bool) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    url = f"sqlite:///{folder}/tables.db"
    with mounted(folder, 1 << 20):
        if known:
            prepare(Settings(database=url))
        fill(folder)
        refuses_to_serve("--database", url, says="the disk is full; free some space|does not read or write; is it full")


@pytest.mark.only("sqlite", "a program can lock a whole file")
def test_a_database_that_another_program_keeps_locked_is_said_at_the_start(sqlite_url: str, tmp_path: Path) -> None:
    prepare(Settings(database=sqlite_url))
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        refuses_to_serve("--database", sqlite_url, says="another program keeps it locked; stop that program")


def test_a_database_of_a_newer_version_is_left_alone(any_url: str) -> None:
    with serving(any_url):
        pass
    for statement in ("UPDATE tiptoe_schema SET version_num = '9999'", "DROP TABLE entries"):
        execute(any_url, statement)
    refuses_to_serve("--database", any_url, says="is of version 9999.*run a newer Tiptoe, nothing was changed")
    assert execute(any_url, "SELECT version_num FROM tiptoe_schema") == [("9999",)]
    with pytest.raises((sqlite3.OperationalError, psycopg.errors.UndefinedTable)):
        execute(any_url, "SELECT * FROM entries")


def test_when_it_stops_clients_are_told_and_everything_acknowledged_is_kept(any_url: str) -> None:
    async def game(address: str, pid: int) -> tuple[str, int, list[int]]:
        there = await started(address, "classic", ["", "", "random"], seed=3)
        ana = there.people[0]
        await there.play(25)
        acknowledged = max(person.seen for person in there.people)
        os.kill(pid, signal.SIGTERM)
        codes = []
        for person in there.people:
            with pytest.raises(ConnectionClosed) as closed:
                await person.hear_until(lambda message: False)
            codes.append(closed.value.rcvd.code if closed.value.rcvd else 0)
            acknowledged = max(acknowledged, person.seen)
            person.socket = None
        return ana.table, acknowledged, codes

    with process("--database", any_url, "--unlimited") as server:
        table, acknowledged, codes = run(game(server.address, server.process.pid))
        status, errors = server.stop()
    assert codes == [1012, 1012]
    assert status == -signal.SIGTERM
    assert "Traceback" not in errors
    assert len(stored(any_url, table)) >= acknowledged


def test_a_killed_server_goes_on_where_it_was(any_url: str) -> None:
    async def before(address: str) -> Party:
        there = await started(address, "catacombs", ["", "greedy"], seed=3)
        await there.play(15)
        return there

    async def after(there: Party, address: str) -> None:
        ana = there.people[0]
        seen = ana.seen
        ana.moves_to(address)
        hello = await ana.connect(seen=seen)
        assert [entry["seq"] for entry in hello["missed"]] == list(range(seen + 1, ana.seen + 1))
        await there.play(10)

    with process("--database", any_url, "--unlimited") as server:
        there = run(before(server.address))
        server.stop(signal.SIGKILL)
    with process("--database", any_url, "--unlimited") as server:
        run(after(there, server.address))


@pytest.mark.only("sqlite", "the disk of PostgreSQL is not the server's; test_durability.py fills it")
def test_a_full_disk_refuses_choices_and_the_game_goes_on_when_there_is_space(tmp_path: Path) -> None:
    """A refused choice has not happened; health and HTTP say 503, without the file's name."""
    folder = tmp_path / "disk"
    folder.mkdir()

    async def game(url: str) -> None:
        with serving(url) as server:
            there = await started(server.address, "classic", ["", ""], seed=5)
            await there.play(5)
            ballast = folder / "ballast"
            with ballast.open("wb", buffering=0) as file, pytest.raises(OSError, match="No space"):
                while True:
                    file.write(b"x" * 4096)
            refused = await until_refused(there)
            asked = there.asked()
            assert asked is not None
            before, seq = server.digest(asked.table), asked.seen
            assert refused["text"] == ""
            question = asked.question
            command = {"type": "choose", "decision": question["decision"], "key": question["choices"][0]}
            answer = await asked.post("/commands", command)
            assert answer.status_code == 503
            assert str(folder) not in answer.text
            assert server.digest(asked.table) == before
            ballast.unlink()
            await there.listen(await asked.choose())
            assert asked.seen == seq + 1
            await there.play(10)
            await asyncio.to_thread(server.stop)

    with mounted(folder, 1 << 20):
        run(game(f"sqlite:///{folder}/tables.db"))


async def until_refused(there: Party) -> dict[str, Any]:
    """Plays until the store refuses a choice: the journal has some room left."""
    for _ in range(400):
        asked = there.asked()
        assert asked is not None
        question = asked.question
        key = there.any_of(question["choices"])
        answer = await asked.ask("choose", decision=question["decision"], key=key)
        if answer["type"] == "refused":
            assert answer["word"] == "not-kept"
            return answer
        await there.listen(answer["seq"])
    raise AssertionError("never full")


@pytest.mark.only("postgres", "a file is never far away; a file that is gone has a test of its own")
def test_a_store_that_does_not_answer_is_503(postgres_url: str, postgres: Postgres) -> None:
    name = postgres_url.rsplit("/", 1)[1]

    async def ask() -> None:
        with serving(postgres_url) as server:
            ana = Person(server.address)
            await ana.open("classic", ["", "random"])
            await ana.connect(lang="fr")
            await ana.does("start")
            postgres.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            postgres.cut_connections(postgres_url)
            answer = await ana.ask("say", text="allo ?")
            assert (answer["type"], answer["word"]) == ("refused", "not-kept")
            assert answer["text"].endswith(".")
            plain = () if (STATIC / INDEX).is_file() else ("/",)  # the client's page needs no store
            for path in ("/health", "/api/tables", *plain, f"/api/tables/{'0' * 24}"):
                down = await ana.http.get(path)
                assert down.status_code == 503, path
                assert "postgres" not in down.text
                assert "content-security-policy" in down.headers
            postgres.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
            await ana.does("say", text="re")
            await asyncio.to_thread(server.stop)
        log = stored(postgres_url, ana.table)
        assert [entry.text for entry in log if isinstance(entry, e.Said)] == ["re"]

    run(ask())
