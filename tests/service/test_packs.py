"""Packs that people bring: a list of mistakes, or a pack that can be played."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from service.memory import Guest, MemoryLog, guest_at, opened, service_of
from service.test_table_service import play
from tiptoe.catalog import UnknownPack, open_game
from tiptoe.core.rng import seeded
from tiptoe.packs.cache import PACK_CACHE
from tiptoe.packs.document import document_of
from tiptoe.packs.files import read_folder
from tiptoe.packs.template import write_template
from tiptoe.records.record import RecordError, read_record, replay
from tiptoe.service.packs.reading import ReadPack, read_pack
from tiptoe.table.record import record_text
from tiptoe.wire.packs import Mistake, WantedPack


@pytest.fixture
def template(tmp_path: Path) -> str:
    write_template(tmp_path / "mine")
    return document_of(read_folder(tmp_path / "mine")).text


def mistakes(text: str) -> list[Mistake]:
    found = read_pack(text.encode(), "mine.json")
    assert isinstance(found, list)
    return found


def test_a_pack_is_laid_over_its_game(template: str) -> None:
    found = read_pack(template.encode())
    assert isinstance(found, ReadPack)
    assert found.game == "classic" and found.pack.card("lamplighter").cost == 3


def test_a_mistake_says_where_it_is(template: str) -> None:
    (found,) = mistakes(template.replace('"skill":2', '"skil":2'))
    assert (found.id, found.path) == ("lamplighter", "play[0]")
    assert "skil" in found.problem and "skill" in found.problem


@pytest.mark.parametrize(
    "there, wrong, problem",
    [
        ('"game":"classic"', '"game":"clasic"', "Did you mean “classic”?"),
        ('"id":"mine"', '"id":"classic"', "is the id of one of the game’s own packs"),
    ],
)
def test_a_pack_says_whose_it_is(template: str, there: str, wrong: str, problem: str) -> None:
    assert problem in mistakes(template.replace(there, wrong))[0].problem


def test_a_mistake_is_told_in_the_language_of_whoever_brought_it(template: str) -> None:
    text = template.replace('"skill":2', '"skil":2')
    (found,) = asyncio.run(service_of(MemoryLog()).packs.bring(WantedPack({"mine.json": text}), "fr")).mistakes
    assert "skil" in found.problem and "did you mean" not in found.problem


def test_a_mistake_that_quotes_a_page_is_told_all_the_same(template: str) -> None:
    """Found by fuzzing: a name that was a long list could not be quoted, and the answer was 500."""
    long = "[" + ",".join(['"abcdefgh"'] * 300) + "]"
    text = template.replace('"kind":"companion"', f'"kind":{long}')
    assert all(len(each.problem) <= 300 for each in mistakes(text))


def test_a_page_of_nonsense_is_cut() -> None:
    """The list of mistakes has a limit, and so has each of them."""
    cards = ",".join(f'{{"id":"c{n}","kind":"{"k" * 50}","foo":{n % 9}}}' for n in range(290))
    found = mistakes(f'{{"tiptoe-pack":1,"pack":{{"id":"a","game":"classic"}},"card":[{cards}]}}')
    assert len(found) == 100 and all(len(each.problem) <= 300 for each in found)


@pytest.mark.parametrize("pieces, faces", [(3, 40), (12, 1)])
def test_modules_that_make_ships_without_end_are_refused_at_once(pieces: int, faces: int) -> None:
    """Faces multiply and orders are factorial: a small file could keep a server busy for ever."""
    modules = ",".join(
        f'{{"id":"m{p}-{f}","piece":"p{p}","rooms":[{{"id":"r{p}-{f}"}}],"tunnels":[],"doors":[]}}'
        for p in range(pieces)
        for f in range(faces)
    )
    (found,) = mistakes(f'{{"tiptoe-pack":1,"pack":{{"id":"a","game":"space"}},"module":[{modules}]}}')
    assert "These modules can form more than" in found.problem


def forget_packs() -> None:
    """Forgets every pack, as on another machine."""
    PACK_CACHE.kept.clear()


def test_a_game_with_a_pack_goes_on_after_a_restart_and_its_record_brings_the_pack(template: str) -> None:
    """Issue 15: a pack is stored with its table and in its record, which is enough on another machine; bots play it
    too.
    """
    log = MemoryLog()

    async def before() -> Guest:
        service = service_of(log)
        brought = await service.packs.bring(WantedPack({"mine.tiptoe-pack.json": template}), "fr")
        assert brought.pack is not None and not brought.mistakes
        assert [card.name for card in brought.pack.cards] == ["Allumeur de lanternes"]
        guest = await opened(service, f"classic+pack:{brought.pack.info.digest}", ["", "greedy", "random"])
        await guest.does("start")
        await play(guest, seeded(3), 20)
        return guest

    async def after(old: Guest) -> str:
        guest = await guest_at(service_of(log), old.session.table.id, old.tokens)
        await play(guest, seeded(4))
        return record_text(guest.session.table)

    first = asyncio.run(before())
    forget_packs()
    text = asyncio.run(after(first))
    forget_packs()
    recorded = replay(read_record(text))
    assert recorded.state.over and recorded.state.rules.pack.card("lamplighter").points == 1


def test_a_spec_that_names_an_unknown_pack_says_so() -> None:
    forget_packs()
    with pytest.raises(UnknownPack, match="bring it along again"):
        open_game("classic+pack:" + "0" * 32)


def test_a_folder_is_brought_as_its_files_and_mistakes_name_them(tmp_path: Path) -> None:
    write_template(tmp_path / "mine")
    files = {file.name: file.read_text(encoding="utf-8") for file in (tmp_path / "mine").iterdir()}
    service = service_of(MemoryLog())
    brought = asyncio.run(service.packs.bring(WantedPack(files), "en"))
    assert brought.pack is not None and brought.pack.info.title == "Mine"
    wrong = {**files, "cards.toml": files["cards.toml"].replace("cost = 3", "price = 3")}
    (mistake,) = asyncio.run(service.packs.bring(WantedPack(wrong), "en")).mistakes
    assert (mistake.file, mistake.id, mistake.path) == ("cards.toml", "lamplighter", "price")


def test_a_name_that_is_missing_in_a_language_is_shown_as_it_is_and_said_to_be(template: str) -> None:
    text = template.replace('"en":"Lamplighter","fr":"Allumeur de lanternes",', "")
    brought = asyncio.run(service_of(MemoryLog()).packs.bring(WantedPack({"mine.json": text}), "en"))
    assert brought.pack is not None
    assert [(card.name, card.name_in) for card in brought.pack.cards] == [("Acendedor de Lampiões", "pt")]


@pytest.mark.parametrize("change", [('"skill":2', '"skill":3'), ('{"tiptoe-pack":1', '{ "tiptoe-pack":1')])
def test_a_record_whose_pack_was_altered_does_not_open(template: str, change: tuple[str, str]) -> None:
    async def game() -> str:
        service = service_of(MemoryLog())
        brought = await service.packs.bring(WantedPack({"mine.json": template}), "en")
        assert brought.pack is not None
        guest = await opened(service, f"classic+pack:{brought.pack.info.digest}", ["", "random"])
        await guest.does("start")
        return guest.session.table.game().text()

    text = asyncio.run(game())
    forget_packs()
    with pytest.raises(RecordError):
        replay(read_record(text.replace(*change)))


def test_two_packs_are_told_apart_and_one_stands_once(template: str) -> None:
    other = template.replace('"id":"mine"', '"id":"yours"').replace("lamplighter", "wick-trimmer")
    first, second = (read_pack(text.encode()) for text in (template, other))
    assert isinstance(first, ReadPack) and isinstance(second, ReadPack)
    PACK_CACHE.put([first.document, second.document])
    spec = f"classic+pack:{first.document.digest}+pack:{second.document.digest}+open-bag"
    assert open_game(spec).pack.added["card/wick-trimmer"] == "yours"
