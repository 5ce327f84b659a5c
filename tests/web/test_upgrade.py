"""A stored game goes on from its position under changed rules, also from the middle of a turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tiptoe.build import is_compiled
from tiptoe.catalog import GAMES, load_pack
from tiptoe.core.codec import digest
from web.people import Party, run, started
from web.servers import serving

pytestmark = pytest.mark.skipif(is_compiled(), reason="cards of the compiled build cannot be altered")


def make_dearer(pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Raises the cost of every card by one."""
    for card in load_pack(pack).cards:
        monkeypatch.setattr(card, "price", card.price_at(card.cost + 1))
        monkeypatch.setattr(card, "cost", card.cost + 1)


@pytest.fixture
def change_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[object]:
    """Changes the rules of a game: a hand of six cards, and every card costs one more."""

    def mend(game: str) -> None:
        entry = GAMES[game]
        monkeypatch.setitem(
            GAMES, game, replace(entry, make=lambda pack, face: entry.make(pack, face).with_params(hand=6))
        )
        make_dearer(entry.pack, monkeypatch)

    return mend  # type: ignore[return-value]


@pytest.mark.parametrize(("spec", "choices"), [("classic", 43), ("catacombs", 61)])
def test_a_stored_game_goes_on_by_mended_rules(any_url: str, change_rules: object, spec: str, choices: int) -> None:
    async def before(address: str) -> Party:
        there = await started(address, spec, ["", "", ""], seed=choices)
        await there.play(choices)
        while (asked := there.asked()) is not None and not any(
            key.startswith("play:") for key in asked.question["choices"]
        ):
            await there.play(1)
        assert asked is not None
        await there.listen(await asked.choose(next(k for k in asked.question["choices"] if k.startswith("play:"))))
        return there

    async def after(there: Party, address: str) -> None:
        for person in there.people:
            seen, position = person.seen, person.position
            person.moves_to(address)
            hello = await person.connect(seen=seen)
            assert hello["missed"] == []
            assert position is not None
            assert hello["position"]["view"]["seats"] == position["view"]["seats"]
            assert hello["position"]["question"]["decision"] == position["question"]["decision"]
        ana = there.people[0]
        assert await ana.is_refused("ask-undo", choices=10**6) == "no-such-point"
        await there.play(8)
        hands = [seat["hand_size"] for seat in (ana.position or {})["view"]["seats"]]
        assert max(hands) <= 6
        seq = await ana.does("ask-undo", choices=choices - 5)
        await there.listen(seq)
        await there.people[1].does("answer", asked=seq, yes=True)
        assert await there.people[2].is_refused("answer", asked=seq, yes=True) == "rules-changed"
        await there.play()
        assert ana.over
        assert ana.position is not None
        assert len(ana.position["view"]["scores"]) == 3

    with serving(any_url) as server:
        there = run(before(server.address))
        stored = server.digest(there.people[0].table)
    change_rules(spec)  # type: ignore[operator]
    with serving(any_url) as server:
        assert digest(server.session(there.people[0].table).table.state) == stored
        run(after(there, server.address))


def test_what_mended_rules_would_do_otherwise_cannot_be_undone(any_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn that replays otherwise under changed rules keeps its position and loses its undo."""

    async def before(address: str) -> Party:
        there = await started(address, "classic", ["", ""], seed=1)
        for _ in range(200):
            asked = there.asked()
            assert asked is not None
            buys = [key for key in asked.question["choices"] if key.startswith("acquire:")]
            plays = [key for key in asked.question["choices"] if key.startswith("play:")]
            await there.listen(await asked.choose((plays or buys or asked.question["choices"])[0]))
            if buys and not plays and asked.question["undo_to"]:
                return there
        raise AssertionError("nobody bought anything that can be taken back")

    async def after(there: Party, address: str) -> None:
        for person in there.people:
            person.moves_to(address)
            await person.connect()
            assert not person.question["undo_to"]
        await there.play(20)

    with serving(any_url) as server:
        there = run(before(server.address))
        stored = server.digest(there.people[0].table)
    make_dearer("classic", monkeypatch)
    with serving(any_url) as server:
        assert server.digest(there.people[0].table) == stored
        run(after(there, server.address))
