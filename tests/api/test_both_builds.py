"""Both builds are one public library: the same docstrings, printing, pickles, copies and errors."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tiptoe.build import STAMP, is_compiled_current

PROGRAM = """
import copy, inspect, json, pickle, sys
import tiptoe
from tiptoe.build import is_compiled

told = json.loads(sys.stdin.read() or "{}")
found = {}
for name in tiptoe.__all__:
    thing = getattr(tiptoe, name)
    if tiptoe.HOMES.get(name, "").startswith("api."):
        found[f"doc {name}"] = inspect.getdoc(thing)
        found[f"signature {name}"] = str(inspect.signature(thing))
        for attribute in vars(thing) if inspect.isclass(thing) else ():
            found[f"doc {name}.{attribute}"] = inspect.getdoc(getattr(thing, attribute))

def error(work):
    try:
        work()
    except Exception as raised:
        return [type(raised).__name__, str(raised), str(pickle.loads(pickle.dumps(raised)))]
    return None

for spec in ("classic", "catacombs", "space"):
    game = tiptoe.Game(spec, seats=3, seed=4)
    for step in range(60):
        game.play(game.choices[step * 7 % len(game.choices)])
    view = game.view()
    found[f"{spec} prints"] = [repr(game), repr(view), repr(game.watch()), repr(view.choices), repr(view.hand)]
    found[f"{spec} tells"] = [str(event) for event in game.events]
    found[f"{spec} bytes"] = game.to_bytes().hex()
    found[f"{spec} pickles"] = [pickle.dumps(game).hex(), pickle.dumps(view).hex()]
    found[f"{spec} copies"] = [
        copy.copy(game) == game, copy.deepcopy(game) == game, pickle.loads(pickle.dumps(game)) == game,
        copy.copy(view) == view, pickle.loads(pickle.dumps(view)) == view, hash(view) == hash(copy.copy(view)),
    ]
    found[f"{spec} map"] = [str(view.tunnels), view.home, view.distance(view.room), view.health]
    found[f"{spec} record"] = game.record().text
    found[f"{spec} scenario"] = [game.scenario(seat) for seat in range(3)]
    again = tiptoe.Game.from_scenario(game.scenario())
    found[f"{spec} from scenario"] = [repr(again), again.to_bytes().hex(), repr(again.play(again.choices[0]).undo())]
    found[f"{spec} from record"] = repr(tiptoe.Game.from_record(game.record()))
    found[f"{spec} taken back"] = [game.copy().undo(back).digest for back in (1, 7, 60)]
    found[f"{spec} tokens"] = [[repr(game.token(each.id, lang)), game.token(each.id, lang).text] for each in game.tokens for lang in ("en", "fr")]
    found[f"{spec} tells in French"] = [str(event) for event in game.events_in("fr")]
    found[f"{spec} choices"] = [[each, each.about, each.gains, each.harms, each.cell] for each in game.choices]
    found[f"{spec} refused"] = [[str(each), each.key, each.code, each.nearest] for each in game.refused("fr")]
    found[f"{spec} cards"] = [[each.id, each.kind, each.gains, each.rules] for each in game.cards]
    found[f"{spec} turns"] = [[event.turn, event.facts] for event in game.events_of(game.turn)]
    found[f"{spec} pictures"] = [game._repr_svg_(), view.card("burgle" if spec != "space" else game.cards[0].id)._repr_svg_()]
    found[f"{spec} errors"] = [
        error(lambda: game.play(wrong))
        for wrong in (5, -1, 99999999, True, None, "", "play:", "play:burgel", "end-turn", "move:nowhere")
    ] + [
        error(lambda: game.view(-1)), error(lambda: game.view(3)), error(lambda: game.card("burgel")),
        error(lambda: game.view(0, lang="xx")), error(lambda: tiptoe.Game(spec, seats=9)),
        error(lambda: game.view(None, lang=[])), error(lambda: game.card([])), error(lambda: tiptoe.Game([])),
        error(lambda: tiptoe.Game(spec, seed=10**50)), error(lambda: tiptoe.Game(spec, names=7)),
        error(lambda: tiptoe.View(7, 0)), error(lambda: game.copy().play_out(7)), error(lambda: tiptoe.load_record(7)),
        error(lambda: tiptoe.simulate(spec, 7)), error(lambda: tiptoe.simulate(spec, ["random"] * 2, seed=1.5)),
        error(lambda: tiptoe.simulate(spec, ["random"] * 2, games=True)),
        error(lambda: tiptoe.simulate(spec, ["random"] * 2, on=7)),
        error(lambda: tiptoe.Game.from_bytes(b"")), error(lambda: game.undo(61)), error(lambda: game.undo(1.5)),
        error(lambda: tiptoe.Game.from_record(7)), error(lambda: tiptoe.Game.from_scenario("spec = 7")),
        error(lambda: tiptoe.Game.from_scenario("=")), error(lambda: game.view().token("x")), error(lambda: again.record()),
        error(lambda: hash(game)),
    ]
    if told:
        other = pickle.loads(bytes.fromhex(told[f"{spec} pickles"][0]))
        assert other == game == tiptoe.Game.from_bytes(bytes.fromhex(told[f"{spec} bytes"]))
        assert pickle.loads(bytes.fromhex(told[f"{spec} pickles"][1])) == view

class Mine(tiptoe.Bot):
    def choose(self, view):
        return self.random.choice(view.choices)

found["simulation"] = str(tiptoe.simulate("classic", [Mine, "greedy"], games=3, seed=2))
print(json.dumps({"compiled": is_compiled(), "found": found}))
"""


def run(pure: str, told: str = "") -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "TIPTOE_PURE": pure},
        input=told,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture
def compiled_build() -> None:
    if not STAMP.exists():
        pytest.skip("no C compiler")
    if not is_compiled_current():
        pytest.fail("there is no compiled build of these sources: make compile")


def test_the_interpreted_build_answers_with_the_errors_of_one_family() -> None:
    found = run("1")["found"]
    for spec in ("classic", "catacombs", "space"):
        *errors, unhashable = found[f"{spec} errors"]
        assert {name for name, _, _ in errors} == {"IllegalChoice", "TiptoeError"}
        assert all(said == again for _, said, again in errors)
        assert unhashable[0] == "TypeError"
        assert all(found[f"{spec} copies"])


@pytest.mark.usefixtures("compiled_build")
def test_both_builds_are_one_library() -> None:
    pure = run("1")
    compiled = run("", json.dumps(pure["found"]))
    assert (pure["compiled"], compiled["compiled"]) == (False, True)
    assert compiled["found"] == pure["found"]
