"""Packs of users: made, checked, played, and the messages about broken ones."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import rmtree

from cli.processes import refused, tiptoe
from tiptoe.records.record import read_record


def test_a_pack_from_nothing_to_play(tmp_path: Path) -> None:
    mine = tmp_path / "my-pack"
    assert tiptoe("pack", "new", str(mine)).returncode == 0
    checked = tiptoe("pack", "check", str(mine)).stdout
    assert checked == f"{mine}: ok: 1 card; with it the dungeon deck has 102 cards\n"
    assert "Allumeur de lanternes" in tiptoe("card", "lamplighter", "--pack", str(mine), "--lang", "fr").stdout
    report = json.loads(
        tiptoe("sim", "classic", "--pack", str(mine), "--seats", "random,greedy", "--games", "2", "--json").stdout
    )
    assert report["games"] == 2
    refused(tiptoe("pack", "new", str(mine)), "exists already; nothing was written")


def test_a_game_with_a_pack_is_verified_from_its_record_alone(tmp_path: Path) -> None:
    """Issue 15: a record brings its pack; giving the pack as well is no duplicate."""
    mine, save = tmp_path / "my-pack", tmp_path / "night.tiptoe"
    tiptoe("pack", "new", str(mine))
    seats = ("--seats", "you,random", "--seed", "4", "--save", str(save))
    tiptoe("play", "classic+open-bag", "--pack", str(mine), *seats, stdin="1\nquit\n")
    header = read_record(save.read_text(encoding="utf-8")).header
    assert [document.source().id for document in header.packs] == ["my-pack"]
    assert ": ok, " in tiptoe("verify", str(save), "--pack", str(mine)).stdout
    rmtree(mine)
    done = tiptoe("verify", str(save))
    assert ": ok, " in done.stdout, done.stderr


def test_a_broken_pack_names_file_id_path_and_word(tmp_path: Path) -> None:
    mine = tmp_path / "my-pack"
    tiptoe("pack", "new", str(mine))
    cards = mine / "cards.toml"
    cards.write_text(
        cards.read_text(encoding="utf-8").replace("draw = 1", "drw = 1").replace("cost = 3", "coast = 3"),
        encoding="utf-8",
    )
    done = tiptoe("pack", "check", str(mine))
    assert f"{mine}/cards.toml: lamplighter: coast: unknown key 'coast'; did you mean 'cost'?" in done.stderr
    assert f"{mine}/cards.toml: lamplighter: play[1].do[0]: unknown effect 'drw'; did you mean 'draw'?" in done.stderr
    assert done.returncode == 1 and done.stdout == ""
    refused(tiptoe("play", "classic", "--pack", str(mine)), "unknown effect 'drw'")


def test_a_broken_tile_names_file_id_and_reason(tmp_path: Path) -> None:
    """RUL-59: the tile's sides would not fit the others."""
    mine = tmp_path / "my-tiles"
    mine.mkdir()
    (mine / "pack.toml").write_text("id = 'my-tiles'\ngame = 'catacombs'\nversion = '1'\norigin = 'own'\n")
    tunnels = "\n".join(
        f"  {{ from = '{mouth}', to = 'hall' }}," for mouth in ("N0", "N1", "E0", "E1", "S0", "S1", "W0")
    )
    tile = f"[[tile]]\nid = 'my01'\nset = 'depths'\nrooms = [{{ id = 'hall' }}]\ntunnels = [\n{tunnels}\n]\n"
    (mine / "tiles.toml").write_text(tile)
    done = tiptoe("pack", "check", str(mine))
    assert done.returncode == 1
    assert f"{mine}/tiles.toml: my01: tunnels: mouth W1 has no tunnel" in done.stderr
    found = json.loads(tiptoe("pack", "check", str(mine), "--json").stdout)
    assert not found["ok"] and found["errors"][0]["id"] == "my01"
    (mine / "tiles.toml").write_text(tile.replace("'W0', to = 'hall'", "'W0', to = 'W1'"))
    assert "ok: 1 tile;" in tiptoe("pack", "check", str(mine)).stdout
