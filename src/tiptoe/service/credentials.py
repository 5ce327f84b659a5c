"""Credentials: who somebody is, by an unguessable token in a cookie of which only the hash is stored."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final

from ..core.rng import KEY_BYTES
from ..table.table import NOBODY, Table

TABLE_BYTES: Final = 12
TOKEN_BYTES: Final = 32
COOKIE: Final = "tiptoe-"
SEPARATOR: Final = "."  # never in a token
MOST_TOKENS: Final = 8
MARK_DIGITS: Final = 4  # hex digits of a hash
TOKENS: Final = re.compile(r"[\w.-]+", re.ASCII)  # as a mint makes them, side by side


class TokenSource:
    """Makes what nobody may guess. A test that compares two servers gives them a mint of its own."""

    def table(self) -> str:
        """The name of a table is its link: whoever has it may watch, and sit down while there is a free seat."""
        return secrets.token_hex(TABLE_BYTES)

    def token(self) -> str:
        """What proves a seat."""
        return secrets.token_urlsafe(TOKEN_BYTES)

    def secret(self) -> str:
        """The key of a random stream, as hex digits."""
        return self.key().hex()

    def key(self) -> bytes:
        """The key of a random stream: a bot's position is dealt again by one."""
        return secrets.token_bytes(KEY_BYTES)

    def number(self, below: int) -> int:
        """A seed, or anything else that is drawn."""
        return secrets.randbelow(below)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def hashes_of(cookie: str | None) -> set[str]:
    """The hashes of all tokens of a cookie, whatever they prove."""
    return {hashed(token) for token in _tokens(cookie)}


def mark_of(table: str, household: str) -> str:
    """Sixteen bits by which a table knows an address again; thousands of others have the same ones."""
    return hashed(f"{table} {household}")[:MARK_DIGITS] if household else ""


def cookie_name(table: str) -> str:
    """A cookie for each table: a browser may sit at several."""
    return f"{COOKIE}{table}"


def is_cookie(value: str) -> bool:
    """Whether this may be a cookie of ours; what we never wrote is never sent back either."""
    return TOKENS.fullmatch(value) is not None


def with_token(table: Table, cookie: str | None, token: str) -> str:
    """A cookie with one token more: people who share a browser have theirs side by side."""
    return SEPARATOR.join([*(other for other in _tokens(cookie) if seats_of(table, other)), token])


def seats_of(table: Table, cookie: str | None) -> list[int]:
    """The seats that the tokens of a cookie prove. Takes as long for a wrong token as for a right one."""
    given = [hashed(token) for token in _tokens(cookie)]
    proved = [sum(hmac.compare_digest(chair.token, one) for one in given) for chair in table.chairs]
    return [index for index, chair in enumerate(table.chairs) if chair.token and proved[index]]


def seat_of(table: Table, cookie: str | None, wanted: int | None = None) -> int:
    """Whom a cookie speaks for: the wanted seat, or the first if none is wanted; NOBODY unless it proves that seat."""
    seats = seats_of(table, cookie)
    if wanted is None:
        return seats[0] if seats else NOBODY
    return wanted if wanted in seats else NOBODY


def _tokens(cookie: str | None) -> list[str]:
    return [token for token in (cookie or "").split(SEPARATOR)[:MOST_TOKENS] if token]
