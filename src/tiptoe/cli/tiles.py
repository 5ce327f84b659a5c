"""`tiptoe tiles`: lists or draws the tiles of a game whose map grows."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..catalog import open_game
from ..core.tiles import PORTAL, ROOM, SETS, Part, Tile, mouth_names
from ..draw.layout.rooms import Contents, printed
from ..draw.layout.tile import is_haunted
from ..draw.svg.tile import tile_sheet_svg
from ..text.cards import CardVoice
from ..text.language import mark_text
from .app import UserError, app
from .arguments import JsonOption, LanguageOption, PackOption, overlays, print_json, speak


@app.command("tiles")
def list_tiles(
    spec: Annotated[str, typer.Argument(metavar="[SPEC]", help="A game with tiles.")] = "catacombs",
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="FILE", help="Draw the whole set on one sheet instead.")
    ] = None,
    lang: LanguageOption = "",
    pack: PackOption = [],
    json: JsonOption = False,
) -> None:
    """List every tile of a game with its rooms and tunnels, or draw them all."""
    voice = CardVoice(speak(lang), open_game(spec, overlays(pack)).pack)
    if not voice.pack.tiles:
        raise UserError(f"'{spec}' is played on a board and has no tiles; try: tiptoe board {spec}")
    if svg is not None:
        _draw(voice, spec, svg)
    elif json:
        print_json([tile_data(voice, tile) for tile in voice.pack.tiles])
    else:
        Console(soft_wrap=False).print(_table(voice))


def tile_data(voice: CardVoice, tile: Tile) -> dict[str, object]:
    """Data of a tile as printed, unturned."""
    return {
        "id": tile.id,
        "name": voice.name(tile.id),
        "set": _set(tile),
        "haunted": is_haunted(tile),
        "portal": tile.portal >= 0,
        "rooms": [_room_data(room.id, here) for room, here in zip(tile.rooms, printed(tile))],
        "tunnels": [_tunnel_data(tile, part) for part in tile.parts],
        "origin": tile.origin,
    }


def _room_data(id: str, here: Contents) -> dict[str, object]:
    return {
        "id": id,
        "features": [name for name in here.features if name != "haunted"],
        "reward": {here.reward: here.amount} if here.reward else None,
        "artifact": here.pluses,
    }


def _tunnel_data(tile: Tile, part: Part) -> dict[str, object]:
    return {
        "from": _end(tile, part.start),
        "to": _end(tile, part.end),
        "footprints": part.footprints,
        "monsters": part.monsters,
        "lock": part.lock >= 0,
        "arrow": part.arrow,
    }


def _end(tile: Tile, end: int) -> str:
    if end >= PORTAL:
        return "portal"
    return tile.rooms[end - ROOM].id if end >= ROOM else mouth_names(tile.set)[end]


def _set(tile: Tile) -> str:
    return next(name for name, number in SETS.items() if number == tile.set)


def _table(voice: CardVoice) -> Table:
    words = voice.words
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("tile", "set", "rooms", "tunnels"):
        table.add_column(words.say(f"ui-column-{column}"), overflow="fold")
    for tile in voice.pack.tiles:
        rooms = [_room_words(voice, room.id, here) for room, here in zip(tile.rooms, printed(tile))]
        signs = [mark_text(words, "feature-haunted")] * is_haunted(tile) + [mark_text(words, "feature-portal")] * (
            tile.portal >= 0
        )
        zone = ", ".join([words.say(f"ui-set-{_set(tile)}"), *signs])
        table.add_row(
            Text(f"{tile.id}  {voice.name(tile.id)}"), Text(zone), Text("; ".join(rooms)), Text(_signs(voice, tile))
        )
    return table


def _room_words(voice: CardVoice, id: str, here: Contents) -> str:
    """Text of a room and its printed signs, without the zone, which the tile's own column names."""
    words = voice.words
    told = [mark_text(words, f"feature-{name}") for name in here.features if name not in ("haunted", "depths")]
    if here.reward in ("gold", "heal"):
        told.append(f"{mark_text(words, f'reward-{here.reward}')} {here.amount}")
    elif here.reward:
        told.append(mark_text(words, f"token-{here.reward}"))
    if here.pluses is not None:
        told.append(mark_text(words, "token-artifact") + "+" * here.pluses)
    return f"{id} ({', '.join(told)})" if told else id


def _signs(voice: CardVoice, tile: Tile) -> str:
    """Counts of the icons on a tile's tunnels, with the marks of the map."""
    counts = (
        ("†", sum(part.monsters for part in tile.parts)),
        ("2", sum(1 for part in tile.parts if part.footprints)),
        ("◘", sum(1 for part in tile.parts if part.lock >= 0)),
        ("→", sum(1 for part in tile.parts if part.arrow)),
    )
    return "  ".join(f"{mark}×{n}" for mark, n in counts if n)


def _draw(voice: CardVoice, spec: str, file: Path) -> None:
    game = voice.name(spec.partition("+")[0].partition(":")[0])
    title = voice.words.say("ui-tile-set", game=game)
    drawing = tile_sheet_svg(voice.pack, title, lambda id: mark_text(voice.words, id), voice.name)
    file.write_text(drawing, encoding="utf-8")
    typer.echo(f"{file}: {len(drawing.encode())} bytes")
