"""Small tiles for rules examples in the Catacombs, and a seat that is about to walk onto them.

Eastwards from the nave, over `EDGE`, lies the cell [1, 1]. A tile laid there is entered by its mouth W1, S1, E1 or N1,
as it is turned 0, 1, 2 or 3 quarters; one laid beyond it, by W1 again if the way goes on through E0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scene import Scene, inline
from tiptoe.catalog import open_game
from tiptoe.core.ruleset import Ruleset
from tiptoe.core.tiles import MOUTHS, mouth_name

NAVE = "start-a-nave"
GROTTO = "start-a-grotto"
SHRINE = "start-a-shrine"
CRYPT = "start-a-crypt"
EDGE = "start-a.E2"


def way(start: str, end: str, **icons: Any) -> dict[str, Any]:
    """Returns a tunnel of a tile, from mouth, room or portal to mouth, room or portal."""
    return {"from": start, "to": end, **icons}


def square(id: str, *ways: dict[str, Any], set: str = "depths", haunted: bool = False, **hall: Any) -> dict[str, Any]:
    """Returns a tile with one room, the hall; mouths without a way lead to it, without icons. `P` makes a portal."""
    ends = [end for each in ways for end in (each["from"], each["to"])]
    mouths = [mouth_name(mouth) for mouth in range(MOUTHS)]
    plain = [way(mouth, "hall") for mouth in mouths if mouth not in ends]
    portal = {"portal": [0.5, 0.2]} if "P" in ends else {}
    return {
        "id": id,
        "set": set,
        "haunted": haunted,
        "rooms": [{"id": "hall", **hall}],
        "tunnels": [*ways, *plain],
        **portal,
    }


def compass(id: str, **north: Any) -> dict[str, Any]:
    """Returns a tile with a room behind each of its sides."""
    rooms: list[dict[str, Any]] = [{"id": "north", **north}, {"id": "east"}, {"id": "south"}, {"id": "west"}]
    ways = [way(mouth_name(mouth), str(rooms[mouth // 2]["id"])) for mouth in range(MOUTHS)]
    return {"id": id, "set": "depths", "rooms": rooms, "tunnels": ways}


def caves(*tiles: dict[str, Any]) -> Ruleset:
    """Opens the game with these tiles beside its own; an id of an own tile replaces that tile."""
    return open_game("catacombs", [inline(tile=list(tiles))])


def explorer(*tiles: dict[str, Any], laid: Sequence[dict[str, Any]] = (), **values: Any) -> Scene:
    """Seat 0 in the nave with a boot; the stack holds these tiles except the `laid` ones."""
    ids = [str(each["id"]) for each in tiles]
    lying = [each["tile"] for each in laid]
    stack = [id for id in ids if id not in lying]
    return Scene(caves(*tiles), tiles=list(laid), stack=stack, seat0={"room": NAVE, "boots": 1, **values})
