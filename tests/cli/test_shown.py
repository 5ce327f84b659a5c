"""Commands that show cards, tokens, boards, tiles and rules."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli.processes import GOLDEN, SCENARIO, refused, tiptoe


def test_cards_in_three_languages() -> None:
    names = [tiptoe("card", "rebel-scout", "--lang", tag).stdout.splitlines()[0] for tag in ("en", "fr", "pt")]
    assert names == [
        "Rebel Scout [rebel-scout] · Companion",
        "Éclaireur rebelle [rebel-scout] · Compagnon",
        "Batedor Rebelde [rebel-scout] · Companheiro",
    ]
    data = json.loads(tiptoe("cards", "classic", "--lang", "fr", "--json").stdout)
    assert len(data["cards"]) == 71 and len(data["tokens"]) == 26
    assert "Cambrioler" in tiptoe("cards", "--lang", "fr").stdout


def test_the_language_of_the_system_is_used() -> None:
    assert "Companheiro" in tiptoe("card", "rebel-scout", LC_ALL="pt_BR.UTF-8").stdout


@pytest.mark.parametrize("tag", ["en", "fr", "pt-BR"])
def test_cards_of_catacombs_with_the_promos_and_tokens(tag: str) -> None:
    data = json.loads(tiptoe("cards", "catacombs+promo", "--lang", tag, "--json").stdout)
    promos = [card for card in data["cards"] if card["set"] == "promo"]
    assert [card["id"] for card in promos] == ["breakout", "mister-wizkers", "dusty-map"]
    assert all(card["deck"] == "dungeon" and card["text"] for card in promos)
    assert {"puzzle-box", "haunted-prisoner", "artifact-20"} <= {token["id"] for token in data["tokens"]}
    assert "[promo]" in tiptoe("cards", "catacombs", "--lang", tag).stdout


def test_the_board_is_svg(tmp_path: Path) -> None:
    assert tiptoe("board", "classic:dusk").stdout.startswith("<svg")
    done = tiptoe("board", "--record", str(GOLDEN), "--out", str(tmp_path / "board.svg"))
    assert done.returncode == 0 and (tmp_path / "board.svg").read_text(encoding="utf-8").startswith("<svg")


def test_a_position_is_drawn_from_a_record_or_a_scenario(tmp_path: Path) -> None:
    save = tmp_path / "game.tiptoe"
    answers = "a\nexplore:start-a.S0\nplace:0\nq\n"
    tiptoe("play", "catacombs", "--seed", "4", "--seats", "you,random", "--save", str(save), stdin=answers)
    for what in (save, SCENARIO):
        done = tiptoe("board", str(what), "--svg", str(tmp_path / "board.svg"))
        assert done.returncode == 0, done.stderr
        assert 'href="#t-pawn-0"' in (tmp_path / "board.svg").read_text(encoding="utf-8")
    refused(tiptoe("board", "nowhere.tiptoe"), "nowhere.tiptoe: No such file or directory")
    refused(tiptoe("board", "catacomb"), "did you mean 'catacombs'?")


def test_the_map_of_catacombs_is_svg() -> None:
    drawn = [tiptoe("board", spec).stdout for spec in ("catacombs", "catacombs:b")]
    assert [re.findall(r'data-tile="([^"]+)"', each) for each in drawn] == [["start-a"], ["start-b"]]


def test_tiles_are_listed_in_three_languages_and_drawn(tmp_path: Path) -> None:
    names = {"en": "Bone Bridge", "fr": "Pont d’Os", "pt": "Ponte de Ossos"}
    sets = {"en": "Depths", "fr": "Profondeurs", "pt": "Profundezas"}
    for tag, name in names.items():
        line = next(row for row in tiptoe("tiles", "--lang", tag).stdout.splitlines() if row.startswith("d07"))
        assert name in line and sets[tag] in line
    data = json.loads(tiptoe("tiles", "catacombs:b", "--json").stdout)
    assert len(data) == 30 and sum(tile["haunted"] for tile in data) == 4
    bride = next(tile for tile in data if tile["id"] == "d19")
    assert [room["artifact"] for room in bride["rooms"]] == [None, None, 2]
    assert {"from": "bride", "to": "porch", "footprints": False, "monsters": 0, "lock": False, "arrow": True} in bride[
        "tunnels"
    ]
    sheet = tmp_path / "tiles.svg"
    done = tiptoe("tiles", "--svg", str(sheet), "--lang", "fr")
    assert done.returncode == 0 and "Pont d" in sheet.read_text(encoding="utf-8")
    refused(tiptoe("tiles", "classic"), "'classic' is played on a board and has no tiles")


def test_rules_are_listed_and_none_is_missing() -> None:
    missing = tiptoe("rules", "--missing")
    assert (missing.stdout, missing.returncode) == ("", 0)
    rows = json.loads(tiptoe("rules", "CORE-9.6", "--json").stdout)
    assert rows[0]["id"] == "CORE-9.6" and rows[0]["code"] and rows[0]["tests"]
    assert "CORE-7.3" in tiptoe("rules", "CORE-7").stdout
    assert "Sac à dos" in tiptoe("rules", "--book", "catacombs", "--lang", "fr").stdout
