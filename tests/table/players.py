"""A table with people for tests; its entries are committed to a list."""

from __future__ import annotations

from tiptoe.core.kernel import choices
from tiptoe.core.notation import key
from tiptoe.core.rng import seeded
from tiptoe.table import commands as c
from tiptoe.table.entries import AnyEntry, decode_entry, encode_entry
from tiptoe.table.luck_source import Beginning
from tiptoe.table.opening import Setting, opening
from tiptoe.table.phases import PLAYING
from tiptoe.table.presence import Presence
from tiptoe.table.proposals import propose, sit
from tiptoe.table.resume import resumed_table
from tiptoe.table.table import Proposal, Table, begins_turn, opened_table

SECRET = "5a" * 32
NAMES = ("Ana", "Bea", "Caro", "Dora", "Eva", "Fee")


def absent(*seats: int) -> Presence:
    """Presence with these seats long away and all others connected."""
    return Presence(here=frozenset(range(len(NAMES))) - set(seats), away=seats, gone=seats)


class Party:
    """A table and its log. Every proposal is committed at once, one second after the last."""

    def __init__(self, spec: str = "classic", people: int = 2, bots: tuple[str, ...] = (), **options: int) -> None:
        plans = [*([""] * people), *bots]
        setting = Setting("table", spec, plans, SECRET, beginning=Beginning.DEAL, **options)  # type: ignore[arg-type]
        first = opening(setting, 0)
        self.table: Table = opened_table(first)
        self.log: list[AnyEntry] = [first]
        self.positions: list[bytes | None] = [None]
        for index in range(people):
            self.commit(sit(self.table, NAMES[index], f"token{index}", self.now))

    @property
    def now(self) -> int:
        return len(self.log)

    def started(self) -> Party:
        return self.does(0, c.Start())

    def does(self, seat: int, command: c.AnyCommand, away: tuple[int, ...] = ()) -> Party:
        self.commit(propose(self.table, command, seat, self.now, absent(*away)))
        return self

    def commit(self, proposal: Proposal) -> None:
        self.log.append(decode_entry(encode_entry(proposal.entry)))
        self.positions.append(proposal.position)
        self.table = self.table.after(proposal)

    def offered(self) -> list[str]:
        return [key(choice, self.table.state) for choice in choices(self.table.state)]

    def choose(self, text: str = "") -> Party:
        """Makes a choice of the asked seat, by default the first one."""
        text = text or self.offered()[0]
        return self.does(self.table.asked, c.Choose(self.table.decision, text))

    def play(self, seed: int, most: int = 10_000) -> Party:
        """Plays random choices to the end, or `most` of them."""
        rng = seeded(seed)
        for _ in range(most):
            if self.table.phase != PLAYING:
                break
            offered = self.offered()
            self.choose(offered[rng.below(len(offered))])
        return self

    def resumed(self) -> Table:
        """Returns the table as another process would read it."""
        position = next((each for each in reversed(self.positions) if each is not None), None)
        turns = [place for place, entry in enumerate(self.log) if begins_turn(entry)]
        return resumed_table(self.log, position, self.positions[turns[-1]] if turns else None)
