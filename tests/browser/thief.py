"""A simple thief: plays every card, goes deeper until it holds an Artifact, and then goes home.

Aboard a ship it walks to its next goal: a data port, an Artifact, a pod.
"""

from __future__ import annotations

from collections import Counter, deque
from typing import Any

Lit = tuple[str, str]  # the key of an answer or "", and a spot or ""
FAR = 99
NOT_NOW = ("decline", "leave", "stop", "pass", "skip", "abandon")


class Thief:
    """A player that knows no rule: it sees lit places and the view, and remembers the spots it visited."""

    def __init__(self, content: dict[str, Any]) -> None:
        self.board: dict[str, Any] = content["board"] or {}
        self.aboard = bool(self.board.get("modules"))
        self.steps = _steps(self.board, [self.board["start"]]) if self.board else {}
        self.tile_of = _tiles_of_rooms(content["tiles"]) if content["tiles"] else {}
        self.been: Counter[str] = Counter()

    def best(self, lit: list[Lit], view: dict[str, Any]) -> Lit:
        return min(lit, key=lambda one: self._rank(one[0], one[1], view))

    def went(self, spot: str) -> None:
        self.been[spot] += 1

    def _rank(self, key: str, spot: str, view: dict[str, Any]) -> tuple[int, int, int]:
        """Ranks a lit place; the lowest rank is chosen."""
        me = view["seats"][view["seat"]]
        rich = any(token.startswith("artifact") for token in me["tokens"])
        place, _, what = spot.partition(":")
        if key:
            return (0, key.startswith(NOT_NOW), 0)
        if place in ("play-all", "hand"):
            return (1, place == "hand", 0)
        if place == "cell":
            return (5 if rich else 2, self.been[spot], 0)
        if place == "room":
            here, there = self._distance(me["room"], view), self._distance(what, view)
            wanted = there < here or self.tile_of if rich or self.aboard else self.been[spot] < 3
            return (3 if wanted else 9, self.been[spot], there if rich or self.aboard else -there)
        return ({"market": 4, "row": 5, "pile": 6, "end": 8}.get(place, 7), 0, 0)

    def _goals(self, view: dict[str, Any]) -> list[str]:
        """Returns the goal rooms of a ship: ports, then Artifacts, then pods."""
        me, rooms, lying = view["seats"][view["seat"]], self.board["rooms"], view["room_tokens"]
        wanted = "escape-pod" if any(token.startswith("artifact") for token in me["tokens"]) else "artifact"
        if "command-code" in me["tokens"]:
            return [room for room, tokens in lying.items() if any(token.startswith(wanted) for token in tokens)]
        marks = view.get("marks", [])
        own = {rooms[mark["room"]]["module"] for mark in marks if mark["seat"] == view["seat"]}
        used = {mark["room"] for mark in marks}
        ports = [id for id, room in rooms.items() if room["gives"].get("port")]
        return [id for id in ports if id not in used and rooms[id]["module"] not in own]

    def _distance(self, room: str, view: dict[str, Any]) -> int:
        if self.aboard:
            return _steps(self.board, self._goals(view)).get(room, FAR)
        if room in self.steps:
            return self.steps[room]
        for tile, x, y, _ in view.get("map", {}).get("tiles", []):
            if tile == self.tile_of.get(room):
                return abs(int(x)) + abs(int(y))
        return FAR


def _steps(board: dict[str, Any], goals: list[str]) -> dict[str, int]:
    """Returns for each room the number of tunnels to the nearest of `goals`."""
    ways = [(tunnel["from"], tunnel["to"]) for tunnel in board["tunnels"]]
    steps, seen = dict.fromkeys(goals, 0), deque(goals)
    while seen:
        here = seen.popleft()
        for one, other in ways + [(other, one) for one, other in ways]:
            if one == here and other not in steps:
                steps[other] = steps[here] + 1
                seen.append(other)
    return steps


def _tiles_of_rooms(tiles: dict[str, Any]) -> dict[str, str]:
    return {room["room"]: name for name, tile in tiles["tiles"].items() for room in tile["rooms"]}
