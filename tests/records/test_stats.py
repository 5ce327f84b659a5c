"""Statistics of recorded games: they end as the game ended, and count only the bag's luck."""

from __future__ import annotations

import math
import os
from pathlib import Path

import pytest

from tiptoe.analysis.stats import COLUMNS, GameStats, stat_rows, stats_of
from tiptoe.bots.registry import bot_for
from tiptoe.core.event import CUBE_DRAWN
from tiptoe.core.notation import key
from tiptoe.records.playback import playback_of
from tiptoe.records.record import new_header, read_record, start
from tiptoe.view.view import View

GOLDEN = Path(__file__).parents[1] / "golden"
FILES = ("classic-4-16", "catacombs-b-promo-4-34", "space-2-51")
GAMES = int(os.environ.get("TIPTOE_LUCK_GAMES", "0")) or 5  # `make luck`: 100


@pytest.mark.parametrize("name", FILES)
def test_figures_end_with_the_game_and_every_cube_is_weighed(name: str) -> None:
    playback = playback_of(read_record((GOLDEN / f"{name}.tiptoe").read_text(encoding="utf-8")))
    figures, state = stats_of(playback), playback.final.state
    assert [turn.turn for turn in figures.turns] == list(range(1, state.turns + 1))
    assert [seat.damage for seat in figures.turns[-1].seats] == [seat.damage for seat in state.seats]
    own = sum(event.kind is CUBE_DRAWN and event.first >= 0 for event in state.events)
    assert sum(figures.drawn) <= own and figures.unweighed == 0
    assert all(math.isclose(sum(seat.chance or 0.0 for seat in turn.seats), 1.0) for turn in figures.turns[:-1])
    assert {len(row) for row in stat_rows(figures)} == {len(COLUMNS)}


@pytest.mark.slow
def test_the_luck_of_many_games_is_nothing() -> None:
    """The mean luck of all seats lies within two and a half standard errors of zero."""
    lucks = [luck for seed in range(GAMES) for luck in random_game(seed).luck]
    mean = sum(lucks) / len(lucks)
    error = math.sqrt(sum((luck - mean) ** 2 for luck in lucks) / (len(lucks) - 1) / len(lucks))
    print(f"{GAMES} games: mean luck {mean:+.3f}, standard error {error:.3f}")
    assert abs(mean) < 2.5 * error


def random_game(seed: int) -> GameStats:
    game = start(new_header("classic", ["random"] * 3, str(seed)))
    while not game.state.over:
        seat = game.state.stack[-1].seat
        game.choose(
            key(bot_for("random", seed * 7919 + len(game.keys), seat).choose(View(game.state, seat)), game.state)
        )
    return stats_of(playback_of(read_record(game.text())))
