"""Replays (ADR 0034): moments as they were, through the eyes of a seat, and what-if games."""

from __future__ import annotations

import asyncio
import gc
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from service.memory import Guest, MemoryLog, PredictableTokens, guest_at, opened, service_of
from service.test_table_service import play
from tiptoe.core.rng import seeded
from tiptoe.records.playback import Playback, playback_of
from tiptoe.records.record import read_record, replay
from tiptoe.service.errors import UnknownTable, UnreadableRecord
from tiptoe.service.messages import Listener, Perspective, position
from tiptoe.service.replay_cache import ReplayCache
from tiptoe.service.replay_messages import EVERYBODY, PlaybackViewpoint
from tiptoe.service.table_service import TableService
from tiptoe.table.errors import Refused
from tiptoe.table.luck_source import Beginning
from tiptoe.table.opening import begun_table
from tiptoe.table.record import record_text
from tiptoe.table.seats import Chair
from tiptoe.text.language import words
from tiptoe.view.determinize import determinize
from tiptoe.view.view import View
from tiptoe.wire.replay import BetterChoice, WantedRecord, WhatIfWanted
from tiptoe.wire.view import shown

GOLDEN = Path(__file__).parents[1] / "golden"
TEXT = (GOLDEN / "classic-4-16.tiptoe").read_text(encoding="utf-8")
SHORT = (GOLDEN / "space-2-51.tiptoe").read_text(encoding="utf-8")
EN = words("en")


def test_a_game_is_not_looked_at_while_it_is_played() -> None:
    async def game() -> None:
        guest = await opened(service_of(MemoryLog()), "classic", ["", "random"])
        await guest.does("start")
        with pytest.raises(Refused, match="game-not-over"):
            await guest.service.replay(guest.session.table.id)

    asyncio.run(game())


def test_a_finished_game_is_there_moment_by_moment() -> None:
    async def game() -> None:
        guest = await opened(service_of(MemoryLog()), "classic", ["", "random"])
        await guest.does("start")
        await play(guest, seeded(3))
        service, table = guest.service, guest.session.table
        outline = await service.replay(table.id)
        assert outline.last == len(table.made) and [one.turn for one in outline.turns] == list(
            range(1, table.state.turns + 1)
        )
        last = await service.replayed_turn(table.id, outline.turns[-1].turn, Listener(0, EN))
        assert last.moments[-1].at == outline.last
        session: Any = guest.last["position"]["view"]
        assert msgspec.to_builtins(last.moments[-1].position.view) == session
        with pytest.raises(Refused, match="no-such-point"):
            await service.replayed_turn(table.id, outline.turns[-1].turn + 1, Listener(0, EN))
        with pytest.raises(Refused, match="no-such-seat"):
            await service.replayed_turn(table.id, 1, Listener(2, EN))

    asyncio.run(game())


async def upload_replay(service: TableService) -> tuple[str, Playback]:
    outline = await service.replay_of(WantedRecord(TEXT))
    return outline.replay, (await service._cached_replay(outline.replay)).playback


def test_eyes_see_what_they_saw_and_open_hands_are_all_hands() -> None:
    """CORE-21: a moment through a seat's eyes depends on its view alone, byte for byte."""

    async def look() -> None:
        service = service_of(MemoryLog())
        name, playback = await upload_replay(service)
        table = (await service._cached_replay(name)).table
        for at in (0, 40, 200, 421):
            (step,) = playback.steps(at, at)
            for seat in (-1, 0, 3):
                hidden = replace(step, state=determinize(View(step.state, seat), seeded(at + 5)))
                eyes = PlaybackViewpoint(playback, table, seat, EN)
                mine, others = (msgspec.json.encode(eyes.moment(each)) for each in (step, hidden))
                assert mine == others
                assert eyes.moment(step).position.view.seats == shown(View(step.state, seat)).seats
            hands = PlaybackViewpoint(playback, table, EVERYBODY, EN).moment(step).position.view.hands
            assert hands == [[step.state.cards[card].id for card in seat.hand] for seat in step.state.seats]

    asyncio.run(look())


@pytest.mark.parametrize("name", ["classic-2-11", "catacombs-2-31", "space-2-51"])
def test_what_is_told_of_a_moment_leaves_nothing_to_look_for(name: str) -> None:
    """Views and texts in a reference cycle outlive their message; collecting many of them delays everybody."""
    playback = playback_of(read_record((GOLDEN / f"{name}.tiptoe").read_text(encoding="utf-8")))
    tell_moments(playback, [1, 2])  # cached objects
    gc.freeze()  # garbage of earlier tests is ignored
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        tell_moments(playback, [3, 4])
        gc.collect()
        left = {type(one).__name__ for one in gc.garbage if type(one).__module__.startswith("tiptoe.")}
        assert left == set()
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.unfreeze()


def tell_moments(playback: Playback, turns: list[int]) -> None:
    """Tells the moments of `turns` to a spectator and to the asked seat, with all its offers."""
    for turn in turns:
        game = playback.game_at(playback.moments_of(turn).start)
        table = begun_table(game, [Chair(name=name, token="x") for name in playback.header.seats], Beginning.REPLAY)
        assert position(Perspective(table, Listener(game.state.active, EN))) is not None
        PlaybackViewpoint(playback, table, EVERYBODY, EN).turn(turn)


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("nonsense", 1, "expected 'tiptoe-record 1'"),
        (TEXT.replace("acquire:", "require:", 1), 0, "require"),
        (TEXT.replace("spec: classic", "spec: chess", 1), 2, "chess"),
        (TEXT[: len(TEXT) // 2], 0, "cut off"),
    ],
)
def test_a_record_that_is_none_says_in_which_line(text: str, line: int, why: str) -> None:
    with pytest.raises(UnreadableRecord, match=why) as found:
        asyncio.run(service_of(MemoryLog()).replay_of(WantedRecord(text)))
    assert found.value.line == line or (not line and found.value.line > 1)


def test_a_record_has_its_time_and_nothing_of_it_is_stored() -> None:
    async def look() -> None:
        log = MemoryLog()
        service = service_of(log)
        name, _ = await upload_replay(service)
        assert (await service.replay(name)).replay == name and log.appends == {}
        with pytest.raises(UnknownTable):
            await service.replay("file-" + "0" * 24)
        ticks = iter(range(0, 1000, 6))
        slow = ReplayCache(service.dependencies.in_thread, lambda: float(next(ticks)))
        with pytest.raises(UnreadableRecord, match="longer than"):
            await slow.of_record(TEXT)

    asyncio.run(look())


def test_figures_have_a_number_for_each_seat_after_each_turn() -> None:
    async def look() -> None:
        service = service_of(MemoryLog())
        name, playback = await upload_replay(service)
        figures = await service.replay_figures(name)
        for rows in (figures.points, figures.damage, figures.cubes, figures.home, figures.luck):
            assert len(rows) == len(playback.starts) and {len(row) for row in rows} == {4}
        assert figures.luck[-1] == pytest.approx([e - d for e, d in zip(figures.expected, figures.drawn)], abs=0.02)
        assert all(98 <= sum(row) <= 102 for row in figures.chance)

    asyncio.run(look())


def test_worst_choices_are_told_with_what_is_better_from_what_the_seat_knew() -> None:
    """A better choice is found from the view of its seat alone: hidden things dealt otherwise change nothing."""

    async def told() -> list[list[BetterChoice]]:
        service = service_of(MemoryLog())
        name = (await service.replay_of(WantedRecord(SHORT))).replay
        account = await service.replay_account(name)
        parts = [account.start, *account.luck.values(), account.play, account.rivals]
        assert [sum(each) for each in zip(*parts)] == pytest.approx(account.end, abs=0.1)
        with pytest.raises(Refused, match="no-such-seat"):
            await service.better_choices(name, Listener(2, EN))
        found = await service.better_choices(name, Listener(0, EN))
        assert await service.better_choices(name, Listener(0, EN)) is found  # cached
        (cached,) = service.replay_cache.kept.values()
        hidden = [
            replace(one, state=determinize(View(one.state, one.seat), seeded(9))) for one in cached.playback.starts
        ]
        cached.playback.starts[:] = hidden
        return [found, await service.better_choices(name, Listener(0, words("fr")))]

    english, french = asyncio.run(told())
    assert english and [one.behind for one in english] == sorted((one.behind for one in english), reverse=True)
    assert [(one.at, one.key) for one in english] == [(one.at, one.key) for one in french]
    assert all(one.made != one.better and one.why and one.behind > 0 for one in english)
    assert all(one.why != other.why for one, other in zip(english, french))


def start_what_if(service: TableService, name: str, at: int, seat: int) -> Any:
    async def there() -> Guest:
        taken = await service.what_if(name, WhatIfWanted(at, seat, "Ana"))
        return await guest_at(service, taken.sat.table, taken.tokens)

    return there()


def test_what_if_tells_nothing_that_the_seat_could_not_know() -> None:
    """RUL-33: a second service in which everything hidden lies otherwise sends and stores the same."""

    async def frames(hidden: bool) -> tuple[list[str], list[bytes | None], list[bytes]]:
        log = MemoryLog()
        service = service_of(log, token_source=PredictableTokens(), clock=lambda: 1_800_000_000)
        name, playback = await upload_replay(service)
        start = playback.starts[20]
        if hidden:
            playback.starts[20] = replace(start, state=determinize(View(start.state, start.seat), seeded(8)))
        guest = await start_what_if(service, name, start.at, start.seat)
        rows = log.appends[guest.session.table.id]
        return guest.raw, [row.position for row in rows], [row.body for row in rows]

    assert asyncio.run(frames(False)) == asyncio.run(frames(True))


def test_what_if_is_played_to_its_end_and_keeps_its_promise() -> None:
    async def game() -> None:
        log = MemoryLog()
        service = service_of(log)
        name, playback = await upload_replay(service)
        start = playback.starts[30]
        guest = await start_what_if(service, name, start.at, start.seat)
        view = guest.last["position"]["view"]
        assert view["turn"] == start.turn and guest.last["position"]["question"]["seat"] == start.seat
        assert "what-if" not in record_text(guest.session.table) and "secret" not in record_text(guest.session.table)
        assert (await guest.does("ask-undo", choices=start.at - 1))["word"] == "no-such-point"
        await play(guest, seeded(2), 5)
        again = await guest_at(service_of(log), guest.session.table.id, guest.tokens)  # only the log is left
        await play(again, seeded(4))
        checked = await again.service.replays.check(again.session.table)
        assert checked.ok and checked.commitment == again.session.table.opened.commitment
        record = read_record(record_text(again.session.table))
        assert record.commitment() == checked.commitment
        assert replay(record).state.over
        assert (await again.service.replay(again.session.table.id)).last == len(record.choices)

    asyncio.run(game())


def test_who_is_out_cannot_go_on() -> None:
    async def look() -> None:
        service = service_of(MemoryLog())
        name, playback = await upload_replay(service)
        gone = next(mark for mark in playback.marks if mark.what in ("out", "caught"))
        with pytest.raises(Refused, match="seat-is-out"):
            await service.what_if(name, WhatIfWanted(gone.at, gone.seat, "Ana"))
        with pytest.raises(Refused, match="no-such-point"):
            await service.what_if(name, WhatIfWanted(playback.last, 0, "Ana"))

    asyncio.run(look())
