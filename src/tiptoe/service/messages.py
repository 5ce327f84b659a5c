"""Messages to each seat in its language. Everything hidden is removed here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from ..core.definitions import Scorer
from ..core.event import Event
from ..core.kernel import offered_choice
from ..core.notation import key, parse
from ..core.refusals import NOT_YOUR_DECISION, REASONS, IllegalChoice
from ..core.rng import seeded
from ..core.state import Seat, State
from ..records.seat_marks import MARKS
from ..rulebook.citations import related_rules
from ..rules.scoring import fate, parts_of, places, reason_of_loss, score, scores, worth
from ..scenarios.export import written_scenario
from ..table import entries as e
from ..table.allowed_text import isolated
from ..table.codes import code_of
from ..table.errors import Refused
from ..table.luck_source import luck_source, told_commitment
from ..table.phases import LOBBY, OVER, PLAYING
from ..table.table import NOBODY, Table
from ..table.turn_shares import turns_of_seats
from ..text.game import GameText
from ..text.language import Words
from ..view.view import View, visible_events
from ..wire.click_targets import keys_at_spot
from ..wire.events import Fact, told_event
from ..wire.luck import LuckInfo
from ..wire.offered import answers
from ..wire.offers import Answers
from ..wire.table import (
    AnyTold,
    Back,
    Chair,
    Consent,
    Ending,
    Position,
    Question,
    SeatQuestion,
    TableInfo,
    ToldChosen,
    ToldLinked,
    ToldMoved,
    ToldOpened,
    ToldSeatAsked,
    ToldSeated,
    ToldStarted,
    ToldUndone,
    Why,
    WrittenMoment,
)
from ..wire.view import ScoreLine, ScorePart, Shown, shown


@dataclass(frozen=True)
class Listener:
    """Recipient of messages: a seat or NOBODY, and the language of sentences, if any."""

    seat: int
    words: Words | None = None


class Perspective:
    """Table as a listener may know it: one view and one text renderer for all messages about this moment."""

    def __init__(self, table: Table, listener: Listener) -> None:
        self.table = table
        self.seat = listener.seat
        self.words = listener.words

    @cached_property
    def view(self) -> View:
        return self.table.view(self.seat)

    @cached_property
    def voice(self) -> GameText | None:
        """Text renderer; None for listeners without a language."""
        return None if self.words is None else GameText(self.words, self.view, names(self.table, self.words))


def table_info(
    table: Table, here: Collection[int] = (), now: int = 0, hold_at: Mapping[int, int] | None = None
) -> TableInfo:
    """Returns the table as everybody sees it; `now` and `hold_at` matter while it is played."""
    before = table.phase == LOBBY
    chairs = [
        Chair(
            chair.name,
            _kind(chair.is_open, chair.is_person),
            chair.character,
            mark,
            bool(chair.held),
            index in here,
            chair.seal if before else "",
            chair.number if before else "",
            chair.once,
            list(chair.stood_in),
            (hold_at or {}).get(index, 0),
        )
        for index, (chair, mark) in enumerate(zip(table.chairs, table.marks()))
    ]
    return TableInfo(
        table=table.id,
        spec=table.opened.spec,
        phase=table.phase,
        dealing=bool(table.dealing),
        abandoned=table.abandoned,
        chairs=chairs,
        seq=table.seq,
        commitment=told_commitment(table),
        luck=LuckInfo(*luck_source(table)),
        turn_seconds=table.opened.turn_seconds,
        asked=table.asked,
        host=table.host,
        rematch=table.rematch,
        rematch_by=table.rematch_by,
        code=code_of(table.id) if table.id and table.phase != OVER else "",
        since=table.since,
        endings=endings(table),
        now=now,
        due=table.due,
        sent_away=list(dict.fromkeys(one.name for one in table.sent_away)) if before else [],
        questions=[SeatQuestion(one.asked, one.what, one.seat, one.by, sorted(one.waiting)) for one in table.questions],
    )


def endings(table: Table) -> list[Ending]:
    """Returns the result of every seat; empty while the game goes on, and if it was given up."""
    if table.phase != OVER or table.abandoned or table.recording is None:
        return []
    state = table.state
    return [
        Ending(
            points=score(state, seat.index),
            place=place,
            fate=fate(state, seat),
            lost_by=reason_of_loss(state, seat),
            player="bot" if chair.bot or played.are_a_bots else "person",
            turns=played.turns,
            bot_turns=played.bot,
        )
        for seat, place, chair, played in zip(state.seats, places(state), table.chairs, turns_of_seats(table))
    ]


def _kind(is_open: bool, is_person: bool) -> str:
    return "open" if is_open else "person" if is_person else "bot"


def position(seen: Perspective) -> Position | None:
    """Returns the game as it is now; None before the deal."""
    if seen.table.phase == LOBBY or seen.table.recording is None:
        return None
    consent = seen.table.consent
    asked = None
    if consent is not None:
        asked = Consent(consent.asked, consent.seat, consent.what, consent.choices, sorted(consent.waiting))
    request = seen.table.requests + (consent is None)
    return Position(shown_to(seen), _question(seen), asked, request)


def shown_to(seen: Perspective) -> Shown:
    """Returns the view with the own seat's worth; when the game is over, with all hands and score lines."""
    state = seen.table.state
    view = shown(seen.view)
    if seen.seat != NOBODY:
        view = replace(view, worth=worth(state, state.seats[seen.seat]))
    if seen.table.phase != OVER:
        return view
    words = seen.words.of(state.rules.pack) if seen.words is not None else None
    hands = [[state.cards[card].id for card in seat.hand] for seat in state.seats]
    return replace(view, hands=hands, score_lines=[score_line(state, scorer, words) for scorer in state.rules.scorers])


def score_line(state: State, scorer: Scorer, words: Words | None) -> ScoreLine:
    """CORE-20.2: points of each seat by one scorer, 0 for a lost seat, and the parts of each number."""
    carried = [scorer.points(state, seat) for seat in state.seats]
    return ScoreLine(
        id=scorer.word,
        name=words.say(f"score-{scorer.word}") if words is not None else "",
        points=[n if scores(state, seat) else 0 for n, seat in zip(carried, state.seats)],
        carried=carried,
        parts=[_parts(state, scorer, seat) for seat in state.seats],
    )


def _parts(state: State, scorer: Scorer, seat: Seat) -> list[ScorePart]:
    """Cards and tokens behind a number, equal ones grouped, the most valuable first."""
    pack = state.rules.pack
    counts = Counter((part.points, part.card, part.token) for part in parts_of(scorer, state, seat))
    return [
        ScorePart(pack.cards[card].id if card >= 0 else None, pack.tokens[token].id if token >= 0 else None, points, n)
        for (points, card, token), n in sorted(counts.items(), reverse=True)
    ]


def _question(seen: Perspective) -> Question:
    table, view, voice = seen.table, seen.view, seen.voice
    state = table.state
    playing = table.phase == PLAYING
    own = playing and view.asked == seen.seat
    keys = [key(choice, state) for choice in view.choices] if own else []
    answered = answers(voice, keys) if voice is not None and own else Answers([], [], [], [])
    undo_to = [moment.choices for moment in table.own_past(seen.seat)] if playing else []
    return Question(
        decision=table.decision,
        seat=view.asked if playing else NOBODY,
        prompt=view.prompt if playing else "",
        choices=keys if voice is None else [],
        offers=answered.offers,
        walks=answered.walks,
        prices=answered.prices,
        lines=answered.lines,
        text=voice.prompt() if voice is not None and own else "",
        goal=voice.goal() if voice is not None and playing else "",
        undo_to=undo_to,
        undo_turn=bool(undo_to) and undo_to[0] == max(table.game().turns),
        back=_back(table, seen.seat) if playing and not table.tells_luck else None,
        advice=own and table.may_be_advised(seen.seat),
    )


def _back(table: Table, seat: int) -> Back | None:
    """RUL-34: undo by consent of the seat's latest choice, and the seats that would have to agree."""
    choices = table.last_choice(seat) if seat != NOBODY else -1
    if choices < 0:
        return None
    return Back(choices, len(table.made) - choices, [other for other in table.people() if other != seat])


def names(table: Table, words: Words) -> list[str]:
    """Returns the names of seats: people by their names, bots by their marks, so that no two are alike."""
    return [
        isolated(chair.name) if chair.is_person else words.say(f"seat-{MARKS.index(mark)}")
        for chair, mark in zip(table.chairs, table.marks())
    ]


def told_entry(seen: Perspective, entry: e.AnyEntry) -> AnyTold:
    """Returns an entry as a seat may know it: no tokens, keys or digests, and only the events it could see."""
    if isinstance(entry, e.Opened):
        return _copied(entry, ToldOpened, commitment=told_commitment(seen.table))
    if isinstance(entry, e.Seated):
        return _copied(entry, ToldSeated)
    if isinstance(entry, e.Linked):
        return _copied(entry, ToldLinked)
    if isinstance(entry, e.Moved):
        return _copied(entry, ToldMoved)
    if isinstance(entry, e.SeatAsked):
        return _copied(entry, ToldSeatAsked)
    if isinstance(entry, e.Undone):
        return _copied(entry, ToldUndone)
    if isinstance(entry, e.Started):
        numbers = entry.numbers if entry.past is None else list(seen.table.mixed_numbers())
        facts, luck = _seen_events(seen, entry.events), luck_source(seen.table).source
        return _copied(entry, ToldStarted, events=facts, numbers=numbers, luck=luck)
    if isinstance(entry, e.Chosen):
        return _copied(entry, ToldChosen, events=_seen_events(seen, entry.events))
    return entry


T = TypeVar("T", ToldOpened, ToldSeated, ToldSeatAsked, ToldLinked, ToldMoved, ToldUndone, ToldStarted, ToldChosen)


def _copied(entry: e.AnyEntry, kind: type[T], **more: Any) -> T:
    """Copies the fields that an entry shares with its public form; `more` overrides them."""
    fields = {name: getattr(entry, name) for name in kind.__struct_fields__ if name not in more}
    return kind(**fields | more)


def _seen_events(seen: Perspective, events: list[e.StoredEvent]) -> list[Fact]:
    return told_events(seen, visible_events([e.event_of(event) for event in events], seen.seat))


def told_events(seen: Perspective, events: list[Event]) -> list[Fact]:
    """Returns events as facts, in the words of the listener."""
    voice, pack = seen.voice, seen.table.state.rules.pack
    if voice is None:
        return [told_event(event, pack) for event in events]
    texts = voice.story(events)
    return [told_event(event, pack, text, voice.brief(event)) for event, text in zip(events, texts)]


def written_moment(table: Table, listener: Listener, key: str) -> WrittenMoment:
    """Returns the view of a seat as a scenario; empty before and after the game."""
    if table.phase != PLAYING:
        return WrittenMoment("")
    view = View(table.state, listener.seat)
    return WrittenMoment(written_scenario(view, seeded(table.state.turns + 1), table.header().spec, key))


def why(table: Table, listener: Listener, wanted: str, spot: str = "") -> Why:
    """Returns the reason why a key, or what a spot stands for, is not offered to the listener.

    Reveals nothing of a question that another seat is asked, nor of a spot where there is nothing to do.
    """
    if table.phase == PLAYING and table.asked != listener.seat:
        text = listener.words.say("table-not-your-decision") if listener.words is not None else ""
        return Why(False, NOT_YOUR_DECISION.word, NOT_YOUR_DECISION.rule, text, [NOT_YOUR_DECISION.rule])
    keys = [wanted] if wanted or not spot else keys_at_spot(table.state, spot)
    if not keys:
        return Why(False, "", "", "", [])
    try:
        offered_choice(table.state, keys[0])
    except (Refused, IllegalChoice) as error:
        told = reason_of(error, table, listener)
        return Why(False, told.word, told.rule, told.text, _all_concerned(table, keys))
    return Why(True, "", "", "", [])


def _all_concerned(table: Table, keys: list[str]) -> list[str]:
    """Rules that forbid each of these keys to the seat, followed by the rules that they refer to."""
    against = list(
        dict.fromkeys(error.reason.rule for key in keys if (error := _illegal(table.state, key)) is not None)
    )
    spec = table.opened.spec
    return list(dict.fromkeys([*against, *(id for rule in against for id in related_rules(rule, spec))]))


def _illegal(state: State, wanted: str) -> IllegalChoice | None:
    try:
        offered_choice(state, wanted)
    except IllegalChoice as error:
        return error
    return None


class WhyRefused(NamedTuple):
    """Reason of a refusal: its word, its rule, and the sentence in a listener's language if it has one."""

    word: str
    rule: str
    text: str


def reason_of(error: Refused | IllegalChoice, table: Table | None, listener: Listener) -> WhyRefused:
    """Returns the reason of a refusal in the listener's words."""
    if isinstance(error, Refused):
        text = listener.words.say(f"table-{error.word}") if listener.words is not None else ""
        return WhyRefused(error.word, "", text)
    reason = error.reason
    voice = Perspective(table, listener).voice if table is not None and listener.seat != NOBODY else None
    if table is None or voice is None:
        return WhyRefused(reason.word, reason.rule, "")
    return WhyRefused(reason.word, reason.rule, voice.refusal(REASONS[reason.word], parse(error.key, table.state)))
