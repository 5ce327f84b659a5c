"""Third-party parts: every package of others that a release brings, and its licence.

Python packages are followed from our own requirements through the installed metadata; those of the page were listed by
its build; what the site brings besides lies beside it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tiptoe.distribution import NAME
from tools.shipping.pythons import ROOT

STATIC: Final = ROOT / "src" / "tiptoe" / "web" / "static"
SITE: Final = ROOT / "build" / "site"
CLASSIFIED: Final = {  # licences by their older classifiers
    "MIT License": "MIT",
    "BSD License": "BSD-3-Clause",
    "Apache Software License": "Apache-2.0",
    "GNU Lesser General Public License v3 (LGPLv3)": "LGPL-3.0-only",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
    "ISC License (ISCL)": "ISC",
}
SPELT: Final = {
    "Apache License, Version 2.0": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "BSD": "BSD-3-Clause",
    "MIT License": "MIT",
    "ISC License": "ISC",
}
SHIPPABLE: Final = {  # licences of packages that may go out, whole and unchanged with their text, beside code under MIT
    *("MIT", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "ISC", "PSF-2.0", "Apache-2.0", "MPL-2.0", "LGPL-3.0-only"),
    *("OFL-1.1", "CC-BY-3.0", "Unlicense", "Zlib"),
}


@dataclass(frozen=True, order=True)
class Part:
    """One package; `kind` is the registry that it comes from."""

    kind: str
    name: str
    version: str
    licence: str
    text: str = ""

    @property
    def is_shippable(self) -> bool:
        words = [word for word in re.split(r"\s+(?:AND|OR|WITH)\s+|[()]", self.licence) if word]
        return bool(words) and all(word in SHIPPABLE for word in words)


def all_parts() -> list[Part]:
    return sorted([*python_parts(), *page_parts(), *site_parts()])


def python_parts(name: str = NAME) -> list[Part]:
    """Returns every package that `pip install` brings, however deep."""
    found: dict[str, Distribution] = {}
    asked = list(_required(distribution(name), frozenset()))
    while asked:
        requirement = asked.pop()
        key = canonicalize_name(requirement.name)
        if key not in found or requirement.extras:
            found[key] = distribution(requirement.name)
            asked += _required(found[key], frozenset(requirement.extras))
    return sorted(_python_part(one) for one in found.values())


def page_parts() -> list[Part]:
    """Returns the packages of the page, as its build listed them."""
    texts = _sections((STATIC / "licences.txt").read_text(encoding="utf-8"))
    listed = json.loads((STATIC / "packages.json").read_text(encoding="utf-8"))
    return [
        Part("npm", one["name"], one["version"], one["licence"], texts[f"{one['name']} {one['version']}"])
        for one in listed
    ]


def site_parts() -> list[Part]:
    """Returns Pyodide, and Python itself inside it, if the site was built."""
    if not (SITE / "index.html").exists():
        return []
    package = json.loads((ROOT / "client" / "node_modules" / "pyodide" / "package.json").read_text(encoding="utf-8"))
    python = "CPython and its standard library, inside Pyodide: https://docs.python.org/3/license.html"
    return [
        Part("npm", "pyodide", package["version"], package["license"]),
        Part("generic", "cpython", "in pyodide", "PSF-2.0", python),
    ]


def _required(one: Distribution, extras: frozenset[str]) -> Iterator[Requirement]:
    for line in one.requires or []:
        requirement = Requirement(line)
        wishes = [{"extra": extra} for extra in ("", *extras)]
        if requirement.marker is None or any(requirement.marker.evaluate(wish) for wish in wishes):
            yield requirement


def _python_part(one: Distribution) -> Part:
    named = one.metadata
    text = "\n\n".join(_licence_texts(one))
    return Part("pypi", named["Name"], named["Version"], _licence_of(one), text)


def _licence_of(one: Distribution) -> str:
    named = one.metadata
    if named["License-Expression"]:
        return str(named["License-Expression"])
    classified = [line.split(" :: ")[-1] for line in named.get_all("Classifier", []) if line.startswith("License ::")]
    known = [CLASSIFIED[line] for line in classified if line in CLASSIFIED]
    said = str(named["License"] or "").strip().split("\n")[0]  # some put the whole text there
    return " AND ".join(known) or SPELT.get(said, said)


def _licence_texts(one: Distribution) -> Iterator[str]:
    for file in one.files or []:
        name = Path(str(file)).name
        if re.match(r"(?i)(licen[cs]e|copying|notice)", name) and ".dist-info" in str(file):
            yield file.read_text(encoding="utf-8").strip()


def _sections(text: str) -> dict[str, str]:
    """Splits licence texts by package; each stands below `name version (licence)` and a double line."""
    parts = re.split(r"^(\S+ \S+) \([^)]*\)\n=+\n", text, flags=re.M)
    return {name: body.strip() for name, body in zip(parts[1::2], parts[2::2])}
