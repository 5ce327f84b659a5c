"""A static host below a path: files, and the page 404.html for missing ones."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

BELOW = "/games/tiptoe"  # nothing may depend on the root
TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json"}


class Host:
    """The host of a folder, with the list of requested paths."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: list[str] = []
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, self))

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_address[1]}{BELOW}/"


class Files(SimpleHTTPRequestHandler):
    """Request handler that sends Brotli files to browsers that accept them."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

    def __init__(self, host: Host, *more: Any) -> None:
        self.host = host
        super().__init__(*more)

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        self.host.asked.append(path)
        name = path.removeprefix(f"{BELOW}/") or "index.html"
        file = self.host.folder / name
        if not path.startswith(f"{BELOW}/") or not file.is_file():
            self._send(404, self.host.folder / "404.html", "text/html")
        else:
            self._send(200, file, self.guess_type(name))

    def _send(self, status: int, file: Path, kind: str) -> None:
        small = file.with_name(f"{file.name}.br")
        packed = small.is_file() and "br" in self.headers.get("accept-encoding", "")
        body = (small if packed else file).read_bytes()
        self.send_response(status)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(body)))
        self.send_header("cache-control", "no-cache")
        if packed:
            self.send_header("content-encoding", "br")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        """Prints nothing: requests are in a list."""


@contextmanager
def hosting(folder: Path) -> Iterator[Host]:
    host = Host(folder)
    thread = threading.Thread(target=host.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield host
    finally:
        host.server.shutdown()
        host.server.server_close()
