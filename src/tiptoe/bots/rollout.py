"""Games of bots, played inside the compiled package: a loop outside it would cross the border twice a decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, final

from ..core.kernel import apply, choices
from ..core.notation import key
from ..core.rng import Rng, seeded
from ..core.ruleset import Ruleset
from ..core.state import State
from ..rules.turn import begin, new_game
from .base import Bot

LONGEST: Final = 20_000  # decisions; a random game that is longer is a bug
Check: TypeAlias = Callable[[State], None]  # raises if the position is wrong
BOT_SEED: Final = 1_000_003  # keeps the bots' stream apart from the game's


class EndlessGame(Exception):
    """Raised for a game of bots that goes on and on; the message has the seat and its last choice."""


def play_randomly(state: State, rng: Rng) -> int:
    """Plays at random to the end and returns the number of decisions. `rng` is the bot's, never the game's."""
    decisions = 0
    while not state.over:
        legal = choices(state)
        apply(state, legal[rng.below(len(legal))])
        decisions += 1
        assert decisions < LONGEST, "a random game does not end"
    return decisions


def play_games(rules: Ruleset, seats: int, games: int, first_seed: int, *, recording: bool) -> int:
    """Plays `games` random games and returns the number of decisions."""
    decisions = 0
    for seed in range(first_seed, first_seed + games):
        state = State(rules, seeded(seed))
        if recording:
            state.record()
        begin(state, seats)
        decisions += play_randomly(state, seeded(seed + BOT_SEED))
    return decisions


def midgame(rules: Ruleset, seats: int, seed: int, decisions: int) -> State:
    """Returns the position after `decisions` random decisions."""
    state = new_game(rules, seats, seeded(seed))
    rng = seeded(seed + BOT_SEED)
    for _ in range(decisions):
        legal = choices(state)
        apply(state, legal[rng.below(len(legal))])
    return state


def clone_many(state: State, n: int) -> State:
    """Makes `n` clones, to measure speed, and returns the last one."""
    twin = state
    for _ in range(n):
        twin = state.clone()
    return twin


def clone_apply_many(state: State, n: int) -> State:
    """Makes `n` clones and applies the first legal choice to each: the cost of one edge of a search."""
    twin = state
    first = choices(state)[0]
    for _ in range(n):
        twin = state.clone()
        apply(twin, first)
    return twin


def play_bots(state: State, bots: list[Bot]) -> int:
    """Plays to the end, each seat by its bot, and returns the number of decisions."""
    decisions = 0
    while not state.over:
        if decisions >= LONGEST:
            give_up(state, bots)
        apply(state, bots[state.stack[-1].seat].decide(state))
        decisions += 1
    return decisions


def give_up(state: State, bots: list[Bot]) -> None:
    """Raises EndlessGame for a game of `LONGEST` decisions: whose turn it is, and what would come next."""
    seat = state.stack[-1].seat
    wish = key(bots[seat].decide(state), state)
    raise EndlessGame(
        f"the game is not over after {LONGEST} decisions: it is turn {state.turns}, and the bot in seat {seat} "
        f"would go on with '{wish}'"
    )


def play_bots_within(state: State, bots: list[Bot], most: int) -> int:
    """Plays as `play_bots` does, but stops a turn after `most` decisions; `state.over` says whether the game ended.

    Untested cards may loop for ever.
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
    """Plays on, each seat by its bot, until `seat` is asked or the game is over."""
    decisions = 0
    while not state.over and state.stack[-1].seat != seat:
        if decisions >= LONGEST:
            give_up(state, bots)
        apply(state, bots[state.stack[-1].seat].decide(state))
        decisions += 1


@final
class CheckedGame:
    """Random game that is checked after every choice. When the check raises, `step` is the number of choices made."""

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
