"""Messages of a server as a drill reads them: only the fields that it needs; the rest is skipped, not decoded."""

from __future__ import annotations

import msgspec
from websockets.asyncio.client import ClientConnection


class SeenEntry(msgspec.Struct):
    seq: int
    type: str


class SeenQuestion(msgspec.Struct):
    decision: int
    seat: int
    choices: list[str]
    undo_to: list[int] = []


class SeenPosition(msgspec.Struct):
    question: SeenQuestion


class Info(msgspec.Struct):
    phase: str
    seq: int


class Message(msgspec.Struct):
    """Any message of the server."""

    type: str
    info: Info | None = None
    entry: SeenEntry | None = None
    missed: list[SeenEntry] = []
    position: SeenPosition | None = None
    id: int = 0
    seq: int = 0
    word: str = ""

    @property
    def question(self) -> SeenQuestion | None:
        return None if self.position is None else self.position.question


class SeenSat(msgspec.Struct):
    """The answer to opening and joining a table."""

    table: str
    seat: int


_decoder = msgspec.json.Decoder(Message)
_encoder = msgspec.json.Encoder()


def decode_message(data: bytes) -> Message:
    return _decoder.decode(data)


async def next_message(socket: ClientConnection) -> Message:
    """Returns the next message that is no beat: a drill waits for what happens."""
    while (message := decode_message(await socket.recv(decode=False))).type == "beat":
        pass
    return message


def choose_command(id: int, decision: int, key: str) -> bytes:
    return _encoder.encode({"id": id, "command": {"type": "choose", "decision": decision, "key": key}})


def say(id: int, text: str) -> bytes:
    return _encoder.encode({"id": id, "command": {"type": "say", "text": text}})


def undo(id: int, decision: int) -> bytes:
    return _encoder.encode({"id": id, "command": {"type": "undo", "decision": decision}})
