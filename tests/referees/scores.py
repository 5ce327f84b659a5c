"""Scores: the points of each seat at the end, and the winners (CORE-20)."""

from __future__ import annotations

from referees.content import Card, Holding, Owned, Score, Token
from referees.content import scores as scores_of
from referees.ground import Referee


def scores(referee: Referee) -> list[int]:
    return [total(referee, seat.index) if counts(referee, seat.index) else 0 for seat in referee.seats]


def winners(referee: Referee) -> list[int]:
    """CORE-20.3, CORE-20.4: most points, then the most valuable Artifact; no winner without a score."""
    ranks = {
        seat.index: (total(referee, seat.index), *best_artifact(referee, seat.index))
        for seat in referee.seats
        if counts(referee, seat.index)
    }
    return [seat for seat, rank in ranks.items() if rank == max(ranks.values())]


def counts(referee: Referee, seat: int) -> bool:
    """CORE-17.2, CORE-20.1: whether a seat counts: out in time, or fallen with an Artifact outside the Depths."""
    if referee.seats[seat].out == "escaped":
        return True
    fallen_in = referee.features(referee.state.seats[seat].room)
    return referee.has(seat, "artifact") > 0 and "depths" not in fallen_in


def total(referee: Referee, seat: int) -> int:
    """CORE-20.2: tokens, gold, and all cards wherever they are."""
    owned: list[Card | Token] = [*cards(referee, seat), *tokens(referee, seat)]
    dependent = sum(worth(referee, seat, score) for piece in owned for score in scores_of(piece))
    night = referee.night.points if referee.night is not None and referee.seats[seat].out == "escaped" else 0
    return sum(piece.points for piece in owned) + dependent + referee.seats[seat].gold + night


def cards(referee: Referee, seat: int) -> list[Card]:
    """RUL-25."""
    there = referee.state.seats[seat]
    zones = there.hand + there.in_play + there.discard + there.deck[: there.deck_left]
    return [referee.card(number) for number in zones]


def tokens(referee: Referee, seat: int) -> list[Token]:
    return [referee.token(number) for number in referee.state.seats[seat].tokens]


def best_artifact(referee: Referee, seat: int) -> tuple[int, bool]:
    """RUL-24, RUL-128: its points; with the whole party deck gold goes before silver."""
    held = [token for token in tokens(referee, seat) if token.kind == "artifact"]
    gold_first = "party-deck" in referee.options_played
    return max(((token.points, gold_first and not token.set) for token in held), default=(0, False))


def worth(referee: Referee, seat: int, score: Score) -> int:
    if score.if_ is not None:
        return score.points if holds(referee, seat, score.if_) else 0
    return score.points * (owned(referee, seat, score.per) // score.every)


def owned(referee: Referee, seat: int, what: str | Owned) -> int:
    if what == "gold":
        return referee.seats[seat].gold
    if what == "wayshrines-marked":
        return referee.seats[seat].placed
    assert isinstance(what, Owned), what
    if what.token:
        return referee.has(seat, what.token)
    alike = [card for card in cards(referee, seat) if matches(card, what)]
    return len(alike)


def matches(card: Card, what: Owned) -> bool:
    return what.card == card.id or what.card_kind == card.kind or (what.faction != "" and what.faction == card.faction)


def holds(referee: Referee, seat: int, holding: Holding) -> bool:
    if holding.both is not None and holding.and_ is not None:
        return holds(referee, seat, holding.both) and holds(referee, seat, holding.and_)
    if holding.has:
        return referee.has(seat, holding.has) > 0
    if holding.owns:
        return sum(referee.has(seat, kind) > 0 for kind in holding.different_of) >= holding.owns
    return owned(referee, seat, holding.of) >= holding.at_least
