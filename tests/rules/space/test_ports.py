"""SPA-6 and SPA-7: data ports, the command code, Artifacts."""

from __future__ import annotations

from typing import Any

import pytest

from scene import Scene, inline, rule
from ships import aboard
from tiptoe.catalog import open_game
from tiptoe.core.kernel import offered_choice, price
from tiptoe.core.ruleset import Ruleset

PORTS = {
    "space": {
        "hy1": "clank 2",
        "hy3": "clank 1",
        "hy6": "gold 5",
        "hy8": "heal 2",
        "hy10": "draw 1",
        "hy12": "gold 4",
        "dc1": "clank 2",
        "dc3": "clank 2",
        "dc6": "gold 3",
        "dc8": "draw 1",
        "dc12": "gold 5",
        "ml2": "clank 2",
        "ml5": "gold 1",
        "ml8": "skill 2",
        "ml11": "heal 2",
        "ml14": "draw 2",
    },
    "space:engineering.arena.promenade": {
        "en2": "clank 3",
        "en5": "gold 2",
        "en7": "skill 2",
        "en9": "heal 1",
        "en12": "draw 1",
        "en15": "gold 5",
        "ar1": "clank 1",
        "ar3": "clank 3",
        "ar7": "gold 2",
        "ar9": "heal 2",
        "ar10": "skill 3",
        "ar14": "gold 4",
        "pr1": "clank 1",
        "pr3": "clank 2",
        "pr8": "gold 4",
        "pr9": "skill 3",
        "pr10": "heal 1",
        "pr13": "draw 1",
    },
}
EVERY_PORT = [(spec, room, gives) for spec, ports in PORTS.items() for room, gives in ports.items()]


@rule("SPA-6.1", "SPA-6.4", "RUL-51")
@pytest.mark.parametrize(("spec", "room", "gives"), EVERY_PORT)
def test_a_port_gives_or_takes_at_once(spec: str, room: str, gives: str) -> None:
    word, number = gives.split()
    start = {"room": room, "damage": 4, "deck": ["hack"] * 4}
    scene = Scene(spec, room_tokens={}, seat0=start).choose(f"hack:{room}")
    expected = {"clank": 0, "gold": 0, "skill": 0, "damage": 4, "hand": []}
    changed = {"heal": ("damage", 4 - int(number)), "draw": ("hand", ["hack"] * int(number))}
    name, value = changed.get(word, (word, int(number)))
    scene.expect(**{**expected, name: value})
    assert (scene.sees(f"ports.{room}"), scene.told("PortHacked")) == ([0], [(0, scene.me.room, 1)])


@rule("SPA-6.1")
@pytest.mark.parametrize("spec", PORTS)
def test_there_are_no_other_ports(spec: str) -> None:
    assert sorted(Scene(spec).sees("ports")) == sorted(PORTS[spec])


@rule("SPA-6.1")
def test_a_port_is_used_once_by_anybody() -> None:
    scene = aboard(room="hy6", given={"ports": {"hy6": [1]}}).refuses("hack:hy6", "SPA-6.1")
    assert "hack:hy6" not in scene.offered
    mine = aboard(room="hy6").choose("hack:hy6").refuses("hack:hy6", "SPA-6.1").expect(gold=5)
    mine.choose("end-turn", "end-turn").refuses("hack:hy6", "SPA-6.1")


@rule("SPA-6.1")
def test_a_port_is_hacked_from_its_own_room_and_by_choice() -> None:
    aboard(room="hy2").refuses("hack:hy6", "SPA-6.1").refuses("hack:hy2", "SPA-6.1")
    aboard(room="hy6", boots=1).choose("move:hy5", "end-turn").expect(gold=0)


@rule("SPA-6.2")
def test_the_second_cube_goes_into_another_module() -> None:
    scene = aboard(room="hy3", boots=3).choose("hack:hy3", "move:hy7").at("hy6")
    scene.refuses("hack:hy6", "SPA-6.2").at("ml5").choose("hack:ml5").expect(tokens=["command-code"])
    assert (scene.sees("ports.hy3"), scene.sees("ports.ml5"), scene.sees("ports.hy6")) == ([0], [0], [])


@rule("SPA-6.2")
def test_cubes_of_others_in_the_module_do_not_matter() -> None:
    aboard(room="hy6", given={"ports": {"hy3": [1], "dc1": [0]}}).choose("hack:hy6").expect(tokens=["command-code"])


@rule("SPA-6.3", "SPA-8.1", "RUL-51")
def test_the_second_cube_brings_the_code_after_what_the_port_does() -> None:
    scene = aboard(room="ml2", given={"ports": {"hy3": [0]}, "marker": 5}).choose("hack:ml2")
    scene.expect(clank=2, tokens=["command-code"])
    told = [event.kind.name for event in scene.state.events]
    assert told.index("ClankMade") < told.index("TokenTaken") < told.index("MarkerAdvanced")
    assert scene.sees("marker") == 6


@rule("SPA-6.3")
def test_the_first_cube_brings_no_code() -> None:
    scene = aboard(room="ml5").choose("hack:ml5").expect(gold=1, tokens=[])
    assert scene.sees("marker") == 3


@rule("SPA-6.1", "SPA-2.2")
def test_two_cubes_are_all_a_seat_has() -> None:
    scene = aboard(room="ml5", tokens=["command-code"], given={"ports": {"hy3": [0], "dc1": [0]}})
    scene.refuses("hack:ml5", "SPA-6.1")


@rule("SPA-6.4")
def test_both_cubes_may_be_placed_in_one_turn() -> None:
    scene = aboard(room="hy3", boots=3).choose("hack:hy3", "move:k4", "move:ml1", "move:ml5", "hack:ml5")
    scene.expect(tokens=["command-code"], boots=0, clank=1, gold=1)


@rule("SPA-6.3", "SPA-2.7")
def test_every_seat_finds_a_code() -> None:
    ports = {"hy3": [0], "hy6": [1], "hy1": [2], "dc1": [3]}
    scene = aboard(seats=4, given={"ports": ports})
    for seat, room in enumerate(("dc3", "dc6", "ml5", "ml8")):
        scene.state.seat(seat).room = scene.state.board.room(room)
        scene.state.choices = []
        scene.choose(f"hack:{room}", "end-turn")
    assert [scene.sees(f"seat{seat}.tokens") for seat in range(4)] == [["command-code"]] * 4
    assert scene.sees("marker") == 5


def with_a_port(*effects: dict[str, Any], **module: Any) -> Ruleset:
    """A ship whose first module has one room, with this port."""
    doors = [{"id": id, "room": "trap"} for id in ("inner-1", "inner-2", "inner-3", "stern", "bow")]
    room = {"id": "trap", "features": ["port"], "port": list(effects)}
    return open_game(
        "space", [inline(module=[{"id": "hydroponics", "piece": "a", "rooms": [room], "doors": doors, **module}])]
    )


@rule("RUL-51", "RUL-19", "CORE-16.4")
def test_damage_of_a_port_is_damage_by_choice() -> None:
    rules = with_a_port({"damage": 2})
    hurt = Scene(rules, seat0={"room": "trap", "damage": 7})
    assert price(hurt.state, offered_choice(hurt.state, "hack:trap")).parts() == {"damage": 2}
    hurt.choose("hack:trap").expect(damage=9)
    Scene(rules, seat0={"room": "trap", "damage": 8}).refuses("hack:trap", "CORE-16.4")
    Scene(rules, seat0={"room": "trap", "supply": 1}).refuses("hack:trap", "CORE-7.5")


@rule("SPA-5.10", "RUL-55", "RUL-101")
@pytest.mark.parametrize(("tokens", "offered"), [([], False), (["command-code"], True)])
def test_no_text_reaches_a_port_where_the_seat_may_not_go(tokens: list[str], offered: bool) -> None:
    rules = with_a_port({"gold": 1}, features=["command"])
    scene = Scene(rules, seat0={"room": "k4", "hand": ["remote-uplink"], "tokens": tokens}).play("remote-uplink")
    assert ("invoke:remote-uplink" in scene.offered) == offered


@rule("SPA-7.1", "RUL-41")
def test_an_artifact_is_taken_whenever_one_likes() -> None:
    scene = aboard(room="cm1", boots=1, tokens=["command-code"]).lay("cm2", "artifact-5").choose("move:cm2")
    assert (scene.sees("prompt"), "take:artifact" in scene.offered) == ("your-turn", True)
    scene.choose("end-turn", "end-turn", "take:artifact").expect(tokens=["artifact-5", "command-code"])
    assert scene.sees("marker") == 4


@rule("SPA-7.1", "CORE-12.3")
def test_nobody_takes_a_second_artifact_or_swaps() -> None:
    scene = aboard(room="cm2", tokens=["command-code", "artifact-10"]).lay("cm2", "artifact-5")
    scene.refuses("take:artifact", "CORE-11.4")
    assert "take:artifact" not in scene.offered


@rule("SPA-7.1")
def test_there_must_be_an_artifact() -> None:
    aboard(room="cm2", tokens=["command-code"]).refuses("take:artifact", "CLA-4.1")
