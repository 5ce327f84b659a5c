"""CORE-21, RUL-33: the position of a growing map as data: everything that a seat may know, and nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from plain import event_data, view_data
from scene import rule
from tiptoe.catalog import open_game
from tiptoe.core.kernel import apply, choices
from tiptoe.core.notation import key
from tiptoe.core.rng import seeded
from tiptoe.core.room_cubes import mark
from tiptoe.core.state import SeatId, State
from tiptoe.core.tiles import PORTAL, SURFACE, lock_of, place_of, placed_cell, placed_tile
from tiptoe.games.catacombs.nouns import CHEST
from tiptoe.rules.turn import begin
from tiptoe.view.view import SPECTATOR, View, visible_events


def played(decisions: int = 120, seed: int = 3, spec: str = "catacombs") -> State:
    """Plays a game in which everybody explores as far as possible."""
    state = begin(State(open_game(spec), seeded(seed)), 3)
    state.record()
    for _ in range(decisions):
        legal = sorted(
            choices(state), key=lambda choice: key(choice, state).partition(":")[0] not in ("explore", "place")
        )
        apply(
            state,
            legal[0] if key(legal[0], state).startswith(("explore", "place")) else legal[state.turns % len(legal)],
        )
    return state


def map_of(state: State, seat: int = SPECTATOR) -> dict[str, Any]:
    found = view_data(View(state, seat))["map"]
    assert isinstance(found, dict)
    return found


@rule("RUL-33")
def test_the_map_is_told_as_it_lies() -> None:
    state = played()
    data = map_of(state)
    pack = state.rules.pack
    assert data["tiles_left"] == state.tiles_left
    for number, told in zip(state.tiles, data["tiles"], strict=True):
        x, y = place_of(placed_cell(number))
        assert told == [pack.tiles[placed_tile(number)].id, x, y, number % 4]
    assert data["artifacts"] == [pack.tokens[token].id for token in state.artifacts]
    assert data["pools"] == {
        "major-secret": len(state.pools[0]),
        "minor-secret": len(state.pools[1]),
        "prisoner": len(state.pools[2]),
    }
    json.dumps(data)


@rule("RUL-33")
def test_a_revealed_tile_is_known_with_its_cell_but_not_its_turn() -> None:
    state = played(0)
    while not state.rules.waiting_tiles(state.stack):
        legal = {key(choice, state): choice for choice in choices(state)}
        wanted = next((k for k in legal if k.startswith("explore")), next(iter(legal)))
        apply(state, legal[wanted])
    [(tile, cell)] = state.rules.waiting_tiles(state.stack)
    x, y = place_of(cell)
    name = state.rules.pack.tiles[tile].id
    assert map_of(state)["revealed"] == [[name, x, y, None]]


@rule("RUL-33")
def test_locks_offerings_and_figures_have_names() -> None:
    state = played(0).clone()
    start = state.rules.pack.tiles[placed_tile(state.tiles[0])]
    chest = next(tile for tile in state.rules.pack.tiles if any(room.features & CHEST for room in tile.rooms))
    index = next(i for i, room in enumerate(chest.rooms) if room.features & CHEST)
    lock = next(part for part in start.parts if part.lock >= 0)
    state.opened = [lock.lock, lock_of(chest.room(index), CHEST)]
    state.marks = [mark(start.room(2), SeatId(1))]
    state.figures = [start.room(1)]
    data = map_of(state)
    assert data["opened"] == [
        {"tile": start.id, "from": "E0", "to": "shrine"},
        {"tile": chest.id, "room": chest.rooms[index].id, "feature": "chest"},
    ]
    marks = view_data(View(state, SPECTATOR))["marks"]
    assert marks == [{"room": f"{start.id}-grotto", "seat": 1}]
    assert data["figures"] == [f"{start.id}-nave"]
    assert lock.start < PORTAL


@rule("RUL-33")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_orders_of_stack_and_pools_are_nowhere_in_the_data(seat: int) -> None:
    for seed in (3, 4, 5):
        state = played(80, seed)
        twin = state.clone()
        tiles = state.rules.pack.tiles
        below = [t for t in state.tile_stack[: state.tiles_left] if tiles[t].set != SURFACE]
        above = [t for t in state.tile_stack[: state.tiles_left] if tiles[t].set == SURFACE]
        twin.tile_stack = below[::-1] + above[::-1]
        twin.pools = [pool[::-1] for pool in state.pools]
        assert (len(below) > 1 and below != below[::-1]) and state.pools[2] != twin.pools[2]
        assert view_data(View(twin, seat)) == view_data(View(state, seat))


@rule("RUL-33")
def test_tiles_that_never_came_are_not_told() -> None:
    state = played()
    text = json.dumps(view_data(View(state, 0)))
    laid = {placed_tile(number) for number in state.tiles}
    laid |= {tile for tile, _ in state.rules.waiting_tiles(state.stack)}
    for tile in state.rules.pack.tiles:
        assert (f'"{tile.id}"' in text) == (tile.number in laid), tile.id


@rule("RUL-33")
def test_ghosts_in_the_bag_are_told_only_where_the_bag_is_open() -> None:
    ghosts = [view_data(View(played(0, spec=spec), 0))["wild"] for spec in ("catacombs", "catacombs+open-bag")]
    assert ghosts == [{"aside": 5, "clank": 0, "bag": None}, {"aside": 5, "clank": 0, "bag": 0}]


@rule("CORE-21.2")
def test_cards_that_everybody_saw_go_on_top_of_a_deck_are_told_the_next_one_first() -> None:
    state = played(0)
    seat = state.seat(1)
    seat.deck_known = 2
    top = [state.cards[card].id for card in seat.deck[seat.deck_left - 2 : seat.deck_left][::-1]]
    seats = view_data(View(state, 0))["seats"]
    assert seats[1]["deck_known"] == top and seats[1]["deck"] is None and seats[1]["lockpicks"] == 3


def test_events_name_tiles_cells_and_locks() -> None:
    state = played()
    told = [event_data(event, state.rules.pack) for event in visible_events(state.events, SPECTATOR)]
    placed = next(each for each in told if each["event"] == "TilePlaced")
    assert isinstance(placed["tile"], str) and isinstance(placed["cell"], list) and len(placed["cell"]) == 2


def test_a_board_that_does_not_grow_has_no_map() -> None:
    state = begin(State(open_game("classic"), seeded(1)), 2)
    assert "map" not in view_data(View(state, 0))
