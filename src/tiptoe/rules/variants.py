"""Variants for any game."""

from __future__ import annotations

from typing import Final

from ..core.ruleset import Ruleset, RulesetError, Variant
from ..core.seat_id import SeatId
from .drafting import DealDraft, Drafting
from .first_seat import AskWhoIsSneakiest, GiveFirstTurn, NamingSneakiest
from .setup import ChooseFirstSeat, MakeFirstClank, TakeHandicaps

SNEAKIEST: Final = "sneakiest"
MOST_HANDICAP: Final = 3


def open_bag(rules: Ruleset) -> Ruleset:
    """RUL-33: shows the cubes in the bag, which can be worked out anyway."""
    return rules.named("open-bag").with_params(bag_open=True)


def empty_bag_ends(rules: Ruleset) -> Ruleset:
    """RUL-16: an attack that empties the bag ends the game."""
    return rules.named("empty-bag-ends").with_params(bag_empty_ends=True)


def harsh_dragon(rules: Ruleset) -> Ruleset:
    """EXP-1.1: the dragon draws one cube more, however angry she is."""
    return rules.named("harsh-dragon").with_params(rage=tuple(n + 1 for n in rules.params.rage))


def draft(*, closed: bool) -> Variant:
    """EXP-3.1: a draft of cards before the first turn, open or closed."""

    def variant(rules: Ruleset) -> Ruleset:
        named = rules.named("draft:closed" if closed else "draft:open")
        return named.before(MakeFirstClank, DealDraft(closed=closed)).with_frames(Drafting)

    return variant


DRAFTS: Final[dict[str, Variant]] = {"draft:open": draft(closed=False), "draft:closed": draft(closed=True)}


# Settings of a table for its seats: they stand in a spec as variants do, but no catalog can list them.


def first_seat(text: str) -> Variant:
    """RUL-118: who goes first: the number of a seat, or "sneakiest" for whom most seats name."""

    def variant(rules: Ruleset) -> Ruleset:
        named = rules.named(f"first:{text}")
        if text == SNEAKIEST:
            return named.swap(ChooseFirstSeat, AskWhoIsSneakiest()).with_frames(NamingSneakiest)
        most = max(rules.params.seats)
        if not text.isdecimal() or len(text) > 1 or int(text) >= most:
            known = ", ".join(f"first:{seat}" for seat in range(most))
            raise RulesetError(f"'first:{text}' names no seat; known: {known}, first:{SNEAKIEST}")
        seats = tuple(count for count in rules.params.seats if count > int(text))
        return named.with_params(seats=seats).swap(ChooseFirstSeat, GiveFirstTurn(SeatId(int(text))))

    return variant


def handicap(text: str) -> Variant:
    """EXP-2.1: a handicap for every seat: a digit from 0 to 3 for each, such as "201"."""

    def variant(rules: Ruleset) -> Ruleset:
        levels = tuple(int(digit) for digit in text if digit in "0123456789"[: MOST_HANDICAP + 1])
        if len(levels) != len(text) or len(levels) not in rules.params.seats:
            counts = ", ".join(str(n) for n in rules.params.seats)
            raise RulesetError(
                f"a handicap is a digit from 0 to {MOST_HANDICAP} for each of {counts} seats, not '{text}'"
            )
        named = rules.named(f"handicap:{text}").with_params(seats=(len(levels),))
        return named.after(MakeFirstClank, TakeHandicaps(levels))

    return variant


SEATINGS: Final = {"first": first_seat, "handicap": handicap}
