"""RUL-104: common pools of tokens, shuffled face down once; a random token is the next of that order."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ..core.components import MAJOR_SECRET, MINOR_SECRET, PRISONER, token_type
from ..core.definitions import Counter, Effect, NumberEffect, Step
from ..core.state import Seat, State
from ..core.vocabulary import TOKEN_TYPE, CounterWord, EffectWord, Field, number_word
from .tokens import gain_token, tokens_of
from .told_luck import told_token_of_pool

FREED_PRISONER: Final = token_type("freed-prisoner", 1024)  # tag that texts count; some tokens of the pool lack it
KINDS: Final = (MAJOR_SECRET, MINOR_SECRET, PRISONER)  # kind of token by number of the pool


@final
class ShufflePools(Step):
    """CAT-2.3: shuffles major secrets, minor secrets and prisoners into face-down pools."""

    rule: ClassVar[str] = "CAT-2.3"
    word: ClassVar[str] = "ShufflePools"

    def run(self, state: State, seat: Seat) -> None:
        state.pools = [state.rules.copies_of_kind(kind) for kind in KINDS]
        for pool in state.pools:
            state.rng.shuffle(pool)


def pool_size(state: State, kind: int) -> int:
    """Number of tokens left in the pool of a kind."""
    return len(state.pools[KINDS.index(kind)]) if state.pools else 0


def draw_token(state: State, seat: Seat, kind: int) -> None:
    """Reveals the next token of a pool and gives it to the seat; does nothing if the pool is empty."""
    number = KINDS.index(kind)
    if not state.pools or not state.pools[number]:
        return
    if state.rng.told is not None:
        told_token_of_pool(state, number)
    pools = state.pools[:]
    token = pools[number][-1]
    pools[number] = pools[number][:-1]
    state.pools = pools
    if state.rules.pack.tokens[token].tags & FREED_PRISONER:
        seat.prisoners_freed += 1
    gain_token(state, seat, token)


@final
class DrawSecret(Effect):
    """Draws one secret of a kind from its pool."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind: Final = kind

    def possible(self, state: State, seat: Seat) -> bool:
        return pool_size(state, self.kind) > 0

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        draw_token(state, seat, self.kind)


@final
class FreePrisoners(NumberEffect):
    """CAT-6.5, RUL-71: draws n prisoners from the pool. Their order does not matter to their texts."""

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        for _ in range(self.n):
            draw_token(state, seat, PRISONER)


@final
class PrisonersFreed(Counter):
    """Prisoners freed this turn."""

    def count(self, state: State, seat: Seat) -> int:
        return seat.prisoners_freed


@final
class PrisonersHeld(Counter):
    """Prisoners freed so far; none is ever given back, so the count only grows."""

    def count(self, state: State, seat: Seat) -> int:
        return tokens_of(state, seat, FREED_PRISONER)


EFFECTS: Final[dict[str, EffectWord]] = {
    "draw-secret": EffectWord(
        "RUL-104", (Field("draw-secret", TOKEN_TYPE),), lambda a: DrawSecret(a.number("draw-secret"))
    ),
    **number_word("free-prisoners", "CAT-6.5", FreePrisoners),
}
COUNTERS: Final[dict[str, CounterWord]] = {
    "prisoners-freed": CounterWord("CAT-6.5", (), lambda a: PrisonersFreed()),
    "prisoners-held": CounterWord("CAT-6.5", (), lambda a: PrisonersHeld()),
}
