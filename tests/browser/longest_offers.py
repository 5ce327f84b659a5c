"""The longest offers that a game can produce: games of bots are searched for the fullest hint bars."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import cache

from msgspec import UNSET

from tiptoe.bots.registry import make_bot
from tiptoe.core.kernel import decision
from tiptoe.core.notation import key
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.records.record import new_header, start
from tiptoe.service.content.build import content
from tiptoe.text.game import GameText
from tiptoe.text.language import words
from tiptoe.view.view import View
from tiptoe.wire.content import Content
from tiptoe.wire.offered import answers
from tiptoe.wire.offers import Answers, Cost, Offer, Walk

SEEDS = 8  # games for each kind of bot
MOST_CHOICES = 1_500
BOTS = ("greedy", "random")
MARK = 5  # width of a price mark in letters: "3 of 4" and its picture
BUTTON = 4  # width of a button's edges in letters
MANY = 3  # number of offers from which the others show marks instead of words


@dataclass(frozen=True)
class FullBar:
    """A position in which one place of the table has a very long bar; `spot` is empty for a question in the bar.

    `turn:2` is a way in which the tile in hand may lie: only a phone has its buttons in the bar.
    """

    record: str
    spot: str
    letters: int


def longest_of(spec: str, seats: int, language: str) -> list[FullBar]:
    """Returns the positions with the most letters in the price line, the outcome line and both together; each position
    once.
    """
    found = _searched(spec, seats, language)
    return list({(full.record, full.spot): full for full in found.values()}.values())


@cache
def _searched(spec: str, seats: int, language: str) -> dict[str, FullBar]:
    told = content(spec, language)
    found: dict[str, FullBar] = {}
    for seed in range(1, SEEDS + 1):
        for bot in BOTS:
            names = ("Mina", *["greedy"] * (seats - 1))
            recording = start(new_header(spec, names, str(seed)))
            bots = [make_bot(bot, seeded(seed * 10 + index)) for index in range(seats)]
            for _ in range(MOST_CHOICES):
                state = recording.state
                if state.over:
                    break
                for measure, spot, letters in _bars(state, language, told):
                    if measure not in found or letters > found[measure].letters:
                        found[measure] = FullBar(recording.text(), spot, letters)
                recording.choose(key(bots[decision(state).seat].decide(state), state))
    return found


def _bars(state: State, language: str, told: Content) -> list[tuple[str, str, int]]:
    """Returns measure, spot and letters of each bar in a state; none while another seat than the first is asked."""
    if decision(state).seat != 0:
        return []
    view = View(state, 0)
    said = answers(GameText(words(language), view), [key(choice, state) for choice in view.choices])
    bars = []
    for spot, offers in _by_spot(said, told).items():
        offers = [one for one in offers if not any(_dearer(one, other, said) for other in offers)]
        offers.sort(key=lambda offer: _costs(offer, said).get("damage", 0))
        prices, outcomes = _line_of_prices(offers, said, told), _line_of_outcomes(offers[0], said)
        of = "tile " if spot.startswith("turn:") else ""
        bars += [
            (f"{of}prices", spot, prices),
            (f"{of}outcomes", spot, outcomes),
            (f"{of}both", spot, prices + outcomes),
        ]
        if of and len(offers) > 1:
            bars += [("tile with two prices", spot, prices + outcomes)]
    return bars


def _by_spot(said: Answers, told: Content) -> dict[str, list[Offer | Walk]]:
    """As client/src/lib/table/offers.ts has it."""
    spots: dict[str, list[Offer | Walk]] = defaultdict(list)
    for offer in said.offers:
        if told.spots.get(offer.verb):
            continue
        if offer.turn is not UNSET:
            spots[f"turn:{offer.turn}"].append(offer)
        elif offer.slot is not UNSET:
            spots[f"row:{offer.slot}"].append(offer)
        elif offer.pile is not UNSET:
            spots[f"pile:{offer.pile}"].append(offer)
        elif offer.room is not UNSET:
            spots[f"room:{offer.room}"].append(offer)
    for walk in said.walks:
        if not walk.passing:
            spots[f"room:{walk.room}"].append(walk)
    return spots


def _costs(offer: Offer | Walk, said: Answers) -> dict[str, int]:
    """Returns the parts of an offer's cost that are given."""
    if isinstance(offer, Offer):
        cost = offer.cost if isinstance(offer.cost, Cost) else Cost()
    else:
        cost = said.prices[offer.price].cost if isinstance(offer.price, int) else Cost()
    parts = {name: getattr(cost, name) for name in cost.__struct_fields__}
    return {name: n for name, n in parts.items() if n is not UNSET}


def _dearer(one: Offer | Walk, other: Offer | Walk, said: Answers) -> bool:
    """Whether `one` is a dearer way than `other` to the same room and outcome, which the page leaves out."""
    costs, than = _costs(one, said), _costs(other, said)
    if (type(one), one.gains, one.harms) != (type(other), other.gains, other.harms) or costs == than:
        return False
    return one.way != other.way and all(costs.get(what, 0) >= than.get(what, 0) for what in {*costs, *than})


def _line_of_prices(offers: list[Offer | Walk], said: Answers, told: Content) -> int:
    """Counts the letters of the price line; with many prices all but the first are marks."""
    first = MARK * len(_costs(offers[0], said)) + len(_label(offers[0], told, first=True)) + BUTTON
    if len(offers) < MANY:
        return first + sum(len(_label(offer, told, first=False)) + BUTTON for offer in offers[1:])
    return first + sum(MARK * max(2, len(_costs(offer, said))) + BUTTON for offer in offers[1:])


def _label(offer: Offer | Walk, told: Content, *, first: bool) -> str:
    instead = offer.instead if isinstance(offer, Offer) and not first else ""
    return instead or offer.action or told.actions.get(offer.key.partition(":")[0], "")


def _line_of_outcomes(offer: Offer | Walk, said: Answers) -> int:
    return sum(len(said.lines[n]) + 2 for n in (*offer.gains, *offer.harms))
