"""Greedy bot: values every choice in points and takes the best."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...core.board import NOWHERE
from ...core.choice import (
    ACQUIRE,
    END_TURN,
    FIGHT,
    INVOKE,
    JUMP,
    PLAY,
    REPLACE,
    ROW,
    USE,
    ChoiceId,
    argument_of,
    verb_of,
)
from ...core.components import ARTIFACT, BLUE, NOTHING, RED, SECRET, Card, Program
from ...core.definitions import Effect
from ...core.kernel import apply, choices, price
from ...core.notation import about
from ...core.rng import Rng, seeded
from ...core.state import Seat, State
from ...rules.abilities import Jump, TeleportFrom
from ...rules.acquire import ReplaceRowCard, card_in
from ...rules.attack import Shielding
from ...rules.deck import Discarding, MayDiscard, PuttingOnDeck, Trash
from ...rules.market_offers import Bargain, offers_at
from ...rules.move import IGNORE_RIDES, has_ridden, teleport_options
from ...rules.texts import Choosing
from ...rules.turn import MainTurn, OrderingEnd
from ...view.determinize import determinize
from ...view.view import View
from ..base import Bot
from .card_value import HEALING, STEPS, SWORDS, Worth
from .distances import distances_on
from .game_length import Forecast
from .heuristics import GreedyHeuristics
from .plans import Prospects
from .shared import heuristics_of
from .weights import DEFAULT, Weights


@final
class Purchase:
    """Offer of a card: its price, its value, and whether it helps to walk on."""

    def __init__(self, choice: ChoiceId, price: int, value: float, *, helps: bool) -> None:
        self.choice: Final = choice
        self.price: Final = price
        self.value: Final = value
        self.helps: Final = helps


def best_purchase(offers: list[Purchase], purse: int) -> Purchase | None:
    """Returns an offer of the most valuable set that `purse` can pay: one that helps to walk, else the best."""
    worth = [0.0] * (purse + 1)
    last: list[Purchase | None] = [None] * (purse + 1)  # by budget: an offer of the best set
    for offer in sorted(offers, key=_rank):
        for left in range(purse, offer.price - 1, -1):
            value = worth[left - offer.price] + offer.value
            if value > worth[left]:
                worth[left] = value
                last[left] = offer
    return last[purse]


def _rank(offer: Purchase) -> tuple[bool, float]:
    return (offer.helps, offer.value)


LONGEST: Final = 20  # answers; a question still open after them stays open


@final
class Foreseen:
    """Position after a choice, with what the seat that made it has then."""

    def __init__(self, state: State, index: int) -> None:
        seat = state.seats[index]
        self.state: Final = state
        self.room: Final = seat.room
        self.gold: Final = seat.gold
        self.swords: Final = seat.swords
        self.damage: Final = seat.damage
        self.lockpicks: Final = seat.lockpicks


def position_after(state: State, seat: Seat, choice: ChoiceId) -> Foreseen:
    """Returns the position after a choice, in which each question to the seat is answered with the first option."""
    twin = state.clone()
    apply(twin, choice)
    for _ in range(LONGEST):
        if twin.over or twin.stack[-1].seat != seat.index or isinstance(twin.stack[-1], MainTurn):
            break
        apply(twin, choices(twin)[0])
    return Foreseen(twin, seat.index)


NO_CHOICE: Final = -1  # no choice
THOUSAND: Final = 1000
ANY: Final = -1000.0  # as a threshold: below every value; as a value: not now


@final
class GreedyBot(Bot):
    """Greedy player of one seat in one game. It remembers nothing between decisions."""

    name: ClassVar[str] = "greedy"

    def __init__(self, rng: Rng, weights: Weights | None = None) -> None:
        super().__init__(rng)
        self.weights: Final = DEFAULT if weights is None else weights
        self.looks = 0  # evaluations of a changed map, the costliest part of a decision; the search bot counts them

    def choose(self, view: View) -> ChoiceId:
        return view.choices[0] if len(view.choices) == 1 else self.decide(determinize(view, self.rng))

    def decide(self, state: State) -> ChoiceId:
        listed = choices(state)
        if len(listed) == 1:
            return listed[0]
        return Thinking(state, state.stack[-1].seat, self).decided()

    def noticed(self, state: State) -> list[ChoiceId]:
        """Returns the choices that the bot sees: one with weaknesses overlooks some of a turn.

        It overlooks nothing while it holds cards, in answers to questions, or in steps once it has an Artifact.
        """
        listed = choices(state)
        frame = state.stack[-1]
        seat = state.seats[frame.seat]
        overlooks = int(self.weights.overlooks * THOUSAND)
        strays = 0 if seat.tags_held & ARTIFACT else int(self.weights.strays * THOUSAND)
        if overlooks + strays == 0 or seat.hand or not isinstance(frame, MainTurn):
            return listed
        walks = heuristics_of(state.rules).walks
        seen: list[ChoiceId] = []
        for choice in listed:
            missed = strays if verb_of(choice) in walks else overlooks
            if choice == END_TURN or missed == 0 or self.rng.below(THOUSAND) >= missed:
                seen.append(choice)
        return seen


@final
class Thinking:
    """Evaluation of one decision of a seat. It reads only what the seat may know, whoever dealt `state`."""

    def __init__(self, state: State, index: int, bot: GreedyBot) -> None:
        self.state: Final[State] = state
        self.listed: Final = bot.noticed(state)
        self.frame: Final = state.stack[-1]
        self.bot: Final = bot
        self.seat: Final[Seat] = state.seats[index]
        self.worth: Final[Worth] = Worth(state, self.seat, bot.weights)
        self.heuristics: Final[GreedyHeuristics] = self.worth.heuristics
        self._forecast: Forecast | None = None
        self._prospects: Prospects | None = None
        self._dealt: State | None = None
        self._outcomes: Final[dict[int, float]] = {}
        self._cards: Final[dict[int, float]] = {}  # by slot: values of taking the card there

    def decided(self) -> ChoiceId:
        """Returns the answer, or the first legal choice if the answer is not legal."""
        choice = self.answer()
        listed = choices(self.state)
        return choice if choice in listed else listed[0]

    def answer(self) -> ChoiceId:
        """Returns the best choice: by the order that a game has for the question, by that of a turn, or by value."""
        in_order = self.heuristics.answers.get(self.frame.prompt)
        if in_order is not None:
            return in_order(self)
        return self.turn() if self.frame.prompt == MainTurn.prompt else self.best([], above=ANY)

    def turn(self) -> ChoiceId:
        """Returns the first choice that pays: hand, errands, cards that help to walk, steps, purchases, other cards."""
        choice = self.best(self.heuristics.openings, above=0.0) if self.has_openings() else ChoiceId(NO_CHOICE)
        if choice == NO_CHOICE and self.seat.hand:
            choice = self.best([INVOKE, PLAY], above=ANY)
        if choice == NO_CHOICE:
            choice = self.best(self.heuristics.errands, above=0.0)
        if choice == NO_CHOICE:
            choice = self.bargain(to_walk=True)
        if choice == NO_CHOICE:
            choice = self.best(self.heuristics.walks_and_carriers, above=0.001, jumps=True)
        if choice == NO_CHOICE:
            choice = self.best(self.heuristics.purchases, above=0.0)
        if choice == NO_CHOICE:
            choice = self.bargain(to_walk=False)
        if choice == NO_CHOICE and self.has_leftovers():
            choice = self.best(self.heuristics.leftovers, above=0.0)
        return ChoiceId(END_TURN) if choice == NO_CHOICE else choice

    def has_openings(self) -> bool:
        """Says whether something is offered that is weighed before the first card."""
        return any([verb_of(choice) in self.heuristics.openings for choice in self.listed])

    def has_leftovers(self) -> bool:
        """Says whether something is offered for what is left of the turn."""
        return any([verb_of(choice) in self.heuristics.leftovers for choice in self.listed])

    def best(self, verbs: list[int], *, above: float, jumps: bool = False) -> ChoiceId:
        """Returns the choice worth most and more than `above`, of `verbs` (all if empty) and of jumps if `jumps`."""
        best = ChoiceId(NO_CHOICE)
        for choice in self.listed:
            if not verbs or verb_of(choice) in verbs or (jumps and self.is_jump(choice)):
                value = self.value(choice)
                if value > above:
                    best, above = choice, value
        return best

    def value(self, choice: ChoiceId) -> float:
        """Returns the value of a choice; to decline, or an unknown verb, is worth nothing."""
        weigh = self.heuristics.values.get(verb_of(choice))
        return 0.0 if weigh is None else weigh(self, choice)

    # Cards.

    def bargain(self, *, to_walk: bool) -> ChoiceId:
        """Returns a card of the best use of swords or of skill; if `to_walk`, only one that helps to walk."""
        if to_walk and not self.anything_helps_to_walk():
            return ChoiceId(NO_CHOICE)
        fights: list[Purchase] = []
        buys: list[Purchase] = []
        for choice in self.listed:
            verb = verb_of(choice)
            if verb in (FIGHT, ACQUIRE, USE):
                slot = argument_of(choice)
                card = card_in(self.state, slot)
                value = self.card(card, slot) + self.relief(card)
                paid = price(self.state, choice)
                offer = Purchase(choice, paid.swords + paid.skill, value, helps=self.helps_to_walk(card))
                offers = fights if verb == FIGHT else buys
                offers.extend([offer] if slot < ROW else [offer, offer])  # the reserve holds copies: perhaps two
            elif verb in self.heuristics.fights:
                paid = price(self.state, choice)
                fights.append(Purchase(choice, paid.swords, self.heuristics.fights[verb](self, choice), helps=False))
        for offers, purse in ((fights, self.seat.swords), (buys, self.seat.skill)):
            best = best_purchase(offers, purse)
            if best is not None and (best.helps or not to_walk):
                return best.choice
        return ChoiceId(NO_CHOICE)

    def anything_helps_to_walk(self) -> bool:
        """Says whether a card on offer helps to walk; if none does, none need be valued before walking."""
        for choice in self.listed:
            if verb_of(choice) in (FIGHT, ACQUIRE, USE) and self.helps_to_walk(
                card_in(self.state, argument_of(choice))
            ):
                return True
        return False

    def card(self, card: Card, slot: int) -> float:
        """Values taking the card in a slot, less its gold and lockpicks; taking it from the row may wake the dragon."""
        if slot not in self._cards:
            self._cards[slot] = self._taken(card, slot)
        return self._cards[slot]

    def _taken(self, card: Card, slot: int) -> float:
        value = self.worth.now(card.use) + self.worth.now(card.defeat) + self.worth.now(card.acquire)
        value -= card.price.gold * self.worth.weights.gold + card.price.lockpicks * self.worth.weights.lockpick
        if card.banner == BLUE:
            value += self.worth.card(card, self.plays())
        if slot < ROW and not self.seat.leaving:
            attacks = self.forecast().harm / len(self.state.seats)
            value -= attacks * self.worth.damage * self.worth.weights.waking
        return value

    def relief(self, card: Card) -> float:
        """Returns the value of a card leaving the row."""
        return self.worth.weights.danger if card.danger else 0.0

    def plays(self) -> float:
        """Estimates how often a card acquired now will be played; it waits for the discard pile to become the deck."""
        if self.seat.leaving:
            return 0.0
        hand = self.state.rules.params.hand
        turns = self.forecast().turns - 1.0 - self.seat.deck_left / hand
        return max(turns, 0.0) * hand / (len(self.worth.deck) + 1)

    def helps_to_walk(self, card: Card) -> bool:
        """Says whether taking the card gives steps that can still be used this turn."""
        if self.stuck():
            return False
        steps = self.worth.amount(card.use, STEPS) > 0.0 or self.worth.amount(card.defeat, STEPS) > 0.0
        return steps or self.worth.amount(card.acquire, STEPS) > 0.0

    # The board.

    def forecast(self) -> Forecast:
        if self._forecast is None:
            ways = distances_on(self.state, self.seat, self.bot.weights)
            self._forecast = Forecast(self.state, self.seat, self.worth, ways)
        return self._forecast

    def prospects(self) -> Prospects:
        if self._prospects is None:
            ways = distances_on(self.state, self.seat, self.bot.weights)
            self._prospects = Prospects(self.state, self.seat, self.worth, ways, self.forecast())
        return self._prospects

    def walk(self, choice: ChoiceId) -> float:
        """Values a step by how much better the prospects are at the other end of the tunnel."""
        paid = price(self.state, choice)
        tunnel = self.state.board.ways(self.seat.room)[about(choice, self.state)["way"]]
        if tunnel.end == NOWHERE:
            gain = self.prospects().exploring(tunnel.boots) - self.prospects().standing()
        else:
            gain = self.prospects().entering(tunnel.end) - self.prospects().standing()
            if tunnel.end in self.prospects().ways.carried:
                gain = max(gain, self.by_the_boot(self.prospects().carried_on(tunnel.end)))
        return gain - self.worth.damage * (paid.damage + max(paid.monsters - self.seat.swords, 0))

    def by_the_boot(self, expected: float) -> float:
        """Values a ride per boot lost: it uses up all boots left, while a step costs only its own."""
        lost = 1 if self.seat.ignores & IGNORE_RIDES or self.stuck() else max(self.seat.boots, 1)
        return (expected - self.prospects().standing()) / lost

    def outcome(self, choice: ChoiceId) -> float:
        """Values a choice that changes the map, by the position of the seat after it."""
        if choice not in self._outcomes:
            self.bot.looks += 1
            self._outcomes[choice] = self._foreseen(choice)
        return self._outcomes[choice]

    def _foreseen(self, choice: ChoiceId) -> float:
        twin = position_after(self.dealt(), self.seat, choice)
        ways = distances_on(twin.state, self.seat, self.bot.weights)
        forecast = Forecast(twin.state, self.seat, self.worth, ways)
        prospects = Prospects(twin.state, self.seat, self.worth, ways, forecast)
        moved = twin.room != self.seat.room
        gain = prospects.entering(twin.room) if moved else prospects.staying(twin.room)
        lockpicks = self.seat.lockpicks - twin.lockpicks
        return gain - self.worth.damage * (twin.damage - self.seat.damage) - self.worth.weights.lockpick * lockpicks

    def dealt(self) -> State:
        """Returns the state with everything hidden dealt again, independent of it: to look ahead is not to peek."""
        if self._dealt is None:
            self._dealt = determinize(View(self.state, self.seat.index), seeded(self.state.turns))
        return self._dealt

    def take(self, kind: int) -> float:
        """Values a token of the room; an Artifact is worth it only if it beats going on to another one."""
        if kind & SECRET:
            return self.worth.back(kind)
        tokens = self.state.rules.pack.tokens
        here = [tokens[number] for number in self.state.room_tokens[self.seat.room]]
        here = [token for token in here if token.kind == kind]
        if not here:
            return self.worth.back(kind)
        if kind != ARTIFACT:
            return self.worth.token(here[0])
        best = max([token.points for token in here])
        return self.prospects().with_artifact(best) - self.prospects().standing()

    # Texts.

    def pick(self, number: int) -> float:
        """Values an option of the open question, if it chooses between texts or is about the own deck."""
        frame = self.frame
        if isinstance(frame, Choosing):
            return self.worth.now(frame.effect.programs[number])
        if isinstance(frame, PuttingOnDeck):
            return self.worth.text(self.state.cards[frame.source].play) - self.worth.average
        return self.worth.now(self.state.at_end[number]) if isinstance(frame, OrderingEnd) else 0.0

    def discarding(self) -> float:
        """Returns what the open question gives for a discarded card; for a shield, a damage less (RUL-112)."""
        frame = self.frame
        if isinstance(frame, Shielding):
            return self.worth.damage
        return self.worth.now(frame.effect.program) / frame.effect.n if isinstance(frame, Discarding) else 0.0

    def ability(self, effect: Effect) -> float:
        """Values an ability kept this turn. Discarding waits for the last cards in hand, others for an empty hand."""
        if isinstance(effect, MayDiscard):
            return self.worth.now(effect.program) / effect.n if len(self.seat.hand) <= effect.n else ANY
        if self.seat.hand:
            return ANY
        if isinstance(effect, Jump | TeleportFrom):
            return max([self.value(choice) for choice in self.ways_of(effect)], default=ANY)
        if isinstance(effect, Bargain) and not effect.anywhere:
            tokens = self.state.rules.pack.tokens
            items = [tokens[argument_of(choice)] for choice in offers_at(self.state, self.seat, effect.gold)]
            return max([self.worth.item(item, effect.gold) for item in items], default=ANY)
        options: list[ChoiceId] = []
        if isinstance(effect, Trash):
            effect.options(self.seat, options)
        elif isinstance(effect, ReplaceRowCard):
            options = [ChoiceId(REPLACE | slot) for slot in range(ROW) if self.state.row[slot] != NOTHING]
        return self.worth.weights.small_favour + max([self.value(option) for option in options], default=0.0)

    def is_jump(self, choice: ChoiceId) -> bool:
        """Says whether a choice invokes an ability that leads to another room."""
        effects = self.state.rules.pack.effects
        return verb_of(choice) == INVOKE and isinstance(effects[argument_of(choice)], Jump | TeleportFrom)

    def ways_of(self, effect: Effect) -> list[ChoiceId]:
        """Lists where a jump may lead, as answers to the question that it will ask."""
        if isinstance(effect, Jump):
            return [ChoiceId(JUMP | room) for room in effect.targets(self.state, self.seat)]
        ways: list[ChoiceId] = []
        teleport_options(self.state, self.seat, ways)
        return ways

    def is_useful(self, program: Program) -> bool:
        """Says whether to use a token: healing if none is wasted, boots on the way home, swords for a foe."""
        heals = self.worth.amount(program, HEALING)
        if heals > 0.0:
            return self.seat.damage >= heals
        if self.worth.amount(program, STEPS) > 0.0:
            return self.seat.tags_held & ARTIFACT != 0 and not self.stuck()
        for words, is_time in self.heuristics.uses:
            if self.worth.amount(program, words) > 0.0:
                return is_time(self, program)
        swords = self.worth.amount(program, SWORDS)
        return swords == 0.0 or self.has_foe(swords)

    def stuck(self) -> bool:
        """Says whether no boots may be spent any more this turn."""
        return self.seat.blocked or has_ridden(self.seat) or self.seat.leaving

    def has_foe(self, more: float) -> bool:
        """Says whether `more` swords would defeat a Monster that is worth them."""
        for slot in range(ROW):
            if self.state.row[slot] == NOTHING:
                continue
            foe = card_in(self.state, slot)
            in_reach = self.seat.swords < foe.cost <= self.seat.swords + more
            if foe.banner == RED and not foe.where and in_reach:
                return self.card(foe, slot) > more * self.worth.weights.swords
        return False
