"""Records content for the client's tests: cards and tokens of every game with all sets, every board and every tile.

The ships are chosen so that every side of every module is among them; the paths of their tunnels are left out. `python
tools/record_content.py` writes client/tests/data/content.json; `--check` says whether the file is up to date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from tiptoe.catalog import specs
from tiptoe.languages import LANGUAGES
from tiptoe.rulebook.matrix import load_rules
from tiptoe.service.content.build import content

OUT: Final = Path(__file__).resolve().parents[1] / "client" / "tests" / "data" / "content.json"
SPECS: Final = ("classic", "catacombs+promo+party+party-cards+subterra:normal", "space")
KEPT: Final = (
    "spec",
    "cards",
    "tokens",
    "kinds",
    "card_kinds",
    "features",
    "feature_rules",
    "marks",
    "moments",
    "params",
)
SPOKEN: Final = ("name", "kind_name", "suit_name", "points_text", "where", "lines")


def game(spec: str) -> dict[str, Any]:
    """Returns a game's content in English, and what is printed on cards in the other languages."""
    whole = msgspec.to_builtins(content(spec, "en"))
    recorded = {key: whole[key] for key in KEPT} | {"board": None, "tiles": None}
    return recorded | {"spoken": {language: spoken(spec, language) for language in LANGUAGES if language != "en"}}


def spoken(spec: str, language: str) -> dict[str, Any]:
    told = msgspec.to_builtins(content(spec, language))
    cards = {id: {field: card[field] for field in SPOKEN} for id, card in told["cards"].items()}
    return {"moments": told["moments"], "cards": cards}


def maps() -> dict[str, Any]:
    """Returns boards or tiles by spec; a map whose parts are all known already is left out."""
    found: dict[str, Any] = {}
    seen: set[str] = set()
    for spec in specs():
        told = content(spec, "en")
        modules = {module.id for module in told.board.modules} if told.board else set()
        pieces = modules | set(told.tiles.tiles if told.tiles else ()) or {spec}
        if not pieces <= seen:
            found[spec] = slim(msgspec.to_builtins({"board": told.board, "tiles": told.tiles}), seen)
        seen |= pieces
    return found


def slim(told: Any, seen: set[str]) -> Any:
    """Drops tiles that another map has, and the paths of tunnels; a printed board keeps them."""
    if told["tiles"]:
        tiles = {id: tile for id, tile in told["tiles"]["tiles"].items() if id not in seen}
        told["tiles"]["tiles"] = tiles
        for tile in tiles.values():
            tile["parts"] = [part | {"path": ""} for part in tile["parts"]]
    for tunnel in (told["board"] or {"tunnels": [], "modules": []})["tunnels"]:
        tunnel["path"] = "" if told["board"]["modules"] else tunnel["path"]
    return told


def text() -> str:
    rules = sorted(load_rules())
    recorded = {"rules": rules, "games": {spec.partition("+")[0]: game(spec) for spec in SPECS}, "maps": maps()}
    return json.dumps(recorded, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> int:
    written = text()
    if "--check" in sys.argv:
        return 0 if OUT.is_file() and OUT.read_text(encoding="utf-8") == written else 1
    OUT.write_text(written, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
