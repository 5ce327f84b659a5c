"""The ladder of bots: paired deals from every seat, with honest intervals; the levels are listed with their results."""

from __future__ import annotations

import pytest

from tiptoe.bots.levels import LEVELS
from tiptoe.bots.registry import UnknownBot
from tiptoe.sim.executors import InProcess
from tiptoe.sim.ladder import Dealt, Pairing, ladder, play_deal, rung
from tiptoe.sim.ratings import Rung, load_ratings, rungs_of


def test_a_deal_is_played_from_every_seat() -> None:
    dealt = play_deal(Pairing("classic", "burglar", "random", 2, range(3, 4)))
    assert [seat for seat, _ in dealt.ranks] == [0, 1] and len(dealt.scores) == 2
    assert dealt == play_deal(Pairing("classic", "burglar", "random", 2, range(3, 4)))


def test_an_interval_is_over_deals_and_within_what_can_be() -> None:
    pairing = Pairing("classic", "mouse", "magpie", 2, range(4))
    sure = rung(pairing, [Dealt(1.0, [], [9, 0])] * 4)
    assert (sure.share, sure.low, sure.high, sure.games, sure.nothing) == (1.0, 1.0, 1.0, 8, 0.5)
    doubtful = rung(pairing, [Dealt(1.0, [], [9]), Dealt(0.0, [], [0])])
    assert (doubtful.low, doubtful.high) == (0.0, 1.0)


def test_an_unknown_bot_climbs_no_ladder() -> None:
    told: list[Rung] = []
    with pytest.raises(UnknownBot, match="mous"):
        ladder(["classic"], ["mous", "magpie"], [2], 1, 1, InProcess(), told.append)


def test_every_level_but_the_weakest_has_been_measured() -> None:
    """Each level has ratings in five games, as a step above its neighbour in the list."""
    names = [level.name for level in LEVELS]
    for name in names[1:]:
        assert len({each.spec for each in rungs_of(name)}) == 5, name
    assert {each.one for each in load_ratings()} == set(names[1:])
