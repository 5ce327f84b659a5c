"""Languages describe themselves in `language.toml`, which is refused with the place and the right form."""

from __future__ import annotations

from pathlib import Path

import pytest

from tiptoe.languages import ABOUTS, FINISHED, LANGUAGES, About, LanguageFileError, read_about


def test_every_language_of_ours_is_finished_and_says_its_genders() -> None:
    assert FINISHED == LANGUAGES
    assert {tag: about.genders for tag, about in ABOUTS.items()} == {"en": "mf", "fr": "mf", "pt-BR": "mf"}
    assert ABOUTS["fr"].elides_before and not ABOUTS["pt-BR"].elides_before


def test_a_language_without_the_file_is_unfinished(tmp_path: Path) -> None:
    assert read_about(tmp_path / "language.toml") == About(finished=False, genders="mf", elides_before="")


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ('gender = "mfn"', "unknown key 'gender'; did you mean 'genders'?"),
        ("genders = 3", "'genders' is letters such as \"mf\", not 3"),
        ("finished = 1", "'finished' is true or false, not 1"),
        ("finished = ", "not TOML"),
    ],
)
def test_a_mistake_is_named_with_its_file(tmp_path: Path, text: str, error: str) -> None:
    file = tmp_path / "language.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(LanguageFileError) as raised:
        read_about(file)
    assert str(file) in str(raised.value) and error in str(raised.value)
