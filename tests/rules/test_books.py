"""The players' book: every sentence names its rules, all languages agree, and no rule that players meet is missing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tiptoe.catalog import GAMES
from tiptoe.core.event import EVENTS
from tiptoe.languages import ENGLISH, FINISHED
from tiptoe.rulebook import books
from tiptoe.rulebook.books import Book, BookError, book, book_for, lines_of, terms_of
from tiptoe.rulebook.matrix import PREFIXES, load_rules, rules_of
from tiptoe.service.content.book import book_content

WHOLE = {"classic": "classic", "catacombs": "catacombs+party+subterra:normal", "space": "space"}
# Rules that players never meet as such, with the reason.
UNTOLD = {
    "CORE-6.2": "how conditions are kept by the engine",
    "CORE-6.3": "when conditions are looked at by the engine",
    "CORE-13.6": "Sub Terra's place in a turn: told by SUB-4.1",
    "CORE-13.8": "Sub Terra's place in a turn: told by SUB-3.1",
    "CLA-1.2": "what the pack has",
    "CAT-1.1": "what is in the box",
    "SPA-1.1": "what is in the box",
    "CAT-13.1": "cards that say it themselves",
    "SPA-12.1": "cards that say it themselves",
    **{id: "for experts: told where these variants are chosen" for id in load_rules() if id.startswith("EXP-")},
}


def told(text: Book) -> set[str]:
    return {rule for line in lines_of(text) for rule in line.rules}


@pytest.mark.parametrize("game", WHOLE)
@pytest.mark.parametrize("language", FINISHED)
def test_every_line_tells_rules_that_exist_and_languages_are_in_step(game: str, language: str) -> None:
    own, english = book(game, language), book(game, ENGLISH)
    assert own.language == language and own.title
    assert [chapter.id for chapter in own.chapters] == [chapter.id for chapter in english.chapters]
    for chapter, other in zip(own.chapters, english.chapters, strict=True):
        assert [section.id for section in chapter.sections] == [section.id for section in other.sections]
    shapes = [
        [(line.kind, len(line.cells), line.sign, line.rules) for line in lines_of(text)] for text in (own, english)
    ]
    assert shapes[0] == shapes[1]
    assert told(own) <= set(load_rules())
    assert len(terms_of(game, language)) == len(terms_of(game, ENGLISH)) > 50


@pytest.mark.parametrize("game", WHOLE)
def test_chapters_and_sections_have_addresses_of_their_own(game: str) -> None:
    text = book(game, ENGLISH)
    ids = [chapter.id for chapter in text.chapters]
    ids += [section.id for chapter in text.chapters for section in chapter.sections if section.id]
    assert len(ids) == len(set(ids)) and not {"all-rules", "cards"} & set(ids)


@pytest.mark.parametrize("game", WHOLE)
def test_no_rule_that_a_player_meets_is_left_out(game: str) -> None:
    """A game's own rules stand in its own book; the common rules stand at least in the first game's."""
    shared = told(book(next(iter(WHOLE)), ENGLISH)) | told(book(game, ENGLISH))
    for rule in rules_of(WHOLE[game]):
        if rule.prefix == "RUL":
            continue
        where = shared if rule.prefix == "CORE" else told(book(game, ENGLISH))
        assert (rule.id in where) != (rule.id in UNTOLD), rule.id
    assert {rule.id for rule in book_content(WHOLE[game], "fr").rules} >= {rule.id for rule in rules_of(WHOLE[game])}


def test_a_book_leaves_out_variants_that_are_not_played() -> None:
    plain, hunted = book_for("catacombs", "fr"), book_for("catacombs:b+subterra:hard", "fr")
    assert {chapter.id for chapter in hunted.chapters} - {chapter.id for chapter in plain.chapters} == {"sub-terra"}
    assert not [rule for rule in told(plain) if rule.startswith(("SUB-", "PAR-"))]
    assert "SUB-4.2" in told(hunted)


def test_cards_and_tokens_know_the_rules_about_them() -> None:
    """Rules and rulings that name a token are linked to it, in every language, and to no token with a similar name."""
    found = book_content("classic", "pt-BR")
    assert {"CORE-11.4", "CLA-5.14"} <= set(found.tokens["backpack"])
    assert found.tokens["treasure"] == ["CORE-12.5", "CLA-5.12", "RUL-3", "RUL-27"]
    assert "CLA-5.2" not in found.cards["brilliance"] and "CLA-5.2" in found.tokens["flash-of-brilliance"]
    assert all(found.tokens.values()) and all(found.cards.values())


@pytest.mark.parametrize("spec", ["classic:dusk", "catacombs+subterra:normal+party+party-cards+promo", "space"])
def test_every_card_token_and_line_of_a_log_leads_into_the_library(spec: str) -> None:
    """Issue 14.3: some tokens linked nowhere. Reasons and features of rooms: `service/test_click_targets.py`."""
    found = book_content(spec, "en")
    known = {rule.id for rule in found.rules}
    assert [id for id, rules in [*found.cards.items(), *found.tokens.items()] if not rules] == []
    assert all(known.issuperset(rules) for rules in [*found.cards.values(), *found.tokens.values()])
    shared = {kind.rule for kind in EVENTS.values() if kind.rule.startswith(("CORE", "RUL"))}
    assert shared <= known and {kind.rule for kind in EVENTS.values()} <= set(load_rules())


def written(folder: Path, monkeypatch: pytest.MonkeyPatch, **texts: str) -> None:
    classic = replace(GAMES["classic"], folder=folder / "classic")
    monkeypatch.setattr(books, "GAMES", {**GAMES, "classic": classic})
    classic.book.mkdir(parents=True)
    for language, text in texts.items():
        (classic.book / f"{language}.md").write_text(text, encoding="utf-8")
    book.cache_clear()


@pytest.mark.parametrize(
    ("english", "french", "said"),
    [
        ("## One\n\nA sentence.\n", "", r"classic/book/en\.md, line 3: names no rule at its end"),
        ("## One\n\nA sentence. [CORE-99.1]\n", "", r"line 3: unknown rule 'CORE-99\.1'; did you mean"),
        ("A sentence. [CORE-7.1]\n", "", "before the first chapter"),
        ("## One\n\nA [CORE-7.1] sentence. [CORE-7.2]\n", "", "within the sentence"),
        ("## One\n\n@klassic/your-cards\n", "", "unknown game 'klassic'; did you mean 'classic'"),
        ("## One\n\nA. [CORE-7.1]\n", "## Un\n\nA. [CORE-7.2]\n", r"fr\.md.*sentence 1: expected .*CORE-7\.1"),
        ("## One\n\nA. [CORE-7.1]\n", "## Un\n\nA. [CORE-7.1]\nB. [CORE-7.1]\n", "2 sentences, in English 1"),
        ("## One\n\nA. [CORE-7.1]\n", "## Un\n\nA. [CORE-7.1]\n\n## Deux\n", "2 chapters, in English 1"),
    ],
)
def test_a_mistake_says_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, english: str, french: str, said: str
) -> None:
    written(tmp_path, monkeypatch, **({"en": english, "fr": french} if french else {"en": english}))
    with pytest.raises(BookError, match=said):
        book("classic", "fr" if french else "en")
    book.cache_clear()


def test_every_own_rule_prefix_has_a_book() -> None:
    """A variant with rules has a chapter of its own."""
    variants = {chapter.variant for game in GAMES for chapter in book(game, ENGLISH).chapters}
    assert set(PREFIXES) - set(GAMES) <= variants
