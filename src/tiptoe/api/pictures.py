"""Pictures of the public library for notebooks: the map, the row and the hand; one card; the scores of a simulation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ..draw.layout.card import CardFace
from ..draw.svg.board import board_svg
from ..draw.svg.cards import cards_svg
from ..draw.svg.chart import histogram_svg
from ..text.language import mark_text
from .cards import language

if TYPE_CHECKING:
    from ..core.pack import Pack
    from ..view.view import View as EngineView
    from .cards import Card

COLUMNS: Final = 20


def position_svg(
    raw: EngineView | None, pack: Pack, lang: str, row: Sequence[Card | None], hand: Sequence[Card], title: str
) -> str:
    """Draws the map as a seat sees it, and the row and the hand below; without a view of the engine no map."""
    words = language(lang).of(pack)
    lines = [(words.say("ui-row"), [None if card is None else _face(card) for card in row])]
    lines += [(words.say("ui-hand"), [_face(card) for card in hand])] if hand else []
    above = ""
    if raw is not None:
        above = board_svg(raw.board, raw.rules.pack, raw, say=lambda id: mark_text(words, id))
    return cards_svg(title, lines, above)


def card_svg(card: Card) -> str:
    """Draws one card."""
    return cards_svg(card.name, [("", [_face(card)])])


def scores_svg(title: str, names: Sequence[str], scores: Sequence[Sequence[int]]) -> str:
    """Draws how often each bot reached which score; `scores` has a sequence for each game."""
    return histogram_svg(title, [(name, [game[at] for game in scores]) for at, name in enumerate(names)], COLUMNS)


def _face(card: Card) -> CardFace:
    paid = "" if not card.cost else "swords" if card.price.swords else "skill"
    return CardFace(card.name, card.kind_name, card.text, card.cost, card.points, paid)
