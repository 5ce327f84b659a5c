"""Stored games outlive other versions of their cards: a table keeps the meaning of its numbers."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from plain import view_data
from table.players import Party
from table.versions import Upgrade, reading, shuffled, with_more, without
from tiptoe import catalog
from tiptoe.catalog import GAMES, load_pack, open_game
from tiptoe.core.codec import digest, encode
from tiptoe.core.components import FIRST_FREE_TAG, USABLE
from tiptoe.core.definitions import Step
from tiptoe.core.notation import key
from tiptoe.core.pack import MissingContent
from tiptoe.core.ruleset import END_OF_TURN
from tiptoe.core.state import Seat, State
from tiptoe.packs import loader
from tiptoe.packs.files import Source
from tiptoe.packs.numbering import packed, unpacked
from tiptoe.rules.attack import AttackIfCalled
from tiptoe.rules.refill import RefillRow
from tiptoe.rules.turn import MainTurn, RunningPlan
from tiptoe.service.messages import Listener, Perspective, told_entry
from tiptoe.table import commands as c
from tiptoe.table import entries as e
from tiptoe.table.errors import Refused
from tiptoe.table.phases import PLAYING
from tiptoe.table.table import Table
from tiptoe.table.upgrade import asked_seat
from tiptoe.text.language import words

SPECS = ("classic", "classic:dusk", "catacombs", "catacombs:b+promo", "catacombs+party+subterra:hard", "space")


def seen(table: Table) -> list[object]:
    """Returns the views of all seats and spectators, by names, with the choices."""
    views = [view_data(table.view(seat)) for seat in range(-1, len(table.chairs))]
    for view in views:
        view["reserve"] = {id: left for id, left in view["reserve"].items() if left}
    return [*views, sorted(key(choice, table.state) for choice in table.offered())]


def told_entries(table: Table, log: list[e.AnyEntry]) -> list[object]:
    """Returns the entries of a log as the first seat is told them."""
    return [told_entry(Perspective(table, Listener(0, words("en"))), entry) for entry in log]


def reordered_with_more(source: Source) -> None:
    with_more(source)
    shuffled(source)


@pytest.mark.slow
@pytest.mark.parametrize("spec", SPECS)
def test_a_game_goes_on_when_nothing_stands_where_it_stood(upgrade: Upgrade, spec: str) -> None:
    """Every card, token, tile, room and tunnel has another place in the pack, among new ones."""
    there = Party(spec, 2 if "party" not in spec else 5).started().play(seed=4, most=83)
    before, told = seen(there.table), told_entries(there.table, there.log)
    upgrade(spec.partition(":")[0].partition("+")[0], reordered_with_more)
    resumed = there.resumed()
    assert [card.id for card in open_game(spec).pack.cards] != [card.id for card in resumed.state.cards]
    assert seen(resumed) == before
    assert told_entries(resumed, there.log) == told


@pytest.mark.slow
@pytest.mark.parametrize("spec", SPECS)
def test_it_goes_on_as_it_would_have(upgrade: Upgrade, spec: str) -> None:
    """The game ends alike, choice by choice: newer cards are not in its deck."""
    there = Party(spec, 2 if "party" not in spec else 5).started().play(seed=5, most=61)
    twin = Party.__new__(Party)
    twin.log, twin.positions = there.log[:], there.positions[:]
    there.play(seed=6)
    upgrade(spec.partition(":")[0].partition("+")[0], reordered_with_more)
    twin.table = twin.resumed()
    for entry in there.log[len(twin.log) :]:
        assert isinstance(entry, e.Chosen)
        twin.choose(entry.key)
    assert twin.table.phase == there.table.phase != PLAYING
    assert seen(twin.table)[:-1] == seen(there.table)[:-1]


def test_only_what_stands_elsewhere_can_be_taken_back_by_consent(upgrade: Upgrade) -> None:
    """An undo by consent replays the game; the same cards in another order replay alike."""
    there = Party().started().play(seed=4, most=83)
    position, past = digest(there.table.state), len(there.table.past)
    upgrade("classic", shuffled)
    there.table = there.resumed()
    assert (digest(there.table.state), len(there.table.past)) == (position, past)
    assert past
    there.does(0, c.AskUndo(12))
    there.does(1, c.Answer(there.table.seq, True))
    assert len(there.table.game().keys) == 13
    upgrade("classic", reordered_with_more)
    there.table = there.resumed()
    there.does(0, c.AskUndo(5))
    with pytest.raises(Refused, match="rules-changed"):
        there.does(1, c.Answer(there.table.seq, True))


@pytest.mark.parametrize(
    ("spec", "kind", "id", "sentence"),
    [
        ("classic", "card", "swagger", "card 'swagger'"),
        ("classic", "token", "crown-8", "token 'crown-8'"),
        ("catacombs", "tile", "d02", "tile 'd02'"),
    ],
)
def test_what_is_gone_is_named(upgrade: Upgrade, spec: str, kind: str, id: str, sentence: str) -> None:
    there = Party(spec).started().play(seed=1, most=30)
    upgrade(spec, without(kind, id))
    with pytest.raises(MissingContent, match=f"^{sentence}$"):
        there.resumed()


def test_a_table_that_was_not_dealt_yet_is_dealt_with_what_there_is(upgrade: Upgrade) -> None:
    """The record names the cards that it was dealt with."""
    there = Party()
    upgrade("classic", without("card", "swagger"))
    there.table = there.resumed()
    there.started().play(seed=1)
    pack = load_pack("classic")
    assert f"pack: classic {pack.hash}" in there.resumed().game().text()
    assert there.table.opened.pack != f"classic {pack.hash}"


def in_the_middle_of(card: str) -> Party:
    """A table where this card has just been played and its text may still pay."""
    there = Party().started()
    state = there.table.state
    state.seat(state.active).hand.append(state.rules.pack.card(card).number)
    return there.choose(f"play:{card}")


def test_a_text_that_reads_otherwise_is_missed_only_in_the_middle_of_it(upgrade: Upgrade) -> None:
    there = in_the_middle_of("swagger")
    other = Party().started().play(seed=1, most=30)
    assert not other.table.state.deferred
    before = seen(other.table)
    upgrade("classic", reading("swagger", play=[{"skill": 3}]))
    with pytest.raises(MissingContent, match=r"^effect 'swagger\.play\[\d\]:per'$"):
        there.resumed()
    assert seen(other.resumed()) == before
    upgrade("classic", reading("burgle", play=[{"gold": 1}, {"skill": 1}, {"clank": 1}]))
    assert there.resumed().state.deferred[0].effect.word == "per"


def test_tags_are_found_where_they_are_now(upgrade: Upgrade, monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine may get a new type of token, and the packs' types move up."""
    there = Party().started()
    state, names = there.table.state, {"artifact", "artifact-10", "crown"}
    held = USABLE | sum(state.rules.pack.tags[name] for name in names)
    state.seat(state.active).tags_held = held
    there.choose()
    monkeypatch.setattr(loader, "FIRST_FREE_TAG", FIRST_FREE_TAG * 4)
    upgrade("classic", shuffled)
    state = there.resumed().state
    found = state.seats[state.active].tags_held
    assert {name for name, tag in state.rules.pack.tags.items() if tag & found} == names
    assert found & USABLE
    assert found > held


class Pause(Step):
    """A step that does nothing."""

    rule = "CORE-13.7"
    word = "Pause"

    def run(self, state: State, seat: Seat) -> None:
        pass


def test_the_end_of_a_turn_goes_on_at_its_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """The stored step is found by its word, also behind a new one."""
    there = Party().started()
    state = there.table.state
    last = len(state.rules.end_of_turn) - 2
    state.stack = [RunningPlan(state.active, END_OF_TURN, last), MainTurn(state.active, again=True)]
    there.choose()
    entry = GAMES["classic"]
    later = replace(entry, make=lambda pack, face: entry.make(pack, face).before(RefillRow, Pause()))
    monkeypatch.setitem(GAMES, "classic", later)
    plan = there.resumed().state.stack[0]
    assert isinstance(plan, RunningPlan)
    assert plan.at == last + 1
    assert isinstance(there.resumed().state.rules.plans[plan.plan][plan.at], AttackIfCalled)
    without_it = replace(entry, make=lambda pack, face: entry.make(pack, face).swap(AttackIfCalled, Pause()))
    monkeypatch.setitem(GAMES, "classic", without_it)
    with pytest.raises(MissingContent, match=r"^step 'AttackIfCalled'$"):
        there.resumed()


@pytest.mark.parametrize("spec", ["classic", "catacombs"])
def test_tables_that_do_not_say_are_numbered_as_the_first_were(upgrade: Upgrade, spec: str) -> None:
    there = Party(spec).started().play(seed=8, most=55)
    before = seen(there.table)
    there.log = [without_numbering(entry) for entry in there.log]
    assert seen(there.resumed()) == before
    upgrade(spec, reordered_with_more)
    assert seen(there.resumed()) == before


def without_numbering(entry: e.AnyEntry) -> e.AnyEntry:
    """Returns an entry as it was before tables kept their numbering."""
    return msgspec.structs.replace(entry, numbering=b"", pack="") if isinstance(entry, e.Started) else entry


@pytest.mark.parametrize("spec", ["classic", "catacombs"])
def test_nothing_of_the_first_numbering_is_gone(spec: str) -> None:
    """A removed or renamed card closes the tables dealt with it, and fails here."""
    first = catalog.first_numbering(spec)
    pack = catalog._numbered(spec, (), (), first)
    for what, names in unpacked(first).items():
        assert pack.numbering[what][: len(names)] == names


def test_a_numbering_costs_a_table_little() -> None:
    for spec in ("classic", "catacombs"):
        rules = open_game(spec)
        assert len(catalog.numbering_of(rules)) < 7_500
        assert packed(unpacked(catalog.numbering_of(rules))) == catalog.numbering_of(rules)
        assert open_game(spec, numbering=catalog.numbering_of(rules)).pack is rules.pack


def test_who_is_asked_is_known_without_the_cards() -> None:
    for spec in ("classic", "catacombs+subterra:hard"):
        there = Party(spec).started()
        for _ in range(60):
            assert asked_seat(encode(there.table.state)) == there.table.asked
            there.play(seed=there.table.seq, most=1)
