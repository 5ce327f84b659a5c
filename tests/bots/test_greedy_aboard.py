"""Greedy's choices aboard a ship: ports and the code, lifts and teleporters, factions, the market, and the pods."""

from __future__ import annotations

from typing import Any

import pytest

from bots.players import answer, greedy, rest_of_turn
from scene import Scene
from tiptoe.bots.greedy.card_value import Worth
from tiptoe.bots.greedy.distances import FAR, Distances, WaysFrom, passes_of
from tiptoe.bots.greedy.game_length import Forecast
from tiptoe.bots.greedy.plans import Prospects
from tiptoe.bots.greedy.weights import Weights
from tiptoe.bots.registry import bot_for
from tiptoe.bots.rollout import midgame, play_bots
from tiptoe.catalog import open_game
from tiptoe.core.kernel import choices
from tiptoe.core.notation import key
from tiptoe.core.rng import seeded
from tiptoe.core.state import ESCAPED, SeatId
from tiptoe.games.space.approach import PortApproaches
from tiptoe.games.space.track import BLOCKADE
from tiptoe.rules.turn import new_game
from tiptoe.sim.runner import simulate
from tiptoe.view.determinize import determinize
from tiptoe.view.view import View

WITH_CODE = ["command-code"]
PODS = {pod: ["escape-pod"] for pod in ("pod1", "pod2", "pod3", "pod4")}
VAULTS = {"cm2": ["artifact-5"], "cm3": ["artifact-10"], "cm9": ["artifact-20"], "cm14": ["artifact-30"]}


def aboard(*cards: str, room: str = "cb1", laid: dict[str, list[str]] | None = None, **values: Any) -> Scene:
    """Seat 0 in a room with these cards in hand; pods and some Artifacts lie in their places, and little else."""
    return Scene(
        "space", seat0={"room": room, "hand": list(cards), **values}, room_tokens={**PODS, **VAULTS, **(laid or {})}
    )


def ways(scene: Scene) -> Distances:
    return Distances(scene.state, scene.me, Weights())


def way_from(scene: Scene, room: str) -> WaysFrom:
    return ways(scene).way(scene.state.board.room(room))


def worth(scene: Scene) -> Worth:
    return Worth(scene.state, scene.me, Weights())


def prospects(scene: Scene) -> Prospects:
    forecast = Forecast(scene.state, scene.me, worth(scene), ways(scene))
    return Prospects(scene.state, scene.me, worth(scene), ways(scene), forecast)


def worth_of(scene: Scene, room: str) -> float:
    """Returns greedy's value of a room."""
    return sum(stop.worth for stop in prospects(scene).others if stop.room == scene.state.board.room(room))


def modules_to_hack(scene: Scene) -> set[str]:
    """Returns the modules in which greedy would place its next data cube."""
    board = scene.state.board
    ports = prospects(scene).approaches
    rooms = [port.room for port in ports.ports] if isinstance(ports, PortApproaches) else []
    return {board.modules[board.module_of[room]].id for room in rooms}


def hurry(scene: Scene) -> Scene:
    """Lets the other seat be out, with the bag full of own cubes."""
    scene.other.status = ESCAPED
    scene.state.out_order = [SeatId(1)]
    return scene.give(damage=6, supply=14, bagged=10)


# Ports and the code.


@pytest.mark.parametrize("port", ["hy6", "dc12", "ml8"])
def test_a_port_that_gives_something_is_hacked(port: str) -> None:
    """SPA-6.1."""
    assert rest_of_turn(aboard(room=port, damage=3))[0] == f"hack:{port}"


def test_a_quiet_port_next_door_is_better_than_a_loud_one() -> None:
    """SPA-6.1: two Clank! here, five credits two rooms on."""
    scene = aboard(room="hy1", boots=2, swords=1, damage=7)
    assert rest_of_turn(scene)[:3] == ["move:hy2", "move:hy6+1s", "hack:hy6"]


def test_the_second_port_lies_in_another_module() -> None:
    """SPA-6.2."""
    scene = aboard(room="hy6")
    assert modules_to_hack(scene) == {"hydroponics", "doomsday-cannon", "med-lab"}
    assert modules_to_hack(scene.choose("hack:hy6")) == {"doomsday-cannon", "med-lab"}


def test_whoever_has_the_code_hacks_no_more() -> None:
    """SPA-6.3."""
    assert modules_to_hack(aboard(room="hy6", tokens=WITH_CODE)) == set()


def test_a_port_is_hacked_from_next_door() -> None:
    """RUL-101."""
    scene = aboard("remote-uplink", room="hy5")
    assert [done for done in rest_of_turn(scene) if "hack" in done or "invoke" in done] == [
        *("invoke:remote-uplink", "hack:hy6")
    ]


def test_nothing_is_to_be_had_behind_a_closed_door() -> None:
    """SPA-5.10: the secret at the upper gate is for those with the code."""
    laid = {"cm4": ["healing-stim"]}
    assert worth_of(aboard(room="k6", laid=laid), "cm4") == 0.0
    assert worth_of(aboard(room="k6", laid=laid, tokens=WITH_CODE), "cm4") > 0.0


# Lifts and teleporters.


def test_a_lift_is_ridden_when_no_boots_are_left() -> None:
    """SPA-5.6."""
    assert rest_of_turn(aboard(room="cb1", boots=1))[:2] == ["move:cb3", "lift:k3"]


def test_a_lift_takes_an_artifact_home_unless_it_is_cut_off() -> None:
    """SPA-5.8, SPA-8.4: better to lose three boots than to walk on them."""
    held = ["artifact-10", "command-code"]
    assert rest_of_turn(hurry(aboard(room="k5", boots=3, tokens=held)))[0] == "lift:cb3"
    scene = hurry(aboard(room="k3", boots=3, tokens=held))
    scene.state.marker = BLOCKADE
    assert rest_of_turn(scene)[0] == "move:k2"


def test_the_blockade_makes_the_way_home_longer() -> None:
    """SPA-8.4."""
    scene = aboard(tokens=WITH_CODE)
    measured = ways(scene)
    before = measured.way(scene.state.board.room("k5")).home
    scene.state.marker = BLOCKADE
    assert not measured.fit(scene.state, passes_of(scene.state, scene.me))
    assert before < way_from(scene, "k5").home < FAR


def test_a_key_opens_a_lift_and_a_telepass_a_teleporter() -> None:
    """SPA-5.6, SPA-5.7."""
    scene = aboard()
    lift, teleporter = scene.state.board.room("k6"), scene.state.board.room("hy11")
    assert (ways(scene).carried[lift], ways(scene).carried[teleporter]) == ([], [])
    rich = ways(aboard(tokens=["master-key", "telepass"]))
    assert (len(rich.carried[lift]), len(rich.carried[teleporter])) == (3, 2)


def test_the_command_module_is_no_short_cut() -> None:
    """SPA-5.10: the code that opens the Command Module does not exist yet when ports are weighed."""
    scene = aboard()
    across = way_from(scene, "k6").boots[scene.state.board.room("hy4")]
    assert across == way_from(aboard(tokens=WITH_CODE), "k6").boots[scene.state.board.room("hy4")]
    assert way_from(scene, "k6").gate == 1.8  # a boot, and security


def test_ways_are_measured_again_when_a_pod_is_gone() -> None:
    """SPA-9.1."""
    scene = aboard(laid={"pod2": [], "pod3": []})
    measured = ways(scene)
    assert measured.fit(scene.state, passes_of(scene.state, scene.me))
    near = measured.way(scene.state.board.room("cb7")).home
    scene.lay("pod1")
    assert not measured.fit(scene.state, passes_of(scene.state, scene.me))
    assert near < way_from(scene, "cb7").home < FAR


def test_a_seat_that_rode_is_known_not_to_walk() -> None:
    """SPA-5.8: the same holds in a position dealt from the seat's view."""
    scene = aboard(room="cb3", boots=2).choose("lift:k3")
    twin = determinize(View(scene.state, 0), seeded(7))
    twin.choices = []
    assert not any(key(choice, twin).startswith("move:") for choice in choices(twin))


# Artifacts and pods.


def test_an_artifact_is_left_for_a_better_one_while_there_is_time() -> None:
    """SPA-7.1: the 30 lies three steps on."""
    assert "take:artifact" not in rest_of_turn(aboard(room="cm2", tokens=WITH_CODE))
    assert rest_of_turn(hurry(aboard(room="cm2", tokens=WITH_CODE)))[0] == "take:artifact"


def test_a_seat_with_an_artifact_boards_the_next_pod() -> None:
    """SPA-9.1."""
    scene = hurry(aboard(room="cb1", boots=2, tokens=["artifact-10"]))
    assert rest_of_turn(scene)[:2] == ["move:cb7", "move:pod1"]


def test_a_pod_counts_for_those_who_reach_it() -> None:
    """SPA-9.1: twenty points, as the Mastery elsewhere."""
    assert prospects(aboard()).escape == 20


# Factions, crystals, the market.


def test_a_card_is_worth_more_among_friends() -> None:
    """SPA-3.1."""
    friends = worth(aboard(discard=["leaflet-drone", "leaflet-drone"], deck=["hack"] * 8))
    strangers = worth(aboard(discard=["unpaid-lab-assistant", "unpaid-lab-assistant"], deck=["hack"] * 8))
    courier = friends.state.rules.pack.card("resistance-courier")
    assert friends.average == strangers.average
    assert friends.card(courier, 2.0) > strangers.card(courier, 2.0) + 1.0


def test_a_multipass_wakes_a_card_that_is_worth_it() -> None:
    """SPA-3.2."""
    scene = aboard("general-marigold", room="hy2", tokens=["multipass"], deck=["hack", "hack", "hack"])
    assert "consume:multipass" in rest_of_turn(scene)
    assert "consume:multipass" not in rest_of_turn(aboard("agent-phantom", tokens=["multipass"]))


def test_the_better_of_two_cards_is_activated() -> None:
    """SPA-3.2."""
    scene = aboard("general-marigold", "quantum-dice", tokens=["multipass"], deck=["hack", "hack", "hack"])
    scene.play("quantum-dice", "general-marigold").choose("consume:multipass")
    assert answer(scene) == "activate:general-marigold"


def test_the_first_crystal_is_worth_fetching() -> None:
    """SPA-3.3, SPA-5.5."""
    assert worth_of(aboard(room="hy6"), "hy9") > worth_of(aboard(room="hy6", tokens=["power-crystal"]), "hy9")


def test_a_bargain_comes_before_the_full_price() -> None:
    """CORE-11.1, SPA-4.2."""
    scene = aboard("six-armed-fence", room="hy2", gold=7)
    rest_of_turn(scene)
    scene.expect(gold=2)


def test_a_market_has_nothing_for_those_who_own_one_of_each() -> None:
    """SPA-4.2."""
    assert worth_of(aboard(room="hy1", gold=14), "hy2") > 0.0
    owned = ["contraband", "master-key", "medkit", "telepass"]
    assert worth_of(aboard(room="hy1", gold=14, tokens=owned), "hy2") == 0.0


# Whole games.


@pytest.mark.parametrize("seed", range(4))
def test_the_answer_depends_on_nothing_but_the_view_aboard(seed: int) -> None:
    state = midgame(open_game("space"), 3, seed, 250)
    seat = state.stack[-1].seat
    twin = determinize(View(state, seat), seeded(99))
    assert greedy().choose(View(state, seat)) == greedy().choose(View(twin, seat))


@pytest.mark.parametrize(
    ("ship", "seed", "bots"),
    [
        ("hydroponics.doomsday-cannon.promenade", 6030, 30),
        ("hydroponics.promenade.arena", 19012, 12),
        ("engineering.arena.med-lab", 36025, 25),
    ],
)
def test_nobody_rides_to_and_fro_for_ever(ship: str, seed: int, bots: int) -> None:
    """RUL-50: rides cost nothing and may be repeated; a bot takes one a turn."""
    state = new_game(open_game(f"space:{ship}"), 4, seeded(seed))
    assert play_bots(state, [bot_for("greedy", bots, seat) for seat in range(4)]) < 2000
    assert state.over


@pytest.mark.parametrize("spec", ["space", "space:promenade.engineering.arena"])
def test_greedy_beats_random_aboard(spec: str) -> None:
    report = simulate(spec, ["greedy", "random", "random"], 8, 1, 1)
    assert report.seats[0].wins >= 6


def test_greedy_scores_as_often_as_not_aboard() -> None:
    report = simulate("space", ["greedy"] * 4, 6, 1, 1)
    assert sum(seat.lost for seat in report.seats) <= 15
    assert 10 <= report.rounds_median <= 25
