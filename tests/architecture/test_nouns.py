"""A game's nouns live with the game (ADR 0028): no layer that serves all games names a thing that one of them has.

Words are looked for in names, strings, docstrings and comments alike, however they are written: `EscapePod`,
`escape_pod`, "escape-pod". Words that games share stand in no list, though one game alone may use them today: a mark, a
wild cube, a milestone, a suit, a module, a tile, a lockpick, a figure.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "tiptoe"
LAYERS = ("core", "rules", "view", "table", "house", "server", "bots", "formats", "text")
NOUNS = {
    "In Space": r"ships?|aboard|pods?|cargo|(hyper)?lifts?|rid(e|es|den|ing)|beam(s|ed|ing)?|teleporters?|telepass"
    r"|ports?|hack(s|ed|ing)?|data cubes?|command (codes?|modules?)|security|blockade[sd]?|bounty|hunters?|boss"
    r"|factions?|allied|activat(e|es|ed|ing|ion)|multipass|crystals?(?! caves?)",
    "Catacombs": r"wayshrines?|offerings?|ghosts?|haunted|chests?|librar(y|ies)|prisons?|puzzle box(es)?|coupons?",
    "Sub Terra": r"sub ?terra|fight monsters?|appear at|hunt to",
}
# Where such a word means something else, or cannot be another. A line may leave this list, and none is added.
ELSEWHERE = {
    ("In Space", "core/codec.py"): {"ridden"},  # what stored games call a field
    ("Catacombs", "core/codec.py"): {"offerings"},
    ("In Space", "server/app.py"): {"security"},  # of the headers of HTTP
    ("In Space", "server/run.py"): {"port"},  # that a server listens on
    ("In Space", "server/guards/hosts.py"): {"port"},
}


def words_of(text: str) -> str:
    """Everything in small letters, the words of a name apart."""
    return re.sub(r"[_-]", " ", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)).lower()


@pytest.mark.parametrize("game", NOUNS)
def test_no_shared_layer_names_what_one_game_has(game: str) -> None:
    noun = re.compile(rf"(?<![a-z])({NOUNS[game]})(?![a-z])")
    found: dict[tuple[str, str], set[str]] = {}
    for layer in LAYERS:
        for path in sorted((SOURCE / layer).rglob("*.py")):
            named = {match[1] for match in noun.finditer(words_of(path.read_text(encoding="utf-8")))}
            if named:
                found[game, path.relative_to(SOURCE).as_posix()] = named
    assert found == {place: words for place, words in ELSEWHERE.items() if place[0] == game}


def test_the_law_would_find_them() -> None:
    """However they are written, and where they belong they are."""
    for written in ("ESCAPE_POD", "escapePods", "escape-pod", '"""Of the pods."""'):
        assert re.search(rf"(?<![a-z])({NOUNS['In Space']})(?![a-z])", words_of(written)), written
    for written in ("teleport", "report", "CRYSTAL_CAVE", "override", "shipped"):
        assert not re.search(rf"(?<![a-z])({NOUNS['In Space']})(?![a-z])", words_of(written)), written
    folders = {"In Space": "space", "Catacombs": "catacombs", "Sub Terra": "catacombs"}
    for game, folder in folders.items():
        text = "".join(path.read_text(encoding="utf-8") for path in (SOURCE / "games" / folder).glob("*.py"))
        assert len(re.findall(rf"(?<![a-z])({NOUNS[game]})(?![a-z])", words_of(text))) > 5
