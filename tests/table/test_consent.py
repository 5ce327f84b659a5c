"""Consent: every seated person is asked, and nobody profits from cards seen before an undo (attack 2 and 10)."""

from __future__ import annotations

import pytest

from scene import rule
from table.players import Party
from tiptoe.bots.registry import FALLBACK_BOT
from tiptoe.core.codec import digest
from tiptoe.records.record import RecordError, read_record, replay
from tiptoe.table import commands as c
from tiptoe.table.entries import Abandoned, Asked, Held, Undone
from tiptoe.table.proposals import propose
from tiptoe.table.seats import LONG_AWAY_SECONDS

LATER = LONG_AWAY_SECONDS + 100


def held_party(people: int = 2) -> Party:
    """A table where a bot plays for the last of `people` people."""
    return Party(people=people).started().play(5, 40).does(people - 1, c.Hold(people - 1))


@rule("RUL-34")
@pytest.mark.parametrize("command", [c.AskUndo(3), c.AskEnd()], ids=["undo", "end"])
def test_finding_2_whoever_a_bot_plays_for_is_asked_all_the_same(command: c.AnyCommand) -> None:
    party = held_party().does(0, command)
    assert isinstance(party.log[-1], Asked)
    assert party.table.consent is not None and party.table.consent.waiting == {1}
    party.does(1, c.Answer(party.table.seq, True))
    assert isinstance(party.log[-1], Undone | Abandoned)


def test_finding_2_a_question_stays_open_when_a_bot_takes_over_who_has_to_answer_it() -> None:
    party = Party().started().play(5, 40).does(0, c.AskEnd())
    asked = party.table.seq
    party.does(1, c.Hold(1))
    assert party.table.consent is not None and party.table.consent.waiting == {1}
    assert isinstance(party.does(1, c.Answer(asked, True)).log[-1], Abandoned)


def test_finding_2_a_game_is_given_up_without_who_was_gone_for_a_day_but_never_taken_back() -> None:
    party = held_party()
    assert isinstance(propose(party.table, c.AskEnd(), 0, LATER).entry, Abandoned)
    assert isinstance(propose(party.table, c.AskUndo(3), 0, LATER).entry, Asked)
    here = party.does(1, c.Return())
    assert isinstance(propose(here.table, c.AskEnd(), 0, LATER).entry, Asked)


def test_finding_2_for_another_only_the_stand_in_plays() -> None:
    """A bot of a neighbour's choice could play badly on purpose."""
    party = Party().started()
    seat = party.table.asked
    own = propose(party.table, c.Hold(seat, "random"), seat, 1).entry
    assert isinstance(own, Held) and own.bot == "random"
    party.does(1 - seat, c.Hold(seat, "random"), away=(seat,)).does(1 - seat, c.Answer(party.table.seq, True), (seat,))
    held = party.log[-1]
    assert isinstance(held, Held) and held.bot == FALLBACK_BOT


@rule("RUL-34")
@pytest.mark.parametrize("spec", ["classic", "catacombs", "space"])
def test_finding_2_hands_that_were_seen_since_are_dealt_anew_and_the_askers_own_is_kept(spec: str) -> None:
    party = Party(spec).started().play(5, 60)
    back = party.table.last_choice(0)
    other = max(at for at in range(back) if party.table.made[at].seat == 1)
    before = Party(spec).started()
    for key in party.table.game().keys[:other]:
        before.choose(key)
    party.does(0, c.AskUndo(other)).does(1, c.Answer(party.table.seq, True))
    undone = party.log[-1]
    assert isinstance(undone, Undone) and undone.hands == [1]
    was, now = before.table.state.seats, party.table.state.seats
    assert (now[0].hand, len(now[1].hand)) == (was[0].hand, len(was[1].hand))
    assert sorted(now[1].hand + now[1].deck[: now[1].deck_left]) == sorted(
        was[1].hand + was[1].deck[: was[1].deck_left]
    )
    assert party.table.game().keys[-1] == "redeal:1:1"


def test_finding_10_every_deal_by_consent_stands_in_the_record_and_it_replays() -> None:
    """Deals that an undo removed stay in the record too: else an unwelcome one could be left out."""
    party = Party(people=1, bots=("random",)).started().play(5, 60).does(0, c.AskUndo(30)).play(6, 20)
    party.does(0, c.AskUndo(10)).play(7, 20)
    redeals = [key for key in party.table.game().keys if key.startswith("redeal:")]
    assert [line.split(":")[1] for line in redeals] == ["1", "2"]
    assert party.table.game().keys[10:12] == redeals
    again = replay(read_record(party.table.game().text()))
    assert (digest(again.state), again.redeals()) == (digest(party.table.state), [10, 11])
    assert digest(party.resumed().state) == digest(party.table.state)
    assert party.resumed().game().keys == party.table.game().keys


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("redeal:2", "'redeal:1' is due"),
        ("redeal:luck-129", "is no redeal"),
        ("redeal:01", "is no redeal"),
        ("redeal:1:", "is no redeal"),
        ("redeal:1:7", "a seat that is not there"),
        ("redeal:1:x", "is no redeal"),
    ],
)
def test_finding_10_picked_luck_is_not_verified(line: str, why: str) -> None:
    """With any text after `redeal:` one could try until one liked the cards."""
    text = Party().started().choose().table.game().text().replace("open ", f"{line}\nopen ")
    with pytest.raises(RecordError, match=why):
        replay(read_record(text))
