"""Set-ups: the database of the tests' servers, and the door (direct or nginx) through which clients reach them.

`TIPTOE_SETUP=postgres-nginx` runs tests in one of four; without it they run on a file and directly, `database_url` on
both databases. A test about something that only some set-ups have says so, and is listed with its reason where it is
left out: `@pytest.mark.only("sqlite", "a file can be removed")`.
"""

from __future__ import annotations

import os
import re
from itertools import product

import pytest

DATABASES = ("sqlite", "postgres")
DOORS = ("direct", "nginx")
SETUPS = [f"{database}-{door}" for database, door in product(DATABASES, DOORS)]
ASKED = os.environ.get("TIPTOE_SETUP", "")
DATABASE, _, DOOR = (ASKED or SETUPS[0]).partition("-")
HERE = ([DATABASE] if ASKED else [*DATABASES]) + [DOOR]
OF_ONE_DATABASE = {"sqlite_url": "sqlite", "postgres_url": "postgres", "postgres": "postgres"}  # fixtures
HOMES = {*OF_ONE_DATABASE, "new_url", "database_url"}
SERVERS = ("server.servers", "databases")  # modules whose objects start a server or a database
LEFT_OUT = pytest.StashKey[dict[str, str]]()  # tests and reasons


def pytest_configure(config: pytest.Config) -> None:
    config.stash[LEFT_OUT] = {}
    if ASKED not in ("", *SETUPS):
        raise pytest.UsageError(f"TIPTOE_SETUP={ASKED}: there are {', '.join(SETUPS)}")


def pytest_report_header() -> str:
    return f"set-up: {ASKED or SETUPS[0]}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if ASKED:
        _each_says_why(items)
    reasons = {item: _why_not(item) for item in items}
    left_out = [item for item in items if reasons[item]]
    config.stash[LEFT_OUT].update({_name(item): reasons[item] for item in left_out})
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if not reasons[item]]


def _each_says_why(items: list[pytest.Item]) -> None:
    """Checks that each test with a fixture of one database has a mark `only` with a reason."""
    for item in items:
        said = {mark.args[0] for mark in item.iter_markers("only")}
        names = getattr(item, "fixturenames", ())
        silent = [name for name, database in OF_ONE_DATABASE.items() if name in names and database not in said]
        if silent:
            raise pytest.UsageError(f"{item.nodeid} takes {silent[0]}: take any_url, or mark it `only` with a reason")


def _why_not(item: pytest.Item) -> str:
    """Returns the reason why a test is left out in this set-up, or nothing."""
    for mark in item.iter_markers("only"):
        part, reason = mark.args
        if part not in HERE:
            return f"{part} only: {reason}"
    if ASKED not in ("", SETUPS[0]) and _is_the_same_everywhere(item):
        return f"{SETUPS[0]} only: it touches neither a database nor a server"
    return ""


def _is_the_same_everywhere(item: pytest.Item) -> bool:
    """Whether a test runs in the first set-up alone: it uses no database or server, and is named after no finding."""
    if re.match("test_(finding|low)_", item.name) or HOMES.intersection(getattr(item, "fixturenames", ())):
        return False
    module = item.getparent(pytest.Module).obj  # type: ignore[union-attr]
    return not any(getattr(thing, "__module__", "") in SERVERS for thing in vars(module).values())


def _name(item: pytest.Item) -> str:
    return item.nodeid.partition("[")[0]


# With several workers each has left out the same tests: one of them reports.


def pytest_sessionfinish(session: pytest.Session) -> None:
    told = getattr(session.config, "workeroutput", None)
    if told is not None:
        told["left_out"] = session.config.stash[LEFT_OUT]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: object) -> None:
    told = getattr(node, "workeroutput", {})
    node.config.stash[LEFT_OUT].update(told.get("left_out", {}))  # type: ignore[attr-defined]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if not config.stash[LEFT_OUT]:
        return
    terminalreporter.section(f"left out in {ASKED or SETUPS[0]}")
    for test, reason in sorted(config.stash[LEFT_OUT].items()):
        terminalreporter.write_line(f"{test}: {reason}")
