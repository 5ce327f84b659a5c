"""Provably fair seed: the key of a table's random stream mixes the server's secret with one number of every seat.

Before the deal the server publishes the hash of its secret, and each seat the hash of its number (commit). Then the
seats show their numbers, and the server its secret when the game is over (reveal). A player who knows the secret is
bound to a number before seeing any other, so not even a server that sits at its own table can choose the luck
(ADR 0036).

The numbers of a seat form a hash chain: each is the hash of the next one. So one promise covers every redeal.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import Final

from ..core.rng import KEY_BYTES

CHAIN_LINKS: Final = 64  # numbers of a chain behind the one shown for the deal
DIGITS: Final = 2 * KEY_BYTES
NONE: Final = "-"  # a seat that promised no number: bots, programs
MISSING: Final = "?"  # a number promised and not shown in time


def is_number(text: str) -> bool:
    return len(text) == DIGITS and all(digit in "0123456789abcdef" for digit in text)


def is_shown(text: str) -> bool:
    """Whether `text` is a seat's number, NONE or MISSING, as a record may give it."""
    return text in (NONE, MISSING) or is_number(text)


def next_link_of(number: str) -> str:
    """Hash of a seat's number: its promise before the deal, and one step back along its chain."""
    return sha256(bytes.fromhex(number)).hexdigest()


def commitment_to(secret: str) -> str:
    """Hash of the server's secret, which it publishes before the deal."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def is_link_of(number: str, first: str, links: int) -> bool:
    """Whether hashing `number` `links` times gives `first`, the first number of its chain."""
    if not 0 < links <= CHAIN_LINKS or not is_number(number):
        return False
    for _ in range(links):
        number = next_link_of(number)
    return number == first


def mix_key(key: bytes, numbers: Sequence[str]) -> bytes:
    """Mixes the seats' `numbers` into `key`; returns `key` unchanged if no seat has shown a number."""
    if not any(map(is_number, numbers)):
        return key
    shown = b"".join(bytes.fromhex(number) if is_number(number) else bytes(KEY_BYTES) for number in numbers)
    return blake2b(b"tiptoe luck" + key + shown, digest_size=KEY_BYTES).digest()
