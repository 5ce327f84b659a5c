"""Documents are true: generated pages are fresh, commands exist, links work, the README's code runs."""

from __future__ import annotations

import doctest
import importlib.util
import itertools
import re
import runpy
import sys
from pathlib import Path

import pytest

import tiptoe

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def test_the_reference_is_what_the_code_says() -> None:
    generated = runpy.run_path(str(ROOT / "tools" / "reference.py"))["pages"]()
    for name, text in generated.items():
        assert (ROOT / "docs" / "reference" / name).read_text(encoding="utf-8") == text, f"run `make docs` ({name})"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


def anchors(page: Path) -> set[str]:
    """Names of the headings of a page, as links use them: without dots and other signs."""
    titles = re.findall(r"^#+ +(.*)$", re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.S), re.M)
    plain = [re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", title) for title in titles]
    return {re.sub(r"[^\w\- ]", "", title.strip().lower()).replace(" ", "-") for title in plain}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_into_a_page_lead_to_a_heading(page: Path) -> None:
    for target, anchor in re.findall(r"\]\(([^)#:\s]*)#([^)\s]+)\)", page.read_text(encoding="utf-8")):
        goal = page.parent / target if target else page
        assert goal.suffix != ".md" or anchor in anchors(goal), f"{target}#{anchor}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_sentence_is_one_line(page: Path) -> None:
    """A line that continues in the next one is a sentence broken by hand, and an edit would reflow it."""
    lines = re.sub(r"^ *```.*?^ *```", "", page.read_text(encoding="utf-8"), flags=re.S | re.M).split("\n")
    for line, after in itertools.pairwise(lines):
        goes_on = re.match(r" *[^\s#|<>*`0-9-]", after) and line.strip() and line.strip()[0] not in "#|<>"
        assert not goes_on or re.search(r"[.!?:;]\W*$", line), f"{line}\n{after}"


def test_house_31_the_index_names_every_decision_record_by_its_title() -> None:
    folder = ROOT / "docs" / "adr"
    listed = re.findall(r"^\| \[(\d{4})\]\(([\w-]+\.md)\) \| (.+) \|$", (folder / "README.md").read_text("utf-8"), re.M)
    titled = [(file.name, file.read_text("utf-8").partition("\n")[0]) for file in sorted(folder.glob("0*.md"))]
    assert sorted((file, f"# {number}. {title}") for number, file, title in listed) == titled


def test_the_code_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.S)
    assert code
    exec(compile(code.group(1), "README.md", "exec"), {})
    assert "play:" in capsys.readouterr().out


def test_what_the_package_offers_is_shown_by_an_example() -> None:
    assert doctest.testmod(tiptoe, raise_on_error=True).attempted >= 5
    assert set(tiptoe.HOMES) < set(tiptoe.__all__)
    assert all(callable(getattr(tiptoe, name)) for name in tiptoe.HOMES)
    with pytest.raises(AttributeError, match="it offers Bot"):
        _ = tiptoe.nothing


def test_every_command_of_the_documents_exists() -> None:
    import typer.main

    from tiptoe.cli import app as front
    from tiptoe.cli import commands

    assert commands.__all__
    known = set(typer.main.get_group(front.app).commands)
    for page in PAGES:
        for command in re.findall(r"^\$? ?tiptoe ([a-z][a-z-]*)", page.read_text(encoding="utf-8"), re.M):
            assert command in known, f"{page.name}: tiptoe {command}"


def test_every_decision_record_is_listed() -> None:
    index = (ROOT / "docs" / "adr" / "README.md").read_text(encoding="utf-8")
    for record in (ROOT / "docs" / "adr").glob("0*.md"):
        assert record.name in index


def test_python_is_new_enough() -> None:
    assert sys.version_info >= (3, 11)


IMPORTS = re.compile(r"^ *(?:>>> )?from (tiptoe[\w.]*) import ([\w, ]+)$", re.M)
NOT_INSTALLED = {"tiptoe.rl": {"openspiel"}}  # needs a library of its own


def shown_imports() -> list[tuple[str, str, str]]:
    """Returns our imports in documents, and in programs that tests and tools hold as text."""
    pages = [page for page in PAGES if page.parent.name != "adr"]  # records keep the names of their day
    files = [*pages, *sorted((ROOT / "tests").rglob("*.py")), *sorted((ROOT / "client" / "tools").rglob("*.mjs"))]
    return sorted(
        {
            (file.relative_to(ROOT).as_posix(), module, name.split(" as ")[0].strip())
            for file in files
            for module, names in IMPORTS.findall(file.read_text(encoding="utf-8").replace("\\n", "\n"))
            for name in names.split(",")
        }
    )


def test_every_import_that_is_shown_finds_its_name() -> None:
    """Imports in strings and documents are not type-checked, and broke when a name changed."""
    missing = []
    for file, module, name in shown_imports():
        found = importlib.import_module(module)
        if hasattr(found, name) or name in NOT_INSTALLED.get(module, ()):
            continue
        if importlib.util.find_spec(f"{module}.{name}") is None:
            missing.append(f"{file}: from {module} import {name}")
    assert len(shown_imports()) > 1000
    assert missing == []


GUIDES = [page for page in PAGES if page.parent.name == "guides"]


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: page.name)
def test_a_guide_says_to_its_reader_where_it_begins(page: Path) -> None:
    """The comment that names the guide before it is for the tests: whoever reads the page needs a link."""
    text = page.read_text(encoding="utf-8")
    for before in re.findall(r"<!-- guide: begins where ([\w-]+\.md) ends -->", text):
        assert f"]({before}" in text.partition("```")[0], before


BUILT = ("build/", "src/tiptoe/web/static")  # not in the repository


def places_named(page: Path) -> list[tuple[str, list[Path]]]:
    """Returns the lines of a page about the code that name files, with the files."""
    bases = [ROOT, ROOT / "src" / "tiptoe", ROOT / "client", ROOT / "client" / "src", ROOT / "client" / "src" / "lib"]
    found = []
    for line in page.read_text(encoding="utf-8").splitlines():
        names = re.findall(r"(?<![\w/.{}])(?:[\w*-]+/)+[\w*.-]*\w", line)
        names = [name for name in names if not name.startswith(BUILT)]
        known = [name for name in names if any((base / name.split("/")[0]).is_dir() for base in bases)]
        endings = ["", ".py", ".ts", ".svelte.ts", ".svelte"]
        places = [[p for base in bases for end in endings for p in sorted(base.glob(name + end))] for name in known]
        for name, there in zip(known, places, strict=True):
            assert there, f"{page.name} names {name}, which is nowhere: {line}"
        found.append((line, [place for there in places for place in there]))
    return found


@pytest.mark.parametrize("page", ["docs/architecture.md", "client/README.md", "STYLE.md", "CONTRIBUTING.md"])
def test_house_27_files_that_a_page_about_the_code_names_exist(page: str) -> None:
    assert any(places for _, places in places_named(ROOT / page))


def test_house_27_the_walk_names_classes_and_functions_of_its_files() -> None:
    steps = [(line, places) for line, places in places_named(ROOT / "docs" / "architecture.md") if line[:1].isdigit()]
    assert steps
    for line, places in steps:
        code = "\n".join(place.read_text(encoding="utf-8") for place in places)
        for name in re.findall(r"`(\w+)`", line):
            assert re.search(rf"^ *(?:async )?(?:def|class) {name}\b", code, re.M), f"{name} of: {line}"
