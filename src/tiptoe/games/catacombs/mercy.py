"""RUL-111: mercy, a variant: a seat that cannot leave its room whatever it has may turn its own tile, once a turn."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...bots.greedy.heuristics import GreedyHeuristics
from ...core.board import NOWHERE, Tunnel
from ...core.choice import ChoiceId, argument_of
from ...core.definitions import Action
from ...core.facts import TURN, OwnFact
from ...core.refusals import Reason
from ...core.ruleset import Ruleset
from ...core.state import Seat, State
from ...core.tiles import TURNS, tile_of
from ...rules.move import MAP, may_enter
from .locks import picks_needed
from .turning import is_square, turn_tile
from .verbs import ROTATE

TURNED_FREE: Final = OwnFact("tile_turned", "whether it has turned its own tile out of mercy", lifetime=TURN)

NOT_SHUT_IN: Final = Reason("not-shut-in", "RUL-111")
TILE_STAYS: Final = Reason("tile-stays", "RUL-111")


def mercy(rules: Ruleset) -> Ruleset:
    """RUL-111: variant in which nobody stays shut in."""
    named = rules.named("mercy").with_action(TurnOwnTile()).with_seat_facts(TURNED_FREE)
    return named.with_heuristics(GreedyHeuristics(errands=[ROTATE]))


@final
class TurnOwnTile(Action):
    """Turns the own tile by one to three quarters, for a seat that is shut in."""

    rule: ClassVar[str] = "RUL-111"

    def __init__(self) -> None:
        super().__init__(ROTATE)

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        if self._why_not(state, seat) is None:
            for turns in range(1, TURNS):
                out.append(ChoiceId(ROTATE | turns))

    def perform(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        TURNED_FREE.put(seat, 1)
        turn_tile(state, seat, tile_of(seat.room), argument_of(choice))

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        return TILE_STAYS if argument_of(choice) == 0 else self._why_not(state, seat)

    def _why_not(self, state: State, seat: Seat) -> Reason | None:
        if not is_square(state, seat.room) or TURNED_FREE.of(seat):
            return TILE_STAYS
        return None if is_shut_in(state, seat) else NOT_SHUT_IN


def is_shut_in(state: State, seat: Seat) -> bool:
    """Whether no way out of the room could be walked with any number of boots and swords and the lockpicks owned."""
    if seat.leaving or seat.discovering:
        return False
    return not any([leads_out(state, seat, tunnel) for tunnel in state.board.ways(seat.room)])


def leads_out(state: State, seat: Seat, tunnel: Tunnel) -> bool:
    """Whether a tunnel leads out of the room: not against its arrow, past its locks, to a room or a tile to come."""
    if tunnel.end == seat.room or (tunnel.against and not seat.tags_held & MAP):
        return False
    if tunnel.locks and picks_needed(state, tunnel.lock_numbers) > seat.lockpicks:
        return False
    return state.tiles_left > 0 if tunnel.end == NOWHERE else may_enter(state, seat, tunnel.end)
