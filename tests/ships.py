"""A seat aboard the ship of a first game, for rules examples In Space.

Hydroponics (hy) lies above the Corridor (k1 to k6), the Doomsday Cannon (dc) and the Med Lab (ml) below it; the Cargo
Bay (cb) and its pods are astern, the Command Module (cm) is ahead. Rooms hold no tokens unless a test lays them.
"""

from __future__ import annotations

from typing import Any

from scene import Scene

START = "cb1"
SECURITY = "k2"  # between k1 and k3
QUIET = ["memory-core"] * 5
EVERYBODY = ("princess-helia", "mad-scientist", "prisoner")  # a card of each faction


def aboard(*cards: str, room: str = START, seats: int = 2, given: dict[str, Any] | None = None, **values: Any) -> Scene:
    """Seat 0 in a room with these cards in hand; `given` holds further facts of the position."""
    table: dict[str, Any] = {"room_tokens": {}, **(given or {})}
    return Scene("space", seats, seat0={"room": room, "hand": list(cards), **values}, **table)


def before_an_attack(**given: Any) -> Scene:
    """Seat 0 in a turn whose end calls an attack."""
    return Scene("space", **{"row": QUIET, "room_tokens": {}, **given}).next_cards("hall-monitor")


def added_points(*, cards: list[str] | None = None, tokens: list[str] | None = None, **values: Any) -> int:
    """Returns the points that these add to the count of a seat that fell in the Cargo Bay with the Artifact of 5."""
    held = ["artifact-5", *(tokens or [])]
    fallen = {"status": "knocked-out", "room": START, "tokens": held, "discard": cards or [], **values}
    return int(str(Scene("space", seat1=fallen).sees("seat1.score"))) - 5
