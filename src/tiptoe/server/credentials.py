"""Who somebody is: an unguessable token in a cookie. Only its hash is kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from ..core.rng import KEY_BYTES
from ..table.table import NOBODY, Table

TABLE_BYTES: Final = 12
TOKEN_BYTES: Final = 32
COOKIE: Final = "tiptoe-"


def new_table_id() -> str:
    """The name of a table is its link: whoever has it may watch, and sit down while there is a free seat."""
    return secrets.token_hex(TABLE_BYTES)


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_secret() -> str:
    """The key of a random stream, as hex digits."""
    return secrets.token_bytes(KEY_BYTES).hex()


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def cookie_name(table: str) -> str:
    """A cookie for each table: a browser may sit at several."""
    return f"{COOKIE}{table}"


def seat_of(table: Table, token: str | None) -> int:
    """The seat that a token proves, or NOBODY. Takes as long for a wrong token as for a right one."""
    found = NOBODY
    given = hashed(token or "")
    for index, chair in enumerate(table.chairs):
        if chair.token and hmac.compare_digest(chair.token, given):
            found = index
    return found
