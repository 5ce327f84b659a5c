"""A chat-bot: tells an IRC channel (Twitch's chat is one) what happens at a table, and answers !score and !turn.

    python examples/clients/chat_bot.py http://127.0.0.1:8765 TABLE irc.example.org:6667 '#channel'

IRC_NICK and, where the network wants one, IRC_PASS stand in the environment. The program ends with the game.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

PROTOCOL = 1
ENDS = (4400, 4404, 4409, 4426)  # what a connection is closed with that is not worth another one


class Table:
    """A table as a spectator knows it."""

    def __init__(self) -> None:
        self.info: dict[str, Any] = {}
        self.seats: list[dict[str, Any]] = []
        self.asked = -1

    def hear(self, message: dict[str, Any]) -> str:
        """What is to be said aloud: every new turn, and the end."""
        self.info = message.get("info", self.info)
        self.seats = (message.get("position") or {}).get("view", {}).get("seats", self.seats)
        if self.info["phase"] == "over":
            return f"The game is over. {self.score()}"
        before, self.asked = self.asked, self.info["asked"]
        return self.turn() if self.asked not in (-1, before) else ""

    def turn(self) -> str:
        return f"{self.info['chairs'][self.asked]['name']} is to play." if self.asked >= 0 else "Nobody is to play."

    def score(self) -> str:
        had = [f"{end['points']} points" for end in self.info["endings"]]
        has = [f"{seat['gold']} gold, {seat.get('damage', 0)} damage" for seat in self.seats]
        names = [chair["name"] for chair in self.info["chairs"]]
        return "; ".join(f"{name}: {what}" for name, what in zip(names, had or has)) or "The game has not begun."


async def tell(address: str, table: Table, channel: Channel) -> None:
    """Hears the table to the end of its game, by as many connections as it takes."""
    async for socket in connect(f"{address}?protocol={PROTOCOL}", max_size=None):
        with suppress(ConnectionClosed):
            async for frame in socket:
                if said := table.hear(json.loads(frame)):
                    channel.say(said)
                if table.info["phase"] == "over":
                    return
        if socket.close_code in ENDS:
            raise SystemExit(f"{socket.close_code}: {socket.close_reason}")


class Channel:
    """One channel of an IRC network."""

    def __init__(self, name: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.name, self.reader, self.writer = name, reader, writer

    def send(self, line: str) -> None:
        self.writer.write(f"{line}\r\n".encode())

    def say(self, text: str) -> None:
        self.send(f"PRIVMSG {self.name} :{text[:400]}")

    async def answer(self, table: Table) -> None:
        while line := (await self.reader.readline()).decode(errors="replace").rstrip("\r\n"):
            words, (head, _, text) = line.split(), line.partition(" :")
            if words[0] == "PING":
                self.send(line.replace("PING", "PONG", 1))
            elif words[1:2] == ["001"]:  # welcome
                self.send(f"JOIN {self.name}")
            elif head.split()[1:] == ["PRIVMSG", self.name] and text in ("!score", "!turn") and table.info:
                self.say(table.score() if text == "!score" else table.turn())


async def main(server: str, id: str, network: str, name: str) -> None:
    host, _, port = network.rpartition(":")
    channel, table = Channel(name, *await asyncio.open_connection(host, int(port))), Table()
    nick, password = os.environ.get("IRC_NICK", "tiptoe"), os.environ.get("IRC_PASS", "")
    for line in [f"PASS {password}"] * bool(password) + [f"NICK {nick}", f"USER {nick} 0 * :Tiptoe"]:
        channel.send(line)
    answering = asyncio.create_task(channel.answer(table))
    await tell(f"{server.replace('http', 'ws', 1)}/api/tables/{id}/live", table, channel)
    answering.cancel()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
