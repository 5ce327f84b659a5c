"""Seats of a table: their people and bots, and the names that people may have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..bots.registry import BOTS, UnknownBot, check_bot
from .allowed_text import cleaned_name, lookalike_key, readable_name
from .errors import Refused

LONGEST_NAME: Final = 24
LONG_AWAY_SECONDS: Final = 24 * 3600
LINK_SECONDS: Final = 15 * 60  # validity of a link to another device


@dataclass
class Chair:
    """Seat at the table: open, a person's, or a bot's. `held` is the bot that plays for a person who is away."""

    name: str = ""
    bot: str = ""
    token: str = ""  # hash of the token that proves the seat
    source: str = ""  # some hash bits of the address that the person sat down from
    held: str = ""
    held_since: int = 0
    once: bool = False  # the bot plays only until the next turn begins
    missed: int = 0  # how often a bot was given one turn here since the person last played
    stood_in: tuple[int, ...] = ()  # turns in which a bot played here since the person last did
    claim_refused: int = 0  # when a claim to this seat was last refused
    link: str = ""  # hash of the link that moves the seat to another device
    linked: int = 0  # when the link was made
    seal: str = ""  # hash of the number that this seat mixes into the luck
    number: str = ""  # the number itself, once the seat has shown it
    character: str = ""  # whom the seat will play, where characters are played; "": by lot
    mark: str = ""  # the mark that was chosen; "": by the place

    @property
    def is_open(self) -> bool:
        return not self.bot and not self.token

    @property
    def is_person(self) -> bool:
        return bool(self.token)

    def is_gone(self, now: int) -> bool:
        """Tests whether a bot has played here for so long that nobody need wait for the person any more."""
        return bool(self.held) and now - self.held_since >= LONG_AWAY_SECONDS

    def hold(self, bot: str, now: int, *, once: bool) -> None:
        """Lets a bot play for the person of this seat."""
        self.held, self.held_since, self.once = bot, now, once
        self.missed += once

    def release(self) -> None:
        """Gives the seat back to its person."""
        self.held, self.held_since, self.once = "", 0, False

    def played(self, turn: int) -> None:
        """Records that a choice of this turn was made here, by the bot or by the person."""
        if not self.held:
            self.missed, self.stood_in = 0, ()
        elif turn not in self.stood_in:
            self.stood_in = (*self.stood_in, turn)

    def opens_by(self, link: str, now: int) -> bool:
        """Tests whether the link with this hash may move the seat to another device."""
        return bool(self.link) and self.link == link and now - self.linked < LINK_SECONDS

    @property
    def player_bot(self) -> str:
        """Bot that plays here now, or ""."""
        return self.bot or self.held


def checked_name(name: str, taken: Sequence[str]) -> str:
    """Returns a display name, trimmed; a number is added to a name that is taken or is a bot's."""
    name = readable_name(name)
    if not 0 < len(name) <= LONGEST_NAME:
        raise Refused("bad-name")
    known = {lookalike_key(other) for other in (*taken, *BOTS)}
    free, number = name, 1
    while lookalike_key(free) in known:
        number += 1
        free = f"{name[: LONGEST_NAME - len(f' {number}')].rstrip()} {number}"
    return free


def names_from_file(names: Sequence[str]) -> list[str]:
    """Returns the names of a record's seats as people could have typed them; bots keep theirs.

    Characters that no name may have are dropped, and a seat without a name is named by its place.
    """
    found: list[str] = []
    for seat, name in enumerate(names):
        readable = cleaned_name(name, LONGEST_NAME) or f"Seat {seat + 1}"
        found.append(name if name in BOTS else checked_name(readable, found))
    return found


def checked_bot(name: str) -> str:
    """Returns the name of a bot; Refused if there is none of this name."""
    try:
        check_bot(name)
    except UnknownBot as error:
        raise Refused("unknown-bot") from error
    return name
