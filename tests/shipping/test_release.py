"""A release is built from existing artefacts, and refused where one is missing."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

from tiptoe.build import VERSION
from tools.shipping import release
from tools.shipping.parts import Part


def test_the_changelog_has_a_section_for_the_version_that_is_built() -> None:
    title, changes = release.changelog_section("0.1.0")
    assert title == "0.1.0 (2026-11-18)"
    assert re.findall(r"^### (.+)", changes, re.M) == ["Added", "Changed", "Fixed"]
    assert "- " in release.changelog_section(VERSION)[1]
    with pytest.raises(release.NotReady, match=r"no section for 9\.9\.9"):
        release.changelog_section("9.9.9")


def test_a_part_that_nobody_has_looked_at_stops_a_release() -> None:
    with pytest.raises(release.NotReady, match=r"odd \(Proprietary\)"):
        release.refuse_unshippable([Part("npm", "svelte", "5", "MIT"), Part("pypi", "odd", "1", "Proprietary")])


def test_checksums_are_as_sha256sum_reads_them(tmp_path: Path) -> None:
    (tmp_path / "b").write_bytes(b"two")
    (tmp_path / "a").write_bytes(b"one")
    lines = release.checksums(tmp_path.iterdir()).splitlines()
    assert lines[0] == f"{hashlib.sha256(b'one').hexdigest()}  a"
    assert lines[1].endswith("  b")


def test_third_parties_are_listed_with_their_texts() -> None:
    text = release.third_parties([Part("npm", "svelte", "5", "MIT", "Copyright the Svelte people")])
    assert "svelte 5, MIT: in the page" in text
    assert "Copyright the Svelte people" in text
    assert text.startswith(f"Tiptoe {VERSION}")
