"""Addresses of whoever connects: what counts as one of them, and which are proxies of ours."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final

A_SUBSCRIBER: Final = 64  # bits of IPv6 that a provider gives to one household; the rest is theirs to choose
EVERYBODY: Final = "*"

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@lru_cache(maxsize=4096)
def address_key(host: str) -> str:
    """What limits count by: an address, of IPv6 the part that is not its owner's to choose."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, A_SUBSCRIBER), strict=False))


class Proxies:
    """Addresses and networks that speak for others; written as uvicorn reads them, with commas."""

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
