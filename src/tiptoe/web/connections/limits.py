"""Limits of connections, the reasons for closing them, and the file descriptors they need."""

from __future__ import annotations

from typing import Final

REQUEST_SECONDS: Final = 10.0  # for a whole request, from its first byte, or from the connection on
LARGEST_HEADER: Final = 16_384
UNREAD_SECONDS: Final = 20.0  # in which the client reads nothing of what was sent
LARGEST_UNREAD: Final = 1 << 20  # bytes waiting to be sent, beyond which pings are not answered
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


try:
    import resource
except ImportError:  # a platform without such a limit
    resource = None  # type: ignore[assignment]

NO_LIMIT: Final = 1 << 20
RESERVED_PART: Final = 4  # one descriptor in four is for the database, the bots and the files of the page


def raise_descriptors() -> int:
    """Raises the soft limit of file descriptors to the hard one and returns the limit."""
    if resource is None:
        return NO_LIMIT
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (ValueError, OSError):  # some systems name a hard limit that they do not give
            return soft
    return NO_LIMIT if hard == resource.RLIM_INFINITY else hard


def descriptor_limit() -> int:
    """Returns how many file descriptors this process may have now."""
    if resource is None:
        return NO_LIMIT
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return NO_LIMIT if soft == resource.RLIM_INFINITY else soft


def room_for_connections(wanted: int) -> int:
    """Returns `wanted`, or as many connections as there are file descriptors for."""
    found = descriptor_limit()
    return min(wanted, found - found // RESERVED_PART)
