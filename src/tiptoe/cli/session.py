"""Session: a table in one terminal with people and bots, saved after every choice of a person."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from ..bots.base import Bot
from ..bots.registry import BOTS, bot_for
from ..core.event import Event
from ..core.notation import key
from ..core.state import State
from ..packs.cache import PACK_CACHE, with_packs
from ..packs.document import PackDocument
from ..packs.files import Source
from ..records.record import SUFFIX, Header, Record, Recording, new_header, replay, start
from ..table import commands as c
from ..table import entries as e
from ..table.luck_source import Beginning
from ..table.opening import begun_table
from ..table.proposals import propose
from ..table.seats import Chair
from ..table.table import Table
from .arguments import PERSON


@dataclass
class Session:
    """Table in one terminal, its bots, and the log of events so far."""

    table: Table
    bots: dict[int, Bot]
    file: Path
    log: list[Event]
    told: dict[int, int] = field(default_factory=dict)  # length of the log, by the number of choices made

    @property
    def recording(self) -> Recording:
        return self.table.game()

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def people(self) -> list[int]:
        return self.table.people()

    def asked(self) -> int:
        """Seat that must answer now."""
        return self.table.asked

    def choose(self, text: str) -> None:
        """Plays a person's choice and saves the game."""
        self._do(c.Choose(self.table.decision, text))
        self.save()

    def undo(self, *, whole_turn: bool = False) -> bool:
        """Takes back the last choice, or all of this turn that can still be taken back (RUL-34)."""
        moments = self.table.own_past(self.asked())
        if not moments:
            return False
        self._do(c.Undo(self.table.decision, moments[0 if whole_turn else -1].choices))
        self.save()
        return True

    def let_bots_play(self) -> None:
        """Lets bots play until a person is asked or the game is over."""
        while self.asked() in self.bots:
            choice = self.bots[self.asked()].choose(self.table.view(self.asked()))
            self._do(c.Choose(self.table.decision, key(choice, self.state)), self.table.bot_asked())

    def _do(self, command: c.AnyCommand, bot: str = "") -> None:
        """Executes a command of the asked seat and updates the log."""
        proposal = propose(self.table, command, self.asked(), now=0, bot=bot)
        entry, made = proposal.entry, len(self.recording.keys)
        self.table.accept(proposal)
        if isinstance(entry, e.Chosen):
            self.told[made] = len(self.log)
            self.log += [e.event_of(fact) for fact in entry.events]
        elif isinstance(entry, e.Undone):
            del self.log[self.told[entry.choices] :]

    def save(self) -> None:
        """Saves the record atomically: writes it beside the old file and then replaces that."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        unfinished = self.file.with_suffix(f"{SUFFIX}.new")
        unfinished.write_text(self.recording.text(), encoding="utf-8")
        unfinished.replace(self.file)


def open_session(spec: str, seats: Sequence[str], luck: str, packs: Sequence[PackDocument], file: Path) -> Session:
    """Starts a new game; its log begins with the setup, and its record embeds the packs."""
    PACK_CACHE.put(packs)
    header = new_header(with_packs(spec, packs), seats, luck)
    return _seated(start(replace(header, packs=tuple(packs))), file)


def resume_session(record: Record, overlays: Sequence[Source], file: Path, seats: Sequence[str] = ()) -> Session:
    """Continues a saved game exactly where it was; `seats` say who sits where now, if others than before.

    A name that no bot has is that of a person, who plays on at this terminal.
    """
    return _seated(replay(record, overlays), file, seats)


def _seated(recording: Recording, file: Path, seats: Sequence[str] = ()) -> Session:
    header = recording.header
    sitting = list(zip(header.seats, seats or header.seats))
    bots = {seat: bot_for(now, _seed(header), seat) for seat, (_, now) in enumerate(sitting) if now in BOTS}
    chairs = [Chair(name, bot=now) if now in BOTS else Chair(name, token=PERSON) for name, now in sitting]
    return Session(begun_table(recording, chairs, Beginning.TERMINAL), bots, file, log=list(recording.state.events))


def _seed(header: Header) -> int:
    """Seed for the bots; a secret key gives one that reveals nothing of it."""
    return int(header.luck) if header.luck.removeprefix("-").isdecimal() else len(header.luck)


def data_folder() -> Path:
    """Folder of the saved games in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "tiptoe"


def newest_save() -> Path | None:
    saves = sorted(data_folder().glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime)
    return saves[-1] if saves else None
