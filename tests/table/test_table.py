"""Tables: seats, answers, undo and consent; the log determines everything."""

from __future__ import annotations

import msgspec
import pytest

from scene import rule
from table.players import Party
from tiptoe.core.codec import digest
from tiptoe.core.refusals import IllegalChoice
from tiptoe.core.rng import seeded
from tiptoe.records.record import read_record, replay
from tiptoe.table import commands as c
from tiptoe.table.entries import Abandoned, Asked, Chosen, Undone, event_of
from tiptoe.table.errors import Refused, Repeated
from tiptoe.table.phases import LOBBY, OVER, PLAYING
from tiptoe.table.proposals import propose, rematched, sit
from tiptoe.table.seat_handover import hold_overdue_seat
from tiptoe.table.table import NOBODY, Table


def refuses(party: Party, seat: int, command: c.AnyCommand, word: str) -> None:
    before = (party.table.seq, party.table.decision)
    with pytest.raises(Refused, match=f"^{word}$"):
        propose(party.table, command, seat, party.now)
    assert (party.table.seq, party.table.decision) == before


def same_table(table: Table, other: Table) -> bool:
    """Whether two tables agree in everything that a client or the next entry could depend on."""
    parts = ("phase", "abandoned", "seq", "decision", "chairs", "consent", "redeals", "since", "rematch")
    moments = [[(m.choices, m.seat, digest(m.state)) for m in each.past] for each in (table, other)]
    assert table.recording is not None
    assert other.recording is not None
    return (
        all(getattr(table, part) == getattr(other, part) for part in parts)
        and moments[0] == moments[1]
        and digest(table.state) == digest(other.state)
        and (table.recording.keys, table.recording.turns) == (other.recording.keys, other.recording.turns)
    )


def test_people_sit_down_and_the_game_begins() -> None:
    party = Party(people=2, bots=("greedy",))
    assert [chair.name for chair in party.table.chairs] == ["Ana", "Bea", "greedy"]
    assert party.table.phase == LOBBY
    party.started()
    assert party.table.phase == PLAYING
    assert party.table.decision == party.table.seq


def test_a_table_does_not_start_with_open_seats() -> None:
    party = Party(people=2)
    party.does(1, c.Unseat(1))
    refuses(party, 0, c.Start(), "seats-open")
    party.does(0, c.SeatBot(1, "random")).started()


def test_seats_are_taken_once_and_names_are_checked() -> None:
    party = Party(people=2)
    with pytest.raises(Refused, match="no-open-seat"):
        sit(party.table, "Zoe", "t", 1)
    party.does(1, c.Unseat(1))
    for name, seat, word in (
        ("Zoe", 0, "seat-taken"),
        ("Zoe", 7, "no-such-seat"),
        ("", 1, "bad-name"),
        ("a" * 25, 1, "bad-name"),
        ("<b>", 1, "bad-name"),
        ("x, y", 1, "bad-name"),
    ):
        with pytest.raises(Refused, match=word):
            sit(party.table, name, "t", 1, seat)
    party.commit(sit(party.table, "Ana", "t", 1, 1))
    assert party.table.chairs[1].name == "Ana 2"
    refuses(party, 1, c.Unseat(0), "not-host")
    refuses(party, 0, c.SeatBot(1, "greedy"), "seat-taken")
    refuses(party, NOBODY, c.Start(), "not-seated")


def test_only_the_asked_seat_answers_and_only_what_is_offered() -> None:
    party = Party().started()
    asked = party.table.asked
    refuses(party, 1 - asked, c.Choose(party.table.decision, party.offered()[0]), "not-your-decision")
    refuses(party, NOBODY, c.Choose(party.table.decision, party.offered()[0]), "not-your-decision")
    with pytest.raises(IllegalChoice):
        propose(party.table, c.Choose(party.table.decision, "end-turn"), asked, 9)


def test_a_repeated_answer_is_recognised_and_a_late_one_refused() -> None:
    party = Party().started()
    decision, key, seat = party.table.decision, party.offered()[0], party.table.asked
    party.choose(key)
    with pytest.raises(Repeated) as repeated:
        propose(party.table, c.Choose(decision, key), seat, 9)
    assert repeated.value.seq == party.table.seq
    refuses(party, seat, c.Choose(decision, "end-turn"), "stale")
    refuses(party, 1 - seat, c.Choose(decision, key), "stale")


@rule("RUL-34")
def test_a_choice_is_taken_back_while_nothing_was_revealed() -> None:
    party = Party().started()
    before = digest(party.table.state)
    seat = party.table.asked
    key = next(key for key in party.offered() if key.startswith("play:"))
    party.choose(key)
    if not party.table.past:
        pytest.fail("the first card of this deal draws another one; take another secret")
    refuses(party, 1 - seat, c.Undo(party.table.decision), "nothing-to-undo")
    refuses(party, seat, c.Undo(party.table.decision - 1), "stale")
    party.does(seat, c.Undo(party.table.decision))
    assert digest(party.table.state) == before
    refuses(party, seat, c.Undo(party.table.decision), "nothing-to-undo")


@rule("RUL-34")
def test_several_choices_are_taken_back_at_once_to_where_they_lead_one_by_one() -> None:
    party = Party().started()
    seat, before, seen = party.table.asked, len(party.table.game().keys), [digest(party.table.state)]
    for _ in range(3):
        party.choose(next(key for key in party.offered() if key.startswith("play:")))
        seen.append(digest(party.table.state))
    assert [moment.choices for moment in party.table.own_past(seat)] == [before, before + 1, before + 2]
    assert same_table(party.table, party.resumed())
    for nowhere in (before - 1, before + 3, 999):
        refuses(party, seat, c.Undo(party.table.decision, nowhere), "no-such-point")
    refuses(party, 1 - seat, c.Undo(party.table.decision, before), "nothing-to-undo")
    party.does(seat, c.Undo(party.table.decision, before + 1))
    assert digest(party.table.state) == seen[1]
    party.does(seat, c.Undo(party.table.decision, before))
    assert (digest(party.table.state), party.table.own_past(seat)) == (seen[0], [])


@rule("RUL-34")
@pytest.mark.parametrize("spec", ["classic", "catacombs", "space"])
def test_nobody_goes_back_alone_past_a_reveal_another_decision_or_the_turn(spec: str) -> None:
    """Undo offers lie after the last revealing choice, in this turn of this seat."""
    party = Party(spec, 3).started()
    barrier = 0
    rng = seeded(8)
    for _ in range(400):
        if party.table.phase != PLAYING:
            break
        seat, turns = party.table.asked, party.table.state.turns
        offered = party.offered()
        party.choose(offered[rng.below(len(offered))])
        chosen, made = party.log[-1], len(party.table.game().keys)
        assert isinstance(chosen, Chosen)
        told = any(event_of(fact).kind.reveals for fact in chosen.events)
        if told or party.table.phase != PLAYING or (party.table.asked, party.table.state.turns) != (seat, turns):
            barrier = made
        back = [[moment.choices for moment in party.table.own_past(other)] for other in range(3)]
        assert back == [[*range(barrier, made)] if other == seat else [] for other in range(3)]


@rule("RUL-34")
def test_what_was_revealed_cannot_be_taken_back_alone() -> None:
    party = Party().started()
    seat = party.table.asked
    while party.table.asked == seat:
        party.choose()
    refuses(party, seat, c.Undo(party.table.decision), "nothing-to-undo")


@rule("RUL-34")
def test_with_everybodys_consent_the_game_goes_back_and_the_unseen_is_dealt_anew() -> None:
    party = Party(people=3).started().play(5, 60)
    there = party.table.game().keys[:20]
    decks = [party.table.state.seats[0].deck, party.table.state.deck]
    party.does(0, c.AskUndo(20))
    asked = party.table.seq
    refuses(party, 1, c.AskEnd(), "asked-already")
    refuses(party, 0, c.Answer(asked, True), "nothing-asked-of-you")
    party.does(1, c.Answer(asked, True))
    assert not isinstance(party.log[-1], Undone)
    party.does(2, c.Answer(asked, True))
    assert isinstance(party.log[-1], Undone)
    assert party.table.game().keys == [*there, "redeal:1:1.2"]
    assert party.table.state.deck != decks[1]
    assert same_table(party.table, party.resumed())


@rule("RUL-34")
def test_the_latest_choice_of_a_seat_is_known_however_the_game_went_back() -> None:
    party = Party().started()
    assert [party.table.last_choice(seat) for seat in (0, 1)] == [-1, -1]
    first = party.table.asked
    while party.table.asked == first:
        party.choose()
    mine = party.table.last_choice(first)
    party.choose()
    taken_back = party.table.made[mine].seq
    assert (mine, party.table.last_choice(1 - first)) == (len(party.table.game().keys) - 2, mine + 1)
    assert party.resumed().made == party.table.made
    party.does(first, c.AskUndo(mine)).does(1 - first, c.Answer(party.table.seq, True))
    assert party.table.last_choice(first) == mine - 1
    undone = party.log[-1]
    assert isinstance(undone, Undone)
    assert undone.since == taken_back
    assert party.resumed().made == party.table.made
    assert len(party.table.made) == len(party.table.game().keys)


def test_a_second_consent_deals_otherwise_than_the_first() -> None:
    party = Party(people=1, bots=("random",)).started().play(5, 30)
    party.does(0, c.AskUndo(10))
    first = party.table.state.deck
    party.play(6, 5).does(0, c.AskUndo(10))
    assert party.table.redeals == 2
    assert party.table.state.deck != first


def test_one_no_is_enough_and_a_choice_ends_the_question() -> None:
    party = Party(people=3).started().play(5, 30)
    party.does(0, c.AskUndo(3))
    party.does(1, c.Answer(party.table.seq, False))
    assert party.table.consent is None
    party.does(2, c.AskEnd())
    assert isinstance(party.log[-1], Asked)
    party.play(1, 1)
    assert party.table.consent is None


def test_a_game_is_given_up_only_by_all() -> None:
    party = Party(people=2, bots=("greedy",)).started()
    party.does(0, c.AskEnd()).does(1, c.Answer(party.table.seq, True))
    assert isinstance(party.log[-1], Abandoned)
    assert (party.table.phase, party.table.abandoned) == (OVER, True)
    refuses(party, 0, c.Choose(party.table.decision, "end-turn"), "not-playing")


def test_a_bot_holds_the_seat_of_somebody_who_is_away_and_hands_it_back() -> None:
    party = Party().started()
    seat = party.table.asked
    refuses(party, 1 - seat, c.Hold(seat), "not-away")
    party.does(1 - seat, c.Hold(seat), away=(seat,)).does(1 - seat, c.Answer(party.table.seq, True), away=(seat,))
    assert party.table.bot_asked() == "greedy"
    refuses(party, seat, c.Hold(seat), "held")
    refuses(party, seat, c.Choose(party.table.decision, party.offered()[0]), "held")
    party.does(seat, c.Return())
    with pytest.raises(Refused, match="not-held"):
        propose(party.table, c.Choose(party.table.decision, party.offered()[0]), seat, 9, bot="greedy")
    assert party.table.bot_asked() == ""
    refuses(party, seat, c.Return(), "not-held")


def test_a_seat_that_is_late_is_held_when_the_table_has_a_clock() -> None:
    party = Party(turn_seconds=30).started()
    seat = party.table.asked
    since = party.table.since
    assert party.table.overdue(since + 29) == NOBODY
    assert party.table.overdue(since + 30) == seat
    with pytest.raises(Refused, match="not-seated"):
        propose(party.table, c.Hold(seat, "random"), NOBODY, since + 30)
    party.commit(hold_overdue_seat(party.table, since + 30))
    assert party.table.overdue(since + 90) == NOBODY


def test_talk_and_nudges() -> None:
    party = Party().started()
    decision = party.table.decision
    party.does(0, c.Say("bonne chance")).does(1 - party.table.asked, c.Nudge())
    assert party.table.decision == decision
    refuses(party, party.table.asked, c.Nudge(), "nobody-to-nudge")
    refuses(party, NOBODY, c.Say("psst"), "not-seated")


def test_the_same_people_meet_again_only_after_the_end() -> None:
    party = Party().started()
    with pytest.raises(Refused, match="game-not-over"):
        rematched(party.table, "other", 1)
    party.play(3)
    party.commit(rematched(party.table, "other", 1))
    assert party.table.rematch == "other"


@pytest.mark.parametrize(
    ("spec", "people"),
    [("classic", 4), ("catacombs", 4), ("catacombs+party+subterra:hard", 6), ("classic:dusk", 2), ("space", 3)],
)
def test_a_table_read_from_its_log_is_the_table_that_wrote_it(spec: str, people: int) -> None:
    party = Party(spec, people).started()
    for seed in range(12):
        party.play(seed, 25)
        if party.table.phase == PLAYING:
            assert same_table(party.table, party.resumed())
    party.play(99)
    assert same_table(party.table, party.resumed())


@pytest.mark.parametrize("spec", ["classic", "catacombs", "space"])
def test_a_finished_table_is_a_record_that_replays(spec: str) -> None:
    party = Party(spec, 1, ("random",)).started().play(5, 40).does(0, c.AskUndo(12)).play(6)
    text = party.table.game().text()
    assert "redeal:1" in text
    again = replay(read_record(text))
    assert digest(again.state) == digest(party.table.state)


def test_another_node_follows_entry_by_entry() -> None:
    party = Party("catacombs", 3).started().play(4, 120)
    other = party.resumed()
    seen = len(party.log)
    party.play(5, 80)
    for entry in party.log[seen:]:
        assert other.follow(entry)
    assert same_table(party.table, other)


def test_a_choice_whose_digest_differs_is_not_followed() -> None:
    party = Party().started()
    other = party.resumed()
    party.choose()
    chosen = party.log[-1]
    assert isinstance(chosen, Chosen)
    assert not other.follow(msgspec.structs.replace(chosen, digest="0" * 16))
    assert other.seq == chosen.seq - 1
