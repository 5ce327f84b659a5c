"""RUL-33: a ship as data: public facts aboard, and hidden ones."""

from __future__ import annotations

import json
from typing import Any

import pytest

from plain import event_data, view_data
from scene import Scene, rule
from ships import aboard
from tiptoe.core.rng import seeded
from tiptoe.view.determinize import determinize
from tiptoe.view.view import SPECTATOR, View, visible_events


def shown_of(scene: Scene, seat: int = SPECTATOR) -> dict[str, Any]:
    return view_data(View(scene.state, seat))


@rule("RUL-33", "SPA-2.7", "SPA-6.1", "SPA-8.4")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_ports_crystals_hunters_and_the_blockade_are_seen_by_all(seat: int) -> None:
    given = {"ports": {"hy6": [1], "dc1": [0]}, "marker": 10, "hunters": {"clank": 1, "bag": 3}}
    scene = aboard(tokens=["power-crystal", "sixth-crystal"], given=given)
    told = shown_of(scene, seat)
    assert told["marks"] == [{"room": "hy6", "seat": 1}, {"room": "dc1", "seat": 0}]
    assert told["seats"][0]["tokens"] == ["power-crystal", "sixth-crystal"]  # those in the bank are the others
    assert told["wild"] == {"aside": 0, "clank": 1, "bag": None}
    assert told["milestones"] == ["blockade"]


@rule("RUL-33", "SPA-8.2")
def test_hunters_in_the_bag_are_told_where_the_bag_is_open() -> None:
    scene = Scene("space+open-bag", marker=9, hunters={"clank": 1, "bag": 1})
    assert shown_of(scene)["wild"] == {"aside": 2, "clank": 1, "bag": 1}
    assert shown_of(scene)["milestones"] == []


@rule("RUL-33", "RUL-56")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_a_secret_shows_its_back_until_it_is_taken(seat: int) -> None:
    scene = aboard(room="cb4", boots=1).lay("cb5", "noise-grenade")
    assert "noise-grenade" not in json.dumps(view_data(View(scene.state, seat)))
    scene.choose("move:cb5", "take:major-secret")
    assert view_data(View(scene.state, seat))["box"] == ["noise-grenade"]


@rule("CORE-21.2", "RUL-33")
def test_dealing_the_unknown_again_keeps_the_ship() -> None:
    given = {"ports": {"hy6": [1], "dc1": [0]}, "marker": 9, "reserve": {"g0b-l1n": 0, "eradibot": 1}}
    scene = Scene("space", seats=3, seat0={"tokens": ["command-code"], "room": "k3"}, **given)
    scene.choose("lift:k5")
    for seed in range(5):
        twin = determinize(View(scene.state, 1), seeded(seed))
        assert view_data(View(twin, 1)) == view_data(View(scene.state, 1))
        assert (twin.marks, twin.reserve, twin.seats[0].ridden) == (
            scene.state.marks,
            scene.state.reserve,
            True,
        )


@rule("RUL-33")
def test_events_name_seats_and_cards() -> None:
    scene = aboard("princess-helia", room="k3", tokens=["multipass"], deck=["hack"])
    scene.choose("lift:k5", "play:princess-helia", "consume:multipass").at("hy6").choose("hack:hy6")
    told = [event_data(event, scene.pack) for event in visible_events(scene.state.events, SPECTATOR)]
    named = {str(each["event"]): each for each in told}
    assert named["FactionActivated"]["card"] == "princess-helia" and named["PortHacked"]["n"] == 1
    assert named["LiftRidden"]["seat"] == named["PortHacked"]["seat"] == 0
