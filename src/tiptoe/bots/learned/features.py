"""Features of a decision: a position and its choices as numbers, the input of a policy network.

Cards, rooms and tokens are described by what they do, never by which one they are, so one network can play every game
and packs that it has not seen. Only what the seat may know is read. The order and the scale of the numbers are part of
every trained network: a change here requires new training, and `VERSION` counts such changes.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.board import CRYSTAL_CAVE, DEPTHS, FOUNTAIN, MARKET, NOWHERE, RoomId
from ...core.choice import FIGHT, SHIFT, ChoiceId, argument_of, verb_of
from ...core.components import (
    ARTIFACT,
    BACKPACK,
    MAJOR_SECRET,
    MARKET_ITEM,
    MASTER_KEY,
    MINOR_SECRET,
    MONKEY_IDOL,
    PRISONER,
    SECRET,
    Card,
    Program,
)
from ...core.kernel import choices, price
from ...core.notation import about
from ...core.rng import seeded
from ...core.ruleset import Ruleset
from ...core.state import IN_PLAY, Seat, State
from ...rules.acquire import card_in
from ...rules.attack import bag_total
from ...rules.turn import new_game
from ..greedy.bot import GreedyBot, Thinking
from ..greedy.card_value import Worth
from ..greedy.distances import FAR
from ..greedy.heuristics import Prices
from ..greedy.plans import Prospects
from ..search.features import NUMBERS, numbers_of, numbers_with
from ..search.network import judge_of

VERSION: Final = 1

WORDS: Final = (
    *("skill", "swords", "boots", "gold", "draw", "clank", "all-clank", "others-clank", "heal", "teleport", "trash"),
    *("damage", "attack", "lockpicks", "ghost", "rage", "ignore", "discount", "fetch-secret", "allied"),
)
WORD_PRICES: Final[list[Prices]] = [{word: 1.0} for word in WORDS]

MOST_CHOICES: Final = 40  # choices looked at; a longer list is cut
RESERVED_VERBS: Final = 56  # verb numbers with an input of their own; later ones share input 0
CARD: Final = 2 * len(WORDS) + 12
RULES: Final = 12
TURN: Final = 12
POSITION: Final = NUMBERS + RULES + TURN + CARD
GUESS: Final = 5
PRICE: Final = 8
ROOM: Final = 17
TOKEN: Final = 12
OPTION: Final = 4
OWNING: Final = 3
CHOICE: Final = RESERVED_VERBS + GUESS + PRICE + CARD + OWNING + ROOM + TOKEN + OPTION

HIGHEST_VALUE: Final = 10.0  # points; greedy's values beyond are cut
NOTHING: Final = vec[float]([0.0] * (MOST_CHOICES * CHOICE))  # copied for every decision
TAGS: Final = (*(ARTIFACT, MAJOR_SECRET, MINOR_SECRET, MONKEY_IDOL, MARKET_ITEM, MASTER_KEY, BACKPACK, PRISONER),)


@final
class EncodedDecision:
    """Decision of a seat in numbers: `position`, then CHOICE numbers for each of `listed`.

    `habit` is the index of the choice that the greedy bot would make.
    """

    def __init__(self, listed: list[ChoiceId], habit: int, position: vec[float], features: vec[float]) -> None:
        self.listed: Final = listed
        self.habit: Final = habit
        self.position: Final = position
        self.features: Final = features


@final
class Encoder:
    """Turns the decisions of one ruleset into numbers. The values that `greedy` gives choices are part of the input."""

    def __init__(self, rules: Ruleset, greedy: GreedyBot) -> None:
        self.rules: Final = rules
        self.greedy: Final = GreedyBot(greedy.rng, judge_of(rules).weights)
        begun = new_game(
            rules, rules.params.seats[0], seeded(0)
        )  # texts are read as they stand before any card is played
        worth = Worth(begun, begun.seats[0], self.greedy.weights)
        self._cards: Final = vec[float]([number for card in begun.cards for number in card_numbers(card, worth)])

    def look(self, state: State) -> EncodedDecision:
        """Encodes the decision that is open now."""
        thinking = Thinking(state, state.stack[-1].seat, self.greedy)
        first = thinking.decided()
        listed = choices(state)
        if len(listed) > MOST_CHOICES:
            listed = shortened(listed, first)
        features = NOTHING[: len(listed) * CHOICE]
        values = [clipped(value_of(thinking, choice)) for choice in listed]
        best = max(values)
        start: i64 = 0
        for at, choice in enumerate(listed):
            self._choice(thinking, choice, values[at], best, choice == first, features, start)
            start += CHOICE
        return EncodedDecision(listed, listed.index(first), self.position(thinking), features)

    def position(self, thinking: Thinking) -> vec[float]:
        """Encodes the position of the seat, its rules, its resources in this turn, and the average card of its deck."""
        state, seat = thinking.state, thinking.seat
        if seat.status == IN_PLAY:
            numbers = numbers_with(state, seat.index, thinking.prospects())
        else:
            numbers = numbers_of(state, seat.index)
        numbers.extend(rules_numbers(state))
        numbers.extend(turn_numbers(state, seat))
        found = NOTHING[:POSITION]
        at: i64 = 0
        for number in numbers:
            found[at] = number
            at += 1
        cards, deck = self._cards, thinking.worth.deck
        share = 1.0 / max(len(deck), 1)
        for card in deck:
            of_card: i64 = card.number * CARD
            i: i64 = 0
            while i < CARD:
                found[at + i] += cards[of_card + i] * share
                i += 1
        return found

    def _choice(
        self,
        thinking: Thinking,
        choice: ChoiceId,
        value: float,
        best: float,
        is_habit: bool,
        out: vec[float],
        start: i64,
    ) -> None:
        """Encodes a choice into `out`, which is zero from `start` on."""
        state = thinking.state
        verb = verb_of(choice) >> SHIFT
        out[start + (verb if verb < RESERVED_VERBS else 0)] = 1.0
        at = start + RESERVED_VERBS
        out[at] = flag(is_habit)
        out[at + 1] = value / 5.0
        out[at + 2] = (value - best) / 5.0
        out[at + 3] = flag(value > 0.0)
        out[at + 4] = flag(value == best)
        at += GUESS
        paid = price(state, choice)
        out[at] = paid.skill / 5.0
        out[at + 1] = paid.boots / 3.0
        out[at + 2] = paid.portals / 2.0
        out[at + 3] = paid.gold / 7.0
        out[at + 4] = float(paid.lockpicks)
        out[at + 5] = paid.monsters / 3.0
        out[at + 6] = paid.swords / 3.0
        out[at + 7] = paid.damage / 2.0
        at += PRICE
        things = about(choice, state)
        card = things.get("card", -1)
        if card >= 0:
            self._card(thinking, card, out, at)
        at += CARD + OWNING
        room = RoomId(things.get("room", NOWHERE))
        beyond = False
        if "way" in things:
            room = state.board.ways(thinking.seat.room)[things["way"]].end
            beyond = room == NOWHERE
        if room != NOWHERE:
            room_numbers(thinking, room, value, out, at)
        elif beyond:
            out[at + ROOM - 1] = 1.0
        at += ROOM
        token_numbers(thinking, things.get("token", -1), things.get("kind", 0), out, at)
        option = things.get("option", 0)
        if 0 < option <= OPTION:
            out[at + TOKEN + option - 1] = 1.0

    def _card(self, thinking: Thinking, card: int, out: vec[float], at: i64) -> None:
        """Encodes a card that a choice is about, and what owning it would be worth."""
        cards = self._cards
        of_card: i64 = card * CARD
        i: i64 = 0
        while i < CARD:
            out[at + i] = cards[of_card + i]
            i += 1
        owned = thinking.state.cards[card]
        plays = thinking.plays()
        out[at + CARD] = plays / 5.0
        out[at + CARD + 1] = clipped(thinking.worth.card(owned, plays)) / 5.0
        out[at + CARD + 2] = clipped(thinking.worth.now(owned.use) + thinking.worth.now(owned.defeat)) / 5.0


def shortened(listed: list[ChoiceId], first: ChoiceId) -> list[ChoiceId]:
    """Returns the first choices of a long list, with the greedy bot's own among them."""
    kept = listed[:MOST_CHOICES]
    if first not in kept:
        kept[-1] = first
    return kept


def value_of(thinking: Thinking, choice: ChoiceId) -> float:
    """Returns greedy's value of a choice; a fight, which greedy weighs with all others, by the value of its card."""
    verb = verb_of(choice)
    if verb == FIGHT:
        slot = argument_of(choice)
        card = card_in(thinking.state, slot)
        return thinking.card(card, slot) + thinking.relief(card)
    fights = thinking.heuristics.fights
    if verb in fights:
        return fights[verb](thinking, choice)
    return thinking.value(choice)


def card_numbers(card: Card, worth: Worth) -> list[float]:
    """Encodes a card: its effects when played, its effects when taken, and what is printed on it."""
    numbers = [worth.amount(card.play, prices) / 3.0 for prices in WORD_PRICES]
    at_once: list[Program] = [card.acquire, card.use, card.defeat]
    for prices in WORD_PRICES:
        numbers.append(sum([worth.amount(program, prices) for program in at_once], 0.0) / 3.0)
    numbers.extend(
        [
            card.cost / 7.0,
            card.gold_cost / 7.0,
            float(card.lockpick_cost),
            card.points / 5.0,
            flag(len(card.worth) > 0),
            flag(card.attack),
            flag(card.danger),
            flag(card.where != 0),
            flag(card.suit != ""),
            flag(len(card.arrive.effects) > 0),
            flag(card.banner == 0),
            flag(card.banner == 2),
        ]
    )
    return numbers


def rules_numbers(state: State) -> list[float]:
    """Encodes the parameters of the ruleset that change how it is played."""
    params = state.rules.params
    seats = len(state.seats)
    return [
        seats / 4.0,
        params.health_spaces / 10.0,
        len(params.countdown_extra) / 4.0,
        params.out_draw[seats] / 4.0 if params.out_draw else 0.0,
        params.rage[-1] / 5.0,
        params.marks / 2.0,
        params.wild_cubes / 5.0,
        flag(params.bag_empty_ends),
        flag(params.lone_rounds > 0),
        flag(len(state.rules.pack.tiles) > 0),
        len(state.figures) / 3.0,
        len(state.artifacts) / 7.0,
    ]


def turn_numbers(state: State, seat: Seat) -> list[float]:
    """Encodes what the seat has made and may still spend in this turn, and what waits in the row."""
    attacks = dangers = 0
    for card in state.row:
        if card >= 0:
            attacks += 1 if state.cards[card].attack else 0
            dangers += 1 if state.cards[card].danger else 0
    return [
        seat.skill / 5.0,
        seat.swords / 3.0,
        seat.boots / 3.0,
        seat.skill_made / 10.0,
        seat.clank_made / 3.0,
        seat.credit / 3.0,
        seat.supply / 30.0,
        flag(state.attack_called),
        attacks / 3.0,
        dangers / 3.0,
        state.wild_clank / 3.0,
        seat.bagged / max(bag_total(state), 1),
    ]


def room_numbers(thinking: Thinking, room: RoomId, value: float, out: vec[float], at: i64) -> None:
    """Encodes a room: its tokens and features, the ways home and to Artifacts, and greedy's `value` of going there."""
    state, seat = thinking.state, thinking.seat
    prospects: Prospects = thinking.prospects()
    ways = prospects.ways
    there, here = ways.way(room), ways.way(seat.room)
    features = state.board.features[room]
    best_artifact = secrets = others = 0
    for number in state.room_tokens[room]:
        token = state.rules.pack.tokens[number]
        if token.kind == ARTIFACT:
            best_artifact = max(best_artifact, token.points)
        elif token.kind & SECRET:
            secrets += 1 if token.kind == MINOR_SECRET else 2
        else:
            others += 1
    nearest = FAR
    for stop in prospects.artifacts:
        nearest = min(nearest, there.boots[stop.room])
    rivals = 0
    for rival in state.seats:
        rivals += 1 if rival.room == room and rival.status == IN_PLAY and rival.index != seat.index else 0
    out[at] = 1.0
    out[at + 1] = value / 5.0
    out[at + 2] = min(there.home, 20.0) / 10.0
    out[at + 3] = clipped(there.home - here.home) / 5.0
    out[at + 4] = min(there.surface, 20.0) / 10.0
    out[at + 5] = min(nearest, 20.0) / 10.0
    out[at + 6] = best_artifact / 20.0
    out[at + 7] = secrets / 2.0
    out[at + 8] = float(others)
    out[at + 9] = flag(features & DEPTHS != 0)
    out[at + 10] = flag(features & CRYSTAL_CAVE != 0)
    out[at + 11] = flag(features & MARKET != 0)
    out[at + 12] = flag(features & FOUNTAIN != 0)
    out[at + 13] = float(state.figures.count(room))
    out[at + 14] = rivals / 2.0
    out[at + 15] = flag(room in seat.rewarded)
    # The last number is that of a room beyond the edge of the map.


def token_numbers(thinking: Thinking, number: int, kind: int, out: vec[float], at: i64) -> None:
    """Encodes the token with `number`, or else the kind of token whose bit has the place `kind`."""
    if number < 0 and kind <= 0:
        return
    tags = 1 << kind - 1 if number < 0 else thinking.state.rules.pack.tokens[number].tags
    points = 0
    worth = 0.0
    if number >= 0:
        token = thinking.state.rules.pack.tokens[number]
        points = token.points
        worth = thinking.worth.token(token)
    elif tags & SECRET:
        worth = thinking.worth.back(tags)
    else:
        for each in thinking.state.room_tokens[thinking.seat.room]:
            token = thinking.state.rules.pack.tokens[each]
            if token.kind == tags:
                points = max(points, token.points)
    for tag in TAGS:
        out[at] = flag(tags & tag != 0)
        at += 1
    out[at] = 1.0
    out[at + 1] = points / 10.0
    out[at + 2] = clipped(worth) / 5.0
    out[at + 3] = flag(kind > 0)


def clipped(value: float) -> float:
    return min(max(value, -HIGHEST_VALUE), HIGHEST_VALUE)


def flag(is_so: bool) -> float:
    return 1.0 if is_so else 0.0
