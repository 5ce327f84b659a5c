"""CORE-6: effects that structure texts (when, per, choose, at end of turn), and conditions."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ..core.choice import PICK, ChoiceId, argument_of, verb_of
from ..core.components import CardId, Program
from ..core.definitions import Condition, Counter, Effect, Frame
from ..core.event import OPTION_PICKED
from ..core.kernel import DeferredEffect, resolve
from ..core.pack import Pack
from ..core.price import FREE, Price
from ..core.stable_ids import FRAMES
from ..core.state import IN_PLAY, Seat, SeatId, State
from ..core.vocabulary import (
    CARD,
    CARD_KIND,
    CONDITION,
    COUNTER,
    FEATURE,
    LATER,
    NUMBER,
    OPTIONS,
    OPTIONS_AT_ONCE,
    PROGRAM,
    TOKEN_TYPE,
    ConditionWord,
    EffectWord,
    Field,
)
from .resources import text_price


@final
class When(DeferredEffect):
    """CORE-6.2 (b): pays once, as soon as its condition was met this turn."""

    def __init__(self, condition: Condition, program: Program) -> None:
        super().__init__()
        self.condition: Final = condition
        self.program: Final = program

    def owed(self, state: State, seat: Seat, source: int) -> int:
        return 1 if self.condition.met(state, seat, source) else 0

    def pay(self, state: State, seat: Seat, source: int) -> None:
        resolve(state, seat, self.program, source)


@final
class Per(DeferredEffect):
    """CORE-6.2 (c): pays once for each unit counted this turn."""

    def __init__(self, counter: Counter, program: Program) -> None:
        super().__init__()
        self.counter: Final = counter
        self.program: Final = program

    def owed(self, state: State, seat: Seat, source: int) -> int:
        return self.counter.count(state, seat)

    def pay(self, state: State, seat: Seat, source: int) -> None:
        resolve(state, seat, self.program, source)


@final
class ChooseSome(Effect):
    """Chooses `picks` different options (RUL-110). Impossible options are not offered; a single one is not asked."""

    def __init__(self, picks: int, programs: list[Program], all_if: Condition | None = None) -> None:
        super().__init__()
        self.picks: Final = picks
        self.programs: Final = programs
        self.all_if: Final = all_if
        self.others: Final = [OptionsLeftOut(self, i) for i in range(len(programs))] if all_if is not None else []

    def parts(self) -> list[Effect]:
        return [other for other in self.others]

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        if self.all_if is not None and self.all_if.met(state, seat, source):
            for program in self.programs:
                resolve(state, seat, program, source)
        else:
            self.pick_from(state, seat, source, self.picks, 0)

    def pick_from(self, state: State, seat: Seat, source: int, picks: int, taken: int) -> None:
        """Asks for one of the options not in the bits `taken`, or resolves the only possible one."""
        options = self.open_options(state, seat, taken)
        if picks == 0 or not options:
            return
        if len(options) > 1:
            state.stack.append(Choosing(seat.index, self, source, picks, taken, asks=True))
        else:
            self.resolve_option(state, seat, source, picks, taken | 1 << options[0], options[0])

    def resolve_option(self, state: State, seat: Seat, source: int, picks: int, taken: int, option: int) -> None:
        depth = len(state.stack)
        if self.others:
            self.others[option].resolve(state, seat, source)
        resolve(state, seat, self.programs[option], source)
        if picks == 1 or state.over:
            return
        if len(state.stack) == depth:
            self.pick_from(state, seat, source, picks - 1, taken)
        else:
            state.stack.insert(depth, Choosing(seat.index, self, source, picks - 1, taken, asks=False))

    def open_options(self, state: State, seat: Seat, taken: int) -> list[int]:
        return [
            i
            for i, program in enumerate(self.programs)
            if not taken >> i & 1 and all([effect.possible(state, seat) for effect in program.effects])
        ]


@final
class OptionsLeftOut(DeferredEffect):
    """Options not chosen, which pay if the condition `all_if` is met later in the turn (CORE-6.1)."""

    def __init__(self, choose: ChooseSome, taken: int) -> None:
        super().__init__()
        self.choose: Final = choose
        self.taken: Final = taken

    def owed(self, state: State, seat: Seat, source: int) -> int:
        all_if = self.choose.all_if
        return 1 if all_if is not None and all_if.met(state, seat, source) else 0

    def pay(self, state: State, seat: Seat, source: int) -> None:
        for i, program in enumerate(self.choose.programs):
            if i != self.taken:
                resolve(state, seat, program, source)


@final
class Choosing(Frame):
    """Question which option to take; options are numbered from 1 as printed."""

    kind: ClassVar[int] = FRAMES.claim("choosing", 4)
    prompt: ClassVar[str] = "choose"
    verbs: ClassVar[tuple[int, ...]] = (PICK,)
    rule: ClassVar[str] = "RUL-110"

    def __init__(self, seat: SeatId, effect: ChooseSome, source: int, picks: int, taken: int, *, asks: bool) -> None:
        super().__init__(seat, asks=asks)
        self.effect: Final = effect
        self.source: Final = source
        self.picks: Final = picks
        self.taken: Final = taken

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        for option in self.effect.open_options(state, seat, self.taken):
            out.append(ChoiceId(PICK | option + 1))

    def take(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        state.stack.pop()
        option = argument_of(choice) - 1
        if state.recording:
            state.tell(OPTION_PICKED, seat.index, self.source, option + 1)
        self.effect.resolve_option(state, seat, self.source, self.picks, self.taken | 1 << option, option)

    def price(self, state: State, seat: Seat, choice: ChoiceId) -> Price:
        option = argument_of(choice) - 1
        picks = verb_of(choice) == PICK and 0 <= option < len(self.effect.programs)
        return text_price(state, seat, self.effect.programs[option]) if picks else FREE

    def run(self, state: State, seat: Seat) -> None:
        if not self.asks:
            self.effect.pick_from(state, seat, self.source, self.picks, self.taken)

    def about(self) -> int:
        return self.source

    def fields(self) -> list[int]:
        return [self.effect.number, self.source, self.picks, self.taken, 1 if self.asks else 0]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> Choosing:
        effect = pack.effect(fields[0])
        assert isinstance(effect, ChooseSome)
        return Choosing(seat, effect, fields[1], fields[2], fields[3], asks=fields[4] == 1)


def still_to_pick(stack: list[Frame]) -> int:
    """Number of options that the open question lets its seat pick one after the other: 1 for any other question."""
    asking = stack[-1] if stack else None
    return asking.picks if isinstance(asking, Choosing) else 1


@final
class EachChooses(Effect):
    """RUL-123: each seat in play takes one of these options, from the seat whose turn it is, clockwise (RUL-37)."""

    def __init__(self, programs: list[Program]) -> None:
        super().__init__()
        self.choose: Final = ChooseSome(1, programs)

    def parts(self) -> list[Effect]:
        return [self.choose]

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        self.ask_from(state, seat, source, 0)

    def ask_from(self, state: State, seat: Seat, source: int, first: int) -> None:
        """Asks the seats from place `first` of the order on; after a question the rest waits beneath it."""
        depth = len(state.stack)
        seats = len(state.seats)
        for place in range(first, seats):
            index = (state.active + place) % seats
            if state.seats[index].status == IN_PLAY:
                self.choose.pick_from(state, state.seat(index), source, 1, 0)
            if len(state.stack) != depth:
                if place + 1 < seats:
                    state.stack.insert(depth, EachChoosing(seat.index, self, source, place + 1))
                return


@final
class EachChoosing(Frame):
    """Rest of the seats that are to choose, waiting beneath the question to one of them."""

    kind: ClassVar[int] = FRAMES.claim("each-choosing", 27)
    rule: ClassVar[str] = "RUL-123"

    def __init__(self, seat: SeatId, effect: EachChooses, source: int, place: int) -> None:
        super().__init__(seat, asks=False)
        self.effect: Final = effect
        self.source: Final = source
        self.place: Final = place

    def run(self, state: State, seat: Seat) -> None:
        self.effect.ask_from(state, seat, self.source, self.place)

    def fields(self) -> list[int]:
        return [self.effect.number, self.source, self.place]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> EachChoosing:
        effect = pack.effect(fields[0])
        assert isinstance(effect, EachChooses)
        return EachChoosing(seat, effect, fields[1], fields[2])


@final
class AtEndOfTurn(Effect):
    """CORE-13.1: resolves `program` at the end of this turn."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program: Final = program

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        state.at_end = state.at_end + [self.program]


@final
class AnotherOfKind(Condition):
    """CORE-6.7: met if another card of the kind was in the play area this turn; the card itself does not count."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind: Final = kind

    def met(self, state: State, seat: Seat, source: int) -> bool:
        needed = 2 if source >= 0 and state.cards[source].kind == self.kind else 1
        for card in seat.played:
            if state.cards[card].kind == self.kind:
                needed -= 1
        return needed <= 0


@final
class Has(Condition):
    """Condition: the seat held a token of the type this turn."""

    def __init__(self, tags: int) -> None:
        super().__init__()
        self.tags: Final = tags

    def met(self, state: State, seat: Seat, source: int) -> bool:
        return seat.tags_held & self.tags != 0


@final
class StoodOn(Condition):
    """Condition: the seat stood in a room with the feature this turn."""

    def __init__(self, feature: int) -> None:
        super().__init__()
        self.feature: Final = feature

    def met(self, state: State, seat: Seat, source: int) -> bool:
        return seat.stood_on & self.feature != 0


@final
class CardInSight(Condition):
    """Condition: the card was in the own play area or discard pile this turn."""

    def __init__(self, card: CardId) -> None:
        super().__init__()
        self.card: Final = card

    def met(self, state: State, seat: Seat, source: int) -> bool:
        return self.card in seat.played or self.card in seat.discard or self.card in seat.left_discard


@final
class AtLeast(Condition):
    """Condition: the counter is at least n; in a text this turn, in a score at the end."""

    def __init__(self, n: int, counter: Counter) -> None:
        super().__init__()
        self.n: Final = n
        self.counter: Final = counter

    def met(self, state: State, seat: Seat, source: int) -> bool:
        return self.counter.count(state, seat) >= self.n


EFFECTS: Final[dict[str, EffectWord]] = {
    "when": EffectWord(
        "CORE-6.2",
        (Field("when", CONDITION), Field("do", PROGRAM)),
        lambda a: When(a.conditions["when"], a.program("do")),
    ),
    "per": EffectWord(
        "CORE-6.2",
        (Field("per", COUNTER), Field("do", PROGRAM)),
        lambda a: Per(a.counters["per"], a.program("do")),
    ),
    "choose": EffectWord(
        "RUL-110",
        (Field("choose", NUMBER), Field("of", OPTIONS), Field("all-if", CONDITION, 0)),
        lambda a: ChooseSome(a.number("choose"), a.programs["of"], a.conditions.get("all-if")),
        asks=True,
    ),
    "everybody-chooses": EffectWord(
        "RUL-123",
        (Field("everybody-chooses", OPTIONS_AT_ONCE),),
        lambda a: EachChooses(a.programs["everybody-chooses"]),
        asks_all=True,
    ),
    "at-end-of-turn": EffectWord(
        "CORE-13.1",
        (Field("at-end-of-turn", LATER),),
        lambda a: AtEndOfTurn(a.program("at-end-of-turn")),
        asks=True,
    ),
}
CONDITIONS: Final[dict[str, ConditionWord]] = {
    "another": ConditionWord("CORE-6.7", (Field("another", CARD_KIND),), lambda a: AnotherOfKind(a.name("another"))),
    "has": ConditionWord("CORE-6.5", (Field("has", TOKEN_TYPE),), lambda a: Has(a.number("has"))),
    "in": ConditionWord("CORE-6.5", (Field("in", FEATURE),), lambda a: StoodOn(a.number("in"))),
    "card-in-sight": ConditionWord(
        "CORE-6.5", (Field("card-in-sight", CARD),), lambda a: CardInSight(CardId(a.number("card-in-sight")))
    ),
    "at-least": ConditionWord(
        "CORE-6.5",
        (Field("at-least", NUMBER), Field("of", COUNTER)),
        lambda a: AtLeast(a.number("at-least"), a.counters["of"]),
    ),
}
