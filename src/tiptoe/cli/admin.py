"""`tiptoe admin`: maintains the tables of a server, also while it runs."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from .app import UserError, app
from .arguments import DatabaseOption, JsonOption, print_json
from .safe_text import say

if TYPE_CHECKING:
    from ..store.rows import TableRow
    from ..web.operator import Operator

FAILED: Final = 1
SECONDS: Final = {"h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}
EVERYBODY: Final = -1
admin_app = typer.Typer(help="Look after the tables of a server, also while it runs.", no_args_is_help=True)
app.add_typer(admin_app, name="admin")

TableArgument = Annotated[str, typer.Argument(metavar="TABLE", help="The link of the table: 24 hex digits.")]
SeatOption = Annotated[int, typer.Option("--seat", min=0, max=15, help="Which seat, from 0.")]


@admin_app.command("list")
def list_tables(
    database: DatabaseOption = "",
    status: Annotated[str, typer.Option(metavar="WORD", help="Only lobby, playing or over.")] = "",
    older_than: Annotated[str, typer.Option(metavar="AGE", help="Untouched for so long: 12h, 30d, 8w.")] = "",
    json: JsonOption = False,
) -> None:
    """List the tables, the longest untouched first."""
    with operating(database) as operator:
        rows = operator.care.rows(status=status, before=_before(older_than) if older_than else None)
    if json:
        print_json([_about(row) for row in rows])
        return
    for row in rows:
        say(_line(row))
    say("1 table" if len(rows) == 1 else f"{len(rows)} tables", err=True)


@admin_app.command("show")
def show_table(table: TableArgument, database: DatabaseOption = "", json: JsonOption = False) -> None:
    """Show what is kept of a table, who sits there and what was said; no cards, no secrets."""
    from ..table import entries as e

    with operating(database) as operator:
        row, weight = operator.row(table), operator.weight(table)
        said = [(entry.seat, entry.text) for entry in operator.entries(table) if isinstance(entry, e.Said)]
    if json:
        talk = [{"seat": seat, "text": text} for seat, text in said]
        print_json({**_about(row), "entries": weight.entries, "bytes": weight.bytes, "said": talk})
        return
    say(_line(row))
    say(f"{weight.entries} entries, {weight.bytes} bytes, opened {_day(row.created)}")
    for seat, text in said:
        say(f"  seat {seat}: {text}")


@admin_app.command("close")
def close_table(table: TableArgument, database: DatabaseOption = "") -> None:
    """End a game that is being played, as if everybody at it had consented."""
    with operating(database) as operator:
        operator.close(table, _now())
    say(f"table '{table}' is over")


@admin_app.command("delete")
def delete_tables(
    tables: Annotated[list[str], typer.Argument(metavar="TABLE...", help="Links of tables.")],
    database: DatabaseOption = "",
) -> None:
    """Delete tables for good: entries, positions, names, talk."""
    with operating(database) as operator:
        operator.delete(tables, _now())
    say(f"{len(tables)} deleted")


@admin_app.command("prune")
def prune_tables(
    older_than: Annotated[str, typer.Option(metavar="AGE", help="Untouched for so long: 12h, 30d, 8w.")],
    database: DatabaseOption = "",
    status: Annotated[str, typer.Option(metavar="WORD", help="Only lobby, playing or over.")] = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do it; otherwise it is only said what would go.")] = False,
) -> None:
    """Delete tables that have not been touched for a long time."""
    with operating(database) as operator:
        tables = [row.table for row in operator.care.rows(status=status, before=_before(older_than))]
        if yes:
            for first in range(0, len(tables), 100):
                operator.care.delete(tables[first : first + 100], _now())
    say(f"{len(tables)} {'deleted' if yes else 'would be deleted; --yes does it'}")


@admin_app.command("export")
def export_table(
    table: TableArgument,
    database: DatabaseOption = "",
    entries: Annotated[
        bool, typer.Option("--entries", help="Every entry as a line of JSON, with its hidden cards and secrets.")
    ] = False,
) -> None:
    """Print the record of a table, as anybody may download it, or all of its entries."""
    with operating(database) as operator:
        if entries:
            operator.row(table)
            for entry in operator.store.entries(table):
                typer.echo(entry.body.decode("utf-8"))
        else:
            typer.echo(operator.record(table), nl=False)


@admin_app.command("silence")
def silence_seat(
    table: TableArgument,
    seat: SeatOption,
    database: DatabaseOption = "",
    lift: Annotated[bool, typer.Option("--lift", help="Let them talk again.")] = False,
) -> None:
    """Silence a seat: its player can play, but not talk."""
    with operating(database) as operator:
        operator.silence(table, seat, _now(), silent=not lift)
    say(f"seat {seat} of table '{table}' may {'talk again' if lift else 'no longer talk'}")


@admin_app.command("redact")
def redact_table(
    table: TableArgument,
    database: DatabaseOption = "",
    talk: Annotated[bool, typer.Option("--talk", help="Remove what was said: by the seat, or by everybody.")] = False,
    name: Annotated[bool, typer.Option("--name", help="Remove the name of the seat.")] = False,
    seat: Annotated[int, typer.Option("--seat", min=EVERYBODY, max=15, help="Which seat, from 0.")] = EVERYBODY,
) -> None:
    """Remove names and talk for good, also from a running server."""
    if not (talk or name) or (name and seat == EVERYBODY):
        raise UserError("say what: --talk, or --name with --seat")
    with operating(database) as operator:
        if talk:
            say(f"{operator.remove_talk(table, seat, _now())} removed")
        if name:
            say(f"seat {seat} is called '{operator.remove_name(table, seat, _now())}'")


@admin_app.command("backup")
def back_up_store(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; it must not exist.")],
    database: DatabaseOption = "",
) -> None:
    """Copy the SQLite store, while the server runs, and check the copy. It holds hidden cards: keep it safe."""
    from ..store.backup import back_up

    with store_errors_shown():
        back_up(_url(database), file)
    say(f"{file}: {file.stat().st_size} bytes, whole")


@admin_app.command("restore")
def restore_store(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that `tiptoe admin backup` made.")],
    database: DatabaseOption = "",
) -> None:
    """Put a copy back while no server runs; it is checked first, and what was there is kept beside it."""
    from ..store.backup import restore

    with store_errors_shown():
        kept = restore(_url(database), file)
    say("restored" if kept is None else f"restored; what was there is {kept}")


@admin_app.command("check")
def check_store(database: DatabaseOption = "") -> None:
    """Read everything once, as a server would: the file, and every table."""
    from ..store.backup import check_file
    from ..store.database import read_url
    from ..store.sqlite_files import file_of

    with store_errors_shown():
        path = file_of(read_url(_url(database)))
        problems = [] if path is None else [f"{path}: {problem}" for problem in check_file(path)]
    if not problems:
        with operating(database) as operator:
            problems = list(operator.problems())
            count = len(operator.care.rows())
    for problem in problems:
        say(problem, err=True)
    if problems:
        raise typer.Exit(FAILED)
    say(f"ok: {count} table{'' if count == 1 else 's'}")


@contextmanager
def operating(database: str) -> Iterator[Operator]:
    """Opens an operator for the store, which must exist and have this version's schema."""
    from ..store.log import Store
    from ..web.operator import Operator

    with store_errors_shown():
        store = Store(_url(database))
        try:
            store.check_current()
            yield Operator(store)
        finally:
            store.close()


@contextmanager
def store_errors_shown() -> Iterator[None]:
    """Turns errors of the store and the operator into a UserError."""
    from ..store.errors import StoreError
    from ..web.operator import OperatorError

    try:
        yield
    except (StoreError, OperatorError) as error:
        raise UserError(str(error)) from error


def _url(database: str) -> str:
    from ..store.database import default_url

    return database or default_url()


def _before(age: str) -> int:
    """Time that lies `age` ago, such as 30d, in seconds since 1970."""
    found = re.fullmatch(r"(\d{1,6})([hdw])", age)
    if found is None:
        raise UserError(f"'{age}' is no age; 12h, 30d and 8w are")
    return _now() - int(found[1]) * SECONDS[found[2]]


def _now() -> int:
    return int(time.time())


def _day(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def _about(row: TableRow) -> dict[str, object]:
    from ..service.table_rows import summary_of

    summary = summary_of(row)
    return {
        "table": row.table,
        "status": row.status,
        "listed": row.listed,
        "spec": summary.spec,
        "names": summary.names,
        "created": row.created,
        "updated": row.updated,
    }


def _line(row: TableRow) -> str:
    about = _about(row)
    names = about["names"]
    assert isinstance(names, list)
    who = ", ".join(str(name) or "-" for name in names)
    return f"{row.table}  {_day(row.updated)}  {row.status:<7}  {about['spec']}  {who}"
