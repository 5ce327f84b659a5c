"""Cards and tokens of every game, with all their sets, and every printed board, for the client's tests.

`python tools/record_content.py` writes client/tests/data/content.json; `--check` says whether the file is up to date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from tiptoe.rulebook.matrix import load_rules
from tiptoe.server.content import content
from tiptoe.text.words import LANGUAGES

OUT: Final = Path(__file__).resolve().parents[1] / "client" / "tests" / "data" / "content.json"
SPECS: Final = ("classic", "catacombs+promo+party+party-cards+subterra:normal", "space")
BOARDS: Final = ("classic", "classic:dusk")
KEPT: Final = ("spec", "cards", "tokens", "kinds", "card_kinds", "features", "moments")
SPOKEN: Final = ("name", "kind_name", "faction_name", "points_text", "where", "lines")


def game(spec: str) -> dict[str, Any]:
    """In English, and what is printed on cards in the other languages."""
    whole = msgspec.to_builtins(content(spec, "en"))
    recorded = {key: whole[key] for key in KEPT} | {"board": None, "tiles": None}
    return recorded | {"spoken": {language: spoken(spec, language) for language in LANGUAGES if language != "en"}}


def spoken(spec: str, language: str) -> dict[str, Any]:
    told = msgspec.to_builtins(content(spec, language))
    cards = {id: {field: card[field] for field in SPOKEN} for id, card in told["cards"].items()}
    return {"moments": told["moments"], "cards": cards}


def text() -> str:
    rules = sorted(load_rules())
    boards = {spec: msgspec.to_builtins(content(spec, "en").board) for spec in BOARDS}
    recorded = {"rules": rules, "games": {spec.partition("+")[0]: game(spec) for spec in SPECS}, "boards": boards}
    return json.dumps(recorded, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> int:
    written = text()
    if "--check" in sys.argv:
        return 0 if OUT.is_file() and OUT.read_text(encoding="utf-8") == written else 1
    OUT.write_text(written, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
