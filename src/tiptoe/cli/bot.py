"""`tiptoe bot`: seats the user's own bot at a table of a server."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ..api.client import Client, split_link
from .app import app
from .arguments import JsonOption, print_json
from .safe_text import say


@app.command("bot")
def play_at_table(
    url: Annotated[str, typer.Argument(help="A server, or the link of a table: http://HOST:PORT/t/TABLE.")],
    bot: Annotated[str, typer.Option("--bot", help="A subclass of tiptoe.Bot: mypackage.module:Mine.")],
    code: Annotated[str, typer.Option("--code", help="The code of a table to join, such as 7K2M-QX4D.")] = "",
    game: Annotated[str, typer.Option("--game", help="What is played at a table of its own.")] = "classic",
    against: Annotated[str, typer.Option("--against", help="Its opponents there, by commas.")] = "greedy",
    name: Annotated[str, typer.Option("--name", help="The name at the table. Default: that of the class.")] = "",
    json: JsonOption = False,
) -> None:
    """Let a bot of your own play at a table of a server: one that it joins, or a new one against bots."""
    sys.path.insert(0, str(Path.cwd()))  # for bots by their class, as `python -m` finds them
    server, table = split_link(url)
    called = name or bot.rpartition(":")[2]
    with Client(server) as client:
        if table or code:
            seat = client.join(table or code, name=called)
            typer.echo(f"{called} sits at {seat.link} and waits for the deal", err=True)
        else:
            opponents = [each.strip() for each in against.split(",")]
            seat = client.open(game, ["", *opponents], name=called).deal()
            typer.echo(f"{called} plays at {seat.link}", err=True)
        seat.play_with(bot)
        if json:
            print_json({"link": seat.link, "seat": seat.number, "scores": seat.scores, "winners": seat.winners})
            return
        for index, (who, score) in enumerate(zip(seat.names, seat.scores)):
            won = ", wins" if index in seat.winners else ""
            say(f"seat {index} {who}: {score}{won}")
