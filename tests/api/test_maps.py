"""Maps of the public library: a view's tunnels are those that its seat may walk, in views of games and of tables."""

from __future__ import annotations

import pickle
from random import Random

import pytest

import tiptoe


def positions(spec: str, seeds: int = 3) -> list[tiptoe.View]:
    """Returns the view of every decision of some random games."""
    found = []
    for seed in range(seeds):
        game, luck = tiptoe.Game(spec, seats=3, seed=seed), Random(seed)
        while not game.over:
            found.append(game.view())
            game.play(luck.choice(game.choices))
    return found


@pytest.mark.parametrize("spec", ["classic", "classic:dusk", "catacombs", "space"])
def test_every_move_that_is_offered_goes_through_a_tunnel_of_the_view(spec: str) -> None:
    moved = 0
    for view in positions(spec):
        for choice in view.choices:
            if choice.verb == "move":
                moved += 1
                there = [way for way in view.tunnels if (way.start, way.end) == (view.room, choice.room)]
                assert choice.price.boots in [way.boots for way in there], choice
                assert view.distance(view.room, str(choice.room)) is not None
    assert moved > 100


@pytest.mark.parametrize("spec", ["classic", "catacombs", "space"])
def test_a_view_that_was_sent_has_the_same_map(spec: str) -> None:
    for view in positions(spec, seeds=1)[::40]:
        sent = pickle.loads(pickle.dumps(view))
        assert sent.tunnels == view.tunnels
        assert (sent.home, sent.distance(sent.room), sent.health) == (view.home, view.distance(view.room), view.health)


def test_a_lock_counts_only_for_a_seat_with_a_key() -> None:
    view = tiptoe.Game("classic", seats=2, seed=1).view()
    behind = next(way for way in view.tunnels if way.locks)
    around = view.distance(behind.start, behind.end)
    assert around is None or around > behind.boots
    assert view.distance("d1", "d9") is None  # every tunnel to it is locked


def test_a_tile_that_is_not_laid_is_out_of_reach() -> None:
    assert tiptoe.Game("catacombs").view().distance("d16-heart") is None


@pytest.mark.parametrize("room", ["d99", "", None, 3, "d" * 1000, [], "\ud800"])
def test_an_unknown_room_is_an_error(room: str) -> None:
    with pytest.raises(tiptoe.TiptoeError, match="no room") as told:
        tiptoe.Game("classic").view().distance("d1", room)
    assert told.value.code == "unknown-room"


def test_a_spectator_has_a_map_and_no_health() -> None:
    watched = tiptoe.Game("classic").watch()
    assert watched.distance("d5") == 6
    with pytest.raises(tiptoe.TiptoeError, match=r"position\.seats"):
        _ = watched.health
