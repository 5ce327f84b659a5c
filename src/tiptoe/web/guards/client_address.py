"""Client addresses: the key that limits count by, and the proxies that are trusted."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final

HOUSEHOLD_BITS: Final = 64  # bits of the IPv6 network of one household; it chooses the rest itself
EVERYBODY: Final = "*"

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@lru_cache(maxsize=4096)
def address_key(host: str) -> str:
    """Returns the key that limits count by: an IPv4 address, or the part of an IPv6 one that is not chosen freely."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, HOUSEHOLD_BITS), strict=False))


class Proxies:
    """Addresses and networks of trusted proxies, separated by commas as uvicorn reads them."""

    def __init__(self, text: str) -> None:
        words = [word.strip() for word in text.split(",") if word.strip()]
        self.everybody = EVERYBODY in words
        self.networks = [network for network in map(_network, words) if network is not None]

    def __contains__(self, host: str) -> bool:
        if self.everybody:
            return True
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.networks)


def _network(word: str) -> Network | None:
    try:
        return ipaddress.ip_network(word, strict=False)
    except ValueError:
        return None
