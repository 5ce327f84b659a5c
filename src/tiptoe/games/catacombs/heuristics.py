"""Heuristics of the greedy bot for Catacombs and its variants: tiles, locks, wayshrines, figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...bots.greedy.choice_value import NEVER, buy, nothing, shape, walk
from ...bots.greedy.heuristics import (
    ANSWERS,
    DEEDS,
    ERRANDS,
    FEATURES,
    FIGHTS,
    FIXED,
    GIFTS,
    KEEPSAKES,
    PRICES,
    PURCHASES,
    TEXTS,
    VALUES,
    VOUCHERS,
    WALKS,
    Prices,
)
from ...bots.greedy.unit_value import A_STEP, NOTHING_WORTH, SMALL_FAVOUR
from ...core.board import RoomId
from ...core.choice import PLAY, ChoiceId, argument_of
from ...core.definitions import Effect
from ...core.state import Seat, State
from ...rules.tokens import tokens_of
from .coupons import COUPON_VALUE
from .discovery import Discovering
from .lockpicks import PayLockpick
from .nouns import CHEST, COUPON, LIBRARY, PRISON, PUZZLE_BOX, WAYSHRINE
from .rooms import PRISONERS_OF_A_CELL
from .subterra import APPEAR_AT, FIGHT_MONSTER, HUNT_TO
from .verbs import ABANDON, EMERGE, EXPLORE, OFFER, OFFER_AFAR, PLACE, REDEEM, ROTATE, SITE_CHOSEN, UNLOCK

if TYPE_CHECKING:
    from ...bots.greedy.bot import Thinking
    from ...bots.greedy.card_value import Worth

NO_CHOICE = -1
A_FIGURE: Final = 2.0  # damage that a figure is expected to do if it is not defeated
CUBE_LEFT: Final = -0.2  # for a cube placed for good


def teach() -> None:
    """Adds the rows of Catacombs, of its party and of Sub Terra to the tables of the greedy bot."""
    VALUES[EXPLORE] = walk
    VALUES.update(dict.fromkeys([PLACE, ABANDON, EMERGE, SITE_CHOSEN, ROTATE], shape))
    VALUES.update(dict.fromkeys([UNLOCK, OFFER, OFFER_AFAR], use))
    VALUES.update(dict.fromkeys([FIGHT_MONSTER, APPEAR_AT, HUNT_TO], nothing))  # FIGHT_MONSTER is in FIGHTS below
    WALKS.append(EXPLORE)
    ERRANDS.extend([UNLOCK, OFFER])
    FIGHTS[FIGHT_MONSTER] = lambda thinking, choice: thinking.worth.damage * A_FIGURE
    ANSWERS[Discovering.prompt] = lay_or_look_for_help
    DEEDS.update({UNLOCK: deed, OFFER: deed})
    FEATURES[WAYSHRINE] = offering
    FEATURES[CHEST] = chest
    FEATURES[LIBRARY] = library
    FEATURES[PRISON] = prison
    GIFTS[WAYSHRINE] = puzzle_boxes
    VALUES[REDEEM] = buy
    PURCHASES.append(REDEEM)
    VOUCHERS.append(lambda state, seat: COUPON_VALUE if seat.held & COUPON and tokens_of(state, seat, COUPON) else 0)
    KEEPSAKES[COUPON] = lambda worth: COUPON_VALUE * worth.weights.hope
    KEEPSAKES[PUZZLE_BOX] = lambda worth: worth.major * worth.weights.hope
    PRICES["ghost"] = lambda worth: -worth.damage
    PRICES["offer-afar"] = lambda worth: (worth.seat.placed + 1) * worth.weights.gold
    TEXTS["pay-lockpick"] = pay_lockpick
    FIXED.update(
        {
            "lockpicks": lambda weights: weights.lockpick,
            "jump-to-new-tile": A_STEP,
            "jump-between": A_STEP,
            "jump-to-rival": A_STEP,
            "lay-tile": SMALL_FAVOUR,
            "lay-tile-anywhere": SMALL_FAVOUR,
            "turn-occupied-tiles": NOTHING_WORTH,  # as often bad as good
            "lone-seats-turn": NOTHING_WORTH,
            "return-idols": NOTHING_WORTH,  # the seats that will hold idols are unknown
        }
    )


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
    return FEATURES.add(0.0, feature, worth)


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
    return tokens_of(state, seat, PUZZLE_BOX) * worth.major if seat.held & PUZZLE_BOX else 0.0
