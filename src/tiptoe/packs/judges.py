"""Judges: files in which a game keeps what was learned about it, beside the command, seed and date that made them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from ..bots.greedy.weights import DEFAULT
from ..bots.strong.network import Judge, Layer, Network

JUDGE_FILE: Final = "judge.json"


def judge_files(file: Path) -> list[tuple[str, Path]]:
    """The judge of a game, if it has one, and beside it `judge-FACE.json` of faces that have a judge of their own."""
    own = sorted(file.parent.glob(f"{file.stem}-*{file.suffix}"))
    return [("", file)] * file.is_file() + [(each.stem.removeprefix(f"{file.stem}-"), each) for each in own]


def read_judge(file: Path) -> Judge:
    """NetworkError if it was taught with other numbers than a position has now."""
    content = json.loads(file.read_text(encoding="utf-8"))
    layers = [Layer(layer["weights"], layer["biases"]) for layer in content["layers"]]
    return Judge(Network(layers), content["loyalty"], DEFAULT.with_values(content["weights"]))
