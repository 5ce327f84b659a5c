"""Docstrings of the public names of `tiptoe`: each name has one, and every example in it is true."""

from __future__ import annotations

import ast
import doctest
import inspect
import re
import textwrap
from importlib import import_module
from pathlib import Path

import pytest

import tiptoe

PROMISED = [name for name in tiptoe.__all__ if tiptoe.HOMES.get(name, "").startswith("api.")]
PAGE = (Path(__file__).resolve().parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
MODULES = [
    "tiptoe",
    "tiptoe.engine",
    "tiptoe.types",
    *sorted({f"tiptoe.{home}" for home in tiptoe.HOMES.values() if "api." in home}),
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_are_true(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = doctest.testmod(import_module(name), verbose=False)
    assert found.failed == 0
    assert found.attempted > 0


@pytest.mark.parametrize("name", PROMISED)
def test_a_public_class_or_function_has_an_example(name: str) -> None:
    assert ">>>" in (inspect.getdoc(getattr(tiptoe, name)) or "")


@pytest.mark.parametrize("name", [name for name in PROMISED if inspect.isclass(getattr(tiptoe, name))])
def test_every_public_attribute_is_documented(name: str) -> None:
    members = inspect.getmembers(getattr(tiptoe, name), lambda m: inspect.isroutine(m) or inspect.isdatadescriptor(m))
    bare = [
        attribute
        for attribute, member in members
        if not attribute.startswith("_")
        and not hasattr(Exception, attribute)
        and not inspect.getdoc(member)
        and not inspect.ismemberdescriptor(member)
    ]
    assert bare == []


def values_of(kind: type) -> set[str]:
    """Names of the values that a class declares, or sets on itself."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    declared = {
        one.target.id for one in ast.walk(tree) if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
    }
    kept = {
        one.attr
        for one in ast.walk(tree)
        if isinstance(one, ast.Attribute) and isinstance(one.ctx, ast.Store) and ast.unparse(one.value) == "self"
    }
    return {
        each
        for each in (declared & set(inspect.get_annotations(kind))) | kept
        if not each.startswith("_") and not hasattr(Exception, each)
    }


@pytest.mark.parametrize("name", [name for name in PROMISED if inspect.isclass(getattr(tiptoe, name))])
def test_every_value_of_an_object_is_explained(name: str) -> None:
    """Attributes of a class have no docstring of their own: the docstring of the class describes them, for `help`."""
    kind = getattr(tiptoe, name)
    said = inspect.getdoc(kind) or ""
    own = values_of(kind)
    assert {each for each in own if f"`{each}`" not in said and f"`self.{each}`" not in said} == set()


def test_the_page_lists_exactly_what_is_promised() -> None:
    listed = [line.split("`")[1].partition("(")[0] for line in PAGE.splitlines() if line.startswith("| `")]
    assert sorted(listed) == sorted(PROMISED)


@pytest.mark.parametrize("name", [name for name in PROMISED if inspect.isclass(getattr(tiptoe, name))])
def test_the_page_lists_every_attribute(name: str) -> None:
    row = next(line for line in PAGE.splitlines() if line.startswith((f"| `{name}`", f"| `{name}(")))
    listed = {word.partition("(")[0] for word in row.split("`")[1::2]}
    kind = getattr(tiptoe, name)
    public = {each for each in vars(kind) if not each.startswith("_") and not hasattr(Exception, each)}
    assert (public | values_of(kind)) - listed == set()


def test_the_page_lists_every_code_of_an_error() -> None:
    folder = Path(__file__).resolve().parents[2] / "src" / "tiptoe" / "api"
    made = {
        code for file in folder.glob("*.py") for code in re.findall(r'TiptoeError\(\s*"([a-z-]+)"', file.read_text())
    }
    assert {code for code in made if f"`{code}`" not in PAGE} == set()


def test_every_program_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The programs that need a server are typed by tests/web."""
    monkeypatch.chdir(tmp_path)
    for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        if "tiptoe.Client(" not in code:
            exec(compile(code, "api.md", "exec"), {"__name__": "page"})


def test_the_program_of_the_page_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    code = PAGE.partition("```python\n")[2].partition("```")[0]
    exec(compile(code, "api.md", "exec"), {"__name__": "page"})
    said = [line.partition("# ")[2] for line in code.splitlines() if line.startswith("print(") and "# " in line]
    assert capsys.readouterr().out.splitlines()[: len(said)] == said


def test_the_reference_has_exactly_the_public_names() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "reference" / "library.md").read_text(encoding="utf-8")
    listed = [line.removeprefix("### ").strip("`") for line in page.splitlines() if line.startswith("### ")]
    assert sorted(listed) == sorted(tiptoe.__all__)
