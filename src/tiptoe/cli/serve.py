"""`tiptoe serve`: tables over the network."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from .app import UserError, app
from .arguments import DatabaseOption

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
) -> None:
    """Serve tables: people open a link and play, close the laptop, and find the game where it was."""
    from ..store.database import default_url
    from ..store.errors import StoreError
    from ..web.run import NotStarted, PortTaken
    from ..web.run import serve as run
    from ..web.settings import LOOPBACK, Settings
    from ..web.settings import unlimited as without_limits

    if packs and not Path(packs).is_dir():
        raise UserError(f"{packs}: there is no such folder")
    try:
        url = database or default_url()
        settings = (
            without_limits(url, bot_workers=bot_workers)
            if unlimited
            else Settings(
                url,
                secure=secure,
                bot_workers=bot_workers,
                bot_pause=bot_pause,
                hosts=(host, *allow_host),
                metrics_from=f"{LOOPBACK},{metrics_from}",
                keep_days=keep_days,
                packs=packs,
            )
        )
        run(settings, host, port, lambda address: _announce(address, browser=browser))
    except (StoreError, PortTaken, NotStarted) as error:
        raise UserError(str(error)) from error


def _announce(address: str, *, browser: bool) -> None:
    print(f"Tiptoe is at {address}", flush=True)
    if browser and (sys.platform == "darwin" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        webbrowser.open(address)
