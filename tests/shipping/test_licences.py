"""Licences: every part of a release has one that allows it, and its text is included."""

from __future__ import annotations

import re

import pytest

from tools.shipping.parts import SHIPPABLE, Part, page_parts, python_parts
from web.servers import ROOT

REQUIRED = re.findall(
    r'^  "([\w.-]+)', (ROOT / "pyproject.toml").read_text(encoding="utf-8").split("[project.opt")[0], re.M
)


def test_everything_that_python_asks_for_has_a_licence_that_may_be_shipped() -> None:
    parts = python_parts()
    assert {part.name.lower().replace("_", "-") for part in parts} >= {name.lower() for name in REQUIRED}
    assert "psycopg-binary" in {part.name for part in parts}  # by an extra
    assert [part for part in parts if not part.is_shippable] == []


def test_everything_in_the_page_has_a_licence_and_its_text() -> None:
    parts = page_parts()
    assert {"svelte", "@fluent/bundle", "@iconify-json/game-icons", "@fontsource/alegreya"} <= {
        one.name for one in parts
    }
    assert [part.name for part in parts if not part.is_shippable or len(part.text) < 100] == []


@pytest.mark.parametrize("licence", ["", "GPL-3.0-only", "MIT AND Proprietary", "UNKNOWN"])
def test_what_may_not_be_shipped_is_noticed(licence: str) -> None:
    assert not Part("pypi", "odd", "1", licence).is_shippable
    assert Part("pypi", "fine", "1", "MIT OR (Apache-2.0 AND BSD-3-Clause)").is_shippable
    assert licence not in SHIPPABLE
