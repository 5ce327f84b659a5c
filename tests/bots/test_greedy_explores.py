"""Greedy's choices on a growing map: tiles, locks, wayshrines, portals, coupons, ghosts, and the way home."""

from __future__ import annotations

import pytest

from bots.players import answer, greedy, rest_of_turn
from scene import Scene
from tiptoe.bots.greedy.card_value import Worth
from tiptoe.bots.greedy.distances import FAR, Distances
from tiptoe.bots.greedy.game_length import Bag, Forecast
from tiptoe.bots.greedy.plans import Prospects
from tiptoe.bots.greedy.weights import Weights
from tiptoe.bots.rollout import midgame
from tiptoe.catalog import open_game
from tiptoe.core.rng import seeded
from tiptoe.core.state import ESCAPED, SeatId
from tiptoe.core.tiles import cell_at, placement
from tiptoe.rules.attack import draw_and_strike
from tiptoe.sim.runner import simulate
from tiptoe.view.determinize import determinize
from tiptoe.view.view import View

EAST, WEST = (1, 1), (-1, 1)  # beside the lower half of the start tile


def dungeon(*laid: tuple[str, tuple[int, int]], top: str = "", seats: int = 2) -> Scene:
    """The start tile with tiles laid unturned beside it; `top` is the next tile to be revealed."""
    scene = Scene("catacombs", seats)
    numbers = {tile.id: tile.number for tile in scene.pack.tiles}
    state = scene.state
    state.tiles = state.tiles + [placement(numbers[id], cell_at(*place), 0) for id, place in laid]
    assert state.rules.chart is not None
    state.board = state.rules.chart.board(state.tiles)
    gone = [numbers[id] for id, _ in laid] + ([numbers[top]] if top else [])
    rest = [tile for tile in state.tile_stack if tile not in gone]
    state.tile_stack = rest + ([numbers[top]] if top else [])
    state.tiles_left = len(state.tile_stack)
    return scene


def prospects(scene: Scene) -> Prospects:
    worth = Worth(scene.state, scene.me, Weights())
    ways = Distances(scene.state, scene.me, Weights())
    return Prospects(scene.state, scene.me, worth, ways, Forecast(scene.state, scene.me, worth, ways))


def worth_of(scene: Scene, room: str) -> float:
    """Returns greedy's value of a room."""
    return sum(stop.worth for stop in prospects(scene).others if stop.room == scene.state.board.room(room))


# The edge of the map.


def test_a_seat_with_nothing_to_fetch_explores() -> None:
    scene = dungeon().give(boots=1)
    assert answer(scene).startswith("explore:")


def test_a_tile_is_laid_so_that_the_move_hurts_nobody() -> None:
    """CAT-4.5: of d15's doors two are free, the others are guarded, slow or one-way."""
    scene = dungeon(top="d15").give(boots=1)
    done = rest_of_turn(scene)
    assert done[0].startswith("explore:") and done[1].startswith("place:")
    scene.expect(room="d15-crossing", damage=0)


def test_swords_lay_a_tile_the_way_to_its_artifact() -> None:
    """CAT-4.3, CAT-5.1: the relic of d13 has two guards at one door; the chapel has none."""
    scene = dungeon(top="d13").give(boots=1, swords=2)
    scene.state.artifacts = scene.state.artifacts[-1:]
    scene.choose("explore:start-a.S1")
    assert answer(scene).endswith("+2s")
    assert "take:artifact" in rest_of_turn(scene)


def test_a_pause_is_used_for_the_hand() -> None:
    """CAT-4.6."""
    scene = dungeon(top="d04").give(boots=1).hand("sidestep").choose("explore:start-a.S1")
    assert answer(scene) == "play:sidestep"


def test_a_discovery_that_nothing_helps_is_given_up() -> None:
    """CAT-4.8: with one boot and one space of health left every door of d04 on that side is too dear."""
    scene = dungeon(("s02", (0, 2)), top="d04").at("s02-strongbox").give(boots=1, damage=9, supply=21)
    scene.choose("explore:s02.S0")
    scene.state.tiles_left = 0
    assert answer(scene).startswith("abandon:")


def test_a_seat_that_must_hurry_home_does_not_explore() -> None:
    scene = dungeon(("s01", EAST)).at("start-a-nave").tokens("artifact-10").give(boots=1, damage=7, supply=15, bagged=8)
    scene.other.status = ESCAPED
    scene.state.out_order = [SeatId(1)]
    assert rest_of_turn(scene)[0] == "move:start-a-crypt"


def test_a_tile_that_must_turn_keeps_the_way_home_open() -> None:
    """RUL-68: of the three turns one leads an owner of an Artifact home."""
    scene = dungeon(("s02", EAST), ("d04", (1, 0))).at("d04-throne").tokens("artifact-10")
    before = prospects(scene).standing()
    scene.does({"lone-seats-turn": True}, moment="arrive").choose(answer(scene))
    assert scene.state.stack[-1].prompt == "your-turn"
    assert prospects(scene).standing() > 0.5 * before


# What rooms give.


def test_a_chest_is_opened_while_there_is_a_lockpick() -> None:
    """CAT-6.2, CAT-6.3."""
    scene = dungeon(("d07", EAST)).at("d07-cairn").give(lockpicks=1)
    assert rest_of_turn(scene)[0] == "unlock:chest"


def test_every_locked_feature_is_worth_a_lockpick() -> None:
    """CAT-6.3 to CAT-6.5."""
    library = dungeon(("d12", EAST)).at("d12-study").give(lockpicks=1)
    prison = dungeon(("d02", EAST)).at("d02-west").give(lockpicks=1)
    assert (answer(library), answer(prison)) == ("unlock:library", "unlock:prison")


def test_wayshrines_are_worth_more_with_every_offering() -> None:
    """CAT-6.6."""
    scene = dungeon(("s03", EAST)).at("s03-upper")
    first = worth_of(scene, "s03-landing")
    assert worth_of(scene.give(placed=3), "s03-landing") == first + 3
    assert rest_of_turn(scene.at("s03-landing"))[0] == "offer"


def test_a_puzzle_box_is_carried_to_a_wayshrine() -> None:
    """CAT-12.19: a puzzle box raises the value of a shrine not yet visited above that of the secret at the door."""
    scene = dungeon(("s03", EAST)).at("s03-lower").tokens("artifact-10").give(boots=1)
    scene.state.tiles_left = 0
    empty_handed = worth_of(scene, "s03-landing")
    assert worth_of(scene.tokens("puzzle-box"), "s03-landing") > empty_handed + 2
    assert rest_of_turn(scene)[:2] == ["move:s03-landing", "offer"]


def test_a_reward_counts_once_a_turn() -> None:
    """CAT-6.1."""
    scene = dungeon(("s01", EAST)).at("s01-spring").give(boots=2)
    gate = scene.state.board.room("s01-gate")
    assert gate in [stop.room for stop in prospects(scene).others]
    scene.me.rewarded = [gate]
    assert gate not in [stop.room for stop in prospects(scene).others]


def test_lockpicks_open_ways_and_maps_turn_arrows() -> None:
    """CAT-3.4, CAT-3.5."""
    scene = dungeon(("d02", EAST)).at("d02-guard")
    west = scene.state.board.room("d02-west")
    locked = Distances(scene.state, scene.me, Weights()).way(scene.me.room).boots[west]
    opened = Distances(scene.give(lockpicks=1).state, scene.me, Weights()).way(scene.me.room).boots[west]
    assert opened < locked
    ring = dungeon(("d08", EAST)).at("d08-turn")
    rim = ring.state.board.room("d08-rim")
    against = Distances(ring.state, ring.me, Weights()).way(ring.me.room).boots[rim]
    assert Distances(ring.tokens("catacombs-map").state, ring.me, Weights()).way(ring.me.room).boots[rim] < against


def test_a_way_through_portals_counts_one_boot() -> None:
    """CAT-7.2."""
    scene = dungeon(("s05", (3, 3)), ("d17", (-3, 3))).at("s05-shed")
    way = Distances(scene.state, scene.me, Weights()).way(scene.me.room)
    assert way.boots[scene.state.board.room("d17-well")] == 1.0
    alone = dungeon(("s05", (3, 3))).at("s05-shed")
    assert alone.state.board.room("d17-well") not in Distances(alone.state, alone.me, Weights()).rooms


def test_the_best_artifact_of_a_room_counts() -> None:
    """PAR-2.2, PAR-2.3."""
    scene = dungeon(("d01", EAST)).at("d01-vault").lay("d01-vault", "artifact-5", "artifact-20")
    scene.state.tiles_left = 0
    with_best = prospects(scene).with_artifact(20) - prospects(scene).standing()
    assert with_best > 0 and answer(scene) == "take:artifact"
    scene.me.artifact_rooms = [scene.me.room]
    assert prospects(scene).artifacts == []


# The market.


def shop(*tokens: str, gold: int) -> Scene:
    """Seat 0 in a market that sells kits and crowns."""
    scene = dungeon(("d12", EAST)).at("d12-shop").tokens(*tokens).give(gold=gold)
    scene.state.market = [scene.pack.token(item).number for item in ("burglars-kit", "crown-10", "crown-9")]
    return scene


@pytest.mark.parametrize("gold", [2, 9])
def test_a_coupon_pays_for_a_crown(gold: int) -> None:
    """CAT-12.3: two gold are enough with the coupon, which stays the better price with more gold."""
    assert rest_of_turn(shop("discount-coupon", gold=gold))[0] == "redeem:crown-10"


def test_a_kit_is_not_worth_its_price() -> None:
    """CAT-12.29: with the crowns gone the gold is kept."""
    scene = shop(gold=7)
    scene.state.market = [scene.pack.token("burglars-kit").number]
    assert rest_of_turn(scene) == ["end-turn"]


def test_a_bargain_takes_the_best_item() -> None:
    """RUL-70: any item for nothing."""
    assert answer(shop(gold=0).does({"free-item": True}, moment="defeat")) == "buy:crown-10"


# Texts.


def test_a_free_card_is_the_best_of_the_row() -> None:
    """RUL-110."""
    scene = dungeon().row("rebel-scribe", "black-tourmaline", "expert-guide").does({"take-free": True}, moment="use")
    assert answer(scene) in ("acquire:row2", "acquire:row3")


@pytest.mark.parametrize(("card", "answered"), [("lie-in-wait", "pick:1"), ("grand-theft", "decline")])
def test_only_a_card_that_helps_goes_onto_the_deck(card: str, answered: str) -> None:
    """CORE-9.5: in a deck of guides a card for lockpicks would be a poor hand."""
    scene = dungeon().discard("expert-guide", "expert-guide") if card == "grand-theft" else dungeon().discard("burgle")
    number = scene.pack.card(card).number
    scene.me.discard.append(number)
    assert answer(scene.does({"onto-deck": True}, moment="acquire", source=number)) == answered


@pytest.mark.parametrize(("damage", "answered"), [(8, "discard:white-tourmaline"), (0, "decline")])
def test_a_gem_shields_a_seat_that_is_hurt(damage: int, answered: str) -> None:
    """RUL-112."""
    scene = dungeon().hand("white-tourmaline").give(damage=damage, supply=30 - damage)
    scene.state.wild_aside, scene.state.wild_clank, scene.state.black_in_bag = 4, 1, 0
    draw_and_strike(scene.state, 1, extra=0, danger=0)
    assert answer(scene) == answered


def test_a_waystone_jumps_to_the_better_shrine() -> None:
    """CAT-3.6: from a shrine far out to the one beside the start."""
    scene = dungeon(("s03", WEST), ("d22", (3, 3))).at("d22-shrine").tokens("artifact-20").hand("waystone")
    scene.give(damage=5, supply=15, bagged=10)
    assert [done for done in rest_of_turn(scene) if "way" in done or "jump" in done] == [
        *("play:waystone", "invoke:waystone", "jump:s03-landing")
    ]


# Pressure.


def test_ghosts_and_seats_that_are_out_make_the_dungeon_dangerous() -> None:
    """CAT-8.2, CAT-10.3."""
    scene = dungeon()
    weights = Weights()
    without = Bag(scene.state, weights).harm_of(scene.me, 1)
    assert Bag(scene.state, weights).harm_of(scene.me, 0) < without
    scene.state.wild_aside, scene.state.wild_clank = 2, 3
    assert Bag(scene.state, weights).harm_of(scene.me, 1) > without


def test_a_room_with_a_figure_is_left() -> None:
    """SUB-4.1: a seat that ends its turn there is hurt."""
    scene = dungeon(("s01", EAST)).at("s01-spring")
    safe = prospects(scene).standing()
    scene.state.figures = [scene.me.room]
    assert prospects(scene).standing() < safe


def test_spare_swords_fight_a_figure() -> None:
    """SUB-5.1."""
    scene = Scene("catacombs+subterra:normal").give(swords=3, damage=4, supply=26)
    scene.state.figures = [scene.me.room]
    assert rest_of_turn(scene) == ["fight-monster", "end-turn"]


def test_a_way_that_does_not_exist_is_far() -> None:
    scene = dungeon(("d22", (5, 5))).at("d22-shrine")
    assert Distances(scene.state, scene.me, Weights()).way(scene.me.room).home == FAR


# Whole games.


@pytest.mark.parametrize("seed", range(4))
def test_the_answer_depends_on_nothing_but_the_view_of_a_growing_map(seed: int) -> None:
    state = midgame(open_game("catacombs"), 3, seed, 150)
    seat = state.stack[-1].seat
    twin = determinize(View(state, seat), seeded(99))
    assert greedy().choose(View(state, seat)) == greedy().choose(View(twin, seat))


@pytest.mark.parametrize("spec", ["catacombs", "catacombs:b+promo"])
def test_greedy_beats_random_on_tiles(spec: str) -> None:
    report = simulate(spec, ["greedy", "random", "random"], 8, 1, 1)
    assert report.seats[0].wins >= 6


def test_greedy_mostly_scores_on_tiles() -> None:
    report = simulate("catacombs", ["greedy"] * 4, 6, 1, 1)
    assert sum(seat.lost for seat in report.seats) <= 12
    assert 7 <= report.rounds_median <= 25
