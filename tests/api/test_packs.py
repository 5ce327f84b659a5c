"""Packs of one's own in the library: in a game, a simulation, a record and a worker process."""

from __future__ import annotations

import pickle
import shutil
from pathlib import Path

import pytest

import tiptoe
from tiptoe.packs.cache import PACK_CACHE
from tiptoe.packs.document import document_of, read_source

CARD = """
[[card]]
id = "lamplighter"
kind = "companion"
copies = 9
cost = 1
points = 7
play = [{ skill = 2 }, { boots = 1 }]
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "lamps"
    folder.mkdir()
    (folder / "pack.toml").write_text('id = "lamps"\ngame = "classic"\nversion = "1"\norigin = "own"\n')
    (folder / "names.toml").write_text('[card]\nlamplighter = { en = "Lamplighter", fr = "Allumeur" }\n')
    (folder / "cards.toml").write_text(CARD)
    return folder


class Collector(tiptoe.Bot):
    """Buys the new card, and looks at every card that it sees."""

    def choose(self, view: tiptoe.View) -> tiptoe.Choice:
        assert all(card.name for card in (*view.hand, *view.row) if card is not None)
        wanted = [choice for choice in view.choices if choice.card == "lamplighter"]
        return (wanted or view.choices)[0]


def test_a_game_is_played_with_a_pack_of_ones_own(pack: Path) -> None:
    """A stranger found no way to play with the pack that the README had sold."""
    game = tiptoe.Game("classic", seed=3, packs=[pack])
    card = game.card("lamplighter", lang="fr")
    assert (card.name, card.points, card.gains) == ("Allumeur", 7, {"skill": 2, "boots": 1})
    assert tiptoe.Game("classic", seed=3, packs=[str(pack)]) == game
    game.play_out(["greedy", "random"])
    assert game.over


def test_records_and_bytes_carry_the_pack(pack: Path) -> None:
    game = tiptoe.Game("classic", seed=3, packs=[pack])
    record, stored, view = game.record(), game.to_bytes(), pickle.dumps(game.view())
    shutil.rmtree(pack)
    PACK_CACHE.kept.clear()
    again = tiptoe.Game.from_record(record)
    assert again == game == tiptoe.Game.from_bytes(stored)
    assert pickle.loads(view).card("lamplighter").name == "Lamplighter"


def test_one_file_is_a_pack_as_well(pack: Path, tmp_path: Path) -> None:
    file = tmp_path / "lamps.tiptoe-pack.json"
    file.write_text(document_of(read_source(pack)).text)
    assert tiptoe.Game("classic", seed=3, packs=[file]) == tiptoe.Game("classic", seed=3, packs=[pack])


@pytest.mark.parametrize("workers", [1, 2])
def test_bots_see_the_cards_of_the_pack_wherever_they_play(pack: Path, workers: int) -> None:
    result = tiptoe.simulate("classic", [Collector, "random"], games=4, packs=[pack], workers=workers)
    assert result.games == 4
    again = tiptoe.Game(result.spec, seed=result.results[0].seed)
    assert again.card("lamplighter").points == 7


def test_a_pack_that_cannot_be_played_says_all_that_is_wrong(pack: Path) -> None:
    (pack / "cards.toml").write_text(CARD.replace("skill = 2", "skil = 2").replace('"companion"', '"companoin"'))
    with pytest.raises(tiptoe.TiptoeError) as wrong:
        tiptoe.Game("classic", packs=[pack])
    assert wrong.value.code == "bad-pack"
    assert "cards.toml" in wrong.value.sentence
    assert "did you mean 'skill'" in wrong.value.sentence
    assert "did you mean 'companion'" in wrong.value.sentence


@pytest.mark.parametrize(
    ("spec", "packs", "said"),
    [
        ("classic", ["nowhere"], "there is no folder or file 'nowhere'"),
        ("classic", "lamps", "packs are a list"),
        ("classic+pack:lamps", [], "in Python packs=['my-pack'], on the command line --pack my-pack"),
        ("clasic", [], "did you mean 'classic'"),
    ],
)
def test_the_error_says_how_a_pack_is_brought(spec: str, packs: list[str], said: str) -> None:
    for played in (
        lambda: tiptoe.Game(spec, packs=packs),
        lambda: tiptoe.simulate(spec, ["random", "random"], games=1, packs=packs),
    ):
        with pytest.raises(tiptoe.TiptoeError) as wrong:
            played()
        assert said in wrong.value.sentence


def test_a_pack_of_another_game_is_refused(pack: Path) -> None:
    with pytest.raises(tiptoe.TiptoeError, match="belongs to 'classic', not to 'space'"):
        tiptoe.Game("space", packs=[pack])
