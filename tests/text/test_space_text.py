"""In Space in three languages: the game's own words, and what its cards, rooms, choices and refusals say."""

from __future__ import annotations

import pytest

from tiptoe.catalog import load_pack
from tiptoe.text.words import LANGUAGES, Argument, words


@pytest.mark.parametrize(
    ("tag", "id", "filled", "text"),
    [
        ("en", "effect-gold", {"gold": 1}, "+1 Credit"),
        ("fr", "effect-gold", {"gold": 2}, "+2 Crédits"),
        ("pt", "effect-pay-gold", {"pay_gold": 2, "do": "cure 1"}, "pague 2 Créditos: cure 1"),
        (
            "fr",
            "effect-more-gold",
            {"more_gold": 1},
            "chaque fois que vous gagnez des Crédits ce tour-ci, gagnez-en 1 de plus",
        ),
        ("en", "at-least-monsters-defeated", {"n": 1}, "you defeat an Enemy this turn"),
        ("fr", "reason-no-monster-there", {}, "Il n'y a pas autant d'Ennemis dans ce couloir."),
        ("pt", "reason-locked", {}, "Esse corredor está trancado; é preciso uma Chave Mestra."),
        ("fr", "reason-locked", {}, "Ce couloir est verrouillé ; il faut un Passe-partout."),
        ("en", "event-AttackBegun", {"n": 3}, "The Boss attacks: 3 cubes are drawn."),
        ("pt", "event-CubeDrawn-black", {}, "Um cubo do Chefe: errou."),
        ("fr", "event-WildCubeAdded", {}, "Un Chasseur de prime rejoint la zone Clank!"),
        ("fr", "event-Escaped", {"seat": "Hibou"}, "Hibou sort vivant du vaisseau !"),
        (
            "pt",
            "event-WildCubeDrawn",
            {},
            "Um cubo de Caçador de Recompensas: 1 de dano para todos que estão a bordo da nave!",
        ),
        ("en", "ui-winner", {"seat": "Owl"}, "Owl is the greatest thief in the galaxy!"),
    ],
)
def test_the_game_has_its_own_words(tag: str, id: str, filled: dict[str, Argument], text: str) -> None:
    assert words(tag, "space").say(id, **filled) == text


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("game", ["classic", "catacombs"])
def test_games_without_words_of_their_own_speak_as_all_do(tag: str, game: str) -> None:
    assert words(tag).of(load_pack(game)) is words(tag)
