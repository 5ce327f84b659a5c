"""A learner without a browser: sends commands to a lesson, and hears every message."""

from __future__ import annotations

from typing import Any

import msgspec

from tiptoe.service.messages import Listener
from tiptoe.service.session import Connection
from tiptoe.service.table_service import TableService
from tiptoe.text.language import words
from tiptoe.tutorials.format import LEARNER

Message = dict[str, Any]
MOST_STEPS = 400


class Learner:
    """A learner at a lesson, connected by frames."""

    def __init__(
        self, service: TableService, lesson: str, part: str = "", step: str = "", language: str = "en"
    ) -> None:
        self.client = Connection(Listener(LEARNER, words(language)), 0.0)
        self.heard: list[Message] = []
        self.asked = 0
        self.table = service.lesson(lesson, part, step, self.client)
        self.table.join(self.client)
        self._listen()

    def _listen(self) -> None:
        while not self.client.outbox.empty():
            message = self.client.outbox.get_nowait()
            assert message is not None
            self.heard.append(msgspec.json.decode(message))

    @property
    def taught(self) -> Message:
        """The tutor's last message."""
        return next(message for message in reversed(self.heard) if message["type"] == "taught")

    @property
    def position(self) -> Message:
        position: Message = next(m for m in reversed(self.heard) if m["type"] in ("hello", "told"))["position"]
        return position

    @property
    def me(self) -> Message:
        seat: Message = self.position["view"]["seats"][LEARNER]
        return seat

    async def does(self, type: str, **more: object) -> Message:
        """Sends a command; returns its answer."""
        self.asked += 1
        frame = msgspec.json.encode({"id": self.asked, "command": {"type": type, **more}}).decode()
        await self.table.receive(self.client, frame)
        self._listen()
        return next(message for message in self.heard if message.get("id") == self.asked)

    async def choose(self, key: str) -> Message:
        return await self.does("choose", decision=self.position["question"]["decision"], key=key)

    async def to_the_end(self, *, shown: bool = False) -> list[str]:
        """Makes the next choice of every step, or has it `shown`; returns the steps."""
        steps: list[str] = []
        for _ in range(MOST_STEPS):
            taught = self.taught
            if not taught["step"]:
                return list(dict.fromkeys(steps))
            steps.append(taught["step"])
            if not taught["acts"]:
                answer = await self.does("go-on")
            else:
                answer = await (self.does("show-me") if shown else self.choose(taught["next"]))
            assert answer["type"] == "done", (taught, answer)
        raise AssertionError(f"the lesson is not over after {MOST_STEPS} answers: {self.taught}")
