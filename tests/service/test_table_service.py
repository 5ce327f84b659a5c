"""A table is served without a web server, a database, a thread or a process (ADR 0024)."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys

import pytest

from service.memory import Guest, MemoryLog, OutcomeCounter, guest_at, opened, service_of
from tiptoe.core.kernel import choices
from tiptoe.core.notation import key
from tiptoe.core.pack import MissingContent
from tiptoe.core.rng import Rng, seeded
from tiptoe.records.record import read_record, replay
from tiptoe.service import messages
from tiptoe.service.errors import refusal
from tiptoe.service.messages import Listener
from tiptoe.service.table_service import TableService
from tiptoe.table.commands import Answer, Choose
from tiptoe.table.errors import Refused
from tiptoe.table.phases import OVER
from tiptoe.table.record import record_text
from tiptoe.table.table import Table
from tiptoe.text.game import GameText
from tiptoe.text.language import Words, words
from tiptoe.view.view import View
from tiptoe.wire.errors import DEALT_OTHERWISE, NO_SUCH_GAME
from tiptoe.wire.table import Join, NewTable


async def play(guest: Guest, rng: Rng, most: int = 10_000) -> None:
    """Makes random choices among the offers, to the end or `most` of them."""
    for _ in range(most):
        message = guest.last
        if message["info"]["phase"] == OVER:
            return
        question = message["position"]["question"]
        keys = [offer["key"] for offer in question["offers"]]
        if not keys:
            await guest.listen()
            continue
        chosen = keys[rng.below(len(keys))]
        answer = await guest.does("choose", decision=question["decision"], key=chosen)
        assert answer["type"] == "done", answer


@pytest.mark.parametrize("spec", ["classic", "catacombs", "space"])
def test_a_game_against_bots_is_played_to_its_end_and_verifies(spec: str) -> None:
    counted, log = OutcomeCounter(), MemoryLog()

    async def game() -> Guest:
        guest = await opened(service_of(log, counted), spec, ["", "random", "greedy"])
        assert (await guest.does("start"))["type"] == "done"
        await play(guest, seeded(5))
        return guest

    guest = asyncio.run(game())
    recorded = replay(read_record(record_text(guest.session.table)))
    assert recorded.state.over
    assert len(recorded.keys) == len(guest.session.table.made)
    # The observer counted every choice, the bots' as well.
    assert counted.outcomes.count("done") == len(recorded.keys) + 1


def test_another_service_goes_on_where_the_first_one_was() -> None:
    """Only the log is left, as after closing a browser."""
    log = MemoryLog()

    async def before() -> Guest:
        guest = await opened(service_of(log), "classic", ["", "random"])
        await guest.does("start")
        await play(guest, seeded(3), 12)
        return guest

    async def after(old: Guest) -> None:
        guest = await guest_at(service_of(log), old.session.table.id, old.tokens, seen=2)
        assert guest.heard[0]["seat"] == 0
        assert [entry["seq"] for entry in guest.heard[0]["missed"]][:2] == [3, 4]
        await play(guest, seeded(4), 12)

    asyncio.run(after(asyncio.run(before())))


def test_seats_are_joined_once_by_a_browser_and_met_again_after_the_game() -> None:
    async def meet(service: TableService) -> None:
        ana = await opened(service, "classic", ["", ""])
        with pytest.raises(Refused, match="already-seated"):
            await service.join(ana.session, Join("Bea"), ana.tokens)
        both = await service.join(ana.session, Join("Bea", another=True), ana.tokens)
        assert both.sat.seat == 1 and both.tokens.startswith(ana.tokens)
        await ana.does("start")
        with pytest.raises(Refused, match="game-not-over"):
            await service.rematch(ana.session, both.tokens)
        with pytest.raises(Refused, match="not-seated"):
            await service.rematch(ana.session, "somebody else's")
        await ana.does("ask-end")
        await service.registry.command(ana.session, _yes(ana), 1)
        again = await service.rematch(ana.session, both.tokens)
        assert (
            (await service.rematch(ana.session, both.tokens)).sat.table == again.sat.table == ana.session.table.rematch
        )

    asyncio.run(meet(service_of(MemoryLog())))


def _yes(guest: Guest) -> Answer:
    return Answer(guest.session.table.seq, True)


def test_what_is_denied_has_a_word_and_a_sentence() -> None:
    async def wrong() -> None:
        service = service_of(MemoryLog())
        stranger = Listener(-1, words("en"))
        try:
            await service.open(NewTable("clasic", ["", ""], "Ana"))
        except Exception as error:
            told = refusal(error, None, stranger)
        assert told.word == NO_SUCH_GAME.code and "classic" in told.text
        assert refusal(MissingContent("card 'swagger'"), None, stranger).word == DEALT_OTHERWISE.code

    asyncio.run(wrong())


def test_a_frame_that_is_no_command_is_refused_and_nothing_else_happens() -> None:
    async def wrong() -> None:
        guest = await opened(service_of(MemoryLog()), "classic", ["", ""])
        seq = guest.session.table.seq
        await guest.service.receive(guest.session, guest.client, '{"id": 1, "command": {"type": "fly"}}')
        await guest.listen()
        assert guest.heard[-1]["word"] == "not-a-command"
        assert guest.session.table.seq == seq

    asyncio.run(wrong())


def test_an_unknown_command_is_answered_with_the_nearest() -> None:
    """`chose` was refused without the word that was meant, unlike everything in the library."""

    async def wrong() -> None:
        guest = await opened(service_of(MemoryLog()), "classic", ["", ""])
        for said, meant in (("chose", "did you mean 'choose'?"), ("fly", "known: ")):
            frame = json.dumps({"id": 1, "command": {"type": said}})
            await guest.service.receive(guest.session, guest.client, frame)
            await guest.listen()
            assert meant in guest.heard[-1]["text"]

    asyncio.run(wrong())


def test_the_service_is_imported_without_web_database_and_processes() -> None:
    """Importing the service loads no web, database or process library, as the contract in pyproject.toml says of
    modules.
    """
    unwanted = ("litestar", "uvicorn", "sqlalchemy", "psycopg", "anyio", "multiprocessing")
    program = (
        f"import sys, tiptoe.service.table_service; print(*[name for name in {unwanted!r} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.stdout.strip(), done.returncode) == ("", 0), done.stderr


def test_a_listener_is_told_an_entry_by_one_view_and_one_voice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal listeners share one message, and each message needs one view and one text."""
    views: list[int] = []
    voices: list[int] = []
    seen_by = Table.view

    def view(table: Table, seat: int) -> View:
        views.append(seat)
        return seen_by(table, seat)

    def voice(spoken: Words, view: View, seats: list[str]) -> GameText:
        voices.append(view.seat)
        return GameText(spoken, view, seats)

    monkeypatch.setattr(Table, "view", view)
    monkeypatch.setattr(messages, "GameText", voice)

    async def game() -> None:
        service = service_of(MemoryLog())
        ana = await opened(service, "classic", ["", ""])
        bea = await service.join(ana.session, Join("Bea"), None)
        for tokens in (bea.tokens, bea.tokens, "", ""):
            await guest_at(service, ana.session.table.id, tokens)
        await ana.does("start")
        views.clear()
        voices.clear()
        asked = ana.session.table.asked
        await service.registry.command(ana.session, Choose(ana.session.table.decision, _any_key(ana)), asked)
        listeners = {client.listener for client in ana.session.clients}
        assert len(listeners) == 3 and len(ana.session.clients) == 5
        assert sorted(views) == sorted(voices) == [-1, 0, 1]

    asyncio.run(game())


def _any_key(guest: Guest) -> str:
    state = guest.session.table.state
    return key(choices(state)[0], state)
