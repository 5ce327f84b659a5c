"""The recorded content of the client's tests equals the packs, so that a new card asks for its drawing."""

import json
from pathlib import Path

import pytest

from tiptoe.service.content.build import content

RECORDED = Path(__file__).resolve().parents[2] / "client" / "tests" / "data" / "content.json"


@pytest.mark.parametrize("game", ["classic", "catacombs", "space"])
def test_cards_and_tokens_are_recorded(game: str) -> None:
    recorded = json.loads(RECORDED.read_text(encoding="utf-8"))["games"][game]
    told = content(recorded["spec"], "en")
    assert set(recorded["cards"]) == set(told.cards), "run tools/record_content.py"
    assert set(recorded["tokens"]) == set(told.tokens), "run tools/record_content.py"
