"""Codes of tables: eight letters and digits that can be said aloud and lead to a table.

A code is the first 40 of the 96 random bits of the table's name in Crockford's base 32. It needs no storage, every node
can resolve it, and tables of earlier versions have one. It is an invitation, not a proof: tokens prove seats.
"""

from __future__ import annotations

from typing import Final

DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without I, L, O and U
ALIKE: Final = str.maketrans({"O": "0", "I": "1", "L": "1"})
BITS: Final = 5  # bits of one digit
LENGTH: Final = 8
PREFIX: Final = LENGTH * BITS // 4  # hex digits of a table's name


def code_of(table: str) -> str:
    """The code of a table, in two groups as it is read aloud: `7K2M-QX4D`."""
    bits = int(table[:PREFIX], 16)
    digits = [DIGITS[bits >> BITS * place & 31] for place in reversed(range(LENGTH))]
    return f"{''.join(digits[: LENGTH // 2])}-{''.join(digits[LENGTH // 2 :])}"


def prefix_of(code: str) -> str:
    """Returns the beginning of the names of tables with this code; "" if it is none. Ignores case and separators."""
    digits = "".join(code.upper().replace("-", " ").split()).translate(ALIKE)
    if len(digits) != LENGTH or not set(digits) <= set(DIGITS):
        return ""
    bits = 0
    for digit in digits:
        bits = bits << BITS | DIGITS.index(digit)
    return f"{bits:0{PREFIX}x}"
