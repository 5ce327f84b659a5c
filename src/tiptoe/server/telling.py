"""What each seat is told, and in which words. Everything hidden stays here."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import msgspec

from ..core.notation import key, parse
from ..core.reason import REASONS, IllegalChoice
from ..table import entries as e
from ..table.refusal import Refused
from ..table.table import LOBBY, NOBODY, OVER, PLAYING, Table
from ..text.game import GameVoice
from ..text.words import Words
from ..view.data import event_data, view_data
from ..view.view import View, story
from .wire import Chair, Consent, Position, Question, Refusal, TableInfo

PRIVATE = ("secret", "token", "digest", "events", "engine")  # fields of entries that are never told as they are


@dataclass(frozen=True)
class Listener:
    """Somebody connected: their seat, or NOBODY, and their language, if they want sentences."""

    seat: int
    words: Words | None = None


def table_info(table: Table, here: Collection[int]) -> TableInfo:
    chairs = [
        Chair(chair.name, _kind(chair.is_open, chair.is_person), bool(chair.held), index in here)
        for index, chair in enumerate(table.chairs)
    ]
    return TableInfo(
        table=table.id,
        spec=table.opened.spec,
        phase=table.phase,
        abandoned=table.abandoned,
        chairs=chairs,
        seq=table.seq,
        commitment=table.opened.commitment,
        turn_seconds=table.opened.turn_seconds,
        asked=table.asked,
        rematch=table.rematch,
    )


def _kind(is_open: bool, is_person: bool) -> str:
    return "open" if is_open else "person" if is_person else "bot"


def position(table: Table, listener: Listener) -> Position | None:
    """The game as it is now; none before the deal."""
    if table.phase == LOBBY or table.recording is None:
        return None
    view = table.view(listener.seat)
    consent = table.consent
    asked = None
    if consent is not None:
        asked = Consent(consent.asked, consent.seat, consent.what, consent.choices, sorted(consent.waiting))
    return Position(_shown(table, view), _question(table, view, listener), asked)


def _shown(table: Table, view: View) -> dict[str, Any]:
    """The view; when the game is over, with every hand."""
    data: dict[str, Any] = dict(view_data(view))
    if table.phase == OVER:
        cards = table.state.cards
        data["hands"] = [[cards[card].id for card in seat.hand] for seat in table.state.seats]
    return data


def _question(table: Table, view: View, listener: Listener) -> Question:
    state = table.state
    playing = table.phase == PLAYING
    own = playing and view.asked == listener.seat
    offered = view.choices if own else []
    voice = _voice(table, view, listener.words)
    return Question(
        decision=table.decision,
        seat=view.asked if playing else NOBODY,
        prompt=view.prompt if playing else "",
        choices=[key(choice, state) for choice in offered],
        texts=[voice.choice(choice) for choice in offered] if voice is not None else [],
        text=voice.prompt() if voice is not None and own else "",
        undo=bool(table.past) and table.past[-1].seat == listener.seat,
    )


def _voice(table: Table, view: View, words: Words | None) -> GameVoice | None:
    return None if words is None else GameVoice(words, view, [chair.name for chair in table.chairs])


def entry_data(table: Table, entry: e.AnyEntry, listener: Listener) -> dict[str, Any]:
    """An entry as a seat may know it: no tokens, no key, no digest, and of events only what it could see."""
    plain: dict[str, Any] = msgspec.to_builtins(entry)
    data = {name: value for name, value in plain.items() if name not in PRIVATE}
    if isinstance(entry, e.Started | e.Chosen):
        events = story([e.event_of(fact) for fact in entry.events], listener.seat)
        pack = table.state.rules.pack
        data["events"] = [dict(event_data(event, pack)) for event in events]
        if listener.words is not None:
            voice = GameVoice(listener.words, table.view(listener.seat), [chair.name for chair in table.chairs])
            for event, told in zip(events, data["events"]):
                told["text"] = voice.event(event)
    return data


def refusal(table: Table | None, listener: Listener, id: int, error: Exception) -> Refusal:
    """Why not, with the rule, in the listener's words."""
    if isinstance(error, IllegalChoice):
        reason = error.reason
        text = ""
        if table is not None and listener.words is not None and listener.seat != NOBODY:
            voice = GameVoice(listener.words, table.view(listener.seat), [chair.name for chair in table.chairs])
            text = voice.refusal(REASONS[reason.word], parse(error.key, table.state))
        return Refusal(id, reason.word, reason.rule, text)
    word = error.word if isinstance(error, Refused) else str(error)
    text = listener.words.say(f"table-{word}") if listener.words is not None else ""
    return Refusal(id, word, "", text)
