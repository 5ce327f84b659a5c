"""Values of texts, cards and tokens for one seat in a position. They are read off effects, never off names."""

from __future__ import annotations

from typing import Final, final

from ...core.components import MAJOR_SECRET, MINOR_SECRET, NOTHING, Card, Program, Token
from ...core.definitions import Amount, Effect, NumberEffect
from ...core.state import Seat, State
from ...core.tiles import GOLD, HEAL, TileRoom
from ...core.tiles import MINOR_SECRET as SECRET_REWARD
from ...rules.deck import TrashThis, owned_cards
from ...rules.move import has_ridden
from ...rules.pools import pool_size
from ...rules.scoring import OnlyIf
from .heuristics import GreedyHeuristics, Prices
from .shared import heuristics_of
from .weights import Weights

# Prices that count one thing in a text instead of valuing the text.
STEPS: Final[Prices] = {"boots": 1.0, "teleport": 1.5, "draw": 0.4}
SWORDS: Final[Prices] = {"swords": 1.0}
HEALING: Final[Prices] = {"heal": 1.0}


@final
class Worth:
    """Prices of words for a seat in one position, and the values that follow from them."""

    def __init__(self, state: State, seat: Seat, weights: Weights) -> None:
        self.state: Final[State] = state
        self.seat: Final[Seat] = seat
        self.weights: Final[Weights] = weights
        self.heuristics: Final[GreedyHeuristics] = heuristics_of(state.rules)
        self.health_left: Final = state.rules.params.health_spaces - seat.damage
        self.damage: Final[float] = weights.health / max(self.health_left, 1)  # the price of the next damage
        self.prices: Final[Prices] = weights.prices(self.heuristics).copy()
        for word, price in self.heuristics.prices.items():
            self.prices[word] = price(self)
        self.prices_now: Final = self._prices_now()
        self.deck: Final = [state.cards[card] for card in sorted(owned_cards(seat))]  # sorted: the real order is hidden
        self.average: Final = self.per_card(self.prices)
        self._steps: float | None = None
        self._swords: float | None = None
        self._points_so_far: float | None = None
        self._backs: Final[dict[int, float]] = {}
        self._minor: float | None = None

    def text(self, program: Program) -> float:
        """Returns the value of a text in some later turn."""
        return self.amount(program, self.prices)

    def now(self, program: Program) -> float:
        """Returns the value of a text in this turn."""
        return self.amount(program, self.prices_now)

    def amount(self, program: Program, prices: Prices) -> float:
        """Returns the value of a text at `prices`; a word without a price counts nothing."""
        total = 0.0
        for effect in program.effects:
            total += self._effect(effect, prices)
        return total

    def per_card(self, prices: Prices) -> float:
        """Returns the value of the average card of the own deck, at `prices`."""
        total = 0.0
        number, brings = NOTHING, 0.0
        for card in self.deck:
            if card.number != number:  # copies lie side by side
                number, brings = card.number, self._played(card, prices, 1)
            total += brings
        return total / max(len(self.deck), 1)

    @property
    def steps(self) -> float:
        """Steps that the average card of the own deck gives; cached, because every evaluated map asks for it."""
        if self._steps is None:
            self._steps = self.per_card(STEPS)
        return self._steps

    @property
    def swords(self) -> float:
        """Swords that the average card of the own deck gives; cached like `steps`."""
        if self._swords is None:
            self._swords = self.per_card(SWORDS)
        return self._swords

    @property
    def points_so_far(self) -> float:
        """Points that the seat owns, whether or not it will bring them home."""
        if self._points_so_far is None:
            tokens = sum([self.points_of_token(self.state.rules.pack.tokens[each]) for each in self.seat.tokens], 0.0)
            self._points_so_far = self.seat.gold + tokens + sum([self.points(card) for card in self.deck], 0.0)
        return self._points_so_far

    def _played(self, card: Card, prices: Prices, itself: int) -> float:
        """Returns the value of a card when played, with effects that need other cards of its suit in the own deck."""
        brings = self.amount(card.play, prices)
        if card.react:  # RUL-120: laid out between turns as often as not, it draws a card
            brings += prices.get("draw", 0.0) / 2
        if card.suit:
            for company in self.heuristics.company:
                brings += company(self, card, prices, itself)
        return brings

    def beside(self, friends: int) -> float:
        """Returns the chance that one of `friends` cards of the deck comes into the same hand."""
        beside = (self.state.rules.params.hand - 1) / max(len(self.deck), 1)
        return 1.0 - max(1.0 - beside, 0.0) ** friends

    def card(self, card: Card, plays: float) -> float:
        """Values owning a card that will be played `plays` times; each time it takes the place of an average one."""
        if any([isinstance(effect, TrashThis) for effect in card.play.effects]):
            return min(plays, 1.0) * (self.text(card.play) - self.average)
        return self.points(card) + plays * (self._played(card, self.prices, 0) - self.average)

    def points(self, card: Card) -> float:
        return card.points + self._dependent(card.worth) if card.worth else float(card.points)

    def points_of_token(self, token: Token) -> float:
        return token.points + self._dependent(token.worth) if token.worth else float(token.points)

    def _dependent(self, amounts: list[Amount]) -> float:
        """Returns points that depend on what is owned, and a part of those whose condition is not met yet."""
        points = 0.0
        for amount in amounts:
            given = amount.of(self.state, self.seat)
            points += amount.points * self.weights.hope if isinstance(amount, OnlyIf) and not given else given
        return points

    def token(self, token: Token) -> float:
        """Values owning a token: its points, its texts, and its tags."""
        worth = self.points_of_token(token) + self.now(token.reveal) + self.text(token.use)
        return self.heuristics.keepsakes.sum_over(worth, token.tags, self)

    def back(self, kind: int) -> float:
        """Values a token of which only the back is known: the average of its kind."""
        if kind not in self._backs:
            self._backs[kind] = self._average_of(kind)
        return self._backs[kind]

    def _average_of(self, kind: int) -> float:
        sets = self.state.rules.sets
        total, copies = 0.0, 0
        for token in self.state.rules.pack.tokens:
            if token.kind == kind and (not token.set or token.set in sets):
                total += self.token(token) * token.copies
                copies += token.copies
        return total / max(copies, 1)

    @property
    def major(self) -> float:
        """Value of a major secret from the pool; none if the pool is empty."""
        return self.back(MAJOR_SECRET) if pool_size(self.state, MAJOR_SECRET) else 0.0

    @property
    def minor(self) -> float:
        """Value of a minor secret from the pool; none if the pool is empty. Cached: every tile is asked about it."""
        if self._minor is None:
            self._minor = self.back(MINOR_SECRET) if pool_size(self.state, MINOR_SECRET) else 0.0
        return self._minor

    def item(self, token: Token, price: int) -> float:
        """Values an item of the market, less its price."""
        return self.heuristics.items.sum_over(self.token(token) - price * self.weights.gold, token.tags, self)

    def reward(self, room: TileRoom) -> float:
        """Values what a room of a tile gives on entering (CAT-6.1); idols are tokens that lie there."""
        if room.reward == GOLD:
            return room.amount * self.weights.gold
        if room.reward == HEAL:
            return self.prices["heal"] * min(room.amount, self.seat.damage)
        return self.minor if room.reward == SECRET_REWARD else 0.0

    def _prices_now(self) -> Prices:
        """Returns the prices of this turn: boots are of no use to a seat that cannot walk any more."""
        if not (self.seat.leaving or self.seat.blocked or has_ridden(self.seat)):
            return self.prices
        prices = self.prices.copy()
        prices["boots"] = 0.0
        if self.seat.leaving:
            prices["teleport"] = 0.0
        return prices

    def _effect(self, effect: Effect, prices: Prices) -> float:
        """Values one effect; the row of `texts` values an effect that is made of others."""
        made_of_others = self.heuristics.texts.get(effect.word)
        if made_of_others is not None:
            return made_of_others(self, effect, prices)
        price = prices.get(effect.word, 0.0)
        return effect.n * price if isinstance(effect, NumberEffect) else price
