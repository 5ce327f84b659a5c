"""Databases for tests: a SQLite file, and a PostgreSQL server that the tests start themselves in a temporary folder.

Fixtures of every test, each an empty database: `any_url` is one of the set-up (setups.py), for tests that are about
something else; `database_url` runs a test on both.
"""

from __future__ import annotations

import os
import shutil
import socket
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path

import psycopg
import pytest

from setups import ASKED, DATABASE, DATABASES

__all__ = ["any_url", "database_url", "new_url", "postgres", "postgres_url", "sqlite_url"]

IS_ROOT = os.geteuid() == 0
QUICK = ("fsync=off", "full_page_writes=off")  # no test cuts the power


class Unavailable(Exception):
    """Raised with the reason why PostgreSQL cannot run here."""


class Postgres:
    """A running PostgreSQL server of the tests; `new_url` makes an empty database on it."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self._numbers = count(1)

    def url(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def new_url(self, *, tablespace: str = "pg_default") -> str:
        name = f"tables{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TABLESPACE {tablespace}")
        return self.url(name)

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        return execute(self.url(database), statement)

    def cut_connections(self, url: str) -> int:
        """Ends every connection to a database, as a failing server would, and counts them."""
        name = url.rsplit("/", 1)[1]
        return len(self.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"))

    def working_connections(self, url: str) -> int:
        """Counts the connections to a database that are in a transaction or about to be."""
        name = url.rsplit("/", 1)[1]
        return len(self.execute(f"SELECT 1 FROM pg_stat_activity WHERE datname = '{name}' AND state <> 'idle'"))


@contextmanager
def running_postgres(settings: Sequence[str] = QUICK) -> Iterator[Postgres]:
    """Runs a fresh PostgreSQL server on a free port; stops it and deletes its folder at the end."""
    tools = _tools()
    folder = Path(tempfile.mkdtemp(prefix="tiptoe-postgres-"))
    try:
        if IS_ROOT:
            shutil.chown(folder, "postgres", "postgres")
        data, port = folder / "data", free_port()
        _run([tools / "initdb", "-D", data, "-A", "trust", "-U", "postgres", "--no-sync"], folder)
        options = " ".join([f"-k {folder} -p {port} -c listen_addresses=127.0.0.1", *(f"-c {one}" for one in settings)])
        _run([tools / "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", options, "start"], folder)
        try:
            yield Postgres(folder, port)
        finally:
            _run([tools / "pg_ctl", "-D", data, "-w", "-m", "immediate", "stop"], folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _tools() -> Path:
    """Returns the folder of initdb and pg_ctl; root installs Debian's package where there is none."""
    found = _find_tools()
    if found is None and IS_ROOT and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "install", "-y", "-q", "postgresql"], env=quiet, capture_output=True, check=False)
        found = _find_tools()
    if found is None:
        raise Unavailable("PostgreSQL's initdb and pg_ctl are neither on the PATH nor in /usr/lib/postgresql")
    return found


def _find_tools() -> Path | None:
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).resolve().parent
    folders = Path("/usr/lib/postgresql").glob("*/bin")
    return max((folder for folder in folders if (folder / "initdb").exists()), default=None)


def _run(command: Sequence[str | Path], folder: Path) -> None:
    """Runs a PostgreSQL tool, for root as the user postgres, since it refuses to run as root."""
    words = [str(word) for word in command]
    if IS_ROOT:
        words = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *words]
    # Output goes to a file: the server inherits it, and a pipe would stay open as long as the server runs.
    with (folder / "output").open("a") as output:
        done = subprocess.run(words, cwd=folder, stdout=output, stderr=output, stdin=subprocess.DEVNULL, check=False)
    if done.returncode:
        raise Unavailable(f"{words[-1]}: {(folder / 'output').read_text(encoding='utf-8')[-2000:]}")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    try:
        _tools()
    except Unavailable as reason:
        pytest.skip(str(reason))
    with running_postgres() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    return postgres.new_url()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(scope="session")
def new_url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], str]:
    """Returns a function that makes empty databases of the set-up."""
    if DATABASE == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        return server.new_url
    return lambda: f"sqlite:///{tmp_path_factory.mktemp('home') / 'tables.db'}"


@pytest.fixture
def any_url(new_url: Callable[[], str]) -> str:
    return new_url()


@pytest.fixture(params=[DATABASE] if ASKED else DATABASES)
def database_url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(f"{request.param}_url"))


def blob(url: str, hexadecimal: str) -> str:
    """Returns bytes as a literal of either database."""
    return f"x'{hexadecimal}'" if url.startswith("sqlite") else f"'\\x{hexadecimal}'::bytea"


def execute(url: str, statement: str) -> list[tuple[object, ...]]:
    """Runs an SQL statement without the store, on either database."""
    if not url.startswith("sqlite"):
        with psycopg.connect(url, autocommit=True) as connection:
            cursor = connection.execute(statement)
            return cursor.fetchall() if cursor.description else []
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as file:
        return file.execute(statement).fetchall()
