"""Delays of bots: longer for harder decisions, never regular, and short enough for people to wait."""

from __future__ import annotations

from itertools import pairwise

from tiptoe.service.bot_delay import MAX_SHARE, MIN_HURRY, VARIATION, delay_share

A_GAME = range(400)  # decisions
AS_A_TURN = [("play:burgle", 5 - n) for n in range(4)] + [("move:1", 9), ("take:secret", 6), ("acquire:2", 7)]


def over_a_game(key: str, offered: int) -> float:
    return sum(delay_share(key, offered, decision, 0) for decision in A_GAME) / len(A_GAME)


def test_what_is_harder_takes_longer() -> None:
    """A bot's delay grows from no choice at all over a card of the hand and two ways to a whole table of choices."""
    means = [over_a_game("end-turn", 1), over_a_game("play:burgle", 5), over_a_game("move:1", 2), over_a_game("x", 9)]
    assert all(2 * less <= more * 2.1 for less, more in pairwise(means)) and means == sorted(means)


def test_no_two_answers_in_a_row_take_the_same_time() -> None:
    taken = [delay_share("move:1", 4, decision, 0) for decision in A_GAME]
    assert all(abs(one - other) > 0.01 for one, other in pairwise(taken))
    assert taken == [delay_share("move:1", 4, decision, 0) for decision in A_GAME]  # and the same again


def test_no_answer_takes_longer_than_the_hardest() -> None:
    longest = max(delay_share("x", offered, decision, 0) for offered in (1, 2, 9, 400) for decision in A_GAME)
    assert longest <= MAX_SHARE * (1 + VARIATION)


def test_five_bots_in_a_row_keep_nobody_waiting() -> None:
    """At a table of six the turns of five bots take less than four and a half times the first one's."""
    turns = [
        sum(delay_share(*answer, 0, len(AS_A_TURN) * turn + at) for at, answer in enumerate(AS_A_TURN))
        for turn in range(12)
    ]
    assert sum(turns[:5]) < 4.5 * turns[0]
    assert turns[11] >= MIN_HURRY * turns[0] * 0.99  # people can still follow
    assert turns == sorted(turns, reverse=True)
