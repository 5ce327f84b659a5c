"""Three languages say everything: every word, event, question, choice and refusal, with nothing left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tiptoe.catalog import GAMES, VOCABULARY, open_game
from tiptoe.core.choice import VERBS
from tiptoe.core.event import EVENTS, HIDDEN, Event
from tiptoe.core.kernel import apply, choices, why_not
from tiptoe.core.reason import REASONS
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.rules.turn import begin, new_game
from tiptoe.text import words as text_words
from tiptoe.text.cards import CardVoice
from tiptoe.text.game import GameVoice
from tiptoe.text.words import LANGUAGES, LOCALE, LanguageError, TextError, language, words
from tiptoe.view.view import View, story

PACK = open_game("classic").pack


def messages(tag: str) -> dict[str, set[str]]:
    """Every message of a language and the variables it uses."""
    found: dict[str, set[str]] = {}
    for file in sorted((LOCALE / tag).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{tag}: '{entry.id.name}' stands twice"
                found[entry.id.name] = set(
                    re.findall(r'"type": "VariableReference".*?"name": "([\w-]+)"', str(entry.to_json()))
                )
    return found


@pytest.mark.parametrize("tag", [tag for tag in LANGUAGES if tag != "en"])
def test_every_language_has_the_same_messages(tag: str) -> None:
    assert set(messages(tag)) == set(messages("en"))
    assert {path.name for path in (LOCALE / tag).iterdir()} == {path.name for path in (LOCALE / "en").iterdir()}


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_card_and_token_speaks(tag: str) -> None:
    voice = CardVoice(words(tag), PACK)
    for card in PACK.cards:
        text = voice.card(card)
        assert text.name and text.kind and text.lines, card.id
        assert not any("{" in line or "  " in line for line in text.lines), text
    for token in PACK.tokens:
        assert voice.token(token).name


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("section", ["card", "token", "board"])
def test_everything_has_a_name_in_every_language(tag: str, section: str) -> None:
    ids = {
        "card": [card.id for card in PACK.cards],
        "token": [token.id for token in PACK.tokens],
        "board": list(PACK.boards),
    }
    for id in ids[section]:
        assert PACK.names[id][tag.partition("-")[0]]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_word_of_the_vocabulary_has_its_sentence(tag: str) -> None:
    known = messages(tag)
    for word in VOCABULARY.effects:
        assert any(name == f"effect-{word}" or name.startswith(f"effect-{word}-") for name in known), word
    for word in VOCABULARY.counters:
        assert f"counter-{word}" in known and f"at-least-{word}" in known
    for word in VOCABULARY.possessions:
        assert f"possession-{word}" in known
    for word in VOCABULARY.amounts:
        assert f"amount-{word}" in known


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_verb_event_and_reason_has_its_message(tag: str) -> None:
    known = messages(tag)
    assert {f"choice-{verb.word}" for verb in VERBS.values()} <= set(known)
    assert {f"event-{name}" for name in EVENTS} <= set(known)
    assert {f"reason-{word}" for word in REASONS} <= set(known)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_whole_game_is_told(tag: str) -> None:
    state = State(open_game("classic:dusk"), seeded(5))
    state.record()
    begin(state, 4)
    rng = seeded(6)
    while not state.over:
        view = View(state, state.stack[-1].seat)
        voice = GameVoice(words(tag), view)
        assert voice.prompt()
        assert all(voice.choice(choice) for choice in view.choices)
        apply(state, view.choices[rng.below(len(view.choices))])
    voice = GameVoice(words(tag), View(state, 0))
    told = [voice.event(event) for event in story(state.events, 0)]
    assert len(told) == len(state.events) and all(told)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_refusal_names_its_rule(tag: str) -> None:
    state = new_game(open_game("classic"), 2, seeded(1))
    voice = GameVoice(words(tag), View(state, state.active))
    for reason in REASONS.values():
        assert voice.refusal(reason, choices(state)[0]).endswith(f"({reason.rule})")


def test_a_refusal_says_what_is_missing(tag: str = "en") -> None:
    state = new_game(open_game("classic"), 2, seeded(1))
    from tiptoe.core.notation import parse

    choice = parse("acquire:secret-tome", state)
    reason = why_not(state, choice)
    assert reason is not None
    said = GameVoice(words(tag), View(state, state.active)).refusal(reason, choice)
    assert said == "It costs 7 Skill; you have 0. (CORE-9.1)"


def test_a_hidden_card_is_told_without_its_name() -> None:
    voice = GameVoice(words("fr"), View(new_game(open_game("classic"), 2, seeded(1)), 0))
    assert voice.event(Event(EVENTS["CardDrawn"], 1, HIDDEN, 0, 0)) == "Hibou pioche une carte."


@pytest.mark.parametrize(
    ("tag", "meant"), [("fr", "fr"), ("fr_CA.UTF-8", "fr"), ("pt", "pt-BR"), ("pt_PT", "pt-BR"), ("EN", "en")]
)
def test_a_tag_finds_its_language(tag: str, meant: str) -> None:
    assert language(tag) == meant


def test_an_unknown_language_and_an_unknown_message_are_errors() -> None:
    with pytest.raises(LanguageError, match="unknown language 'xx'; known: en, fr, pt-BR"):
        language("xx")
    with pytest.raises(TextError, match="no message 'nonsense'"):
        words("en").say("nonsense")
    with pytest.raises(TextError, match="event-CardPlayed"):
        words("en").say("event-CardPlayed")


def test_no_front_end_word_stands_outside_the_message_files() -> None:
    """What the terminal says comes from `words.say`: the play screen holds no sentence of its own."""
    folder = Path(text_words.__file__).parent.parent / "cli"
    for name in ("screen.py", "session.py"):
        source = (folder / name).read_text(encoding="utf-8")
        code = re.sub(r'""".*?"""', "", source, flags=re.S)
        assert not re.search(r'"[A-Z][a-z]+ [a-z]+ ', code), name


def test_every_variant_can_be_named() -> None:
    assert all(re.fullmatch(r"[a-z-]+", variant) for game in GAMES.values() for variant in game.variants)
