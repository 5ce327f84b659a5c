"""CHA-3: own tokens of characters: take, spend and lose them; what counts them.

An own token that its seat holds lies on the board; the others of its type lie beside it.
"""

from __future__ import annotations

from typing import Final, final

from ..core.components import CHARACTER, OWN, Program, TokenId
from ..core.definitions import Condition, Counter, Effect
from ..core.event import Event, EventKind
from ..core.kernel import Ability, resolve
from ..core.state import Seat, State
from ..core.vocabulary import (
    NUMBER,
    OPTIONS,
    OWN_TOKEN,
    OWN_TOKENS,
    PROGRAM,
    TOKEN_TYPE,
    ConditionWord,
    CounterWord,
    EffectWord,
    Field,
)
from .ledger import Ledger, define_meaning, without_one
from .texts import ChooseSome
from .tokens import tokens_of

OF_CHARACTERS: Final = CHARACTER | OWN  # kinds of tokens that are no treasure
OWN_TAKEN: Final = EventKind("OwnTokensTaken", "CHA-3.2", "token n")
OWN_LOST: Final = EventKind("OwnTokensLost", "CHA-3.3", "token n")


def _taken(books: Ledger, event: Event) -> None:
    seat, token = books.seat(event), TokenId(event.first)
    seat.tokens = seat.tokens + [token] * event.second
    most = books.now.rules.pack.tokens[token].copies
    assert seat.tokens.count(token) <= most, f"CHA-3.2: there are {most} of these: {event}"


def _lost(books: Ledger, event: Event) -> None:
    seat = books.seat(event)
    for _ in range(event.second):
        seat.tokens = without_one(seat.tokens, TokenId(event.first))


define_meaning(OWN_TAKEN, _taken)
define_meaning(OWN_LOST, _lost)


def take_own(state: State, seat: Seat, token: TokenId, n: int) -> None:
    """CHA-3.2: takes n own tokens, or as many as lie beside the board."""
    taken = min(n, state.rules.pack.tokens[token].copies - seat.tokens.count(token))
    if taken > 0:
        seat.tokens = seat.tokens + [token] * taken
        if state.recording:
            state.tell(OWN_TAKEN, seat.index, token, taken)


def lose_own(state: State, seat: Seat, token: TokenId, n: int) -> None:
    """CHA-3.3: lays n own tokens beside the board, or as many as lie on it."""
    lost = min(n, seat.tokens.count(token))
    if lost > 0:
        for _ in range(lost):
            seat.tokens = without_one(seat.tokens, token)
        if state.recording:
            state.tell(OWN_LOST, seat.index, token, lost)


def may_resolve(state: State, seat: Seat, program: Program, source: int) -> bool:
    """Tests whether every part of a text could be done now: something to be asked must have an answer."""
    for effect in program.effects:
        if isinstance(effect, Ability):
            possible = effect.available(state, seat, source)
        elif isinstance(effect, ChooseSome):
            possible = bool(effect.open_options(state, seat, 0))
        else:
            possible = effect.possible(state, seat)
        if not possible:
            return False
    return True


@final
class Charge(Effect):
    """CHA-3.2: takes own tokens."""

    def __init__(self, token: TokenId, n: int) -> None:
        super().__init__()
        self.token: Final = token
        self.n: Final = n

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        take_own(state, seat, self.token, self.n)


@final
class Spend(Effect):
    """CHA-3.3: spends n own tokens to resolve `program`; impossible for a seat that has fewer."""

    def __init__(self, token: TokenId, n: int, program: Program) -> None:
        super().__init__()
        self.token: Final = token
        self.n: Final = n
        self.program: Final = program

    def possible(self, state: State, seat: Seat) -> bool:
        return self.can_pay(seat) and may_resolve(state, seat, self.program, -1)

    def can_pay(self, seat: Seat) -> bool:
        """Tests whether the seat has the tokens."""
        return seat.tokens.count(self.token) >= self.n

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        if self.can_pay(seat):
            lose_own(state, seat, self.token, self.n)
            resolve(state, seat, self.program, source)


@final
class Lose(Effect):
    """CHA-3.3: loses an own token, if there is one."""

    def __init__(self, token: TokenId) -> None:
        super().__init__()
        self.token: Final = token

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        lose_own(state, seat, self.token, 1)


@final
class Show(Effect):
    """CHA-5.3: resolves `program` for a seat that holds a token of the type now; the token stays."""

    def __init__(self, tags: int, program: Program) -> None:
        super().__init__()
        self.tags: Final = tags
        self.program: Final = program

    def possible(self, state: State, seat: Seat) -> bool:
        return tokens_of(state, seat, self.tags) > 0 and may_resolve(state, seat, self.program, -1)

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        if tokens_of(state, seat, self.tags):
            resolve(state, seat, self.program, source)


@final
class Advance(Effect):
    """CHA-5.2: moves the own marker one space on and resolves what stands there; after the last comes the first.

    The marker's space is the number of own tokens held, so there is one space more than there are tokens.
    """

    def __init__(self, token: TokenId, programs: list[Program]) -> None:
        super().__init__()
        self.token: Final = token
        self.programs: Final = programs

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        space = self.space(seat)
        if space + 1 < len(self.programs):
            take_own(state, seat, self.token, 1)
        else:
            lose_own(state, seat, self.token, space)
        resolve(state, seat, self.programs[space], source)

    def space(self, seat: Seat) -> int:
        """Space to which the marker goes next, from 0."""
        return min(seat.tokens.count(self.token), len(self.programs) - 1)


@final
class Lacks(Condition):
    """CHA-3.5: met while the seat has none of the own tokens on the board; it asks for the present state (RUL-4)."""

    def __init__(self, tokens: list[TokenId]) -> None:
        super().__init__()
        self.tokens: Final = tokens

    def met(self, state: State, seat: Seat, source: int) -> bool:
        return not any([token in seat.tokens for token in self.tokens])


@final
class Spent(Counter):
    """CHA-3.5: own tokens that lie beside the board."""

    def __init__(self, token: TokenId) -> None:
        super().__init__()
        self.token: Final = token

    def count(self, state: State, seat: Seat) -> int:
        return state.rules.pack.tokens[self.token].copies - seat.tokens.count(self.token)


EFFECTS: Final[dict[str, EffectWord]] = {
    "charge": EffectWord(
        "CHA-3.2",
        (Field("charge", OWN_TOKEN), Field("count", NUMBER, 1)),
        lambda a: Charge(TokenId(a.number("charge")), a.number("count")),
    ),
    "spend": EffectWord(
        "CHA-3.3",
        (Field("spend", OWN_TOKEN), Field("count", NUMBER, 1), Field("do", PROGRAM)),
        lambda a: Spend(TokenId(a.number("spend")), a.number("count"), a.program("do")),
    ),
    "lose": EffectWord("CHA-3.3", (Field("lose", OWN_TOKEN),), lambda a: Lose(TokenId(a.number("lose")))),
    "show": EffectWord(
        "CHA-5.3",
        (Field("show", TOKEN_TYPE), Field("do", PROGRAM)),
        lambda a: Show(a.number("show"), a.program("do")),
    ),
    "advance": EffectWord(
        "CHA-5.2",
        (Field("advance", OWN_TOKEN), Field("of", OPTIONS)),
        lambda a: Advance(TokenId(a.number("advance")), a.programs["of"]),
    ),
}
CONDITIONS: Final[dict[str, ConditionWord]] = {
    "lacks": ConditionWord(
        "CHA-3.5",
        (Field("lacks", OWN_TOKENS),),
        lambda a: Lacks([TokenId(a.number(name)) for name in a.words["lacks"]]),
    ),
}
COUNTERS: Final[dict[str, CounterWord]] = {
    "spent": CounterWord("CHA-3.5", (Field("spent", OWN_TOKEN),), lambda a: Spent(TokenId(a.number("spent")))),
}
