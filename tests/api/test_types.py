"""Types in public signatures: each can be imported from a documented place, and each of their fields is described."""

from __future__ import annotations

import inspect
import sys
import typing
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tiptoe
from tiptoe import engine, types

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "types.md"
CLASSES = [
    (module.__name__, name)
    for module in (tiptoe, types)
    for name in module.__all__
    if inspect.isclass(getattr(module, name)) and getattr(module, name) is not engine.IllegalChoice
]
FUNCTIONS = [
    (module.__name__, name)
    for module in (tiptoe, engine)
    for name in module.__all__
    if inspect.isroutine(getattr(module, name))
]
USED_BY_A_SIGN = ("__init__", "__iter__")


def importable() -> list[object]:
    return [getattr(module, name) for module in (tiptoe, types, engine) for name in module.__all__]


def hints(thing: Any) -> dict[str, Any]:
    names = {each.__name__: each for each in importable() if hasattr(each, "__name__")}
    return typing.get_type_hints(thing, None, vars(sys.modules[thing.__module__]) | names)


def signatures(thing: Any) -> Iterator[Any]:
    """Yields everything public of a class that has annotations: the class, its methods and its properties."""
    yield thing
    for name, member in vars(thing).items():
        if name.startswith("_") and name not in USED_BY_A_SIGN:
            continue
        bare = inspect.unwrap(member.__func__) if isinstance(member, classmethod) else member
        if isinstance(bare, property):
            yield bare.fget
        elif isinstance(bare, cached_property):
            yield bare.func
        elif inspect.isfunction(bare) and not (name == "__init__" and bare.__doc__):  # it says who makes one instead
            yield bare


def named(hint: Any) -> Iterator[Any]:
    """Yields every class and type of its own in an annotation."""
    inner = typing.get_args(hint)
    if typing.get_origin(hint) is typing.Literal:
        return
    for each in inner:
        yield from named(each)
    if not inner:
        yield hint


def is_of_python(kind: Any) -> bool:
    return kind is None or kind is ... or getattr(kind, "__module__", "").partition(".")[0] in sys.stdlib_module_names


def strangers(thing: Any) -> set[str]:
    """Types that a program could not import to write this signature itself."""
    known = importable()
    public = {what: hint for what, hint in hints(thing).items() if what == "return" or not what.startswith("_")}
    return {
        str(kind)
        for hint in public.values()
        for kind in named(hint)
        if not is_of_python(kind) and kind is not msgspec.UnsetType and not any(kind is each for each in known)
    }


@pytest.mark.parametrize(("module", "name"), CLASSES)
def test_every_type_of_a_public_class_can_be_imported(module: str, name: str) -> None:
    found = {who.__qualname__: strangers(who) for who in signatures(getattr(sys.modules[module], name))}
    assert {who: which for who, which in found.items() if which} == {}


@pytest.mark.parametrize(("module", "name"), FUNCTIONS)
def test_every_type_of_a_public_function_can_be_imported(module: str, name: str) -> None:
    assert strangers(getattr(sys.modules[module], name)) == set()


def test_a_type_that_nobody_can_import_is_found() -> None:
    def hidden(one: msgspec.Raw) -> list[dict[str, pytest.Item | None]]:
        raise NotImplementedError(one)

    assert len(strangers(hidden)) == 2


@pytest.mark.parametrize("name", types.__all__)
def test_the_page_describes_every_type(name: str) -> None:
    _, _, entry = PAGE.read_text(encoding="utf-8").partition(f"\n### {name}\n")
    entry = entry.partition("\n### ")[0]
    kind = getattr(types, name)
    fields = getattr(kind, "__struct_fields__", None) or getattr(kind, "__dataclass_fields__", None) or ()
    assert [field for field in fields if f"`{field}`" not in entry] == []
    assert entry.strip()
