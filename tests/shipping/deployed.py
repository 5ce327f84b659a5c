"""The files of `deploy/` as a machine reads them: processes, users and environment variables."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from web.servers import ROOT

DEPLOY = ROOT / "deploy"
PASSWORD = {"TIPTOE_DB_PASSWORD": "geheim"}


def compose(variables: Mapping[str, str] = PASSWORD) -> dict[str, Any]:
    """Returns compose.yaml with its variables filled in, as `docker compose config` does."""
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    found: dict[str, Any] = yaml.safe_load(filled_in(text, variables))
    return found


def filled_in(text: str, variables: Mapping[str, str]) -> str:
    def value(found: re.Match[str]) -> str:
        name, kind, rest = found[1], found[2] or "", found[3] or ""
        if variables.get(name):
            return variables[name]
        assert kind == ":-", f"{name} is asked for: {rest}"
        return rest

    return re.sub(r"\$\{(\w+)(:-|:\?)?([^}]*)\}", value, text)


def dockerfile() -> list[tuple[str, str]]:
    """Returns the instructions of the Dockerfile in order, with continued lines joined."""
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.strip() for line in text.split("\n") if line.strip() and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def last_stage() -> dict[str, str]:
    """Returns the instructions of the image's last stage."""
    instructions = dockerfile()
    begins = max(at for at, (word, _) in enumerate(instructions) if word == "FROM")
    return dict(instructions[begins:])


def image_environment() -> dict[str, str]:
    return dict(word.split("=", 1) for word in shlex.split(last_stage()["ENV"]))


def image_command() -> list[str]:
    stage = last_stage()
    return [*json.loads(stage["ENTRYPOINT"]), *json.loads(stage["CMD"])]


def health_check() -> list[str]:
    words: list[str] = json.loads(last_stage()["HEALTHCHECK"].partition("CMD ")[2])
    return words


def unit() -> dict[str, list[str]]:
    """Returns the lines of the unit by name, several for a repeated name."""
    found: dict[str, list[str]] = {}
    for line in (DEPLOY / "tiptoe.service").read_text(encoding="utf-8").splitlines():
        name, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found.setdefault(name, []).append(value)
    return found


def nginx_file(folder: Path, port: int, nodes: Mapping[str, int]) -> Path:
    """Writes nginx.conf with ports of this machine for the names of containers."""
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8").replace("listen 80;", f"listen 127.0.0.1:{port};")
    for name, there in nodes.items():
        assert f"{name}:8765" in text
        text = text.replace(f"{name}:8765", f"127.0.0.1:{there}")
    text = text.replace("/tmp/nginx.pid", f"{folder}/pid").replace("/dev/stderr", f"{folder}/error.log")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    path = folder / "nginx.conf"
    path.write_text(text.replace("http {", f"http {{ {temporary}"), encoding="utf-8")
    return path
