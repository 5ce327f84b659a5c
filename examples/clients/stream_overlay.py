"""A stream overlay: watches a table without a seat and keeps a small page for a browser source up to date.

    python examples/clients/stream_overlay.py http://127.0.0.1:8765 TABLE overlay.html

The page reloads itself every second. The program ends with the game, and connects again whenever it is cut off.
"""

from __future__ import annotations

import json
import sys
import time
from html import escape
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

PROTOCOL = 1
SILENCE = 25  # seconds without any frame: the connection is dead, though nobody said so
PAGE = """<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<style>body {{ font: 20px sans-serif; color: white; text-shadow: 0 0 4px black }} .asked {{ color: gold }}</style>
<h1>{title}</h1><table>{rows}</table><p>{news}</p>
"""


class Overlay:
    """What was last heard of a table, as a page."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.seen = 0
        self.news = ""
        self.over = False

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "hello" and message["protocol"] != PROTOCOL:
            raise SystemExit(f"The server speaks protocol {message['protocol']}, this program {PROTOCOL}.")
        if message["type"] not in ("hello", "told"):
            return
        for fact in message.get("entry", {}).get("events", []):
            self.news = fact.get("brief") or fact.get("text") or self.news
        self.seen = message["info"]["seq"]
        self.over = message["info"]["phase"] == "over"
        self.write(message["info"], (message["position"] or {}).get("view"))

    def write(self, info: dict[str, Any], view: dict[str, Any] | None) -> None:
        rows = [self.row(info, view, seat) for seat in range(len(info["chairs"]))]
        title = "Waiting for players" if view is None else "Game over" if self.over else f"Round {view['round']}"
        made = self.file.with_suffix(".new")
        made.write_text(PAGE.format(title=title, rows="".join(rows), news=escape(self.news)), encoding="utf-8")
        made.replace(self.file)  # nobody ever reads half a page

    def row(self, info: dict[str, Any], view: dict[str, Any] | None, seat: int) -> str:
        name = escape(info["chairs"][seat]["name"] or "free")
        if info["endings"]:
            shown = f"{info['endings'][seat]['points']} points"
        elif view is not None:
            here = view["seats"][seat]  # what is nothing is left out of it
            shown = f"{here['gold']} gold, {here.get('damage', 0)} damage, {len(here.get('tokens', []))} tokens"
        else:
            shown = ""
        return f"<tr class={'asked' if seat == info['asked'] else 'waits'}><td>{name}<td>{shown}</tr>"


def watch(server: str, table: str, overlay: Overlay) -> None:
    """Hears one connection to its end; the next one begins where it ended."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with connect(f"{address}?lang=en&seen={overlay.seen}&protocol={PROTOCOL}", max_size=None) as socket:
        while not overlay.over:
            overlay.hear(json.loads(socket.recv(timeout=SILENCE)))


def main(server: str, table: str, file: str) -> None:
    overlay = Overlay(Path(file))
    while not overlay.over:
        try:
            watch(server, table, overlay)
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code in (4400, 4404, 4409, 4426):
                raise SystemExit(f"{closed.rcvd.code}: {closed.rcvd.reason}") from None
            time.sleep(3)
        except OSError:  # no server, or silence
            time.sleep(3)


if __name__ == "__main__":
    main(*sys.argv[1:])
