"""Base class of bots: `choose` answers a `View`; inside the engine `decide` answers for the `State` itself."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from ..core.choice import ChoiceId
from ..core.definitions import not_overridden
from ..core.kernel import choices
from ..core.rng import Rng
from ..core.state import State
from ..view.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Player of one seat in one game. `rng` is its own random stream, never the game's."""

    name: ClassVar[str] = ""

    def __init__(self, rng: Rng) -> None:
        self.rng: Final = rng

    def choose(self, view: View) -> ChoiceId:
        """Returns one of `view.choices`."""
        raise not_overridden(self)

    def decide(self, state: State) -> ChoiceId:
        """Returns the same choice inside the engine. A bot that reads nothing hidden overrides it, to need no view."""
        return self.choose(View(state, state.stack[-1].seat))


@final
class RandomBot(Bot):
    """Bot that makes any legal choice, each equally likely."""

    name: ClassVar[str] = "random"

    def choose(self, view: View) -> ChoiceId:
        return view.choices[self.rng.below(len(view.choices))]

    def decide(self, state: State) -> ChoiceId:
        listed = choices(state)
        return listed[self.rng.below(len(listed))]
