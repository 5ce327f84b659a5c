"""Cards as a picture: the row and a hand in lines of six, below a map where there is one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from ..layout.card import CardFace
from ..layout.geometry import number
from .symbols import BONE, LETTERS, TORCH, svg_text

WIDTH: Final = 1000.0
GAP: Final = 10.0
IN_LINE: Final = 6
CARD: Final = ((WIDTH - (IN_LINE + 1) * GAP) / IN_LINE, 148.0)
CAPTION: Final = 30.0
LETTERS_IN_LINE: Final = 25
LETTER: Final = 8.0  # width of a letter of a name, about
LINES: Final = 6  # of a card's text; the rest is left out
GROUND: Final = "#0c0e14"
BANNERS: Final = {"skill": "#27415f", "swords": "#6b2420", "": "#2b303c"}  # by what a card is paid with
STYLE: Final = f"""
.c-caption{{font:700 17px {LETTERS};fill:{TORCH}}}
.c-name{{font:700 13px {LETTERS};fill:{BONE}}}
.c-kind{{font:600 10.5px {LETTERS};fill:#a7adbb}}
.c-text{{font:500 11px {LETTERS};fill:#d9d0bf}}
.c-cost{{font:700 14px {LETTERS};fill:{TORCH};text-anchor:end}}
""".strip()

_SIZE: Final = re.compile(r'viewBox="0 0 (?P<width>[\d.]+) (?P<height>[\d.]+)"')


def cards_svg(title: str, lines: Sequence[tuple[str, Sequence[CardFace | None]]], above: str = "") -> str:
    """Draws lines of cards with a caption each; None is an empty place. `above` is another picture, such as a map."""
    parts, bottom = [], 0.0
    size = _SIZE.search(above)
    if size:
        scale = WIDTH / float(size["width"])
        parts.append(f'<g transform="scale({scale:.4f})">{above}</g>')
        bottom = float(size["height"]) * scale
    for caption, cards in lines:
        if caption:
            parts.append(_text("caption", GAP, bottom + 21, caption))
            bottom += CAPTION
        for at, card in enumerate(cards):
            x = GAP + at % IN_LINE * (CARD[0] + GAP)
            parts.append(_card(card, x, bottom + at // IN_LINE * (CARD[1] + GAP)))
        bottom += -(-len(cards) // IN_LINE) * (CARD[1] + GAP)
    width = WIDTH if size or any(caption for caption, _ in lines) else CARD[0] + 2 * GAP
    box = f'width="{number(width)}" height="{number(bottom)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(bottom)}" {box} role="img">'
        f"<title>{svg_text(title)}</title><style>{STYLE}</style>"
        f'<rect {box} fill="{GROUND}"/>{"".join(parts)}</svg>\n'
    )


def _card(card: CardFace | None, x: float, y: float) -> str:
    box = f'width="{number(CARD[0])}" height="{number(CARD[1])}" rx="7"'
    if card is None:
        return f'<rect x="{number(x)}" y="{number(y)}" {box} fill="none" stroke="#363c4a" stroke-dasharray="5 5"/>'
    written = [
        f'<rect {box} fill="#171b25" stroke="#596075"/>',
        f'<path d="M0 7a7 7 0 0 1 7-7H{number(CARD[0] - 7)}a7 7 0 0 1 7 7V25H0Z" fill="{BANNERS[card.paid]}"/>',
        _name(card.name, CARD[0] - (34 if card.cost else 16)),
        _text("cost", CARD[0] - 8, 18, str(card.cost)) if card.cost else "",
        _text("kind", 8, 40, card.kind),
    ]
    lines = wrap(card.text, LETTERS_IN_LINE)
    lines = [*lines[: LINES - 1], f"{lines[LINES - 1]} …"] if len(lines) > LINES else lines
    written += [_text("text", 8, 58 + 14 * at, line) for at, line in enumerate(lines)]
    if card.points:
        written.append(_text("cost", CARD[0] - 8, CARD[1] - 8, f"★ {card.points}"))
    return f'<g transform="translate({number(x)} {number(y)})">{"".join(written)}</g>'


def _text(kind: str, x: float, y: float, text: str) -> str:
    return f'<text class="c-{kind}" x="{number(x)}" y="{number(y)}">{svg_text(text)}</text>'


def _name(name: str, room: float) -> str:
    """Draws the name of a card, pressed together where it would run over the edge."""
    pressed = f' textLength="{number(room)}" lengthAdjust="spacingAndGlyphs"' if len(name) * LETTER > room else ""
    return f'<text class="c-name" x="8" y="17"{pressed}>{svg_text(name)}</text>'
