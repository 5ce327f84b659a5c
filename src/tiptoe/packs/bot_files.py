"""Files of bots beside a game: the weights of its levels and its networks."""

from __future__ import annotations

import json
from functools import cache
from itertools import islice
from pathlib import Path
from struct import iter_unpack, pack
from typing import Final

from ..bots.greedy.heuristics import LevelWeights
from ..bots.greedy.weights import DEFAULT
from ..bots.learned.features import VERSION as FEATURES
from ..bots.learned.network import PolicyNetwork, PolicyNetworkError
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


@cache
def read_judge(file: Path) -> Judge:
    """Reads a judge; NetworkError if it was trained with other features than a position has now."""
    content = json.loads(file.read_text(encoding="utf-8"))
    layers = [Layer(layer["weights"], layer["biases"]) for layer in content["layers"]]
    return Judge(Network(layers), content["loyalty"], DEFAULT.with_values(content["weights"]))


def read_policy(file: Path) -> PolicyNetwork:
    """Reads a policy network: a line of JSON with names and sizes of its arrays, then 16-bit floats, little-endian."""
    head, _, data = file.read_bytes().partition(b"\n")
    content = json.loads(head)
    if content["features"] != FEATURES:
        raise PolicyNetworkError(f"{file.name} was trained with features {content['features']}, not {FEATURES}")
    numbers = iter_unpack("<e", data)
    arrays = {name: [number for (number,) in islice(numbers, count)] for name, count in content["arrays"]}
    return PolicyNetwork(arrays)


def write_policy(arrays: dict[str, list[float]], training: str, file: Path) -> None:
    """Writes a policy network as `read_policy` reads it; `training` says how it was trained."""
    counts = [(name, len(numbers)) for name, numbers in arrays.items()]
    head = json.dumps({"features": FEATURES, "training": training, "arrays": counts})
    data = b"".join(pack(f"<{len(numbers)}e", *numbers) for numbers in arrays.values())
    file.write_bytes(head.encode() + b"\n" + data)
