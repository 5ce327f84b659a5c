"""App of the `tiptoe` command: its groups, and the one place where expected errors become messages and exit codes."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any, Final, cast

import typer
from typer.core import TyperGroup

from ..api.errors import TiptoeError
from ..bots.registry import UnknownBot
from ..bots.rollout import EndlessGame
from ..build import VERSION as __version__
from ..build import is_compiled
from ..catalog import SpecError, UnknownPack
from ..packs.errors import PackErrors
from ..records.record import RecordError
from ..scenarios.runner import ScenarioError
from ..sim.executors import ExecutorError
from ..sim.external_bots import ExternalBotError
from ..text.language import LanguageError
from ..tutorials.catalog import UnknownLesson

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
CLOSED: Final = "the output was closed before everything was written"
# Base of all usage errors. Some versions of typer vendor click, so it is found through a public name.
UsageProblem: Final = cast(
    type[typer.BadParameter], next(kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException")
)


class UserError(Exception):
    """Raised for an error that the user can fix; the message says what, where and what would be right."""


EXPECTED_ERRORS: Final = (
    *(UserError, TiptoeError, SpecError, UnknownBot, UnknownLesson),
    *(PackErrors, RecordError, ScenarioError, LanguageError, ExecutorError, ExternalBotError, EndlessGame),
)


# Groups of commands in `tiptoe --help`, by task.
GROUPS: Final = {
    "Play": ("play", "resume", "serve"),
    "Look up": ("cards", "card", "rules", "board", "tiles", "lessons"),
    "Records": ("replay", "verify", "look"),
    "Make": ("new-game", "pack", "check", "report", "words"),
    "Bots": ("bots", "bot", "sim", "ladder", "bench"),
    "Operate": ("admin",),
}


class GroupedCommands(TyperGroup):
    """Lists the commands of the help in groups; commands without a group come last."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:  # of typer's own click, or of click: no name for both
        shown = [name for name, command in self.commands.items() if not command.hidden]
        widest = max(map(len, shown))
        others = [name for name in shown if not any(name in names for names in GROUPS.values())]
        for title, names in (*GROUPS.items(), ("Other", others)):
            listed = [name for name in names if name in shown]
            if listed:
                room = formatter.width - 6 - widest
                with formatter.section(title):
                    rows = [(name.ljust(widest), self.commands[name].get_short_help_str(room)) for name in listed]
                    formatter.write_dl(rows)


app = typer.Typer(
    name="tiptoe",
    cls=GroupedCommands,
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
    """Runs the `tiptoe` command."""
    if sys.argv[1:] != ["--version"]:  # which needs no command
        from . import commands  # noqa: F401 - registers them, here so that importing the app stays light
    run_command("tiptoe", app)


def run_command(name: str, commands: typer.Typer) -> None:
    """Runs a command of an app and exits; errors that a user can fix are printed to stderr, without a traceback."""
    code: object = 0
    try:
        command = typer.main.get_command(commands)
        with command.make_context(name, sys.argv[1:]) as context:  # not main(), which hides a closed pipe
            code = command.invoke(context)
    except typer.Exit as done:
        code = done.exit_code
    except UsageProblem as error:
        error.show()
        code = error.exit_code
    except UnknownPack as error:
        _complain(f"{error}: --pack FILE|DIR lays a pack over the game's own cards")
        code = BAD_INPUT
    except EXPECTED_ERRORS as error:
        _complain(str(error))
        code = BAD_INPUT
    except BrokenPipeError:
        code = _output_closed()
    except OSError as error:
        _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        code = BAD_INPUT
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        code = _output_closed()
    sys.exit(code if isinstance(code, int) else 0)


def _output_closed() -> int:
    """Reports once that the reader of stdout is gone, and keeps later flushes from the closed pipe."""
    _complain(CLOSED)
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return BAD_INPUT


def _complain(message: str) -> None:
    from .safe_text import printable  # which needs this module

    for line in message.splitlines():
        print(f"tiptoe: {printable(line)}", file=sys.stderr)
