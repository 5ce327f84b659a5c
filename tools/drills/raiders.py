"""Raiders: a process that makes all attacks at once from one address, and prints their outcomes.

It is a process so that the event loop that measures the players has nothing else to do.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections import Counter
from typing import Final

import msgspec

from .attacks import ATTACKS, Raid, Trick
from .seats import seated_table
from .wire import Route

LAST_SECONDS: Final = 80.0  # longer than any attack takes


class Orders(msgspec.Struct, frozen=True):
    """Orders for the process: server, own address, tables to attack, seconds, and attacks."""

    address: str
    home: str
    victims: list[str]
    seconds: float
    only: tuple[str, ...] = tuple(ATTACKS)


def command(orders: Orders) -> list[str]:
    """Returns the command that starts the process."""
    return [sys.executable, "-m", __name__, msgspec.json.encode(orders).decode()]


async def raid_for(orders: Orders) -> dict[str, Counter[str]]:
    """Makes all attacks until the time is up and each has an outcome; returns the outcomes of each, counted."""
    own, *_ = await seated_table(orders.address, "classic", 2, homes=(orders.home,))
    raid = Raid(Route(orders.address, orders.home), own, orders.victims, random.Random(1))
    outcomes: dict[str, Counter[str]] = {name: Counter() for name in orders.only}
    async with asyncio.TaskGroup() as group:
        raiders = [
            group.create_task(_keep_on(ATTACKS[name], raid, outcomes[name]))
            for name in orders.only
            for _ in range(ATTACKS[name].at_once)
        ]
        await asyncio.sleep(orders.seconds)
        await _see_all_come_to_something(outcomes)
        for raider in raiders:
            raider.cancel()
    return outcomes


async def _keep_on(trick: Trick, raid: Raid, outcomes: Counter[str]) -> None:
    while True:
        outcomes.update(await trick.attempt(raid))
        await asyncio.sleep(trick.rest * raid.dice.uniform(0.5, 1.5))


async def _see_all_come_to_something(outcomes: dict[str, Counter[str]]) -> None:
    limit = time.monotonic() + LAST_SECONDS
    while not all(outcomes.values()) and time.monotonic() < limit:
        await asyncio.sleep(0.1)


def follow_orders() -> None:
    outcomes = asyncio.run(raid_for(msgspec.json.decode(sys.argv[1], type=Orders)))
    print(json.dumps(outcomes))


if __name__ == "__main__":
    follow_orders()
