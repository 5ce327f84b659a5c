"""Golden games: finished games that replay to the exact position and score, and counts of positions, as in perft."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tiptoe.catalog import open_game
from tiptoe.core.codec import encode
from tiptoe.core.kernel import apply, choices
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.records.record import read_record, replay
from tiptoe.rules.invariants import check
from tiptoe.rules.scoring import score
from tiptoe.rules.turn import new_game

FILES = sorted(Path(__file__).parent.glob("*.tiptoe"))
SCORES = json.loads((Path(__file__).parent / "scores.json").read_text(encoding="utf-8"))  # final scores, seat by seat

# (spec, seats, seed): numbers of distinct sequences of 1, 2, 3 ... choices from the first decision.
PERFT = {
    ("classic", 2, 1): [2, 5, 13, 35, 80, 145],
    ("classic", 3, 2): [3, 8, 21, 60, 186, 525],
    ("classic", 4, 3): [4, 15, 55, 214, 838, 2694],
    ("classic:dusk", 2, 4): [3, 8, 25, 96, 330, 876],
    ("classic:dusk+artifact-action", 3, 5): [3, 9, 30, 106, 359, 1045],
    ("classic:dusk", 4, 7): [3, 9, 30, 110, 382, 1077],
    ("catacombs", 2, 1): [3, 11, 45, 180, 653, 2059],
    ("catacombs:b+promo", 4, 2): [4, 21, 124, 733, 4361],
    ("catacombs+party+subterra:hard", 6, 3): [3, 13, 60, 269, 1223, 5692],
    ("space", 2, 1): [2, 4, 10, 31, 85, 145],
    ("space:engineering.arena.promenade", 3, 2): [3, 11, 45, 197, 864, 3382],
    ("space:med-lab.hydroponics.arena+open-bag", 4, 3): [4, 21, 102, 473, 2200],
}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_its_end(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"), file.name)
    recording = replay(record)
    assert record.finished
    check(recording.state)
    assert [score(recording.state, seat) for seat in range(len(record.header.seats))] == SCORES[file.stem]


def test_every_golden_game_has_its_scores() -> None:
    assert {file.stem for file in FILES} == set(SCORES)
    assert len(FILES) >= 12


@pytest.mark.slow
@pytest.mark.parametrize(("spec", "seats", "seed"), PERFT)
def test_perft(spec: str, seats: int, seed: int) -> None:
    state = new_game(open_game(spec), seats, seeded(seed))
    found = PERFT[spec, seats, seed]
    assert [perft(state, depth) for depth in range(1, len(found) + 1)] == found


def perft(state: State, depth: int) -> int:
    if depth == 0 or state.over:
        return 1
    total = 0
    before = encode(state)
    for choice in choices(state):
        twin = state.clone()
        apply(twin, choice)
        total += perft(twin, depth - 1)
    assert encode(state) == before
    return total
