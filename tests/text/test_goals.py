"""The goal line of each game (S3.24), and questions that always name their text (S2.3)."""

from __future__ import annotations

import pytest

from tiptoe.catalog import open_game
from tiptoe.core.rng import seeded
from tiptoe.core.room_cubes import mark
from tiptoe.core.state import ESCAPED, KNOCKED_OUT, State
from tiptoe.rules.turn import new_game
from tiptoe.text.cards import CardVoice
from tiptoe.text.game import GameText
from tiptoe.text.language import words
from tiptoe.view.view import View


def goal(state: State, tag: str = "en") -> str:
    return GameText(words(tag), View(state, state.active)).goal()


def give(state: State, kind: str) -> None:
    token = state.rules.pack.token_of_kind(state.rules.pack.tags[kind])
    seat = state.seat(state.active)
    seat.tokens, seat.tags_held = [*seat.tokens, token.number], seat.tags_held | token.tags


def test_find_an_artifact_then_bring_it_home_then_end_the_turn() -> None:
    state = new_game(open_game("classic:day"), 2, seeded(1))
    assert goal(state) == "Steal an Artifact, then get back to the Dragon’s Doormat."
    give(state, "artifact")
    assert goal(state, "fr") == "Sortez-le d’ici : retour au Paillasson du dragon."
    state.seat(state.active).leaving = True
    assert goal(state, "pt") == "Encerre o turno e você está fora!"


def test_the_goal_of_catacombs_names_the_crypt_as_the_map_prints_it() -> None:
    """On a map of tiles only the names of tiles are printed: a name that stands nowhere is no goal (issue 25)."""
    state = new_game(open_game("catacombs"), 2, seeded(1))
    assert goal(state) == "Steal an Artifact, then get back to the Old Crypt."
    assert goal(state, "fr") == "Volez un Artefact, puis revenez à la Vieille Crypte."
    give(state, "artifact")
    assert goal(state, "pt") == "Tire-o daqui: volte para a Velha Cripta."


def test_ports_then_the_command_module_then_a_pod() -> None:
    state = new_game(open_game("space"), 2, seeded(1))
    assert goal(state) == "Hack 2 data ports in two different modules to open the Command Module."
    state.marks = [mark(state.board.room("hy6"), state.active)]
    another = "Encore un, dans un autre module, et le centre de Commandement s’ouvre."
    assert goal(state, "fr") == f"1 port de data piraté sur 2. {another}"  # SPA-6.2
    give(state, "command-code")
    assert goal(state) == "The Command Module is open to you. Steal an Artifact there."
    give(state, "artifact")
    assert goal(state, "pt") == "Leve seu Artefato até uma Cápsula de Fuga."


@pytest.mark.parametrize(
    ("status", "told"),
    [
        (ESCAPED, "You’re out, and your loot is safe. The others are still in there."),
        (KNOCKED_OUT, "You’re knocked out. The others play on."),
    ],
)
def test_who_is_out_is_told_so_as_long_as_others_play(status: int, told: str) -> None:
    state = new_game(open_game("space"), 2, seeded(1))
    state.seat(state.active).status = status
    assert goal(state) == told
    state.over = True
    assert goal(state) == ""


@pytest.mark.parametrize("game", ["classic", "catacombs", "space"])
@pytest.mark.parametrize("tag", ["en", "fr", "pt"])
def test_what_waits_for_the_end_of_a_turn_is_asked_by_name(game: str, tag: str) -> None:
    pack = open_game(game).pack
    voice = CardVoice(words(tag), pack)
    waiting = [
        token for token in pack.tokens if any(effect.word == "at-end-of-turn" for effect in token.reveal.effects)
    ]
    assert [voice.source_name(-1)] == [voice.name(token.id) for token in waiting]
