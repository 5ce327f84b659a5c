"""Heuristics of the greedy bot for In Space: rides, ports, pods, factions, crystals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...bots.greedy.choice_value import be_carried, go_to
from ...bots.greedy.heuristics import GreedyHeuristics, Prices, Signs
from ...bots.greedy.shared import SHARED
from ...bots.greedy.unit_value import A_STEP, NOTHING_WORTH
from ...core.choice import ChoiceId, argument_of
from ...core.components import Card, Program
from .approach import approaches_to_code
from .factions import Allied
from .nouns import (
    COMMAND,
    COMMAND_CODE,
    ESCAPE_POD,
    HYPERLIFT,
    POD,
    POWER_CRYSTAL,
    REWARD,
    SECURITY,
    TELEPASS,
    TELEPORTER,
)
from .track import blockaded
from .verbs import ACTIVATE, BEAM, HACK, LIFT

if TYPE_CHECKING:
    from ...bots.greedy.bot import Thinking
    from ...bots.greedy.card_value import Worth

ACTIVATION: Final = 1.0  # value of activating a card's faction effect
A_TELEPASS: Final = 3.0
FIRST_CRYSTAL: Final = 1.0  # besides its use for own cards
WAKING: Final[Prices] = {"activate": 1.0}


def activate(thinking: Thinking, choice: ChoiceId) -> float:
    """Value of activating the faction effect of a card."""
    return allied(thinking.worth, thinking.state.cards[argument_of(choice)], thinking.worth.prices_now)


def allied(worth: Worth, card: Card, prices: Prices) -> float:
    """Value of the faction effect of a card."""
    total = 0.0
    for effect in card.play.effects:
        if isinstance(effect, Allied):
            total += worth.amount(effect.program, prices)
    return total


def company(worth: Worth, card: Card, prices: Prices, itself: int) -> float:
    """SPA-3.1: expected value of a card's faction effect: it needs another card of the faction in the same hand."""
    friends = sum([1 for other in worth.deck if other.suit == card.suit]) - itself
    return allied(worth, card, prices) * worth.beside(friends)


def is_time_to_wake(thinking: Thinking, program: Program) -> bool:
    """SPA-3.2: whether to activate now: a card in play has a faction effect worth it."""
    state, worth = thinking.state, thinking.worth
    asleep = [state.cards[latent.source] for latent in state.deferred if isinstance(latent.effect, Allied)]
    gains = [allied(worth, card, worth.prices_now) for card in asleep]
    return max(gains, default=0.0) >= ACTIVATION


HEURISTICS: Final = SHARED.plus(
    GreedyHeuristics(
        values={LIFT: be_carried, BEAM: be_carried, HACK: go_to, ACTIVATE: activate},
        carriers=[LIFT, BEAM],
        errands=[HACK],
        prices={"crystal": lambda worth: 0.0 if worth.seat.tags_held & POWER_CRYSTAL else FIRST_CRYSTAL},
        fixed={
            "activate": lambda weights: ACTIVATION,
            "hack-beside": A_STEP,
            "allied": NOTHING_WORTH,  # valued by `company`
            "turn-reserve": NOTHING_WORTH,  # the next seat that meets the enemy may turn it back
        },
        company=[company],
        uses=[(WAKING, is_time_to_wake)],
        items={TELEPASS: lambda worth: A_TELEPASS},
        gifts={REWARD: lambda state, seat, worth, room: worth.now(state.board.texts[REWARD][room])},
        closings=[blockaded],
        approaches=[approaches_to_code],
        signs=Signs(
            berths=POD,
            gated=COMMAND,
            gate_keys=COMMAND_CODE,
            stopping=SECURITY,
            carriers=HYPERLIFT | TELEPORTER,
            passes=TELEPASS | COMMAND_CODE,
            rewards=ESCAPE_POD,
            goals=ESCAPE_POD,
        ),
    )
)
