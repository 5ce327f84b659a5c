"""The map as a picture: a standalone SVG that carries its own shapes, words for screen readers, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import cos, sin
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from ..core.material import Board, Pack, RoomId
from ..view.view import View
from . import scenery
from .badges import ARROW, Badge
from .contents import Contents, Price, contents, steps
from .geometry import Box, Oval, noise, number, smooth
from .layout import Layout, layout
from .symbols import INK, PROPS, SYMBOLS, TORCH, definitions, pawn, text, use
from .ways import Way

WALL: Final = "#070809"
RIM: Final = "#6f6a63"
FAN: Final = 3  # more pawns than this in a room become a row of marks
ROOM_WIDTH: Final = 94.0
WIDTHS: Final[dict[str, float]] = {"artifact": 42.0, "fountain": 36.0, "monkey-idol": 25.0, "pawn": 25.0}
LYING: Final = 17.0  # how far tokens of one kind lie apart

Say = Callable[[str], str]


def plain(id: str) -> str:
    """An id as words, for callers without a language: `feature-crystal-cave` is "crystal cave"."""
    return id.partition("-")[2].replace("-", " ")


def board_svg(board: Board, pack: Pack, view: View | None = None, *, say: Say = plain) -> str:
    """The map, with a view also what lies on it now. `say` puts ids such as `feature-market` into words."""
    plan = layout(board)
    sky = scenery.sky_of(board.id)
    size = f"{number(plan.width)} {number(plan.height)}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" width="{number(plan.width)}" '
        f'height="{number(plan.height)}" role="img" class="t-map">',
        f"<title>{escape(board.id)}</title>",
        f"<style>{scenery.STYLE}</style>",
        f"<defs>{scenery.gradients(plan, sky)}{definitions()}</defs>",
        scenery.backdrop(plan, sky),
        scenery.hatching(plan),
        scenery.sleeper(plan, _awake(view)),
        f'<path d="M0 0H{number(plan.width)}V{number(plan.height)}H0Z" fill="url(#t-vignette)" pointer-events="none"/>',
        _Sheet(board, pack, view, plan).carving(say),
        "</svg>\n",
    ]
    return "\n".join(part for part in parts if part)


def _awake(view: View | None) -> float:
    """How wide the dragon's eye is open: with the rage."""
    spaces = len(view.rules.params.rage) if view is not None else 1
    return 0.5 if view is None else 0.5 + 0.4 * view.marker / max(1, spaces - 1)


class _Sheet:
    """Rooms and tunnels of one drawing."""

    def __init__(self, board: Board, pack: Pack, view: View | None, plan: Layout) -> None:
        self.board = board
        self.view = view
        self.plan = plan
        self.contents = contents(board, pack, view)
        self.steps: Mapping[RoomId, Price] = steps(view) if view is not None and view.seat >= 0 else {}
        self.outlines = [smooth(oval.blob(id)) for oval, id in zip(plan.rooms, board.rooms, strict=True)]
        self.lit_from = view.seats[view.seat if view.seat >= 0 else view.active].room if view is not None else -1

    def carving(self, say: Say) -> str:
        """Three passes over the same paths, so that tunnels open into rooms without a seam; then what lies there."""
        tunnels = "".join(curve.path() for way in self.plan.ways for curve in way.curves)
        rooms = "".join(self.outlines)
        passes = [
            f'<path d="{tunnels}" stroke="{WALL}" stroke-width="27"/>',
            f'<path d="{rooms}" stroke="{WALL}" stroke-width="11"/>',
            f'<path d="{tunnels}" stroke="{RIM}" stroke-width="20.4"/>',
            "".join(f'<path d="{path}" stroke="url(#t-rim)" stroke-width="4.4"/>' for path in self.outlines),
            f'<path d="{tunnels}" stroke="url(#t-floor)" stroke-width="16"/>',
            f'<path d="{tunnels}" stroke="#000" stroke-width="13" stroke-dasharray="1.6 8" opacity=".16"/>',
            f'<path d="{rooms}" fill="url(#t-floor)"/>',
            self._lit_tunnels(),
        ]
        ways = zip(self.plan.ways, self.plan.badges, strict=True)
        return (
            f'<g fill="none" stroke-linejoin="round" stroke-linecap="round">{"".join(passes)}</g>{self._torch()}'
            f"<g>{''.join(self._tunnel(way, marks, say) for way, marks in ways)}</g>\n"
            f"<g>{''.join(self._room(room, say) for room in range(len(self.board.rooms)))}</g>"
        )

    def _lit_tunnels(self) -> str:
        ends = [{self.lit_from, room} for room in self.steps]
        lit = [way for way in self.plan.ways if {way.tunnel.start, way.tunnel.end} in ends]
        path = "".join(curve.path() for way in lit for curve in way.curves)
        return f'<path d="{path}" stroke="#a4763f" stroke-width="15" opacity=".6"/>' if path else ""

    def _torch(self) -> str:
        if self.lit_from < 0:
            return ""
        oval = self.plan.rooms[self.lit_from]
        return (
            f'<circle cx="{number(oval.x)}" cy="{number(oval.y)}" r="112" fill="url(#t-torch)" pointer-events="none"/>'
        )

    def _tunnel(self, way: Way, marks: Sequence[Badge], say: Say) -> str:
        rooms = self.board.rooms
        start, end = rooms[way.tunnel.start], rooms[way.tunnel.end]
        path = "".join(curve.path() for curve in way.curves)
        seen = [badge.kind for badge in marks]
        told = [_counted(say(f"tunnel-{kind}"), seen.count(kind)) for kind in dict.fromkeys(seen)]
        drawn = "".join(_badge(badge) for badge in marks)
        return (
            f'\n<g class="t-tunnel" data-from={quoteattr(start)} data-to={quoteattr(end)}>'
            f"<title>{escape(start)} – {escape(end)}</title><desc>{escape(', '.join(told))}</desc>"
            f'<path d="{path}" fill="none" stroke="#000" stroke-opacity="0" stroke-width="20"/>{drawn}</g>'
        )

    def _room(self, room: RoomId, say: Say) -> str:
        id, oval, here = self.board.rooms[room], self.plan.rooms[room], self.contents[room]
        outline = self.outlines[room]
        parts = [f'\n<g class="t-room" data-room={quoteattr(id)}><title>{escape(id)}</title>']
        parts.append(f"<desc>{escape(', '.join(_told(here, say)))}</desc>")
        lit = room in self.steps or room == self.lit_from
        parts.append(f'<path d="{outline}" fill="url(#{"t-lit" if lit else "t-shade"})"/>')
        if lit:
            parts.append(f'<path d="{outline}" fill="none" stroke="{TORCH}" stroke-width="3"/>')
        parts.append(_engraving(oval, id))
        parts.append(_furniture(here, oval, outline, id))
        parts.append(_lying(here, oval))
        parts.append(self._plate(room))
        if room in self.steps:
            taken = [badge.box for row in self.plan.badges for badge in row] + self.plan.labels
            parts.append(_pill(self.steps[room], oval, taken, raised="market" in here.features))
        return "".join(parts) + "</g>"

    def _plate(self, room: RoomId) -> str:
        box = self.plan.labels[room]
        kind = "t-plate-here" if room == self.lit_from else "t-plate"
        return (
            f'<rect class="{kind}" x="{number(box.x - box.width / 2)}" y="{number(box.y - box.height / 2)}" '
            f'width="{number(box.width)}" height="{number(box.height)}" rx="{number(box.height / 2)}"/>'
            + text(self.board.rooms[room], box.x, box.y + 5.5, "id")
        )


def _badge(badge: Badge) -> str:
    if not badge.text:
        return use(badge.kind, badge.x, badge.y, turn=badge.angle if badge.kind == ARROW else 0.0)
    box, side = badge.box, -1 if badge.angle else 1
    tip = box.x + side * (box.width / 2 - 9)
    return (
        f'<rect class="t-plate" x="{number(box.x - box.width / 2)}" y="{number(box.y - box.height / 2)}" '
        f'width="{number(box.width)}" height="{number(box.height)}" rx="11"/>'
        + use("wrap", tip, box.y, turn=badge.angle)
        + text(badge.text, box.x - side * 7, box.y + 5.5, "id")
    )


def _counted(word: str, n: int) -> str:
    return word if n == 1 else f"{n} × {word}"


def _told(here: Contents, say: Say) -> list[str]:
    told = [say(f"feature-{feature}") for feature in here.features]
    told += [f"{say('token-artifact')} {points}" for points in here.artifacts]
    told += [_counted(say(f"token-{kind}"), n) for kind, n in here.tokens.items()]
    return told + [say(f"seat-{seat}") for seat in here.pawns]


def _engraving(oval: Oval, seed: str) -> str:
    """Short strokes along the wall that the light does not reach."""
    strokes: list[str] = []
    for i in range(13):
        angle = (-10 + 11 * i + 5 * noise(seed, 50 + i)) / 57.3
        far, near = 0.9, 0.9 - 0.12 - 0.1 * noise(seed, 70 + i)
        a, b = _on(oval, angle, far), _on(oval, angle, near)
        strokes.append(f"M{number(a[0])} {number(a[1])}L{number(b[0])} {number(b[1])}")
    return f'<path d="{"".join(strokes)}" stroke="#000" stroke-width="1.8" stroke-linecap="round" opacity=".32"/>'


def _on(oval: Oval, angle: float, share: float) -> tuple[float, float]:
    return oval.x + oval.rx * share * cos(angle), oval.y + oval.ry * share * sin(angle)


def _furniture(here: Contents, oval: Oval, outline: str, id: str) -> str:
    """What belongs to the room itself."""
    x, y = oval.middle
    parts: list[str] = []
    if "crystal-cave" in here.features:
        parts.append(f'<path d="{outline}" fill="#8fe3ff" opacity=".14"/>')
        parts.append(use("crystals", x - 31, y + 21))
        parts.append(
            f'<g transform="translate({number(x + 31)} {number(y + 21)}) scale(-1 1)"><use href="#t-crystals"/></g>'
        )
    if "market" in here.features:
        parts.append(use("market", x, y - oval.ry + 4))
        parts.append("" if here.artifacts or here.tokens or here.pawns else use("prop-stall", x, y + 3))
    if "monkey-shrine" in here.features:
        parts.append(use("monkey-shrine", x, y + 2))
    if "start" in here.features:
        parts.append(use("start", x, y))
    if not (set(here.features) - {"depths", "crystal-cave"} or here.artifacts or here.tokens or here.pawns):
        parts.append(use(f"prop-{int(noise(id, 99) * len(PROPS))}", x, y - 2))
    return "".join(parts)


def _lying(here: Contents, oval: Oval) -> str:
    """Side by side, closer where there is little room: what heals, what can be taken, who stands there."""
    items: list[tuple[str, float]] = [("fountain", WIDTHS["fountain"])] if "fountain" in here.features else []
    items += [(f"artifact:{points}", WIDTHS["artifact"]) for points in here.artifacts]
    for kind, n in here.tokens.items():
        symbol = kind if kind in SYMBOLS else "minor-secret"
        items += [(symbol, LYING)] * (n - 1) + [(symbol, WIDTHS.get(symbol, 33.0))]
    crowd = len(here.pawns) > FAN
    items += [] if crowd else [(f"pawn:{seat}", WIDTHS["pawn"]) for seat in here.pawns]
    total = sum(width for _, width in items)
    squeeze = min(1.0, ROOM_WIDTH / total) if total else 1.0
    drawn: list[str] = []
    x = oval.x - total * squeeze / 2
    for name, width in items:
        drawn.append(_item(name, x + width * squeeze / 2, oval.y - (9 if crowd else 3)))
        x += width * squeeze
    return "".join(drawn) + (_marks(here.pawns, oval) if crowd else "")


def _item(name: str, x: float, y: float) -> str:
    kind, _, value = name.partition(":")
    if kind == "pawn":
        return pawn(int(value), x, y + 18)
    if kind == "artifact":
        return use("artifact", x, y) + text(value, x, y + 6.5, "value")
    return use(kind, x, y)


def _marks(seats: Sequence[int], oval: Oval) -> str:
    step = min(18.0, ROOM_WIDTH / len(seats))
    left = oval.x - step * (len(seats) - 1) / 2
    return "".join(use(f"mark-{seat}", left + step * i, oval.y + 11, size=0.7) for i, seat in enumerate(seats))


def _pill(price: Price, oval: Oval, taken: Sequence[Box], *, raised: bool) -> str:
    """What it costs to go there: boots, swords, hearts, each with its own silhouette."""
    parts = [(name, n) for name, n in (("boots", price.boots), ("swords", price.swords), ("hearts", price.damage)) if n]
    parts = parts or [("teleport", 0)]
    step = 36 if parts[0][1] else 22
    width, y = step * len(parts) + 8, oval.y - oval.ry - (22 if raised else 6)
    x = oval.x + _free_shift(Box(oval.x, y, width, 26), taken) - width / 2 + 4
    drawn = [
        f'<rect x="{number(x - 4)}" y="{number(y - 13)}" width="{number(width)}" height="26" rx="13" fill="{INK}" '
        f'stroke="{TORCH}" stroke-width="1.8"/>'
    ]
    for i, (name, n) in enumerate(parts):
        drawn.append(use(name, x + step * i + 11, y))
        drawn.append(text(str(n), x + step * i + 27, y + 5.5, "cost") if n else "")
    return "".join(drawn)


def _free_shift(box: Box, taken: Sequence[Box]) -> float:
    """How far a box must move aside to cover nothing."""
    for shift in (0.0, -14.0, 14.0, -28.0, 28.0, -42.0, 42.0):
        if not any(Box(box.x + shift, box.y, box.width, box.height).meets(other, 1) for other in taken):
            return shift
    return 0.0
