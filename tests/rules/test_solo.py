"""SOL: one seat alone against the night."""

from __future__ import annotations

from typing import Any

import pytest

from scene import Scene, rule
from tiptoe.bots.registry import bot_for
from tiptoe.catalog import GAMES, SpecError, check_seats, open_game
from tiptoe.core.board import DEPTHS
from tiptoe.core.components import ARTIFACT
from tiptoe.core.kernel import apply, choices
from tiptoe.core.night import DEED, PARTS
from tiptoe.core.rng import seeded
from tiptoe.core.state import KNOCKED_OUT, State
from tiptoe.rules.night import (
    BURNT,
    HOURS,
    NIGHT,
    deeds,
    hours_left,
    open_dares,
    open_hour,
)
from tiptoe.rules.scoring import score, worth
from tiptoe.rules.solo import HourPoints, medal
from tiptoe.rules.turn import begin, new_game
from tiptoe.view.view import View

SOLO = ("classic+solo", "catacombs+solo", "space+solo")
ROW = ["rebel-scout"] * 6


def alone(spec: str = "classic+solo", **given: Any) -> Scene:
    """A scene of a seat that plays alone; no Hour lies open unless one is given, and the bag holds no shadows."""
    return Scene(spec, 1, **given)


def at_end(hour: str, **given: Any) -> Scene:
    """A turn that ends while `hour` lies open."""
    return alone(open_hour=hour, **given).choose("end-turn")


def pile(state: State, name: str) -> list[int]:
    return state.rules.deck_of(HOURS).pile(state, name)


def left(scene: Scene) -> int:
    return hours_left(scene.state)


# -------------------- SOL-1: setup


@rule("SOL-1.1")
@pytest.mark.parametrize("spec", SOLO)
def test_one_seat_plays_with_what_two_have(spec: str) -> None:
    rules, pair = open_game(spec), open_game(spec.partition("+")[0])
    assert rules.params.seats == (1,)
    assert rules.params.artifacts_removed[1] == pair.params.artifacts_removed[2]
    state = new_game(rules, 1, seeded(1))
    assert len(state.seats) == 1 and not state.over


@rule("SOL-1.1", "RUL-35")
def test_elsewhere_one_seat_is_refused() -> None:
    for game in GAMES:
        with pytest.raises(SpecError, match="RUL-35"):
            check_seats(open_game(game), 1)
        check_seats(open_game(f"{game}+solo"), 1)
        with pytest.raises(SpecError, match=r"is for 1 seat, not 2 \(RUL-35\)"):
            check_seats(open_game(f"{game}+solo"), 2)


@rule("SOL-1.1", "PAR-1.1")
def test_nobody_plays_alone_with_what_is_for_five_and_six() -> None:
    with pytest.raises(SpecError, match="one seat plays alone"):
        open_game("catacombs+party+solo")


@rule("SOL-1.2", "SOL-1.3", "SOL-1.4", "SOL-1.5")
@pytest.mark.parametrize(
    ("variant", "marker", "cubes", "greed", "loud"),
    [("solo:apprentice", 1, 1, 1, 6), ("solo", 2, 2, 2, 5), ("solo:legend", 3, 3, 2, 4)],
)
def test_a_grade_sets_the_marker_the_first_clank_and_two_numbers(
    variant: str, marker: int, cubes: int, greed: int, loud: int
) -> None:
    state = State(open_game(f"classic+{variant}"), seeded(2))
    state.record()
    begin(state, 1)
    assert state.marker == marker - 1
    made = [event.first for event in state.events if event.kind.name == "ClankMade"]
    assert made[0] == cubes
    assert (state.rules.params.greed, state.rules.params.loud) == (greed, loud)


@rule("SOL-1.6", "SOL-1.7", "SOL-1.8")
@pytest.mark.parametrize("spec", SOLO)
def test_the_night_lies_in_three_parts_and_an_hour_and_two_dares_lie_open(spec: str) -> None:
    state = new_game(open_game(spec), 1, seeded(7))
    hours, first = state.rules.pack.night.hours, open_hour(state)
    assert first is not None and first.part == 0
    parts = [hours[card].part for card in reversed(pile(state, NIGHT))]
    assert parts == [0] * 9 + [1] * 10 + [2] * 10 and len(hours) == 30 and len(PARTS) == 3
    assert len(open_dares(state)) == 2
    assert state.own["shadows"] == 12


# -------------------- SOL-2: end of the turn


@rule("SOL-2.2", "SOL-3.1", "SOL-4.2")
def test_the_open_hour_takes_its_slots_before_the_refill() -> None:
    scene = alone(open_hour="loose-stairs", row=ROW).give(boots=2).choose("ward")
    assert scene.told("HourTook") == []
    scene.choose("end-turn")
    assert scene.told("HourTook") == [(-1, scene.pack.card("rebel-scout").number, 5)]
    assert scene.state.dungeon_discard == [scene.pack.card("rebel-scout").number]
    assert scene.told("HourActed") == [] and scene.me.clank == 0


@rule("SOL-2.2")
def test_an_empty_slot_stays_empty_until_the_refill() -> None:
    scene = at_end("loose-stairs")
    assert scene.told("HourTook") == []


@rule("SOL-2.3", "SOL-2.4")
def test_the_open_hour_acts_and_the_next_one_is_turned_up() -> None:
    scene = at_end("loose-stairs")
    assert scene.me.clank == 2
    hour = open_hour(scene.state)
    assert hour is not None and hour.id != "loose-stairs"
    assert [event.kind.name for event in scene.state.events if event.kind.name.startswith("Hour")] == [
        "HourActed",
        "HourOpened",
    ]


@rule("SOL-2.1", "SOL-2.5")
def test_who_has_left_is_not_struck_any_more() -> None:
    scene = alone(open_hour="loose-stairs", row=ROW).tokens("artifact-5").give(leaving=True).choose("end-turn")
    assert scene.state.over and scene.told("HourActed") == [] and scene.told("HourTook") == []
    assert open_hour(scene.state) is not None


# -------------------- SOL-3: Hours


@rule("SOL-3.2")
@pytest.mark.parametrize(
    ("hour", "given", "acts"),
    [
        ("lamp-oil", {}, True),  # silent
        ("lamp-oil", {"clank": 1}, False),
        ("one-eye-opens", {"clank": 3}, True),  # heard
        ("one-eye-opens", {"clank": 2}, False),
        ("a-purse-is-cut", {"row_monsters_defeated": 1}, True),  # fought
        ("a-purse-is-cut", {"monsters_defeated": 1}, False),  # the Goblin is not of the row
        ("the-fence-waits", {"cards_acquired": 2}, True),  # laden
        ("the-fence-waits", {"cards_acquired": 1}, False),
        ("a-forgotten-cellar", {"secrets_found": 1}, True),
        ("a-word-in-the-market", {"items_bought": 1}, True),
        ("a-door-ajar", {"caves_entered": 1}, True),
        ("a-door-ajar", {"rooms_entered": 4}, False),
    ],
)
def test_conditions_are_about_the_turn_that_ends(hour: str, given: dict[str, int], acts: bool) -> None:
    scene = alone(open_hour=hour, seat0=given)
    scene.choose("end-turn")
    assert bool(scene.told("HourActed")) is acts and bool(scene.told("HourMissed")) is not acts


@rule("SOL-3.2")
def test_what_a_turn_did_is_noted_whichever_way_it_came_about() -> None:
    scene = alone(row=ROW).give(skill=20, boots=9)
    scene.choose("acquire:row1", "acquire:row2")
    assert scene.me.own["cards_acquired"] == 2
    before = dict(scene.me.own)
    walk = next(key for key in scene.offered if key.startswith("move:"))
    scene.choose(walk)
    assert scene.me.own["rooms_entered"] == before.get("rooms_entered", 0) + 1


@rule("SOL-3.2")
def test_deep_is_in_the_depths() -> None:
    board = open_game("classic").board
    deep = next(name for room, name in enumerate(board.rooms) if board.features[room] & DEPTHS)
    scene = alone(open_hour="a-bored-sentry").at(deep).choose("end-turn")
    assert scene.me.clank == 2
    assert at_end("a-bored-sentry").me.clank == 0


@rule("SOL-3.3")
def test_echo_puts_cubes_of_the_supply_into_the_bag() -> None:
    scene = at_end("echoing-hall")
    scene.expect(bag=2, supply=28, clank=0)


@rule("SOL-3.3")
def test_calm_puts_set_aside_black_cubes_back() -> None:
    scene = at_end("a-sleepers-sigh", black_aside=3)
    assert scene.told("BlackCubesReturned") == [(0, 3)]


@rule("SOL-3.3")
def test_hush_takes_own_cubes_back_without_credit() -> None:
    scene = at_end("a-forgotten-cellar", seat0={"clank": 1, "secrets_found": 1})
    scene.expect(clank=0, credit=0)


@rule("SOL-3.3")
def test_after_rubble_the_first_boots_of_the_next_turn_are_lost() -> None:
    scene = at_end("barred-gate")
    scene.does({"boots": 1})
    assert scene.me.boots == 0 and scene.told("BootsBuried") == [(0, 1)]
    scene.does({"boots": 3})
    assert scene.me.boots == 2
    scene.me.hand[:] = []
    scene._changed().choose("end-turn").does({"boots": 1})
    assert scene.me.boots == 1


@rule("SOL-3.3", "CORE-15.2")
def test_an_attack_of_an_hour_draws_more_cubes() -> None:
    scene = at_end("claws-on-stone")
    assert [numbers[2] for numbers in scene.told("AttackBegun")] == [1]


@rule("SOL-3.4")
def test_the_collector_takes_the_least_valuable_artifact_of_the_rooms() -> None:
    scene = alone(open_hour="the-collector-calls")
    points = sorted(artifact_points(scene.state))
    scene.choose("end-turn")
    assert sorted(artifact_points(scene.state)) == points[1:]
    highest = alone(open_hour="the-collector-leaves").choose("end-turn")
    assert sorted(artifact_points(highest.state)) == points[:-1]


@rule("SOL-3.4")
def test_the_collector_takes_from_the_stack_if_no_artifact_lies_in_a_room_and_never_the_last() -> None:
    scene = alone("catacombs+solo", open_hour="the-collector-calls")
    stack = scene.state.artifacts[:]
    scene.choose("end-turn")
    assert scene.state.artifacts == stack[1:]
    last = alone("catacombs+solo", open_hour="the-collector-leaves", artifacts=[scene.pack.tokens[stack[0]].id])
    assert last.choose("end-turn").state.artifacts == stack[:1]


def artifact_points(state: State) -> list[int]:
    tokens = state.rules.pack.tokens
    return [tokens[token].points for pile in state.room_tokens for token in pile if tokens[token].kind == ARTIFACT]


# -------------------- SOL-4: wards


@rule("SOL-4.1")
def test_a_ward_is_paid_once() -> None:
    scene = alone(open_hour="loose-stairs").give(boots=4).choose("ward")
    assert scene.me.boots == 2
    scene.refuses("ward", "SOL-4.1")


@rule("SOL-4.1")
@pytest.mark.parametrize(
    ("hour", "what", "n"),
    [("the-bell", "skill", 3), ("hot-breath", "swords", 3), ("loose-stairs", "boots", 2), ("grey-windows", "gold", 2)],
)
def test_a_ward_is_paid_in_what_is_printed(hour: str, what: str, n: int) -> None:
    scene = alone(open_hour=hour).give(**{what: n - 1})
    scene.refuses("ward", "SOL-4.1").give(**{what: n}).choose("ward").expect(**{what: 0})


@rule("SOL-4.2")
def test_an_hour_without_a_price_cannot_be_warded_off_one_that_would_not_act_can() -> None:
    alone(open_hour="lamp-oil").give(skill=9).refuses("ward", "SOL-4.2")
    assert "ward" in alone(open_hour="one-eye-opens").give(skill=2).offered


# -------------------- SOL-5: the night burns


@rule("SOL-5.1")
def test_burning_takes_the_next_hours_unseen_and_never_the_open_one() -> None:
    scene = alone(open_hour="grey-windows", night_left=3)
    scene.choose("end-turn")
    assert scene.told("HoursBurnt") == [(0, 1, 4)]
    assert len(pile(scene.state, BURNT)) == 1 and left(scene) == 2


@rule("SOL-5.1")
def test_an_empty_night_burns_no_more() -> None:
    scene = alone(open_hour="grey-windows", night_left=0)
    scene.choose("end-turn")
    assert scene.told("HoursBurnt") == [] and scene.told("DawnCame") == [(0,)]


@rule("SOL-5.2")
@pytest.mark.parametrize(("variant", "burnt"), [("solo:apprentice", 1), ("solo", 2), ("solo:legend", 2)])
def test_an_artifact_burns_hours(variant: str, burnt: int) -> None:
    scene = alone(f"catacombs+{variant}")
    before = left(scene)
    token = scene.state.artifacts[0]
    room = scene.state.board.rooms[scene.me.room]
    scene.lay(room, scene.pack.tokens[token].id).choose("take:artifact")
    assert left(scene) == before - burnt
    assert scene.told("HoursBurnt") == [(0, burnt, 1)]


@rule("SOL-5.3")
@pytest.mark.parametrize(("cubes", "burnt"), [(4, 0), (5, 1)])
def test_loud_cubes_burn_an_hour_turn_after_turn(cubes: int, burnt: int) -> None:
    scene = alone(seat0={"clank": cubes})
    for turn in range(1, 3):
        scene.choose("end-turn")
        assert len(scene.told("HoursBurnt")) == burnt * turn
        scene.hand()


@rule("SOL-5.3")
def test_nobody_is_loud_in_the_turn_of_leaving() -> None:
    scene = alone(seat0={"clank": 9}).tokens("artifact-5").give(leaving=True)
    before = left(scene)
    assert left(scene.choose("end-turn")) == before


@rule("SOL-5.4", "SOL-1.6")
def test_a_drawn_shadow_hurts_nobody_and_burns_before_the_next_hour() -> None:
    scene = alone(open_hour="the-bell", shadows=12).draws("shadow", "shadow")
    before = left(scene)
    scene.choose("end-turn")
    assert scene.me.damage == 0 and scene.state.own["shadows"] == 10
    assert scene.told("HoursBurnt") == [(0, 2, 3)]
    assert left(scene) == before - 3  # two burnt, and the open one was put away


@rule("SOL-5.5")
def test_hours_come_back_under_the_night_unseen() -> None:
    scene = alone(open_hour="last-candle", night_left=4, burnt_left=3)
    last = pile(scene.state, BURNT)[-1]
    scene.choose("end-turn")
    assert scene.told("HoursReturned") == [(0, 1)]
    assert pile(scene.state, NIGHT)[0] == last and len(pile(scene.state, BURNT)) == 2


# -------------------- SOL-6: Dares


@rule("SOL-6.1")
def test_a_dare_is_taken_before_the_first_card_and_only_one() -> None:
    given = {"first_dare": "like-a-cat", "second_dare": "full-arms"}
    scene = alone(**given).hand("burgle", "burgle")
    scene.refuses("take-dare:long-legs", "SOL-6.1").choose("take-dare:like-a-cat")
    assert len(open_dares(scene.state)) == 2 and scene.sees("taken_dare") == "like-a-cat"
    scene.refuses("take-dare:full-arms", "SOL-6.1")
    alone(**given).hand("burgle", "burgle").play("burgle").refuses("take-dare:like-a-cat", "SOL-6.1")


@rule("SOL-6.1")
def test_no_dare_takes_the_place_of_the_last() -> None:
    scene = alone(first_dare="like-a-cat", second_dare="full-arms", dares_left=0).choose("take-dare:like-a-cat")
    assert [dare.id for dare in open_dares(scene.state)] == ["full-arms"]


@rule("SOL-6.2", "SOL-6.3")
def test_a_dare_that_is_done_gives_its_reward() -> None:
    scene = alone(first_dare="full-arms", row=ROW).give(skill=20)
    scene.choose("take-dare:full-arms", "acquire:row1", "acquire:row2").state.seat(0).clank = 2
    scene.state.seat(0).supply -= 2
    scene.choose("end-turn").expect(clank=0)
    assert scene.told("DareWon") and scene.sees("taken_dare") == ""


@rule("SOL-6.3", "SPA-6.1")
def test_a_data_cube_is_placed_for_a_dare() -> None:
    """In Space nothing counted the cube, and nobody could win this Dare."""
    scene = alone("space+solo", first_dare="further-down", seat0={"room": "ml5"}).choose("take-dare:further-down")
    scene.choose("hack:ml5", "end-turn")
    assert scene.told("DareWon")


@rule("SOL-3.2", "SOL-6.3")
@pytest.mark.slow
@pytest.mark.parametrize("spec", SOLO)
def test_every_deed_can_be_done_in_every_game(spec: str) -> None:
    """Each deed is done in some turn of some game of the greedy bot, which takes what the game has."""
    rules, done = open_game(spec), 0
    for seed in range(1, 40):
        bot, state = bot_for("greedy", seed, 0), new_game(rules, 1, seeded(seed))
        while not state.over:
            apply(state, bot.choose(View(state, 0)))
            done |= 0 if state.over else deeds(state, state.seats[0])
    assert [word for word, bit in DEED.items() if not done & bit] == []


@rule("SOL-6.2", "SOL-6.3", "SOL-6.4")
def test_a_dare_that_is_not_done_asks_its_price_after_its_last_turn() -> None:
    scene = alone(first_dare="full-arms").choose("take-dare:full-arms", "end-turn")
    assert scene.told("DareLost") == []
    before = left(scene)
    scene.hand().choose("end-turn")
    assert scene.told("DareLost") and left(scene) == before - 2  # the price, and the Hour that was put away


@rule("SOL-6.4")
def test_a_dare_that_runs_at_the_end_is_worth_nothing() -> None:
    scene = (
        alone(taken_dare="hand-on-the-prize", dare_turns=3).tokens("artifact-5").give(leaving=True).choose("end-turn")
    )
    assert scene.state.over and scene.told("DareLost") == []


# -------------------- SOL-7, SOL-8: the end


@rule("SOL-7.1", "SOL-8.1", "SOL-8.2")
def test_who_leaves_ends_the_game_and_scores_the_night() -> None:
    scene = alone(open_hour="loose-stairs", night_left=29).tokens("artifact-5").give(leaving=True)
    before = worth(scene.state, scene.me)
    scene.choose("end-turn")
    assert scene.state.over and score(scene.state, 0) == before
    assert HourPoints().points(scene.state, scene.me) == 2 * 30 + 12


@rule("SOL-8.2")
def test_a_card_of_the_small_hours_ends_the_bonus() -> None:
    scene = alone(open_hour="cock-crow", night_left=5)
    assert HourPoints().points(scene.state, scene.me) == 2 * 6


@rule("SOL-7.2")
def test_at_dawn_the_seat_is_knocked_out_where_it_is() -> None:
    scene = at_end("loose-stairs", night_left=0)
    assert scene.me.status == KNOCKED_OUT and scene.state.over
    assert HourPoints().points(scene.state, scene.me) == 0


@rule("SOL-8.3", "SOL-8.4")
@pytest.mark.parametrize(("gold", "leaving", "won"), [(60, True, 0), (75, True, 1), (95, True, 2), (130, True, 3)])
def test_medals_are_numbers_of_points(gold: int, leaving: bool, won: int) -> None:
    scene = alone(open_hour="cock-crow", night_left=0, seat0={"gold": gold}).give(leaving=leaving).choose("end-turn")
    assert score(scene.state, 0) == gold + 22  # Mastery, and the open Hour
    assert medal(scene.state) == won - (gold + 22 < [0, 95, 115, 140][won])


@rule("SOL-8.4")
def test_there_is_no_gold_without_leaving() -> None:
    scene = alone(open_hour="loose-stairs", night_left=0, seat0={"gold": 500}).tokens("artifact-5").choose("end-turn")
    assert score(scene.state, 0) > 500 and medal(scene.state) == 2


# -------------------- SOL-9: texts


@rule("SOL-9.1", "SOL-9.2")
def test_noise_of_others_brings_black_cubes_back_instead() -> None:
    scene = alone(black_aside=4).does({"others-clank": 2})
    assert scene.told("BlackCubesReturned") == [(0, 2)] and scene.me.clank == 0


@rule("SOL-9.2")
@pytest.mark.parametrize("spec", SOLO)
def test_every_text_can_be_resolved_alone(spec: str) -> None:
    """Each text of each card resolves for a seat that plays alone, and leaves a question or goes on."""
    scene = alone(spec, black_aside=2)
    for card in scene.pack.cards:
        twin = Scene(spec, 1)
        for program in (card.play, card.acquire, card.use, card.defeat):
            for effect in program.effects:
                effect.resolve(twin.state, twin.me, card.number)
                if twin.state.stack[-1].asks:
                    twin.state.choices = []
                    assert choices(twin.state)
                    while len(twin.state.stack) > 1:
                        twin.state.stack.pop()


@rule("SOL-9.3")
def test_monsters_hunt_before_the_hour_takes() -> None:
    rules = open_game("catacombs+subterra:hard+solo")
    order = [step.word for step in rules.end_of_turn]
    assert order.index("MonstersHunt") < order.index("HourTakes") < order.index("RefillRow")
    assert order.index("RefillRow") < order.index("MonstersAppear") < order.index("HourActs")
