"""Several choices in one message: they are made in their order, until one is not offered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from service.memory import Guest, MemoryLog, Message, guest_at, opened, service_of

Story = Callable[[Guest], Awaitable[None]]


def played(story: Story) -> None:
    """Deals a game against a bot, and runs a story once its person is asked."""

    async def game() -> None:
        service = service_of(MemoryLog())
        ana = await opened(service, "classic", ["", "random"])
        await ana.does("start")
        while ana.last["position"]["question"]["seat"] != 0 or not ana.last["position"]["question"]["offers"]:
            await ana.listen()
        await story(ana)

    asyncio.run(game())


def hand_of(guest: Guest) -> list[str]:
    hand: list[str] = guest.last["position"]["view"]["seats"][0]["hand"]
    return [f"play:{card}" for card in hand]


async def choose(guest: Guest, keys: list[str]) -> Message:
    decision = guest.last["position"]["question"]["decision"]
    return await guest.does("choose", decision=decision, key=keys[0], then=keys[1:])


def chosen(guest: Guest) -> list[str]:
    return [message["entry"]["key"] for message in guest.heard if message.get("entry", {}).get("type") == "chosen"]


def test_a_whole_hand_is_played_by_one_message() -> None:
    async def story(ana: Guest) -> None:
        hand = hand_of(ana)
        answer = await choose(ana, hand)
        assert (answer["type"], answer["made"]) == ("done", 5)
        assert answer["seq"] == ana.session.table.seq
        assert chosen(ana)[-5:] == hand

    played(story)


def test_what_is_not_offered_ends_it_and_nothing_after_it_is_chosen() -> None:
    async def story(ana: Guest) -> None:
        hand = hand_of(ana)
        answer = await choose(ana, [hand[0], "acquire:the-moon", hand[1]])
        assert (answer["type"], answer["made"]) == ("done", 1)
        assert chosen(ana)[-1] == hand[0]

    played(story)


def test_the_turn_of_another_seat_ends_it() -> None:
    async def story(ana: Guest) -> None:
        hand = hand_of(ana)
        answer = await choose(ana, [*hand, "end-turn", "end-turn"])
        assert (answer["type"], answer["made"]) == ("done", 6)
        own = [made.seq for made in ana.session.table.made if made.seat == 0]
        assert own[-1] == answer["seq"]

    played(story)


def test_a_repeated_message_chooses_nothing_twice() -> None:
    """The connection was lost before the answer came: the same message comes again, from another connection."""

    async def story(ana: Guest) -> None:
        hand, decision = hand_of(ana), ana.last["position"]["question"]["decision"]
        first = await choose(ana, hand)
        again = await guest_at(ana.service, ana.session.table.id, ana.tokens)
        answer = await again.does("choose", decision=decision, key=hand[0], then=hand[1:])
        assert (answer["type"], answer["made"], answer["seq"]) == ("done", 1, first["seq"] - 4)
        assert ana.session.table.seq == first["seq"]

    played(story)
