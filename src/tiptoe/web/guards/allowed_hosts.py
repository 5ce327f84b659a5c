"""Allowed hosts: the names by which a server may be called, against DNS rebinding.

A page of another site can let its own name point at this machine, and the browser then takes the two for one site. Such
a page calls us by its own name, so names that are not ours are refused.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from typing import Final

OWN_NAMES: Final = ("localhost", "127.0.0.1", "::1")
ALL_ADDRESSES: Final = ("0.0.0.0", "::", "")
ANY: Final = "*"
LARGEST_PORT: Final = 65_535
HOST_HEADER: Final = re.compile(
    r"(\[[^\[\]]+\]|[\w.~!$&'()*+,;=%-]+)(?::(\d{0,5}))?", re.ASCII
)  # a name or [address], a port


class Hosts:
    """Names of the machine itself, the address that the server listens on, and names that were allowed."""

    def __init__(self, given: Iterable[str]) -> None:
        wanted = {name.strip().strip("[]").lower() for one in given for name in one.split(",")}
        self.any_name = ANY in wanted
        self.any_address = any(name in ALL_ADDRESSES for name in wanted)  # other sites have no address of ours
        self.names = {*OWN_NAMES, *wanted, *([socket.gethostname().lower()] if self.any_address else [])} - {""}

    def allow(self, header: str | None) -> bool:
        """Whether a Host header is one of these names; a missing one is allowed, since old programs send none."""
        if header and not _well_formed(header):
            return False
        if self.any_name or not header:
            return True
        name = name_of(header)
        return name in self.names or (self.any_address and _is_address(name))


def name_of(header: str) -> str:
    """Returns the name in a Host header, without the port."""
    if header.startswith("["):
        return header[1:].partition("]")[0].lower()
    return header.rpartition(":")[0].lower() if header.count(":") == 1 else header.lower()


def _well_formed(header: str) -> bool:
    """Whether a Host header has a name or address, and a possible port: a page's address always has."""
    if _is_address(header):  # IPv6 without brackets
        return True
    called = HOST_HEADER.fullmatch(header)
    if called is None or int(called[2] or 0) > LARGEST_PORT:
        return False
    return not header.startswith("[") or _is_address(called[1].strip("[]"))


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
