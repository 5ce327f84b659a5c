"""Games of bots, played inside the compiled package: a loop outside it crosses the border twice a decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, final

from ..core.kernel import apply, choices
from ..core.rng import Rng, seeded
from ..core.ruleset import Ruleset
from ..core.state import State
from ..rules.turn import begin, new_game
from .base import Bot

LONGEST: Final = 20_000  # decisions; a random game that is longer is a bug
Check: TypeAlias = Callable[[State], None]  # raises what it finds wrong
BOT_SEED: Final = 1_000_003  # keeps the bots' stream apart from the game's


def play_randomly(state: State, rng: Rng) -> int:
    """Play at random to the end; the number of decisions. `rng` is the bot's, never the game's."""
    decisions = 0
    while not state.over:
        legal = choices(state)
        apply(state, legal[rng.below(len(legal))])
        decisions += 1
        assert decisions < LONGEST, "a random game does not end"
    return decisions


def play_games(rules: Ruleset, seats: int, games: int, first_seed: int, *, recording: bool) -> int:
    """Many random games: the number of decisions."""
    decisions = 0
    for seed in range(first_seed, first_seed + games):
        state = State(rules, seeded(seed))
        if recording:
            state.record()
        begin(state, seats)
        decisions += play_randomly(state, seeded(seed + BOT_SEED))
    return decisions


def midgame(rules: Ruleset, seats: int, seed: int, decisions: int) -> State:
    """A position after so many random decisions."""
    state = new_game(rules, seats, seeded(seed))
    rng = seeded(seed + BOT_SEED)
    for _ in range(decisions):
        legal = choices(state)
        apply(state, legal[rng.below(len(legal))])
    return state


def clone_many(state: State, n: int) -> State:
    """n clones, for the clock; the last one."""
    twin = state
    for _ in range(n):
        twin = state.clone()
    return twin


def clone_apply_many(state: State, n: int) -> State:
    """n clones, each with the first legal choice applied: what one edge of a search costs."""
    twin = state
    first = choices(state)[0]
    for _ in range(n):
        twin = state.clone()
        apply(twin, first)
    return twin


def play_bots(state: State, bots: list[Bot]) -> int:
    """Play to the end, each seat by its bot; the number of decisions."""
    decisions = 0
    while not state.over:
        apply(state, bots[state.stack[-1].seat].decide(state))
        decisions += 1
        assert decisions < LONGEST, "a game of bots does not end"
    return decisions


def play_bots_within(state: State, bots: list[Bot], most: int) -> int:
    """Play as `play_bots` does, but stop in a turn of so many decisions; `state.over` tells whether it came to its end.

    Cards that nobody has tried may go round in circles for ever.
    """
    decisions = in_turn = 0
    turn = state.turns
    while not state.over and in_turn < most:
        apply(state, bots[state.stack[-1].seat].decide(state))
        decisions += 1
        in_turn = in_turn + 1 if state.turns == turn else 0
        turn = state.turns
    return decisions


def play_until(state: State, bots: list[Bot], seat: int) -> None:
    """Play on, each seat by its bot, until this one is asked or the game is over."""
    decisions = 0
    while not state.over and state.stack[-1].seat != seat:
        apply(state, bots[state.stack[-1].seat].decide(state))
        decisions += 1
        assert decisions < LONGEST, "a game of bots does not end"


@final
class CheckedGame:
    """A random game that is checked after every choice. When that raises, `step` says how many choices were made."""

    def __init__(self, rules: Ruleset, seats: int, seed: int, *, longest: int = LONGEST) -> None:
        self.rules: Final = rules
        self.seats: Final = seats
        self.seed: Final = seed
        self.longest: Final = longest
        self.step = 0

    def play(self, check: Check) -> None:
        state = new_game(self.rules, self.seats, seeded(self.seed))
        rng = seeded(self.seed + BOT_SEED)
        check(state)
        while not state.over:
            legal = choices(state)
            self.step += 1
            apply(state, legal[rng.below(len(legal))])
            check(state)
            assert self.step < self.longest, "the game does not end"
