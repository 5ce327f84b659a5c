"""Values of choices: one function for each verb of the shared rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.board import RoomId
from ...core.choice import (
    ACQUIRE,
    BUY,
    CONSUME,
    DECLINE,
    DISCARD,
    END_TURN,
    FETCH,
    FIGHT,
    INVOKE,
    JUMP,
    MOVE,
    PICK,
    PLAY,
    REPLACE,
    TAKE,
    TELEPORT,
    TOKEN_KINDS,
    TRASH,
    USE,
    ChoiceId,
    argument_of,
)
from ...core.kernel import price
from ...core.notation import about
from ...rules.acquire import card_in
from ...rules.drafting import DRAFT
from ...rules.first_seat import NAME
from .heuristics import Value

if TYPE_CHECKING:
    from .bot import Thinking

NEVER: Final = -1000.0  # below every threshold: the choice is never made


def play(thinking: Thinking, choice: ChoiceId) -> float:
    return thinking.worth.text(thinking.state.cards[argument_of(choice)].play)


def walk(thinking: Thinking, choice: ChoiceId) -> float:
    return thinking.walk(choice)


def take(thinking: Thinking, choice: ChoiceId) -> float:
    return thinking.take(1 << argument_of(choice) - 1)


def fetch(thinking: Thinking, choice: ChoiceId) -> float:
    """Values a token of a neighbouring room, known by its kind only."""
    return thinking.worth.back(1 << argument_of(choice) % TOKEN_KINDS - 1)


def buy(thinking: Thinking, choice: ChoiceId) -> float:
    gold = price(thinking.state, choice).gold
    return thinking.worth.item(thinking.state.rules.pack.tokens[argument_of(choice)], gold)


def consume(thinking: Thinking, choice: ChoiceId) -> float:
    """Values using up a token: as soon as that is useful, else never."""
    return 1.0 if thinking.is_useful(thinking.state.rules.pack.tokens[argument_of(choice)].use) else NEVER


def invoke(thinking: Thinking, choice: ChoiceId) -> float:
    return thinking.ability(thinking.state.rules.pack.effects[argument_of(choice)])


def pick(thinking: Thinking, choice: ChoiceId) -> float:
    return thinking.pick(argument_of(choice) - 1)


def discard(thinking: Thinking, choice: ChoiceId) -> float:
    return thinking.discarding() - thinking.worth.text(thinking.state.cards[argument_of(choice)].play)


def trash(thinking: Thinking, choice: ChoiceId) -> float:
    return -thinking.worth.card(thinking.state.cards[argument_of(choice)], thinking.plays())


def replace(thinking: Thinking, choice: ChoiceId) -> float:
    slot = argument_of(choice)
    card = card_in(thinking.state, slot)
    return thinking.relief(card) - thinking.card(card, slot)


def acquire(thinking: Thinking, choice: ChoiceId) -> float:
    slot = argument_of(choice)
    card = card_in(thinking.state, slot)
    return thinking.relief(card) + thinking.card(card, slot)


def go_to(thinking: Thinking, choice: ChoiceId) -> float:
    """Values a choice that leads to a room and costs nothing else."""
    return thinking.prospects().entering(RoomId(argument_of(choice))) - thinking.prospects().standing()


def be_carried(thinking: Thinking, choice: ChoiceId) -> float:
    """Values a ride, once a turn: it leads anywhere and costs nothing, so that it could go on for ever."""
    if thinking.seat.ridden:
        return NEVER
    return thinking.by_the_boot(thinking.prospects().entering(RoomId(argument_of(choice))))


def shape(thinking: Thinking, choice: ChoiceId) -> float:
    """Values a choice that changes the map, by the position of the seat after it."""
    return thinking.outcome(choice)


def draft(thinking: Thinking, choice: ChoiceId) -> float:
    """EXP-3: values a card of a draft as one acquired for nothing."""
    card = about(choice, thinking.state)["card"]
    return thinking.worth.card(thinking.state.cards[card], thinking.plays())


def nothing(thinking: Thinking, choice: ChoiceId) -> float:
    return 0.0


VALUES: Final[dict[int, Value]] = {
    PLAY: play,
    MOVE: walk,
    TELEPORT: walk,
    TAKE: take,
    FETCH: fetch,
    BUY: buy,
    CONSUME: consume,
    INVOKE: invoke,
    PICK: pick,
    DISCARD: discard,
    TRASH: trash,
    REPLACE: replace,
    ACQUIRE: acquire,
    USE: acquire,
    JUMP: go_to,
    FIGHT: nothing,  # weighed with all that swords can pay: see Thinking.bargain
    DRAFT: draft,
    NAME: nothing,  # the first that is offered: see `first_seat.Naming`
    DECLINE: nothing,
    END_TURN: nothing,
}
