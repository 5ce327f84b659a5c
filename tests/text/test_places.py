"""Names of places: every room, tile and module, in every language, unique on its map, with the right article."""

from __future__ import annotations

import pytest

from tiptoe.catalog import GAMES, VOCABULARY, content_folder, faces, load_pack, open_game
from tiptoe.core.rng import seeded
from tiptoe.core.ruleset import Ruleset
from tiptoe.languages import FINISHED
from tiptoe.packs.errors import PackErrors
from tiptoe.packs.files import Source, add_rows, read_folder
from tiptoe.packs.loader import load
from tiptoe.rules.turn import new_game
from tiptoe.text.game import GameText
from tiptoe.text.language import words
from tiptoe.text.place_grammar import FORMS, Naming
from tiptoe.view.view import View

ASPIRATED_OR_UNELIDED = ("onz", "oui", "yaourt", "yod", "yeti")
SILENT_H = ("herb", "heure", "hist", "homme", "hôpital", "horloge", "horoscope", "huile", "hypogée", "hydro", "humid")
SPECS = [f"{game}:{face}" for game in GAMES for face in faces(game)]


def names_on(rules: Ruleset, tag: str) -> dict[str, str]:
    """Returns the names of everything that can be pointed at on a game's map, by id."""
    naming = Naming(words(tag), rules.pack)
    if rules.pack.tiles:
        rooms = {
            f"{tile.id}-{room.id}": naming.room(rules.board, tile.room(index))
            for tile in rules.pack.tiles
            for index, room in enumerate(tile.rooms)
        }
        return rooms | {tile.id: naming.tile(tile.id) for tile in rules.pack.tiles}
    return {rules.board.rooms[room]: naming.room(rules.board, room) for room in rules.board.all_rooms()}


@pytest.mark.parametrize("tag", FINISHED)
@pytest.mark.parametrize("spec", SPECS)
def test_every_place_has_a_name_that_stands_once_on_its_map(spec: str, tag: str) -> None:
    names = names_on(open_game(spec), tag)
    assert [id for id, name in names.items() if not name] == []
    assert len(set(names.values())) == len(names)


@pytest.mark.parametrize("game", ["classic", "catacombs", "space"])
def test_every_name_is_written_in_three_languages_with_its_genders(game: str) -> None:
    for key, name in load_pack(game).places.items():
        assert {"en", "fr", "fr_g", "pt", "pt_g"} <= set(name), key
        french = name["fr"].lower()
        assert french[0] != "h" or french.startswith(SILENT_H), f"{key}: may begin with an aspirated h"
        assert not french.startswith(ASPIRATED_OR_UNELIDED), f"{key}: begins with a vowel that is not elided"


@pytest.mark.parametrize(
    ("tag", "room", "said"),
    [
        ("en", "d17", "the Drowned Stair|to the Drowned Stair|at the Drowned Stair|from the Drowned Stair|of the Drowned Stair"),
        ("en", "d12", "Grandma’s Fountain|to Grandma’s Fountain|at Grandma’s Fountain|from Grandma’s Fountain|of Grandma’s Fountain"),
        ("fr", "d17", "l’Escalier noyé|à l’Escalier noyé|à l’Escalier noyé|de l’Escalier noyé|de l’Escalier noyé"),
        ("fr", "d14", "la Grotte de verre|à la Grotte de verre|à la Grotte de verre|de la Grotte de verre|de la Grotte de verre"),
        ("fr", "d15", "le Carrefour du doute|au Carrefour du doute|au Carrefour du doute|du Carrefour du doute|du Carrefour du doute"),
        ("fr", "d19", "les Étals à voix basse|aux Étals à voix basse|aux Étals à voix basse|des Étals à voix basse|des Étals à voix basse"),
        ("pt", "d17", "a Escada Afogada|para a Escada Afogada|na Escada Afogada|da Escada Afogada|da Escada Afogada"),
        ("pt", "d34", "o Spa do Sapo|para o Spa do Sapo|no Spa do Sapo|do Spa do Sapo|do Spa do Sapo"),
        ("pt", "d19", "as Bancas do Cochicho|para as Bancas do Cochicho|nas Bancas do Cochicho|das Bancas do Cochicho|das Bancas do Cochicho"),
        ("pt", "d30", "os Canos Resmungões|para os Canos Resmungões|nos Canos Resmungões|dos Canos Resmungões|dos Canos Resmungões"),
    ],
)  # fmt: skip
def test_articles(tag: str, room: str, said: str) -> None:
    rules = open_game("classic:day")
    naming = Naming(words(tag), rules.pack)
    assert [naming.room(rules.board, rules.board.room(room), form) for form in FORMS] == said.split("|")


def named_pack(section: str, id: str, name: object) -> Source:
    sections = (
        {"board": {section.partition(".")[2]: {id: name}}} if section.startswith("board.") else {section: {id: name}}
    )
    return Source("mine", {"id": "mine"}, places=sections)


@pytest.mark.parametrize(
    ("section", "id", "name", "problem"),
    [
        ("board.day", "d99", {"en": "Attic"}, "places.toml: d99: board.day.d99: there is no such place; did you mean 'd9'?"),
        ("board.noon", "d1", {"en": "Attic"}, "there is no such section; did you mean 'board"),
        ("board.day", "d1", "Attic", "expected a name such as { en ="),
        ("board.day", "d1", {"fr": "Grenier", "fr_g": "m"}, "'en' is missing"),
        ("board.day", "d1", {"en": "Attic", "fr": "Grenier"}, "'fr' and 'fr_g' go together"),
        ("board.day", "d1", {"en": "Attic", "pt": "Sótão", "pt_g": "x"}, "'pt_g' is m or f, found 'x'"),
        ("board.day", "d1", {"en": "Attic", "en_teh": False}, "unknown key 'en_teh'; did you mean 'en_the'?"),
        ("board.day", "d1", {"en": "drowned stair"}, "places.toml: d17: board.day.d17.en: 'Drowned Stair' is also the name of"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_name_is_said_with_file_id_and_path(
    section: str, id: str, name: object, problem: str
) -> None:
    with pytest.raises(PackErrors) as raised:
        load([read_folder(content_folder("classic")), named_pack(section, id, name)], VOCABULARY)
    assert problem in str(raised.value)


def test_names_change_neither_what_is_played_nor_what_it_is_recorded_as() -> None:
    plain = read_folder(content_folder("classic"))
    renamed = named_pack("board.day", "d2", {"en": "Attic"})
    pack = load([plain, renamed], VOCABULARY)
    assert pack.places["board.day/d2"] == {"en": "Attic"}
    assert pack.hash == load([plain, Source("mine", {"id": "mine"})], VOCABULARY).hash


def test_a_board_without_names_is_told_by_what_is_printed_on_it() -> None:
    board = {"id": "shed", "rooms": [], "tunnels": [{"from": "door", "to": "cave"}, {"from": "cave", "to": "hole"}]}
    tokens = [token.id for token in load_pack("classic").tokens if token.kind == load_pack("classic").tags["artifact"]]
    board["rooms"] = [
        {"id": "door", "features": ["start"]},
        {"id": "cave", "features": ["crystal-cave"]},
        {"id": "hole", "features": ["depths"], "tokens": tokens},
    ]
    source = Source("mine", {"id": "mine", "origin": "own"})
    add_rows(source, "boards.toml", {"board": [board]})
    rules = open_game("classic:shed", [source])
    state = new_game(rules, 2, seeded(1))
    places = GameText(words("en"), View(state, state.active)).places
    assert [places.to(room) for room in state.board.all_rooms()] == [
        "to the start",
        "to cave (crystal cave)",
        "to hole (Depths)",
    ]
