"""The workshop: its check of a pack being written, and its list of words for a card."""

from __future__ import annotations

import json

import pytest

from tiptoe.catalog import GAMES, built_in, open_game
from tiptoe.core.kernel import choices
from tiptoe.core.notation import key
from tiptoe.core.rng import seeded
from tiptoe.draw.svg.pictures import bare_tile_svg
from tiptoe.languages import FINISHED
from tiptoe.packs.cache import PACK_CACHE, with_packs
from tiptoe.packs.document import read_document
from tiptoe.packs.errors import PROBLEMS
from tiptoe.packs.toml_writer import written_toml
from tiptoe.records.record import new_header, read_record, replay, start
from tiptoe.rules.turn import new_game
from tiptoe.rules.vocabulary import VOCABULARY
from tiptoe.service.packs.reading import rules_with_pack
from tiptoe.service.workshop import check
from tiptoe.service.workshop.maps import written_map
from tiptoe.service.workshop.words import workshop_words
from tiptoe.text.language import words
from tiptoe.wire.workshop import PackText, WrittenPack

PACK = """tiptoe-pack = 1

[pack]
id = "night"
game = "classic"

[[card]]
id = "scout"
kind = "companion"
cost = 3
art = { scene = "forest", hue = "green", figure = "cowled" }
play = [{ boots = 2 }, { when = { another = "companion" }, do = [{ draw = 1 }] }]

[[card]]
id = "hush"
kind = "item"
play = [{ clank = -1 }]

[names.card]
scout = { en = "Night Scout", fr = "Éclaireuse de nuit" }
"""


def written_pack(text: str, language: str) -> WrittenPack:
    return check.written_pack(PackText(text), language)


def test_a_card_is_shown_in_every_language_as_the_table_will_show_it() -> None:
    found = written_pack(PACK, "fr")
    assert not found.mistakes and found.game == "classic"
    faces = found.cards["scout"].faces
    assert {tag: face.name for tag, face in faces.items()} == {
        "en": "Night Scout",
        "fr": "Éclaireuse de nuit",
        "pt-BR": "Night Scout",
    }
    assert [line.text for line in faces["en"].lines] == [
        "If you have another Companion in your play area this turn: draw a card."
    ]
    assert faces["en"].art is not None and faces["en"].art.figure == "cowled"
    assert found.cards["hush"].faces["en"].art is None


def test_every_effect_is_said_in_the_language_of_the_page() -> None:
    assert written_pack(PACK, "en").cards["scout"].says == {
        "play[0]": "+2 Boots.",
        "play[1].do[0]": "Draw a card.",
        "play[1]": "If you have another Companion in your play area this turn: draw a card.",
    }


@pytest.mark.parametrize(
    ("there", "wrong", "place"),
    [
        ("boots = 2", "boot = 2", ["card", 0, "play", 0]),
        ('kind = "item"', 'kind = "itm"', ["card", 1, "kind"]),
        ("cost = 3", "cost = -3", ["card", 0, "cost"]),
        ("cost = 3", "cots = 3", ["card", 0, "cots"]),
        ('another = "companion"', 'another = "companian"', ["card", 0, "play", 1, "when", "another"]),
        ('figure = "cowled"', 'figure = "cow"', ["card", 0, "art", "figure"]),
        ('fr = "Éclaireuse', 'de = "Éclaireuse', ["names", "card", "scout"]),
        ('game = "classic"', 'game = "clasic"', ["pack", "game"]),
        ('id = "night"', 'id = "classic"', ["pack", "id"]),
    ],
)
def test_a_mistake_is_told_with_its_place(there: str, wrong: str, place: list[str | int]) -> None:
    assert [mistake.place for mistake in written_pack(PACK.replace(there, wrong), "en").mistakes] == [place]


def test_a_mistake_is_told_in_the_language_of_the_page_with_the_word_that_was_meant() -> None:
    (mistake,) = written_pack(PACK.replace('kind = "item"', 'kind = "itm"'), "fr").mistakes
    assert mistake.text == "On ne connaît pas « itm » ici. Vouliez-vous dire « item » ?"
    assert (mistake.word, mistake.near) == ("itm", "item")


@pytest.mark.parametrize("language", FINISHED)
def test_every_problem_of_a_card_has_its_sentence(language: str) -> None:
    assert [word for word in PROBLEMS if not words(language).has(f"problem-{word}")] == []


def test_a_word_of_a_cards_kin_inside_another_effect_is_a_mistake_and_no_crash() -> None:
    inner = '{ when = { in = "market" }, do = [{ allied = [{ skill = 1 }] }] }'
    (mistake,) = written_pack(PACK.replace("{ clank = -1 }", inner), "en").mistakes
    assert mistake.place == ["card", 1, "play", 0, "do", 0] and mistake.word == "allied"


def test_what_only_another_game_has_is_a_mistake_and_no_crash() -> None:
    """A tile in a pack of a game with boards was answered with 500; the workshop tells every mistake of the loader."""
    tiles = {"tile": [dict(row.content) for row in built_in("catacombs").rows["tile"][:1]]}
    (mistake,) = written_pack(PACK + written_toml(tiles), "en").mistakes
    assert (mistake.place, mistake.text) == (["tile"], "This game has nothing like that.")


def test_one_wrong_card_does_not_hide_the_others() -> None:
    assert set(written_pack(PACK.replace("boots = 2", "boot = 2"), "en").cards) == {"hush"}


def test_a_text_that_cannot_be_read_says_the_line() -> None:
    (mistake,) = written_pack(PACK.replace("cost = 3", "cost = "), "en").mistakes
    assert (mistake.line, mistake.column) == (10, 8)


@pytest.mark.parametrize("game", GAMES)
def test_every_word_that_all_games_share_can_be_added_and_read(game: str) -> None:
    """The form's samples are never wrong by themselves, and include every word of the language."""
    for language in FINISHED:
        found = workshop_words(game, language)
        assert {each.word for each in found.effects} >= set(VOCABULARY.effects)
        assert {each.word for each in found.conditions} >= set(VOCABULARY.conditions)
        assert {each.word for each in found.counters} >= set(VOCABULARY.counters)
        assert all(each.says and json.loads(each.sample) for each in found.effects)


def begun_pack(game: str, kind: str, most: int = 100) -> tuple[str, int]:
    """Returns a pack with every map that the form can begin with, and their number."""
    (words_of_kind,) = [each for each in workshop_words(game, "en").maps if each.kind == kind]
    maps = [f'[[{kind}]]\nid = "{each.id}"\n{each.text}' for each in words_of_kind.begun[:most]]
    head = f'tiptoe-pack = 1\n[pack]\nid = "mine"\ngame = "{game}"\n'
    return head + "\n".join(maps), len(maps)


def test_every_tile_that_somebody_can_begin_with_is_right_and_drawn_as_the_table_draws_it() -> None:
    text, n = begun_pack("catacombs", "tile")
    source = read_document(text.encode()).source()
    pack = rules_with_pack("catacombs", source, "").pack
    drawn = [written_map("catacombs", source, PackText(text, "tile", number), pack, "en") for number in range(n)]
    assert all(each is not None and each.tile is not None for each in drawn)
    last = drawn[-1]
    assert last is not None and last.tile is not None
    assert last.picture == bare_tile_svg(next(tile for tile in pack.tiles if tile.id == last.tile.id))


def test_a_tile_is_drawn_while_it_is_wrong_and_every_mistake_is_told_at_its_place() -> None:
    text, _ = begun_pack("catacombs", "tile", 1)
    wrong = text.replace('{ from = "N0", to = "hall" }', '{ from = "N1", to = "hall" }')
    found = check.written_pack(PackText(wrong, "tile", 0), "pt-BR")
    assert found.map is not None and found.map.tile is not None and len(found.map.tile.parts) == 8
    assert [(mistake.place, mistake.word) for mistake in found.mistakes] == [
        (["tile", 0, "tunnels", 1], "N1"),
        (["tile", 0, "tunnels"], "N0"),
    ]
    assert found.mistakes[1].text == "A entrada N0 não tem túnel; cada entrada tem exatamente um."


def test_a_board_is_drawn_and_its_places_can_be_read_off_the_drawing() -> None:
    """A room dropped on a point of the drawing is written in shares of the board."""
    text, _ = begun_pack("classic", "board", 1)
    found = check.written_pack(PackText(text, "board", 0), "en")
    assert not found.mistakes and found.map is not None and found.map.board is not None
    gate, (corner, unit) = found.map.board.rooms["gate"], (found.map.corner, found.map.unit)
    assert corner.x + gate.x * unit.x == pytest.approx(0.5, abs=0.001)
    assert corner.y + gate.y * unit.y == pytest.approx(0.1, abs=0.001)


@pytest.mark.parametrize(
    ("there", "wrong", "place", "text"),
    [
        ('{ from = "gate", to = "hall" }', "", ["board", 0, "rooms", 1], "On ne peut pas entrer dans la salle « hall » : aucun tunnel n’y mène."),
        (', features = ["start"]', "", ["board", 0, "rooms"], "Exactement une salle est le départ ; ici, il y en a 0."),
        ('features = ["depths"]', 'tokens = ["artifact-5", "artifact-5"]', ["board", 0, "rooms"], "« artifact-5 » est posé 2 fois, et il y en a 1."),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_board_is_told_in_the_language_of_the_page(
    there: str, wrong: str, place: list[str | int], text: str
) -> None:
    """Mistakes of maps were told in English to everybody, and a room without a way to it was no mistake."""
    board, _ = begun_pack("classic", "board", 1)
    (mistake,) = written_pack(board.replace(there, wrong), "fr").mistakes
    assert (mistake.place, mistake.text) == (place, text)


def test_a_module_that_somebody_begins_with_is_right_and_lies_among_the_others() -> None:
    """Rooms of an empty module have unique names and the doors that every position needs."""
    (kind,) = workshop_words("space", "en").maps
    rooms = [line for begun in kind.begun for line in begun.text.splitlines() if "{ id" in line and "side" not in line]
    assert rooms and all('"my-' in line for line in rooms)
    text, _ = begun_pack("space", "module", 1)
    found = check.written_pack(PackText(text, "module", 0), "en")
    assert not found.mistakes
    assert found.map is not None and found.map.board is not None and "my-module" in found.map.board.id.split(".")
    hall, (corner, unit) = found.map.board.rooms["my-hall"], (found.map.corner, found.map.unit)
    assert (corner.x + hall.x * unit.x, corner.y + hall.y * unit.y) == pytest.approx((0.5, 0.5), abs=0.001)


def test_a_map_without_end_is_refused_before_it_is_laid_out() -> None:
    """Laying out two thousand rooms takes minutes of a server's time."""
    text, _ = begun_pack("classic", "board", 1)
    rooms = "".join(f'{{ id = "r{n}" }}, ' for n in range(61))
    found = check.written_pack(PackText(text.replace("rooms = [", f"rooms = [{rooms}"), "board", 0), "en")
    assert found.map is None
    assert [mistake.text for mistake in found.mistakes] == ["A map of this kind has at most 60 rooms, not 63."]


def test_a_game_with_an_own_tile_is_recorded_and_verified_from_the_record_alone() -> None:
    text, _ = begun_pack("catacombs", "tile", 1)
    document = read_document(text.encode())
    PACK_CACHE.put([document])
    recording, dice = start(new_header(with_packs("catacombs", [document]), ["a", "b"], "5")), seeded(5)
    for _ in range(60):
        legal = choices(recording.state)
        recording.choose(key(legal[dice.below(len(legal))], recording.state))
    assert replay(read_record(recording.text())).text() == recording.text()


def test_a_test_game_meets_an_own_tile_first() -> None:
    text, _ = begun_pack("catacombs", "tile", 1)
    document = read_document(text.replace('game = "catacombs"', 'game = "catacombs"\non-top = true').encode())
    spec = with_packs("catacombs", [document])
    PACK_CACHE.put([document])
    state = new_game(open_game(spec), 2, seeded(7))
    assert state.rules.pack.tiles[state.tile_stack[-1]].id == "my-tile"
