"""CORE-20: final count: seats that score, points, winners."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from ..core.board import DEPTHS
from ..core.components import ARTIFACT, CHARACTER, MASTERY, OWN, Card, Token
from ..core.definitions import Amount, Condition, Counter, Scorer, not_overridden
from ..core.state import ESCAPED, IN_PLAY, Seat, SeatId, State
from ..core.vocabulary import (
    HOLDING,
    NUMBER,
    POSSESSION,
    TOKEN_TYPE,
    TOKEN_TYPES,
    AmountWord,
    ConditionWord,
    Field,
)
from .deck import owned_cards
from .texts import AtLeast
from .tokens import artifact_rank, tokens_of


def score(state: State, index: int) -> int:
    """CORE-20.1, 20.2, CAT-11.1: score of a seat: the sum of the scorers, or 0 if it does not score."""
    seat = state.seats[index]
    if not scores(state, seat):
        return 0
    return sum([scorer.points(state, seat) for scorer in state.rules.scorers])


def worth(state: State, seat: Seat) -> int:
    """CORE-20.2: score of a seat if it got out now, with the token for leaving."""
    leaving = 0 if seat.tags_held & (MASTERY | state.rules.params.refuge) else _for_leaving(state)
    return sum([scorer.points(state, seat) for scorer in state.rules.scorers]) + leaving


def _for_leaving(state: State) -> int:
    """CLA-7.1, SPA-9.1: points of the token for leaving."""
    kinds = MASTERY | state.rules.params.refuge
    return max([token.points for token in state.rules.pack.tokens if token.kind & kinds], default=0)


def winners(state: State) -> list[SeatId]:
    """CORE-20.3, 20.4, CLA-8.1: winners by points, then best Artifact, else shared (RUL-24); none if no seat scores."""
    scoring = [seat.index for seat in state.seats if scores(state, seat)]
    if not scoring:
        return []
    ranks = {index: (score(state, index), best_artifact(state, state.seats[index])) for index in scoring}
    best = max(ranks.values())
    return [index for index in scoring if ranks[index] == best]


def scores(state: State, seat: Seat) -> bool:
    """Whether a seat scores: it escaped, or fell with an Artifact outside the Depths.

    CORE-17.2, 17.3, 20.1, CLA-7.2, CLA-8.2, CAT-10.2.
    """
    if seat.status == IN_PLAY:
        return False
    if seat.status == ESCAPED:
        return True
    return tokens_of(state, seat, ARTIFACT) > 0 and state.board.features[seat.room] & DEPTHS == 0


def fate(state: State, seat: Seat) -> str:
    """CORE-17.2, 17.3, 18.2: fate of a seat: in-play, escaped, rescued or lost."""
    if seat.status == IN_PLAY:
        return "in-play"
    if seat.status == ESCAPED:
        return "escaped"
    return "rescued" if scores(state, seat) else "lost"


def reason_of_loss(state: State, seat: Seat) -> str:
    """CORE-17.3, 20.1: word for why a seat scores nothing: inside, place (too deep) or artifact (none); else empty."""
    if scores(state, seat):
        return ""
    if seat.status == IN_PLAY:
        return "inside"
    return "place" if tokens_of(state, seat, ARTIFACT) else "artifact"


def places(state: State) -> list[int]:
    """CORE-20.3, 20.4: final place of each seat, from 1 on; seats that tie share a place."""
    ranks = [(score(state, seat.index), best_artifact(state, seat), scores(state, seat)) for seat in state.seats]
    ranks = [rank if rank[2] else (-1, 0, False) for rank in ranks]
    return [1 + sum([1 for other in ranks if other > rank]) for rank in ranks]


def best_artifact(state: State, seat: Seat) -> int:
    """CORE-20.3, RUL-128: rank of the best Artifact of a seat, which decides a tie; 0 without one."""
    tokens = [state.rules.pack.tokens[token] for token in seat.tokens]
    return max([artifact_rank(state, token) for token in tokens if token.kind == ARTIFACT], default=0)


@final
class CountedPart:
    """Part of a line of the final count: its points and the card or token that gives them, if any."""

    def __init__(self, points: int, *, card: int = -1, token: int = -1) -> None:
        self.points: Final = points
        self.card: Final = card
        self.token: Final = token


@mypyc_attr(allow_interpreted_subclasses=True)
class Itemised(Scorer):
    """Line of the final count that sums cards or tokens."""

    def parts(self, state: State, seat: Seat) -> list[CountedPart]:
        raise not_overridden(self)


def parts_of(scorer: Scorer, state: State, seat: Seat) -> list[CountedPart]:
    """Parts of a line of the final count; a line that is not itemised is one part."""
    return scorer.parts(state, seat) if isinstance(scorer, Itemised) else [CountedPart(scorer.points(state, seat))]


@final
class ArtifactPoints(Itemised):
    """Points of own Artifacts."""

    rule: ClassVar[str] = "CORE-20.2"
    word: ClassVar[str] = "artifacts"

    def points(self, state: State, seat: Seat) -> int:
        tokens = [state.rules.pack.tokens[token] for token in seat.tokens]
        return sum([token.points for token in tokens if token.kind == ARTIFACT])

    def parts(self, state: State, seat: Seat) -> list[CountedPart]:
        tokens = [state.rules.pack.tokens[token] for token in seat.tokens]
        return [CountedPart(token.points, token=token.number) for token in tokens if token.kind == ARTIFACT]


@final
class TokenPoints(Itemised):
    """Points of own secrets, idols, market items and Mastery."""

    rule: ClassVar[str] = "CORE-20.2"
    word: ClassVar[str] = "tokens"

    def points(self, state: State, seat: Seat) -> int:
        total = 0
        for number in seat.tokens:
            token = state.rules.pack.tokens[number]
            if token.kind != ARTIFACT:
                total += worth_of(token, state, seat)
        return total

    def parts(self, state: State, seat: Seat) -> list[CountedPart]:
        owned = [state.rules.pack.tokens[token] for token in seat.tokens]
        counted = [token for token in owned if token.kind not in (ARTIFACT, CHARACTER, OWN)]  # CHA-3.1
        return [CountedPart(worth_of(token, state, seat), token=token.number) for token in counted]


@final
class GoldPoints(Scorer):
    """Points of gold, one each; treasure tokens became gold when found (CORE-12.5)."""

    rule: ClassVar[str] = "CORE-5.4"
    word: ClassVar[str] = "gold"

    def points(self, state: State, seat: Seat) -> int:
        return seat.gold


@final
class CardPoints(Itemised):
    """RUL-25: points of own cards in all zones."""

    rule: ClassVar[str] = "CORE-20.2"
    word: ClassVar[str] = "cards"

    def points(self, state: State, seat: Seat) -> int:
        return sum([worth_of(state.cards[number], state, seat) for number in owned_cards(seat)])

    def parts(self, state: State, seat: Seat) -> list[CountedPart]:
        return [CountedPart(worth_of(state.cards[number], state, seat), card=number) for number in owned_cards(seat)]


def worth_of(piece: Card | Token, state: State, seat: Seat) -> int:
    """CORE-20.2: printed points of a card or token plus the points of its end-of-game text."""
    return piece.points + sum([amount.of(state, seat) for amount in piece.worth])


@final
class ForEach(Amount):
    """Scores `points` for every full `every` of the counter."""

    def __init__(self, points: int, counter: Counter, every: int) -> None:
        super().__init__()
        self.points: Final = points
        self.counter: Final = counter
        self.every: Final = every

    def of(self, state: State, seat: Seat) -> int:
        return self.counter.count(state, seat) // self.every * self.points


@final
class OnlyIf(Amount):
    """Scores `points` once if the condition holds at the end."""

    def __init__(self, points: int, condition: Condition) -> None:
        super().__init__()
        self.points: Final = points
        self.condition: Final = condition

    def of(self, state: State, seat: Seat) -> int:
        return self.points if self.condition.met(state, seat, -1) else 0


@final
class OwnsTokenAtEnd(Condition):
    """Condition: the seat owns a token of the type at the end; tokens held earlier do not count."""

    def __init__(self, tags: int) -> None:
        super().__init__()
        self.tags: Final = tags

    def met(self, state: State, seat: Seat, source: int) -> bool:
        return tokens_of(state, seat, self.tags) > 0


@final
class Both(Condition):
    """Condition: both conditions are met."""

    def __init__(self, first: Condition, second: Condition) -> None:
        super().__init__()
        self.first: Final = first
        self.second: Final = second

    def met(self, state: State, seat: Seat, source: int) -> bool:
        return self.first.met(state, seat, source) and self.second.met(state, seat, source)


@final
class Owns(Condition):
    """Condition: the seat owns tokens of at least n of the types at the end."""

    def __init__(self, n: int, types: list[int]) -> None:
        super().__init__()
        self.n: Final = n
        self.types: Final = types

    def met(self, state: State, seat: Seat, source: int) -> bool:
        return sum([1 for tags in self.types if tokens_of(state, seat, tags)]) >= self.n


AMOUNTS: Final[dict[str, AmountWord]] = {
    "per": AmountWord(
        "CORE-20.2",
        (Field("points", NUMBER), Field("per", POSSESSION), Field("every", NUMBER, 1)),
        lambda a: ForEach(a.number("points"), a.counters["per"], a.number("every")),
    ),
    "if": AmountWord(
        "CORE-20.2",
        (Field("points", NUMBER), Field("if", HOLDING)),
        lambda a: OnlyIf(a.number("points"), a.conditions["if"]),
    ),
}
HOLDINGS: Final[dict[str, ConditionWord]] = {
    "has": ConditionWord("CORE-20.2", (Field("has", TOKEN_TYPE),), lambda a: OwnsTokenAtEnd(a.number("has"))),
    "at-least": ConditionWord(
        "CORE-20.2",
        (Field("at-least", NUMBER), Field("of", POSSESSION)),
        lambda a: AtLeast(a.number("at-least"), a.counters["of"]),
    ),
    "both": ConditionWord(
        "CORE-20.2",
        (Field("both", HOLDING), Field("and", HOLDING)),
        lambda a: Both(a.conditions["both"], a.conditions["and"]),
    ),
    "owns": ConditionWord(
        "CORE-20.2",
        (Field("owns", NUMBER), Field("different-of", TOKEN_TYPES)),
        lambda a: Owns(a.number("owns"), [a.numbers[name] for name in a.words["different-of"]]),
    ),
}
