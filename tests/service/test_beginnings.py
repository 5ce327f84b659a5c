"""Every way a table can begin (ADR 0055): no message before the end depends on its luck, and nobody chooses that luck.

Finding 19: a game that went on from a record told its seed to everybody, and the person with the file knew all cards.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec
import pytest

from service.memory import MemoryLog, PredictableTokens, guest_at, opened, service_of
from service.scribe import told_to_the_end
from service.test_table_service import play
from tiptoe.core.codec import encode
from tiptoe.core.kernel import choices
from tiptoe.core.notation import key
from tiptoe.core.rng import KEY_BYTES, keyed, seeded
from tiptoe.records.record import Recording, is_redeal, luck_of, new_header, read_record, start
from tiptoe.records.what_if import is_what_if, read_what_if
from tiptoe.scenarios.walkthrough import examples
from tiptoe.service.content.examples import example_content
from tiptoe.service.messages import Listener, Perspective, position, table_info, told_entry
from tiptoe.service.table_service import TableService
from tiptoe.service.tutorials.tutorial_table import LessonTable
from tiptoe.service.workshop.trial import TrialTable
from tiptoe.table import entries as e
from tiptoe.table.commands import Start
from tiptoe.table.luck_source import Beginning, luck_source
from tiptoe.table.phases import LOBBY, PLAYING
from tiptoe.table.record import record_text
from tiptoe.table.table import NOBODY, Table
from tiptoe.text.language import words
from tiptoe.tutorials.catalog import lessons_by_id
from tiptoe.view.determinize import determinize
from tiptoe.view.view import View
from tiptoe.wire.replay import WantedRecord, WhatIfWanted
from tiptoe.wire.table import Join, NewTable

EN = words("en")
NOW = 1_800_000_000
SEED = 271828
OTHER = "0b" * KEY_BYTES
GOLDEN = (Path(__file__).parents[1] / "golden" / "space-2-51.tiptoe").read_text(encoding="utf-8")


class OtherSecretTokens(PredictableTokens):
    """Predictable ids and tokens, with another secret."""

    def secret(self) -> str:
        return "c3" * KEY_BYTES


@dataclass
class Begun:
    """A begun table, the entries of its log, and the same table before the deal if it had a lobby."""

    table: Table
    log: list[e.AnyEntry]
    lobby: Table | None = None


Maker = Callable[[PredictableTokens], Awaitable[Begun]]


def service_with_log(token_source: PredictableTokens) -> tuple[TableService, MemoryLog]:
    log = MemoryLog()
    return service_of(log, token_source=token_source, clock=lambda: NOW), log


async def _dealt(service: TableService, log: MemoryLog, id: str, seat: int = 0) -> Begun:
    session = await service.table(id)
    lobby = session.table if session.table.phase == LOBBY else None
    if lobby is not None:
        await service.command(session, Start(absent=lobby.people()), seat)
    return Begun(session.table, [e.decode_entry(one.body) for one in log.appends[id]], lobby)


def saved_game(seats: tuple[str, ...], choices_made: int = 12, seed: int = SEED) -> Recording:
    """Returns a saved game, whose file tells every card of it."""
    game, rng = start(new_header("classic", seats, str(seed))), seeded(5)
    for _ in range(choices_made):
        keys = [key(choice, game.state) for choice in choices(game.state)]
        game.choose(keys[rng.below(len(keys))])
    return game


async def deal(token_source: PredictableTokens) -> Begun:
    service, log = service_with_log(token_source)
    first = await service.open(NewTable("classic", ["", "", "random"], "Ana"))
    await service.join(await service.table(first.sat.table), Join("Bea"), None)
    return await _dealt(service, log, first.sat.table)


async def told_luck(token_source: PredictableTokens) -> Begun:
    service, log = service_with_log(token_source)
    first = await service.open(NewTable("classic", ["", ""], "Ana", told=True))
    session = await service.table(first.sat.table)
    await service.join(session, Join("Bea"), None)
    lobby = session.table
    await service.command(session, Start(absent=[0, 1], luck=told_to_the_end(service, session)), 0)
    return Begun(session.table, [e.decode_entry(one.body) for one in log.appends[first.sat.table]], lobby)


async def rematch(token_source: PredictableTokens) -> Begun:
    service, log = service_with_log(token_source)
    guest = await opened(service, "classic", ["", "random"])
    await guest.does("start")
    await play(guest, seeded(3))
    again = await service.rematch(guest.session, guest.tokens)
    return await _dealt(service, log, again.sat.table)


async def go_on(
    token_source: PredictableTokens, seats: tuple[str, ...] = ("Eve", "Bob", "greedy"), swapped: bool = False
) -> Begun:
    service, log = service_with_log(token_source)
    name = (await service.replay_of(WantedRecord(saved_game(seats).text()))).replay
    if swapped:
        _hide(service, name, 0 if seats.count("greedy") == len(seats) - 1 else NOBODY)
    taken = await service.go_on(name)
    return await _dealt(service, log, taken.sat.table)


async def what_if(token_source: PredictableTokens, swapped: bool = False) -> Begun:
    service, log = service_with_log(token_source)
    name = (await service.replay_of(WantedRecord(GOLDEN))).replay
    playback = (await service._cached_replay(name)).playback
    begins = playback.starts[4]
    if swapped:
        playback.starts[4] = replace(begins, state=determinize(View(begins.state, begins.seat), seeded(8)))
    taken = await service.what_if(name, WhatIfWanted(begins.at, begins.seat, "Ana"))
    return await _dealt(service, log, taken.sat.table)


async def lesson(token_source: PredictableTokens) -> Begun:
    service, _ = service_with_log(token_source)
    first = next(iter(lessons_by_id().values()))
    table = LessonTable(service.dependencies, first, first.parts[0].id, "", EN).session.table
    return Begun(table, [table.opened])


async def trial(token_source: PredictableTokens) -> Begun:
    service, _ = service_with_log(token_source)
    table = TrialTable(service.dependencies, "classic", "mister-whiskers", 3, EN).session.table
    return Begun(table, [table.opened])


PLAYED: dict[Beginning, Maker] = {
    Beginning.DEAL: deal,
    Beginning.REMATCH: rematch,
    Beginning.GO_ON: go_on,
    Beginning.WHAT_IF: what_if,
    Beginning.LESSON: lesson,
    Beginning.TRIAL: trial,
    Beginning.TOLD: told_luck,
}
FRESH = [Beginning.DEAL, Beginning.REMATCH, Beginning.GO_ON, Beginning.WHAT_IF]  # tables with other people
ONLY_SHOWN = {Beginning.EXAMPLE, Beginning.REPLAY, Beginning.TERMINAL}  # shown without players


def test_no_way_to_begin_is_left_out() -> None:
    assert set(PLAYED) | ONLY_SHOWN == set(Beginning)


def _hide(service: TableService, name: str, seat: int) -> None:
    """Deals everything anew that `seat` could not know of a shown record."""
    cached = service.replay_cache.kept[name]
    game = cached.playback.game_at(cached.playback.last)
    swapped = determinize(View(game.state, seat), seeded(8))
    swapped.record()
    cached.playback.game_at = lambda at: Recording(game.header, swapped, [*game.keys], {**game.turns})  # type: ignore[method-assign]


def told(begun: Begun, seat: int) -> list[bytes]:
    """Returns every message and record that a seat gets of a table."""
    found = []
    for table in filter(None, (begun.lobby, begun.table)):
        seen = Perspective(table, Listener(seat, EN))
        messages: list[object] = [table_info(table, ()), position(seen)]
        if table is begun.table:
            messages += [told_entry(seen, entry) for entry in begun.log]
        found += [*map(msgspec.json.encode, messages), record_text(table).encode()]
    return found


def with_other_luck(begun: Begun, seat: int) -> Begun:
    """Returns the same table for one seat, with everything else that its luck decides or is made of replaced."""
    return Begun(
        _other_table(begun.table, seat),
        [_other_entry(entry) for entry in begun.log],
        None if begun.lobby is None else _other_table(begun.lobby, seat),
    )


def _other_table(table: Table, seat: int) -> Table:
    opened = _other_entry(table.opened)
    assert isinstance(opened, e.Opened)
    twin = replace(table, opened=opened)
    if table.recording is not None:
        game = table.recording
        state = determinize(View(game.state, seat), keyed(bytes.fromhex(OTHER)))
        turns = {at: (turn, whose, "0" * 16) for at, (turn, whose, _) in game.turns.items()}
        twin.recording = Recording(replace(game.header, luck=OTHER), state, [*map(_other_line, game.keys)], turns)
    return twin


def _other_entry(entry: e.AnyEntry) -> e.AnyEntry:
    """Replaces the luck that an entry keeps; promises stay, since no other luck that keeps them could be found."""
    if isinstance(entry, e.Opened) and entry.goes_on is not None:
        brought = msgspec.structs.replace(
            entry.goes_on, position=b"other", secret=OTHER, past=e.Past(keys=["other"], turns=[])
        )
        return msgspec.structs.replace(entry, secret=OTHER, goes_on=brought)
    if isinstance(entry, e.Opened):
        return msgspec.structs.replace(entry, secret=OTHER)
    if isinstance(entry, e.Started):
        past = entry.past and e.Past([*map(_other_line, entry.past.keys)], [])
        return msgspec.structs.replace(entry, digest="0" * 16, past=past)
    if isinstance(entry, e.Chosen):
        return msgspec.structs.replace(entry, digest="0" * 16)
    return entry


def _other_line(line: str) -> str:
    return read_what_if(line)._replace(luck=OTHER).line() if is_what_if(line) else line


@pytest.mark.parametrize("beginning", PLAYED)
def test_nothing_told_of_a_running_game_depends_on_its_luck(beginning: Beginning) -> None:
    """RUL-33: two tables that differ only in hidden luck send identical bytes to every seat and to strangers."""
    begun = asyncio.run(_made(beginning))
    assert Beginning(begun.table.opened.beginning) is beginning and begun.table.phase == PLAYING
    for seat in range(NOBODY, len(begun.table.chairs)):
        assert told(with_other_luck(begun, seat), seat) == told(begun, seat)


async def _made(beginning: Beginning, token_source: PredictableTokens | None = None) -> Begun:
    return await PLAYED[beginning](token_source or PredictableTokens())


@pytest.mark.parametrize("beginning", FRESH)
def test_luck_is_made_of_a_secret_of_this_table(beginning: Beginning) -> None:
    """Another secret of the table deals and promises otherwise."""
    one, other = (
        asyncio.run(_made(beginning, token_source)).table for token_source in (PredictableTokens(), OtherSecretTokens())
    )
    assert one.state.rng.key != other.state.rng.key and encode(one.state) != encode(other.state)
    assert one.opened.commitment != other.opened.commitment
    assert luck_of(one.header(), one.game().keys).commitment() == one.opened.commitment


@pytest.mark.parametrize("seats", [("Eve", "Bob"), ("Eve", "Bob", "greedy"), ("Eve", "greedy")])
def test_luck_of_a_brought_game_is_not_the_luck_that_it_goes_on_with(seats: tuple[str, ...]) -> None:
    """The game goes on alike when everything hidden from its players in the brought record is dealt otherwise."""
    as_saved = asyncio.run(go_on(PredictableTokens(), seats)).table
    swapped = asyncio.run(go_on(PredictableTokens(), seats, swapped=True)).table
    assert encode(as_saved.state) == encode(swapped.state)
    saved = saved_game(seats).state
    assert as_saved.state.rng.key != saved.rng.key
    alone = seats.count("greedy") == len(seats) - 1
    assert as_saved.state.deck != saved.deck[: saved.deck_left]
    assert not alone or as_saved.state.seats[0].hand == saved.seats[0].hand  # the player's own hand is kept


def test_what_if_goes_on_from_what_the_seat_knew_alone() -> None:
    one, other = (asyncio.run(what_if(PredictableTokens(), swapped)).table for swapped in (False, True))
    assert encode(one.state) == encode(other.state)


def test_a_table_says_where_its_luck_comes_from() -> None:
    """Only a deal is called sealed; a brought game names its bringer, in the lobby as well."""
    sources: dict[Beginning, set[tuple[str, int]]] = {}
    for beginning in PLAYED:
        begun = asyncio.run(_made(beginning))
        for table in filter(None, (begun.lobby, begun.table)):
            sources.setdefault(beginning, set()).add((luck_source(table).source, luck_source(table).by))
    assert sources == {
        Beginning.DEAL: {("sealed", NOBODY)},
        Beginning.REMATCH: {("sealed", NOBODY)},
        Beginning.GO_ON: {("anew", 0)},
        Beginning.WHAT_IF: {("what-if", sources_seat(sources[Beginning.WHAT_IF]))},
        Beginning.LESSON: {("prepared", NOBODY)},
        Beginning.TRIAL: {("prepared", NOBODY)},
        Beginning.TOLD: {("told", NOBODY)},
    }


def sources_seat(found: set[tuple[str, int]]) -> int:
    ((_, seat),) = found
    assert seat != NOBODY
    return seat


def test_what_is_only_shown_is_never_called_sealed() -> None:
    async def shown() -> str:
        service, _ = service_with_log(PredictableTokens())
        return (await service.replay_of(WantedRecord(GOLDEN))).info.luck.source

    assert asyncio.run(shown()) == "replay"
    assert example_content(next(iter(examples())), "en").info.luck.source == "prepared"


def test_a_table_of_an_earlier_version_says_that_its_luck_was_brought() -> None:
    """A stored table that kept the luck of its record tells no promise, which could be searched for."""
    begun = asyncio.run(go_on(PredictableTokens()))
    opened = msgspec.structs.replace(begun.table.opened, goes_on=None, beginning="deal", secret=str(SEED))
    game = replace(begun.table.game(), keys=[line for line in begun.table.game().keys if not is_what_if(line)])
    old = replace(begun.table, opened=opened, recording=game)
    info = table_info(old, ())
    assert (info.luck.source, info.luck.by, info.commitment) == ("brought", 0, "")
    record = record_text(old)
    assert str(SEED) not in record and opened.commitment not in record


def test_a_brought_game_is_played_to_its_end_and_keeps_its_promise() -> None:
    """A brought game includes every seat's number, survives a restart and an undo by consent, and verifies."""

    async def game() -> None:
        service, log = service_with_log(PredictableTokens())
        name = (await service.replay_of(WantedRecord(saved_game(("Eve", "greedy")).text()))).replay
        taken = await service.go_on(name)
        begun = await _dealt(service, log, taken.sat.table)
        again = await guest_at(service_of(log), begun.table.id, taken.tokens)  # only the log is left
        await play(again, seeded(2), 5)
        lines = len(again.session.table.game().keys)
        assert (await again.does("ask-undo", choices=12))["word"] == "no-such-point"
        assert (await again.does("ask-undo", choices=lines - 1))["type"] == "done"
        assert sum(map(is_redeal, again.session.table.game().keys)) == 1
        await play(again, seeded(4))
        checked = await again.service.replays.check(again.session.table)
        assert checked.ok and checked.commitment == begun.table.opened.commitment
        record = read_record(record_text(again.session.table))
        assert record.header.luck == str(SEED) and record.commitment() == checked.commitment

    asyncio.run(game())


def test_a_refused_beginning_leaves_no_table() -> None:
    """Odd names, finished games and games of bots alone are refused before the first entry."""

    async def refused() -> None:
        service, log = service_with_log(PredictableTokens())
        for seats in (("greedy", "greedy"),):
            name = (await service.replay_of(WantedRecord(saved_game(seats).text()))).replay
            with pytest.raises(Exception, match="no-open-seat"):
                await service.go_on(name)
        assert log.appends == {}
        odd = saved_game(("E\u202eve" + "x" * 200, "\u202e", "greedy"))
        name = (await service.replay_of(WantedRecord(odd.text()))).replay
        taken = await service.go_on(name)
        assert list(log.appends) == [taken.sat.table]

    asyncio.run(refused())
