"""Texts of facts: the names of a scenario's facts in the language of a player, and what a choice changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ..core.event import EVENTS as EVENT_KINDS
from ..core.event import Event
from ..core.notation import parse
from ..core.refusals import IllegalChoice
from ..core.state import State
from ..text.game import GameText
from ..text.language import TextError, Words
from ..view.view import View
from .fact_paths import look_up
from .runner import EVENTS, ScenarioFailed, Unmet
from .setup import seat_names

NUMBERS: Final = ("skill", "swords", "boots", "teleports", "gold", "lockpicks", "clank", "damage", "credit")
CARDS: Final = ("hand", "discard")
ROOM: Final = "room"
TOKENS: Final = "tokens"
OF_A_SEAT: Final = (*NUMBERS, ROOM, TOKENS, *CARDS)
ON_THE_TABLE: Final = ("row", "dungeon_discard", "marker")
ANYTHING: Final = "…"  # stands for any seat, card or number in the sentence of an event

FoundByPath = dict[str, object]


@dataclass(frozen=True)
class ChangedFact:
    """Changed fact: its path and value as an expectation writes them, and its text."""

    path: str
    value: object
    text: str


def facts_of(state: State) -> FoundByPath:
    """Facts of a position that an author can expect, by path."""
    paths = [*(f"{seat}.{name}" for seat in seat_names(len(state.seats)) for name in OF_A_SEAT), *ON_THE_TABLE]
    return {path: look_up(state, path) for path in paths}


class FactText:
    """Words for the facts of one position, as the first seat knows it."""

    def __init__(self, words: Words, state: State) -> None:
        self.state = state
        self.words = words.of(state.rules.pack)
        self.voice = GameText(self.words, View(state, 0))

    def changed(self, before: FoundByPath, events: Sequence[Event]) -> list[ChangedFact]:
        """Facts that differ from `before`, preceded by the kinds of events that occurred."""
        now = facts_of(self.state)
        figures = [
            ChangedFact(path, value, self.fact(path, value)) for path, value in now.items() if value != before[path]
        ]
        return [*self._told(events), *figures]

    def _told(self, events: Sequence[Event]) -> Iterator[ChangedFact]:
        """Each kind of event once, with its count and the texts of its events."""
        texts = self.voice.story(events)
        for name in dict.fromkeys(event.kind.name for event in events):
            same = [text for event, text in zip(events, texts) if event.kind.name == name]
            yield ChangedFact(
                f"{EVENTS}.{name}", len(same), " ".join(dict.fromkeys(text for text in same if text)) or name
            )

    def fact(self, path: str, value: object) -> str:
        return self.words.say("fact", what=self.what(path), value=self.value(path, value))

    def what(self, path: str) -> str:
        """Subject of an expectation in words: a fact, a fact of a seat, or an event."""
        name, _, field = path.partition(".")
        if name == EVENTS and field:
            return self._event(field)
        if name in seat_names(len(self.state.seats)):
            who = self.voice.seats[int(name.removeprefix("seat"))]
            return self.words.say("fact-of-seat", who=who, what=self._called(field))
        return self._called(path)

    def _called(self, name: str) -> str:
        """Word for a fact: its message, else that of the worked examples, else the name as written."""
        words = [f"{group}-{name.replace('_', '-')}" for group in ("fact", "example")]
        return next((self.words.say(word) for word in words if self.words.has(word)), name)

    def _event(self, name: str) -> str:
        """Sentence of an event kind with a placeholder for every argument."""
        if name not in EVENT_KINDS:
            return name
        filled = dict.fromkeys(("seat", "cost", "gain", "fate", *EVENT_KINDS[name].numbers), ANYTHING)
        try:
            return self.words.say(f"event-{name}", **filled)
        except TextError:
            return name

    def value(self, path: str, value: object) -> str:
        """Value in the game's words: cards, tokens and rooms by name, anything else as written."""
        if isinstance(value, list):
            shown = [self._named(path, each) for each in value if each != ""]
            return ", ".join(shown) or self.words.say("fact-nothing")
        return self._named(path, value)

    def _named(self, path: str, value: object) -> str:
        field = path.rpartition(".")[2]
        pack, text = self.state.rules.pack, str(value)
        if field == ROOM and text in self.state.board.rooms:
            return self.voice.room(self.state.board.room(text))
        known = text in (*(card.id for card in pack.cards), *(token.id for token in pack.tokens))
        return self.voice.cards.name(text) if known else text

    def failure(self, failed: ScenarioFailed) -> list[str]:
        """Reasons why a scenario failed, a sentence each."""
        if isinstance(failed.__cause__, IllegalChoice):
            return [self._impossible(failed.__cause__)]
        return [self._unmet(unmet) for unmet in failed.unmet] or [failed.problem]

    def _unmet(self, unmet: Unmet) -> str:
        expected, found = (self.value(unmet.path, each) for each in (unmet.expected, unmet.found))
        word = "fact-event-unmet" if unmet.path.startswith(f"{EVENTS}.") else "fact-unmet"
        return self.words.say(word, what=self.what(unmet.path), expected=expected, found=found)

    def _impossible(self, illegal: IllegalChoice) -> str:
        why = self.voice.refusal(illegal.reason, parse(illegal.key, self.state))
        return self.words.say("fact-impossible", choice=illegal.key, why=why)
