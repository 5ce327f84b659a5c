"""`tiptoe play` and `tiptoe resume`: a game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from ..bots.registry import BOTS, check_bot
from ..catalog import with_seating
from ..records.record import SUFFIX
from .app import UserError, app
from .arguments import PERSON, LanguageOption, PackOption, overlays, speak
from .records import load

LUCK = 1 << 31
BY_LOT = "lot"


@app.command("play")
def play(
    spec: Annotated[
        str, typer.Argument(metavar="[SPEC]", help="A game: classic, classic:dusk, classic+open-bag.")
    ] = "classic",
    seats: Annotated[
        str, typer.Option("--seats", help=f"Who sits where, by commas: {PERSON} or a bot ({', '.join(BOTS)}).")
    ] = f"{PERSON},greedy,greedy",
    seed: Annotated[int | None, typer.Option("--seed", help="Names the luck of the game. Default: a new one.")] = None,
    first: Annotated[
        str, typer.Option("--first", help="Who goes first: lot, sneakiest (a vote), or a place in --seats, from 0.")
    ] = BY_LOT,
    lang: LanguageOption = "",
    pack: PackOption = [],
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Where the game is saved.")] = None,
) -> None:
    """Play in the terminal against bots, or with friends at one keyboard. Every choice is saved at once."""
    from ..service.packs.reading import packs_at
    from .session import data_folder, open_session
    from .terminal import Terminal

    names = _sitting(seats)
    spec = with_seating(spec, None if first == BY_LOT else first)
    luck = str(secrets.randbelow(LUCK) if seed is None else seed)
    file = save or data_folder() / f"{spec.replace(':', '-')}-{luck}{SUFFIX}"
    Terminal(open_session(spec, names, luck, packs_at(pack), file), speak(lang)).run()


@app.command("resume")
def resume(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="A saved game. Default: the newest one.")
    ] = None,
    seats: Annotated[
        str, typer.Option("--seats", help=f"Who plays on, by commas: {PERSON} or a bot. Default: those of the record.")
    ] = "",
    lang: LanguageOption = "",
    pack: PackOption = [],
) -> None:
    """Go on with a saved game, exactly where it was; names that no bot has are people at this terminal."""
    from .session import data_folder, newest_save, resume_session
    from .terminal import Terminal

    saved = file or newest_save()
    if saved is None:
        raise UserError(f"no saved game in {data_folder()}; start one with: tiptoe play")
    words, record = speak(lang), load(saved)
    if record.is_told:
        raise UserError(f"{saved}: its luck was told by people with a real box, so nothing here can deal the rest")
    names = _sitting(seats) if seats else []
    if names and len(names) != len(record.header.seats):
        raise UserError(f"--seats names {len(names)}, and the game has {len(record.header.seats)} seats")
    session = resume_session(record, overlays(pack), saved, names)
    typer.echo(words.say("reason-game-over" if session.state.over else "ui-resumed"))
    Terminal(session, words).run()


def _sitting(seats: str) -> list[str]:
    """Reads the option --seats; UnknownBot for a name that is neither a person's nor a bot's."""
    names = [name.strip() for name in seats.split(",")]
    for name in names:
        if name != PERSON:
            check_bot(name)
    return names
