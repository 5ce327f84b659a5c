"""The `tiptoe` command: its subcommands, and the one place where expected errors become a message and an exit code."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Final

import click
import typer

from .. import __version__
from ..bots.registry import UnknownBot
from ..build import is_compiled
from ..catalog import SpecError
from ..formats.record import RecordError
from ..formats.scenario import ScenarioError
from ..packs.errors import PackErrors
from ..text.words import LanguageError

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


class UserError(Exception):
    """Something the user can mend; the message says what, where and what would be right."""


app = typer.Typer(
    name="tiptoe",
    help="Play, simulate and study the Clank! family of deck-building heists.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tiptoe {__version__} ({'compiled' if is_compiled() else 'interpreted'})")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version and build this is.")
    ] = False,
) -> None:
    """Play, simulate and study the Clank! family of deck-building heists."""


def main() -> None:
    """Run a command; what a user can mend is said on stderr, without a traceback."""
    from . import commands  # noqa: F401 - registers the commands, here so that importing the app stays light

    try:
        code = app(standalone_mode=False)
    except click.ClickException as error:
        error.show()
        code = error.exit_code
    except (UserError, SpecError, UnknownBot, PackErrors, RecordError, ScenarioError, LanguageError) as error:
        _complain(str(error))
        code = BAD_INPUT
    except BrokenPipeError:
        _complain("the output was closed before everything was written")
        sys.stdout = open(os.devnull, "w")  # noqa: PTH123, SIM115 - lives until the process ends
        code = BAD_INPUT
    except OSError as error:
        _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        code = BAD_INPUT
    except (KeyboardInterrupt, click.exceptions.Abort):
        code = INTERRUPTED
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        _complain("the output was closed before everything was written")
        sys.stdout = open(os.devnull, "w")  # noqa: PTH123, SIM115
        code = BAD_INPUT
    sys.exit(code if isinstance(code, int) else 0)


def _complain(message: str) -> None:
    for line in message.splitlines():
        print(f"tiptoe: {line}", file=sys.stderr)
