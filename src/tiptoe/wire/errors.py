"""Kinds of errors on the wire: for each one the code, the HTTP status, the close code and the sentence."""

from __future__ import annotations

from typing import Final, NamedTuple

from . import close_codes

DAMAGED: Final = "This table is damaged; whoever runs this server can put back a copy of it."
NOT_NOW: Final = "The tables cannot be read or written now; nothing is lost, try again later."


class ErrorKind(NamedTuple):
    """Kind of error. Its `code` is for programs, as `word` in messages; HTTP has `status`, websockets `close_code`.

    `message_id` names the text that every language translates. `sentence` is said in English over HTTP where it is the
    same for every error of the kind, and `closing` is the reason in a close frame where that is another one.
    """

    code: str
    status: int
    close_code: int
    message_id: str = ""
    sentence: str = ""
    closing: str = ""


BAD_REQUEST: Final = ErrorKind("bad-request", 400, close_codes.NOT_UNDERSTOOD)
NOT_A_COMMAND: Final = ErrorKind("not-a-command", 400, close_codes.NOT_UNDERSTOOD, "table-not-a-command")
NOT_FOUND: Final = ErrorKind("not-found", 404, close_codes.NO_TABLE)
NO_SUCH_TABLE: Final = ErrorKind(
    "no-such-table", 404, close_codes.NO_TABLE, sentence="There is no such table.", closing="There is no such table."
)
NO_SUCH_ADDRESS: Final = ErrorKind("no-such-address", 404, close_codes.NO_TABLE, sentence="Not Found")
WRONG_METHOD: Final = ErrorKind("wrong-method", 405, close_codes.NO_TABLE, sentence="Method Not Allowed")
REFUSED: Final = ErrorKind("refused", 409, close_codes.NOT_UNDERSTOOD)  # its code is the word of the refusal
NO_SUCH_GAME: Final = ErrorKind("no-such-game", 409, close_codes.NO_TABLE)
UNKNOWN_PACK: Final = ErrorKind("unknown-pack", 409, close_codes.NO_TABLE, "table-unknown-pack")
DEALT_OTHERWISE: Final = ErrorKind(
    "dealt-otherwise",
    409,
    close_codes.DEALT_OTHERWISE,
    "table-dealt-otherwise",
    closing="The table was dealt with what this version no longer has.",
)
UNREADABLE_RECORD: Final = ErrorKind("unreadable-record", 409, close_codes.NOT_UNDERSTOOD)
TOO_MANY: Final = ErrorKind("too-many", 429, close_codes.TOO_MANY)
NOT_KEPT: Final = ErrorKind(
    "not-kept", 503, close_codes.UNAVAILABLE, "table-not-kept", NOT_NOW, "The store does not answer."
)
TABLE_DAMAGED: Final = ErrorKind("not-kept", 503, close_codes.UNAVAILABLE, "table-not-kept", DAMAGED, DAMAGED)
OTHER_PROTOCOL: Final = ErrorKind("other-protocol", 400, close_codes.OTHER_PROTOCOL)
