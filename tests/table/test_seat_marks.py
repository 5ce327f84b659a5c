"""Colours of seats: chosen in the waiting room, shown to everybody, kept in the record, of no weight in the game."""

from __future__ import annotations

from itertools import product

import pytest

from table.players import Party
from tiptoe.core.codec import digest
from tiptoe.records.record import RecordError, read_record, replay
from tiptoe.records.seat_marks import MARKS, marks_of
from tiptoe.service.messages import names
from tiptoe.table import commands as c
from tiptoe.table.errors import Refused
from tiptoe.table.record import record_text, whole_record
from tiptoe.text.language import words


def shown(party: Party) -> list[str]:
    return list(party.table.marks())


def refused(party: Party, seat: int, command: c.AnyCommand) -> str:
    with pytest.raises(Refused) as refusal:
        party.does(seat, command)
    return refusal.value.word


def test_everybody_sees_a_chosen_colour_and_may_go_back_to_the_usual_one() -> None:
    party = Party(bots=("greedy",))
    assert shown(party) == ["fox", "owl", "toad"]
    assert shown(party.does(0, c.ChooseMark(0, "badger"))) == ["badger", "owl", "toad"]
    assert shown(party.does(0, c.ChooseMark(0, ""))) == ["fox", "owl", "toad"]


def test_a_bot_gives_way_to_a_person_and_is_called_by_its_colour() -> None:
    party = Party(bots=("greedy",)).does(0, c.ChooseMark(0, "toad"))
    assert shown(party) == ["toad", "owl", "fox"]
    assert names(party.table, words("en"))[2] == "Fox"


def test_nobody_takes_the_colour_of_another_person_or_chooses_for_one() -> None:
    party = Party(bots=("greedy",))
    assert refused(party, 0, c.ChooseMark(0, "owl")) == "mark-taken"
    assert refused(party, 0, c.ChooseMark(1, "moth")) == "not-host"
    assert refused(party, 1, c.ChooseMark(2, "moth")) == "not-host"
    assert shown(party.does(0, c.ChooseMark(2, "moth")))[2] == "moth"
    assert refused(party.started(), 0, c.ChooseMark(0, "hare")) == "not-in-lobby"


def test_the_record_keeps_colours_and_plays_the_same_without_them() -> None:
    party = Party().does(1, c.ChooseMark(1, "hare")).started().choose()
    for text in (whole_record(party.table), record_text(party.table)):
        assert "\nmarks: fox, hare\n" in text
    text = whole_record(party.table)
    plain = text.replace("marks: fox, hare\n", "")
    assert read_record(text).header.marks == ("fox", "hare")
    assert digest(replay(read_record(text)).state) == digest(replay(read_record(plain)).state)


def test_usual_colours_stand_in_no_record() -> None:
    assert "marks:" not in whole_record(Party().started().table)


@pytest.mark.parametrize("marks", ["fox", "fox, fox", "fox, cat"])
def test_a_record_with_impossible_colours_is_refused(marks: str) -> None:
    text = whole_record(Party().does(1, c.ChooseMark(1, "hare")).started().table)
    with pytest.raises(RecordError, match="'marks:' has another one for each seat"):
        read_record(text.replace("fox, hare", marks))


@pytest.mark.parametrize("seats", range(1, 5))
def test_whatever_is_chosen_no_two_seats_are_alike(seats: int) -> None:
    for chosen in product(("", *MARKS), repeat=seats):
        picked = [mark for mark in chosen if mark]
        if len(picked) == len(set(picked)):
            marks = marks_of(chosen)
            assert len(set(marks)) == seats
            assert all(mark in ("", shown) for mark, shown in zip(chosen, marks))
