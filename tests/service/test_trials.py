"""Trials of a card in the workshop: its effects are told, and expectations become a scenario of the pack."""

from __future__ import annotations

import asyncio
import tomllib
from typing import Any

import msgspec
import pytest

from service.memory import MemoryLog, service_of
from tiptoe.languages import FINISHED
from tiptoe.packs.document import folder_files, read_document
from tiptoe.packs.files import read_files
from tiptoe.service.messages import Listener
from tiptoe.service.session import Connection
from tiptoe.service.table_service import TableService
from tiptoe.service.workshop.check import written_pack
from tiptoe.service.workshop.positions import UnknownCard
from tiptoe.text.language import words
from tiptoe.tutorials.format import LEARNER
from tiptoe.wire.packs import WantedPack
from tiptoe.wire.workshop import PackText

PACK = """tiptoe-pack = 1
[pack]
id = "night"
game = "{game}"
[[card]]
id = "scout"
kind = "{kind}"
cost = 3
{moment} = [{{ boots = 2 }}, {{ draw = 1 }}]
[names.card]
scout = {{ en = "Night Scout" }}
"""
SCOUT = PACK.format(game="classic", kind="companion", moment="play")
Message = dict[str, Any]


class Author:
    """An author at a trial, connected by frames."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.heard: list[Message] = []
        self.asked = 0

    async def open_trial(self, text: str, card: str = "scout", lang: str = "en") -> None:
        brought = await self.service.packs.bring(WantedPack({"pack.toml": text}), lang)
        assert brought.pack is not None, brought.mistakes
        info = brought.pack.info
        self.client = Connection(Listener(LEARNER, words(lang)), 0.0)
        self.table = await self.service.trial(f"{info.game}+pack:{info.digest}", card, 7, self.client)
        self.table.join(self.client)
        self._listen()

    def _listen(self) -> None:
        while not self.client.outbox.empty():
            self.heard.append(msgspec.json.decode(self.client.outbox.get_nowait() or b"{}"))

    def last(self, *types: str) -> Message:
        return next(message for message in reversed(self.heard) if message["type"] in types)

    async def does(self, type: str, **more: object) -> Message:
        self.asked += 1
        frame = msgspec.json.encode({"id": self.asked, "command": {"type": type, **more}}).decode()
        await self.table.receive(self.client, frame)
        self._listen()
        return next(message for message in self.heard if message.get("id") == self.asked)

    async def choose(self, key: str) -> Message:
        question = self.last("hello", "told")["position"]["question"]
        return await self.does("choose", decision=question["decision"], key=key)

    def offered(self) -> list[str]:
        return [each["key"] for each in self.last("hello", "told")["position"]["question"]["offers"]]


def try_card(text: str, key: str, must: list[str], lang: str = "en") -> tuple[Message, str]:
    """Returns the message after one choice, and the pack with the scenario kept of it."""

    async def story() -> tuple[Message, str]:
        author = Author(service_of(MemoryLog()))
        await author.open_trial(text, lang=lang)
        assert (await author.choose(key))["type"] == "done"
        kept = await author.does("keep", title="It runs", must=[[0, path] for path in must])
        return author.last("tried"), f"{text}\n[[scenario]]\n{kept['text']}"

    return asyncio.run(story())


def test_what_a_card_did_is_told_and_what_must_happen_is_kept_and_holds() -> None:
    tried, text = try_card(SCOUT, "play:scout", ["seat0.boots", "events.CardDrawn"])
    facts = {fact["path"]: fact["text"] for fact in tried["steps"][0]["facts"]}
    assert facts["seat0.boots"] == "Fox, Boots: 2"
    assert tried["steps"][0]["choice"] == "Play Night Scout"
    [row] = tomllib.loads(text)["scenario"]
    assert row["step"] == [{"do": "play:scout", "expect": {"events": {"CardDrawn": 1}, "seat0": {"boots": 2}}}]
    [outcome] = written_pack(PackText(text), "en").scenarios
    assert (outcome.title, outcome.holds) == ("It runs", True)


@pytest.mark.parametrize("lang", FINISHED)
def test_a_card_that_is_changed_fails_its_scenario_with_the_reason_at_its_place(lang: str) -> None:
    _, text = try_card(SCOUT, "play:scout", ["seat0.boots", "events.CardDrawn"])
    [outcome] = written_pack(PackText(text.replace("boots = 2 }, { draw = 1 }", "boots = 1 }", 1)), lang).scenarios
    assert not outcome.holds and outcome.place == ["scenario", 0, "step", 0]
    assert len(outcome.problems) == 2 and any("2" in each and "1" in each for each in outcome.problems)


@pytest.mark.parametrize(
    ("game", "kind", "moment", "key"),
    [
        ("classic", "monster", "defeat", "fight:row1"),
        ("catacombs", "device", "use", "use:row1"),
        ("space", "item", "play", "play:scout"),
    ],
)
def test_every_kind_of_card_can_be_tried_whatever_the_game(game: str, kind: str, moment: str, key: str) -> None:
    _, text = try_card(PACK.format(game=game, kind=kind, moment=moment), key, ["seat0.boots"])
    assert [outcome.holds for outcome in written_pack(PackText(text), "en").scenarios] == [True]


def test_the_other_seat_passes_and_a_choice_can_be_taken_back() -> None:
    async def story() -> None:
        author = Author(service_of(MemoryLog()))
        await author.open_trial(SCOUT)
        for _ in range(12):
            if "end-turn" in author.offered():
                break
            await author.choose(author.offered()[0])
        steps = len(author.last("tried")["steps"])
        await author.choose("end-turn")
        told = author.last("tried")["steps"]
        assert len(told) >= steps + 2 and author.last("told")["position"]["question"]["seat"] == LEARNER

    asyncio.run(story())


def test_a_card_that_is_none_is_refused() -> None:
    with pytest.raises(UnknownCard, match="no card 'moth'"):
        asyncio.run(Author(service_of(MemoryLog())).open_trial(SCOUT, "moth"))


def test_scenarios_are_no_part_of_what_is_played_and_lie_beside_it_in_a_folder() -> None:
    _, text = try_card(SCOUT, "play:scout", ["seat0.boots"])
    plain, kept = (read_document(each.encode()) for each in (SCOUT, text))
    assert plain.source().hash() == kept.source().hash()
    files = folder_files(kept)
    assert "scenarios.toml" in files
    assert [row.content for row in read_files(files).scenarios] == [row.content for row in kept.source().scenarios]
