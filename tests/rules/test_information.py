"""CORE-21: secrecy: which seat knows which facts."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json

from scene import Scene, rule
from tiptoe.core.event import HIDDEN
from tiptoe.core.facts import SEAT_FACTS
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.view.determinize import determinize
from tiptoe.view.view import SPECTATOR, UNKNOWN, View, face_down, visible_events
from tiptoe.wire.view import shown


def seen(state: State, seat: int) -> list[object]:
    """Returns all facts of a view, in a form that can be compared."""
    view = View(state, seat)
    facts = [*(fact.name for fact in SEAT_FACTS), "hand_size", "deck_size"]
    seats = [{name: getattr(each, name) for name in facts if hasattr(each, name)} for each in view.seats]
    piles = [view.row, view.reserve, view.dungeon_discard, view.deck_content, view.market, view.room_tokens]
    return [*seats, *piles, view.deck_size, view.marker, view.bag_size, view.black_aside, view.choices]


@rule("CORE-21.1", "RUL-33")
def test_what_lies_open_is_seen_by_everybody() -> None:
    seat = {"gold": 4, "clank": 2, "damage": 1, "tokens": ["crown-10"], "discard": ["ruby"], "in_play": ["burgle"]}
    scene = Scene(row=["sneak"], dungeon_discard=["kobold"], black_aside=3, seat0=seat).deck("burgle", "stumble")
    for viewer in (1, SPECTATOR):
        view = View(scene.state, viewer)
        mine = view.seats[0]
        assert (mine.gold, mine.clank, mine.damage, mine.supply, mine.deck_size) == (4, 2, 1, 27, 2)
        assert [scene.state.cards[card].id for card in mine.discard + mine.in_play] == ["ruby", "burgle"]
        assert mine.tokens == [scene.pack.token("crown-10").number]
        assert (view.row, view.black_aside, view.bag_size) == (scene.state.row, 3, 21)
        assert view.dungeon_discard == [scene.pack.card("kobold").number]


@rule("CORE-21.2", "RUL-33")
def test_a_hand_is_known_to_its_seat_alone() -> None:
    scene = Scene(seat0={"hand": ["ruby"]}, seat1={"hand": ["diamond", "burgle"]})
    assert View(scene.state, 0).me.hand == [scene.pack.card("ruby").number]
    assert (View(scene.state, 0).seats[1].hand, View(scene.state, 0).seats[1].hand_size) == ([], 2)
    assert View(scene.state, SPECTATOR).seats[0].hand == []


@rule("CORE-21.2")
def test_only_the_seat_that_is_asked_sees_its_choices() -> None:
    scene = Scene(seat0={"hand": ["ruby"]})
    assert View(scene.state, 0).choices
    assert View(scene.state, 1).choices == []


@rule("CORE-21.2", "RUL-33")
def test_the_order_of_decks_and_what_lies_face_down_are_known_to_nobody() -> None:
    one = Scene(seat1={"hand": ["stumble"], "deck": ["burgle"]}).deck("ruby", "burgle")
    two = Scene(seat1={"hand": ["burgle"], "deck": ["stumble"]}).deck("burgle", "ruby")
    one.lay("d5", "chalice").next_cards("ogre", "sneak")
    two.lay("d5", "flash-of-brilliance").next_cards("sneak", "ogre")
    assert seen(one.state, 0) == seen(two.state, 0)
    assert seen(one.state, SPECTATOR) == seen(two.state, SPECTATOR)
    assert seen(one.state, 1) != seen(two.state, 1)  # its own hand tells the two apart


@rule("CORE-21.2")
def test_a_drawn_card_is_told_to_its_seat_alone(scene: Scene) -> None:
    scene.hand("elven-dagger").deck("ruby").play("elven-dagger")
    ruby = scene.pack.card("ruby").number
    assert [event.first for event in visible_events(scene.state.events, 0) if event.kind.name == "CardDrawn"] == [ruby]
    assert [event.first for event in visible_events(scene.state.events, 1) if event.kind.name == "CardDrawn"] == [
        HIDDEN
    ]


@rule("CORE-21.3", "RUL-33")
def test_the_bag_is_known_by_its_total_unless_the_table_opens_it() -> None:
    assert View(Scene(black_aside=4).state, 0).black_in_bag == UNKNOWN
    assert View(Scene("classic+open-bag", black_aside=4).state, 0).black_in_bag == 20


@rule("RUL-33")
@pytest.mark.parametrize("spec", ["classic", "catacombs", "space"])
def test_cubes_of_each_seat_in_the_bag_are_told_where_it_is_open(spec: str) -> None:
    """Finding F2: the bag's cubes were not in the wire's messages, so an open bag told nothing."""
    bagged: dict[str, Any] = {"seat0": {"bag": 2}, "seat1": {"bag": 3}}
    for seat in (0, 1, SPECTATOR):
        open_bag = shown(View(Scene(f"{spec}+open-bag", **bagged).state, seat))
        assert [each.bag for each in open_bag.seats] == [2, 3]
        closed = shown(View(Scene(spec, **bagged).state, seat))
        assert [each.bag for each in closed.seats] == [None, None]
        assert b'"bag"' not in json.encode(closed.seats)


@rule("CORE-21.3", "RUL-33")
def test_secrets_in_rooms_show_only_their_backs(scene: Scene) -> None:
    scene.lay("d4", "dragon-egg", "treasure").lay("d21", "artifact-7")
    rooms = View(scene.state, 0).room_tokens
    back = face_down(scene.pack.token("treasure").kind)
    assert rooms[scene.state.board.room("d4")] == [back, back]
    assert rooms[scene.state.board.room("d21")] == [scene.pack.token("artifact-7").number]


@rule("CORE-21.3", "RUL-34")
def test_what_somebody_learned_cannot_be_taken_back(scene: Scene) -> None:
    def teaches(*keys: str) -> bool:
        scene.state.events.clear()
        scene.choose(*keys)
        return any(event.kind.reveals for event in scene.state.events)

    scene.hand("burgle", "elven-dagger", "treasure-hunter").deck("stumble").row("sneak").at("d10").lay("d4", "treasure")
    assert not teaches("play:burgle", "play:treasure-hunter")
    assert teaches("play:elven-dagger")
    assert teaches("invoke:treasure-hunter", "replace:row1")
    scene.give(boots=1)
    assert not teaches("move:d4")
    assert teaches("take:minor-secret")


@rule("CORE-21.2", "RUL-33")
def test_dealing_the_unknown_again_keeps_what_is_known() -> None:
    scene = Scene(seat1={"hand": ["diamond"], "deck": ["stumble"] * 5}).hand("ruby").deck("burgle", "sneak")
    twins = [determinize(View(scene.state, 0), seeded(seed)) for seed in range(20)]
    assert all(seen(twin, 0) == seen(scene.state, 0) for twin in twins)
    assert len({tuple(twin.seats[1].hand) for twin in twins}) == 2  # the Diamond is not always in that hand
