"""Packs: what is right loads, what is wrong says file, id, path and the nearest word."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import jsonschema
import pytest

from scene import Scene, inline, rule
from tiptoe.catalog import VOCABULARY, SpecError, check_seats, load_pack, open_game
from tiptoe.packs.errors import PackErrors
from tiptoe.packs.loader import load
from tiptoe.packs.schema import pack_schema
from tiptoe.packs.source import BUILT_IN, CONTENT, Source, read_folder
from tiptoe.packs.template import write_template

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
        ({"play": [{"ignore": "caves"}]}, "test: lamp: play[0].ignore: unknown thing to ignore 'caves'; known: crystal-cave, monsters"),
        ({"play": [{"choose": 1, "of": [{"gold": 1}]}]}, "test: lamp: play[0].of: expected at least two options, found [{'gold': 1}]"),
        ({"play": [{"per": "gold", "do": [{"skill": 1}]}]}, "test: lamp: play[0].per: 'gold' can shrink within a turn, so only a score may count it; known: cards-trashed, clank-made, gold-gained, monsters-defeated"),
        ({"arrive": [{"discard": 1, "do": [{"draw": 1}]}]}, "test: lamp: arrive[0]: 'discard' asks a seat something; an arrive text cannot"),
        ({"arrive": [{"per": "clank-made", "do": [{"gold": 1}]}]}, "test: lamp: arrive[0]: 'per' waits for something in a turn; an arrive text belongs to no turn"),
        ({"use": [{"gold": 1}]}, "test: lamp: use: a action has no 'use' text; it has: play, acquire, arrive"),
        ({"kind": "wizard"}, "test: lamp: kind: unknown kind of card 'wizard'; known: action, companion, device, gem, item, monster, starter"),
        ({"coast": 3}, "test: lamp: coast: unknown key 'coast'; did you mean 'cost'?"),
        ({"cost": -1}, "test: lamp: cost: expected 0 or more, found -1"),
        ({"attack": "yes"}, "test: lamp: attack: expected true or false, found 'yes'"),
        ({"where": "cellar"}, "test: lamp: where: unknown feature 'cellar'; known: crystal-cave, depths, fountain, market, monkey-shrine, start"),
        ({"score": {"points": 1}}, "test: lamp: score: expected one of: if, per"),
        ({"deck": "side"}, "test: lamp: deck: unknown deck 'side'; known: dungeon, reserve, starter"),
        ({"origin": "me"}, "test: lamp: origin: unknown origin 'me'; known: own, public, rulebook, tiptoe"),
    ],
)  # fmt: skip
def test_a_wrong_card_is_named_with_its_place(change: dict[str, object], message: str) -> None:
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
        ({"id": "b", "rooms": [{"id": "x", "features": ["start"], "tokens": ["artifact-5", "artifact-5"]}], "tunnels": []}, "test: b: rooms: 2 of 'artifact-5' are laid out, but there are 1"),
    ],
)  # fmt: skip
def test_a_wrong_board_is_named_with_its_place(board: dict[str, object], message: str) -> None:
    assert errors_of(board=board) == [message]


def test_a_second_entry_with_an_id_is_refused() -> None:
    with pytest.raises(PackErrors, match="test: lamp: id: a second card with this id"):
        load_pack("classic", [inline(card=[CARD, CARD])])


@rule("CLA-1.1", "CORE-2.1", "CORE-2.2", "CORE-2.3")
def test_promised_sums_are_counted() -> None:
    source = read_folder(BUILT_IN / "classic")
    source.rows["card"] = [row for row in source.rows["card"] if row.content["id"] != "ogre"]
    with pytest.raises(PackErrors, match=r"pack.toml: classic: totals.dungeon: should be 100, but there are 98"):
        load([source], VOCABULARY)


def test_a_deck_of_nothing_but_attacks_cannot_fill_the_row() -> None:
    cards = [
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


@pytest.mark.parametrize("file", sorted((BUILT_IN / "classic").glob("*.toml")), ids=lambda file: file.name)
def test_the_schema_accepts_what_the_loader_accepts(file: Path) -> None:
    if file.name not in ("pack.toml", "names.toml"):
        jsonschema.validate(tomllib.loads(file.read_text(encoding="utf-8")), pack_schema(VOCABULARY))


@pytest.mark.parametrize(
    "play",
    [[{"skil": 2}], [{"skill": "two"}], [{"per": "gold", "do": [{"skill": 1}]}], [{"when": {"has": "crown"}}], []],
)
def test_the_schema_refuses_what_the_loader_refuses(play: list[object]) -> None:
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"card": [{**CARD, "play": play}]}, pack_schema(VOCABULARY))


def test_the_schema_is_json() -> None:
    assert json.loads(json.dumps(pack_schema(VOCABULARY)))["properties"].keys() == set(CONTENT)


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("clasic", "unknown game 'clasic' in 'clasic'; did you mean 'classic'?"),
        ("classic:dsk", "'classic' has no face 'dsk'; did you mean 'dusk'?"),
        ("classic+opn-bag", "'classic' has no variant 'opn-bag'; did you mean 'open-bag'?"),
        ("classic+open-bag+open-bag", "variant 'open-bag' stands twice in 'classic+open-bag+open-bag'"),
    ],
)
def test_a_wrong_spec_names_the_nearest_right_one(spec: str, message: str) -> None:
    with pytest.raises(SpecError) as wrong:
        open_game(spec)
    assert str(wrong.value) == message


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
