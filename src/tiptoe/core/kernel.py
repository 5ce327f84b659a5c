"""Kernel of the engine: list choices, apply one, resolve effects, settle. All rules of all games run inside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from .choice import ChoiceId
from .choice_arguments import NO_CHOICE
from .definitions import Effect, Frame, not_overridden
from .empty_lists import NO_CHOICES
from .event import ABILITY_KEPT, DEFERRED_PAID
from .notation import key, misread, parse
from .price import FREE, Price
from .refusals import GAME_OVER, IllegalChoice, Reason
from .stable_ids import FRAMES
from .state import IN_PLAY, SeatId, State

if TYPE_CHECKING:
    from .components import Card, Program
    from .pack import Pack
    from .state import Seat


@final
class Decision:
    """Open question: the seat asked, the prompt, the card or token it is about, and all legal choices."""

    def __init__(self, seat: SeatId, prompt: str, about: int, choices: list[ChoiceId]) -> None:
        self.seat: Final = seat
        self.prompt: Final = prompt
        self.about: Final = about
        self.choices: Final = choices


def decision(state: State) -> Decision:
    """Returns the open question."""
    if state.over:
        return Decision(SeatId(-1), "game-over", -1, [])
    frame = state.stack[-1]
    return Decision(frame.seat, frame.prompt, frame.about(), choices(state))


def choices(state: State) -> list[ChoiceId]:
    """Legal choices, listed once per state. The list is shared with clones: do not change it."""
    if not state.choices and not state.over:
        frame = state.stack[-1]
        listed: list[ChoiceId] = []
        frame.options(state, state.seats[frame.seat], listed)
        state.choices = listed
    return state.choices


def apply(state: State, choice: ChoiceId) -> None:
    """Applies a choice and runs on to the next question; raises IllegalChoice if it is not offered."""
    for listed in choices(state):
        if listed == choice:
            break
    else:
        raise refusal(state, choice)
    frame = state.stack[-1]
    state.choices = NO_CHOICES
    frame.take(state, state.seat(frame.seat), choice)
    if state.deferred:
        settle(state)
    go_on(state)


def go_on(state: State) -> None:
    """Runs frames until one asks a seat that can answer (CORE-4.6: a seat that is out cannot, unless it `outlives`)."""
    while not state.over:
        frame = state.stack[-1]
        if frame.asks and (state.seats[frame.seat].status == IN_PLAY or frame.outlives):
            return
        state.stack.pop()
        frame.run(state, state.seat(frame.seat))
        if state.deferred:
            settle(state)


def why_not(state: State, choice: ChoiceId) -> Reason | None:
    """Reason that forbids a choice now, or None if it is offered."""
    if state.over:
        return GAME_OVER
    if choice in choices(state):
        return None
    frame = state.stack[-1]
    reason = frame.why_not(state, state.seats[frame.seat], choice)
    assert reason is not None, f"'{key(choice, state)}' is not offered, and no rule says why"
    return reason


def price(state: State, choice: ChoiceId) -> Price:
    """Price of a choice for the asked seat, offered or not."""
    frame = state.stack[-1] if state.stack else None
    return FREE if frame is None else frame.price(state, state.seats[frame.seat], choice)


def offered_choice(state: State, text: str) -> ChoiceId:
    """Parses the key of an offered choice; raises IllegalChoice with the reason for any other text."""
    choice = parse(text, state)
    if choice == NO_CHOICE:
        raise _illegal(state, text, GAME_OVER if state.over else misread(text, state))
    if choice not in choices(state):
        raise refusal(state, choice)
    return choice


def refusal(state: State, choice: ChoiceId) -> IllegalChoice:
    """IllegalChoice to raise for a choice that is not offered."""
    reason = why_not(state, choice)
    assert reason is not None
    return _illegal(state, key(choice, state), reason)


def resolve(state: State, seat: Seat, program: Program, source: int, at: int = 0) -> None:
    """CORE-6.2: resolves the effects of `program` from number `at` on, in printed order, settling after each.

    When an effect asks a question, the rest waits in a frame beneath it.
    """
    effects = program.effects
    depth = len(state.stack)
    for i in range(at, len(effects)):
        if seat.status != IN_PLAY:
            return
        effects[i].resolve(state, seat, source)
        if state.deferred:
            settle(state)
        if len(state.stack) != depth:
            if i + 1 < len(effects) and not state.over:
                state.stack.insert(depth, Resolving(seat.index, program, source, i + 1))
            return


@final
class Resolving(Frame):
    """Rest of a text, waiting beneath a question that one of its effects asked."""

    kind: ClassVar[int] = FRAMES.claim("resolving", 1)
    rule: ClassVar[str] = "CORE-6.2"

    def __init__(self, seat: SeatId, program: Program, source: int, at: int) -> None:
        super().__init__(seat, asks=False)
        self.program: Final = program
        self.source: Final = source
        self.at: Final = at

    def run(self, state: State, seat: Seat) -> None:
        resolve(state, seat, self.program, self.source, self.at)

    def fields(self) -> list[int]:
        return [self.program.number, self.source, self.at]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> Resolving:
        return Resolving(seat, pack.program(fields[0]), fields[1], fields[2])


@mypyc_attr(allow_interpreted_subclasses=True)
class DeferredEffect(Effect):
    """Effect that waits for a condition or a count of the turn and pays once for each unit owed (CORE-6.2 b, c)."""

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        """Adds the effect to `state.deferred`; `settle` pays it later, even if its card is gone by then (CORE-6.6)."""
        state.deferred = state.deferred + [PendingEffect(self, source, 0)]

    def owed(self, state: State, seat: Seat, source: int) -> int:
        """Number of payments due so far this turn; never shrinks within a turn."""
        raise not_overridden(self)

    def pay(self, state: State, seat: Seat, source: int) -> None:
        """Pays one unit."""
        raise not_overridden(self)


@final
class PendingEffect:
    """Deferred effect of a text resolved this turn, and how often it has paid."""

    def __init__(self, effect: DeferredEffect, source: int, paid: int) -> None:
        self.effect: Final = effect
        self.source: Final = source
        self.paid: Final = paid


def settle(state: State) -> None:
    """CORE-6.3: pays the first deferred effect, in order of play, that owes more than it has paid.

    Paying it settles again, so this repeats until nothing changes or a seat is asked. An `if` owes 1 once its
    condition was met and a `for each` owes its count: both are one subtraction (CORE-6.4).
    """
    seat = state.seat(state.active)
    for i, latent in enumerate(state.deferred):
        if latent.effect.owed(state, seat, latent.source) > latent.paid:
            deferred = state.deferred[:]
            deferred[i] = PendingEffect(latent.effect, latent.source, latent.paid + 1)
            state.deferred = deferred
            depth = len(state.stack)
            if state.recording:
                state.tell(DEFERRED_PAID, seat.index, latent.source)
            latent.effect.pay(state, seat, latent.source)
            if len(state.stack) == depth and not state.over:
                settle(state)
            return


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Effect):
    """RUL-107: optional effect. One of a played card is kept to the end of the turn; any other is used now or lost."""

    def __init__(self, *, kept: bool) -> None:
        super().__init__()
        self.is_kept: Final = kept

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        if self.is_kept:
            state.kept = state.kept + [PendingAbility(self, source)]
            if state.recording:
                state.tell(ABILITY_KEPT, seat.index, self.number)
        elif self.available(state, seat, source):
            self.ask(state, seat, source, optional=True)

    def available(self, state: State, seat: Seat, source: int) -> bool:
        """CORE-6.5a: whether the ability can be used at this moment."""
        raise not_overridden(self)

    def ask(self, state: State, seat: Seat, source: int, *, optional: bool) -> None:
        """Asks how to use the ability; an invoked one is no longer optional."""
        raise not_overridden(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Effect):
    """Effect that changes prices to the end of the turn."""

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        state.modifiers = state.modifiers + [self]

    def price_off(self, card: Card) -> int:
        """Discount on the cost of `card`."""
        raise not_overridden(self)


@final
class PendingAbility:
    """Ability of a card played this turn, not yet used."""

    def __init__(self, effect: Ability, source: int) -> None:
        self.effect: Final = effect
        self.source: Final = source


def _illegal(state: State, text: str, reason: Reason) -> IllegalChoice:
    asked = decision(state)
    return IllegalChoice(text, reason, asked.seat, asked.prompt, [key(each, state) for each in asked.choices])
