"""Mutations: valid text with a few mistakes put into it. The same seed makes the same mistakes."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Final

# What parsers stumble over: limits, other digits, halves of characters, brackets without end, words of formats.
ODD: Final = (
    *("", "\0", "\ud800", "²", "١", "🂡", "\u202e", "\r\n\r\n", "'", '"', "\\", "\\u0000", "{", "]", "[[", "=", "#"),
    *("-1", "0", "1e308", "1e999", "9" * 5_000, str(2**31), str(2**63), "0x10", "1_000", "nan", "true", "null"),
    *("[" * 3_000, '{"a":' * 1_500, "a" * 20_000, "../../etc/passwd", "%00", "%s%n", "redeal:1", "redeal:0 1 -"),
    *("end-turn", "play:burgle", "move:n1", "choose", "__class__", "constructor"),
)
MOST_MISTAKES: Final = 3
_numbers: Final = re.compile(r"\d+")


def mutated(text: str, dice: random.Random) -> str:
    """Returns the text with one to MOST_MISTAKES mistakes in it."""
    for _ in range(dice.randint(1, MOST_MISTAKES)):
        text = dice.choice(MISTAKES)(text, dice)
    return text


def _span(text: str, dice: random.Random) -> tuple[int, int]:
    begin = dice.randrange(len(text) + 1)
    return begin, min(len(text), begin + dice.choice((1, 2, 8, 60)))


def _odd(text: str, dice: random.Random) -> str:
    begin, end = _span(text, dice)
    return text[:begin] + dice.choice(ODD) + text[end:]


def _inserted(text: str, dice: random.Random) -> str:
    begin, _ = _span(text, dice)
    return text[:begin] + dice.choice(ODD) + text[begin:]


def _left_out(text: str, dice: random.Random) -> str:
    begin, end = _span(text, dice)
    return text[:begin] + text[end:]


def _doubled(text: str, dice: random.Random) -> str:
    begin, end = _span(text, dice)
    return text[:end] + text[begin:end] * dice.choice((1, 2, 50)) + text[end:]


def _cut_off(text: str, dice: random.Random) -> str:
    return text[: dice.randrange(len(text) + 1)]


def _letter(text: str, dice: random.Random) -> str:
    begin, _ = _span(text, dice)
    return text[:begin] + chr(dice.randrange(0x20, 0x17F)) + text[begin + 1 :]


def _number(text: str, dice: random.Random) -> str:
    found = list(_numbers.finditer(text))
    if not found:
        return _odd(text, dice)
    one = dice.choice(found)
    other = dice.choice(("-1", "0", "1", "7", "99", str(2**31), str(2**64), "1.5", "²"))
    return text[: one.start()] + other + text[one.end() :]


def _lines_swapped(text: str, dice: random.Random) -> str:
    lines = text.split("\n")
    one, other = dice.randrange(len(lines)), dice.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def _line_left_out(text: str, dice: random.Random) -> str:
    lines = text.split("\n")
    del lines[dice.randrange(len(lines))]
    return "\n".join(lines)


MISTAKES: Final[tuple[Callable[[str, random.Random], str], ...]] = (
    _odd,
    _inserted,
    _left_out,
    _doubled,
    _cut_off,
    _letter,
    _number,
    _lines_swapped,
    _line_left_out,
)
