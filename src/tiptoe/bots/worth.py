"""What texts, cards and tokens are worth to one seat now. Everything is read off effects, never off names."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from ..core.kinds import Amount, Effect, NumberEffect
from ..core.material import (
    BACKPACK,
    CHEST,
    COUPON,
    LIBRARY,
    MAJOR_SECRET,
    MAP,
    MASTER_KEY,
    MINOR_SECRET,
    NOTHING,
    POWER_CRYSTAL,
    PRISON,
    PUZZLE_BOX,
    TELEPASS,
    Card,
    Program,
    Token,
)
from ..core.state import Seat, State
from ..core.tiles import GOLD, HEAL, TileRoom
from ..core.tiles import MINOR_SECRET as SECRET_REWARD
from ..rules.attack import bag_total, dangers
from ..rules.deck import GainCard, MayDiscard, TrashThis, owned_cards
from ..rules.move import GainTeleports, dizzy
from ..rules.pools import DrawSecret, pool_size
from ..rules.resources import PayGold, PayLockpick
from ..rules.scoring import OnlyIf
from ..rules.texts import AtEndOfTurn, Choose, Per, When
from .weights import Weights

Prices: TypeAlias = dict[str, float]  # by word of the card language: what one unit of it is worth

# To count something in a text instead of weighing it.
STEPS: Final[Prices] = {"boots": 1.0, "teleport": 1.5, "draw": 0.4}
SWORDS: Final[Prices] = {"swords": 1.0}
HEALING: Final[Prices] = {"heal": 1.0}
WAKING: Final[Prices] = {"activate": 1.0}
ALLIED: Final = "allied"


@final
class Worth:
    """The prices of a seat in one position, and the values that follow from them."""

    def __init__(self, state: State, seat: Seat, weights: Weights) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.weights: Final = weights
        self.health_left: Final = state.rules.params.health_spaces - seat.damage
        self.damage: Final = weights.health / max(self.health_left, 1)  # the price of the next damage
        self.prices: Final = self._prices()
        self.prices_now: Final = self._prices_now()
        self.deck: Final = [state.cards[card] for card in owned_cards(seat)]
        self.factions: Final = [card.faction for card in self.deck if card.faction]
        self.average: Final = self.per_card(self.prices)
        self._backs: Final[dict[int, float]] = {}

    def text(self, program: Program) -> float:
        """What a text brings in some turn to come."""
        return self.amount(program, self.prices)

    def now(self, program: Program) -> float:
        """What a text brings in this turn."""
        return self.amount(program, self.prices_now)

    def amount(self, program: Program, prices: Prices) -> float:
        """A text at given prices; a word without a price counts nothing."""
        return sum([self._effect(effect, prices) for effect in program.effects], 0.0)

    def per_card(self, prices: Prices) -> float:
        """What the average card of the own deck brings, at given prices."""
        return sum([self._played(card, prices, 1) for card in self.deck], 0.0) / max(len(self.deck), 1)

    def _played(self, card: Card, prices: Prices, itself: int) -> float:
        """What a card brings when it is played; with its faction effect as often as it has company (SPA-3.1)."""
        brings = self.amount(card.play, prices)
        if not card.faction:
            return brings
        return brings + self.allied(card, prices) * self._company(self.factions.count(card.faction) - itself)

    def allied(self, card: Card, prices: Prices) -> float:
        """What its faction effect brings."""
        total = 0.0
        for effect in card.play.effects:
            if effect.word == ALLIED and effect.arguments is not None:
                total += self.amount(effect.arguments.program(ALLIED), prices)
        return total

    def _company(self, friends: int) -> float:
        """How often one of so many cards of the deck comes into the same hand."""
        beside = (self.state.rules.params.hand - 1) / max(len(self.deck), 1)
        return 1.0 - max(1.0 - beside, 0.0) ** friends

    def card(self, card: Card, plays: float) -> float:
        """To own a card that will be played so often; each time it takes the place of an average one."""
        if any([isinstance(effect, TrashThis) for effect in card.play.effects]):
            return min(plays, 1.0) * (self.text(card.play) - self.average)
        return self.points(card) + plays * (self._played(card, self.prices, 0) - self.average)

    def points(self, card: Card) -> float:
        return card.points + self._dependent(card.worth) if card.worth else float(card.points)

    def points_of_token(self, token: Token) -> float:
        return token.points + self._dependent(token.worth) if token.worth else float(token.points)

    def _dependent(self, amounts: list[Amount]) -> float:
        """Points that depend on what is owned, and a part of those that are not given yet."""
        points = 0.0
        for amount in amounts:
            given = amount.of(self.state, self.seat)
            points += amount.points * self.weights.hope if isinstance(amount, OnlyIf) and not given else given
        return points

    def token(self, token: Token) -> float:
        worth = self.points_of_token(token) + self.now(token.reveal) + self.text(token.use)
        if token.tags & PUZZLE_BOX:
            worth += self.major * self.weights.hope
        if token.tags & COUPON:
            worth += self.weights.coupon * self.weights.hope
        return worth + self.weights.map if token.tags & MAP else worth

    def back(self, kind: int) -> float:
        """A token of which only the back is known: the average of its kind."""
        if kind not in self._backs:
            pack = self.state.rules.pack
            pile = self.state.rules.copies_of_kind(kind)
            self._backs[kind] = sum([self.token(pack.tokens[token]) for token in pile], 0.0) / max(len(pile), 1)
        return self._backs[kind]

    @property
    def major(self) -> float:
        """A major secret from the pool."""
        return self.back(MAJOR_SECRET) if pool_size(self.state, MAJOR_SECRET) else 0.0

    def item(self, token: Token, price: int) -> float:
        """An item of the market, less what it costs."""
        worth = self.token(token) - price * self.weights.gold
        if token.tags & MASTER_KEY and not self.seat.held & MASTER_KEY:
            worth += self.weights.key
        if token.tags & BACKPACK:
            worth += self.weights.backpack
        if token.tags & TELEPASS:
            worth += self.weights.telepass
        return worth

    def reward(self, room: TileRoom) -> float:
        """What a room gives to whoever enters it (CAT-6.1); idols are tokens that lie there."""
        if room.reward == GOLD:
            return room.amount * self.weights.gold
        if room.reward == HEAL:
            return self.prices["heal"] * min(room.amount, self.seat.damage)
        return self.back(MINOR_SECRET) if room.reward == SECRET_REWARD and pool_size(self.state, MINOR_SECRET) else 0.0

    def feature(self, feature: int) -> float:
        """What a seat gets by opening a feature (CAT-6.3 to 6.5), or by an offering on a wayshrine (CAT-6.6)."""
        if feature == CHEST:
            return self.major - self.weights.lockpick
        if feature == LIBRARY:
            best = max([card.points for card in self.state.rules.pack.reserve_cards])
            return best * self.weights.gold - self.weights.lockpick
        if feature == PRISON:
            return 2 * self.weights.prisoner - self.weights.lockpick
        return (self.seat.placed + 1) * self.weights.gold + self.weights.offering

    def _prices(self) -> Prices:
        weights = self.weights
        clank = weights.clank * self.damage
        rivals = len(self.state.seats_in_play()) - 1
        return {
            "skill": weights.skill,
            "swords": weights.swords,
            "boots": weights.boots + weights.boots_for_a_port * self.state.rules.params.data_cubes,
            "gold": weights.gold,
            "draw": weights.draw,
            "teleport": weights.teleport,
            "trash": weights.trash,
            "fetch-secret": weights.secret,
            "clank": -clank,
            "all-clank": weights.others_clank * rivals - clank,
            "others-clank": weights.others_clank * rivals,
            "heal": self.damage if self.seat.damage else 0.0,
            "damage": -self.damage,
            "rage": weights.rage,
            "attack": self._attack(),
            "more-gold": weights.small_favour,
            "ignore": weights.small_favour,
            "discount": weights.small_favour,
            "replace-row-card": weights.small_favour,
            "lockpicks": weights.lockpick,
            "free-prisoners": weights.prisoner,
            "ghost": -self.damage,
            "offer-afar": (self.seat.placed + 1) * weights.gold,
            "jump-between": weights.boots,
            "jump-to-rival": weights.boots,
            "jump-to-new-tile": weights.boots,
            "teleport-from": weights.boots,
            "onto-deck": weights.small_favour,
            "take-free": weights.free_card,
            "free-item": weights.free_item,
            "buy-anywhere": weights.small_favour,
            "lay-tile": weights.small_favour,
            "lay-tile-anywhere": weights.small_favour,
            "crystal": 0.0 if self.seat.held & POWER_CRYSTAL else weights.crystal,
            "activate": weights.activation,
            "hack-beside": weights.boots,
            "bargain": weights.small_favour,
        }

    def _prices_now(self) -> Prices:
        """As always, but boots are of no use to a seat that cannot walk any more this turn."""
        prices = self.prices.copy()
        if self.seat.leaving or self.seat.blocked or dizzy(self.seat):
            prices["boots"] = 0.0
        if self.seat.leaving:
            prices["teleport"] = 0.0
        return prices

    def _attack(self) -> float:
        """An attack now: bad for the own cubes in reach of it, good for those of rivals."""
        state = self.state
        noise = sum([seat.clank for seat in state.seats])
        own = self.seat.bagged + self.seat.clank
        rivals = sum([seat.bagged for seat in state.seats]) + noise - own
        drawn = state.rules.params.rage[state.marker] + dangers(state)
        harm = own * self.damage - rivals * self.weights.others_clank
        return -harm * drawn / max(bag_total(state) + noise, 1)

    def _effect(self, effect: Effect, prices: Prices) -> float:
        """One effect; what stands in it counts by how often it may be expected."""
        if isinstance(effect, NumberEffect):
            return effect.n * prices.get(effect.word, 0.0)
        if isinstance(effect, When):
            met = effect.condition.met(self.state, self.seat, NOTHING)
            return self.amount(effect.program, prices) * (1.0 if met else self.weights.hope)
        if isinstance(effect, Per):
            return self.amount(effect.program, prices) * max(effect.counter.count(self.state, self.seat), 1)
        if isinstance(effect, Choose):
            best = sorted([self.amount(program, prices) for program in effect.programs], reverse=True)
            return sum(best[: effect.picks], 0.0)
        if isinstance(effect, AtEndOfTurn):
            return self.amount(effect.program, prices)
        if isinstance(effect, PayGold):
            gain = self.amount(effect.program, prices) - effect.n * prices.get("gold", 0.0)
            return max(gain, 0.0) if self.seat.gold >= effect.n else 0.0
        if isinstance(effect, PayLockpick):
            gain = self.amount(effect.program, prices) - effect.n * prices.get("lockpicks", 0.0)
            return max(gain, 0.0) if self.seat.lockpicks >= effect.n else 0.0
        if isinstance(effect, DrawSecret):
            return self.back(effect.kind) * prices.get("gold", 0.0)
        if isinstance(effect, MayDiscard):
            return max(self.amount(effect.program, prices) - effect.n * prices.get("skill", 0.0), 0.0)
        if isinstance(effect, GainCard):
            return effect.n * self.state.cards[effect.card].points * prices.get("gold", 0.0)
        if isinstance(effect, GainTeleports):
            return effect.n * prices.get("teleport", 0.0)
        return prices.get(effect.word, 0.0)
