"""Pictures of cards: the places, lights and figures that a pack may choose from. How they look is the client's."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from .colours import ART

if TYPE_CHECKING:
    from .files import Table
    from .reader import PackReader

FILE: Final = Path(__file__).parent / "pictures.json"
SCENE: Final = "scene"
HUE: Final = "hue"
FIGURE: Final = "figure"
BESIDE: Final = "beside"
KEYS: Final = (SCENE, HUE, FIGURE, BESIDE)


class Pictures(NamedTuple):
    """Names of what cards of a game can be drawn with."""

    scenes: Sequence[str]
    hues: Sequence[str]
    figures: Sequence[str]


@cache
def pictures_of(pack: str) -> Pictures:
    """Those of all games, and those of the game whose pack it is."""
    drawn = json.loads(FILE.read_text(encoding="utf-8"))
    own = drawn["packs"].get(pack, {"scenes": [], "figures": []})
    return Pictures([*own["scenes"], *drawn["scenes"]], drawn["hues"], sorted([*drawn["figures"], *own["figures"]]))


def read_picture(reader: PackReader, row: Table) -> dict[str, str]:
    """`art = { scene = "forest", hue = "green", figure = "cowled", beside = "ring" }`; each may be left out."""
    chosen = reader.table(row, ART)
    known = pictures_of(reader.pack.id.partition("+")[0])
    words = {SCENE: known.scenes, HUE: known.hues, FIGURE: known.figures, BESIDE: known.figures}
    reader.known_keys(chosen, KEYS, ART)
    return {key: reader.known(reader.text(chosen, key, path=ART), words[key], f"{ART}.{key}", key) for key in chosen}
