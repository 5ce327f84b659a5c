"""A network between a client and a server that can freeze: it forwards nothing and keeps every socket open."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread


class Relay:
    """Forwards connections to an address. While frozen it accepts them, and carries no byte in either direction."""

    def __init__(self, address: str) -> None:
        host, _, port = address.rpartition(":")
        self._target = host, int(port)
        self._server = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self._server.getsockname()[1]}"
        self._sockets: list[socket.socket] = []
        self.answered = 0  # bytes from the server
        self._flowing = Event()
        self._flowing.set()
        Thread(target=self._accept, daemon=True).start()

    @classmethod
    @contextmanager
    def to(cls, address: str) -> Iterator[Relay]:
        relay = cls(address)
        try:
            yield relay
        finally:
            relay.close()

    def freeze(self) -> None:
        self._flowing.clear()

    def thaw(self) -> None:
        """Lets new connections through; frozen ones stay dead, as behind a router that forgot them."""
        frozen, self._sockets = self._sockets, []
        for one in frozen:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        self._flowing.set()

    def close(self) -> None:
        with suppress(OSError):
            self._server.shutdown(socket.SHUT_RDWR)
        self._server.close()
        self.thaw()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._server.accept()
                self._sockets.append(client)
                Thread(target=self._connect, args=(client,), daemon=True).start()

    def _connect(self, client: socket.socket) -> None:
        self._flowing.wait()
        with suppress(OSError):
            server = socket.create_connection(self._target)
            self._sockets.append(server)
            Thread(target=self._carry, args=(server, client, True), daemon=True).start()
            self._carry(client, server)

    def _carry(self, source: socket.socket, target: socket.socket, back: bool = False) -> None:
        with suppress(OSError):
            while data := source.recv(65_536):
                self._flowing.wait()
                self.answered += len(data) * back
                target.sendall(data)
            target.shutdown(socket.SHUT_RDWR)
