"""Luck of a table: the key of its random stream is made of the server's secret and a number of every seat's own.

Before the deal everybody is bound: the server by the hash of its secret, each seat by the hash of its number. Then the
seats show their numbers, and the secret follows when the game is over. Whoever knows the secret has promised their
number before they saw any other, so not even a server that sits at its own table can choose (ADR 0036).

The numbers of a seat are a chain: each is the hash of the next one. So the first promise holds for every time that
the luck is mixed anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import Final

from ..core.rng import KEY_BYTES

LINKS: Final = 64  # of a chain after the number that is shown for the deal
DIGITS: Final = 2 * KEY_BYTES
NONE: Final = "-"  # nothing was promised: bots, programs
MISSING: Final = "?"  # it was promised and not shown in time


def is_number(text: str) -> bool:
    return len(text) == DIGITS and all(digit in "0123456789abcdef" for digit in text)


def is_shown(text: str) -> bool:
    """Whether a record may say this of a seat: its number, that it promised none, or that it was late."""
    return text in (NONE, MISSING) or is_number(text)


def seal_of(number: str) -> str:
    """What a seat promises: the hash of its first number."""
    return sha256(bytes.fromhex(number)).hexdigest()


def promise_of(secret: str) -> str:
    """What a server publishes before the deal: the hash of its secret."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def leads_to(number: str, first: str, links: int) -> bool:
    """Whether a number stands so many links behind the first one of its chain."""
    if not 0 < links <= LINKS or not is_number(number):
        return False
    for _ in range(links):
        number = seal_of(number)
    return number == first


def mixed(key: bytes, numbers: Sequence[str]) -> bytes:
    """A key with the numbers of all seats in it; the same key where nobody has shown one."""
    if not any(map(is_number, numbers)):
        return key
    shown = b"".join(bytes.fromhex(number) if is_number(number) else bytes(KEY_BYTES) for number in numbers)
    return blake2b(b"tiptoe luck" + key + shown, digest_size=KEY_BYTES).digest()
