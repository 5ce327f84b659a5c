"""A final count by hand gives the points of the same game at our table (CORE-20)."""

from __future__ import annotations

import pytest

from tiptoe.bots.greedy.bot import GreedyBot
from tiptoe.bots.rollout import play_bots
from tiptoe.catalog import SpecError, open_game
from tiptoe.core.board import DEPTHS
from tiptoe.core.components import ARTIFACT
from tiptoe.core.rng import seeded
from tiptoe.core.state import ESCAPED, KNOCKED_OUT, State
from tiptoe.games.catacombs.subterra import FIGURE_PRICE, LEVELS, RANGE, Level
from tiptoe.rules.deck import owned_cards
from tiptoe.rules.scoring import fate, places, score, winners
from tiptoe.rules.turn import new_game
from tiptoe.service.content.build import content
from tiptoe.service.errors import NotPublished
from tiptoe.service.final_count import final_count
from tiptoe.wire.final_count import CountedSeat, WantedCount

GAMES = ["classic", "classic:dusk", "space", "catacombs", "catacombs+subterra:hard", "catacombs+promo"]
FATES = {ESCAPED: "escaped", KNOCKED_OUT: "knocked-out"}
NOTHING = CountedSeat("in-play", False, 0, [], [])


def counted(state: State, index: int) -> CountedSeat:
    """What the people at a real table would say of a seat: all that lies before it."""
    seat, pack = state.seats[index], state.rules.pack
    return CountedSeat(
        fate=FATES[seat.status],  # type: ignore[arg-type]
        deep=state.board.features[seat.room] & DEPTHS != 0,
        gold=seat.gold,
        tokens=[pack.tokens[token].id for token in seat.tokens],
        cards=[pack.cards[card].id for card in owned_cards(seat)],
        marks=seat.placed,
    )


@pytest.mark.parametrize("spec", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_of_bots_counted_by_hand_has_the_same_points_and_winners(spec: str, seats: int) -> None:
    for seed in range(4):
        rules = open_game(spec)
        state = new_game(rules, seats, seeded(seed))
        play_bots(state, [GreedyBot(seeded(seed + seat)) for seat in range(seats)])
        found = final_count(spec, WantedCount([counted(state, seat) for seat in range(seats)]), "en")
        assert [ending.points for ending in found.endings] == [score(state, seat) for seat in range(seats)]
        assert [ending.place for ending in found.endings] == places(state)
        assert [ending.fate for ending in found.endings] == [fate(state, seat) for seat in state.seats]
        assert found.winners == winners(state)


def test_the_party_is_counted_too() -> None:
    state = new_game(open_game("catacombs+party"), 6, seeded(1))
    play_bots(state, [GreedyBot(seeded(seat)) for seat in range(6)])
    found = final_count("catacombs+party", WantedCount([counted(state, seat) for seat in range(6)]), "fr")
    assert [ending.points for ending in found.endings] == [score(state, seat) for seat in range(6)]
    assert next(line.name for line in found.lines) == "Artefacts"


def test_who_got_out_need_not_name_the_token_for_it() -> None:
    """CLA-7.1: a Mastery token is 20 points; in Space it is the pod (SPA-9.1)."""
    for spec in ("classic", "space", "catacombs"):
        out = CountedSeat("escaped", False, 3, [], [])
        found = final_count(spec, WantedCount([out, NOTHING]), "en")
        assert [ending.points for ending in found.endings] == [23, 0]
        assert found.winners == [0]


def test_a_thief_who_fell_too_deep_or_without_an_artifact_scores_nothing() -> None:
    """CORE-17.2, 17.3."""
    artifact = next(token.id for token in open_game("classic").pack.tokens if token.kind == ARTIFACT)
    above = CountedSeat("knocked-out", False, 5, [artifact], [])
    below = CountedSeat("knocked-out", True, 5, [artifact], [])
    bare = CountedSeat("knocked-out", False, 5, [], [])
    found = final_count("classic", WantedCount([above, below, bare]), "en")
    assert [ending.fate for ending in found.endings] == ["rescued", "lost", "lost"]
    assert [ending.lost_by for ending in found.endings] == ["", "place", "artifact"]


def test_what_does_not_exist_is_named_with_the_nearest() -> None:
    with pytest.raises(NotPublished, match="swagger"):
        final_count("classic", WantedCount([CountedSeat("escaped", False, 0, [], ["swager"]), NOTHING]), "en")
    with pytest.raises(SpecError):
        final_count("classic", WantedCount([NOTHING]), "en")


@pytest.mark.parametrize("level", LEVELS)
def test_the_content_tells_what_people_need_who_move_the_monsters(level: Level) -> None:
    """SUB-1.2 to 1.5, 5.1."""
    told = content(f"catacombs+subterra:{level.name}", "en").params.by_hand["MonstersAppear"]
    assert told == {
        "cards": level.cards,
        "most": level.most,
        "gold": level.gold,
        "clank": level.clank,
        "range": RANGE,
        "swords": FIGURE_PRICE.swords,
    }
    assert content("catacombs", "en").params.by_hand == {}
