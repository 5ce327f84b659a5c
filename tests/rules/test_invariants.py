"""CORE-1: invariants of the game."""

from __future__ import annotations

import pytest

from scene import Scene, rule
from tiptoe.core.state import Seat


def cubes(seat: Seat) -> int:
    """Counts every cube of the seat's colour, wherever it is."""
    own_damage = seat.damage - seat.stand_ins - seat.virtual
    return seat.supply + seat.clank + seat.bagged + own_damage + seat.aside


@rule("CORE-1.1")
def test_a_seat_has_thirty_cubes_wherever_they_go() -> None:
    scene = Scene(seat0={"clank": 4, "damage": 8, "bag": 3, "boots": 1, "room": "d5", "hand": ["stumble"]})
    scene.play("stumble").choose("move:d10", "decline").expect(damage=9, clank=5)
    scene.next_cards("orc-grunt", *["secret-tome"] * 5).draws("seat0", "seat0", "black").choose("end-turn")
    scene.expect(damage=10, aside=1, bag=6, clank=0)
    assert cubes(scene.me) == 30


@rule("CORE-1.2", "RUL-17")
def test_there_are_twenty_four_black_cubes_stand_ins_included() -> None:
    scene = Scene(black_aside=2, seat0={"supply": 0}).does({"damage": 3})
    scene.expect(damage=3, stand_ins=2, virtual=1)
    assert (scene.sees("black_aside"), scene.sees("black_in_bag")) == (0, 22)


@rule("CORE-1.3")
@pytest.mark.parametrize("spec", ["classic", "classic:dusk"])
def test_every_tunnel_ends_in_a_room(spec: str) -> None:
    scene = Scene(spec, room_tokens={}).tokens("master-key", "artifact-5")
    rooms = scene.state.board.rooms
    for tunnel in [each for each in scene.state.board.tunnels() if not each.against]:
        scene.at(rooms[tunnel.start]).give(boots=2, swords=3, blocked=False, leaving=False)
        scene.choose(f"move:{tunnel.key}+{tunnel.monsters}s" if tunnel.monsters else f"move:{tunnel.key}")
        scene.expect(room=rooms[tunnel.end])


@rule("CORE-1.4", "CORE-9.7")
def test_a_gap_in_the_row_stays_until_the_refill(scene: Scene) -> None:
    scene.row("sneak", "tattle", "swagger", "kobold", "kobold", "kobold").give(skill=5)
    scene.choose("acquire:row1", "acquire:row2")
    assert scene.sees("row") == ["", "", "swagger", "kobold", "kobold", "kobold"]
    scene.choose("end-turn")
    assert scene.sees("row") == ["secret-tome", "secret-tome", "swagger", "kobold", "kobold", "kobold"]


@rule("CORE-1.4", "RUL-108")
def test_a_text_may_replace_a_row_card_at_once(scene: Scene) -> None:
    scene.hand("treasure-hunter").row("sneak").next_cards("tattle")
    scene.play("treasure-hunter").choose("invoke:treasure-hunter", "replace:row1")
    assert scene.sees("row") == ["tattle", "", "", "", "", ""]


@rule("CORE-1.5")
def test_only_the_price_limits_how_often_a_thing_is_done(scene: Scene) -> None:
    scene.at("d2").give(skill=8, swords=6, boots=4)
    scene.choose(*["acquire:mercenary"] * 4, *["fight:goblin"] * 3, "move:d3", "move:d2", "move:d3", "move:d2")
    scene.expect(skill=0, swords=0, boots=0, gold=3, discard=["mercenary"] * 4)
