"""A person at a table, as a browser is: a cookie, a websocket, and the messages heard."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterable, Sequence
from itertools import count
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect

from patience import PATIENCE
from plain import keys_of
from tiptoe.core.rng import seeded

Message = dict[str, Any]
BEAT = '{"type":"beat"}'
MOST = 5_000  # choices in a game
NAMES = ("Ana", "Bea", "Caro", "Dora", "Eva", "Fee")
T = TypeVar("T")
_everybody: list[Person] = []


def run(story: Coroutine[Any, Any, T]) -> T:
    """Runs a test's coroutine to its end with a time limit, then closes every person's connections."""
    return asyncio.run(_told(story))


async def _told(story: Coroutine[Any, Any, T]) -> T:
    try:
        async with asyncio.timeout(4 * PATIENCE):
            return await story
    finally:
        for person in _everybody:
            await person.close()
        _everybody.clear()


class Person:
    """A browser of a person called `name`: HTTP client with cookies, websocket, last position."""

    def __init__(self, address: str, name: str = "Ana") -> None:
        self.address = address
        self.name = name
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE)
        self.table = ""
        self.seat = -1
        self.socket: ClientConnection | None = None
        self.raw: list[str] = []  # every frame as received
        self.heard: list[Message] = []  # since the last connect
        self.info: Message = {}
        self.position: Message | None = None
        self.compression: str | None = None  # browsers ask for "deflate"
        self.seen = 0  # number of the last entry told
        self._numbers = count(1)
        self._old: list[httpx.AsyncClient] = []
        _everybody.append(self)

    def moves_to(self, address: str) -> None:
        """Points the browser, with its cookies, at another address: a restarted server or another node."""
        self.address = address
        self._old.append(self.http)
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE, cookies=self.http.cookies)
        if self not in _everybody:
            _everybody.append(self)

    # HTTP

    async def open(self, spec: str, seats: Sequence[str], **options: Any) -> str:
        answer = await self.http.post(
            "/api/tables", json={"spec": spec, "seats": list(seats), "name": self.name, **options}
        )
        assert answer.status_code == 201, answer.text
        self._sat(answer)
        return self.table

    async def join(self, table: str, seat: int | None = None) -> int:
        answer = await self.http.post(f"/api/tables/{table}/join", json={"name": self.name, "seat": seat})
        assert answer.status_code == 201, answer.text
        self._sat(answer)
        return self.seat

    def _sat(self, answer: httpx.Response) -> None:
        """Notes the table and seat of an answer."""
        self.table, self.seat = answer.json()["table"], answer.json()["seat"]

    async def get(self, path: str, **query: str) -> httpx.Response:
        return await self.http.get(f"/api/tables/{self.table}{path}", params=query)

    async def post(self, path: str, body: object = None) -> httpx.Response:
        return await self.http.post(f"/api/tables/{self.table}{path}", json=body)

    @property
    def token(self) -> str:
        return str(self.http.cookies.get(f"tiptoe-{self.table}") or "")

    # The websocket

    async def connect(
        self, *, seen: int | None = None, lang: str = "", seat: int | None = None, pace: str = ""
    ) -> Message:
        """Connects the websocket and returns the greeting."""
        wishes = {"seen": seen, "lang": lang or None, "seat": seat, "pace": pace or None}
        query = "&".join(f"{name}={wish}" for name, wish in wishes.items() if wish is not None)
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self.socket = await connect(
            f"ws://{self.address}/api/tables/{self.table}/live?{query}",
            additional_headers={"cookie": cookies} if cookies else {},
            max_size=None,
            max_queue=None,
            compression=self.compression,
        )
        self.heard = []
        hello = await self.hear()
        assert hello["type"] == "hello", hello
        return hello

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def hear(self) -> Message:
        """Returns the next message that is no beat."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            while (frame := await self.socket.recv()) == BEAT:
                pass
        assert isinstance(frame, str)
        self.raw.append(frame)
        message: Message = json.loads(frame)
        self.heard.append(message)
        if message["type"] in ("hello", "told"):
            self.position = message["position"]
            self.seen = message["info"]["seq"] if message["type"] == "hello" else message["entry"]["seq"]
        if "info" in message:
            self.info = message["info"]
        return message

    async def hear_until(self, is_it: Callable[[Message], bool]) -> Message:
        """Returns the first message that satisfies `is_it`."""
        for _ in range(MOST):
            message = await self.hear()
            if is_it(message):
                return message
        raise AssertionError("never heard")

    async def hear_entry(self, type: str) -> Message:
        """Returns the next entry of a type."""
        told = await self.hear_until(lambda message: message["type"] == "told" and message["entry"]["type"] == type)
        entry: Message = told["entry"]
        return entry

    async def catch_up(self, seq: int) -> None:
        """Listens until the entry `seq` has been told."""
        while self.seen < seq:
            await self.hear()

    async def send(self, command: Message) -> int:
        assert self.socket is not None
        number = next(self._numbers)
        await self.socket.send(json.dumps({"id": number, "command": command}))
        return number

    async def ask(self, type: str, **fields: Any) -> Message:
        """Sends a command and returns its answer, done or refused."""
        number = await self.send({"type": type, **fields})
        return await self.hear_until(lambda message: message.get("id") == number)

    async def ask_raw(self, command: object) -> Message:
        """Sends any JSON as a command; the server answers an unreadable one without its number."""
        assert self.socket is not None
        await self.socket.send(json.dumps({"id": 0, "command": command}))
        return await self.hear_until(lambda message: message["type"] in ("done", "refused"))

    async def does(self, type: str, **fields: Any) -> int:
        """Sends a command that must be done; returns the number of its entry."""
        answer = await self.ask(type, **fields)
        assert answer["type"] == "done", answer
        return int(answer["seq"])

    async def is_refused(self, type: str, **fields: Any) -> str:
        """Sends a command that must be refused; returns the refusal's word."""
        answer = await self.ask(type, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["word"])

    # The game

    @property
    def question(self) -> Message:
        assert self.position is not None
        question: Message = self.position["question"]
        return {**question, "choices": keys_of(question)}

    @property
    def over(self) -> bool:
        return bool(self.info["phase"] == "over")

    async def choose(self, key: str = "") -> int:
        question = self.question
        return await self.does("choose", decision=question["decision"], key=key or question["choices"][0])

    async def close(self) -> None:
        await self.leave()
        for client in (*self._old, self.http):
            await client.aclose()
        self._old = []


class Party:
    """People at one table, each of whom hears every entry before the next command."""

    def __init__(self, people: Iterable[Person], seed: int = 1) -> None:
        self.people = list(people)
        self.rng = seeded(seed)

    def any_of(self, things: Sequence[str]) -> str:
        return things[self.rng.below(len(things))]

    async def listen(self, seq: int) -> None:
        for person in self.people:
            if person.socket is not None:
                await person.catch_up(seq)

    def asked(self) -> Person | None:
        """Returns the person who must answer, if connected and not played for by a bot."""
        for person in self.people:
            if (
                person.socket is not None
                and person.position is not None
                and person.question["seat"] == person.seat >= 0
                and not person.info["chairs"][person.seat]["held"]
            ):
                return person
        return None

    async def play(self, most: int = MOST, until: Callable[[], bool] = lambda: False) -> int:
        """Plays random choices until `until` holds or the game is over, waiting for bots; returns the number of
        choices.
        """
        for made in range(most):
            if until() or self.connected()[0].over:
                return made
            person = self.asked()
            if person is None:  # a bot thinks
                told = await self.connected()[0].hear()
                await self.listen(told["entry"]["seq"] if told["type"] == "told" else 0)
                continue
            await self.listen(await person.choose(self.any_of(person.question["choices"])))
        return most

    def connected(self) -> list[Person]:
        return [person for person in self.people if person.socket is not None]


async def party(address: str, spec: str, seats: Sequence[str], *, seed: int = 1, **options: Any) -> Party:
    """Opens a table with a connected person at every free seat, before the deal."""
    people: list[Person] = []
    for index in range(list(seats).count("")):
        person = Person(address, NAMES[index])
        if people:
            await person.join(people[0].table)
        else:
            await person.open(spec, seats, **options)
        people.append(person)
    for person in people:
        await person.connect()
    return Party(people, seed)


async def started(address: str, spec: str, seats: Sequence[str], *, seed: int = 1, **options: Any) -> Party:
    """Opens a table as `party` does, and deals."""
    there = await party(address, spec, seats, seed=seed, **options)
    await there.listen(await there.people[0].does("start"))
    return there
