"""What a choice really takes from its seat: it is made, with every text silent that would give something back."""

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
from tiptoe.service.offers import answers
from tiptoe.text.game import GameText
from tiptoe.text.language import words
from tiptoe.view.view import View

PURSE = ("skill", "boots", "gold", "lockpicks", "swords")
ONLY_TOLD = ("portals", "monsters")
TEXTS = ("pick", "hack")  # verbs that choose a text, which cannot be silent
PAYMENTS = {"GoldPaid": "gold", "LockpicksSpent": "lockpicks", "DamageTaken": "damage"}
NO_PRICE = {"end-turn", "order-end", "figure-moves"}  # what the end of a turn takes was not chosen


def said_is_lost(spec: str, seed: int) -> set[str]:
    """Walks a random game and holds every price against what is lost; the verbs that cost something in it."""
    rules = open_game(spec)
    state, rng = new_game(rules, rules.params.seats[-1], seeded(seed)), seeded(seed + 1)
    quiet, costly = without_triggers(rules), set()
    while not state.over:
        enrich(state)
        paid = [choice for choice in choices(state) if not {word_of(choice), state.stack[-1].prompt} & NO_PRICE]
        told = {choice: price(state, choice) for choice in paid}
        lost = {choice: paid_for_text(state, choice) for choice in paid if word_of(choice) in TEXTS}
        with silent(rules.pack):
            lost |= {choice: taken(state, choice, quiet) for choice in paid if choice not in lost}
        for choice in paid:
            assert due(told[choice], word_of(choice)) == lost[choice], (word_of(choice), told[choice].parts())
        costly |= {word_of(choice) for choice in paid if told[choice].parts()}
        offers_say_the_price(state)
        apply(state, choices(state)[rng.below(len(choices(state)))])
    return costly


def word_of(choice: ChoiceId) -> str:
    return c.VERBS[c.verb_of(choice)].word


def enrich(state: State) -> None:
    """Whose turn it is can pay for more than a random player ever could."""
    if state.stack[-1].prompt == "your-turn" and not state.turns % 3:
        seat = state.seat(state.stack[-1].seat)
        seat.skill, seat.swords, seat.boots, seat.gold, seat.lockpicks = 7, 3, 2, 9, 2
        state.choices = []


def due(told: Price, word: str) -> dict[str, int]:
    """What of a price is taken at once: of a way that goes on only the boot that it begins with."""
    if told.later:
        return {"boots": 1} if word == "explore" else {}
    return {what: n for what, n in told.parts().items() if what not in ONLY_TOLD}


def taken(state: State, choice: ChoiceId, quiet: Ruleset) -> dict[str, int]:
    """What the seat has less of after a choice, and wounds that it has more of."""
    index, before = state.stack[-1].seat, state.seats[state.stack[-1].seat]
    twin = decode(encode(state), quiet)
    twin.record()
    twin.latents = []
    twin.stack[-1].take(twin, twin.seat(index), choice)
    after = twin.seats[index]
    lost = {what: getattr(before, what) - getattr(after, what) for what in PURSE}
    lost["gold"] += sum(event.first for event in twin.events if event.kind is GOLD_GAINED)
    return {what: n for what, n in {**lost, "damage": after.damage - before.damage}.items() if n}


def paid_for_text(state: State, choice: ChoiceId) -> dict[str, int]:
    """What a text that is chosen tells of having taken from who chose it."""
    twin = state.clone()
    twin.record()
    apply(twin, choice)
    found: Counter[str] = Counter()
    for event in twin.events:
        if event.seat == state.stack[-1].seat and event.kind.name in PAYMENTS:
            found[PAYMENTS[event.kind.name]] += event.first
    return dict(found)


def without_triggers(rules: Ruleset) -> Ruleset:
    """Entering a room sets nothing off."""
    for trigger in rules.triggers:
        rules = rules.swap_trigger(type(trigger))
    return rules


@contextmanager
def silent(pack: Pack) -> Iterator[None]:
    """For a moment no card, token or room has a text."""
    spoken = [(text.effects, text.effects[:]) for text in pack.programs]
    for effects, _ in spoken:
        effects.clear()
    try:
        yield
    finally:
        for effects, before in spoken:
            effects[:] = before


def offers_say_the_price(state: State) -> None:
    """A client is told the same numbers, although they are worked out from a view."""
    view = View(state, state.stack[-1].seat)
    told = answers(GameText(words("en"), view), [key(choice, state) for choice in view.choices]).offers
    for choice, offer in zip(view.choices, told, strict=True):
        assert msgspec.to_builtins(offer).get("cost", {}) == price(state, choice).parts(), offer.key


def refusals_name_what_is_short(state: State) -> set[str]:
    """What is wanted is more than what there is; the words of the reasons that said so."""
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
    """Reasons that say something is needed, and not what."""
    return {word for word, reason in REASONS.items() if word.startswith("need-") and not reason.short}
