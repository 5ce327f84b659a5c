"""`tiptoe admin`, in this process: its output, its refusals, and its limits."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

import pytest

from cli.terminal import Done, Terminal
from tiptoe.service.table_rows import append_for
from tiptoe.store.file_lock import lock_file
from tiptoe.store.log import Store
from tiptoe.store.rows import Append
from tiptoe.table import commands as c
from tiptoe.table import entries as e
from tiptoe.table.luck_source import Beginning
from tiptoe.table.opening import Setting, opening
from tiptoe.table.proposals import propose, sit
from tiptoe.table.table import Proposal, Table, opened_table

GAME, LOBBY = "a" * 24, "b" * 24


class Operator(NamedTuple):
    """The operator of a server's tables."""

    terminal: Terminal

    def admin(self, *words: str) -> Done:
        return self.terminal.run("admin", *words)

    def refuses(self, *words: str, says: str) -> None:
        done = self.admin(*words)
        assert done.code == 2, done
        assert says in done.err
        assert "Traceback" not in done.err


def keep(store: Store, table: Table, proposal: Proposal) -> Table:
    after = table.after(proposal)
    assert store.append_all([append_for(after, proposal)]) == [None]
    return after


@pytest.fixture
def operator(any_url: str, terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> Operator:
    """A store with a running game, whose talk holds control characters, and an old lobby; TIPTOE_DATABASE names it."""
    monkeypatch.setenv("TIPTOE_DATABASE", any_url)
    store = Store(any_url)
    store.migrate()
    first = opening(Setting(GAME, "classic", ["", "random"], "5eed" * 16, beginning=Beginning.DEAL), 4_000_000_000)
    table = opened_table(first)
    assert store.append_all([append_for(table, Proposal(first))]) == [None]
    table = keep(store, table, sit(table, "Ana", "0" * 64, 4_000_000_000))
    table = keep(store, table, propose(table, c.Start(), 0, 4_000_000_000))
    keep(store, table, Proposal(e.Said(seq=table.seq + 1, at=4_000_000_000, seat=0, text="\x1b]0;mine\x07 hello")))
    store.append_all([Append(LOBBY, 1, b"{}", now=10)])
    store.close()
    return Operator(terminal)


def test_operated_tables_are_listed_and_shown(operator: Operator) -> None:
    lines = operator.admin("list").out.splitlines()
    assert [line.split()[0] for line in lines] == [LOBBY, GAME]
    assert lines[1].endswith("playing  classic  Ana, random")
    assert [one["table"] for one in json.loads(operator.admin("list", "--status", "playing", "--json").out)] == [GAME]
    shown = operator.admin("show", GAME).out
    assert "4 entries" in shown
    assert "seat 0: \\x1b]0;mine\\x07 hello" in shown, "shown, not obeyed"
    operator.refuses("show", "nowhere", says="there is no table 'nowhere'")


def test_operated_what_nobody_touched_goes_when_it_is_said_twice(operator: Operator) -> None:
    assert "1 would be deleted" in operator.admin("prune", "--older-than", "30d").out
    assert len(operator.admin("list").out.splitlines()) == 2
    assert "1 deleted" in operator.admin("prune", "--older-than", "30d", "--yes").out
    assert operator.admin("list").out.startswith(GAME)
    operator.refuses("prune", "--older-than", "yesterday", says="'yesterday' is no age")


def test_operated_games_are_exported_closed_and_deleted(operator: Operator) -> None:
    assert "secret:" not in operator.admin("export", GAME).out
    assert len(operator.admin("export", GAME, "--entries").out.splitlines()) == 4
    operator.admin("close", GAME)
    assert "secret:" in operator.admin("export", GAME).out
    operator.refuses("close", GAME, says="is over already")
    assert operator.admin("delete", GAME, LOBBY).code == 0
    assert operator.admin("list").out == ""


def test_operated_talk_and_names_are_removed(operator: Operator) -> None:
    assert "1 removed" in operator.admin("redact", GAME, "--talk").out
    assert "seat 0 is called 'Seat 1'" in operator.admin("redact", GAME, "--name", "--seat", "0").out
    assert "Ana" not in operator.admin("export", GAME, "--entries").out
    assert "no longer talk" in operator.admin("silence", GAME, "--seat", "1").out
    operator.refuses("silence", GAME, "--seat", "7", says="has the seats 0 to 1, not 7")
    operator.refuses("redact", GAME, "--name", says="--name with --seat")


@pytest.mark.only("sqlite", "PostgreSQL is copied by its own tools")
def test_finding_5_backup_restore_and_check(operator: Operator, any_url: str, tmp_path: Path) -> None:
    copy = str(tmp_path / "copy.db")
    assert operator.admin("backup", copy).out.startswith(copy)
    operator.refuses("backup", copy, says="exists already")
    operator.admin("delete", LOBBY)
    with lock_file(any_url):
        operator.refuses("restore", copy, says="another Tiptoe serves this file")
    assert "what was there is" in operator.admin("restore", copy).out
    assert len(operator.admin("list").out.splitlines()) == 2
    done = operator.admin("check")
    assert (done.code, f"table '{LOBBY}' cannot be read" in done.err) == (1, True), "its entry is no entry"
    operator.admin("delete", LOBBY)
    assert operator.admin("check").out == "ok: 1 table\n"


@pytest.mark.only("sqlite", "it is about the file")
def test_operated_a_store_that_is_not_there_is_not_made(operator: Operator, tmp_path: Path) -> None:
    operator.refuses("list", "--database", f"sqlite:///{tmp_path / 'none.db'}", says="there is no such file")
    assert not (tmp_path / "none.db").exists()
