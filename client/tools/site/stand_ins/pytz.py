"""In place of the library: fluent and babel want it to be there, and no message tells the hour."""

from datetime import UTC, tzinfo


class UnknownTimeZoneError(KeyError):
    """What babel catches."""


def timezone(name: str) -> tzinfo:
    return UTC
