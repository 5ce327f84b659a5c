"""Other versions of the built-in packs, as an upgrade may bring."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from tiptoe.packs.files import PackRow, Source

Edit: TypeAlias = Callable[[Source], None]
Upgrade: TypeAlias = Callable[[str, Edit], None]


def shuffled(source: Source, seed: int = 1) -> None:
    """Shuffles the order of cards, tokens, tiles, rooms and tunnels."""
    rng = Random(seed)
    # The order of a board's tunnels numbers nothing.
    parts = {"board": ["rooms"], "tile": ["rooms", "tunnels"], "module": ["rooms"]}
    for kind, rows in source.rows.items():
        rng.shuffle(rows)
        for row in rows:
            content: Any = row.content
            for part in parts.get(kind, []):
                rng.shuffle(content.get(part, []))


def with_more(source: Source) -> None:
    """Adds new cards, one of them in a pile of the reserve, and a new token, before all others."""
    new: list[dict[str, Any]] = [
        {"id": "lantern", "kind": "item", "cost": 1, "play": [{"skill": 1}, {"when": {"another": "gem"}, "do": [{"draw": 1}]}]},
        {"id": "rope", "kind": "item", "deck": "reserve", "copies": 4, "cost": 1, "play": [{"boots": 1}]},
    ]  # fmt: skip
    source.rows["card"][:0] = [PackRow("new.toml", {"origin": "own", **card}) for card in new]
    token = {"id": "bauble", "kind": "major-secret", "origin": "own", "reveal": [{"gold": 1}]}
    source.rows["token"][:0] = [PackRow("new.toml", token)]


def without(kind: str, id: str) -> Edit:
    """Returns an edit that removes one entry and nothing else."""

    def edit(source: Source) -> None:
        source.rows[kind] = [row for row in source.rows[kind] if row.content["id"] != id]
        source.places = {}  # places of removed entries have no names

    return edit


def reading(id: str, **texts: Any) -> Edit:
    """Returns an edit that changes the text of one card."""

    def edit(source: Source) -> None:
        card: Any = next(row.content for row in source.rows["card"] if row.content["id"] == id)
        card.update(texts)

    return edit
