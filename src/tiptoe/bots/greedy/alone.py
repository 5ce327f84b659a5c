"""Values of what only a seat that plays alone decides: Dares, wards, and when the night will be over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.choice import ChoiceId, argument_of
from ...core.components import ARTIFACT, Card
from ...core.definitions import NumberEffect
from ...core.night import DEED, Act, Dare, Hour
from ...core.state import Seat, State
from ...rules.attack import attack_size
from ...rules.night import deeds, has_night, hours_left, is_met, open_hour
from ...rules.tokens import tokens_of
from .choice_value import NEVER

if TYPE_CHECKING:
    from .bot import Thinking

ENDLESS: Final = 1000.0
HOURS_A_TURN: Final = 1.7  # that a turn costs: the open one, and what shadows, noise and greed burn
AN_HOUR: Final = 3.0  # points: two when it is left, and what more of the night is worth
SAME_AGAIN: Final = 0.5  # share of the reward that a Dare is worth whose goal the hand makes likely


def turns_to_dawn(state: State) -> float:
    """Turns until dawn, for a seat that plays alone; without a night there is no end to them."""
    if not has_night(state.rules):
        return ENDLESS
    return max(hours_left(state) / HOURS_A_TURN, 1.0)


def take_dare(thinking: Thinking, choice: ChoiceId) -> float:
    """Values a Dare: its reward if the hand makes it likely, else not at all."""
    dare = thinking.state.rules.pack.night.dares[argument_of(choice)]
    return SAME_AGAIN + good(thinking, dare.reward) if is_likely(thinking, dare) else NEVER


def ward(thinking: Thinking, choice: ChoiceId) -> float:
    """Values a ward, at the end of a turn: what the Hour would do now, less its price in gold."""
    state, seat, hour = thinking.state, thinking.seat, open_hour(thinking.state)
    if hour is None or hour.ward is None or not is_met(hour.condition, deeds(state, seat)):
        return NEVER
    return harm(thinking, hour) - hour.ward.gold * thinking.worth.weights.gold


def harm(thinking: Thinking, hour: Hour) -> float:
    """Points that an Hour costs by what it does."""
    return -good(thinking, hour.acts)


def good(thinking: Thinking, acts: list[Act]) -> float:
    """Points that acts are worth to the seat; negative ones hurt."""
    return sum([_value(thinking, act) for act in acts])


def _value(thinking: Thinking, act: Act) -> float:
    weights, damage = thinking.worth.weights, thinking.worth.damage
    if act.word == "gold":
        return act.n * weights.gold
    if act.word == "heal":
        return min(act.n, thinking.seat.damage) * damage
    if act.word == "hours":
        return act.n * AN_HOUR
    if act.word == "burn":
        return -act.n * AN_HOUR
    if act.word == "attack":
        state, seat = thinking.state, thinking.seat
        own, cubes = seat.bagged + seat.clank, attack_size(state) + act.n
        total = max(state.black_in_bag + seat.bagged + seat.clank, 1)
        return -cubes * own * damage / total
    if act.word == "clank" or act.word == "echo":
        return -act.n * weights.clank * damage
    if act.word == "hush":
        return min(act.n, thinking.seat.clank) * weights.clank * damage
    if act.word == "calm":
        return act.n * weights.clank * damage / 2
    if act.word == "hunt":
        return -2.0 if tokens_of(thinking.state, thinking.seat, ARTIFACT) == 0 else -0.5
    return 3.0 * act.n * weights.rage if act.word == "rage" else -act.n * weights.boots


def is_likely(thinking: Thinking, dare: Dare) -> bool:
    """Whether the hand makes the goal of a Dare likely, by a rule of thumb."""
    state, seat = thinking.state, thinking.seat
    skill, swords, boots = (in_hand(state, seat, word) for word in ("skill", "swords", "boots"))
    likely = {
        "silent": seat.clank <= 1,
        "fought": swords >= 2,
        "laden": skill >= 4,
        "dear": skill >= 5,
        "rooms": boots >= 3,
        "bought": seat.gold >= state.rules.params.market_price,
        "frugal": skill <= 1,
        "artifact": state.turns >= 4 and tokens_of(state, seat, ARTIFACT) == 0,
        "further": state.turns >= 3,
        "found": True,
    }
    return any([DEED[word] & dare.goal and holds for word, holds in likely.items()])


def in_hand(state: State, seat: Seat, word: str) -> int:
    """Resources of a kind that the cards in hand bring for certain."""
    return sum([_plain(state.cards[card], word) for card in seat.hand])


def _plain(card: Card, word: str) -> int:
    return sum([effect.n for effect in card.play.effects if effect.word == word and isinstance(effect, NumberEffect)])
