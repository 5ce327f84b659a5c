"""Referees: the engine agrees with a second reading of the rules, and a broken rule is found."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from referees.books import Difference
from referees.match import Match, run, watched
from tiptoe.catalog import GAMES, fits, open_game
from tiptoe.core.ruleset import Ruleset
from tiptoe.rules.character_boards import ResolveBoard
from tiptoe.rules.move import HealAtFountain, StopIn
from tiptoe.rules.solo import HourActs, HourTakes
from tiptoe.rules.turn import ClearPlayArea

HERE = Path(__file__).parent
PLAYS_THE_ENGINE = {"match.py", "test_referees.py"}
MAY_BE_READ = ("tiptoe.core", "tiptoe.packs")

BROKEN: dict[str, tuple[str, Callable[[Ruleset], Ruleset]]] = {
    "a market that sells for 6 (CORE-11.1)": ("classic", lambda rules: rules.with_params(market_price=6)),
    "a health track of 11 (CORE-16.1)": ("classic", lambda rules: rules.with_params(health_spaces=11)),
    "a hand of 6 (CORE-13.4)": ("classic", lambda rules: rules.with_params(hand=6)),
    "a dragon that is angrier (RUL-2)": ("classic", lambda rules: rules.with_params(rage=(2, 2, 4, 4, 4, 4, 5))),
    "fountains that are dry (CLA-3.5)": ("classic", lambda rules: rules.swap_trigger(HealAtFountain)),
    "caves that stop nobody (CORE-10.8)": ("classic", lambda rules: rules.swap_trigger(StopIn)),
    "cards that stay in play (CORE-13.3)": ("classic", lambda rules: rules.without(ClearPlayArea)),
    "two lockpicks to begin with (CAT-2.7)": ("catacombs", lambda rules: rules.with_params(lockpicks=2)),
    "seats that are out and draw 3 (CAT-10.3)": (
        "catacombs",
        lambda rules: rules.with_params(out_draw=(0, 0, 3, 3, 3)),
    ),
    "a harsh dragon like any other (EXP-1.1)": (
        "classic+harsh-dragon",
        lambda rules: rules.with_params(rage=(2, 2, 3, 3, 4, 4, 5)),
    ),
    "boards that say nothing (CHA-4.1)": ("catacombs+characters", lambda rules: rules.without(ResolveBoard)),
    "a night that takes no cards (SOL-2.2)": ("classic+solo", lambda rules: rules.without(HourTakes)),
    "a night that does nothing (SOL-2.3)": ("space+solo", lambda rules: rules.without(HourActs)),
    "noise that nobody hears (SOL-5.3)": ("catacombs+solo", lambda rules: rules.with_params(loud=30)),
    "hunters that come sooner (SPA-2.8)": (
        "space",
        lambda rules: rules.with_params(wild_track=(0, 0, 0, 1, 1, 2, 0, 0, 0, 0)),
    ),
}


@pytest.mark.parametrize(("game", "decisions"), [("classic", 1500), ("catacombs", 2000), ("space", 1500)])
def test_engine_and_referee_agree(game: str, decisions: int) -> None:
    assert run(decisions, of=game).total() == decisions


def stacks() -> list[str]:
    """Returns every variant with what it needs, the settings of a table for its seats, and mixed decks."""
    found = []
    for game in ("classic", "catacombs", "space"):
        for variant, fit in fits(game).items():
            found.append("+".join([game, *(each for each in GAMES[game].variants if each in (variant, *fit.needs))]))
        found += [
            f"{game}+first:sneakiest",
            f"{game}+first:1+handicap:23",
            f"{game}+cards:classic",
            f"{game}+cards:space",
        ]
    return [spec for spec in found if spec not in ("classic+cards:classic", "space+cards:space")]


@pytest.mark.parametrize("spec", stacks())
def test_engine_and_referee_agree_on_every_variant(spec: str) -> None:
    """One game of random players and one of bots; the soak test plays all stacks of them."""
    seats = open_game(spec).params.seats
    for bots in (False, True):
        watched(Match(spec, seats[-1 if bots else 0], 1 + len(spec), bots=bots), 500)


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_rule_is_found(fault: str) -> None:
    spec, breaking = BROKEN[fault]
    rules = breaking(open_game(spec))
    with pytest.raises(Difference):
        for seed in range(6):
            Match(spec, rules.params.seats[0], seed, bots=seed % 2 == 0).play(rules=rules)


def test_referees_ask_the_engine_for_no_rule() -> None:
    """ADR 0030: referees read the content, the state and the events, and no function derived from them."""
    for file in HERE.glob("*.py"):
        if file.name in PLAYS_THE_ENGINE:
            continue
        for module in imports_of(file):
            assert module == "tiptoe.games" or not module.startswith("tiptoe") or module.startswith(MAY_BE_READ), (
                f"{file.name} imports {module}"
            )
            assert module not in ("tiptoe.core.kernel", "tiptoe.core.price"), f"{file.name} imports {module}"


def imports_of(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    named = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    return named | {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
