"""Heuristics of the greedy bot for Catacombs: tiles, locks, wayshrines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...bots.greedy.choice_value import NEVER, buy, shape, walk
from ...bots.greedy.heuristics import GreedyHeuristics, Price, Prices
from ...bots.greedy.shared import SHARED
from ...bots.greedy.unit_value import A_STEP, NOTHING_WORTH, SMALL_FAVOUR
from ...core.board import RoomId
from ...core.choice import PLAY, ChoiceId, argument_of
from ...core.definitions import Effect
from ...core.state import Seat, State
from ...rules.tokens import tokens_of
from .character_values import CHARACTERS
from .coupons import COUPON_VALUE
from .discovery import Discovering
from .lockpicks import PayLockpick
from .nouns import CHEST, COUPON, LIBRARY, PRISON, PUZZLE_BOX, WAYSHRINE
from .rooms import PRISONERS_OF_A_CELL
from .verbs import ABANDON, EMERGE, EXPLORE, OFFER, OFFER_AFAR, PLACE, REDEEM, ROTATE, SITE_CHOSEN, UNLOCK

if TYPE_CHECKING:
    from ...bots.greedy.bot import Thinking
    from ...bots.greedy.card_value import Worth

NO_CHOICE = -1
CUBE_LEFT: Final = -0.2  # for a cube placed for good


def lay_or_look_for_help(thinking: Thinking) -> ChoiceId:
    """CAT-4.6: chooses how to lay a waiting tile; plays cards first, and buys help before it abandons the move."""
    choice = thinking.best([PLAY], above=NEVER)
    if choice == NO_CHOICE:
        choice = thinking.best([PLACE], above=NEVER)
    if choice == NO_CHOICE:
        choice = thinking.bargain(to_walk=True)
    return thinking.best([ABANDON], above=NEVER) if choice == NO_CHOICE else choice


def pay_lockpick(worth: Worth, effect: Effect, prices: Prices) -> float:
    """Value of a text that costs lockpicks."""
    assert isinstance(effect, PayLockpick)
    gain = worth.amount(effect.program, prices) - effect.n * prices.get("lockpicks", 0.0)
    return max(gain, 0.0) if worth.seat.lockpicks >= effect.n else 0.0


def use(thinking: Thinking, choice: ChoiceId) -> float:
    """Value of opening a feature or making an offering now."""
    return deed(thinking.worth, choice)


def deed(worth: Worth, choice: ChoiceId) -> float:
    """Value of opening a feature of the room or making an offering there."""
    feature = 1 << argument_of(choice) - 1 if choice & ~argument_of(choice) == UNLOCK else WAYSHRINE
    return worth.heuristics.features.sum_over(0.0, feature, worth)


def chest(worth: Worth) -> float:
    """CAT-6.3: value of opening a chest."""
    return worth.major - worth.weights.lockpick


def library(worth: Worth) -> float:
    """CAT-6.4: value of opening a library."""
    best = max([card.points for card in worth.state.rules.pack.reserve_cards])
    return best * worth.weights.gold - worth.weights.lockpick


def prison(worth: Worth) -> float:
    """CAT-6.5: value of opening a prison cell."""
    return PRISONERS_OF_A_CELL * worth.weights.prisoner - worth.weights.lockpick


def offering(worth: Worth) -> float:
    """CAT-6.6: value of an offering."""
    return (worth.seat.placed + 1) * worth.weights.gold + CUBE_LEFT


def puzzle_boxes(state: State, seat: Seat, worth: Worth, room: RoomId) -> float:
    """CAT-12.19: value of turning puzzle boxes into major secrets."""
    return tokens_of(state, seat, PUZZLE_BOX) * worth.major if seat.tags_held & PUZZLE_BOX else 0.0


def coupon(state: State, seat: Seat) -> int:
    """CAT-12.3: gold that a coupon saves."""
    return COUPON_VALUE if seat.tags_held & COUPON and tokens_of(state, seat, COUPON) else 0


FEATURES: Final[dict[int, Price]] = {WAYSHRINE: offering, CHEST: chest, LIBRARY: library, PRISON: prison}
HEURISTICS: Final = SHARED.plus(
    GreedyHeuristics(
        values={
            EXPLORE: walk,
            **dict.fromkeys([PLACE, ABANDON, EMERGE, SITE_CHOSEN, ROTATE], shape),
            **dict.fromkeys([UNLOCK, OFFER, OFFER_AFAR], use),
            REDEEM: buy,
        },
        walks=[EXPLORE],
        errands=[UNLOCK, OFFER],
        purchases=[REDEEM],
        answers={Discovering.prompt: lay_or_look_for_help},
        deeds={UNLOCK: deed, OFFER: deed},
        features=FEATURES,
        gifts={WAYSHRINE: puzzle_boxes},
        vouchers=[coupon],
        keepsakes={
            COUPON: lambda worth: COUPON_VALUE * worth.weights.hope,
            PUZZLE_BOX: lambda worth: worth.major * worth.weights.hope,
        },
        prices={
            "ghost": lambda worth: -worth.damage,
            "offer-afar": lambda worth: (worth.seat.placed + 1) * worth.weights.gold,
        },
        texts={"pay-lockpick": pay_lockpick},
        fixed={
            "lockpicks": lambda weights: weights.lockpick,
            "jump-to-new-tile": A_STEP,
            "jump-between": A_STEP,
            "jump-to-rival": A_STEP,
            "lay-tile": SMALL_FAVOUR,
            "lay-tile-anywhere": SMALL_FAVOUR,
            "turn-occupied-tiles": NOTHING_WORTH,  # as often bad as good
            "lone-seats-turn": NOTHING_WORTH,
            "return-idols": NOTHING_WORTH,  # the seats that will hold idols are unknown
        },
    )
).plus(CHARACTERS)
