"""CORE-4 and CORE-13: turns: main phase, end of turn, next seat."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ..core.choice import ANSWERS, END_TURN, PICK, SHIFT, TAKE, ChoiceId, argument_of, verb_of
from ..core.components import NOTHING
from ..core.definitions import Action, Frame, Step
from ..core.event import TURN_BEGUN
from ..core.facts import RESOURCE, TURN, reset_own
from ..core.kernel import go_on, resolve
from ..core.pack import Pack
from ..core.price import FREE, Price
from ..core.refusals import NOT_IN_THIS_GAME, NOTHING_ASKED, Reason
from ..core.rng import Rng
from ..core.ruleset import BEGIN_OF_TURN, END_OF_TURN, OUT_TURN, SETUP, Ruleset
from ..core.stable_ids import FRAMES
from ..core.state import IN_PLAY, Seat, SeatId, State
from .deck import draw
from .encounters import meet_rivals
from .escape import end_if_empty
from .reactions import resolve_laid_out
from .tokens import why_not_now

HAND_NOT_EMPTY: Final = Reason("hand-not-empty", "CORE-4.5")


def new_game(rules: Ruleset, seats: int, rng: Rng) -> State:
    """Sets up a game and returns it at its first decision."""
    return begin(State(rules, rng), seats)


def begin(state: State, seats: int) -> State:
    """CORE-3: runs the setup of a fresh state; a recording state records it from the first step."""
    state.seats = [Seat(SeatId(index)) for index in range(seats)]
    for seat in state.seats:
        seat.played, seat.hand, seat.in_play, seat.discard = [], [], [], []
    state.owned = (1 << seats) - 1
    state.stack = [RunningPlan(SeatId(0), SETUP, 0)]
    go_on(state)
    return state


@final
class RunningPlan(Frame):
    """Steps of a plan of the ruleset, from `at` on. When a step asks a question, the rest waits beneath it."""

    kind: ClassVar[int] = FRAMES.claim("plan", 2)

    def __init__(self, seat: SeatId, plan: int, at: int) -> None:
        super().__init__(seat, asks=False)
        self.plan: Final = plan
        self.at: Final = at

    def run(self, state: State, seat: Seat) -> None:
        steps = state.rules.plans[self.plan]
        depth = len(state.stack)
        for at in range(self.at, len(steps)):
            steps[at].run(state, seat)
            if state.over:
                return
            if len(state.stack) != depth:
                if at + 1 < len(steps):
                    state.stack.insert(depth, RunningPlan(self.seat, self.plan, at + 1))
                return

    def fields(self) -> list[int]:
        return [self.plan, self.at]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> RunningPlan:
        return RunningPlan(seat, fields[0], fields[1])


@final
class MainTurn(Frame):
    """CORE-4.3, CORE-1.5: main phase of a turn: cards and actions in any order, as often as they can be paid.

    `again` means that end-of-turn effects brought cards into the hand, and the rest of the end waits beneath (RUL-9).
    """

    kind: ClassVar[int] = FRAMES.claim("main-turn", 3)
    prompt: ClassVar[str] = "your-turn"
    rule: ClassVar[str] = "CORE-4.3"

    def __init__(self, seat: SeatId, *, again: bool = False) -> None:
        super().__init__(seat, asks=True)
        self.again: Final = again

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        link = state.rules.first_action
        while link is not None:
            link.action.options(state, seat, out)
            link = link.after

    def take(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        action = state.rules.by_verb[choice >> SHIFT]
        assert action is not None
        action.perform(state, seat, choice)

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        action = state.rules.by_verb[choice >> SHIFT]
        if action is not None:
            return action.why_not(state, seat, choice)
        if verb_of(choice) == TAKE:
            return why_not_now(state, seat, argument_of(choice))
        return NOTHING_ASKED if verb_of(choice) in ANSWERS else NOT_IN_THIS_GAME

    def price(self, state: State, seat: Seat, choice: ChoiceId) -> Price:
        action = state.rules.by_verb[choice >> SHIFT]
        return FREE if action is None else action.price(state, seat, choice)

    def run(self, state: State, seat: Seat) -> None:
        """Starts the end of turn. CORE-4.6, RUL-8: a seat knocked out in its own turn stops at once."""
        if not self.again:
            state.stack.append(RunningPlan(seat.index, END_OF_TURN, 0))

    def fields(self) -> list[int]:
        return [1 if self.again else 0]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> MainTurn:
        return MainTurn(seat, again=fields[0] == 1)


@final
class EndTurn(Action):
    """Ends the turn, only with an empty hand: every card must be played, but nothing else used (CORE-4.4)."""

    rule: ClassVar[str] = "CORE-4.5"

    def __init__(self) -> None:
        super().__init__(END_TURN)

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        if not seat.hand:
            out.append(ChoiceId(END_TURN))

    def perform(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        main = state.stack.pop()
        assert isinstance(main, MainTurn)
        main.run(state, seat)

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        return HAND_NOT_EMPTY if seat.hand else None


@final
class ResolveEndOfTurnEffects(Step):
    """Resolves texts that wait for the end of turn, in the order the seat chooses; not for a seat that is out."""

    rule: ClassVar[str] = "CORE-13.1"
    word: ClassVar[str] = "ResolveEndOfTurnEffects"

    def run(self, state: State, seat: Seat) -> None:
        if seat.status == IN_PLAY and state.at_end:
            ask_for_order(state, seat)


def ask_for_order(state: State, seat: Seat) -> None:
    """Asks which text at the end of turn comes next, or runs on if all that wait are the same."""
    asks = any([program is not state.at_end[0] for program in state.at_end])
    state.stack.append(OrderingEnd(seat.index, asks=asks))


@final
class OrderingEnd(Frame):
    """Question which waiting text comes next; asked only while they differ."""

    kind: ClassVar[int] = FRAMES.claim("ordering-end", 11)
    prompt: ClassVar[str] = "order-end"
    verbs: ClassVar[tuple[int, ...]] = (PICK,)
    rule: ClassVar[str] = "CORE-13.1"

    def __init__(self, seat: SeatId, *, asks: bool) -> None:
        super().__init__(seat, asks=asks)

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        for i in range(len(state.at_end)):
            out.append(ChoiceId(PICK | i + 1))

    def take(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        state.stack.pop()
        self._resolve(state, seat, argument_of(choice) - 1)

    def run(self, state: State, seat: Seat) -> None:
        if seat.status != IN_PLAY:
            return
        if state.at_end:
            self._resolve(state, seat, 0)
        elif seat.hand:
            state.stack.append(MainTurn(seat.index, again=True))

    def _resolve(self, state: State, seat: Seat, which: int) -> None:
        program = state.at_end[which]
        state.at_end = state.at_end[:which] + state.at_end[which + 1 :]
        ask_for_order(state, seat)
        resolve(state, seat, program, NOTHING)

    def fields(self) -> list[int]:
        return [1 if self.asks else 0]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> OrderingEnd:
        return OrderingEnd(seat, asks=fields[0] == 1)


@final
class ExpireTurnResources(Step):
    """CORE-5.3, 6.8, 7.3, 10.8: ends resources, credit, deferred effects, abilities and blocks with the turn."""

    rule: ClassVar[str] = "CORE-13.2"
    word: ClassVar[str] = "ExpireTurnResources"

    def run(self, state: State, seat: Seat) -> None:
        seat.end_turn()
        state.end_turn()
        reset_own(seat, state.rules.seat_facts, RESOURCE)
        reset_own(state, state.rules.state_facts, RESOURCE)


@final
class ClearPlayArea(Step):
    rule: ClassVar[str] = "CORE-13.3"
    word: ClassVar[str] = "ClearPlayArea"

    def run(self, state: State, seat: Seat) -> None:
        seat.discard.extend(seat.in_play)
        seat.in_play = []


@final
class DrawHand(Step):
    rule: ClassVar[str] = "CORE-13.4"
    word: ClassVar[str] = "DrawHand"

    def run(self, state: State, seat: Seat) -> None:
        if seat.status == IN_PLAY:
            draw(state, seat, state.rules.params.hand)


@final
class NextTurn(Step):
    """Passes the turn to the next seat clockwise; a seat that is out runs its own plan (CORE-18.5)."""

    rule: ClassVar[str] = "CORE-13.10"
    word: ClassVar[str] = "PassTurn"

    def run(self, state: State, seat: Seat) -> None:
        end_if_empty(state)
        if state.over:
            return
        state.active = SeatId((state.active + 1) % len(state.seats))
        if state.active == state.first:
            state.rounds += 1
        if state.seats[state.active].status == IN_PLAY:
            begin_turn(state)
        else:
            state.stack.append(RunningPlan(state.active, OUT_TURN, 0))


def begin_turn(state: State) -> None:
    """Begins the turn of the active seat. CORE-6.5: the facts of the turn start from its room and tokens."""
    seat = state.seat(state.active)
    state.turns += 1
    seat.begin_turn()
    reset_own(seat, state.rules.seat_facts, TURN)
    reset_own(state, state.rules.state_facts, TURN)
    seat.stood_on = state.board.features[seat.room]
    for token in seat.tokens:
        seat.tags_held |= state.rules.pack.tokens[token].tags
    meet_rivals(state, seat)
    state.stack.append(MainTurn(seat.index))
    if state.recording:
        state.tell(TURN_BEGUN, seat.index, state.turns)
    if state.rules.begin_of_turn:
        state.stack.append(RunningPlan(seat.index, BEGIN_OF_TURN, 0))
    resolve_laid_out(state, seat)
