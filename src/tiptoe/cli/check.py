"""`tiptoe check`: runs scenarios."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from ..core.kernel import decision
from ..core.notation import key
from ..scenarios.runner import Runner, Scenario, ScenarioError, ScenarioFailed, read_scenarios
from .app import UserError, app
from .arguments import JsonOption, print_json
from .safe_text import read_text, say

FAILED = 1
FAILED_WORD = "FAILED"
BROKEN = "BROKEN"
Tell = Callable[[str], None]


@app.command("check")
def check_scenarios(
    files: Annotated[list[Path], typer.Argument(metavar="SCENARIO...", help="Scenario files (.toml), or folders.")],
    json: JsonOption = False,
    show: Annotated[bool, typer.Option("--show", help="Print what is offered before each step.")] = False,
) -> None:
    """Run scenarios; for a failure print the step, the expected and the found value.

    FAILED is a scenario that comes out otherwise, BROKEN a file that describes none.
    """
    results = [result for file in expand(files) for result in run_file(file, say if show else None)]
    if json:
        print_json(results)
    else:
        for result in results:
            say(f"{result['outcome']}: {result['file']}: {result['title']}")
            if result["problem"]:
                say(f"  {result['problem']}")
        failed = sum(1 for result in results if not result["ok"])
        typer.echo(f"{len(results) - failed} of {len(results)} scenarios hold.")
    if not all(result["ok"] for result in results):
        raise typer.Exit(FAILED)


def run_file(file: Path, tell: Tell | None = None) -> list[dict[str, object]]:
    """Runs the scenarios of a file; returns each result as data: if it holds, and else what was found."""
    try:
        scenarios = read_scenarios(read_text(file), str(file))
    except ScenarioError as error:
        of_pack = (file.parent / "pack.toml").is_file()
        hint = f"this is a file of a pack, which is checked by: tiptoe pack check {file.parent}"
        return [_result(str(file), None, BROKEN, hint if of_pack else error.problem)]
    except UserError as error:
        return [_result(str(file), None, BROKEN, str(error))]
    return [run_one(scenario, tell) for scenario in scenarios]


def run_one(scenario: Scenario, tell: Tell | None) -> dict[str, object]:
    try:
        runner = Runner(scenario)
        runner.run(None if tell is None else lambda: tell(_shown(runner)))
    except ScenarioFailed as error:
        return _result(scenario.file, scenario, FAILED_WORD, error.problem)
    except ScenarioError as error:
        return _result(scenario.file, scenario, BROKEN, error.problem)
    return _result(scenario.file, scenario, "ok", "")


def _shown(runner: Runner) -> str:
    """Position of the asked seat before a step, and its legal choices."""
    asked = decision(runner.state)
    seat = runner.state.seats[asked.seat]
    purse = [f"{getattr(seat, name)} {name}" for name in ("skill", "swords", "boots", "gold", "clank", "damage")]
    room = runner.state.board.rooms[seat.room]
    offered = "  ".join(key(choice, runner.state) for choice in asked.choices)
    return f"step {runner.step}: seat {asked.seat} in {room}, {', '.join(purse)}; {asked.prompt}\n  {offered}"


def _result(file: str, scenario: Scenario | None, outcome: str, problem: str) -> dict[str, object]:
    title, rules = ("", []) if scenario is None else (scenario.title, list(scenario.rules))
    holds = outcome == "ok"
    return {"file": file, "title": title, "rules": rules, "ok": holds, "outcome": outcome, "problem": problem}


def expand(files: list[Path]) -> list[Path]:
    """Replaces folders by all scenario files below them."""
    found: list[Path] = []
    for file in files:
        found.extend(sorted(file.rglob("*.toml")) if file.is_dir() else [file])
    return found
