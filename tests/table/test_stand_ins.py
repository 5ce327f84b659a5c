"""Stand-ins: a game counts for the person, or for the bot that played most of it (issue 25, point 7)."""

from __future__ import annotations

import pytest

from table.players import Party
from tiptoe.core.rng import seeded
from tiptoe.service.messages import endings
from tiptoe.table import commands as c
from tiptoe.table.phases import PLAYING
from tiptoe.table.proposals import propose
from tiptoe.table.turn_shares import TurnShare, turns_of_seats


def plays(party: Party, seed: int, turns: int = 10_000) -> Party:
    """Plays `turns` turns at random, by the bot where one holds the seat."""
    rng, before = seeded(seed), party.table.state.turns
    while party.table.phase == PLAYING and party.table.state.turns - before < turns:
        offered, seat = party.offered(), party.table.asked
        command = c.Choose(party.table.decision, offered[rng.below(len(offered))])
        party.commit(propose(party.table, command, seat, party.now, bot=party.table.chairs[seat].held))
    return party


@pytest.mark.parametrize("spec", ["classic", "catacombs", "space"])
def test_a_game_that_a_bot_played_from_the_first_turn_is_the_bots(spec: str) -> None:
    party = plays(Party(spec).started().does(0, c.Hold(0)), 4)
    mine, theirs = endings(party.table)
    assert (mine.player, theirs.player) == ("bot", "person")
    assert 0 < mine.bot_turns == mine.turns
    assert 0 == theirs.bot_turns < theirs.turns


def test_a_seat_of_a_bot_has_nobody_whom_it_could_stand_in_for() -> None:
    party = Party(people=1, bots=("random",)).started()
    assert turns_of_seats(plays(party, 2, 6).table) == [TurnShare(3, 0), TurnShare(3, 0)]
    assert [ending.player for ending in endings(plays(party, 3).table)] == ["person", "bot"]


@pytest.mark.parametrize(("own", "by_bot", "stands_in"), [(3, 2, False), (2, 2, False), (2, 3, True)])
def test_more_than_half_of_the_turns_make_it_the_bots_game(own: int, by_bot: int, stands_in: bool) -> None:
    party = Party().started()
    plays(party, 5, 2 * own).does(0, c.Hold(0))
    plays(party, 6, 2 * by_bot).does(0, c.Return())
    assert turns_of_seats(party.table)[0] == TurnShare(own + by_bot, by_bot)
    assert turns_of_seats(party.table)[0].are_a_bots is stands_in


def test_a_turn_is_whose_last_choice_it_is() -> None:
    party = Party().started()
    seat = party.table.asked
    party.choose().does(seat, c.Hold(seat))
    assert turns_of_seats(plays(party, 7, 1).table)[seat] == TurnShare(1, 1)


def test_what_is_taken_back_was_played_by_nobody() -> None:
    party = Party().started()
    plays(party, 5, 2).does(0, c.Hold(0))
    at = len(party.table.made)
    plays(party, 6, 4).does(0, c.Return())
    party.does(0, c.AskUndo(at)).does(1, c.Answer(party.table.seq, True))
    assert turns_of_seats(party.table)[0] == TurnShare(1, 0)
    assert turns_of_seats(plays(party, 8, 2).table)[0] == TurnShare(2, 0)


def test_a_table_read_from_its_log_knows_who_played() -> None:
    party = Party(people=3).started()
    plays(party, 5, 7).does(1, c.Hold(1))
    plays(party, 6, 9).does(1, c.Return())
    plays(party, 7)
    assert turns_of_seats(party.resumed()) == turns_of_seats(party.table)
    assert turns_of_seats(party.table)[1].bot == 3
