"""PAR: variants of Catacombs for five and six."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...core.board import MONKEY_SHRINE
from ...core.components import MONKEY_IDOL, TokenId
from ...core.definitions import Effect
from ...core.event import Event, EventKind
from ...core.ruleset import Ruleset, RulesetError
from ...core.state import Seat, State
from ...core.tiles import Tile
from ...core.vocabulary import FLAG, EffectWord, Field, Vocabulary
from ...rules.ledger import Ledger, define_meaning, without_one
from ...rules.setup import MakeFirstClank
from .discovery import TileChart, TileReaction
from .rooms import PlaceArtifacts, place_artifact
from .setup import HandOutFirstGold

PARTY: Final = "party"
PARTY_CARDS: Final = "party-cards"
PARTY_DECK: Final = "party-deck"

IDOL_RETURNED: Final = EventKind("IdolReturned", "PAR-3.2", "token room")


def _idol_returned(books: Ledger, event: Event) -> None:
    seat, idol = books.seat(event), TokenId(event.first)
    seat.tokens = without_one(seat.tokens, idol)
    rooms = books.now.room_tokens[:]
    rooms[event.second] = rooms[event.second] + [idol]
    books.now.room_tokens = rooms


define_meaning(IDOL_RETURNED, _idol_returned)


def party(rules: Ruleset) -> Ruleset:
    """Variant for five or six seats (PAR-1.1): more Artifacts, several in a room with pluses, larger reserve, gold."""
    chart = rules.chart
    assert isinstance(chart, TileChart)
    return (
        rules.named(PARTY)
        .with_set(PARTY)  # PAR-1.2: 10, 15, 20 and 25
        .with_params(
            seats=(5, 6),
            reserve_extra=4,  # PAR-1.4, RUL-78
            first_clank=(3, 2, 1, 0, 0, 0),  # PAR-1.7
            first_gold=(0, 0, 0, 0, 1, 2),  # PAR-1.7, RUL-79
            marker_start=(0, 0, 2, 1, 0, 0, 0),  # PAR-1.5
            out_draw=(0, 0, 6, 4, 4, 4, 4),  # PAR-4.1
            one_artifact_a_room=True,  # PAR-2.3
        )
        .after(MakeFirstClank, HandOutFirstGold())  # PAR-1.7
        .with_chart(chart.swapped(PlaceArtifacts, SpreadArtifacts()))  # PAR-2.1
    )


def even_start(rules: Ruleset) -> Ruleset:
    """RUL-79: variant without gold for the fifth and sixth seat."""
    _check_party(rules, "even-start")
    return rules.named("even-start").without(HandOutFirstGold)


def party_cards(rules: Ruleset) -> Ruleset:
    """PAR-1.3, 1.4: variant with 22 of our own cards, with secrets and items; `party_deck` has all 35."""
    _check_party(rules, PARTY_CARDS)
    return rules.named(PARTY_CARDS).with_set(PARTY_CARDS)


def party_deck(rules: Ruleset) -> Ruleset:
    """RUL-78, PAR-1.3, 1.4: variant with all 35 cards, the secrets and items, and gold before silver (RUL-128).

    The characters are an option of their own (PAR-1.6). 13 of the cards are a pack of its own, which the catalog lays
    over the game for this variant.
    """
    _check_party(rules, PARTY_DECK)
    return rules.named(PARTY_DECK).with_set(PARTY_CARDS).with_params(gold_first=True)


def _check_party(rules: Ruleset, name: str) -> None:
    if PARTY not in rules.sets:
        raise RulesetError(f"'{name}' is for five and six: write it after '{PARTY}'")


@final
class SpreadArtifacts(TileReaction):
    """Places Artifacts from the top of the stack: one, and one more for each plus, while any are left (RUL-80)."""

    rule: ClassVar[str] = "PAR-2.1"

    def laid(self, state: State, tile: Tile) -> None:
        for index, room in enumerate(tile.rooms):
            if room.artifact:
                for _ in range(min(1 + room.plus, len(state.artifacts))):
                    place_artifact(state, tile.room(index), 0)


@final
class ReturnIdols(Effect):
    """Takes an idol from each other seat in play back to the shrine; only tokens that are idols return (RUL-81)."""

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        for index in state.seats_in_play():
            if index != seat.index:
                self._return_one(state, state.seat(index))

    def _return_one(self, state: State, seat: Seat) -> None:
        tokens = state.rules.pack.tokens
        for idol in seat.tokens:
            if tokens[idol].kind == MONKEY_IDOL:
                held = seat.tokens[:]
                held.remove(idol)
                seat.tokens = held
                lay_in_shrine(state, seat, idol)
                return


def lay_in_shrine(state: State, seat: Seat, idol: TokenId) -> None:
    """Lays a returned idol in the shrine."""
    rooms = state.room_tokens[:]
    for room in state.board.rooms_with(MONKEY_SHRINE):
        if state.board.lies(room):
            rooms[room] = rooms[room] + [idol]
            state.room_tokens = rooms
            if state.recording:
                state.tell(IDOL_RETURNED, seat.index, idol, room)
            return


PARTY_WORDS: Final = Vocabulary(
    effects={"return-idols": EffectWord("PAR-3.2", (Field("return-idols", FLAG),), lambda a: ReturnIdols())},
    conditions={},
    holdings={},
    counters={},
    possessions={},
    amounts={},
)
