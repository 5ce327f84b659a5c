"""Credentials: unguessable tokens in a cookie prove seats; only their hashes are stored."""

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
MAX_TOKENS: Final = 8
MARK_DIGITS: Final = 4  # hex digits of a hash
TOKENS_PATTERN: Final = re.compile(r"[\w.-]+", re.ASCII)  # tokens of a TokenSource, side by side


class TokenSource:
    """Source of unguessable values. Tests replace it to compare two servers."""

    def table(self) -> str:
        """Name of a new table. It is the table's link: its holder may watch, and sit down at a free seat."""
        return secrets.token_hex(TABLE_BYTES)

    def token(self) -> str:
        """Token that proves a seat."""
        return secrets.token_urlsafe(TOKEN_BYTES)

    def secret(self) -> str:
        """Key of a random stream, as hex digits."""
        return self.key().hex()

    def key(self) -> bytes:
        """Key of a random stream, such as the one that determinizes a bot's position."""
        return secrets.token_bytes(KEY_BYTES)

    def number(self, below: int) -> int:
        """Random number below `below`, such as a seed."""
        return secrets.randbelow(below)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def hashes_of(cookie: str | None) -> set[str]:
    """Returns the hashes of all tokens of a cookie, valid or not."""
    return {hashed(token) for token in _tokens(cookie)}


def address_mark(table: str, household: str) -> str:
    """Returns sixteen bits by which a table recognizes an address; thousands of other addresses share them."""
    return hashed(f"{table} {household}")[:MARK_DIGITS] if household else ""


def cookie_name(table: str) -> str:
    """Name of a table's cookie: a browser may sit at several tables."""
    return f"{COOKIE}{table}"


def is_cookie(value: str) -> bool:
    """Tests whether this may be a cookie of ours: no other value is ever sent back."""
    return TOKENS_PATTERN.fullmatch(value) is not None


def with_token(table: Table, cookie: str | None, token: str) -> str:
    """Returns a cookie with one token more: people who share a browser have theirs side by side."""
    return SEPARATOR.join([*(other for other in _tokens(cookie) if seats_of(table, other)), token])


def seats_of(table: Table, cookie: str | None) -> list[int]:
    """Returns the seats that the tokens of a cookie prove. A wrong token takes as long as a right one."""
    given = [hashed(token) for token in _tokens(cookie)]
    proved = [sum(hmac.compare_digest(chair.token, one) for one in given) for chair in table.chairs]
    return [index for index, chair in enumerate(table.chairs) if chair.token and proved[index]]


def seat_of(table: Table, cookie: str | None, wanted: int | None = None) -> int:
    """Returns the wanted seat, or the first if none is wanted; NOBODY unless the cookie proves it."""
    seats = seats_of(table, cookie)
    if wanted is None:
        return seats[0] if seats else NOBODY
    return wanted if wanted in seats else NOBODY


def _tokens(cookie: str | None) -> list[str]:
    return [token for token in (cookie or "").split(SEPARATOR)[:MAX_TOKENS] if token]
