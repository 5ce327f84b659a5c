"""In Space in three languages: its own words, and the sentences of its cards, rooms, choices and refusals."""

from __future__ import annotations

import pytest

from tiptoe.catalog import faces, load_pack, open_game
from tiptoe.core.choice import ChoiceId
from tiptoe.core.empty_lists import NO_CHOICES
from tiptoe.core.kernel import choices, offered_choice, resolve, why_not
from tiptoe.core.notation import key as key_of
from tiptoe.core.notation import parse
from tiptoe.core.rng import seeded
from tiptoe.core.room_cubes import mark
from tiptoe.core.state import Seat, State
from tiptoe.games.space.verbs import ACTIVATE
from tiptoe.languages import FINISHED
from tiptoe.rules.turn import new_game
from tiptoe.text.cards import CardVoice
from tiptoe.text.game import GameText
from tiptoe.text.language import Argument, words
from tiptoe.view.view import View

RULES = open_game("space")
PACK = RULES.pack


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
        ("fr", "reason-no-monster-there", {}, "Il n’y a pas autant d’Ennemis dans ce couloir."),
        ("pt", "reason-locked", {}, "Esse corredor está trancado; é preciso uma Chave Mestra."),
        ("fr", "reason-locked", {}, "Ce couloir est verrouillé ; il faut un Passe-partout."),
        ("en", "event-AttackBegun", {"n": 3}, "The Boss attacks: 3 cubes are drawn."),
        ("pt", "event-CubeDrawn-black", {}, "Um cubo do Chefe: errou."),
        ("fr", "event-WildCubeAdded", {}, "Un Chasseur de prime rejoint la zone Clank!"),
        ("fr", "event-Escaped", {"seat": "Hibou"}, "Hibou sort en vie du vaisseau !"),
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


@pytest.mark.parametrize("tag", FINISHED)
@pytest.mark.parametrize("game", ["classic", "catacombs"])
def test_games_without_words_of_their_own_speak_as_all_do(tag: str, game: str) -> None:
    assert words(tag).of(load_pack(game)) is words(tag)


def game(room: str = "cb1", *tokens: str) -> State:
    """A turn with the pawn in a room, and tokens before the seat."""
    state = new_game(RULES, 2, seeded(1))
    seat = me(state)
    seat.room = state.board.room(room)
    for id in tokens:
        seat.tokens = [*seat.tokens, PACK.token(id).number]
        seat.tags_held |= PACK.token(id).tags
    state.choices = NO_CHOICES
    return state


def me(state: State) -> Seat:
    return state.seat(state.active)


def voice(state: State, tag: str = "en") -> GameText:
    return GameText(words(tag), View(state, state.active))


def said(state: State, key: str, tag: str = "en") -> str:
    return voice(state, tag).choice(offered_choice(state, key))


def refused(state: State, key: str, tag: str = "en") -> str:
    choice = parse(key, state)
    reason = why_not(state, choice)
    assert reason is not None
    return voice(state, tag).refusal(reason, choice)


@pytest.mark.parametrize(
    ("tag", "id", "line"),
    [
        (
            "en",
            "princess-helia",
            "+3 Skill, +1 Sword, +1 Boot. If you play another Resistance card this turn: draw a card.",
        ),
        ("fr", "prisoner", "+1 Botte. Si vous jouez une autre carte Hors-la-loi ce tour-ci : +1 Épée."),
        ("pt", "founding-charter", "1 ponto no fim da partida para cada carta da Resistência que você tiver."),
        ("en", "crystal-battery", "+2 Skill. If you have a Power Crystal: +2 Skill."),
        ("fr", "hot-cargo", "3 points en fin de partie si vous avez des Produits de contrebande."),
        (
            "en",
            "hungry-compactor",
            "Defeat: +2 Credits. You may trash up to 2 cards from your play area or discard pile.",
        ),
        ("pt", "overclocker", "Revelar: O Inimigo da Reserva vira Eradibot."),
    ],
)
def test_what_a_card_says(tag: str, id: str, line: str) -> None:
    assert line in CardVoice(words(tag), PACK).card(PACK.card(id)).lines


def test_the_faction_stands_beside_the_kind_of_a_card() -> None:
    assert CardVoice(words("fr"), PACK).card(PACK.card("princess-helia")).kind == "Compagnon, Résistance"
    assert CardVoice(words("fr"), PACK).card(PACK.card("fe-lion")).kind == "Compagnon"


@pytest.mark.parametrize("tag", FINISHED)
@pytest.mark.parametrize("ship", [faces("space")[0], faces("space")[-1]])
def test_every_room_of_a_ship_is_called_differently(tag: str, ship: str) -> None:
    state = new_game(open_game(f"space:{ship}"), 2, seeded(1))
    places = voice(state, tag).places
    rooms = state.board.all_rooms()
    for say in (places.room, places.to, places.at, places.out_of):
        assert len({say(room) for room in rooms}) == len(rooms)


def test_a_room_without_a_name_is_known_by_its_module_and_what_is_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PACK, "places", {})
    state = game()
    assert [voice(state).room(state.board.room(id)) for id in ("hy6", "hy9", "k2", "cb3", "pod1")] == [
        "hy6 (Hydroponics, data port: +5 Credits)",
        "hy9 (Hydroponics, security room, take a Power Crystal)",
        "k2 (Corridor, security room)",
        "cb3 (Cargo Bay, hyperlift)",
        "pod1 (Cargo Bay, escape pod)",
    ]


@pytest.mark.parametrize(
    ("tag", "text"),
    [
        ("en", "Hack the data port at the Money-Tree Outlet: +5 Credits"),
        ("fr", "Pirater le port de data à la Borne Arbre à sous : +5 Crédits"),
        ("pt", "Hackear a porta de dados no Pé de Dinheiro: +5 Créditos"),
    ],
)
def test_hacking_says_what_the_port_gives(tag: str, text: str) -> None:
    assert said(game("hy6"), "hack:hy6", tag) == text


def test_the_last_data_cube_says_what_it_brings() -> None:
    state = game("hy6")
    state.marks = [mark(state.board.room("dc3"), state.active)]
    assert said(state, "hack:hy6") == (
        "Hack the data port at the Money-Tree Outlet: +5 Credits; then a Command Code, and the Boss’s rage rises"
    )


def test_a_ride_says_that_it_ends_the_walk_unless_it_does_not() -> None:
    state = game("cb3")
    key = next(key_of(choice, state) for choice in choices(state) if key_of(choice, state).startswith("lift:"))
    assert said(state, key, "fr").endswith(" : plus de Bottes ce tour-ci")
    socks = PACK.card("shockproof-socks")
    resolve(state, me(state), socks.play, socks.number)
    state.choices = NO_CHOICES
    assert said(state, key).startswith("Take the hyperlift to ") and "Boots" not in said(state, key)


def test_refusals_of_a_ship() -> None:
    assert refused(game("cb1"), "lift:cb3") == "There’s no hyperlift in your room."
    assert refused(game("cb1"), "hack:hy6", "pt") == "Essa porta de dados não está na sua sala."
    assert refused(game("cb1"), "consume:multipass", "fr") == "Vous n’avez pas ce jeton."


def test_a_ship_is_called_after_its_modules_in_every_language() -> None:
    assert CardVoice(words("pt"), PACK).name("arena.engineering.promenade") == "Arena, Engenharia, Calçadão"
    assert CardVoice(words("fr"), PACK).name("hydroponics.doomsday-cannon.med-lab") == "Premier vaisseau"


def test_turning_the_enemy_of_the_reserve_over_is_asked_and_told() -> None:
    state = game()
    overclocker = PACK.card("overclocker")
    resolve(state, me(state), overclocker.arrive, overclocker.number)
    resolve(state, me(state), overclocker.defeat, overclocker.number)
    state.choices = NO_CHOICES
    assert voice(state).prompt() == "Overclocker: flip the reserve Enemy?"
    assert said(state, "pick:1", "pt") == "Virar o Inimigo da Reserva"


def test_activating_says_what_the_card_will_do() -> None:
    state = game("cb1", "multipass")
    helia = PACK.card("princess-helia")
    assert voice(state).choice(ChoiceId(ACTIVATE | helia.number)) == "Activate Princess Helia: Draw a card."
