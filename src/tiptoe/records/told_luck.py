"""Luck that people told, in a record: words behind the choice that brought it, `end-turn told swagger black burgle`.

A record of such a game has `told:` in its header, with the luck of the deal. Its seed fills what nobody got to see.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

from ..core.choice import ChoiceId
from ..core.kernel import apply
from ..core.ruleset import Ruleset
from ..core.state import State
from ..core.told import Told
from ..rules.drafting import DealDraft
from ..rules.turn import begin

TOLD: Final = "told"
NOTHING_TOLD: Final = "-"
BEHIND: Final = f" {TOLD} "


class ToldLine(NamedTuple):
    """Record line of a choice with the luck that it brought."""

    key: str
    luck: tuple[str, ...] = ()

    def line(self) -> str:
        return f"{self.key}{BEHIND}{' '.join(self.luck)}" if self.luck else self.key


def read_line(line: str) -> ToldLine:
    key, _, words = line.partition(BEHIND)
    return ToldLine(key, tuple(words.split()))


def choice_of(line: str) -> str:
    """Key of the choice in a record line, without luck that was told."""
    return read_line(line).key


def begin_told(state: State, seats: int, luck: Sequence[str]) -> State:
    """Deals with the luck that people told; LuckWanted or LuckRefused if it does not fit."""
    with _telling(state, luck):
        return begin(state, seats)


def apply_told(state: State, choice: ChoiceId, luck: Sequence[str]) -> None:
    """Applies a choice with the luck that people told; after LuckWanted or LuckRefused the state is of no use."""
    with _telling(state, luck):
        apply(state, choice)


@contextmanager
def _telling(state: State, luck: Sequence[str]) -> Iterator[None]:
    told = Told(list(luck))
    state.rng.told = told
    try:
        yield
        told.finish()
    finally:
        state.rng.told = None


def is_tellable(rules: Ruleset) -> bool:
    """Whether people can tell all luck of a game: not that of a draft, of a night alone, or of a deck mixed by lot."""
    return not rules.decks and not rules.pack.lots and not any(isinstance(step, DealDraft) for step in rules.setup)
