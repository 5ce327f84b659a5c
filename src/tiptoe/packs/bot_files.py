"""Files of bots beside a game: the weights of its levels and its value networks."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

from ..bots.greedy.weights import DEFAULT
from ..bots.level_weights import LevelWeights
from ..bots.search.network import Judge, Layer, Network

LEVELS_FILE: Final = "levels.json"


@cache
def read_level_weights(file: Path) -> dict[str, LevelWeights]:
    """Reads the weights of every level, by `+variant`, by `:face`, or by "" for all other tables of the game."""
    habits: dict[str, LevelWeights] = json.loads(file.read_text(encoding="utf-8"))["habits"]
    return habits


JUDGE_FILE: Final = "judge.json"


def judge_files(file: Path) -> list[tuple[str, Path]]:
    """Lists the judge of a game, if it has one, and the `judge-FACE.json` of faces with a judge of their own."""
    own = sorted(file.parent.glob(f"{file.stem}-*{file.suffix}"))
    return [("", file)] * file.is_file() + [(each.stem.removeprefix(f"{file.stem}-"), each) for each in own]


def read_judge(file: Path) -> Judge:
    """Reads a judge; NetworkError if it was trained with other features than a position has now."""
    content = json.loads(file.read_text(encoding="utf-8"))
    layers = [Layer(layer["weights"], layer["biases"]) for layer in content["layers"]]
    return Judge(Network(layers), content["loyalty"], DEFAULT.with_values(content["weights"]))
