"""The map as SVG: complete, the same at every drawing, and readable by machines."""

from __future__ import annotations

import re
from functools import cache
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from scene import Scene, inline
from tiptoe.catalog import open_game
from tiptoe.core.board import CRYSTAL_CAVE, FOUNTAIN, MARKET
from tiptoe.core.components import MAJOR_SECRET, MINOR_SECRET
from tiptoe.core.ruleset import Ruleset
from tiptoe.draw.layout.board import layout
from tiptoe.draw.svg.board import board_svg
from tiptoe.view.view import SPECTATOR, View

FACES = ("classic", "classic:dusk")
SVG = "{http://www.w3.org/2000/svg}"


@cache
def rules_of(spec: str) -> Ruleset:
    return open_game(spec)


def picture(spec: str, view: View | None = None) -> Element:
    rules = view.rules if view is not None else rules_of(spec)
    return ElementTree.fromstring(board_svg(rules.board, rules.pack, view))


def groups(root: Element, kind: str) -> list[Element]:
    return [group for group in root.iter(f"{SVG}g") if group.get("class") == kind]


def used(root: Element, symbol: str) -> int:
    drawn = [use for group in groups(root, "t-tunnel") + groups(root, "t-room") for use in group.iter(f"{SVG}use")]
    return sum(1 for use in drawn if use.get("href") == f"#t-{symbol}")


def room(root: Element, id: str) -> Element:
    return next(group for group in groups(root, "t-room") if group.get("data-room") == id)


def words(group: Element) -> str:
    return f"{group.findtext(f'{SVG}title')}: {group.findtext(f'{SVG}desc')}"


@pytest.mark.parametrize("spec", FACES)
def test_every_room_and_tunnel_is_there_with_its_icons(spec: str) -> None:
    board, root = rules_of(spec).board, picture(spec)
    assert [group.get("data-room") for group in groups(root, "t-room")] == board.rooms
    assert len(groups(root, "t-tunnel")) == len(board.tunnels()) // 2
    ways = [tunnel for tunnel in board.tunnels() if tunnel.start < tunnel.end]
    assert used(root, "monster") == sum(tunnel.monsters for tunnel in ways)
    assert used(root, "lock") == sum(tunnel.locks for tunnel in ways)
    assert used(root, "footprints") == sum(tunnel.boots - 1 for tunnel in ways)
    assert used(root, "arrow") == sum(tunnel.against for tunnel in board.tunnels())


@pytest.mark.parametrize("spec", FACES)
def test_every_feature_and_token_is_drawn(spec: str) -> None:
    root = picture(spec)
    features, spaces = rules_of(spec).board.features, rules_of(spec).board.spaces
    assert used(root, "start") == used(root, "monkey-shrine") == 1
    assert used(root, "artifact") == 7 and used(root, "monkey-idol") == 3
    assert used(root, "major-secret") == sum(1 for bits in spaces if bits & MAJOR_SECRET)
    assert used(root, "minor-secret") == 2 * sum(1 for bits in spaces if bits & MINOR_SECRET)
    assert used(root, "crystals") == 2 * sum(1 for bits in features if bits & CRYSTAL_CAVE)
    assert used(root, "market") == sum(1 for bits in features if bits & MARKET)
    assert used(root, "fountain") == sum(1 for bits in features if bits & FOUNTAIN)


@pytest.mark.parametrize("spec", FACES)
def test_rooms_and_tunnels_say_what_they_are(spec: str) -> None:
    root = picture(spec)
    told = [words(group) for group in groups(root, "t-room") + groups(root, "t-tunnel")]
    assert len(told) == len(set(told))
    first = {
        "classic": ["d1: start", "d18: depths, crystal cave, artifact 5", "d26 – d31: 2 × monster"],
        "classic:dusk": ["n43: depths, crystal cave, fountain", "n8 – n2: arrow", "n2 – n3: arrow"],
    }
    assert set(first[spec]) <= set(told)


def test_an_arrow_points_the_way_it_may_be_walked() -> None:
    group = next(each for each in groups(picture("classic"), "t-tunnel") if each.get("data-from") == "d6")
    assert group.get("data-to") == "d5"
    turn = next(use for use in group.iter(f"{SVG}use")).get("transform", "")
    assert 160 < abs(float(turn.partition("rotate(")[2].partition(")")[0])) <= 180


@pytest.mark.parametrize("spec", FACES)
def test_the_picture_is_the_same_every_time_small_and_self_contained(spec: str) -> None:
    rules = rules_of(spec)
    text = board_svg(rules.board, rules.pack)
    layout.cache_clear()
    assert text == board_svg(open_game(spec).board, rules.pack)
    assert len(text.encode()) < 400_000
    assert not re.search(r"<image|<script|@import|@font-face|url\((?!#)|href=\"(?!#)", text)


@pytest.mark.parametrize("spec", FACES)
def test_no_words_are_smaller_than_eleven_pixels(spec: str) -> None:
    style = picture(spec).findtext(f"{SVG}style") or ""
    sizes = [int(size) for size in re.findall(r"(\d+)px [^;]*;", style)]
    assert sizes and min(sizes) >= 11


def test_every_symbol_that_is_used_is_defined() -> None:
    root = picture("classic", View(Scene(rules_of("classic")).state, 0))
    defined = {element.get("id") for element in root.iter()}
    wanted = {use.get("href", "").removeprefix("#") for use in root.iter(f"{SVG}use")}
    assert wanted <= defined


@pytest.fixture
def scene() -> Scene:
    """A scene on the only board with a fixed layout."""
    return Scene(rules_of("classic"))


def test_pawns_stand_where_the_seats_are(scene: Scene) -> None:
    scene.lay("d18", "artifact-5").at("d18")
    root = picture("classic", View(scene.state, SPECTATOR))
    assert words(room(root, "d18")).endswith("artifact 5, 0") and words(room(root, "d1")).endswith("1")
    assert used(root, "pawn-0") == used(root, "pawn-1") == 1


def test_more_than_three_pawns_become_marks() -> None:
    root = picture("classic", View(Scene(rules_of("classic"), seats=4).state, SPECTATOR))
    assert [used(root, f"mark-{seat}") for seat in range(4)] == [1, 1, 1, 1]
    assert used(root, "pawn-0") == 0


def test_tokens_that_were_taken_are_gone(scene: Scene) -> None:
    scene.lay("d18").lay("d24", "monkey-idol").lay("d19", "treasure")
    root = picture("classic", View(scene.state, 0))
    assert used(root, "monkey-idol") == 1
    assert words(room(root, "d18")) == "d18: depths, crystal cave"
    assert words(room(root, "d19")) == "d19: depths, market, minor secret"


def test_rooms_in_reach_are_lit_and_priced(scene: Scene) -> None:
    scene.at("d18").give(boots=2, swords=1)
    root = picture("classic", View(scene.state, 0))
    lit = [
        group.get("data-room")
        for group in groups(root, "t-room")
        if "url(#t-lit)" in ElementTree.tostring(group, "unicode")
    ]
    assert lit == ["d13", "d14", "d17", "d18", "d25", "d26"]
    price = [text.text for text in room(root, "d25").iter(f"{SVG}text") if text.get("class") == "t-cost"]
    assert price == ["2", "1"]
    assert not used(picture("classic", View(scene.state, 1)), "boots")


def test_the_words_of_the_caller_are_used() -> None:
    rules = rules_of("classic")
    text = board_svg(rules.board, rules.pack, say=lambda id: f"<{id}>")
    assert "&lt;feature-market&gt;" in text
    ElementTree.fromstring(text)


def test_a_board_of_a_scenario_is_drawn_too() -> None:
    rooms = [{"id": "a<b", "features": ["start"]}, {"id": "b&c", "features": ["market"]}, {"id": "end"}]
    tunnels = [{"from": "a<b", "to": "b&c", "monsters": 1}, {"from": "b&c", "to": "end", "arrow": True}]
    rules = open_game("classic", [inline(board=[{"id": "tiny", "rooms": rooms, "tunnels": tunnels}])])
    root = ElementTree.fromstring(board_svg(rules.board, rules.pack))
    assert [group.get("data-room") for group in groups(root, "t-room")] == ["a<b", "b&c", "end"]
    assert used(root, "monster") == used(root, "arrow") == used(root, "market") == 1
