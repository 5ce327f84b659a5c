"""Handing over seats: by consent or by the clock, never by another's single press (people 2 and 4)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Final

import pytest

from table.players import Party, absent
from tiptoe.bots.registry import FALLBACK_BOT
from tiptoe.core.refusals import IllegalChoice
from tiptoe.service.messages import table_info
from tiptoe.table import commands as c
from tiptoe.table.entries import Held, Moved, SeatAnswered, SeatAsked
from tiptoe.table.errors import Refused, Repeated
from tiptoe.table.luck_source import Beginning
from tiptoe.table.opening import Setting, opening
from tiptoe.table.presence import SLOW_SECONDS, Presence
from tiptoe.table.proposals import check_not_sent_away, deal, propose, rematched, sit
from tiptoe.table.seat_handover import CLAIM_PAUSE, claim, hold_overdue_seat
from tiptoe.table.seat_transfer import take_seat
from tiptoe.table.table import NOBODY, Proposal, Table, opened_table

A_DAY: Final = 86_400
HEX: Final = "0" * 64
HERE: Final = Presence(here=range(6))


def three() -> Party:
    return Party(people=3).started()


def others(party: Party) -> list[int]:
    return [seat for seat in party.table.people() if seat != party.table.asked]


def refused(table: Table, command: c.AnyCommand, seat: int, present: Presence) -> str:
    with pytest.raises(Refused) as why:
        propose(table, command, seat, table.since, present)
    return why.value.word


def commands(table: Table) -> list[c.AnyCommand]:
    """Returns every command that exists, for every seat and every open question."""
    seats = range(len(table.chairs))
    asked = [question.asked for question in table.questions] + [table.consent.asked if table.consent else 0]
    return [
        *(c.Choose(table.decision, key) for key in ("end-turn", "nonsense")),
        c.Undo(table.decision),
        c.AskUndo(0),
        c.AskEnd(),
        c.AskAdvice(),
        *(c.Answer(entry, yes) for entry, yes in product(asked, (True, False))),
        *(c.SeatBot(seat, "random") for seat in seats),
        *(c.PlayAs(seat, "") for seat in seats),
        *(c.ChooseMark(seat, "moth") for seat in seats),
        *(c.Unseat(seat) for seat in seats),
        c.Seal(HEX),
        c.ShowNumber(HEX),
        c.AllowBack("Ana"),
        c.Start(),
        *(c.Hold(seat, bot) for seat, bot in product(seats, (FALLBACK_BOT, "random"))),
        c.Return(),
        c.Say("hm"),
        c.Nudge(),
    ]


def test_the_walk_below_knows_every_command() -> None:
    table = three().table
    assert {type(command) for command in commands(table)} == set(c.AnyCommand.__args__)


def proposals(table: Table, seat: int, present: Presence, now: int) -> list[Proposal]:
    """Returns every proposal that one person, or a stranger with the link, can make by one request."""
    tries: list[Callable[[], Proposal]] = [
        *(partial(propose, table, command, seat, now, present) for command in commands(table)),
        *(partial(claim, table, other, "stranger", now, present) for other in range(len(table.chairs))),
        partial(sit, table, "Stranger", "stranger", now),
        partial(take_seat, table, "guessed", "stranger", now),
        partial(deal, table, now),
        partial(rematched, table, "other", now),
    ]
    found = []
    for attempt in tries:
        try:
            found.append(attempt())
        except (Refused, Repeated, IllegalChoice):
            continue
    return found


@pytest.mark.parametrize("turn_seconds", [0, 300, SLOW_SECONDS, A_DAY])
@pytest.mark.parametrize(("people", "bots"), [(2, ()), (2, ("random",)), (3, ()), (3, ("greedy",))])
def test_law_nobodys_seat_is_played_by_anothers_single_press(
    turn_seconds: int, people: int, bots: tuple[str, ...]
) -> None:
    """Law of finding 4: every command, by everybody, at every kind of table, with any absent seats for any time."""
    party = Party(people=people, bots=bots, turn_seconds=turn_seconds).started()
    while party.table.bot_asked():
        party.choose()
    table, walked = party.table, 0
    everybody = set(table.people())
    for away in ({table.asked}, everybody - {table.asked}, everybody, set[int]()):
        for seat, present in product((*everybody, NOBODY), (absent(*away), Presence(away=away), HERE)):
            for proposal in proposals(table, seat, present, table.since + 200):
                after = table.after(proposal)
                walked += 1
                for other in everybody - {seat}:
                    was, now = table.chairs[other], after.chairs[other]
                    assert (now.player_bot, now.token) == (was.player_bot, was.token), proposal.entry
    assert walked > 20


def test_people_4_at_a_slow_table_only_the_clock_lets_a_bot_play() -> None:
    party = Party(turn_seconds=A_DAY).started()
    seat = party.table.asked
    assert refused(party.table, c.Hold(seat), 1 - seat, absent(seat)) == "clock-decides"
    with pytest.raises(Refused, match="not-away"):
        hold_overdue_seat(party.table, party.table.since + A_DAY - 1)
    held = hold_overdue_seat(party.table, party.table.since + A_DAY).entry
    assert isinstance(held, Held) and (held.seat, held.once) == (seat, True)


def test_people_4_everybody_who_is_there_must_agree() -> None:
    party = three()
    seat, (first, second) = party.table.asked, others(party)
    assert refused(party.table, c.Hold(seat), first, HERE) == "not-away"
    party.does(first, c.Hold(seat), away=(seat,))
    asked = party.log[-1]
    assert isinstance(asked, SeatAsked) and (asked.what, asked.by, asked.agree) == ("hold", first, [second])
    assert refused(party.table, c.Answer(asked.seq, True), first, absent(seat)) == "nothing-asked-of-you"
    assert refused(party.table, c.Hold(seat), second, absent(seat)) == "asked-already"
    party.does(second, c.Answer(asked.seq, True), away=(seat,))
    assert party.table.bot_asked() == FALLBACK_BOT
    assert not party.table.questions


def test_people_4_one_no_is_enough_and_the_person_in_question_can_say_it() -> None:
    for seat_that_refuses in range(3):
        party = three()
        seat, (first, _) = party.table.asked, others(party)
        party.does(first, c.Hold(seat), away=(seat,))
        party.does(seat_that_refuses, c.Answer(party.table.seq, False))
        assert isinstance(party.log[-1], SeatAnswered)
        assert not party.table.questions and not party.table.bot_asked()


def test_people_4_who_is_alone_waits_twice_as_long_and_is_asked_too() -> None:
    party = Party().started()
    seat = party.table.asked
    soon = Presence(here=(1 - seat,), away=(seat,))
    assert refused(party.table, c.Hold(seat), 1 - seat, soon) == "not-away-long"
    party.does(1 - seat, c.Hold(seat), away=(seat,))
    assert not party.table.bot_asked()
    party.does(1 - seat, c.Answer(party.table.seq, True), away=(seat,))
    assert party.table.bot_asked() == FALLBACK_BOT


def test_people_4_whoever_comes_back_in_time_is_not_played_for() -> None:
    party = Party().started()
    seat = party.table.asked
    party.does(1 - seat, c.Hold(seat), away=(seat,))
    assert refused(party.table, c.Answer(party.table.seq, True), 1 - seat, HERE) == "not-away"
    party.choose()
    assert not party.table.questions


def test_people_4_a_question_that_nobody_there_can_answer_is_asked_again() -> None:
    party = three()
    seat, (first, second) = party.table.asked, others(party)
    party.does(first, c.Hold(seat), away=(seat,)).does(first, c.Hold(seat), away=(seat, second))
    asked = party.log[-1]
    assert isinstance(asked, SeatAsked) and asked.agree == [first]
    assert len(party.table.questions) == 1


def hand_to_bot(party: Party) -> Party:
    """Lets all others agree that a bot plays for the asked seat."""
    seat, agree = party.table.asked, others(party)
    party.does(agree[0], c.Hold(seat), away=(seat,))
    question = party.table.seq
    for other in agree[1:] or agree:
        party.does(other, c.Answer(question, True), away=(seat,))
    return party


def bot_plays(party: Party) -> Party:
    """Lets the bot end its turn."""
    turn = party.table.state.turns
    while party.table.state.turns == turn:
        keys = party.offered()
        key = "end-turn" if "end-turn" in keys else keys[0]
        seat = party.table.asked
        party.commit(
            propose(party.table, c.Choose(party.table.decision, key), seat, party.now, bot=party.table.bot_asked())
        )
    return party


@pytest.mark.parametrize("by_clock", [False, True])
def test_people_4_a_bot_plays_this_turn_first_and_on_from_the_second_time(by_clock: bool) -> None:
    def hand() -> None:
        if by_clock:
            party.commit(hold_overdue_seat(party.table, party.table.due))
        else:
            hand_to_bot(party)

    party = Party(turn_seconds=300 if by_clock else 0).started()
    seat, turn = party.table.asked, party.table.state.turns
    hand()
    bot_plays(party)
    chair = party.table.chairs[seat]
    assert (chair.held, chair.stood_in) == ("", (turn,))
    bot_plays(party)  # the other person's turn
    assert party.table.asked == seat and not party.table.bot_asked()
    hand()
    bot_plays(bot_plays(party))
    assert party.table.bot_asked() == FALLBACK_BOT
    assert party.resumed().chairs == party.table.chairs


def test_people_4_whoever_has_played_again_misses_a_turn_for_the_first_time() -> None:
    party = hand_to_bot(Party().started())
    seat = party.table.asked
    bot_plays(bot_plays(party))
    party.choose()
    assert party.table.chairs[seat].stood_in == ()
    bot_plays(bot_plays(party))
    hand_to_bot(party)
    assert party.table.chairs[seat].once


def claimed(party: Party, seat: int, *away: int, here: tuple[int, ...] = ()) -> Party:
    present = Presence(here=here, away=away, gone=away)
    party.commit(claim(party.table, seat, "new", party.now, present))
    return party


def test_people_2_a_lost_seat_is_given_to_whoever_claims_it_once_all_others_agree() -> None:
    party = three()
    claimed(party, 1)
    asked = party.log[-1]
    assert isinstance(asked, SeatAsked) and (asked.what, asked.agree) == ("claim", [0, 2])
    party.choose()
    assert party.table.questions, "the game goes on meanwhile"
    party.does(0, c.Answer(asked.seq, True), away=(1,))
    assert party.table.chairs[1].token == "token1"
    party.does(2, c.Answer(asked.seq, True), away=(1,))
    assert isinstance(party.log[-1], Moved)
    assert (party.table.chairs[1].token, party.table.questions) == ("new", ())
    assert party.resumed().chairs == party.table.chairs


def test_people_2_a_claim_waits_for_the_host_when_nobody_is_there() -> None:
    assert claimed(three(), 1, 0, 1, 2).table.questions[0].waiting == {0}
    assert claimed(three(), 0, 0, 1, 2).table.questions[0].waiting == {1}, "the host's own seat"
    assert claimed(Party(people=3), 1, 0, 1, 2).table.questions[0].waiting == {0}, "before the deal, too"


def test_people_2_a_seat_whose_device_is_connected_is_never_given_away() -> None:
    party = three()
    with pytest.raises(Refused, match="seat-is-here"):
        claim(party.table, 1, "new", 1, Presence(here=(1,)))
    claimed(party, 1, 0, 2)
    assert refused(party.table, c.Answer(party.table.seq, True), 0, Presence(here=(0, 1))) == "seat-is-here"
    party.does(1, c.Answer(party.table.seq, False))
    assert not party.table.questions


def test_people_2_a_claim_that_was_refused_waits_before_it_comes_again() -> None:
    party = claimed(three(), 1)
    party.does(2, c.Answer(party.table.seq, False))
    at = party.log[-1].at
    for now, again in ((at + CLAIM_PAUSE - 1, False), (at + CLAIM_PAUSE, True)):
        if again:
            assert claim(party.table, 1, "new", now, Presence())
        else:
            with pytest.raises(Refused, match="too-often"):
                claim(party.table, 1, "new", now, Presence())
    assert claim(party.table, 2, "new", at, Presence()), "another seat"


@pytest.mark.parametrize(("seat", "word"), [(3, "not-seated"), (9, "no-such-seat")])
def test_people_2_only_seats_of_people_are_claimed(seat: int, word: str) -> None:
    with pytest.raises(Refused, match=word):
        claim(Party(people=3, bots=("random",)).started().table, seat, "new", 1, Presence())


def test_people_2_a_person_alone_with_bots_has_nobody_to_ask() -> None:
    with pytest.raises(Refused, match="nobody-to-ask"):
        claim(Party(people=1, bots=("random",)).started().table, 0, "new", 1, Presence())


def test_attack_8_whom_the_host_sent_away_does_not_sit_down_again() -> None:
    party = Party(people=3).does(0, c.Unseat(1))
    for tokens, source in (({"token1"}, ""), ({"token1", "other"}, "ffff")):
        with pytest.raises(Refused, match="sent-away"):
            check_not_sent_away(party.table, tokens, source)
    check_not_sent_away(party.table, {"other"}, "ffff")
    check_not_sent_away(party.table, {"token0", "token1"}, "")  # the host's own browser
    party.does(0, c.AllowBack("Bea"))
    check_not_sent_away(party.table, {"token1"}, "")
    with pytest.raises(Refused, match="not-seated"):
        party.does(0, c.AllowBack("Bea"))


def test_attack_8_an_address_is_known_again_and_the_hosts_own_is_not_kept_out() -> None:
    first = opening(Setting("table", "classic", ["", "", ""], HEX, beginning=Beginning.DEAL), 0)
    table = opened_table(first)
    for seat, source in enumerate(("aaaa", "bbbb", "aaaa")):
        table = table.after(sit(table, "Ana", f"token{seat}", 1, seat, source))
    for seat in (1, 2):
        table = table.after(propose(table, c.Unseat(seat), 0, 1))
    with pytest.raises(Refused, match="sent-away"):
        check_not_sent_away(table, set(), "bbbb")
    check_not_sent_away(table, set(), "aaaa")
    check_not_sent_away(table, set(), "")


def test_attack_8_strangers_of_one_name_are_one_line_and_let_back_together() -> None:
    """Two lines of one name broke the waiting room, and neither could be let back alone."""
    first = opening(Setting("0" * 24, "classic", ["", "", ""], HEX, beginning=Beginning.DEAL), 0)
    table = opened_table(first)
    table = table.after(sit(table, "Ana", "token0", 1, 0))
    for token, source in (("token1", "bbbb"), ("token2", "cccc")):
        table = table.after(sit(table, "Shadow", token, 1, 1, source))
        table = table.after(propose(table, c.Unseat(1), 0, 1))
    assert table_info(table, ()).sent_away == ["Shadow"]
    table = table.after(propose(table, c.AllowBack("Shadow"), 0, 1))
    for token, source in (("token1", "bbbb"), ("token2", "cccc")):
        check_not_sent_away(table, {token}, source)


def test_attack_8_who_leaves_comes_back_as_they_like_and_only_the_host_lets_others_back() -> None:
    party = Party(people=3).does(1, c.Unseat(1))
    check_not_sent_away(party.table, {"token1"}, "")
    party.does(0, c.Unseat(2))
    party.commit(sit(party.table, "Dora", "token3", party.now))
    assert refused(party.table, c.AllowBack("Caro"), 1, HERE) == "not-host"
    assert party.resumed().sent_away == party.table.sent_away
