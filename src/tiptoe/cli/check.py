"""`tiptoe check`: scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..formats.scenario.runner import ScenarioError, ScenarioFailed, read_scenario
from .app import UserError, app
from .arguments import JsonOption, print_json
from .plain import read_text, say

FAILED = 1


@app.command("check")
def check_scenarios(
    files: Annotated[list[Path], typer.Argument(metavar="SCENARIO...", help="Scenario files (.toml), or folders.")],
    json: JsonOption = False,
) -> None:
    """Run scenarios; for a failure print the step, the expected and the found value."""
    results = [run_file(file) for file in expand(files)]
    if json:
        print_json(results)
    else:
        for result in results:
            word = "ok" if result["ok"] else "FAILED"
            say(f"{word}: {result['file']}: {result['title']}", err=not result["ok"])
            if result["problem"]:
                say(f"  {result['problem']}", err=True)
        failed = sum(1 for result in results if not result["ok"])
        typer.echo(f"{len(results) - failed} of {len(results)} scenarios hold.")
    if not all(result["ok"] for result in results):
        raise typer.Exit(FAILED)


def run_file(file: Path) -> dict[str, object]:
    """One scenario as data: whether it holds, and if not, what was found."""
    title, rules, problem = "", [], ""
    try:
        scenario = read_scenario(read_text(file), str(file))
        title, rules = scenario.title, list(scenario.rules)
        scenario.run()
    except (ScenarioFailed, ScenarioError, UserError) as error:
        problem = str(error)
    return {"file": str(file), "title": title, "rules": rules, "ok": not problem, "problem": problem}


def expand(files: list[Path]) -> list[Path]:
    """Folders stand for all scenarios below them."""
    found: list[Path] = []
    for file in files:
        found.extend(sorted(file.rglob("*.toml")) if file.is_dir() else [file])
    return found
