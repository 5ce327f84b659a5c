"""Prices against real losses: a choice is made with every text silent that could give something back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from properties.games import every_well_formed_choice
from tiptoe.catalog import open_game
from tiptoe.core import choice as c
from tiptoe.core.choice import ChoiceId
from tiptoe.core.codec import decode, encode
from tiptoe.core.event import GOLD_GAINED
from tiptoe.core.kernel import apply, choices, price, why_not
from tiptoe.core.notation import key
from tiptoe.core.pack import Pack
from tiptoe.core.price import Price
from tiptoe.core.refusals import REASONS
from tiptoe.core.rng import seeded
from tiptoe.core.ruleset import Ruleset
from tiptoe.core.state import State
from tiptoe.rules.turn import new_game
from tiptoe.text.game import GameText
from tiptoe.text.language import words
from tiptoe.view.view import View
from tiptoe.wire.offered import answers

PURSE = ("skill", "boots", "gold", "lockpicks", "swords")
ONLY_TOLD = ("portals", "monsters")
TEXTS = ("pick", "hack")  # verbs that choose a text, which cannot be silent
PAYMENTS = {"GoldPaid": "gold", "LockpicksSpent": "lockpicks", "DamageTaken": "damage"}
NO_PRICE = {"end-turn", "order-end", "figure-moves"}  # the end of a turn takes things that were not chosen


def check_prices(spec: str, seed: int) -> set[str]:
    """Walks a random game and compares every price with the loss; returns the verbs that cost something."""
    rules = open_game(spec)
    state, rng = new_game(rules, rules.params.seats[-1], seeded(seed)), seeded(seed + 1)
    quiet, costly = without_triggers(rules), set()
    while not state.over:
        enrich(state)
        paid = [choice for choice in choices(state) if not {word_of(choice), state.stack[-1].prompt} & NO_PRICE]
        told = {choice: price(state, choice) for choice in paid}
        lost = {choice: paid_for_text(state, choice) for choice in paid if word_of(choice) in TEXTS}
        with silent(rules.pack):
            lost |= {choice: lost_resources(state, choice, quiet) for choice in paid if choice not in lost}
        for choice in paid:
            assert paid_at_once(told[choice], word_of(choice)) == lost[choice], (word_of(choice), told[choice].parts())
        costly |= {word_of(choice) for choice in paid if told[choice].parts()}
        offers_say_the_price(state)
        apply(state, choices(state)[rng.below(len(choices(state)))])
    return costly


def word_of(choice: ChoiceId) -> str:
    return c.VERBS[c.verb_of(choice)].word


def enrich(state: State) -> None:
    """Gives the seat on turn more than a random player could own."""
    if state.stack[-1].prompt == "your-turn" and not state.turns % 3:
        seat = state.seat(state.stack[-1].seat)
        seat.skill, seat.swords, seat.boots, seat.gold, seat.lockpicks = 7, 3, 2, 9, 2
        state.choices = []


def paid_at_once(told: Price, word: str) -> dict[str, int]:
    """Returns the part of a price that is paid at once: of a longer way only the first boot."""
    if told.later:
        return {"boots": 1} if word == "explore" else {}
    return {what: n for what, n in told.parts().items() if what not in ONLY_TOLD}


def lost_resources(state: State, choice: ChoiceId, quiet: Ruleset) -> dict[str, int]:
    """Returns the resources that a seat loses by a choice, and its new damage."""
    index, before = state.stack[-1].seat, state.seats[state.stack[-1].seat]
    twin = decode(encode(state), quiet)
    twin.record()
    twin.deferred = []
    twin.stack[-1].take(twin, twin.seat(index), choice)
    after = twin.seats[index]
    lost = {what: getattr(before, what) - getattr(after, what) for what in PURSE}
    lost["gold"] += sum(event.first for event in twin.events if event.kind is GOLD_GAINED)
    return {what: n for what, n in {**lost, "damage": after.damage - before.damage}.items() if n}


def paid_for_text(state: State, choice: ChoiceId) -> dict[str, int]:
    """Returns the payments that a chosen text reports for its seat."""
    twin = state.clone()
    twin.record()
    apply(twin, choice)
    found: Counter[str] = Counter()
    for event in twin.events:
        if event.seat == state.stack[-1].seat and event.kind.name in PAYMENTS:
            found[PAYMENTS[event.kind.name]] += event.first
    return dict(found)


def without_triggers(rules: Ruleset) -> Ruleset:
    """Removes the triggers of entering a room."""
    for trigger in rules.triggers:
        rules = rules.swap_trigger(type(trigger))
    return rules


@contextmanager
def silent(pack: Pack) -> Iterator[None]:
    """Empties the text of every card, token and room within the block."""
    spoken = [(text.effects, text.effects[:]) for text in pack.programs]
    for effects, _ in spoken:
        effects.clear()
    try:
        yield
    finally:
        for effects, before in spoken:
            effects[:] = before


def offers_say_the_price(state: State) -> None:
    """Checks that a client's offers, worked out from a view, have the same prices."""
    view = View(state, state.stack[-1].seat)
    told = answers(GameText(words("en"), view), [key(choice, state) for choice in view.choices]).offers
    for choice, offer in zip(view.choices, told, strict=True):
        assert msgspec.to_builtins(offer).get("cost", {}) == price(state, choice).parts(), offer.key


def refusals_name_what_is_short(state: State) -> set[str]:
    """Checks that refusals need more than the seat has; returns the words of those reasons."""
    view = View(state, state.stack[-1].seat)
    voice, found = GameText(words("en"), view), set()
    for choice in every_well_formed_choice(state):
        reason = why_not(state, choice)
        if reason is None or not reason.short:
            continue
        need, have = voice.shortfall(reason, choice)
        assert need > have >= 0, (reason.word, choice, need, have)
        found.add(reason.word)
    return found


def unexplained() -> set[str]:
    """Returns the reasons that need something and do not name it."""
    return {word for word, reason in REASONS.items() if word.startswith("need-") and not reason.short}
