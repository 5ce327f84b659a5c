"""Pictures of cards: the scenes, hues and figures that a pack may choose from. The client draws them."""

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
    """Names of scenes, hues and figures for the cards of a game."""

    scenes: Sequence[str]
    hues: Sequence[str]
    figures: Sequence[str]


@cache
def pictures_of(pack: str) -> Pictures:
    """Returns the pictures of all games, and those of the game that `pack` belongs to."""
    drawn = json.loads(FILE.read_text(encoding="utf-8"))
    own = drawn["packs"].get(pack, {"scenes": [], "figures": []})
    return Pictures([*own["scenes"], *drawn["scenes"]], drawn["hues"], sorted([*drawn["figures"], *own["figures"]]))


def read_picture(reader: PackReader, row: Table) -> dict[str, str]:
    """Reads `art = { scene = "forest", hue = "green", figure = "cowled", beside = "ring" }`; every key is optional."""
    chosen = reader.table(row, ART)
    known = pictures_of(reader.pack.id.partition("+")[0])
    words = {SCENE: known.scenes, HUE: known.hues, FIGURE: known.figures, BESIDE: known.figures}
    reader.known_keys(chosen, KEYS, ART)
    return {key: reader.known(reader.text(chosen, key, path=ART), words[key], f"{ART}.{key}", key) for key in chosen}
