"""Template of a pack: one card, ready to be changed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

FILES: Final = {
    "pack.toml": """\
# A pack lays its cards over those of a game. `without` takes cards of the game out: without = ["tattle"].
id = "{id}"
game = "classic"
version = "1"
origin = "own"
title = {{ en = "{title}" }}
""",
    "cards.toml": """\
# Effects stand in printed order. docs/reference/vocabulary.md lists every word, with an example of each.

[[card]]
id = "lamplighter"
kind = "companion"
copies = 2
cost = 3
points = 1
play = [
  {{ skill = 2 }},
  {{ when = {{ another = "companion" }}, do = [{{ draw = 1 }}] }},
  {{ choose = 1, of = [{{ heal = 1 }}, {{ clank = -1 }}] }},
]
acquire = [{{ boots = 1 }}]
""",
    "names.toml": """\
[card]
lamplighter = {{ en = "Lamplighter", fr = "Allumeur de lanternes", pt = "Acendedor de Lampiões" }}
""",
}


def write_template(folder: Path) -> None:
    """Writes a new folder with a pack that passes every check."""
    folder.mkdir(parents=True)
    for name, text in FILES.items():
        filled = text.format(id=folder.name, title=folder.name.replace("-", " ").title())
        (folder / name).write_text(filled, encoding="utf-8")
