"""Bots: each is shown a View and picks one of its choices; inside the engine it is asked about the position itself."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from ..core.definitions import not_overridden
from ..core.kernel import choices
from ..core.rng import Rng
from ..core.state import State
from ..view.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One player of one seat in one game. Its random stream is its own, never the game's."""

    name: ClassVar[str] = ""

    def __init__(self, rng: Rng) -> None:
        self.rng: Final = rng

    def choose(self, view: View) -> int:
        """One of `view.choices`."""
        raise not_overridden(self)

    def decide(self, state: State) -> int:
        """The same answer, asked inside the engine: a bot that looks at nothing hidden needs no view made for it."""
        return self.choose(View(state, state.stack[-1].seat))


@final
class RandomBot(Bot):
    """Any legal choice, each as likely."""

    name: ClassVar[str] = "random"

    def choose(self, view: View) -> int:
        return view.choices[self.rng.below(len(view.choices))]

    def decide(self, state: State) -> int:
        listed = choices(state)
        return listed[self.rng.below(len(listed))]
