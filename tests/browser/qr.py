"""Reader of small QR codes: undamaged, in byte mode, of one block (versions 1 to 5 at level L)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

BYTES = 4
FORMAT_MASK = 0x5412
MASKS: list[Callable[[int, int], bool]] = [
    lambda x, y: (x + y) % 2 == 0,
    lambda x, y: y % 2 == 0,
    lambda x, y: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (y // 2 + x // 3) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
]


def read_path(path: str, border: int) -> str:
    """Reads a QR code drawn as an SVG path with one square for each dark module."""
    dark = {(int(x) - border, int(y) - border) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    return read(dark)


def read(dark: set[tuple[int, int]]) -> str:
    size = max(x for x, _ in dark) + 1
    around = [(x, 8) for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [(8, y) for y in (7, 5, 4, 3, 2, 1, 0)]
    mask = MASKS[(number(place in dark for place in around) ^ FORMAT_MASK) >> 10 & 7]
    bits = [((x, y) in dark) != mask(x, y) for x, y in places(size)]
    assert number(bits[:4]) == BYTES
    length = number(bits[4:12])
    return bytes(number(bits[at : at + 8]) for at in range(12, 12 + 8 * length, 8)).decode()


def number(bits: Iterator[bool] | list[bool]) -> int:
    return int("".join(str(int(bit)) for bit in bits), 2)


def places(size: int) -> Iterator[tuple[int, int]]:
    """Yields the data modules in reading order: two columns at a time from the right, upwards and downwards in turn."""
    for turn, right in enumerate([*range(size - 1, 6, -2), 5, 3, 1]):
        for y in range(size) if turn % 2 else reversed(range(size)):
            for x in (right, right - 1):
                if not is_frame(x, y, size):
                    yield x, y


def is_frame(x: int, y: int, size: int) -> bool:
    finder = (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (x < 9 and y >= size - 8)
    alignment = size > 21 and abs(x - (size - 7)) <= 2 and abs(y - (size - 7)) <= 2
    return finder or alignment or 6 in (x, y)
