"""A proxy between the store and PostgreSQL that cuts a connection at its commit."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Thread

BEFORE, AFTER, SILENTLY = "before the commit", "after the commit", "before the commit, unknown to the server"


class Proxy:
    """Forwards connections to a port; `cut` ends the next connection that commits, before or after the server's commit."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._server.getsockname()[1])
        self.cut: str | None = None
        self.refuse_after_cut = False
        Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        with suppress(OSError):
            self._server.shutdown(socket.SHUT_RDWR)
        self._server.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._server.accept()
                server = socket.create_connection(("127.0.0.1", self._target))
                Thread(target=self._forward, args=(client, server), daemon=True).start()

    def _forward(self, client: socket.socket, server: socket.socket) -> None:
        """Forwards the client's requests; a thread carries the answers back."""
        answers = Thread(target=_carry, args=(server, client), daemon=True)
        answers.start()
        with suppress(OSError), client, server:
            while data := client.recv(65536):
                if b"COMMIT" in data and self.cut:
                    self._cut(client, server, data)
                    return
                server.sendall(data)
            server.shutdown(socket.SHUT_RDWR)

    def _cut(self, client: socket.socket, server: socket.socket, data: bytes) -> None:
        moment, self.cut = self.cut, None
        if self.refuse_after_cut:
            self.close()
        client.shutdown(socket.SHUT_RDWR)  # no answer gets through any more
        if moment == AFTER:
            server.sendall(data)
        if moment != SILENTLY:
            server.shutdown(socket.SHUT_WR)  # the server reads to the end, and finds the connection closed


def _carry(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_RDWR)
