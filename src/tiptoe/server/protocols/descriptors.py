"""Descriptors of files: how many this process may have, and how many connections that leaves room for."""

from __future__ import annotations

from typing import Final

try:
    import resource
except ImportError:  # where there is no such limit
    resource = None  # type: ignore[assignment]

NO_LIMIT: Final = 1 << 20
OTHERS: Final = 4  # one part in so many is for the database, the bots and the files of the page


def raise_descriptors() -> int:
    """The soft limit is the hard one from now on; how many that are."""
    if resource is None:
        return NO_LIMIT
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (ValueError, OSError):  # some systems name a hard limit that they do not give
            return soft
    return NO_LIMIT if hard == resource.RLIM_INFINITY else hard


def descriptors() -> int:
    """How many this process may have now."""
    if resource is None:
        return NO_LIMIT
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return NO_LIMIT if soft == resource.RLIM_INFINITY else soft


def room_for_connections(wanted: int) -> int:
    """As many connections as are wanted, or as there are descriptors for."""
    found = descriptors()
    return min(wanted, found - found // OTHERS)
