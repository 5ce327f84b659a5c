"""Heuristics of the greedy bot for characters: what their own tokens, boards and cards are worth (CHA)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...bots.greedy import choice_value
from ...bots.greedy.choice_value import NEVER
from ...bots.greedy.heuristics import GreedyHeuristics, Prices
from ...bots.greedy.unit_value import SMALL_FAVOUR
from ...core.choice import INVOKE, PICK, ChoiceId, argument_of
from ...core.components import Program
from ...core.definitions import Effect
from ...rules.deck import MayDiscard
from ...rules.optional_texts import Again, Asking, Atop, May, Recalling, Repeating
from ...rules.own_tokens import Advance, Charge, Show, Spend

if TYPE_CHECKING:
    from ...bots.greedy.bot import Thinking
    from ...bots.greedy.card_value import Worth

OWN_TOKEN_WORTH: Final = 0.35  # of a token that can be spent
WORTH_DOING: Final = 0.05  # less than this, and a text is kept for a better moment
REPETITION: Final = 2.0  # what the text of the best card is worth more than the tokens that repeat it
NEARLY_FULL: Final = 0.8  # of all tokens: what is taken beyond is lost


def own_token(worth: Worth, prices: Prices) -> float:
    """Values an own token; in counts of steps or swords it is nothing."""
    return OWN_TOKEN_WORTH if prices.get("gold", 0.0) else 0.0


def spend(worth: Worth, effect: Effect, prices: Prices) -> float:
    assert isinstance(effect, Spend)
    if not effect.can_pay(worth.seat):
        return 0.0
    return max(worth.amount(effect.program, prices) - effect.n * own_token(worth, prices), 0.0)


def charge(worth: Worth, effect: Effect, prices: Prices) -> float:
    assert isinstance(effect, Charge)
    beside = worth.state.rules.pack.tokens[effect.token].copies - worth.seat.tokens.count(effect.token)
    return min(effect.n, beside) * own_token(worth, prices)


def show(worth: Worth, effect: Effect, prices: Prices) -> float:
    assert isinstance(effect, Show)
    return worth.amount(effect.program, prices) if effect.possible(worth.state, worth.seat) else 0.0


def may(worth: Worth, effect: Effect, prices: Prices) -> float:
    assert isinstance(effect, May)
    return max(worth.amount(effect.program, prices), 0.0)


def advance(worth: Worth, effect: Effect, prices: Prices) -> float:
    assert isinstance(effect, Advance)
    return worth.amount(effect.programs[effect.space(worth.seat)], prices)


def invoke(thinking: Thinking, choice: ChoiceId) -> float:
    """Values a kept text: one that discards waits for a bad card in hand, any other for an empty hand."""
    effect = thinking.state.rules.pack.effects[argument_of(choice)]
    if not isinstance(effect, May):
        return choice_value.invoke(thinking, choice)
    paid = _paid(effect.program)
    if any([isinstance(each, MayDiscard) for each in paid.effects]):
        return _exchange(thinking, effect)
    if thinking.seat.hand:
        return NEVER
    gain = thinking.worth.now(effect.program)
    if any([isinstance(each, Again) for each in paid.effects]):
        gain = max([thinking.worth.now(thinking.state.cards[card].play) for card in thinking.seat.in_play]) - REPETITION
    return gain if gain > WORTH_DOING else NEVER


def _paid(program: Program) -> Program:
    """Text that own tokens pay for, or the whole text."""
    first = program.effects[0]
    return first.program if isinstance(first, Spend) else program


def _exchange(thinking: Thinking, effect: May) -> float:
    """Values swapping the worst card of the hand for another one: sooner where tokens would be lost."""
    first, full = effect.program.effects[0], 0.0
    if isinstance(first, Spend):
        token = thinking.state.rules.pack.tokens[first.token]
        full = thinking.seat.tokens.count(first.token) / token.copies
    worst = min([thinking.worth.text(thinking.state.cards[card].play) for card in thinking.seat.hand], default=1.0)
    return 1.0 if worst < (thinking.worth.average if full >= NEARLY_FULL else 0.0) else NEVER


def pick(thinking: Thinking, choice: ChoiceId) -> float:
    """Values an answer to a question of a character's text."""
    frame = thinking.frame
    if isinstance(frame, Asking):
        if any([isinstance(each, Atop) for each in _paid(frame.effect.program).effects]):
            return thinking.worth.text(thinking.state.cards[frame.source].play) - thinking.worth.average
        return thinking.worth.now(frame.effect.program)
    if isinstance(frame, Repeating | Recalling):
        cards = frame.effect.cards(thinking.state.rules.pack, thinking.seat.in_play)
        text = thinking.state.cards[cards[argument_of(choice) - 1]].play
        if isinstance(frame, Repeating):
            return thinking.worth.now(text)
        return thinking.worth.text(text) - thinking.worth.average
    return choice_value.pick(thinking, choice)


SOONER: Final = GreedyHeuristics(errands=[INVOKE])  # with characters: boards are used before walking
CHARACTERS: Final = GreedyHeuristics(
    values={INVOKE: invoke, PICK: pick},
    texts={"spend": spend, "charge": charge, "show": show, "may": may, "advance": advance},
    fixed={
        "lose": lambda weights: 0.0,
        "atop": SMALL_FAVOUR,
        "recall": SMALL_FAVOUR,
        "again": lambda weights: REPETITION,
        "take-to-hand": lambda weights: weights.free_card + 1.5,
    },
)
