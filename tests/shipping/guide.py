"""Commands of the server guide: the lines of its `sh` blocks, with the heading that they stand under."""

from __future__ import annotations

import re
from typing import NamedTuple

from web.servers import ROOT

GUIDE = ROOT / "docs" / "guides" / "install-a-server.md"


class Line(NamedTuple):
    heading: str
    command: str


def commands() -> list[Line]:
    found, heading, inside = [], "", False
    for line in GUIDE.read_text(encoding="utf-8").splitlines():
        if line.startswith("```"):
            inside = line == "```sh"
        elif inside:
            found.append(Line(heading, line))
        elif line.startswith("#"):
            heading = line.lstrip("# ")
    return found


def program(command: str) -> str:
    return command.split()[0]


def files_named(command: str) -> list[str]:
    return re.findall(r"\bdeploy/[\w.]+", command)
