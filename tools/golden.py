"""Writes the golden games of tests/golden: whole games of bots as records, and their scores. Run it only on purpose."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tiptoe.bots.registry import bot_for
from tiptoe.core.notation import key
from tiptoe.records.record import new_header, start
from tiptoe.rules.scoring import score
from tiptoe.view.view import View

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
GAMES = [
    ("classic", "greedy,greedy", 11),
    ("classic", "greedy,random", 12),
    ("classic", "greedy,greedy,greedy", 13),
    ("classic", "random,random,random", 14),
    ("classic", "greedy,greedy,greedy,greedy", 15),
    ("classic", "random,random,random,random", 16),
    ("classic+artifact-action", "greedy,random,greedy", 17),
    ("classic+empty-bag-ends", "random,random", 18),
    ("classic+open-bag", "greedy,greedy,random", 19),
    ("classic:dusk", "greedy,greedy", 20),
    ("classic:dusk", "random,random,random", 21),
    ("classic:dusk", "greedy,greedy,greedy,greedy", 22),
    ("classic:dusk", "greedy,random,greedy,random", 23),
    ("classic:dusk+artifact-action+empty-bag-ends", "greedy,greedy,random", 24),
    ("catacombs", "greedy,greedy", 31),
    ("catacombs", "greedy,random,greedy", 32),
    ("catacombs", "greedy,greedy,greedy,greedy", 33),
    ("catacombs:b+promo", "random,random,random,random", 34),
    ("catacombs:b+open-bag", "greedy,greedy,greedy", 35),
    ("catacombs+party", "greedy,greedy,greedy,greedy,greedy", 36),
    ("catacombs+party+party-cards+subterra:normal", "greedy,random,greedy,random,greedy,random", 37),
    ("catacombs+subterra:hard", "greedy,greedy,greedy,greedy", 38),
    ("catacombs:b+subterra:easy", "random,random", 39),
    ("space", "random,random", 51),
    ("space:engineering.arena.med-lab", "random,random,random", 52),
    ("space:promenade.hydroponics.arena+empty-bag-ends", "random,random,random,random", 53),
]


def main() -> int:
    scores: dict[str, list[int]] = {}
    for spec, seats, seed in GAMES:
        names = seats.split(",")
        recording = start(new_header(spec, names, str(seed)))
        bots = [bot_for(name, seed, seat) for seat, name in enumerate(names)]
        while not recording.state.over:
            seat = recording.state.stack[-1].seat
            recording.choose(key(bots[seat].choose(View(recording.state, seat)), recording.state))
        name = f"{spec.replace(':', '-').replace('+', '-')}-{len(names)}-{seed}"
        (FOLDER / f"{name}.tiptoe").write_text(recording.text(), encoding="utf-8")
        scores[name] = [score(recording.state, seat) for seat in range(len(names))]
        print(name, scores[name], len(recording.keys))
    (FOLDER / "scores.json").write_text(json.dumps(scores, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
