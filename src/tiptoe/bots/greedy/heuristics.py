"""Heuristics of the greedy bot: tables by verb, room, token and word that say what things are worth.

A ruleset carries them: those of the shared rules (`shared.SHARED`) with the rows that the game and its variants lay
over them for their own nouns. So the bot plays games that it has never heard of: no module of a bot names a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias, final

from ...core.choice import ChoiceId
from ...core.definitions import Heuristics

if TYPE_CHECKING:
    from ...core.board import RoomId
    from ...core.components import Card, Program
    from ...core.definitions import Effect
    from ...core.state import Seat, State
    from ..search.network import Judge
    from .bot import Thinking
    from .card_value import Worth
    from .distances import Distances
    from .goals import Approaches
    from .weights import Weights

Prices: TypeAlias = dict[str, float]  # by word of the card language: what one unit of it is worth
LevelWeights: TypeAlias = dict[str, dict[str, float]]  # by level: values of weights by name
Value: TypeAlias = "Callable[[Thinking, ChoiceId], float]"
Price: TypeAlias = "Callable[[Worth], float]"
Fixed: TypeAlias = "Callable[[Weights], float]"
Answer: TypeAlias = "Callable[[Thinking], ChoiceId]"
TextValue: TypeAlias = "Callable[[Worth, Effect, Prices], float]"
Company: TypeAlias = "Callable[[Worth, Card, Prices, int], float]"
Use: TypeAlias = "tuple[Prices, Callable[[Thinking, Program], bool]]"
Gift: TypeAlias = "Callable[[State, Seat, Worth, RoomId], float]"
Deed: TypeAlias = "Callable[[Worth, ChoiceId], float]"
Voucher: TypeAlias = "Callable[[State, Seat], int]"
Closing: TypeAlias = "Callable[[State], bool]"
FindApproaches: TypeAlias = "Callable[[State, Seat, Worth, Distances], Approaches | None]"
ReadLevels: TypeAlias = Callable[[], dict[str, LevelWeights]]
ReadJudge: TypeAlias = "Callable[[], Judge]"


@final
class Bits:
    """Prices by bit of tags or features. `any` has all bits: most tokens and rooms have none of them."""

    def __init__(self, rows: dict[int, Price]) -> None:
        self.rows: Final = rows
        together = 0
        for bit in rows:
            together |= bit
        self.any: Final = together

    def sum_over(self, total: float, bits: int, worth: Worth) -> float:
        """Returns `total` plus the prices of `bits`."""
        if bits & self.any:
            for bit, price in self.rows.items():
                if bits & bit:
                    total += price(worth)
        return total


@final
class Signs:
    """Features of rooms and tags of tokens that matter to a walk, as bits."""

    def __init__(
        self,
        *,
        homes: int = 0,
        berths: int = 0,
        gated: int = 0,
        gate_keys: int = 0,
        stopping: int = 0,
        carriers: int = 0,
        passes: int = 0,
        rewards: int = 0,
        goals: int = 0,
    ) -> None:
        self.homes: Final = homes  # a seat that enters is out of the game, and safe
        self.berths: Final = berths  # safe rooms that hold one seat: open only while a token lies there
        self.gated: Final = gated  # rooms behind a gate, which are no short cut
        self.gate_keys: Final = gate_keys  # tags that open the gate
        self.stopping: Final = stopping  # no boots after entering
        self.carriers: Final = carriers  # rooms where rides begin
        self.passes: Final = passes  # tags that open ways
        self.rewards: Final = rewards  # tags of tokens that a seat gets for coming home
        self.goals: Final = goals  # tags of tokens that are stops of their own

    def plus(self, more: Signs) -> Signs:
        """Returns the signs of both."""
        return Signs(
            homes=self.homes | more.homes,
            berths=self.berths | more.berths,
            gated=self.gated | more.gated,
            gate_keys=self.gate_keys | more.gate_keys,
            stopping=self.stopping | more.stopping,
            carriers=self.carriers | more.carriers,
            passes=self.passes | more.passes,
            rewards=self.rewards | more.rewards,
            goals=self.goals | more.goals,
        )


NO_SIGNS: Final = Signs()


@final
class GreedyHeuristics(Heuristics):
    """Heuristics of a game, or the rows that a game or variant lays over others. Read-only.

    `values` has the value of a choice by verb. The verbs of a turn stand in `errands` (as soon as the hand is
    played), `walks`, `carriers` (rides to a room, without boots; the rules say where they lead) and `purchases` (once
    nothing is left to walk for). `fights` are paid with swords, beside the Monsters of the row. `answers` are, by
    prompt, questions with an order of their own.

    `openings` are weighed before the first card of a turn, `leftovers` when nothing else pays any more.

    By word of the card language, `fixed` has the value of one unit, `prices` its value in a position, and `texts` the
    value of an effect that is made of others. `company` values a card beside others of the deck; `uses` has words of
    texts and whether to use them now.

    By tag of a token, `keepsakes` has its value to an owner beyond its text, and `items` that to a buyer beyond that.
    By feature of a room, `gifts` has the gain of a seat that enters and `features` that of one that uses the feature;
    `deeds`, by verb, ask the rules what may be done there. `vouchers` are gold that a seat need not pay in the market.

    `closings` are conditions that close ways while they hold, `approaches` tasks that come before an Artifact can be
    reached, `signs` the features and tags that matter to a walk.

    `levels` reads the weights of levels, by variant, by face or by "" for the whole game; `judges` read the value
    networks of the search bot, by face or "".
    """

    def __init__(
        self,
        *,
        values: dict[int, Value] | None = None,
        errands: list[int] | None = None,
        walks: list[int] | None = None,
        carriers: list[int] | None = None,
        purchases: list[int] | None = None,
        openings: list[int] | None = None,
        leftovers: list[int] | None = None,
        fights: dict[int, Value] | None = None,
        answers: dict[str, Answer] | None = None,
        fixed: dict[str, Fixed] | None = None,
        prices: dict[str, Price] | None = None,
        texts: dict[str, TextValue] | None = None,
        company: list[Company] | None = None,
        uses: list[Use] | None = None,
        keepsakes: dict[int, Price] | None = None,
        items: dict[int, Price] | None = None,
        gifts: dict[int, Gift] | None = None,
        features: dict[int, Price] | None = None,
        deeds: dict[int, Deed] | None = None,
        vouchers: list[Voucher] | None = None,
        closings: list[Closing] | None = None,
        approaches: list[FindApproaches] | None = None,
        signs: Signs = NO_SIGNS,
        levels: ReadLevels | None = None,
        judges: dict[str, ReadJudge] | None = None,
    ) -> None:
        self.values: Final[dict[int, Value]] = values or {}
        self.errands: Final[list[int]] = errands or []
        self.walks: Final[list[int]] = walks or []
        self.carriers: Final[list[int]] = carriers or []
        self.purchases: Final[list[int]] = purchases or []
        self.openings: Final[list[int]] = openings or []
        self.leftovers: Final[list[int]] = leftovers or []
        self.fights: Final[dict[int, Value]] = fights or {}
        self.answers: Final[dict[str, Answer]] = answers or {}
        self.fixed: Final[dict[str, Fixed]] = fixed or {}
        self.prices: Final[dict[str, Price]] = prices or {}
        self.texts: Final[dict[str, TextValue]] = texts or {}
        self.company: Final[list[Company]] = company or []
        self.uses: Final[list[Use]] = uses or []
        self.keepsakes: Final = Bits(keepsakes or {})
        self.items: Final = Bits(items or {})
        self.gifts: Final[dict[int, Gift]] = gifts or {}
        self.features: Final = Bits(features or {})
        self.deeds: Final[dict[int, Deed]] = deeds or {}
        self.vouchers: Final[list[Voucher]] = vouchers or []
        self.closings: Final[list[Closing]] = closings or []
        self.approaches: Final[list[FindApproaches]] = approaches or []
        self.signs: Final = signs
        self.levels: Final = levels
        self.judges: Final[dict[str, ReadJudge]] = judges or {}
        self.walks_and_carriers: Final = self.walks + self.carriers
        self.weights_of_levels: Final[dict[str, Weights]] = {}  # by name of a bot, made once for each ruleset

    def plus(self, rows: Heuristics) -> GreedyHeuristics:
        """Returns these heuristics with `rows` laid over them: a row of `rows` counts, where both have one."""
        assert isinstance(rows, GreedyHeuristics), "greedy reads no other heuristics"
        return GreedyHeuristics(
            values=self.values | rows.values,
            errands=self.errands + rows.errands,
            walks=self.walks + rows.walks,
            carriers=self.carriers + rows.carriers,
            purchases=self.purchases + rows.purchases,
            openings=self.openings + rows.openings,
            leftovers=self.leftovers + rows.leftovers,
            fights=self.fights | rows.fights,
            answers=self.answers | rows.answers,
            fixed=self.fixed | rows.fixed,
            prices=self.prices | rows.prices,
            texts=self.texts | rows.texts,
            company=self.company + rows.company,
            uses=self.uses + rows.uses,
            keepsakes=self.keepsakes.rows | rows.keepsakes.rows,
            items=self.items.rows | rows.items.rows,
            gifts=self.gifts | rows.gifts,
            features=self.features.rows | rows.features.rows,
            deeds=self.deeds | rows.deeds,
            vouchers=self.vouchers + rows.vouchers,
            closings=self.closings + rows.closings,
            approaches=self.approaches + rows.approaches,
            signs=self.signs.plus(rows.signs),
            levels=self.levels if rows.levels is None else rows.levels,
            judges=self.judges | rows.judges,
        )
