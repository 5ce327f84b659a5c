"""Settings of a server: every one has a default that is safe among strangers, and a variable of the environment.

`requests_a_minute` is set by `TIPTOE_REQUESTS_A_MINUTE`. `tiptoe serve --settings` lists all of them, and
docs/reference/settings.md is made from this module.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final, NamedTuple, cast, get_type_hints

LOOPBACK: Final = "127.0.0.1,::1"
PREFIX: Final = "TIPTOE_"
NO_LIMIT: Final = 10_000_000
YES: Final = ("1", "true", "yes", "on")
NO: Final = ("", "0", "false", "no", "off")
# Settings whose variable is not called like their field: uvicorn's guides name the first, an option names the second.
OTHER_VARIABLES: Final = {"proxies": "FORWARDED_ALLOW_IPS", "hosts": "TIPTOE_ALLOW_HOST"}


class SettingError(ValueError):
    """Raised for a variable of the environment with a value that its setting cannot have."""


def setting(default: object, about: str, least: float = 0) -> Any:
    """Declares a setting: its default, a line for operators, and the least value of a number."""
    return field(default=default, metadata={"about": about, "least": least})


@dataclass(frozen=True)
class Settings:
    """Everything that can be set. Rates are counted for each address, unless another unit is named."""

    database: str = setting("", "URL of the database: sqlite:///FILE or postgresql://…; default: a file of the user")
    secure: bool = setting(False, "the server is behind TLS: cookies go over https only")
    hosts: tuple[str, ...] = setting((), "names that browsers may call the server by, besides those of the machine")
    proxies: str = setting(LOOPBACK, "addresses of proxies whose X-Forwarded-For is believed")
    metrics_from: str = setting(LOOPBACK, "networks that may read /metrics, besides the machine itself")
    packs: str = setting("", "folder of packs to offer in the lobby; default: `packs` beside the database")
    keep_days: int = setting(0, "days after which an untouched table is deleted; 0: never")

    requests_a_minute: int = setting(240, "HTTP requests a minute", 1)
    connects_a_minute: int = setting(120, "websockets opened a minute", 1)
    tables_an_hour: int = setting(30, "tables opened an hour")
    codes_a_minute: int = setting(20, "codes of tables tried a minute", 1)
    claims_an_hour: int = setting(10, "seats asked back after a lost cookie an hour")
    records_an_hour: int = setting(60, "records shown an hour; each is replayed once")
    packs_an_hour: int = setting(240, "packs uploaded an hour")
    checks_a_minute: int = setting(120, "checks a minute of a pack in the workshop")
    reports_an_hour: int = setting(30, "reports on packs an hour")
    reports_at_once: int = setting(2, "reports on packs at once, in all; 0: none")
    report_games: int = setting(200, "games that a report on a pack plays", 1)

    connections: int = setting(4096, "connections in all, as far as there are file descriptors", 1)
    connections_an_address: int = setting(256, "connections of one address; a school may have only one", 1)
    connections_a_seat: int = setting(8, "connections of one seat", 1)
    spectators_a_table: int = setting(64, "spectators of one table")
    spectators_an_address: int = setting(8, "spectators of one table from one address")
    messages_a_second: int = setting(5, "messages a second on one connection; faster ones are slowed down", 1)
    message_burst: int = setting(40, "messages at once on one connection", 1)
    commands_a_second: int = setting(5, "commands a second of one seat", 1)
    command_burst: int = setting(120, "commands at once of one seat", 1)
    largest_message: int = setting(16_384, "bytes of a message on a websocket", 256)
    largest_body: int = setting(16_384, "bytes of the body of a request, except packs and records", 256)

    bot_workers: int = setting(1, "processes that think for bots", 1)
    bot_seconds: float = setting(5.0, "seconds until a thought of a bot is given up", 0.1)
    bot_pause: float = setting(0.0, "seconds before a bot answers at middle pace, so that people can follow")
    bench_workers: int = setting(2, "processes that check packs of strangers, at low priority", 1)

    away_seconds: int = setting(60, "seconds without a connection until others may let a bot play for a seat", 1)
    number_seconds: int = setting(4, "seconds that a deal waits for the promised numbers of the seats")
    sweep_seconds: float = setting(2.0, "seconds between two looks at clocks and idle connections", 0.05)
    present_seconds: float = setting(15.0, "seconds between two messages to other nodes about present seats", 0.05)

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ, **given: object) -> Settings:
        """Returns the settings that `environment` names, below those that are `given`; SettingError for a bad value."""
        found = {one.name: parse(one, environment[one.variable]) for one in declared() if one.variable in environment}
        return replace(cls(), **cast(dict[str, Any], found | given))


class Declared(NamedTuple):
    """A setting as operators read it."""

    name: str
    variable: str
    kind: type
    default: object
    least: float
    about: str


def declared() -> Iterator[Declared]:
    """Returns all settings in their order."""
    kinds = get_type_hints(Settings)
    for one in fields(Settings):
        kind = kinds[one.name]
        variable = OTHER_VARIABLES.get(one.name, PREFIX + one.name.upper())
        yield Declared(
            one.name,
            variable,
            kind if isinstance(kind, type) else tuple,
            one.default,
            one.metadata["least"],
            one.metadata["about"],
        )


def parse(wanted: Declared, text: str) -> object:
    """Returns the value that `text` has as this setting; SettingError says what would be right."""
    word = text.strip()
    if wanted.kind is bool:
        if word.lower() not in (*YES, *NO):
            raise _unfit(wanted, text, "true or false")
        return word.lower() in YES
    if wanted.kind is tuple:
        return tuple(part for part in word.replace(",", " ").split() if part)
    if wanted.kind is str:
        return word
    expected = "a whole number" if wanted.kind is int else "a number"
    try:
        number = wanted.kind(word)
    except ValueError as error:
        raise _unfit(wanted, text, expected) from error
    if not wanted.least <= number < float("inf"):
        raise _unfit(wanted, text, f"{expected}, at least {wanted.least:g}")
    return number


def written(value: object) -> str:
    """Returns a value as a variable of the environment has it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return " ".join(value) if isinstance(value, tuple) else f"{value}"


def _unfit(wanted: Declared, text: str, expected: str) -> SettingError:
    return SettingError(f"{wanted.variable}: {text!r:.60} is not {expected} ({wanted.about})")


def unlimited(database: str, **given: Any) -> Settings:
    """Returns settings without rates and bounds, for load tests against the own machine."""
    rates = {one.name: NO_LIMIT for one in declared() if one.name.endswith(("_a_minute", "_an_hour"))}
    bounds = {"connections": 1_000_000, "connections_an_address": 1_000_000, "spectators_an_address": 64}
    messages = dict.fromkeys(("messages_a_second", "message_burst", "commands_a_second", "command_burst"), 100_000)
    return replace(Settings(database), **{**rates, **bounds, **messages, **given})
