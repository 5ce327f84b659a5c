"""Heatmap: the board, or the sheet of all tiles, with how often seats entered each room and used each tunnel."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Final

from ...core.ruleset import Ruleset
from ...draw.layout.board import layout
from ...draw.layout.geometry import Oval
from ...draw.layout.tile import rooms_of, tile_plan
from ...draw.svg.board import board_svg
from ...draw.svg.tile import tile_places, tile_sheet_svg
from ...text.cards import CardVoice
from ...text.language import Words, mark_text
from ..study.results import Study

END: Final = "</svg>"
VEIL: Final = '<rect width="100%" height="100%" fill="#05060a" opacity=".4"/>'
COLD: Final = (255, 214, 120)
HOT: Final = (255, 74, 32)
WIDEST: Final = 17.0  # extra stroke width of the most used tunnel


def heat_svg(study: Study, rules: Ruleset, words: Words) -> str:
    """Draws the dimmed board or tile sheet with the heat over it."""
    own = words.of(rules.pack)
    voice = CardVoice(own, rules.pack)

    def say(id: str) -> str:
        return mark_text(own, id)

    if rules.board.cells:
        drawing = tile_sheet_svg(rules.pack, study.spec, say, voice.name)
        return _over(drawing, _rooms(_tile_rooms(rules), study.visits))
    plan = layout(rules.board)
    rooms = dict(zip(rules.board.rooms, plan.rooms, strict=True))
    return _over(board_svg(rules.board, rules.pack, say=say), _ways(rules, study) + _rooms(rooms, study.visits))


def _over(drawing: str, heat: str) -> str:
    head, _, _ = drawing.rpartition(END)
    return f"{head}{VEIL}{heat}{END}"


def _tile_rooms(rules: Ruleset) -> dict[str, Oval]:
    """Ovals of the rooms on the sheet of all tiles, by room id."""
    found: dict[str, Oval] = {}
    for tile, (x, y) in zip(rules.pack.tiles, tile_places(rules.pack.tiles), strict=True):
        for room in rooms_of(tile_plan(tile, 0)):
            oval = room.oval
            found[room.id] = Oval(x + oval.x, y + oval.y, oval.rx, oval.ry)
    return found


def _rooms(rooms: dict[str, Oval], visits: dict[str, float]) -> str:
    """Draws rooms, warmer and more opaque the more often they are entered, with the number of visits."""
    most = max(visits.values(), default=1.0)
    drawn = []
    for id, oval in rooms.items():
        heat = sqrt(visits.get(id, 0.0) / most)
        drawn.append(
            f'<ellipse cx="{oval.x:.1f}" cy="{oval.y:.1f}" rx="{oval.rx:.1f}" ry="{oval.ry:.1f}" '
            f'fill="{_colour(heat)}" opacity="{0.12 + 0.75 * heat:.2f}"/>'
            f'<text x="{oval.x:.1f}" y="{oval.y + 7:.1f}" text-anchor="middle" font-size="20" font-weight="700" '
            f'fill="#fff8ea" stroke="#14100b" stroke-width="4" paint-order="stroke">{visits.get(id, 0.0):.1f}</text>'
        )
    return "".join(drawn)


def _ways(rules: Ruleset, study: Study) -> str:
    """Draws tunnels by how often they were used in either direction."""
    walked: Counter[frozenset[str]] = Counter()
    for road in study.roads:
        walked[frozenset((road.out, road.into))] += int(road.per_game * study.games)
    most = max(walked.values(), default=1) or 1
    drawn, names = [], rules.board.rooms
    for way in layout(rules.board).ways:
        heat = sqrt(walked[frozenset((names[way.tunnel.start], names[way.tunnel.end]))] / most)
        path = "".join(curve.path() for curve in way.curves)
        drawn.append(
            f'<path d="{path}" fill="none" stroke="{_colour(heat)}" stroke-width="{1 + WIDEST * heat:.1f}" '
            f'stroke-linecap="round" opacity="{0.2 + 0.6 * heat:.2f}"/>'
        )
    return "".join(drawn)


def _colour(heat: float) -> str:
    red, green, blue = (round(cold + (hot - cold) * heat) for cold, hot in zip(COLD, HOT, strict=True))
    return f"#{red:02x}{green:02x}{blue:02x}"
