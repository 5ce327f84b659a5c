"""A scoreboard: tables of a server as plain text of a fixed width, for a terminal or an e-paper display.

    python examples/clients/scoreboard.py http://127.0.0.1:8765                  # those that are listed, once
    python examples/clients/scoreboard.py http://127.0.0.1:8765 TABLE --every 60 # this one, every minute

It reads over HTTP alone and without credentials, so the same requests work from a page of any site.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

WIDTH = 48
PHASES = {"lobby": "waiting", "playing": "playing", "over": "over"}


def read(server: str, path: str) -> Any:
    with urlopen(f"{server}/api{path}", timeout=30) as answer:
        return json.load(answer)


def line(left: str, right: str) -> str:
    """Two columns; a long name is cut."""
    room = WIDTH - len(right) - 1
    return f"{left if len(left) <= room else left[: room - 1] + '…':<{room}} {right}"


def board(server: str, tables: list[str]) -> str:
    lines = []
    for table in tables or [listed["table"] for listed in read(server, "/tables")]:
        info = read(server, f"/tables/{table}")
        lines.append(line(info["spec"], PHASES.get(info["phase"], info["phase"])))
        lines += endings(info) if info["endings"] else standings(info, read(server, f"/tables/{table}/position"))
        lines.append("")
    return "\n".join(lines) or "No tables.\n"


def endings(info: dict[str, Any]) -> list[str]:
    """Seats by their place."""
    ended = sorted(zip(info["endings"], info["chairs"]), key=lambda pair: pair[0]["place"])
    return [line(f" {end['place']}. {chair['name']}", f"{end['points']:>4}") for end, chair in ended]


def standings(info: dict[str, Any], position: dict[str, Any] | None) -> list[str]:
    """Seats in their order, with the gold that everybody sees; the asked one is marked."""
    gold = [f"{seat['gold']} gold" for seat in position["view"]["seats"]] if position else [""] * len(info["chairs"])
    marks = [">" if seat == info["asked"] else " " for seat in range(len(info["chairs"]))]
    return [line(f"{mark}{chair['name'] or '(free)'}", has) for mark, chair, has in zip(marks, info["chairs"], gold)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Tables of a server as plain text.")
    parser.add_argument("server")
    parser.add_argument("table", nargs="*")
    parser.add_argument("--every", type=float, metavar="SECONDS")
    asked = parser.parse_args()
    while True:
        try:
            print(board(asked.server.rstrip("/"), asked.table), flush=True)
        except URLError as error:
            print(f"{asked.server}: {error.reason}", flush=True)
        if asked.every is None:
            return
        time.sleep(asked.every)


if __name__ == "__main__":
    main()
