"""Settings of a server: everything that can be set, with values that are safe for strangers."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

LOOPBACK = "127.0.0.1,::1"


def trusted_proxies() -> str:
    """Whose word for others' addresses is taken: uvicorn's variable, because its guides name it."""
    return os.environ.get("FORWARDED_ALLOW_IPS", LOOPBACK)


@dataclass(frozen=True)
class Settings:
    """Limits are for each address (requests, tables, connects) or connection (messages)."""

    database: str
    secure: bool = False  # behind TLS: cookies go over https only
    requests_a_minute: int = 240
    tables_an_hour: int = 30
    codes_a_minute: int = 20  # of tables, tried to be joined
    claims_an_hour: int = 10  # of seats whose cookie was lost: each asks people
    records_an_hour: int = 60  # shown to be looked at: each is played once
    checks_a_minute: int = 120  # of a pack while it is written: one after every pause
    packs_an_hour: int = 240  # brought along: each is checked, and somebody who writes one does it often
    report_games: int = 200  # that a report on a pack is of
    reports_an_hour: int = 30
    reports_at_once: int = 2  # one of an address, each in a process that lets all others go first; 0: there are none
    bench_workers: int = 2  # processes that check packs of strangers, each of which lets all others go first
    messages_a_second: int = 5  # of one connection; not more than its seat's commands, so that slowing down is enough
    message_burst: int = 40  # also the most that may wait to be read
    commands_a_second: int = 5  # of one seat, over all its connections
    command_burst: int = 120
    largest_message: int = 16_384
    largest_body: int = 16_384
    connects_a_minute: int = 120
    connections: int = 4096  # in all, as far as there are descriptors for them
    connections_an_address: int = 256  # a school or a convention may have one address
    hosts: tuple[str, ...] = ()  # names of this server beside those of the machine itself
    proxies: str = field(default_factory=trusted_proxies)
    metrics_from: str = LOOPBACK  # whoever else may look at them
    spectators_a_table: int = 64
    spectators_an_address: int = 8  # at one table
    connections_a_seat: int = 8
    keep_days: int = 0  # untouched, until a table is deleted; 0: for ever
    packs: str = ""  # a folder of packs that everybody is offered; by default `packs` beside the database
    bot_workers: int = 1
    bot_seconds: float = 5.0
    bot_pause: float = 0.0  # seconds before a bot's answer for people of middle pace, so that they can follow
    away_seconds: int = 60  # without a connection, until others may let a bot play
    number_seconds: int = 4  # that a deal waits for numbers which seats have promised
    sweep_seconds: float = 2.0
    present_seconds: float = 15.0  # between two words to other nodes about who is connected here


def unlimited(database: str, *, bot_workers: int = 1) -> Settings:
    """For load tests against the own machine."""
    return Settings(
        database,
        requests_a_minute=10_000_000,
        tables_an_hour=10_000_000,
        codes_a_minute=10_000_000,
        claims_an_hour=10_000_000,
        records_an_hour=10_000_000,
        checks_a_minute=10_000_000,
        packs_an_hour=10_000_000,
        reports_an_hour=10_000_000,
        connects_a_minute=10_000_000,
        connections=1_000_000,
        connections_an_address=1_000_000,
        spectators_an_address=64,
        messages_a_second=100_000,
        message_burst=100_000,
        commands_a_second=100_000,
        command_burst=100_000,
        bot_workers=bot_workers,
    )
