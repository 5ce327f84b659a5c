"""Hours and Dares as data: every word is checked, and what is wrong is told with its place."""

from __future__ import annotations

import pytest

from scene import rule
from tiptoe.core.night import ACTS, DEEDS
from tiptoe.packs.errors import PackErrors
from tiptoe.packs.night import our_night, read_night

HOUR = '[[hour]]\nid = "a"\npart = "evening"\ntakes = [1]\nact = { clank = 1 }\n'
DARE = '[[dare]]\nid = "b"\ngoal = "silent"\nturns = 2\nreward = { gold = 1 }\nprice = { clank = 1 }\n'


def errors(text: str) -> list[str]:
    with pytest.raises(PackErrors) as wrong:
        read_night("night.toml", text)
    return [str(error) for error in wrong.value.errors]


@rule("SOL-1.7", "SOL-1.8")
def test_our_night_has_ten_hours_of_each_part_and_twelve_dares() -> None:
    night = our_night()
    assert [[hour.part for hour in night.hours].count(part) for part in range(3)] == [10, 10, 10]
    assert len(night.dares) == 12 and all(1 <= len(hour.takes) <= 2 for hour in night.hours)


def test_a_night_is_read() -> None:
    night = read_night("night.toml", HOUR + DARE)
    assert [act.word for act in night.hours[0].acts] == ["clank"] and night.dares[0].turns == 2


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[[hour", "night.toml: not TOML"),
        ("[[day]]\n", "night.toml: day: unknown table 'day'"),
        (HOUR.replace("evening", "evning"), "night.toml: a: part: unknown 'evning'; did you mean 'evening'?"),
        (HOUR.replace("[1]", "[7]"), "night.toml: a: takes: expected different slots from 1 to 6, found [7]"),
        (HOUR.replace("[1]", "[2, 2]"), "night.toml: a: takes: expected different slots"),
        (HOUR.replace("clank = 1", "clnk = 1"), "night.toml: a: act.clnk: unknown; did you mean 'clank'?"),
        (HOUR.replace("clank = 1", "clank = 99"), "night.toml: a: act.clank: expected a number up to 9, found 99"),
        (HOUR.replace("clank = 1", "attack = 1, clank = 1"), "night.toml: a: act.attack: an attack stands last"),
        (HOUR.replace("clank = 1", 'hunt = "best"'), "night.toml: a: act.hunt: unknown 'best'"),
        (HOUR.replace("{ clank = 1 }", "{}"), "night.toml: a: act: is empty"),
        (HOUR + 'when = "asleep"\n', "night.toml: a: when: unknown 'asleep'"),
        (HOUR + "ward = { shields = 1 }\n", "night.toml: a: ward.shields: unknown"),
        (HOUR + "ward = { skill = 0 }\n", "night.toml: a: ward.skill: expected 1 to 9, found 0"),
        (HOUR + "wrd = 1\n", "night.toml: a: wrd: unknown; did you mean 'ward'?"),
        (HOUR + HOUR, "night.toml: a: id: stands twice among the hours"),
        (HOUR.replace("takes = [1]\n", ""), "night.toml: a: takes: missing"),
        (HOUR.replace("[1]", '"1"'), "night.toml: a: takes: expected a list, found '1'"),
        (DARE.replace("turns = 2", "turns = 0"), "night.toml: b: turns: expected 1 to 9, found 0"),
        (DARE.replace("gold = 1", "attack = 1"), "night.toml: b: reward.attack: only Hours attack"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text: str, told: str) -> None:
    assert any(error.startswith(told) for error in errors(text)), errors(text)


def test_all_that_is_wrong_is_told_at_once() -> None:
    assert len(errors(HOUR.replace("[1]", "[9]") + DARE.replace('"silent"', '"asleep"'))) == 2


def test_every_word_is_used_by_our_night() -> None:
    night = our_night()
    acts = [act for hour in night.hours for act in hour.acts]
    acts += [act for dare in night.dares for act in (*dare.reward, *dare.price)]
    assert {act.word for act in acts} == set(ACTS)
    used = {hour.condition for hour in night.hours} | {dare.goal for dare in night.dares}
    assert used >= {1 << place for place in range(len(DEEDS))}
