"""One game at one terminal: people and bots at the seats, undo to the last revelation, saving after every choice."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ..bots.bot import Bot
from ..bots.registry import bot_for
from ..core.event import Event
from ..core.kernel import decision
from ..core.notation import key
from ..core.state import State
from ..formats.record import SUFFIX, Header, Record, Recording, new_header, replay, start
from ..packs.source import Source
from ..view.view import View

PERSON: Final = "you"


@dataclass(frozen=True)
class Moment:
    """A position to come back to: before so many choices, with so much told."""

    state: State
    choices: int
    told: int


@dataclass
class Session:
    """A game, who sits where, and what can still be taken back."""

    recording: Recording
    bots: dict[int, Bot]
    file: Path
    log: list[Event] = field(default_factory=list)
    past: list[Moment] = field(default_factory=list)

    @property
    def state(self) -> State:
        return self.recording.state

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(len(self.state.seats)) if seat not in self.bots]

    def asked(self) -> int:
        """The seat that must answer now."""
        return decision(self.state).seat

    def choose(self, text: str) -> None:
        """A person's choice; it can be taken back until something is revealed or another seat decides (RUL-34)."""
        moment = Moment(self.state.clone(), len(self.recording.keys), len(self.log))
        seat = self.asked()
        revealed = self._apply(text)
        if revealed or self.asked() != seat:
            self.past.clear()
        else:
            self.past.append(moment)
        self.save()

    def undo(self) -> bool:
        """Take back the last choice that can still be taken back."""
        return self._back_to(len(self.past) - 1)

    def undo_turn(self) -> bool:
        """Take back every choice that can still be taken back."""
        return self._back_to(0)

    def _back_to(self, place: int) -> bool:
        if not self.past:
            return False
        moment = self.past[place]
        del self.past[place:]
        moment.state.record()
        self.recording.take_back(moment.state, moment.choices)
        del self.log[moment.told :]
        self.save()
        return True

    def let_bots_play(self) -> None:
        """Until a person is asked or the game is over."""
        while not self.state.over and self.asked() in self.bots:
            seat = self.asked()
            choice = self.bots[seat].choose(View(self.state, seat))
            self._apply(key(choice, self.state))
            self.past.clear()

    def save(self) -> None:
        """The record so far, written beside the old one and then put in its place."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        unfinished = self.file.with_suffix(f"{SUFFIX}.new")
        unfinished.write_text(self.recording.text(), encoding="utf-8")
        unfinished.replace(self.file)

    def _apply(self, text: str) -> bool:
        """Make a choice and add what it told to the log; says whether anybody learned something new."""
        before = len(self.state.events)
        self.recording.choose(text)
        told = self.state.events[before:]
        self.log.extend(told)
        return any(event.kind.reveals for event in told)


def open_session(spec: str, seats: Sequence[str], luck: str, overlays: Sequence[Source], file: Path) -> Session:
    """A new game; the log begins with its setup."""
    recording = start(new_header(spec, seats, luck, overlays), overlays)
    return _seated(recording, file)


def resume_session(record: Record, overlays: Sequence[Source], file: Path) -> Session:
    """A saved game, exactly where it was."""
    return _seated(replay(record, overlays), file)


def _seated(recording: Recording, file: Path) -> Session:
    header = recording.header
    bots = {seat: bot_for(name, _seed(header), seat) for seat, name in enumerate(header.seats) if name != PERSON}
    return Session(recording, bots, file, log=list(recording.state.events))


def _seed(header: Header) -> int:
    """Bots need a seed too; from a secret key they get one that tells nothing of it."""
    return int(header.luck) if header.luck.removeprefix("-").isdecimal() else len(header.luck)


def data_folder() -> Path:
    """Where saved games live: the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "tiptoe"


def newest_save() -> Path | None:
    saves = sorted(data_folder().glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime)
    return saves[-1] if saves else None
