"""`tiptoe serve`: tables over the network."""

from __future__ import annotations

import os
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .app import UserError, app
from .arguments import DatabaseOption

if TYPE_CHECKING:
    from ..web.settings import Settings

PORT = 8765
BOT_PAUSE = 0.3  # seconds


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(envvar="TIPTOE_HOST", help="The address to listen on; 0.0.0.0 for everybody.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, envvar="TIPTOE_PORT", help="The port; 0 takes a free one.")
    ] = PORT,
    database: DatabaseOption = "",
    packs: Annotated[
        str,
        typer.Option(
            metavar="DIR", envvar="TIPTOE_PACKS", help="Packs to offer; default: `packs` beside the database."
        ),
    ] = "",
    secure: Annotated[
        bool, typer.Option(envvar="TIPTOE_SECURE", help="Behind TLS: cookies go over https only.")
    ] = False,
    allow_host: Annotated[
        list[str],
        typer.Option(metavar="NAME", envvar="TIPTOE_ALLOW_HOST", help="A name that browsers may call this server by."),
    ] = [],
    metrics_from: Annotated[
        str, typer.Option(metavar="NET", envvar="TIPTOE_METRICS_FROM", help="Who else may look at /metrics.")
    ] = "",
    keep_days: Annotated[
        int,
        typer.Option(min=0, envvar="TIPTOE_KEEP_DAYS", help="Delete what nobody touched for so long; 0: never."),
    ] = 0,
    bot_workers: Annotated[
        int, typer.Option(min=1, max=64, envvar="TIPTOE_BOT_WORKERS", help="Processes that think for bots.")
    ] = 1,
    bot_pause: Annotated[
        float,
        typer.Option(min=0, max=10, envvar="TIPTOE_BOT_PAUSE", help="Seconds before a bot answers, at normal pace."),
    ] = BOT_PAUSE,
    unlimited: Annotated[bool, typer.Option(hidden=True, help="Without limits: for load tests.")] = False,
    browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the page where there is a desktop.")] = False,
    settings: Annotated[
        bool, typer.Option("--settings", help="List every setting with its variable, and end.")
    ] = False,
) -> None:
    """Serve tables: people open a link and play, close the laptop, and find the game where it was."""
    from ..store.database import default_url
    from ..store.errors import StoreError
    from ..web.run import NotStarted, PortTaken
    from ..web.run import serve as run
    from ..web.settings import LOOPBACK, SettingError, Settings
    from ..web.settings import unlimited as without_limits

    if packs and not Path(packs).is_dir():
        raise UserError(f"{packs}: there is no such folder")
    given: dict[str, Any] = {
        "secure": secure,
        "bot_workers": bot_workers,
        "bot_pause": bot_pause,
        "hosts": (host, *allow_host),
        "metrics_from": ",".join(filter(None, (LOOPBACK, metrics_from))),
        "keep_days": keep_days,
        "packs": packs,
    }
    try:
        chosen = Settings.from_environment(**given)
        if settings:
            return _list(chosen)
        url = database or default_url()
        chosen = without_limits(url, **given) if unlimited else replace(chosen, database=url)
        run(chosen, host, port, lambda address: _announce(address, browser=browser))
    except (SettingError, StoreError, PortTaken, NotStarted) as error:
        raise UserError(str(error)) from error


def _list(chosen: Settings) -> None:
    """Prints every setting as a line of an environment file, with what it means and its default."""
    from ..web.settings import declared, written

    for one in declared():
        value = "" if one.name == "database" else written(getattr(chosen, one.name))  # a URL may hold a password
        default = "" if value == written(one.default) else f" (default: {written(one.default) or 'nothing'})"
        typer.echo(f"# {one.about}{default}\n{one.variable}={value}")


def _announce(address: str, *, browser: bool) -> None:
    print(f"Tiptoe is at {address}", flush=True)
    if browser and (sys.platform == "darwin" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        webbrowser.open(address)
