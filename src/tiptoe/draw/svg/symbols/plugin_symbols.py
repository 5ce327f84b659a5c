"""Symbols of plugin games: those that the game has drawn, or a letter on a disc."""

from __future__ import annotations

from collections.abc import Iterable

from ....catalog import GAMES, load_pack
from ....core.board import FEATURES
from ...layout.contents import Contents
from ...layout.signs import is_of_plugin, sign
from ..escape import svg_text
from .common import BONE, INK, NUMERALS, SYMBOLS
from .ships import SHIP_SYMBOLS


def token_symbol(kind: str) -> str:
    """Returns the symbol of a token that lies in a room: a built-in one, or that of a plugin game."""
    return kind if kind in SYMBOLS or kind in SHIP_SYMBOLS else f"token-{kind}"


def plugin_ids(rooms: Iterable[Contents]) -> list[str]:
    """Lists features and tokens in rooms that have no built-in symbol, as ids such as `feature-market`."""
    found: list[str] = []
    for here in rooms:
        found += [f"feature-{name}" for name in here.features if is_of_plugin(name)]
        found += [token_symbol(kind) for kind in here.tokens if token_symbol(kind) != kind]
    return list(dict.fromkeys(found))


def guest_symbols(rooms: Iterable[Contents]) -> dict[str, str]:
    """Returns the drawings of features and tokens in rooms that have no built-in symbol."""
    return {id: drawing(id) for id in plugin_ids(rooms)}


def installed_symbols() -> dict[str, str]:
    """Returns the drawing of every feature and token of plugin games that has no built-in symbol."""
    ids = [f"feature-{name}" for name in FEATURES if is_of_plugin(name)]
    for game in (game for game in GAMES.values() if game.folder is not None):
        tokens = load_pack(game.pack).tokens
        ids += [token_symbol(token.id) for token in tokens if token_symbol(token.id) != token.id]
    return {id: drawing(id) for id in ids}


def drawing(id: str) -> str:
    """Returns what the game has drawn for a feature or token, else its letter on a disc."""
    return sign(id).drawing or lettered(sign(id).mark)


def lettered(mark: str) -> str:
    """Draws a disc with a letter."""
    letter = f'font-family="{NUMERALS}" font-weight="700" font-size="18" text-anchor="middle"'
    return (
        f'<circle r="13" fill="#6b5232" stroke="{INK}" stroke-width="2.4"/>'
        f'<text y="6" {letter} fill="{BONE}">{svg_text(mark)}</text>'
    )
