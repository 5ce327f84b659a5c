"""Fuzzing of uploaded packs: documents with mistakes in their text and in their meaning, through the table service.

Most mistakes in a text only make it unreadable; values in the place of others get further.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from copy import deepcopy
from functools import cache
from typing import Any, Final

import msgspec

from tiptoe.catalog import GAMES, content_folder, load_pack
from tiptoe.packs.document import document_of
from tiptoe.packs.files import CONTENT, PackRow, Source, read_folder
from tiptoe.service.dependencies import MemoryPackStore
from tiptoe.service.packs.uploads import PackUploads
from tiptoe.service.workshop.check import written_pack
from tiptoe.wire.packs import Brought, WantedPack
from tiptoe.wire.workshop import PackText, WrittenPack

from .mutations import ODD, mutated

MOST_SECONDS: Final = 2.0  # of a server's time
SAMPLED: Final = 6  # entries of each kind
MOST_TWISTS: Final = 4
ONLY_SCENARIO: Final = 0.25  # of documents: with mistakes in the scenario alone, a document is played to its end
JUNK: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0,
    1,
    999,
    1000,
    1.5,
    "",
    "any",
    [],
    {},
    [[]],
    {"skill": 2},
    [{"draw": 1}],
    "<b>x</b>",
)


@cache
def samples() -> list[dict[str, Any]]:
    """Returns packs to be mutated: some entries of each game's own, as a person would copy them."""
    return [_sample(game) for game in ("classic", "catacombs", "space")]


def _sample(game: str) -> dict[str, Any]:
    own = read_folder(content_folder(game))
    rows = {kind: [PackRow("pack", row.content) for row in own.rows[kind][:SAMPLED]] for kind in CONTENT}
    about = {"id": "fuzz", "game": game, "title": {"en": "Fuzz", "fr": "Flou"}, "without": ["tattle"]}
    names = {"card": {"fuzz": {"en": "Fuzz"}}, "token": {"fuzz": {"fr": "Flou"}}}
    scenarios = [PackRow("pack", _scenario(game))]
    return dict(document_of(Source("fuzz", about, names, {}, rows, scenarios)).content)


def _scenario(game: str) -> dict[str, Any]:
    """Returns a scenario that plays two cards of the starting deck and expects what must happen."""
    pack = load_pack(GAMES[game].pack)
    first, second = [pack.cards[card].id for card in dict.fromkeys(pack.starter)][:2]
    steps = [
        {"do": [f"play:{first}"], "expect": {"seat0": {"skill": ">= 0"}, "events": {"CardPlayed": 1}}},
        {"do": [f"play:{second}", "end-turn"], "expect": {"seat0": {"skill": 0}}},
    ]
    return {"title": "It runs", "seed": 7, "given": {"seat0": {"hand": [first, second], "skill": 2}}, "step": steps}


def fuzzed_document(dice: random.Random) -> str:
    """Returns a document with values in each other's places, and one time in four with mistakes in its text."""
    content = deepcopy(dice.choice(samples()))
    within = content["scenario"] if dice.random() < ONLY_SCENARIO else content
    for _ in range(dice.randint(1, MOST_TWISTS)):
        if within:
            _twist(within, dice)
    text = json.dumps(content)
    return mutated(text, dice) if dice.random() < 0.25 else text


def _twist(content: Any, dice: random.Random) -> None:
    """Replaces, removes or doubles one value in the content."""
    places = _places(content)
    where, key = dice.choice(places)
    kind = dice.randrange(5)
    if kind == 0:
        where[key] = dice.choice(JUNK)
    elif kind == 1:
        other, its = dice.choice(places)
        where[key] = deepcopy(other[its])
    elif kind == 2 and isinstance(where, dict):
        where[dice.choice((dice.choice(ODD)[:30], *(name for one, name in places if isinstance(one, dict))))] = where[
            key
        ]
    elif kind == 3 and isinstance(where, list):
        where.append(deepcopy(where[key]))
    else:
        del where[key]


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Returns all values inside, each as its container and its key."""
    found: list[tuple[Any, Any]] = []
    inside = list(value.items()) if isinstance(value, dict) else list(enumerate(value))
    for key, item in inside:
        found.append((value, key))
        if isinstance(item, dict | list):
            found += _places(item)
    return found


def brought(text: str) -> tuple[Brought, float]:
    """Returns the answer to an uploaded pack, and the processor seconds that it took."""
    packs = PackUploads(MemoryPackStore())
    began = time.process_time()
    answer = asyncio.run(packs.bring(WantedPack({"pack.json": text}), "fr"))
    return answer, time.process_time() - began


def map_looked_at(dice: random.Random) -> dict[str, Any]:
    """Returns which map of a pack the workshop is asked to draw, also one that does not exist."""
    kind, theme = dice.choice(("tile", "board", "module", "card", "")), dice.choice(("torch", "parchment"))
    return {"kind": kind, "number": dice.choice((0, 0, 1, SAMPLED - 1, 999)), "theme": theme}


def being_written(text: str, dice: random.Random) -> tuple[WrittenPack, float]:
    """Returns the workshop's answer to a pack, with scenarios run and a map drawn, and its processor seconds."""
    asked = PackText(text, **map_looked_at(dice))
    began = time.process_time()
    return written_pack(asked, "fr"), time.process_time() - began


def shows_markup(answer: Brought) -> bool:
    """Whether an answer holds what a page could take for markup; mistakes may quote it."""
    return answer.pack is not None and any(mark in msgspec.json.encode(answer.pack).decode() for mark in "<>")
