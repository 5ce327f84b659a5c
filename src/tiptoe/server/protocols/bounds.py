"""Bounds of a connection, and what it is let go for when it goes beyond them."""

from __future__ import annotations

from typing import Final

REQUEST_SECONDS: Final = 10.0  # for a whole request, from its first byte, or from the connection on
LARGEST_HEADER: Final = 16_384
UNREAD_SECONDS: Final = 20.0  # nothing of what was sent is taken
LARGEST_UNREAD: Final = 1 << 20  # bytes that wait for somebody who only asks
CONTROLS_A_SECOND: Final = 5
CONTROL_BURST: Final = 50  # pings and pongs
MOST_FRAGMENTS: Final = 64  # of one message

FULL: Final = "full"
ADDRESS: Final = "address"
LATE: Final = "late-request"
HEADER: Final = "large-header"
UNREAD: Final = "unread"
SILENT: Final = "no-pong"
CONTROLS: Final = "control-frames"
FRAGMENTS: Final = "fragments"
MESSAGES: Final = "messages"
HANDSHAKE: Final = "bad-handshake"
