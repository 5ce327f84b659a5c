"""Positions for trials of a card: dealt by a seed, with the card in hand or in the row and enough to pay for it."""

from __future__ import annotations

from ...core.components import BLUE, RED, Card
from ...core.rng import seeded
from ...core.ruleset import Ruleset
from ...core.state import State
from ...rules.turn import new_game
from ...scenarios.fact_paths import look_up
from ...scenarios.parsing import Table
from ...wire.errors import NOT_FOUND
from ..errors import ServiceError

SEATS = 2
HAND = 5
ROW = 6
TILES = 6  # tiles of the stack, where the map grows


class UnknownCard(ServiceError):
    """Raised when there is no such card in this game."""

    kind = NOT_FOUND


def card_of(rules: Ruleset, id: str) -> Card:
    for card in rules.pack.cards:
        if card.id == id:
            return card
    raise UnknownCard(f"there is no card '{id[:40]}'")


def position_for(rules: Ruleset, card: Card, seed: int) -> Table:
    """Returns the position as the `[given]` of a scenario. Other seats have nothing, so that nothing interferes."""
    dealt = new_game(rules, SEATS, seeded(seed))
    row = [id for id in _names(look_up(dealt, "row")) if id != card.id]
    given: dict[str, object] = {"row": [card.id, *row][:ROW], "seat0": _seat(rules, dealt, card)}
    tiles = _names(look_up(dealt, "stack"))
    return {**given, "stack": tiles[:TILES]} if tiles else given


def _seat(rules: Ruleset, dealt: State, card: Card) -> Table:
    hand, deck = (_names(look_up(dealt, f"seat0.{pile}")) for pile in ("hand", "deck"))
    cards = [card.id, *hand][:HAND] if card.banner == BLUE else hand
    purse = {name: n for name, n in _price(card).items() if n}
    return {**_room(rules, card), "hand": cards, "deck": [*hand[len(cards) - 1 :], *deck], **purse}


def _price(card: Card) -> dict[str, int]:
    if card.banner == RED:
        return {"swords": card.cost}
    return {"skill": card.cost, "gold": card.gold_cost, "lockpicks": card.lockpick_cost}


def _room(rules: Ruleset, card: Card) -> Table:
    """Room where the card can be taken, if it cannot be taken everywhere."""
    board = rules.board
    rooms = [id for id, features in zip(board.rooms, board.features) if features & card.where]
    return {"room": rooms[0]} if card.where and rooms else {}


def _names(value: object) -> list[str]:
    return [str(each) for each in value if each] if isinstance(value, list) else []
