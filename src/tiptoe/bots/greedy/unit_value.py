"""Prices of the shared card language: the value of one unit of each word, and of texts made of others.

Every word stands in one of the tables, with a zero if the greedy bot has no use for it; a test walks the vocabulary.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.board import FOUNTAIN
from ...core.components import BACKPACK, MASTER_KEY, NOTHING
from ...core.definitions import Effect
from ...rules.attack import LesserAttack, bag_total, dangers
from ...rules.deck import GainCard, MayDiscard
from ...rules.move import MAP, GainTeleports
from ...rules.pools import DrawSecret
from ...rules.resources import PayGold
from ...rules.texts import AtEndOfTurn, ChooseSome, EachChooses, Per, When
from .heuristics import Fixed, Gift, Price, Prices, TextValue

if TYPE_CHECKING:
    from .card_value import Worth

# Prices that many words share.
NOTHING_WORTH: Final[Fixed] = lambda weights: 0.0  # noqa: E731 - rows like the others
SMALL_FAVOUR: Final[Fixed] = lambda weights: weights.small_favour  # noqa: E731
A_STEP: Final[Fixed] = lambda weights: weights.boots  # noqa: E731

FIXED: Final[dict[str, Fixed]] = {
    "skill": lambda weights: weights.skill,
    "swords": lambda weights: weights.swords,
    "gold": lambda weights: weights.gold,
    "draw": lambda weights: weights.draw,
    "trash": lambda weights: weights.trash,
    "teleport": lambda weights: weights.teleport,
    "fetch-secret": lambda weights: weights.secret,
    "rage": lambda weights: weights.rage,
    "free-prisoners": lambda weights: weights.prisoner,
    "take-free": lambda weights: weights.free_card,
    "free-item": lambda weights: weights.free_item,
    "teleport-from": A_STEP,
    "more-gold": SMALL_FAVOUR,
    "ignore": SMALL_FAVOUR,
    "discount": SMALL_FAVOUR,
    "replace-row-card": SMALL_FAVOUR,
    "onto-deck": SMALL_FAVOUR,
    "buy-anywhere": SMALL_FAVOUR,
    "bargain": SMALL_FAVOUR,
    "trash-this": NOTHING_WORTH,  # it is played only once: see Worth.card
    "return-black-cubes": NOTHING_WORTH,  # they dilute everybody's cubes alike
}


def boots(worth: Worth) -> float:
    return worth.weights.boots + worth.weights.boots_for_a_mark * worth.state.rules.params.marks


def own_clank(worth: Worth) -> float:
    return worth.weights.clank * worth.damage


def others_clank(worth: Worth) -> float:
    return worth.weights.others_clank * (len(worth.state.seats_in_play()) - 1)


def attack(worth: Worth) -> float:
    """Values an attack now: bad for the own cubes in reach of it, good for those of rivals."""
    state, seat = worth.state, worth.seat
    noise = sum([each.clank for each in state.seats])
    own = seat.bagged + seat.clank
    rivals = sum([each.bagged for each in state.seats]) + noise - own
    drawn = state.rules.params.rage[state.marker] + dangers(state)
    harm = own * worth.damage - rivals * worth.weights.others_clank
    return -harm * drawn / max(bag_total(state) + noise, 1)


# Texts made of other texts.


def when(worth: Worth, effect: Effect, prices: Prices) -> float:
    assert isinstance(effect, When)
    met = effect.condition.met(worth.state, worth.seat, NOTHING)
    return worth.amount(effect.program, prices) * (1.0 if met else worth.weights.hope)


def per(worth: Worth, effect: Effect, prices: Prices) -> float:
    assert isinstance(effect, Per)
    return worth.amount(effect.program, prices) * max(effect.counter.count(worth.state, worth.seat), 1)


def choose(worth: Worth, effect: Effect, prices: Prices) -> float:
    assert isinstance(effect, ChooseSome)
    best = sorted([worth.amount(program, prices) for program in effect.programs], reverse=True)
    return sum(best[: effect.picks], 0.0)


def each_chooses(worth: Worth, effect: Effect, prices: Prices) -> float:
    """Values what every seat may choose by what the seat gains more than the others: nothing, for all choose alike."""
    assert isinstance(effect, EachChooses)
    return 0.0


def lesser_attack(worth: Worth, effect: Effect, prices: Prices) -> float:
    """Values an attack that spares the seat by the cubes of rivals in reach of it."""
    assert isinstance(effect, LesserAttack)
    state, seat = worth.state, worth.seat
    noise = sum([each.clank for each in state.seats])
    rivals = sum([each.bagged + each.clank for each in state.seats if each.index != seat.index])
    return rivals * worth.weights.others_clank * effect.n / max(bag_total(state) + noise, 1)


def at_end_of_turn(worth: Worth, effect: Effect, prices: Prices) -> float:
    assert isinstance(effect, AtEndOfTurn)
    return worth.amount(effect.program, prices)


def pay_gold(worth: Worth, effect: Effect, prices: Prices) -> float:
    assert isinstance(effect, PayGold)
    gain = worth.amount(effect.program, prices) - effect.n * prices.get("gold", 0.0)
    return max(gain, 0.0) if worth.seat.gold >= effect.n else 0.0


def draw_secret(worth: Worth, effect: Effect, prices: Prices) -> float:
    assert isinstance(effect, DrawSecret)
    return worth.back(effect.kind) * prices.get("gold", 0.0)


def discard(worth: Worth, effect: Effect, prices: Prices) -> float:
    assert isinstance(effect, MayDiscard)
    return max(worth.amount(effect.program, prices) - effect.n * prices.get("skill", 0.0), 0.0)


def gain(worth: Worth, effect: Effect, prices: Prices) -> float:
    assert isinstance(effect, GainCard)
    return effect.n * worth.state.cards[effect.card].points * prices.get("gold", 0.0)


def teleport(worth: Worth, effect: Effect, prices: Prices) -> float:
    assert isinstance(effect, GainTeleports)
    return effect.n * prices.get("teleport", 0.0)


PRICES: Final[dict[str, Price]] = {
    "boots": boots,
    "clank": lambda worth: -own_clank(worth),
    "all-clank": lambda worth: others_clank(worth) - own_clank(worth),
    "others-clank": others_clank,
    "others-gold": lambda worth: -worth.weights.gold,  # each rival nearer by one, of whom one matters
    "heal": lambda worth: worth.damage if worth.seat.damage else 0.0,
    "damage": lambda worth: -worth.damage,
    "attack": attack,
}
TEXTS: Final[dict[str, TextValue]] = {
    "when": when,
    "per": per,
    "choose": choose,
    "at-end-of-turn": at_end_of_turn,
    "everybody-chooses": each_chooses,
    "lesser-attack": lesser_attack,
    "pay-gold": pay_gold,
    "draw-secret": draw_secret,
    "discard": discard,
    "gain": gain,
    "teleport": teleport,
}

# Tokens.

KEEPSAKES: Final[dict[int, Price]] = {MAP: lambda worth: worth.weights.map}
ITEMS: Final[dict[int, Price]] = {
    MASTER_KEY: lambda worth: 0.0 if worth.seat.tags_held & MASTER_KEY else worth.weights.key,
    BACKPACK: lambda worth: worth.weights.backpack,
}

# Rooms.

GIFTS: Final[dict[int, Gift]] = {FOUNTAIN: lambda state, seat, worth, room: worth.prices["heal"]}
