"""CORE-3: setup of a new game. Each step is one paragraph of the rulebook's preparation."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ..core.choice import ROW
from ..core.components import ARTIFACT, MAJOR_SECRET, MARKET_ITEM, MINOR_SECRET, CardId, TokenId
from ..core.definitions import Step
from ..core.event import CARD_REVEALED
from ..core.state import Seat, SeatId, State
from .clank import make_clank
from .deck import draw
from .first_seat import by_lot, go_first
from .health import take_damage
from .refill import arrive_from
from .told_luck import told_first_row, told_removed
from .turn import begin_turn

CLANK_OF_A_HANDICAP: Final = 2  # for each step of it, besides 1 damage
SECRETS_ON_A_SPACE: Final = ((MAJOR_SECRET, 1), (MINOR_SECRET, 2))  # CLA-2.3, CLA-2.4


@final
class ChooseFirstSeat(Step):
    """Chooses the first seat at random; play is clockwise."""

    rule: ClassVar[str] = "CORE-3.9"
    word: ClassVar[str] = "ChooseFirstSeat"

    def run(self, state: State, seat: Seat) -> None:
        go_first(state, by_lot(state, [SeatId(seat) for seat in range(len(state.seats))]))


@final
class LayTokens(Step):
    """CLA-2.2 to 2.6: lays idols and Artifacts in their rooms (fewer for fewer seats), secrets face down."""

    rule: ClassVar[str] = "CORE-3.2"
    word: ClassVar[str] = "LayTokens"

    def run(self, state: State, seat: Seat) -> None:
        rooms = [tokens[:] for tokens in state.board.laid]
        self._remove_artifacts(state, rooms)
        for kind, each in SECRETS_ON_A_SPACE:
            pile = state.rules.copies_of_kind(kind)
            state.rng.shuffle(pile)
            for room in range(len(rooms)):
                if state.board.spaces[room] & kind:
                    rooms[room].extend(pile[:each])
                    pile = pile[each:]  # CORE-3.12: what is left goes back unseen
        state.room_tokens = rooms

    def _remove_artifacts(self, state: State, rooms: list[list[TokenId]]) -> None:
        artifacts = state.rules.copies_of_kind(ARTIFACT)
        state.rng.shuffle(artifacts)
        n = state.rules.params.artifacts_removed[len(state.seats)]
        if state.rng.told is not None:
            artifacts = told_removed(state, artifacts, n)
        for removed in artifacts[:n]:
            for tokens in rooms:
                if removed in tokens:
                    tokens.remove(removed)


@final
class OpenMarket(Step):
    """CLA-2.5, CAT-2.4: puts all items on the market; of a type the most valuable one is sold first."""

    rule: ClassVar[str] = "CORE-11.2"
    word: ClassVar[str] = "OpenMarket"

    def run(self, state: State, seat: Seat) -> None:
        items = state.rules.copies_of_kind(MARKET_ITEM)
        tokens = state.rules.pack.tokens
        own = [item for item in items if not tokens[item].set]  # before equal ones of a set (PAR-1.3)
        state.market = own + [item for item in items if tokens[item].set]


@final
class PrepareDragon(Step):
    """CLA-2.9, 2.10: sets the marker by number of seats and puts all black cubes into the bag (CORE-3.4)."""

    rule: ClassVar[str] = "CORE-3.3"
    word: ClassVar[str] = "PrepareDragon"

    def run(self, state: State, seat: Seat) -> None:
        state.marker = state.rules.params.marker_start[len(state.seats)]
        state.black_in_bag = state.rules.params.black_cubes


@final
class PrepareWildCubes(Step):
    """CAT-2.3, SPA-2.8: sets the wild cubes aside."""

    rule: ClassVar[str] = "CAT-8.1"
    word: ClassVar[str] = "PrepareWildCubes"

    def run(self, state: State, seat: Seat) -> None:
        state.wild_aside = state.rules.params.wild_cubes


@final
class StockReserve(Step):
    """CAT-2.6: stocks each pile of the reserve."""

    rule: ClassVar[str] = "CORE-3.5"
    word: ClassVar[str] = "StockReserve"

    def run(self, state: State, seat: Seat) -> None:
        state.reserve = state.rules.reserve_copies()


@final
class DealRow(Step):
    """Deals six cards without the attack symbol; cards put aside are shuffled back. The discard is empty (CORE-3.7)."""

    rule: ClassVar[str] = "CORE-3.6"
    word: ClassVar[str] = "DealRow"

    def run(self, state: State, seat: Seat) -> None:
        deck = drawn_by_lot(state, state.rules.dungeon[:])
        state.rng.shuffle(deck)
        deck = with_on_top(deck, state.rules.pack.on_top)
        row: list[CardId] = []
        put_aside: list[CardId] = []
        while len(row) < ROW:
            if state.rng.told is not None:
                deck = told_first_row(state, deck, ROW - len(row))
            card = deck.pop()
            (put_aside if state.cards[card].attack else row).append(card)
        if put_aside:
            deck.extend(put_aside)
            state.rng.shuffle(deck)
            deck = with_on_top(deck, state.rules.pack.on_top)
        state.row = row
        state.deck = deck
        state.deck_left = len(deck)
        if state.recording:
            for slot in range(ROW):
                state.tell(CARD_REVEALED, state.active, row[slot], slot)


def drawn_by_lot(state: State, deck: list[CardId]) -> list[CardId]:
    """RUL-131: takes out of a mixed deck what the lot leaves out; everybody may look through the rest."""
    for lot in state.rules.pack.lots:
        cards = lot.cards[:]
        state.rng.shuffle(cards)
        for card in cards[lot.n :]:
            deck.remove(card)
    return deck


def with_on_top(deck: list[CardId], kinds: list[CardId]) -> list[CardId]:
    """Moves cards of `kinds` to the top of a shuffled deck: a pack may ask for it, to try out its cards."""
    if not kinds:
        return deck
    return [card for card in deck if card not in kinds] + [card for card in deck if card in kinds]


@final
class SeatEverybody(Step):
    """CORE-3.1, CLA-2.1, CLA-2.11: gives each seat its start room, cubes, a shuffled starter deck and a hand."""

    rule: ClassVar[str] = "CORE-3.8"
    word: ClassVar[str] = "SeatEverybody"

    def run(self, state: State, seat: Seat) -> None:
        for index in range(len(state.seats)):
            each = state.seat(index)
            each.room = state.board.start
            each.supply = state.rules.params.cubes
            each.discard = state.rules.pack.starter[:]  # the first draw makes a shuffled deck of it
            draw(state, each, state.rules.params.hand)


@final
class MakeFirstClank(Step):
    """Makes the first Clank! of each seat, by its place in the order of the first round."""

    rule: ClassVar[str] = "CORE-3.10"
    word: ClassVar[str] = "MakeFirstClank"

    def run(self, state: State, seat: Seat) -> None:
        first_clank = state.rules.params.first_clank
        for place in range(len(state.seats)):
            if first_clank[place]:
                make_clank(state, state.seat((state.first + place) % len(state.seats)), first_clank[place])


@final
class TakeHandicaps(Step):
    """Begins with damage and more Clank! for the seats that have a handicap."""

    rule: ClassVar[str] = "EXP-2.2"
    word: ClassVar[str] = "TakeHandicaps"

    def __init__(self, levels: tuple[int, ...]) -> None:
        self.levels: Final = levels

    def run(self, state: State, seat: Seat) -> None:
        for index, level in enumerate(self.levels):
            if level:
                make_clank(state, state.seat(index), level * CLANK_OF_A_HANDICAP)
                take_damage(state, state.seat(index), level)


@final
class ArriveFirstCards(Step):
    """Resolves the Arrive texts of the first six cards, in slot order (RUL-12)."""

    rule: ClassVar[str] = "CORE-3.11"
    word: ClassVar[str] = "ArriveFirstCards"

    def run(self, state: State, seat: Seat) -> None:
        arrive_from(state, state.seat(state.first), 0)


@final
class BeginFirstTurn(Step):
    rule: ClassVar[str] = "CORE-4.1"
    word: ClassVar[str] = "BeginFirstTurn"

    def run(self, state: State, seat: Seat) -> None:
        begin_turn(state)
