"""Argument checks of the public library: a wrong argument raises a TiptoeError."""

from __future__ import annotations

from operator import index
from typing import Final

from .errors import TiptoeError

LONGEST_QUOTE: Final = 60  # letters of a wrong argument that an error repeats
LONGEST_SEED: Final = 40  # digits


def quoted(value: object) -> str:
    """Returns a wrong argument as an error quotes it: its repr, shortened."""
    try:
        shown = repr(value)
    except Exception:  # a caller's object whose repr fails
        shown = f"<{type(value).__name__}>"
    return shown if len(shown) <= LONGEST_QUOTE else f"{shown[:LONGEST_QUOTE]}…"


def whole(value: object) -> int | None:
    """Returns a whole number as an int, those of numpy included; None for anything else, True and 2.0 included.

    >>> whole(3), whole(True), whole(2.0), whole("3")
    (3, None, None, None)
    """
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    try:
        return index(value)
    except TypeError:  # an array with more than one number
        return None


def check_seat(seat: object, seats: int) -> int:
    """Returns the number of a seat; TiptoeError unless the table has it."""
    number = whole(seat)
    if number is None or not 0 <= number < seats:
        raise TiptoeError("wrong-seat", f"the seats are 0 to {seats - 1}, not {quoted(seat)}")
    return number


def check_seed(seed: object) -> int:
    """Returns a seed; TiptoeError unless it is a whole number that a record can hold."""
    number = whole(seed)
    if number is None or abs(number) >= 10**LONGEST_SEED:
        raise TiptoeError(
            "wrong-seed", f"a seed is a whole number of at most {LONGEST_SEED} digits, not {quoted(seed)}"
        )
    return number


def check_positive(what: str, value: object) -> int:
    """Returns a number of games or workers; TiptoeError unless it is 1 or more."""
    number = whole(value)
    if number is None or number < 1:
        raise TiptoeError("wrong-number", f"{what} must be 1 or more, not {quoted(value)}")
    return number


def check_list(value: object, code: str, what: str, rule: str = "") -> list[object]:
    """Returns the items of a sequence; TiptoeError for a string, a dict, a set, or anything that is not iterable."""
    if not isinstance(value, str | bytes | dict | set | frozenset):
        try:
            found: list[object] = list(value)  # type: ignore[call-overload]  # it may not be iterable
        except TypeError:
            pass
        else:
            return found
    raise TiptoeError(code, f"{what}, not {quoted(value)}", rule)
