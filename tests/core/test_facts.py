"""Facts (ADR 0068): each is declared once, and its declaration determines cloning, codec, view and lifetime."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from scene import Scene
from tiptoe.core.facts import (
    FLAG,
    NUMBER,
    OWN_PILES,
    RESOURCE,
    SEAT_FACTS,
    STATE_FACTS,
    STORED_BY_NAME,
    TURN,
    UNNAMED,
    Fact,
    public,
)
from tiptoe.core.public import PublicSeat, PublicState
from tiptoe.core.rng import seeded
from tiptoe.core.state import Seat, SeatId
from tiptoe.view.determinize import known_state
from tiptoe.view.view import View
from tools.facts import FILE, written

NO_FACTS = {  # attributes of a state
    *("rules", "cards", "board", "rng", "recording", "events"),  # definitions, luck, and events
    *("seats", "owned", "choices", "own"),  # the seats themselves, derived values, and facts of the game
}


def attributes(thing: object) -> set[str]:
    names = {name for name in dir(thing) if not name.startswith("_")}
    return {name for name in names if not callable(getattr(thing, name))}


def by_name(facts: Iterable[Fact]) -> list[Any]:
    return [pytest.param(fact, id=fact.name) for fact in facts]


def changed_value(fact: Fact) -> Any:
    """Returns a value of the fact that differs from its first one."""
    if fact.kind is OWN_PILES:
        return {"night": [1, 2]}
    return [1, 2] if fact.kind.is_list else fact.kind is FLAG or 1


def test_the_classes_of_public_facts_are_as_declared() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "make facts"


def test_every_attribute_is_declared(scene: Scene) -> None:
    """A declaration without an attribute, or an attribute without a declaration, fails here."""
    state, seat = scene.state, Seat(SeatId(0))
    assert attributes(seat) == {*(fact.name for fact in SEAT_FACTS), "index", "own"}
    assert attributes(state) == {*(fact.name for fact in STATE_FACTS), *NO_FACTS}
    assert attributes(PublicSeat(SeatId(0))) == {*(fact.name for fact in public(SEAT_FACTS)), "index", "own"}
    assert attributes(PublicState(state.rules)) == {
        *(fact.name for fact in public(STATE_FACTS)),
        "rules",
        "board",
        "own",
    }


def test_every_name_is_declared_once() -> None:
    for facts in (SEAT_FACTS, STATE_FACTS):
        words = [fact.word for fact in facts if fact.scenario != UNNAMED]
        for names in ([fact.name for fact in facts], [fact.stored for fact in facts], words):
            assert len(set(names)) == len(names)


@pytest.mark.parametrize("fact", by_name(SEAT_FACTS))
def test_a_fact_of_a_seat_goes_with_its_clone(fact: Fact) -> None:
    seat = Seat(SeatId(1))
    value = changed_value(fact)
    setattr(seat, fact.name, value)
    twin = getattr(seat.clone(), fact.name)
    assert twin == value
    assert not fact.kind.is_list or (twin is not value) == fact.in_place


@pytest.mark.parametrize("fact", by_name(STATE_FACTS))
def test_a_fact_of_the_position_goes_with_its_clone(fact: Fact, scene: Scene) -> None:
    value = changed_value(fact)
    setattr(scene.state, fact.name, value)
    twin = getattr(scene.state.clone(), fact.name)
    assert twin == value
    assert not fact.kind.is_list or (twin is not value) == fact.in_place


@pytest.mark.parametrize("fact", by_name(public(SEAT_FACTS)))
def test_a_public_fact_of_a_seat_is_seen_and_dealt_again(fact: Fact, scene: Scene) -> None:
    setattr(scene.other, fact.name, changed_value(fact))
    view = View(scene.state, 0)
    assert getattr(view.seats[1], fact.name) == changed_value(fact)
    assert getattr(known_state(view, seeded(1)).seats[1], fact.name) == changed_value(fact)


@pytest.mark.parametrize("fact", by_name(fact for fact in public(STATE_FACTS) if fact.kind in (NUMBER, FLAG)))
def test_a_public_fact_of_the_position_is_seen_and_dealt_again(fact: Fact, scene: Scene) -> None:
    setattr(scene.state, fact.name, changed_value(fact))
    view = View(scene.state, 1)
    assert getattr(view, fact.name) == changed_value(fact)
    assert getattr(known_state(view, seeded(1)), fact.name) == changed_value(fact)


@pytest.mark.parametrize(("lifetime", "turn"), [(TURN, PublicSeat.begin_turn), (RESOURCE, PublicSeat.end_turn)])
def test_a_turn_empties_the_facts_that_begin_anew_with_it_and_no_others(
    lifetime: str, turn: Callable[[PublicSeat], None]
) -> None:
    seat = PublicSeat(SeatId(0))
    for fact in public(SEAT_FACTS):
        setattr(seat, fact.name, changed_value(fact))
    turn(seat)
    emptied = {fact.name for fact in public(SEAT_FACTS) if not getattr(seat, fact.name)}
    assert emptied == {fact.name for fact in SEAT_FACTS if fact.lifetime == lifetime}


def test_nothing_waits_beyond_the_turn(scene: Scene) -> None:
    state = PublicState(scene.state.rules)
    for fact in public(STATE_FACTS):
        setattr(state, fact.name, changed_value(fact))
    state.end_turn()
    emptied = {fact.name for fact in public(STATE_FACTS) if not getattr(state, fact.name)}
    assert emptied == {fact.name for fact in STATE_FACTS if fact.lifetime == RESOURCE}


def test_what_is_stored_by_name_says_how_it_is_written() -> None:
    """The codec writes facts of the other kinds one by one."""
    apart = {fact.name for fact in (*SEAT_FACTS, *STATE_FACTS) if fact.kind not in STORED_BY_NAME}
    assert apart == {"stack", "deferred", "kept", "modifiers", "at_end", "room_tokens", "pools", "own_piles"}
