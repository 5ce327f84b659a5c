"""Text from people at a table: names in every script, none invisible; talk without control characters; keys as offered."""

from __future__ import annotations

import pytest

from table.players import Party
from tiptoe.table import commands as c
from tiptoe.table import entries as e
from tiptoe.table.allowed_text import cleaned_chat
from tiptoe.table.errors import Refused, Repeated
from tiptoe.table.seats import LONGEST_NAME, checked_name


@pytest.mark.parametrize(
    "name", ["Ana", "José", "Łukasz", "Ольга", "अनिता", "สมชาย", "美咲", "O'Neil & Co.", "D’Arc", "Nguyễn", "محمد"]
)
def test_low_3_names_of_every_script_are_names(name: str) -> None:
    assert checked_name(name, []) == name


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\uffa0",
        "Ana\u3164",
        "A\u200bna",
        "\u202eanA",
        "Ana\x07",
        "\u0301x",
        "...",
        "a" + "\u0301" * 9,
        "\u2800",
        "x\ufe0f",
    ],
)
def test_low_3_what_cannot_be_seen_is_no_name(name: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        checked_name(name, [])


def test_low_3_names_are_told_apart_by_the_eye() -> None:
    assert checked_name("Jose\u0301", []) == "José"
    assert checked_name("ana", ["Ana"]) == "ana 2"
    assert checked_name("Ａｎａ", ["Ana"]) == "Ａｎａ 2"
    assert checked_name("greedy", []) == "greedy 2", "nobody passes for a bot"
    assert len(checked_name("x" * LONGEST_NAME, ["x" * LONGEST_NAME])) == LONGEST_NAME


def test_low_4_talk_turns_nothing_round() -> None:
    assert cleaned_chat("a\x1b[2Jb\0c\nd\u202ee\u2066f") == "a [2Jb c def"
    assert cleaned_chat("z" + "\u0301" * 480) == "ź" + "\u0301" * 4
    assert cleaned_chat("👩\u200d👧 ok ❤\ufe0f") == "👩\u200d👧 ok ❤\ufe0f"
    party = Party(people=2)
    with pytest.raises(Refused, match="nothing-said"):
        party.does(0, c.Say("\u202e\x07"))
    party.does(0, c.Say(" hello\t there \x07"))
    said = party.log[-1]
    assert isinstance(said, e.Said)
    assert said.text == "hello there"


def test_low_5_a_key_is_kept_as_it_is_offered() -> None:
    """A key sent in another form is stored as it was offered, and a repeated one is answered as the first time."""
    party = Party(people=2).started()
    decision, wanted = party.table.decision, party.offered()[0]
    odd = c.Choose(decision, f"\n\n {wanted} \t\x1f")
    party.does(party.table.asked, odd)
    chosen = party.log[-1]
    assert isinstance(chosen, e.Chosen)
    assert chosen.key == wanted
    with pytest.raises(Repeated):
        party.does(chosen.seat, odd)
