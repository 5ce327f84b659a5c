"""A table of people who play with the real box: they tell what luck brought, and the rest is as at any table."""

from __future__ import annotations

import asyncio
from collections import Counter

import msgspec
import pytest

from service.memory import MemoryLog, guest_at, service_of
from service.scribe import told_to_the_end
from tiptoe.core.codec import digest
from tiptoe.core.kernel import choices
from tiptoe.core.notation import key
from tiptoe.core.rng import Rng, seeded
from tiptoe.records.record import read_record, replay
from tiptoe.rules.deck import owned_cards
from tiptoe.service.session import TableSession
from tiptoe.service.table_service import TableService
from tiptoe.table.commands import AnyCommand, AskUndo, Choose, Hold, Seal, SeatBot, Start, Undo
from tiptoe.table.errors import Refused
from tiptoe.table.phases import OVER, PLAYING
from tiptoe.table.record import record_text
from tiptoe.wire.table import AskedLuck, Join, NewTable, WantedLuck


async def dealt(service: TableService, spec: str, names: tuple[str, ...] = ("Ana", "Bea")) -> TableSession:
    """A dealt table of people at one device."""
    first = await service.open(NewTable(spec, [""] * len(names), names[0], told=True))
    session = await service.table(first.sat.table)
    for name in names[1:]:
        await service.join(session, Join(name), None)
    await service.command(session, Start(session.table.people(), told_to_the_end(service, session)), 0)
    return session


async def play(service: TableService, session: TableSession, rng: Rng, most: int = 10_000) -> None:
    """Makes random choices and tells random luck, to the end or `most` times."""
    for _ in range(most):
        table = session.table
        if table.phase == OVER:
            return
        offered = choices(table.state)
        chosen = key(offered[rng.below(len(offered))], table.state)
        luck = told_to_the_end(service, session, chosen, rng.below(1000))
        await service.command(session, Choose(table.decision, chosen, luck=luck), table.asked)


@pytest.mark.parametrize(("spec", "most"), [("classic", 10_000), ("catacombs+subterra:normal", 150), ("space", 150)])
def test_a_told_game_verifies_and_says_that_nothing_proves_its_luck(spec: str, most: int) -> None:
    async def game() -> None:
        service = service_of(MemoryLog())
        session = await dealt(service, spec)
        await play(service, session, seeded(4), most)
        table = session.table
        assert (table.phase == OVER) is (most == 10_000)
        again = replay(read_record(table.game().text()))
        assert digest(again.state) == digest(table.state)
        if table.phase == OVER:
            checked = await service.replays.check(table)
            assert checked.ok and checked.told and checked.choices == len(table.game().keys)
            assert await service.replays.course(table)

    asyncio.run(game())


def test_luck_that_cannot_have_come_is_refused_and_changes_nothing() -> None:
    """A card that is not left, one too few and one too many."""

    async def game() -> None:
        service = service_of(MemoryLog())
        session = await dealt(service, "classic")
        await play(service, session, seeded(4), 5)
        while "end-turn" not in [key(choice, session.table.state) for choice in choices(session.table.state)]:
            await play(service, session, seeded(1), 1)
        before, table = session.table, session.table
        luck = told_to_the_end(service, session, "end-turn")
        for wrong, word in [
            ((*luck[:-1], "no-such-card"), "luck-not-left"),
            (("burgle",) * 8, "luck-not-left"),
            (luck[:-1], "luck-wanted"),
            ((*luck, "burgle"), "luck-not-left"),
        ]:
            with pytest.raises(Refused, match=word):
                await service.command(session, Choose(table.decision, "end-turn", luck=wrong), table.asked)
        assert session.table is before
        await service.command(session, Choose(table.decision, "end-turn", luck=luck), table.asked)
        assert session.table.seq == before.seq + 1

    asyncio.run(game())


def test_each_question_names_what_is_left_and_only_the_asked_seat_gets_it() -> None:
    """RUL-33: what a seat draws is asked of its own deck, so no other seat is told what is in it."""

    async def game() -> None:
        service = service_of(MemoryLog())
        session = await dealt(service, "classic")
        while (asked := await hand_asked(service, session)) is None:
            await play(service, session, seeded(session.table.seq), 1)
        table = session.table
        seat = table.state.seats[table.asked]
        assert asked.seat == seat.index
        owned = Counter(table.state.cards[card].id for card in owned_cards(seat))
        assert Counter({piece.id: piece.n for piece in asked.pieces}) <= owned
        with pytest.raises(Refused, match="not-your-decision"):
            service.asked_luck(session, WantedLuck((), "end-turn"), 1 - table.asked)

    asyncio.run(game())


async def hand_asked(service: TableService, session: TableSession) -> AskedLuck | None:
    """Question which cards the asked seat draws at the end of its turn, if it may end it and any are left to chance."""
    luck: tuple[str, ...] = ()
    while offers_end(session):
        asked = service.asked_luck(session, WantedLuck(luck, "end-turn"), session.table.asked)
        if asked.kind in ("", "hand"):
            return asked if asked.n else None
        luck += (asked.pieces[0].id,)  # a new card in the row, or a cube of its attack
    return None


def offers_end(session: TableSession) -> bool:
    return "end-turn" in [key(choice, session.table.state) for choice in choices(session.table.state)]


def test_a_slip_is_taken_back_over_what_was_revealed_and_over_the_turn() -> None:
    async def game() -> None:
        log = MemoryLog()
        service = service_of(log)
        session = await dealt(service, "classic")
        await play(service, session, seeded(4), 30)
        digests = [digest(moment.state) for moment in session.table.past]
        keys = [*session.table.game().keys]
        while session.table.game().keys:
            table = session.table
            assert table.own_past(table.asked), "everything that was told can be taken back"
            await service.command(session, Undo(table.decision), table.asked)
            assert digest(session.table.state) == digests.pop()
            assert session.table.game().keys == keys[: len(digests)]
        await play(service, session, seeded(6), 12)
        again = await guest_at(service_of(log), session.table.id, "")  # only the log is left
        assert digest(again.session.table.state) == digest(session.table.state)
        assert again.session.table.game().text() == session.table.game().text()
        assert again.session.table.phase == PLAYING

    asyncio.run(game())


def test_nothing_at_such_a_table_needs_luck_of_its_own() -> None:
    async def game() -> None:
        service = service_of(MemoryLog())
        session = await dealt(service, "classic")
        commands: tuple[AnyCommand, ...] = (SeatBot(1, "greedy"), Hold(0), Seal("a5" * 32), AskUndo(0))
        for command in commands:
            with pytest.raises(Refused, match="luck-told-here"):
                await service.command(session, command, session.table.asked)
        for wanted in [
            NewTable("classic", ["", "greedy"], "Ana", told=True),
            NewTable("classic", ["", ""], "Ana", turn_seconds=90, told=True),
            NewTable("classic", ["", ""], "Ana", listed=True, told=True),
        ]:
            with pytest.raises(Refused, match="luck-told-here"):
                await service.open(wanted)
        with pytest.raises(Refused, match="luck-not-tellable"):
            await service.open(NewTable("classic+draft:open", ["", ""], "Ana", told=True))

    asyncio.run(game())


def test_a_sealed_table_takes_no_told_luck() -> None:
    async def game() -> None:
        service = service_of(MemoryLog())
        first = await service.open(NewTable("classic", ["", "random"], "Ana"))
        session = await service.table(first.sat.table)
        with pytest.raises(Refused, match="luck-not-told-here"):
            service.asked_luck(session, WantedLuck(()), 0)
        with pytest.raises(Refused, match="luck-not-told-here"):
            await service.command(session, Start(luck=("0",)), 0)

    asyncio.run(game())


def test_the_record_of_a_running_game_tells_no_hand() -> None:
    async def game() -> None:
        service = service_of(MemoryLog())
        session = await dealt(service, "classic")
        await play(service, session, seeded(4), 25)
        assert " told " in session.table.game().text()
        assert "told" not in record_text(session.table)
        assert b'"luck":["' not in msgspec.json.encode(session.info())

    asyncio.run(game())
