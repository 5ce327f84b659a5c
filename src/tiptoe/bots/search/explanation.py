"""Explanation of a bot's choice, as data; `text.advice` puts it into words."""

from __future__ import annotations

from typing import Final, final

from ...core.board import NOWHERE, RoomId
from ...core.choice import ACQUIRE, ChoiceId, verb_of
from ...core.components import ARTIFACT
from ...rules.turn import MainTurn
from ..greedy.bot import Thinking

MOST_ALTERNATIVES: Final = 3  # alternatives shown


@final
class Alternative:
    """Choice that was tried: the value of the game after it, between 0 and 1, and how far it is behind the chosen one.

    `surely` is the part of `behind` that is beyond doubt.
    """

    def __init__(self, choice: ChoiceId, worth: float, behind: float, surely: float) -> None:
        self.choice: Final = choice
        self.worth: Final = worth
        self.behind: Final = behind
        self.surely: Final = surely


@final
class Explanation:
    """Reasons for one choice: its value, the danger, the room to make for, and the alternatives."""

    def __init__(self, thinking: Thinking, choice: ChoiceId, habit: ChoiceId, tried: list[Alternative]) -> None:
        forecast = thinking.forecast()
        self.choice: Final = choice
        self.habit: Final = habit  # what greedy would have done
        self.points: Final = thinking.prospects().standing()  # that the seat may hope for, as things are
        self.harm: Final = forecast.harm  # damage a round
        self.health: Final = thinking.state.rules.params.health_spaces - thinking.seat.damage
        self.turns: Final = forecast.turns  # that the game may last for the seat
        arriving = not isinstance(thinking.state.stack[-1], MainTurn)
        self.goal: Final = thinking.prospects().goal(arriving=arriving)  # a room, or NOWHERE
        self.prize: Final = _prize(thinking, self.goal)
        self.card: Final = thinking.value(choice) if verb_of(choice) == ACQUIRE else 0.0  # points that it will bring
        ranked = sorted([(each.behind, at) for at, each in enumerate(tried) if each.choice != choice])
        self.alternatives: Final = [tried[at] for _, at in ranked[:MOST_ALTERNATIVES]]  # the best first
        self.tried: Final = tried
        self.worth: Final = max([each.worth for each in tried if each.choice == choice], default=0.0)


def _prize(thinking: Thinking, room: RoomId) -> int:
    """Returns the points of the best Artifact that the seat could take in a room."""
    if room == NOWHERE or thinking.prospects().room_for <= 0:
        return 0
    tokens = thinking.state.rules.pack.tokens
    lies = [tokens[token] for token in thinking.state.room_tokens[room]]
    return max([token.points for token in lies if token.kind == ARTIFACT], default=0)


def plain_reasons(thinking: Thinking, choice: ChoiceId) -> Explanation:
    """Explains a choice that was not searched."""
    return Explanation(thinking, choice, choice, [])
