"""Signs of plugin games: how their features and tokens are shown, by what the game says or plainly."""

from __future__ import annotations

from typing import Final

from ...catalog import GAMES
from ...core.board import FEATURES, GUEST_FEATURES
from ...definition import Sign

FEATURE: Final = Sign("✱", "*")
TOKEN: Final = Sign("•", "o")


def is_of_plugin(feature: str) -> bool:
    """Says whether a feature of rooms comes from a plugin game."""
    return FEATURES.get(feature, 0) >= GUEST_FEATURES


def sign(id: str) -> Sign:
    """Returns the sign of a feature or token, by an id such as `feature-market`."""
    for game in GAMES.values():
        if id in game.signs:
            return game.signs[id]
    return FEATURE if id.startswith("feature-") else TOKEN
