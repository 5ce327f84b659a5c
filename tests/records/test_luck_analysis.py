"""Luck analysis: luck and choices add up to the result, and luck favours nobody, whoever plays how."""

from __future__ import annotations

import csv
import math
import os
from pathlib import Path

import pytest

from tiptoe.analysis.luck import ACCOUNT_COLUMNS, SOURCES, LuckAnalysis, analyse_luck, shares_of, stats_table
from tiptoe.analysis.stats import COLUMNS, stats_of
from tiptoe.bots.registry import bot_for
from tiptoe.core.notation import key
from tiptoe.records.playback import Playback, playback_of
from tiptoe.records.record import new_header, read_record, start

ALL = int(os.environ.get("TIPTOE_LUCK_GAMES", "0"))  # `make luck`: 100
GAMES, SEVERAL = ALL or 3, 16 if ALL else 2
UNEQUAL = ("burglar", "prowler", "bungler") if ALL else ("burglar", "bungler")  # luck must not favour the better player
STORED = Path(__file__).parents[1] / "golden" / "space-2-51.tiptoe"


@pytest.fixture(scope="module")
def games() -> list[Playback]:
    return [game_of(seed) for seed in range(GAMES)]


@pytest.fixture(scope="module")
def accounts(games: list[Playback]) -> list[LuckAnalysis]:
    return [account for game in games if (account := analyse_luck(game, SEVERAL)) is not None]


def game_of(seed: int) -> Playback:
    game = start(new_header("classic", list(UNEQUAL), str(seed)))
    bots = [bot_for(name, seed * 7919 + seat, seat) for seat, name in enumerate(UNEQUAL)]
    while not game.state.over:
        game.choose(key(bots[game.state.stack[-1].seat].decide(game.state), game.state))
    return playback_of(read_record(game.text()))


def test_luck_and_choices_add_up_to_the_whole_game(games: list[Playback], accounts: list[LuckAnalysis]) -> None:
    assert len(accounts) == len(games)
    for game, account in zip(games, accounts):
        for seat, end in enumerate(shares_of(game.final.state)):
            luck = sum(account.luck(source)[seat] for source in SOURCES)
            parts = account.start[seat] + luck + account.own_play()[seat] + account.rivals_play()[seat]
            assert math.isclose(parts, end, abs_tol=1e-9)


def test_no_source_of_luck_takes_anybodys_part(accounts: list[LuckAnalysis]) -> None:
    """The mean of each source of luck, and of their sum, has zero in its interval for every seat."""
    for seat in range(len(UNEQUAL)):
        for source in SOURCES:
            check_mean(f"seat {seat}, {source}", [account.luck(source)[seat] for account in accounts])
        check_mean(f"seat {seat}", [sum(account.luck(source)[seat] for source in SOURCES) for account in accounts])


def check_mean(what: str, lucks: list[float]) -> None:
    """Checks a mean against three and a half standard errors, since fifteen means are checked, or more in few games."""
    mean = sum(lucks) / len(lucks)
    error = math.sqrt(sum((luck - mean) ** 2 for luck in lucks) / (len(lucks) - 1) / len(lucks))
    print(f"{len(lucks)} games, {what}: mean luck {mean:+.4f}, standard error {error:.4f}")
    assert abs(mean) <= (3.5 if len(lucks) >= 50 else 8.0) * error + 1e-9


def test_a_worse_player_loses_by_choices(accounts: list[LuckAnalysis]) -> None:
    """Luck is told apart from decisions: the worst player loses most by choices."""
    given = [sum(account.own_play()[seat] for account in accounts) for seat in range(len(UNEQUAL))]
    assert given == sorted(given, reverse=True)


def test_what_decided_is_in_the_order_of_the_game_and_says_why(accounts: list[LuckAnalysis]) -> None:
    for account in accounts:
        turning = account.turning()
        assert turning and [one.turn for one in turning] == sorted(one.turn for one in turning)
        assert {one.why for one in turning} <= {*SOURCES, "play"}


def test_the_table_has_a_line_for_each_seat_after_each_turn(tmp_path: Path) -> None:
    playback = playback_of(read_record(STORED.read_text(encoding="utf-8")))
    account = analyse_luck(playback, deals=1)
    file = tmp_path / "figures.csv"
    with file.open("w", newline="") as out:
        csv.writer(out).writerows(stats_table(stats_of(playback), account))
    with file.open() as text:
        rows = list(csv.DictReader(text))
    assert len(rows) == 2 * len(playback.starts) and list(rows[0]) == [*COLUMNS, *ACCOUNT_COLUMNS]
