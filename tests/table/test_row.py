"""Summary rows of tables follow from the table: after any change, the row equals the log's."""

from __future__ import annotations

import pytest

from table.players import Party
from tiptoe.core.codec import digest_of, encode
from tiptoe.core.rng import seeded
from tiptoe.service.table_rows import append_for
from tiptoe.table import commands as c
from tiptoe.table import entries as e
from tiptoe.table.proposals import propose, sit
from tiptoe.table.row import read_summary, row_of
from tiptoe.table.table import Proposal, Table


def snapshot(table: Table) -> tuple[object, ...]:
    """Returns a copy of everything in a table."""
    game = table.recording
    played = None if game is None else (encode(game.state), [*game.keys], {**game.turns})
    chairs = [(chair.name, chair.bot, chair.held) for chair in table.chairs]
    past = [(moment.choices, moment.seat, encode(moment.state)) for moment in table.past]
    told = (table.phase, table.abandoned, table.seq, table.decision, table.consent, table.redeals, table.since)
    return (*told, chairs, past, [*table.made], {**table.answered}, played, table.rematch)


class CheckedParty(Party):
    """A party whose proposals leave the table unchanged and lead to the row of the log."""

    def commit(self, proposal: Proposal) -> None:
        before, table = snapshot(self.table), self.table
        super().commit(proposal)
        assert snapshot(table) == before
        assert row_of(self.table) == row_of(self.resumed())
        append = append_for(self.table, proposal)
        assert (append.status, append.seq) == (self.table.phase, self.table.seq)
        if proposal.state is not None:
            assert append.position == encode(self.table.state)
            assert isinstance(proposal.entry, e.Started | e.Chosen | e.Undone)
            assert append.position is not None and digest_of(append.position) == proposal.entry.digest


def seats_of(party: Party) -> tuple[list[str], list[str] | None]:
    summary = read_summary(row_of(party.table).summary)
    return summary.names, summary.bots


def test_the_row_follows_everything_that_changes_a_seat() -> None:
    party = CheckedParty(people=2, bots=("greedy",))
    assert seats_of(party) == (["Ana", "Bea", "greedy"], ["", "", "greedy"])
    party.does(1, c.Unseat(1))
    assert seats_of(party) == (["Ana", "", "greedy"], ["", "", "greedy"])
    party.does(0, c.SeatBot(1, "random")).does(0, c.Unseat(1))
    party.commit(sit(party.table, "Dora", "token", party.now))
    party.started().does(0, c.Hold(0, "random"))
    assert seats_of(party) == (["Ana", "Dora", "greedy"], ["random", "", "greedy"])
    assert seats_of(party.does(0, c.Return()))[1] == ["", "", "greedy"]


@pytest.mark.parametrize("spec", ["classic", "catacombs", "space"])
def test_the_row_and_the_table_agree_through_a_game_with_undo_and_consent(spec: str) -> None:
    party, rng = CheckedParty(spec).started(), seeded(7)
    for _ in range(60):
        asked = party.table.asked
        if party.table.own_past(asked) and rng.below(4) == 0:
            party.does(asked, c.Undo(party.table.decision))
        else:
            party.play(seed=rng.below(1000), most=1)
    party.does(0, c.AskUndo(3))
    party.commit(propose(party.table, c.Answer(party.table.seq, True), 1, party.now))
    assert party.table.redeals == 1
    party.does(0, c.AskEnd()).does(1, c.Answer(party.table.seq, True))
    assert row_of(party.table).status == "over"
