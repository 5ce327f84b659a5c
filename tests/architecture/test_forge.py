"""Forge files (finding house-30): workflows, templates and the dev container name only existing targets, files and
versions.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tools.shipping.pythons import VERSIONS

ROOT = Path(__file__).resolve().parents[2]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
FORMS = sorted(path for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PAGES = (
    *(ROOT / name for name in ("CONTRIBUTING.md", "SECURITY.md", "docs/good-first-issues.md")),
    *GITHUB.glob("*.md"),
)
ON = True  # YAML 1.1 reads the key `on` as true
FROM_THE_FORGE = {"GITHUB_REF_NAME", "GITHUB_OUTPUT"}


def load(path: Path) -> dict[Any, Any]:
    loaded = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert isinstance(loaded, dict), path
    return loaded


def jobs() -> Iterator[tuple[str, dict[str, Any]]]:
    for path in WORKFLOWS:
        for name, job in load(path)["jobs"].items():
            yield f"{path.stem}/{name}", job


JOBS = dict(jobs())
ALL_JOBS = pytest.mark.parametrize("name", JOBS)


def is_target(word: str) -> bool:
    lines = re.findall(r"^([^\s#:=][^:=\n]*):(?!=)", MAKEFILE, re.M)
    return word in {target.replace("$(VENV)", ".venv") for line in lines for target in line.split()}


def commands(job: dict[str, Any]) -> str:
    """Returns the shell lines of a job, once for every value of its matrix."""
    text = "\n".join(step["run"] for step in job["steps"] if "run" in step)
    for key, values in job.get("strategy", {}).get("matrix", {}).items():
        place = f"${{{{ matrix.{key} }}}}"
        lines = text.split("\n")
        text = "\n".join(
            line.replace(place, str(value)) for line in lines for value in (values if place in line else [""])
        )
    return text


def targets(text: str) -> list[str]:
    words = [word for line in re.findall(r"\bmake ([^\n`&|;#]+)", text) for word in line.split()]
    return [word for word in words if "=" not in word and "$" not in word and not word.startswith("-")]


def missing_paths(text: str) -> list[str]:
    """Returns paths below the repository's folders that do not exist; build/ is made on the way."""
    tops = [path.name for path in ROOT.iterdir() if path.is_dir() and path.name not in ("build", "dist", ".git")]
    words = re.findall(rf"(?<![\w/.-])(?:{'|'.join(map(re.escape, tops))})/[\w./*-]+", text)
    return [word for word in words if not list(ROOT.glob(word.rstrip("./")))]


@ALL_JOBS
def test_a_job_runs_only_what_exists(name: str) -> None:
    shell = commands(JOBS[name])
    assert [word for word in targets(shell) if not is_target(word)] == []
    assert missing_paths(json.dumps(JOBS[name])) == []
    variables = set(re.findall(r"\$\{?([A-Z_]+)", shell))
    given = {key for step in JOBS[name]["steps"] for key in step.get("env", {})}
    assert variables <= given | FROM_THE_FORGE


@ALL_JOBS
def test_a_job_ends_and_its_actions_have_versions(name: str) -> None:
    assert JOBS[name]["timeout-minutes"] <= 180
    uses = [step["uses"] for step in JOBS[name]["steps"] if "uses" in step]
    assert all(re.fullmatch(r"[\w.-]+/[\w.-]+@v\d+(\.\d+)*|[\w.-]+/[\w.-]+@[0-9a-f]{40}", one) for one in uses), uses
    assert all(("uses" in step) != ("run" in step) for step in JOBS[name]["steps"])


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_read_and_a_job_says_what_else(path: Path) -> None:
    assert load(path)["permissions"] == {"contents": "read"}
    writing = {name: job["permissions"] for name, job in load(path)["jobs"].items() if "permissions" in job}
    assert set(writing) <= {"release"}


def test_every_push_is_checked_on_every_python() -> None:
    workflow = load(GITHUB / "workflows" / "check.yml")
    assert {"push", "pull_request"} <= set(workflow[ON])
    assert tuple(JOBS["check/check"]["strategy"]["matrix"]["python"]) == VERSIONS
    asked = "\n".join(commands(job) for name, job in JOBS.items() if name.startswith("check/"))
    assert {"check", "lint", "client-test", "test-quick", "test-service", "test-browser", "test-interpreted"} <= set(
        targets(asked)
    )


def test_the_parts_of_the_browser_tests_are_all_of_them() -> None:
    job = JOBS["check/browser"]
    parts = job["strategy"]["matrix"]["part"]
    assert f"PARTS={len(parts)}" in commands(job)
    files = sorted((ROOT / "tests" / "browser").glob("test_*.py"))
    walked = [file for part in parts for n, file in enumerate(files, 1) if n % len(parts) == part % len(parts)]
    assert sorted(walked) == files


def test_a_release_comes_from_a_tag_and_says_where_it_was_built() -> None:
    workflow, job = load(GITHUB / "workflows" / "release.yml"), JOBS["release/release"]
    assert workflow[ON] == {"push": {"tags": ["v*"]}}
    assert job["permissions"] == {"contents": "write", "id-token": "write", "attestations": "write"}
    uses = [step.get("uses", "") for step in job["steps"]]
    attested = next(n for n, one in enumerate(uses) if one.startswith("actions/attest-build-provenance@"))
    built = next(n for n, step in enumerate(job["steps"]) if "make release" in step.get("run", ""))
    published = next(n for n, step in enumerate(job["steps"]) if "gh release create" in step.get("run", ""))
    assert built < attested < published
    checked = next(step["run"] for step in job["steps"] if "VERSION: Final" in step.get("run", ""))
    version = re.search(r'^VERSION: Final = "[^"]+"$', (ROOT / "src/tiptoe/build.py").read_text(encoding="utf-8"), re.M)
    assert version and 'VERSION: Final = \\"${GITHUB_REF_NAME#v}\\"' in checked
    versions = next(step["with"]["python-version"] for step in job["steps"] if "setup-python" in step.get("uses", ""))
    assert tuple(versions.split()) == VERSIONS


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_can_be_filled_in(path: Path) -> None:
    form = load(path)
    assert form["name"] and form["description"]
    fields = [field for field in form["body"] if field["type"] != "markdown"]
    assert all(field["type"] in ("input", "textarea", "dropdown", "checkboxes") for field in fields)
    assert all(field["attributes"]["label"] for field in fields)
    ids = [field["id"] for field in fields]
    assert len(set(ids)) == len(ids)
    assert missing_paths(path.read_text(encoding="utf-8")) == []


def test_a_rules_bug_asks_for_the_record_the_rule_and_what_was_expected() -> None:
    form = load(GITHUB / "ISSUE_TEMPLATE" / "rules-bug.yml")
    required = {field["id"] for field in form["body"] if field.get("validations", {}).get("required")}
    assert {"record", "rule", "expected"} <= required


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_targets_and_paths_of_a_page_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    code = re.findall(r"`([^`\n]+)`", text) + re.findall(r"```\n(.*?)```", text, re.S)
    named = re.findall(r"\bmake ([a-z][\w-]*)", "\n".join(code))
    assert [word for word in named if not is_target(word)] == []
    assert missing_paths("\n".join(code)) == []


def test_ten_good_first_issues_stand_alone() -> None:
    text = (ROOT / "docs" / "good-first-issues.md").read_text(encoding="utf-8")
    issues = re.split(r"^## ", text, flags=re.M)[1:]
    assert [issue.split(".")[0] for issue in issues] == [str(n) for n in range(1, 11)]
    for issue in issues:
        assert "**What.**" in issue and "**Done when**" in issue, issue
        assert re.search(r"`(?:src|client|docs|tests)/", issue) or "](" in issue, issue


def test_the_dev_container_can_be_made() -> None:
    folder = ROOT / ".devcontainer"
    container = json.loads((folder / "devcontainer.json").read_text(encoding="utf-8"))
    assert (folder / container["build"]["dockerfile"]).exists()
    assert [word for word in targets(container["postCreateCommand"]) if not is_target(word)] == []
