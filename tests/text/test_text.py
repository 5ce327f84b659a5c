"""Texts in three languages are complete: every word, event, question, choice and refusal, with nothing left over."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Term, TermReference, TextElement
from fluent.syntax.visitor import Visitor

from tiptoe.catalog import GAMES, LOCALES, VOCABULARY, load_pack, open_game
from tiptoe.core.board import FEATURES
from tiptoe.core.choice import VERBS
from tiptoe.core.components import KINDS, SUITS, TYPES
from tiptoe.core.definitions import Frame
from tiptoe.core.event import EVENTS, HIDDEN, Event
from tiptoe.core.kernel import apply, choices, why_not
from tiptoe.core.pack import Pack
from tiptoe.core.refusals import REASONS
from tiptoe.core.rng import seeded
from tiptoe.core.state import SeatId, State
from tiptoe.core.vocabulary import MOMENTS, PLAY
from tiptoe.languages import FINISHED, LOCALE
from tiptoe.packs.reader import BANNERS
from tiptoe.rules.move import IGNORABLES
from tiptoe.rules.turn import begin, new_game
from tiptoe.text import language as text_words
from tiptoe.text.cards import CardVoice
from tiptoe.text.game import GameText
from tiptoe.text.language import LanguageError, TextError, language, words
from tiptoe.view.view import View, visible_events

PACKS = {entry.pack: load_pack(entry.pack) for entry in GAMES.values()}


@pytest.fixture(params=PACKS)
def pack(request: pytest.FixtureRequest) -> Pack:
    """Each pack of the catalog."""
    return PACKS[str(request.param)]


@cache
def messages(tag: str) -> dict[str, str]:
    """Returns every message of a language, with its words without placeables."""
    found: dict[str, str] = {}
    for file in sorted((LOCALE / tag).glob("*.ftl")):
        for id, text in entries(file).items():
            assert id not in found, f"{tag}: '{id}' stands twice"
            found[id] = text
    return found


def all_messages(tag: str) -> dict[str, str]:
    """Returns the messages of all games, and of single games."""
    found = messages(tag)
    for game in LOCALES:
        found = own_words(tag, game) | found
    return found


def own_words(tag: str, game: str) -> dict[str, str]:
    """Returns the messages and terms of one game."""
    return entries(own_file(tag, game))


def own_file(tag: str, game: str) -> Path:
    [folder] = LOCALES[game]
    return folder / f"{tag}.ftl"


def entries(file: Path) -> dict[str, str]:
    """Returns the messages of a file by id, and its terms by id after a hyphen."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message | Term):
            id = entry.id.name if isinstance(entry, Message) else f"-{entry.id.name}"
            assert id not in found, f"{file}: '{id}' stands twice"
            reader = TextReader()
            reader.visit(entry)
            found[id] = " ".join(reader.texts)
    return found


class TextReader(Visitor):
    """Collects the words of a message, of all its variants."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - the parser names it so
        self.texts.append(node.value)


@pytest.mark.parametrize("tag", [tag for tag in FINISHED if tag != "en"])
def test_every_language_has_the_same_messages(tag: str) -> None:
    assert set(messages(tag)) == set(messages("en"))
    assert {path.name for path in (LOCALE / tag).rglob("*")} == {path.name for path in (LOCALE / "en").rglob("*")}


@pytest.mark.parametrize("tag", FINISHED)
@pytest.mark.parametrize("game", LOCALES)
def test_a_game_says_the_same_things_in_its_own_words_in_every_language(tag: str, game: str) -> None:
    assert list(own_words(tag, game)) == list(own_words("en", game))


@pytest.mark.parametrize("tag", FINISHED)
@pytest.mark.parametrize("game", ["", *LOCALES])
def test_every_reference_of_a_message_leads_somewhere(tag: str, game: str) -> None:
    """A term's form that one game has and another lacks would silently become another form."""
    asked: set[tuple[str, str]] = set()
    for file in [*(LOCALE / tag).glob("*.ftl"), *([own_file(tag, game)] if game else [])]:
        reader = FormReader()
        reader.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
        asked |= reader.asked
    has = forms_of(tag, game)
    assert {(term, form) for term, form in asked if term not in has or (has[term] and form not in has[term])} == set()


@pytest.mark.parametrize("tag", FINISHED)
def test_every_card_and_token_speaks(tag: str, pack: Pack) -> None:
    voice = CardVoice(words(tag), pack)
    for card in pack.cards:
        text = voice.card(card)
        assert text.name and text.kind and text.lines, card.id
        assert not any(badly_written(line) for line in text.lines), text
    for token in pack.tokens:
        text = voice.token(token)
        assert text.name and text.kind
        assert text.lines or (token.points and not token.reveal.effects), f"{token.id} says nothing"
        assert not any(badly_written(line) for line in text.lines), text


def badly_written(line: str) -> bool:
    """Whether a line has an unfilled gap, two spaces, no full stop or capital letter, or an id for a name."""
    line = line.replace("Hors-la-loi", "X")  # a word of French, not an id
    return bool(re.search(r"[{}]|  | \.|^[a-z]|[^.!?]$|[a-z]-[a-z]+-[a-z]", line))


class FormReader(Visitor):
    """Collects the terms that messages refer to, with their forms."""

    def __init__(self) -> None:
        self.asked: set[tuple[str, str]] = set()

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802 - the parser names it so
        named = node.arguments.named if node.arguments else []
        self.asked |= {(node.id.name, str(argument.value.value)) for argument in named}
        self.asked |= set() if named else {(node.id.name, "")}


def forms_of(tag: str, game: str) -> dict[str, set[str]]:
    """Returns the forms of every term, the plain one included; a term with one form has none."""
    found: dict[str, set[str]] = {}
    for file in [LOCALE / tag / "terms.ftl", *([own_file(tag, game)] if game else [])]:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Term):
                keys = re.findall(r"\[([a-z-]+)\]", FluentSerializer().serialize_entry(entry))
                found[entry.id.name] = {"", *keys} if keys else set()
    return found


ENGLISH = re.compile(
    r"\b(the|you|your|of|and|if|with|this|turn|cards?|skill|gold|swords?|boots?|tiles?|rooms?|monsters?|damage|wayshrine)\b",
    re.IGNORECASE,
)


def test_english_is_recognised() -> None:
    assert sum(1 for text in messages("en").values() if ENGLISH.search(text)) > 200


@pytest.mark.parametrize("tag", [tag for tag in FINISHED if tag != "en"])
def test_no_message_is_left_in_english(tag: str) -> None:
    spoken = [messages(tag), *(own_words(tag, game) for game in LOCALES)]
    assert [text for each in spoken for text in each.values() if ENGLISH.search(text)] == []


@pytest.mark.parametrize("tag", [tag for tag in FINISHED if tag != "en"])
def test_no_card_or_token_is_left_in_english(tag: str, pack: Pack) -> None:
    voice = CardVoice(words(tag), pack)
    texts = [*map(voice.card, pack.cards), *map(voice.token, pack.tokens)]
    assert [line for text in texts for line in (text.kind, *text.lines) if ENGLISH.search(line)] == []


@pytest.mark.parametrize("tag", FINISHED)
def test_everything_has_a_name_in_every_language(tag: str, pack: Pack) -> None:
    ids = [*(card.id for card in pack.cards), *(token.id for token in pack.tokens), *(tile.id for tile in pack.tiles)]
    parts = {part for board in pack.boards for part in board.split(".")}
    for id in [*ids, *parts, pack.id]:
        assert pack.names[id][tag.partition("-")[0]], id
    for type in pack.tags:
        named = type in pack.names and f"one:{type}" in pack.names
        assert named or {f"token-{type}", f"one-{type}"} <= set(all_messages(tag)) or is_own_type(type, pack), type


def is_own_type(type: str, pack: Pack) -> bool:
    """Whether a type belongs to one token only, and has its name."""
    return type in [token.id for token in pack.tokens]


@pytest.mark.parametrize("tag", FINISHED)
def test_every_word_of_the_vocabulary_has_its_sentence(tag: str) -> None:
    known = all_messages(tag)
    for word in VOCABULARY.effects:
        assert any(name == f"effect-{word}" or name.startswith(f"effect-{word}-") for name in known), word
    for word in {**VOCABULARY.conditions, **VOCABULARY.holdings}:
        assert f"condition-{word}" in known or word == "at-least", word
    for word in VOCABULARY.counters:
        assert f"counter-{word}" in known and f"at-least-{word}" in known, word
    for word in VOCABULARY.possessions:
        assert f"possession-{word}" in known and f"at-least-{word}" in known, word
    for word in VOCABULARY.amounts:
        assert f"amount-{word}" in known, word


@pytest.mark.parametrize("tag", FINISHED)
def test_every_name_that_the_rules_know_is_said(tag: str) -> None:
    known = all_messages(tag)
    for feature in FEATURES:
        assert {f"feature-{feature}", f"place-{feature}", f"other-{feature}"} <= set(known), feature
    for kind in BANNERS:
        assert {f"kind-{kind}", f"kinds-{kind}", f"another-kind-{kind}", f"many-kind-{kind}"} <= set(known), kind
    for suit in SUITS:
        assert {f"suit-{suit}", f"of-{suit}"} <= set(known), suit
    for type in {**KINDS, **TYPES}:
        assert {f"token-{type}", f"one-{type}"} <= set(known), type
    for moment in MOMENTS:
        assert f"moment-{moment}" in known or moment == PLAY, moment
    assert {f"effect-ignore-{what}" for what in IGNORABLES} <= set(known)


@pytest.mark.parametrize("tag", FINISHED)
def test_every_verb_event_reason_and_question_has_its_message(tag: str) -> None:
    known = all_messages(tag)
    assert {f"choice-{verb.word}" for verb in VERBS.values()} <= set(known)
    assert {f"event-{name}" for name in EVENTS} <= set(known)
    assert {f"reason-{word}" for word in REASONS} <= set(known)
    assert {f"prompt-{prompt}" for prompt in prompts(Frame)} <= set(known)


def prompts(kind: type[Frame]) -> set[str]:
    """Returns the prompts of all frames of a kind."""
    own = {kind.prompt} - {""} if kind.__module__.startswith("tiptoe.") else set()
    return own | {prompt for each in kind.__subclasses__() for prompt in prompts(each)}


def test_the_questions_of_every_game_are_among_those() -> None:
    assert {"choose", "your-turn", "discover", "rotate", "shield"} <= prompts(Frame)


@pytest.mark.parametrize("tag", FINISHED)
@pytest.mark.parametrize(
    ("spec", "seed"), [("classic:dusk", 5), ("catacombs+promo", 4), ("catacombs:b", 7), ("space", 3)]
)
def test_a_whole_game_is_told(tag: str, spec: str, seed: int) -> None:
    state = State(open_game(spec), seeded(seed))
    state.record()
    begin(state, 4)
    rng = seeded(seed + 1)
    while not state.over:
        view = View(state, state.stack[-1].seat)
        voice = GameText(words(tag), view)
        assert voice.prompt()
        assert all(voice.choice(choice) for choice in view.choices)
        apply(state, view.choices[rng.below(len(view.choices))])
    voice = GameText(words(tag), View(state, 0))
    told = [voice.event(event) for event in visible_events(state.events, 0)]
    briefs = [voice.brief(event) for event in visible_events(state.events, 0)]
    assert any(briefs)
    assert not [brief for brief in briefs if brief.endswith(".") or any(name in brief for name in voice.seats)]
    assert len(told) == len(state.events)
    assert all(line and "  " not in line for line in told)


@pytest.mark.parametrize("tag", FINISHED)
@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_names_its_rule(tag: str, game: str) -> None:
    state = new_game(open_game(game), 2, seeded(1))
    voice = GameText(words(tag), View(state, state.active))
    others = {id for other in LOCALES if other != state.rules.pack.id for id in own_words(tag, other)}
    for reason in REASONS.values():  # those of other games come up in none but theirs
        told = voice.words.has(f"reason-{reason.word}") or f"reason-{reason.word}" not in others
        assert not told or not re.search(RULE, voice.refusal(reason, choices(state)[0])), "a number belongs behind a §"


def test_a_refusal_says_what_is_missing(tag: str = "en") -> None:
    state = new_game(open_game("classic"), 2, seeded(1))
    from tiptoe.core.notation import parse

    choice = parse("acquire:secret-tome", state)
    reason = why_not(state, choice)
    assert reason is not None
    said = GameText(words(tag), View(state, state.active)).refusal(reason, choice)
    assert said == "It costs 7 Skill; you have 0."


def test_a_hidden_card_is_told_without_its_name() -> None:
    voice = GameText(words("fr"), View(new_game(open_game("classic"), 2, seeded(1)), 0))
    assert voice.event(Event(EVENTS["CardDrawn"], SeatId(1), HIDDEN, 0, 0)) == "Hibou pioche une carte."


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
    """The terminal's text comes from `words.say`: the play screen holds no sentence of its own."""
    folder = Path(text_words.__file__).parent.parent / "cli"
    for name in ("screen.py", "session.py"):
        source = (folder / name).read_text(encoding="utf-8")
        code = re.sub(r'""".*?"""', "", source, flags=re.S)
        assert not re.search(r'"[A-Z][a-z]+ [a-z]+ ', code), name


def test_every_variant_can_be_named() -> None:
    assert all(re.fullmatch(r"[a-z-]+(:[a-z]+)?", variant) for game in GAMES.values() for variant in game.variants)


RULE = r"\b[A-Z]{3,4}-\d"
NUMBERED = {"refused", "ui-nothing-to-undo", "rule-about"}  # lines of the terminal, and the spoken name of the mark
ROOT = Path(__file__).parents[2]


def test_no_message_prints_the_number_of_a_rule() -> None:
    """Issue 25, point 14: a sentence has a § behind it; numbers are printed in the book and in the terminal."""
    files = [*(ROOT / "client/src").rglob("*.ftl"), *(ROOT / "src/tiptoe").rglob("*.ftl")]
    found = set()
    for file in files:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                text = FluentSerializer().serialize_entry(Message(entry.id, entry.value))
                if re.search(RULE, text) or "$rule" in text:
                    found.add(entry.id.name)
    assert len(files) > 30 and found == NUMBERED
