"""Cards for a terminal: a box with name, cost, kind, text and what the card is worth."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from ..layout.card import CardFace

WIDTH: Final = 40  # columns of a card, its frame included


def card_box(face: CardFace, marks: str = "") -> list[str]:
    """Returns the lines of a card. `marks` stands at its foot, before the points."""
    room = WIDTH - 4
    cost = f"{face.cost} {face.paid}" if face.paid else ""
    points = f"{face.points} {'point' if face.points == 1 else 'points'}" if face.points else ""
    name = wrap(face.name, room - len(cost) - 1) or [""]
    head = [_apart(name[0], cost, room), *name[1:], *wrap(face.kind, room)]
    foot = [_apart(marks, points, room)] if marks or points else []
    inside = [*head, "-" * room, *[line for text in face.text.splitlines() for line in wrap(text, room)]]
    inside += ["", *foot] if foot else []
    edge = f"+{'-' * (WIDTH - 2)}+"
    return [edge, *[f"| {line:{room}} |" for line in inside], edge]


def _apart(left: str, right: str, room: int) -> str:
    return f"{left}{right:>{room - len(left)}}"
