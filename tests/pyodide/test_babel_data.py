"""The data of babel on the site: a third of it, with which every text is the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tools import make_site

SAID = """
import hashlib, msgspec
from tiptoe.languages import LANGUAGES
from tiptoe.service.content.build import content
from tiptoe.sim.page.number_format import NumberFormat
for language in LANGUAGES:
    told = [content(spec, language) for spec in ("classic", "catacombs", "space")]
    numbers = NumberFormat(language)
    print(hashlib.sha256(msgspec.json.encode(told)).hexdigest(), numbers.number(-1234.5), numbers.share(0.5))
import babel
print(babel.__file__)
"""


def said(*path: Path) -> list[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([*map(str, path), str(make_site.ROOT / "src")])}
    told = subprocess.run([sys.executable, "-c", SAID], env=env, check=True, capture_output=True, text=True)
    return told.stdout.splitlines()


def test_every_text_is_the_same_with_the_data_that_the_site_has(tmp_path: Path) -> None:
    make_site.gather_library("babel", tmp_path)
    whole = sum(file.stat().st_size for file in make_site.files_below(tmp_path) if file.suffix == ".dat")
    make_site.trim_data(tmp_path / "babel")
    assert sum(file.stat().st_size for file in make_site.files_below(tmp_path) if file.suffix == ".dat") < whole / 3
    *texts, home = said()
    *trimmed, here = said(tmp_path)
    assert trimmed == texts
    assert here.startswith(str(tmp_path)) and not home.startswith(str(tmp_path))
