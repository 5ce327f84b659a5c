"""Information about choices: the things they name, the room they lead to, and their price, as the rules say.

The rules are asked on a state that holds only the knowledge of a view, so no answer can reveal anything hidden.
"""

from __future__ import annotations

from typing import Final, final

from ..core.board import NOWHERE, RoomId, Tunnel
from ..core.choice import VERBS, ChoiceId, argument_of, verb_of
from ..core.choice_arguments import About
from ..core.kernel import price
from ..core.notation import about
from ..core.price import Price
from ..core.rng import keyed
from ..core.state import State
from .determinize import known_state
from .view import View

KEY: Final = bytes(32)  # of a stream that is never drawn from


@final
class ChoiceInfo:
    """Information about choices, offered or refused, of the seat that a view belongs to."""

    def __init__(self, view: View) -> None:
        self.view: Final = view
        self.priced: Final[dict[ChoiceId, Price]] = {}
        self.known: State | None = None

    def price(self, choice: ChoiceId) -> Price:
        """Price of a choice, cached."""
        if choice not in self.priced:
            self.priced[choice] = price(self.state(), choice)
        return self.priced[choice]

    def about(self, choice: ChoiceId) -> About:
        """Things that a choice names, as numbers by name."""
        return about(choice, self.state())

    def way(self, choice: ChoiceId) -> Tunnel | None:
        """Tunnel out of the seat's room that a choice takes, or None."""
        index = self.about(choice).get("way")
        return None if index is None else self.view.board.ways(self.view.me.room)[index]

    def ahead(self, choice: ChoiceId) -> Tunnel | None:
        """Rest of a journey after a choice, as a tunnel, or None."""
        chart = self.view.rules.chart
        return None if chart is None else chart.ahead(self.view.stack[-1], self.view.board, choice)

    def goal(self, choice: ChoiceId) -> RoomId:
        """Room on the map that a choice leads to, or NOWHERE."""
        way = self.way(choice)
        if way is not None:
            return way.end
        return RoomId(argument_of(choice) if VERBS[verb_of(choice)].enters else NOWHERE)

    def state(self) -> State:
        if self.known is None:
            self.known = known_state(self.view, keyed(KEY))
        return self.known
