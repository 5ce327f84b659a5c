"""The pack loader: correct packs load, and mistakes name file, id, path and the nearest word."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from scene import Scene, inline, rule
from tiptoe.catalog import GAMES, VOCABULARY, SpecError, check_seats, content_folder, load_pack, open_game
from tiptoe.core.board import FEATURES
from tiptoe.packs.boards import BOARD_KEYS
from tiptoe.packs.document import document_of
from tiptoe.packs.errors import PackErrors
from tiptoe.packs.files import (
    CONTENT,
    NAMES_FILE,
    ORIGIN,
    PACK_FILE,
    PLACES_FILE,
    PackRow,
    Source,
    read_folder,
)
from tiptoe.packs.loader import CARD_KEYS, TOKEN_KEYS, load, supplements_of
from tiptoe.packs.schema import pack_schema
from tiptoe.packs.template import write_template
from tiptoe.packs.tiles import TILE_KEYS
from tiptoe.packs.translated import is_translation
from tiptoe.suggest import hint

CARD = {"id": "lamp", "kind": "action", "cost": 2}


def errors_of(*, card: object = None, token: object = None, board: object = None) -> list[str]:
    content = {kind: [row] for kind, row in (("card", card), ("token", token), ("board", board)) if row is not None}
    with pytest.raises(PackErrors) as wrong:
        load_pack("classic", [inline(**content)])  # type: ignore[arg-type]
    return [str(error) for error in wrong.value.errors]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"play": [{"skil": 2}]}, "test: lamp: play[0]: unknown effect 'skil'; did you mean 'skill'?"),
        ({"play": [{"skill": "two"}]}, "test: lamp: play[0].skill: expected a whole number, found 'two'"),
        ({"play": [{"skill": 2, "boots": 1}]}, "test: lamp: play[0].boots: unknown key 'boots'; known: skill"),
        ({"play": {"skill": 2}}, "test: lamp: play: expected a list of effects such as [{ skill = 2 }], found {'skill': 2}"),
        ({"play": [{"when": {"anohter": "companion"}, "do": [{"draw": 1}]}]}, "test: lamp: play[0].when: unknown condition 'anohter'; did you mean 'another'?"),
        ({"play": [{"when": {"has": "corwn"}, "do": [{"draw": 1}]}]}, "test: lamp: play[0].when.has: unknown type of token 'corwn'; did you mean 'crown'?"),
        ({"play": [{"when": {"has": "crown"}}]}, "test: lamp: play[0]: 'do' is missing"),
        ({"play": [{"trash": "burgel"}]}, "test: lamp: play[0].trash: unknown card 'burgel'; did you mean 'burgle'?"),
        ({"play": [{"ignore": "caves"}]}, "test: lamp: play[0].ignore: unknown thing to ignore 'caves'; known: crystal-cave, monsters, ride, security"),
        ({"play": [{"choose": 1, "of": [{"gold": 1}]}]}, "test: lamp: play[0].of: expected at least two options, found [{'gold': 1}]"),
        ({"play": [{"per": "gold", "do": [{"skill": 1}]}]}, f"test: lamp: play[0].per: 'gold' can shrink within a turn, so only a score may count it; known: {', '.join(sorted(VOCABULARY.counters))}"),
        ({"arrive": [{"discard": 1, "do": [{"draw": 1}]}]}, "test: lamp: arrive[0]: 'discard' asks a seat something; an arrive text cannot"),
        ({"arrive": [{"per": "clank-made", "do": [{"gold": 1}]}]}, "test: lamp: arrive[0]: 'per' waits for something in a turn; an arrive text is done at once"),
        ({"use": [{"gold": 1}]}, "test: lamp: use: a action has no 'use' text; it has: play, acquire, arrive, shield"),
        ({"kind": "wizard"}, "test: lamp: kind: unknown kind of card 'wizard'; known: action, companion, device, gem, item, monster, starter"),
        ({"coast": 3}, "test: lamp: coast: unknown key 'coast'; did you mean 'cost'?"),
        ({"cost": -1}, "test: lamp: cost: expected 0 or more, found -1"),
        ({"attack": "yes"}, "test: lamp: attack: expected true or false, found 'yes'"),
        ({"where": "cellar"}, f"test: lamp: where: unknown feature 'cellar'; known: {', '.join(sorted(FEATURES))}"),
        ({"also": {"gems": 1}}, "test: lamp: also.gems: unknown key 'gems'; known: gold, lockpicks"),
        ({"also": {"gold": -1}}, "test: lamp: also.gold: expected 0 or more, found -1"),
        ({"score": {"points": 1}}, "test: lamp: score: expected one of: if, per"),
        ({"play": [{"gain": "burgle"}]}, "test: lamp: play[0]: 'burgle' is no card of the reserve"),
        ({"play": [{"choose": 1, "of": [{"gold": 1}, {"turn-reserve": "burgle"}]}]}, "test: lamp: play[0].of[1][0]: 'burgle' is no card of the reserve"),
        ({"deck": "side"}, "test: lamp: deck: unknown deck 'side'; known: dungeon, reserve, starter"),
        ({"origin": "me"}, "test: lamp: origin: unknown origin 'me'; known: own, public, rulebook, tiptoe"),
    ],
)  # fmt: skip
def test_a_wrong_card_is_named_with_its_place(change: dict[str, Any], message: str) -> None:
    assert errors_of(card={**CARD, **change}) == [message]


def test_all_errors_are_told_at_once() -> None:
    wrong = {**CARD, "cost": "x", "play": [{"skil": 1}], "acquire": [{"bots": 1}]}
    assert len(errors_of(card=wrong)) == 3


@pytest.mark.parametrize(
    ("board", "message"),
    [
        ({"id": "b", "rooms": [{"id": "x"}], "tunnels": []}, "test: b: rooms: a board needs exactly one room with the feature 'start', found 0"),
        ({"id": "b", "rooms": [{"id": "x", "features": ["strat"]}], "tunnels": []}, "test: b: rooms[0].features: unknown feature 'strat'; did you mean 'start'?"),
        ({"id": "b", "rooms": [{"id": "x", "features": ["start"]}], "tunnels": [{"from": "x", "to": "y"}]}, "test: b: tunnels[0]: unknown room 'y'; known: x"),
        ({"id": "b", "rooms": [{"id": "x", "features": ["start"]}, {"id": "x"}], "tunnels": []}, "test: b: rooms[1].id: a second room 'x'"),
        ({"id": "b", "rooms": [{"id": "x", "features": ["start"], "tokens": ["artefact-5"]}], "tunnels": []}, "test: b: rooms[0].tokens: unknown token 'artefact-5'; did you mean 'artifact-5'?"),
        ({"id": "b", "rooms": [{"id": "x", "features": ["start"], "at": [1]}], "tunnels": []}, "test: b: rooms[0].at: expected [x, y], found [1]"),
        ({"id": "b", "rooms": [{"id": "x", "features": ["start"]}, {"id": "y"}], "tunnels": [{"from": "x", "to": "y", "monsters": 8}]}, "test: b: tunnels[0].monsters: expected at most 7, found 8"),
        ({"id": "b", "rooms": [{"id": "x", "features": ["start"], "tokens": ["artifact-5", "artifact-5"]}], "tunnels": []}, "test: b: rooms: 2 of 'artifact-5' are laid out, but there are 1"),
    ],
)  # fmt: skip
def test_a_wrong_board_is_named_with_its_place(board: dict[str, Any], message: str) -> None:
    assert errors_of(board=board) == [message]


MOUTHS = ["N0", "N1", "E0", "E1", "S0", "S1", "W0", "W1"]
TUNNELS = [{"from": mouth, "to": "hall"} for mouth in MOUTHS]
TILE = {"id": "z01", "set": "depths", "rooms": [{"id": "hall"}], "tunnels": TUNNELS}
START_MOUTHS = ["N0", "N1", "E0", "E1", "E2", "E3", "S0", "S1", "W0", "W1", "W2", "W3"]
START_TILE = {
    "id": "start-z",
    "set": "start",
    "rooms": [{"id": "hall", "zone": "surface", "features": ["start"]}],
    "tunnels": [{"from": mouth, "to": "hall"} for mouth in START_MOUTHS],
}


def errors_of_tile(tile: dict[str, Any]) -> list[str]:
    with pytest.raises(PackErrors) as wrong:
        load_pack("catacombs", [inline(tile=[tile])])
    return [str(error) for error in wrong.value.errors]


@rule("RUL-59")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"tunnels": TUNNELS[:-1]}, "tunnels: mouth W1 has no tunnel; every side must fit every side (RUL-59)"),
        ({"tunnels": [*TUNNELS, {"from": "W1", "to": "hall"}]}, "tunnels[8]: mouth W1 has a tunnel already (RUL-59)"),
        ({"tunnels": [*TUNNELS[:-1], {"from": "W2", "to": "hall"}]}, "tunnels[7]: unknown end of a tunnel 'W2'; known: E0, E1, N0, N1, S0, S1, W0, W1, hall"),
        ({"tunnels": [*TUNNELS, {"from": "hall", "to": "P"}]}, "tunnels[8]: unknown end of a tunnel 'P'; known: E0, E1, N0, N1, S0, S1, W0, W1, hall"),
        ({"portal": [0.5, 0.5]}, "portal: no tunnel leads to the portal"),
        ({"portal": [0.5, 0.5], "tunnels": [*TUNNELS, {"from": "hall", "to": "P"}, {"from": "P", "to": "hall"}]}, "tunnels[9]: a second tunnel ends in the portal"),
        ({"portal": [0.5, 0.5], "tunnels": [*TUNNELS, {"from": "hall", "to": "P", "footprints": True}]}, "tunnels[8].footprints: a tunnel that ends in a portal carries no footprints (RUL-63)"),
        ({"set": "cellar"}, "set: unknown set 'cellar'; known: depths, start, surface"),
        ({"set": None}, "set: is missing"),
        ({"hounted": True}, "hounted: unknown key 'hounted'; did you mean 'haunted'?"),
        ({"origin": "me"}, "origin: unknown origin 'me'; known: own, public, rulebook, tiptoe"),
        ({"rooms": [{"id": "hall", "features": ["chets"]}]}, "rooms[0].features: unknown feature 'chets'; did you mean 'chest'?"),
        ({"rooms": [{"id": "hall", "features": ["start"]}]}, "rooms: a depths tile has 0 rooms with the feature 'start', found 1"),
        ({"rooms": [{"id": "hall", "features": ["monkey-shrine"]}]}, "rooms[0].features: the monkey shrine lies on the start tile"),
        ({"rooms": [{"id": "hall"}, {"id": "hall"}]}, "rooms[1].id: a second room 'hall'"),
        ({"rooms": [{"id": "hall"}, {"id": "attic"}]}, "rooms[1]: no tunnel leads to room 'attic' from outside"),
        ({"rooms": [{"id": "hall"}, {"id": "attic"}, {"id": "loft"}], "tunnels": [*TUNNELS, {"from": "attic", "to": "loft"}]}, "rooms[1]: no tunnel leads to room 'attic' from outside"),
        ({"rooms": [{"id": "hall", "artifact": 3}]}, "rooms[0].artifact: expected 0, 1 or 2 pluses, found 3"),
        ({"tunnels": [{"from": "N0", "to": "hall", "monsters": 9}, *TUNNELS[1:]]}, "tunnels[0].monsters: expected at most 7, found 9"),
        ({"rooms": [{"id": "hall", "reward": {"gold": 1, "heal": 1}}]}, "rooms[0].reward: expected one reward such as { gold = 1 }, found {'gold': 1, 'heal': 1}"),
        ({"rooms": [{"id": "hall", "reward": {"glod": 1}}]}, "rooms[0].reward: unknown reward 'glod'; did you mean 'gold'?"),
        ({"rooms": [{"id": "hall"}, *[{"id": f"r{i}"} for i in range(8)]]}, "rooms: a tile has at most 8 rooms, found 9"),
    ],
)  # fmt: skip
def test_a_wrong_tile_is_named_with_its_place(change: dict[str, Any], message: str) -> None:
    assert errors_of_tile({**TILE, **change})[0] == f"test: z01: {message}"


def test_everything_that_is_wrong_with_a_tile_is_told_at_once() -> None:
    """The editor of a drawing mends one mistake after another and sees the rest."""
    wrong = {"rooms": [{"id": "hall"}, {"id": "attic"}, {"id": "loft"}], "portal": [0.5, 0.5], "tunnels": TUNNELS[2:]}
    assert [error.split(": ")[2] for error in errors_of_tile({**TILE, **wrong})] == [
        *("tunnels", "tunnels", "portal", "rooms[1]", "rooms[2]")
    ]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"rooms": [{"id": "hall", "zone": "surface"}]}, "rooms: a start tile has 1 rooms with the feature 'start', found 0"),
        ({"rooms": [{"id": "hall", "zone": "surface", "features": ["start"]}, {"id": "nave", "zone": "depths", "features": ["start"]}], "tunnels": [*START_TILE["tunnels"], {"from": "hall", "to": "nave"}]}, "rooms: a start tile has 1 rooms with the feature 'start', found 2"),
        ({"rooms": [{"id": "hall", "features": ["start"]}]}, "rooms[0].zone: is missing"),
        ({"tunnels": TUNNELS}, "tunnels: mouth E2 has no tunnel; every side must fit every side (RUL-59)"),
    ],
)  # fmt: skip
def test_a_wrong_start_tile_is_named_with_its_place(change: dict[str, Any], message: str) -> None:
    assert errors_of_tile({**START_TILE, **change})[0] == f"test: start-z: {message}"


def test_a_start_tile_of_a_pack_is_a_face_of_the_game() -> None:
    source = inline(tile=[START_TILE, TILE])
    assert open_game("catacombs", [source]).name == "catacombs:z"
    assert open_game("catacombs:b", [source]).board.rooms[open_game("catacombs:b").board.start] == "start-b-crypt"
    scene = Scene(open_game("catacombs:z", [source])).next_tiles("z01").give(boots=1)
    scene.choose("explore:start-z.N0", "place:0").expect(room="z01-hall")


def test_a_second_entry_with_an_id_is_refused() -> None:
    with pytest.raises(PackErrors, match="test: lamp: id: a second card with this id"):
        load_pack("classic", [inline(card=[CARD, CARD])])


@rule("CLA-1.1", "CORE-2.1", "CORE-2.2", "CORE-2.3")
def test_promised_sums_are_counted() -> None:
    source = read_folder(content_folder("classic"))
    source.rows["card"] = [row for row in source.rows["card"] if row.content["id"] != "ogre"]
    with pytest.raises(PackErrors, match=r"pack.toml: classic: totals.dungeon: should be 100, but there are 98"):
        load([source], VOCABULARY)


def test_a_deck_of_nothing_but_attacks_cannot_fill_the_row() -> None:
    cards: list[dict[str, Any]] = [
        {"id": "burgle", "kind": "starter", "deck": "starter"},
        {"id": "ogre", "kind": "monster", "copies": 9, "attack": True},
    ]
    with pytest.raises(PackErrors, match="the row needs 6 cards without the attack symbol, the dungeon deck has 0"):
        load([inline(card=cards)], VOCABULARY)


def test_a_pack_adds_replaces_and_takes_out() -> None:
    source = inline(
        card=[CARD, {"id": "burgle", "kind": "starter", "deck": "starter", "copies": 7, "play": [{"skill": 2}]}]
    )
    source.about = {**source.about, "without": ["tattle"]}
    pack = load_pack("classic", [source])
    ids = [card.id for card in pack.cards]
    assert "lamp" in ids and "tattle" not in ids
    assert pack.starter.count(pack.card("burgle").number) == 7
    assert pack.hash != load_pack("classic").hash


def test_names_and_comments_do_not_change_the_hash_but_numbers_do(tmp_path: Path) -> None:
    write_template(tmp_path / "mine")
    first = read_folder(tmp_path / "mine").hash()
    cards = tmp_path / "mine" / "cards.toml"
    cards.write_text("# a remark\n" + cards.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "mine" / "names.toml").unlink()
    assert read_folder(tmp_path / "mine").hash() == first
    cards.write_text(cards.read_text(encoding="utf-8").replace("cost = 3", "cost = 4"), encoding="utf-8")
    assert read_folder(tmp_path / "mine").hash() != first


def test_a_set_that_two_packs_add_to_counts_with_both() -> None:
    """The later of two packs hid how the other one's part of their set had changed."""

    def named(*costs: int) -> set[str]:
        sources = []
        for place, cost in enumerate(costs):
            source = Source(f"pack{place}", {"supplements": ["lanterns"]})
            source.rows["card"] = [PackRow("cards.toml", {"id": f"lamp{place}", "set": "lanterns", "cost": cost})]
            sources.append(source)
        return set(supplements_of(sources).values())

    assert len(named(1, 1) | named(2, 1) | named(1, 2)) == 3


def test_names_of_another_language_may_stand_in_a_file_of_their_own(tmp_path: Path) -> None:
    """The pack is the same with names in one file or several, down to the digest of its document."""
    write_template(tmp_path / "mine")
    inline_names = document_of(read_folder(tmp_path / "mine"))
    names = tmp_path / "mine" / "names.toml"
    names.write_text('[card]\nlamplighter = { en = "Lamplighter" }\n', encoding="utf-8")
    for tag, name in (("fr", "Allumeur de lanternes"), ("pt-BR", "Acendedor de Lampiões")):
        (tmp_path / "mine" / f"names.{tag}.toml").write_text(f'[card]\nlamplighter = "{name}"\n', encoding="utf-8")
    assert document_of(read_folder(tmp_path / "mine")).digest == inline_names.digest


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("names.fr.toml", '[card]\nlamplihter = "Allumeur"', "card.lamplihter: has no English name; did you mean 'lamplighter'"),
        ("names.fr.toml", '[crad]\nlamplighter = "Allumeur"', "crad: has no English name; did you mean 'card'"),
        ("names.fr.toml", 'card = "Allumeur"', "card: expected a table, found 'Allumeur'"),
        ("names.ft.toml", "", "unknown language 'ft'; known: en, fr, pt-BR"),
    ],
)  # fmt: skip
def test_a_translated_name_says_what_is_wrong_with_it(tmp_path: Path, file: str, text: str, message: str) -> None:
    write_template(tmp_path / "mine")
    (tmp_path / "mine" / file).write_text(text, encoding="utf-8")
    with pytest.raises(PackErrors, match=re.escape(message)):
        read_folder(tmp_path / "mine")


def test_colours_do_not_change_the_hash() -> None:
    """Colours change no game, and the hash that a record names ignores them."""
    plain, red = Source("mine"), Source("mine")
    plain.rows["board"] = [PackRow("board.toml", {"id": "moor"})]
    red.rows["board"] = [PackRow("board.toml", {"id": "moor", "sky": "dusk"})]
    assert plain.hash() == red.hash()


def test_broken_toml_names_the_file_and_the_line(tmp_path: Path) -> None:
    write_template(tmp_path / "mine")
    (tmp_path / "mine" / "cards.toml").write_text("[[card]\n", encoding="utf-8")
    with pytest.raises(PackErrors, match=r"cards.toml: not valid TOML: .*line 1"):
        read_folder(tmp_path / "mine")


def test_the_template_plays_as_it_reads(tmp_path: Path) -> None:
    write_template(tmp_path / "mine")
    scene = Scene(open_game("classic", [read_folder(tmp_path / "mine")]))
    scene.hand("lamplighter", "mercenary").deck("stumble").give(clank=2, supply=28)
    scene.play("lamplighter").choose("pick:2").expect(skill=2, clank=1)
    scene.play("mercenary").expect(hand=["stumble"])


@pytest.mark.slow
@pytest.mark.parametrize("pack", sorted({game.pack for game in GAMES.values()}))
def test_the_schema_accepts_what_the_loader_accepts(pack: str) -> None:
    for file in sorted((content_folder(pack)).glob("*.toml")):
        if file.name in (PACK_FILE, NAMES_FILE, PLACES_FILE) or is_translation(file.name):
            continue
        jsonschema.validate(tomllib.loads(file.read_text(encoding="utf-8")), pack_schema(VOCABULARY))


@pytest.mark.parametrize(
    "play",
    [[{"skil": 2}], [{"skill": "two"}], [{"per": "gold", "do": [{"skill": 1}]}], [{"when": {"has": "crown"}}], []],
)
def test_the_schema_refuses_what_the_loader_refuses(play: list[object]) -> None:
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"card": [{**CARD, "play": play}]}, pack_schema(VOCABULARY))


@pytest.mark.slow
@pytest.mark.parametrize(
    "change",
    [
        {"set": "cellar"},
        {"hounted": True},
        {"rooms": [{"id": "hall", "features": ["chets"]}]},
        {"rooms": [{"id": "hall", "artifact": 3}]},
        {"rooms": [{"id": "hall", "reward": {"gold": 1, "heal": 1}}]},
        {"portal": [0.5]},
        {"tunnels": [{"from": "N0"}]},
        {"tunnels": [{**TUNNELS[0], "monsters": 8}, *TUNNELS[1:]]},
    ],
)
def test_the_schema_refuses_wrong_tiles(change: dict[str, Any]) -> None:
    jsonschema.validate({"origin": "own", "tile": [TILE, START_TILE]}, pack_schema(VOCABULARY))
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"tile": [{**TILE, **change}]}, pack_schema(VOCABULARY))


def test_the_schema_knows_every_key_of_an_entry() -> None:
    entries = pack_schema(VOCABULARY)["$defs"]
    assert isinstance(entries, dict)
    keys = {"card": CARD_KEYS, "token": TOKEN_KEYS, "board": BOARD_KEYS, "tile": TILE_KEYS}
    assert {kind: entries[kind]["properties"].keys() for kind in keys} == {kind: set(keys[kind]) for kind in keys}


def test_a_hint_can_be_read_however_much_is_known() -> None:
    many = [f"{first}-{number:02}" for first in ("arena", "hydroponics") for number in range(30)]
    assert hint("arena-1", many).startswith("did you mean 'arena-")
    assert hint("hydro", many).startswith("known: hydroponics-00, hydroponics-01")
    assert hint("hydro", many).endswith(" and 36 more")
    assert hint("xyz", ["b", "a"]) == "known: a, b"


def test_the_schema_is_json() -> None:
    assert json.loads(json.dumps(pack_schema(VOCABULARY)))["properties"].keys() == {ORIGIN, *CONTENT}


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("clasic", "unknown game 'clasic'; did you mean 'classic'?"),
        ("classic:dsk", "'classic' has no face 'dsk'; did you mean 'dusk'?"),
        ("classic+opn-bag", "'classic' has no variant 'opn-bag'; did you mean 'open-bag'?"),
        ("classic+open-bag+open-bag", "variant 'open-bag' stands twice in 'classic+open-bag+open-bag'"),
        ("catacombs:c", "'catacombs' has no face 'c'; known: a, b"),
        ("catacombs:", "'catacombs' has no face ''; known: a, b"),
        ("catacombs:dusk", "'catacombs' has no face 'dusk'; known: a, b"),
        ("catacombs+promo+promo", "variant 'promo' stands twice in 'catacombs+promo+promo'"),
        (
            "catacombs+artifact-action",
            f"'catacombs' has no variant 'artifact-action'; known: {', '.join(sorted(GAMES['catacombs'].variants))}",
        ),
        ("classic+promo", f"'classic' has no variant 'promo'; known: {', '.join(sorted(GAMES['classic'].variants))}"),
    ],
)
def test_a_wrong_spec_names_the_nearest_right_one(spec: str, message: str) -> None:
    with pytest.raises(SpecError) as wrong:
        open_game(spec)
    assert str(wrong.value) == message


def test_a_board_is_no_face_of_a_game_of_tiles() -> None:
    board = {"id": "cellar", "rooms": [{"id": "x", "features": ["start"]}], "tunnels": []}
    with pytest.raises(SpecError, match="'catacombs' is played on tiles, not on a board such as 'cellar'"):
        open_game("catacombs", [inline(board=[board])])


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(SpecError, match="classic is for 2, 3 or 4 seats, not 5"):
        check_seats(open_game("classic"), 5)


def test_an_unknown_table_of_a_pack_is_refused(tmp_path: Path) -> None:
    write_template(tmp_path / "mine")
    (tmp_path / "mine" / "more.toml").write_text("[[cart]]\nid = 'x'\n", encoding="utf-8")
    with pytest.raises(
        PackErrors, match=r"more.toml: cart: expected one of \[\[card\]\], \[\[token\]\], \[\[board\]\]"
    ):
        read_folder(tmp_path / "mine")


def test_a_source_without_anything_is_a_pack_of_nothing() -> None:
    assert Source("empty").hash() == Source("void").hash()


def test_the_card_of_the_guide_works_as_it_says() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "guides" / "add-a-card.md").read_text(encoding="utf-8")
    content = tomllib.loads(guide.split("```toml\n")[1].split("```")[0])
    scene = Scene(open_game("classic", [inline(**content)]))
    scene.at("d19").hand("night-porter", "burgle").play("night-porter").expect(skill=2, gold=2)
    scene.play("burgle").choose("invoke:night-porter", "trash:burgle").expect(in_play=["night-porter"])
