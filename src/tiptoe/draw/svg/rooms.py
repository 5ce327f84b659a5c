"""Room with everything in it, on any map: its light, its furniture, what lies there, who stands there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, sin
from typing import Final

from ...core.price import Price
from ..layout.geometry import Box, Oval, noise, number
from ..layout.rooms import Contents, Furnishing, Room, beside, furniture, is_of_plugin
from ..layout.tunnels import ARROW, LOCK, Badge
from .palette import TORCHLIGHT, Palette
from .symbols import INK, NUMERALS, TORCH, pawn, quoted, space_at, svg_text, text, token_symbol, use

FAN: Final = 3  # more pawns than this in a room become a row of marks
WIDTHS: Final[dict[str, float]] = {
    "artifact": 42.0,
    "fountain": 36.0,
    "monkey-idol": 25.0,
    "pawn": 25.0,
    "figure": 26.0,
    "socket": 40.0,
    "wayshrine": 42.0,
    "coin": 31.0,
    "heal": 31.0,
}
GUEST_WIDTH: Final = 33.0
LYING: Final = 17.0  # how far tokens of one kind lie apart
CHAMBERS: Final = ("wayshrine", "chest", "library", "prison")  # features that stand in a room like things
GROWING: Final = (*CHAMBERS, "coin", "heal", "socket")
BEHIND_A_LOCK: Final = ("chest", "library", "prison")

Say = Callable[[str], str]


@dataclass(frozen=True)
class Light:
    """Light in a room: a seat is `here`, or can go there at `price`, whose label keeps clear of the boxes `taken`."""

    here: bool = False
    price: Price | None = None
    taken: Sequence[Box] = ()
    palette: Palette = TORCHLIGHT


def draw_room(room: Room, here: Contents, say: Say, light: Light) -> str:
    lit = light.here or light.price is not None
    parts = [f'\n<g class="t-room" data-room={quoted(room.id)}><title>{svg_text(room.id)}</title>']
    parts.append(f"<desc>{svg_text(', '.join(told(here, say)))}</desc>")
    parts.append(draw_ground(room, here, light.palette, lit=lit))
    parts.append(draw_furniture(furniture(here, room.oval, room.id), room.oval))
    parts.append(_lying(here, room.oval))
    parts.append(plate(room.name, room.label, "t-plate-here" if light.here else "t-plate"))
    if light.price is not None:
        parts.append(_pill(light.price, room.oval, light.taken, raised="market" in here.features))
    return "".join(parts) + "</g>"


def draw_ground(room: Room, here: Contents, palette: Palette, *, lit: bool = False) -> str:
    """Draws the floor of a room: its light and its walls, and the colour of crystals."""
    outline = room.outline
    parts = [f'<path d="{outline}" fill="url(#{"t-lit" if lit else "t-shade"})"/>']
    if lit:
        parts.append(f'<path d="{outline}" fill="none" stroke="{TORCH}" stroke-width="3"/>')
    parts.append(_engraving(room.oval, room.id, palette))
    if "crystal-cave" in here.features:
        parts.append(f'<path d="{outline}" fill="{palette.crystal}" opacity=".14"/>')
    return "".join(parts)


def plate(words: str, box: Box, kind: str = "t-plate") -> str:
    """Draws a name on its plate."""
    small = box.height < 20
    return (
        f'<rect class="{kind}" x="{number(box.x - box.width / 2)}" y="{number(box.y - box.height / 2)}" '
        f'width="{number(box.width)}" height="{number(box.height)}" rx="{number(box.height / 2)}"/>'
        + text(words, box.x, box.y + (4.3 if small else 5.5), "name" if small else "id")
    )


def draw_badge(badge: Badge, *, opened: bool = False) -> str:
    """Draws an icon of a tunnel; a lock that was opened shows it."""
    if badge.kind == LOCK and opened:
        return use("lock-open", badge.x, badge.y)
    return use(badge.kind, badge.x, badge.y, turn=badge.angle if badge.kind == ARROW else 0.0)


def told_badges(seen: Sequence[str], say: Say) -> str:
    """Says the icons of a tunnel in words."""
    return ", ".join(_counted(say(f"tunnel-{kind}"), seen.count(kind)) for kind in dict.fromkeys(seen))


def _counted(word: str, n: int) -> str:
    return word if n == 1 else f"{n} × {word}"


def told(here: Contents, say: Say) -> list[str]:
    """Lists everything in a room, in words."""
    told = [say(f"feature-{feature}") for feature in here.features]
    told += [f"{say(f'port-{here.port}')} {here.port_amount}"] if here.port else []
    if here.reward == "crystal":
        told.append(say("token-power-crystal"))
    elif here.reward in ("gold", "heal"):
        told.append(f"{say(f'reward-{here.reward}')} {here.amount}")
    elif here.reward and not here.tokens:
        told.append(say(f"token-{here.reward}"))
    told += [f"{say('feature-artifact')} {'+' * here.pluses}".strip()] if here.pluses is not None else []
    told += [f"{say(f'feature-{feature}')}: {say('lock-open')}" for feature in here.opened]
    marked = "port" if here.port else "wayshrine"
    told += [f"{say(f'feature-{marked}')}: {say(f'seat-{seat}')}" for seat in here.offerings]
    told += [_counted(say("token-figure"), here.figures)] if here.figures else []
    told += [f"{say('token-artifact')} {points}" for points in here.artifacts]
    told += [_counted(say(f"token-{kind}"), n) for kind, n in here.tokens.items()]
    return told + [say(f"seat-{seat}") for seat in here.pawns]


def _engraving(oval: Oval, seed: str, palette: Palette) -> str:
    """Draws short strokes along the wall that the light does not reach."""
    strokes: list[str] = []
    for i in range(13):
        angle = (-10 + 11 * i + 5 * noise(seed, 50 + i)) / 57.3
        far, near = 0.9, 0.9 - 0.12 - 0.1 * noise(seed, 70 + i)
        a, b = _on(oval, angle, far), _on(oval, angle, near)
        strokes.append(f"M{number(a[0])} {number(a[1])}L{number(b[0])} {number(b[1])}")
    look = f'stroke="{palette.shadow}" stroke-width="1.8" stroke-linecap="round" opacity=".32"'
    return f'<path d="{"".join(strokes)}" {look}/>'


def _on(oval: Oval, angle: float, share: float) -> tuple[float, float]:
    return oval.x + oval.rx * share * cos(angle), oval.y + oval.ry * share * sin(angle)


def draw_furniture(pieces: Sequence[Furnishing], oval: Oval) -> str:
    return "".join(_placed(piece, oval.x + piece.x, oval.y + piece.y) for piece in pieces)


def _placed(piece: Furnishing, x: float, y: float) -> str:
    if piece.words:
        letters = f'font-family="{NUMERALS}" font-weight="700" font-size="16" text-anchor="middle"'
        edge = f'fill="#fff" stroke="{INK}" stroke-width="3" paint-order="stroke"'
        return f'<text x="{number(x)}" y="{number(y)}" {letters} {edge}>{piece.words}</text>'
    if not piece.mirrored:
        return use(piece.symbol, x, y)
    where = f"translate({number(x)} {number(y)}) scale(-1 1)"
    return f'<g transform="{where}"><use href="#t-{piece.symbol}"/></g>'


def _lying(here: Contents, oval: Oval) -> str:
    """Draws features, tokens and pieces side by side, closer where there is little room."""
    items = _things(here)
    crowd = len(here.pawns) > FAN
    items += [] if crowd else [(f"pawn:{seat}", WIDTHS["pawn"]) for seat in here.pawns]
    items += [("figure", WIDTHS["figure"])] * here.figures
    total = sum(width for _, width in items)
    squeeze = min(1.0, (2 * oval.rx - 4) / total) if total else 1.0
    drawn = [use(f"cube-{seat}", oval.x - 20 * here.shared, oval.y - 14) for seat in here.offerings if here.port]
    x = oval.x + beside(here) - total * squeeze / 2
    for name, width in items:
        at = x + width * squeeze / 2, oval.y - (9 if crowd else 3)
        alone = len(items) == 1 and not crowd and name.partition(":")[0] in GROWING
        drawn.append(_grown(_item(name, here, 0.0, 0.0), *at) if alone else _item(name, here, *at))
        x += width * squeeze
    return "".join(drawn) + (_marks(here.pawns, oval) if crowd else "")


def _grown(item: str, x: float, y: float) -> str:
    """Enlarges a thing that has the room for itself."""
    return f'<g transform="translate({number(x)} {number(y)}) scale(1.22)">{item}</g>'


def _things(here: Contents) -> list[tuple[str, float]]:
    """Lists what heals, what is behind a lock, what is given and what can be taken, each with its width."""
    items = [("fountain", WIDTHS["fountain"])] if "fountain" in here.features else []
    items += [(name, WIDTHS.get(name, 35.0)) for name in CHAMBERS if name in here.features]
    items += [(f"feature-{name}", GUEST_WIDTH) for name in here.features if is_of_plugin(name)]
    if here.reward and not here.aboard and not (here.reward == "monkey-idol" and here.tokens):
        symbol = "coin" if here.reward == "gold" else here.reward
        items.append((f"{symbol}:{here.amount}", WIDTHS.get(symbol, 33.0)))
    if here.pluses is not None and not here.artifacts:
        items.append(("socket", WIDTHS["socket"]))
    items += [(f"artifact:{points}", WIDTHS["artifact"]) for points in here.artifacts]
    for kind, n in here.tokens.items():
        symbol = token_symbol(kind)
        items += [(symbol, LYING)] * (n - 1) + [(symbol, WIDTHS.get(symbol, 33.0))]
    return items


def _item(name: str, here: Contents, x: float, y: float) -> str:
    kind, _, value = name.partition(":")
    if kind == "pawn":
        return pawn(int(value), x, y + 18)
    if kind == "figure":
        return use("figure", x, y + 18)
    if kind in ("artifact", "coin"):
        return use(kind, x, y) + text(value, x, y + (6.5 if kind == "artifact" else 5.6), "value")
    if kind == "socket":
        return use("socket", x, y) + use("chalice", x, y - (3 if here.pluses else 0)) + _pluses(here.pluses or 0, x, y)
    if kind in BEHIND_A_LOCK:
        lock = "lock-open" if kind in here.opened else "lock"
        return use(kind, x, y) + use(lock, x + 12, y + 12, size=0.62)
    if kind == "wayshrine":
        cubes = [(seat, *space_at(i)) for i, seat in enumerate(here.offerings)]
        return use(kind, x, y) + "".join(use(f"cube-{seat}", x + dx, y + dy) for seat, dx, dy in cubes)
    return use(kind, x, y)


def _pluses(n: int, x: float, y: float) -> str:
    return "".join(use("plus", x + 9 * (i - (n - 1) / 2), y + 13, size=0.9) for i in range(n))


def _marks(seats: Sequence[int], oval: Oval) -> str:
    step = min(18.0, (2 * oval.rx - 4) / len(seats))
    left = oval.x - step * (len(seats) - 1) / 2
    return "".join(use(f"mark-{seat}", left + step * i, oval.y + 11, size=0.7) for i, seat in enumerate(seats))


def _pill(price: Price, oval: Oval, taken: Sequence[Box], *, raised: bool) -> str:
    """Draws the price of going to a room, above it."""
    y = oval.y - oval.ry - (22 if raised else 6)
    return pill(price, oval.x, y, taken)


def pill(price: Price, x: float, y: float, taken: Sequence[Box] = ()) -> str:
    """Draws a price around a point: boots, swords, lockpicks, hearts, each with its own silhouette."""
    parts = [(name, n) for name, n in _priced(price) if n]
    parts = parts or [("teleport", 0)]
    step = 36 if parts[0][1] else 22
    width = step * len(parts) + 8
    x += _free_shift(Box(x, y, width, 26), taken) - width / 2 + 4
    drawn = [
        f'<rect x="{number(x - 4)}" y="{number(y - 13)}" width="{number(width)}" height="26" rx="13" fill="{INK}" '
        f'stroke="{TORCH}" stroke-width="1.8"/>'
    ]
    for i, (name, n) in enumerate(parts):
        drawn.append(use(name, x + step * i + 11, y))
        drawn.append(text(str(n), x + step * i + 27, y + 5.5, "cost") if n else "")
    return "".join(drawn)


def _priced(price: Price) -> tuple[tuple[str, int], ...]:
    hearts = price.damage + price.monsters
    return ("boots", price.boots), ("swords", price.swords), ("picks", price.lockpicks), ("hearts", hearts)


def _free_shift(box: Box, taken: Sequence[Box]) -> float:
    """Returns how far a box must move aside to cover nothing."""
    for shift in (0.0, -14.0, 14.0, -28.0, 28.0, -42.0, 42.0):
        if not any(Box(box.x + shift, box.y, box.width, box.height).meets(other, 1) for other in taken):
            return shift
    return 0.0
