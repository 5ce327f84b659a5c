"""Typography: the spaces, signs and contractions of each language, in every text that a person reads."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast, parse

from tiptoe.languages import LANGUAGES

ROOT: Final = Path(__file__).resolve().parents[2]
TEXTS: Final = (ROOT / "src" / "tiptoe", ROOT / "client" / "src", ROOT / "tests" / "fourth")
RULES: Final = ROOT / "src" / "tiptoe" / "rulebook"
TAGS: Final = {"en": "en", "fr": "fr", "pt": "pt", "pt-BR": "pt"}
BEGUN: Final = set(LANGUAGES) - set(TAGS)  # languages without laws yet
PLACEABLE: Final = "\ufffc"  # stands for the placeable of a message

# Laws of all languages, and of one. The brand keeps its sign: "Clank!" is one word.
EVERYWHERE: Final = {
    r"(?<=[^\W\d_\ufffc])'": "an apostrophe is ’",
    r'"': "quotation marks are “ ” or « »",
    r"\.\.\.": "three dots are one sign: …",
    r"(?<=\w)\s…": "a space before …",
    r"(?<=\S)  +(?=\S)": "two spaces",
    r"\s[,.](?![\dt])": "a space before a stop",
    r"[!?]\.(?!\w)": "no full stop after ! or ?",
}
CLOSE: Final = {r"(?<!disc with)(?<!bronze com)\s[:;!?%»]": "a space before a sign", "[«»]": "quotation marks are “ ”"}
# The rulebooks' words, one for each thing.
WORDS: Final = {
    "pt": {
        r"\b[Ss]acos?\b": "Bolsa",
        r"\b[Tt]eleport(?:ar|ou|ando|ad)\w*": "teletransportar",
        r"\b[Bb]an(?:ir|ida|ido|iu)s?\b": "eliminar",
        r"\bcrédito de Clank": "Clank! negativo",
        r"\bSegredos? (?:menor|maior)": "Pequeno Segredo, Grande Segredo",
        r"\breserva\b": "Reserva, Banco or suprimento pessoal",
        r"\b(?:tokens?|decks?)\b": "ficha, baralho",
    },
    "fr": {
        r"\b[Hh]abileté": "Compétence",
        r"\b[Ss]auvée?s?\b": "secouru, or enregistré",
        r"\b(?:ports?|[Cc]ubes?) de données": "data",
        r"\b[Mm]odule de commande\b": "centre de Commandement",
        r"\b[Rr]angée": "piste",
        r"\btokens?\b": "jeton",
    },
}
LAWS: Final = {
    "en": {**EVERYWHERE, **CLOSE},
    "pt": {
        **EVERYWHERE,
        **CLOSE,
        **WORDS["pt"],
        r"\b(?:[Ee]m|[Pp]or) (?:o|a|os|as)\b": "no, pelo",
        r"\b[Dd]e (?:o|a|os|as|ele|ela|esse|essa|este|esta)\b(?!(?: \w+)? \w+[aeio]r\b)": "do, dele, desse, deste",
        r"\b[Aa] (?:o|os|a|as)\b": "ao, à",
        r"\b(?:ecrã|ficheiro|utilizador|registo|equipa|facto|contacto|partilh\w+|tu|teu|tua|contigo)\b": "not said in Brazil",
    },
    "fr": {
        **EVERYWHERE,
        **WORDS["fr"],
        r"(?<![\u00a0\d]):": "a no-break space (U+00A0) before :",
        r"(?<![\u202f!?…(])(?<!\bClank)[;!?]": "a narrow no-break space (U+202F) before ; ! ?",
        r"«(?!\u00a0)|(?<!\u00a0)»|[“”]": "quotation marks are « », with no-break spaces (U+00A0) inside",
        r"(?<=[\d\ufffc])(?<!\u00a0) ?%": "a no-break space (U+00A0) before %",
        r"\b(?:[Dd]e|À|à) les?\b(?! \w+(?:er|ir|re)\b)": "du, des, au, aux",
        r"(?<!-)\b(?:[Ll]e|[Ll]a|[Dd]e|[Qq]ue|[Nn]e|[Ss]e|[Jj]e) [aeiouéèêàâîôûœAEIOUÉÈÊÀÂÎÔÛŒ]\w*": "le, la, de, que, ne, se, je are elided",
        r"\b[Ss]i ils?\b": "s’il",
        r"\b(?:tu|toi|tes)\b": "the reader is « vous »",
    },
}


@pytest.mark.parametrize("tag", sorted(LAWS))
def test_a_text_is_printed_as_its_language_is(tag: str) -> None:
    laws = {re.compile(wrong): right for wrong, right in LAWS[tag].items()}
    found = [
        f"{where}: {right}: {text[max(0, hit.start() - 25) : hit.end() + 15]!r}"
        for where, text in texts(tag)
        for wrong, right in laws.items()
        for hit in wrong.finditer(text)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("tag", "wrong"),
    [
        ("en", "It costs 3 %."),
        ("pt", "Volte a o início."),
        ("fr", "Le Dragon attaque !"),
        ("fr", "Allez au nord : 1 Botte"),
        ("fr", "Le zone de Artefact"),
        ("fr", "un jeton d'Artefact"),
    ],
)
def test_the_laws_would_find_it(tag: str, wrong: str) -> None:
    assert any(re.search(law, wrong) for law in LAWS[tag])


@cache
def texts(tag: str) -> list[tuple[str, str]]:
    """Returns every text of a language that ships, with its place."""
    files = [file for folder in TEXTS for file in sorted(folder.rglob("*")) if file.suffix in (".ftl", ".toml", ".md")]
    found = [(f"{file.relative_to(ROOT)} {at}", text) for file in files for at, text in of_file(file, tag)]
    assert len(found) > 1500
    return found


def of_file(file: Path, tag: str) -> Iterator[tuple[str, str]]:
    parts = (*file.name.split("."), file.parent.name)
    if set(parts) & BEGUN:
        return
    language = next((TAGS[part] for part in parts if part in TAGS), "")
    source = file.read_text(encoding="utf-8")
    if file.parent == RULES or re.match(r"rules[.-]", file.name):
        language = language or "en"
    if file.suffix == ".toml":
        content = tomllib.loads(source)
        if language in ("", tag):
            yield from strings(content, "") if language else said(content, "", tag)
    elif language == tag:
        yield from messages(source) if file.suffix == ".ftl" else lines(source)


def strings(node: object, at: str) -> Iterator[tuple[str, str]]:
    if isinstance(node, dict):
        for key, value in node.items():
            yield from strings(value, f"{at}/{key}")
    elif isinstance(node, str):
        yield at, node


def said(node: object, at: str, tag: str) -> Iterator[tuple[str, str]]:
    """Yields the texts under a language's keys, anywhere in a file; a bare title is English."""
    if isinstance(node, list):
        for n, value in enumerate(node):
            yield from said(value, f"{at}/{n}", tag)
    if isinstance(node, dict):
        for key, value in node.items():
            bare = key == "title" and isinstance(value, str) and tag == "en"
            here = f"{at}/{key}"
            yield from strings(value, here) if bare or TAGS.get(key) == tag else said(value, here, tag)


def lines(source: str) -> Iterator[tuple[str, str]]:
    for n, line in enumerate(source.split("\n"), 1):
        yield str(n), re.sub(r"`[^`]*`|^@.*|\|[-:| ]+\||\[[A-Z]+-[^]]*\]|^\s*[-*#>]+ ", "", line)


def messages(source: str) -> Iterator[tuple[str, str]]:
    for entry in parse(source).body:
        if isinstance(entry, ast.Message | ast.Term) and entry.value:
            for text in flat(entry.value):
                yield entry.id.name, text


def flat(pattern: ast.Pattern) -> Iterator[str]:
    """Yields the text of a pattern and of every variant in it."""
    whole = ""
    for element in pattern.elements:
        inner = element.expression if isinstance(element, ast.Placeable) else None
        whole += element.value if isinstance(element, ast.TextElement) else ""
        whole += inner.parse()["value"] if isinstance(inner, ast.StringLiteral) else PLACEABLE if inner else ""
        if isinstance(inner, ast.SelectExpression):
            for variant in inner.variants:
                yield from flat(variant.value)
    yield whole
