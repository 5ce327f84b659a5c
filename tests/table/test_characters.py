"""Characters at a table: chosen in the waiting room, by lot otherwise, and in the header of the record."""

from __future__ import annotations

import pytest

from scene import rule
from table.players import Party
from tiptoe.records.record import read_record, replay
from tiptoe.table import commands as c
from tiptoe.table.errors import Refused
from tiptoe.table.record import whole_record

SPEC = "catacombs+characters"


def playing(party: Party) -> list[str]:
    """Who plays whom, by seat."""
    state = party.table.state
    found = [state.rules.pack.character_of(seat.tokens) for seat in state.seats]
    return ["" if each is None else each.id for each in found]


def refused(party: Party, seat: int, command: c.AnyCommand) -> str:
    with pytest.raises(Refused) as refusal:
        party.does(seat, command)
    return refusal.value.word


@rule("CHA-1.2")
def test_people_choose_before_the_deal_and_the_host_for_bots() -> None:
    party = Party(SPEC, bots=("greedy",))
    party.does(0, c.PlayAs(0, "lenara")).does(1, c.PlayAs(1, "agnet")).does(0, c.PlayAs(2, "garignar"))
    assert playing(party.started()) == ["lenara", "agnet", "garignar"]


@rule("CHA-1.1", "CHA-1.2")
def test_who_has_not_chosen_gets_one_of_those_left() -> None:
    party = Party(SPEC).does(1, c.PlayAs(1, "lenara")).started()
    assert playing(party)[1] == "lenara" and playing(party)[0] not in ("", "lenara")


@rule("CHA-1.2")
def test_a_choice_can_be_taken_back_to_the_lot() -> None:
    party = Party(SPEC).does(1, c.PlayAs(1, "lenara")).does(1, c.PlayAs(1, ""))
    party.does(0, c.PlayAs(0, "lenara")).started()
    assert playing(party)[0] == "lenara"


@rule("CHA-1.1")
def test_a_table_refuses_characters_that_are_taken_unknown_or_of_another_seat() -> None:
    party = Party(SPEC).does(0, c.PlayAs(0, "lenara"))
    assert refused(party, 1, c.PlayAs(1, "lenara")) == "character-taken"
    assert refused(party, 1, c.PlayAs(1, "nobody")) == "no-such-character"
    assert refused(party, 0, c.PlayAs(1, "agnet")) == "not-host"
    assert refused(party, 1, c.PlayAs(0, "agnet")) == "not-host"
    assert refused(party.started(), 0, c.PlayAs(0, "agnet")) == "not-in-lobby"


@rule("CHA-1.1")
def test_a_game_without_characters_has_none_to_choose() -> None:
    assert refused(Party("catacombs"), 0, c.PlayAs(0, "lenara")) == "no-such-character"


def test_a_spec_may_choose_before_anybody_sits_down() -> None:
    party = Party(f"{SPEC}:any.lenara")
    assert [chair.character for chair in party.table.chairs] == ["", "lenara"]
    assert playing(party.started())[1] == "lenara"


@rule("CHA-1.2")
def test_the_record_says_who_plays_whom_and_deals_it_again() -> None:
    party = Party(SPEC).does(0, c.PlayAs(0, "whiskers")).started().choose()
    text = whole_record(party.table)
    assert f"spec: {SPEC}:whiskers.any" in text
    again = replay(read_record(text))
    assert [seat.tokens for seat in again.state.seats] == [seat.tokens for seat in party.table.state.seats]


def test_who_leaves_leaves_the_character_to_others() -> None:
    party = Party(SPEC).does(1, c.PlayAs(1, "lenara")).does(1, c.Unseat(1))
    party.does(0, c.PlayAs(0, "lenara"))
    assert [chair.character for chair in party.table.chairs] == ["lenara", ""]
