"""Offered choices: what each is about, where it leads and what it costs, as the rules say it.

They are asked about what a view knows and nothing else, so that no answer can tell anything hidden.
"""

from __future__ import annotations

from typing import Final, final

from ..core.board import NOWHERE, RoomId, Tunnel
from ..core.choice import VERBS, argument_of, verb_of
from ..core.choice_arguments import About
from ..core.kernel import price
from ..core.notation import about
from ..core.price import Price
from ..core.rng import keyed
from ..core.state import State
from .determinize import in_sight
from .view import View

KEY: Final = bytes(32)  # of a stream that nothing is drawn from


@final
class ChoiceInfo:
    """Choices of the seat that a view belongs to, also those that are refused."""

    def __init__(self, view: View) -> None:
        self.view: Final = view
        self.priced: Final[dict[int, Price]] = {}
        self.known: State | None = None

    def price(self, choice: int) -> Price:
        """Everything that a choice spends and makes one suffer."""
        if choice not in self.priced:
            self.priced[choice] = price(self.state(), choice)
        return self.priced[choice]

    def about(self, choice: int) -> About:
        """The things that a choice names."""
        return about(choice, self.state())

    def way(self, choice: int) -> Tunnel | None:
        """The way out of the seat's room that a choice takes, if it takes one."""
        index = self.about(choice).get("way")
        return None if index is None else self.view.board.ways(self.view.me.room)[index]

    def ahead(self, choice: int) -> Tunnel | None:
        """Where a journey goes on by a choice, if it does."""
        chart = self.view.rules.chart
        return None if chart is None else chart.ahead(self.view.stack[-1], self.view.board, choice)

    def goal(self, choice: int) -> RoomId:
        """The room on the map that a choice leads to, or NOWHERE."""
        way = self.way(choice)
        if way is not None:
            return way.end
        return argument_of(choice) if VERBS[verb_of(choice)].enters else NOWHERE

    def state(self) -> State:
        if self.known is None:
            self.known = in_sight(self.view, keyed(KEY))
        return self.known
