"""The answer "no" in words: its label names the result, by question, in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Message, SelectExpression
from fluent.syntax.visitor import Visitor

from scene import Scene
from tiptoe.core.choice import DECLINE, ChoiceId
from tiptoe.core.definitions import Frame
from tiptoe.languages import FINISHED, LOCALE
from tiptoe.text.game import GameText
from tiptoe.text.language import words
from tiptoe.view.view import View

LEAVE = {"en": "Leave it", "fr": "Le laisser", "pt-BR": "Deixar"}
KEEP = {"en": "Keep it", "fr": "La garder", "pt-BR": "Manter"}
STAY = {"en": "Stay", "fr": "Rester ici", "pt-BR": "Ficar aqui"}
TAKE = {"en": "Take the damage", "fr": "Encaisser", "pt-BR": "Aguentar"}
NO = {"en": "No thanks", "fr": "Non merci", "pt-BR": "Agora não"}
GEM = "white-tourmaline"


def token_asked() -> Scene:
    return Scene(seat0={"room": "d15", "boots": 4}).lay("d16", "chalice").choose("move:d16")


def trash_asked() -> Scene:
    scene = Scene(row=["dragon-shrine"], seat0={"skill": 4, "discard": ["stumble"]})
    return scene.choose("use:row1", "pick:2")


def teleport_asked() -> Scene:
    return Scene(row=["teleporter"], seat0={"skill": 4, "room": "d2"}).choose("use:row1")


def shield_asked() -> Scene:
    scene = Scene("catacombs").hand(GEM)
    scene.state.wild_aside, scene.state.wild_clank, scene.state.black_in_bag = 4, 1, 0
    return scene.does({"attack": True})


def onto_deck_asked() -> Scene:
    scene = Scene("catacombs").discard("lie-in-wait")
    return scene.does({"onto-deck": True}, moment="acquire", source=scene.me.discard[0])


@pytest.mark.parametrize(
    ("scene", "said"),
    [
        (token_asked, LEAVE),
        (trash_asked, KEEP),
        (teleport_asked, STAY),
        (shield_asked, TAKE),
        (onto_deck_asked, NO),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
@pytest.mark.parametrize("tag", FINISHED)
def test_no_says_what_happens_then(tag: str, scene: Callable[[], Scene], said: dict[str, str]) -> None:
    view = View(scene().state, 0)
    voice = GameText(words(tag), view)
    assert DECLINE in view.choices
    assert voice.choice(ChoiceId(DECLINE)) == said[tag]
    assert voice.outcomes.action(ChoiceId(DECLINE)) == said[tag]


class Keys(Visitor):
    """Collects the keys of every selector below a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - the parser names it so
        self.found |= {variant.key.name for variant in node.variants if isinstance(variant.key, Identifier)}


def questions(kind: type[Frame]) -> set[str]:
    """Returns the prompts of a kind of frame and of all its subclasses."""
    return {kind.prompt} - {""} | {prompt for each in kind.__subclasses__() for prompt in questions(each)}


@pytest.mark.parametrize("tag", FINISHED)
def test_every_question_named_by_the_answer_is_one_that_is_asked(tag: str) -> None:
    """A misspelt question would get the plain "no", unnoticed."""
    named = Keys()
    for entry in FluentParser().parse((LOCALE / tag / "game.ftl").read_text()).body:
        if isinstance(entry, Message) and entry.id.name == "choice-decline":
            named.visit(entry)
    assert named.found - {"other"} <= questions(Frame)
    assert {"take-token", "trash", "discard", "teleport", "shield"} <= named.found
