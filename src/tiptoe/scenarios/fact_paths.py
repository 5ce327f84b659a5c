"""Paths of facts in scenarios: `seat0.gold`, `row`, `offered`; docs/formats/scenario.md lists all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..core import facts
from ..core.decks import OwnDeck
from ..core.facts import Fact, OwnFact
from ..core.kernel import choices, decision
from ..core.notation import key
from ..core.ruleset import Ruleset
from ..core.state import Seat, State
from ..rules.attack import bag_total
from ..rules.scoring import score, scores, winners
from ..suggest import hint
from .fact_values import card_ids, found, token_ids
from .parsing import PositionError, own_name_of
from .setup import (
    POOL_NAMES,
    STATUS_NAMES,
    locks_opened,
    rooms_with_marks,
    seat_names,
    stack_of_tiles,
    tile_revealed,
    tiles_laid,
)

ORDERED: Final = (
    "row",
    "deck",
    "out_order",
    "tiles",
    "stack",
    "artifacts",
)  # all other lists are compared without their order


def look_up(state: State, path: str) -> object:
    """Returns the fact at `path`, such as `seat0.gold` or `row`; PositionError if there is none."""
    name, _, field = path.partition(".")
    if name in seat_names(len(state.seats)):
        of_a_seat = seat_fact_readers(state.rules)
        if field not in of_a_seat:
            raise PositionError(f"expect.{path}: unknown; {hint(field, of_a_seat)}")
        return of_a_seat[field](state, state.seats[int(name.removeprefix("seat"))])
    of_all = state_fact_readers(state.rules)
    if name not in of_all:
        raise PositionError(f"expect.{path}: unknown; {hint(name, [*of_all, *seat_names(len(state.seats))])}")
    value = of_all[name](state)
    if field and isinstance(value, dict):
        if field not in value:
            raise PositionError(f"expect.{path}: unknown; {hint(field, [str(each) for each in value])}")
        return value[field]
    return value


def seat_fact_readers(rules: Ruleset) -> dict[str, Callable[[State, Seat], object]]:
    """Readers of all facts of a seat, by the words of the game; those that the game declares come last."""
    own = {fact.name: _own_of_a_seat(fact) for fact in rules.seat_facts}
    return {own_name_of(rules, word): read for word, read in SEAT_FACTS.items()} | own


def state_fact_readers(rules: Ruleset) -> dict[str, Callable[[State], object]]:
    """Readers of all facts of the position, by the words of the game."""
    own: dict[str, Callable[[State], object]] = {fact.name: fact.of for fact in rules.state_facts}
    own |= {fact.name: _card_shown(deck, fact) for deck in rules.decks for fact in deck.shown}
    return {own_name_of(rules, word): read for word, read in STATE_FACTS.items()} | own


def _own_of_a_seat(fact: OwnFact) -> Callable[[State, Seat], object]:
    return lambda state, seat: fact.of(seat)


def _card_shown(deck: OwnDeck, fact: OwnFact) -> Callable[[State], object]:
    """Reads the id of a card that lies open, or ""."""
    return lambda state: deck.cards[fact.of(state) - 1] if fact.of(state) else ""


def _wild_cubes(state: State) -> object:
    return {"aside": state.wild_aside, "clank": state.wild_clank, "bag": state.wild_bagged}


def _of_a_seat(fact: Fact) -> Callable[[State, Seat], object]:
    return lambda state, seat: found(state, seat, fact)


def _of_the_position(fact: Fact) -> Callable[[State], object]:
    return lambda state: found(state, state, fact)


SEAT_FACTS: Final[dict[str, Callable[[State, Seat], object]]] = {
    **{fact.word: _of_a_seat(fact) for fact in facts.SEAT_FACTS if fact.scenario != facts.UNNAMED},
    "status": lambda state, seat: STATUS_NAMES[seat.status],
    "hand_size": lambda state, seat: len(seat.hand),
    "deck": lambda state, seat: card_ids(state, reversed(seat.deck[: seat.deck_left])),
    "deck_size": lambda state, seat: seat.deck_left,
    "score": lambda state, seat: score(state, seat.index),
    "scores": lambda state, seat: scores(state, seat),
}
STATE_FACTS: Final[dict[str, Callable[[State], object]]] = {
    **{fact.word: _of_the_position(fact) for fact in facts.STATE_FACTS if fact.scenario != facts.UNNAMED},
    "asked": lambda state: decision(state).seat,
    "prompt": lambda state: decision(state).prompt,
    "winners": lambda state: winners(state) if state.over else [],
    "offered": lambda state: sorted(key(choice, state) for choice in choices(state)),
    "row": lambda state: card_ids(state, state.row),
    "deck_size": lambda state: state.deck_left,
    "reserve": lambda state: dict(zip(card_ids(state, state.rules.pack.reserve), state.reserve)),
    "room_tokens": lambda state: {
        room: sorted(token_ids(state, tokens)) for room, tokens in zip(state.board.rooms, state.room_tokens)
    },
    "marker": lambda state: state.marker + 1,
    "bag": lambda state: bag_total(state),
    "countdown": lambda state: state.countdown + 1 if state.out_order else 0,
    "tiles": tiles_laid,
    "stack": stack_of_tiles,
    "revealed": tile_revealed,
    "artifacts": lambda state: token_ids(state, state.artifacts),
    "pools": lambda state: {name: sorted(token_ids(state, pool)) for name, pool in zip(POOL_NAMES, state.pools)},
    "pool_sizes": lambda state: {name: len(pool) for name, pool in zip(POOL_NAMES, state.pools)},
    "wild": _wild_cubes,
    "marks": rooms_with_marks,
    "lone_rounds": lambda state: state.countdown if state.rules.params.lone_rounds else 0,
    "opened": locks_opened,
}
