"""RUL-111: mercy: who cannot leave a room whatever it has may turn the own tile."""

from __future__ import annotations

from caves import NAVE, caves, square, way
from scene import Scene, rule, tile
from tiptoe.catalog import open_game
from tiptoe.core.ruleset import Ruleset
from tiptoe.games.catacombs.mercy import mercy

MOUTHS = ("N0", "N1", "E0", "E1", "S0", "S1", "W0", "W1")
TRAP = square("trap", *[way(mouth, "hall", arrow=True) for mouth in MOUTHS])  # every way leads in
VAULT = square("vault", *[way(mouth, "hall", lock=True) for mouth in MOUTHS])
ONE_DOOR = square("door", *[way(mouth, "hall", arrow=True) for mouth in MOUTHS if mouth != "E1"], way("hall", "E1"))


def inside(name: str, rules: Ruleset, **values: object) -> Scene:
    at = [tile(name, 1, 1)]
    return Scene(mercy(rules), tiles=at, stack=[], seat0={"room": f"{name}-hall", **values})


@rule("RUL-111")
def test_who_is_shut_in_by_arrows_may_turn_the_tile_once_a_turn() -> None:
    scene = inside("trap", caves(TRAP))
    assert {"rotate:1", "rotate:2", "rotate:3"} <= set(scene.offered)
    scene.choose("rotate:1").refuses("rotate:1", "RUL-111")
    assert scene.sees("tiles")[0]["turn"] == 1


@rule("RUL-111")
def test_a_turned_tile_can_open_a_way() -> None:
    scene = inside("door", caves(ONE_DOOR), boots=1).refuses(f"move:{NAVE}", "CORE-10.4")
    scene.choose("rotate:2").choose(f"move:{NAVE}/2").expect(room=NAVE)


@rule("RUL-111")
def test_lockpicks_that_one_owns_are_a_way_out() -> None:
    assert "rotate:1" in inside("vault", caves(VAULT)).offered
    inside("vault", caves(VAULT), lockpicks=1).refuses("rotate:1", "RUL-111")


@rule("RUL-111")
def test_monsters_and_missing_boots_shut_nobody_in() -> None:
    horde = square("horde", *[way(mouth, "hall", monsters=7, footprints=True) for mouth in MOUTHS])
    inside("horde", caves(horde)).refuses("rotate:1", "RUL-111")


@rule("RUL-111")
def test_the_start_tile_never_turns_and_without_the_variant_nothing_does() -> None:
    Scene(open_game("catacombs+mercy"), stack=[], seat0={"room": NAVE}).refuses("rotate:1", "RUL-111")
    scene = Scene(caves(TRAP), tiles=[tile("trap", 1, 1)], stack=[], seat0={"room": "trap-hall"})
    assert not [key for key in scene.offered if key.startswith("rotate")]
