"""Proposals: the entry that a command to a table leads to. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

import msgspec

from ..catalog import numbering_of, open_game
from ..core.codec import digest_of, encode
from ..core.kernel import offered_choice
from ..core.notation import key
from ..core.refusals import IllegalChoice
from ..records.record import BadRedeal, Recording, luck_of, pack_name, read_redeal, start
from ..records.what_if import BadWhatIf, WhatIf
from ..rules.character_boards import CHARACTERS
from . import commands as c
from . import entries as e
from .allowed_text import cleaned_chat
from .errors import Refused, Repeated
from .phases import LOBBY, OVER, PLAYING
from .presence import UNKNOWN, Presence
from .seat_handover import answer_about_seat, give_back, hold
from .seat_numbers import checked_number, numbers_of_all, numbers_of_deal, propose_number
from .seats import Chair, checked_bot, checked_name
from .table import ADVICE, END, NOBODY, UNDO, Consent, Proposal, Table
from .told_luck import check_teller, luck_must_fit
from .upgrade import PositionReader

CONSENT_KINDS: Final[dict[type[c.AnyCommand], str]] = {c.AskUndo: UNDO, c.AskEnd: END, c.AskAdvice: ADVICE}


def sit(table: Table, name: str, token: str, now: int, seat: int = NOBODY, source: str = "") -> Proposal:
    """Proposes a seat for a new person: `seat`, or else the first free one."""
    _must_be(table, LOBBY, "not-in-lobby")
    if table.dealing:
        raise Refused("dealing")
    free = [index for index, chair in enumerate(table.chairs) if chair.is_open]
    if not free:
        raise Refused("no-open-seat")
    if seat != NOBODY and seat not in free:
        raise Refused("seat-taken" if seat < len(table.chairs) else "no-such-seat")
    chosen = free[0] if seat == NOBODY else seat
    name = checked_name(name, [chair.name for chair in table.chairs])
    return Proposal(e.Seated(seq=table.seq + 1, at=now, seat=chosen, name=name, token=token, source=source))


def check_not_sent_away(table: Table, tokens: Collection[str], source: str) -> None:
    """Refuses a browser or an address that the host sent away, but never the host's own."""
    host = table.chairs[table.host] if table.host != NOBODY else Chair()
    by_token = any(one.token in tokens for one in table.sent_away) and host.token not in tokens
    by_source = any(one.source == source for one in table.sent_away) and source not in ("", host.source)
    if by_token or by_source:
        raise Refused("sent-away")


def propose(
    table: Table, command: c.AnyCommand, seat: int, now: int, present: Presence = UNKNOWN, bot: str = ""
) -> Proposal:
    """Proposes the entry for a command of a seat, or of the bot that plays there.

    Raises Refused or IllegalChoice, or Repeated if the command was carried out before.
    """
    check_teller(table, command)
    if isinstance(command, c.Choose):
        return _choose(table, command, seat, now, bot)
    if isinstance(command, c.Undo):
        return _undo(table, command, seat, now)
    if isinstance(command, c.AskUndo | c.AskEnd | c.AskAdvice):
        return _ask(table, command, seat, now)
    if isinstance(command, c.Answer):
        return _answer(table, command, seat, now, present)
    if isinstance(command, c.Seal | c.ShowNumber):
        return propose_number(table, command, seat, now)
    if isinstance(command, c.SeatBot | c.PlayAs | c.ChooseMark | c.Unseat | c.AllowBack | c.Start):
        arranged = _arrange(table, command, seat, now, present.away)
        if isinstance(command, c.Start) and set(present.absent) - {seat, *command.absent}:
            raise Refused("somebody-absent")
        return arranged
    if isinstance(command, c.Hold):
        return hold(table, command, seat, now, present)
    if isinstance(command, c.Return):
        return give_back(table, seat, now)
    _must_sit(table, seat)
    if isinstance(command, c.Say):
        return Proposal(e.Said(seq=table.seq + 1, at=now, seat=seat, text=_talk(command)))
    if table.asked in (NOBODY, seat) or table.bot_asked():
        raise Refused("nobody-to-nudge")
    return Proposal(e.Nudged(seq=table.seq + 1, at=now, seat=table.asked, by=seat))


def _talk(command: c.Say) -> str:
    text = cleaned_chat(command.text)
    if not text:
        raise Refused("nothing-said")
    return text


def reclaims_seat(table: Table, command: c.AnyCommand, seat: int) -> bool:
    """Tests whether a person answers the open question while a bot plays for them: they want their seat back."""
    answers = isinstance(command, c.Choose | c.Undo) and command.decision == table.decision
    return answers and table.phase == PLAYING and seat != NOBODY and bool(table.chairs[seat].held)


def rematched(table: Table, other: str, now: int, seat: int = NOBODY) -> Proposal:
    """Proposes a rematch at the table `other`, asked for by `seat`."""
    _must_be(table, OVER, "game-not-over")
    return Proposal(e.Rematched(seq=table.seq + 1, at=now, table=other, seat=seat))


def _choose(table: Table, command: c.Choose, seat: int, now: int, bot: str) -> Proposal:
    """Proposes a choice: it is made on a copy of the position, and its entry tells what that led to."""
    answered = table.answered.get(command.decision)
    if answered is not None and (answered.seat, answered.key) == (seat, command.key.strip()):
        raise Repeated(answered.seq)
    _must_be(table, PLAYING, "not-playing")
    if command.decision != table.decision:
        raise Refused("stale")
    if seat != table.asked:
        raise Refused("not-your-decision")
    if bot and table.bot_asked() != bot:
        raise Refused("not-held")
    if table.chairs[seat].held and not bot:
        raise Refused("held")
    twin = table.twin()
    choice = offered_choice(twin, command.key)
    written = key(choice, twin)  # the notation in which it was offered, not in which it was sent
    with luck_must_fit():
        table.play(twin, choice, command.luck)
    position = encode(twin)
    began = twin.turns if twin.turns > table.state.turns and not twin.over else 0
    entry = e.Chosen(
        seq=table.seq + 1,
        at=now,
        seat=seat,
        key=written,
        answers=command.decision,
        events=e.events_of(twin),
        digest=digest_of(position),
        turn=began,
        active=twin.active,
        over=twin.over,
        luck=list(command.luck),
    )
    return Proposal(entry, twin, position)


def _undo(table: Table, command: c.Undo, seat: int, now: int) -> Proposal:
    _must_be(table, PLAYING, "not-playing")
    if command.decision != table.decision:
        raise Refused("stale")
    moments = table.own_past(seat)
    if not moments:
        raise Refused("nothing-to-undo")
    back = moments[-1].choices if command.choices is None else command.choices
    moment = next((each for each in moments if each.choices == back), None)
    if moment is None:
        raise Refused("no-such-point")
    twin = moment.state.clone()
    position = encode(twin)
    entry = e.Undone(
        seq=table.seq + 1,
        at=now,
        seat=seat,
        choices=moment.choices,
        since=table.made[moment.choices].seq,
        digest=digest_of(position),
    )
    return Proposal(entry, twin, position)


def _ask(table: Table, command: c.AskUndo | c.AskEnd | c.AskAdvice, seat: int, now: int) -> Proposal:
    _must_be(table, PLAYING, "not-playing")
    _must_sit(table, seat)
    if table.consent is not None or (isinstance(command, c.AskAdvice) and table.may_be_advised(seat)):
        raise Refused("asked-already")
    what, back = CONSENT_KINDS[type(command)], command.choices if isinstance(command, c.AskUndo) else 0
    if what == UNDO and not table.taken_over() <= back < len(table.game().keys):
        raise Refused("no-such-point")
    number = checked_number(table, seat, command.number, table.requests + 1) if isinstance(command, c.AskUndo) else ""
    consent = Consent(table.seq + 1, seat, what, back, table.asked_to_agree(what, seat, now), {seat: number})
    if not consent.waiting:
        return _consented(table, consent, now, table.requests + 1)
    return Proposal(e.Asked(seq=table.seq + 1, at=now, seat=seat, what=what, choices=back, number=number))


def _answer(table: Table, command: c.Answer, seat: int, now: int, present: Presence) -> Proposal:
    about = next((question for question in table.questions if question.asked == command.asked), None)
    if about is not None:
        return answer_about_seat(table, about, command, seat, now, present)
    _must_be(table, PLAYING, "not-playing")
    consent = table.consent
    if consent is None or consent.asked != command.asked or seat not in consent.waiting:
        raise Refused("nothing-asked-of-you")
    shown = command.number if command.yes and consent.what == UNDO else None
    number = checked_number(table, seat, shown, table.requests)
    if command.yes and consent.waiting == {seat}:
        agreed = replace(consent, numbers={**consent.numbers, seat: number})
        return _consented(table, agreed, now, table.requests)
    return Proposal(e.Answered(seq=table.seq + 1, at=now, seat=seat, yes=command.yes, number=number))


def _consented(table: Table, consent: Consent, now: int, request: int) -> Proposal:
    """Proposes what everybody has consented to (RUL-34: going back beyond a reveal needs everybody's consent).

    Everything unseen is dealt anew, and so are the hands of all seats but the asker's that have played since.
    """
    if consent.what == END:
        return Proposal(e.Abandoned(seq=table.seq + 1, at=now))
    if consent.what == ADVICE:
        return Proposal(e.Advisable(seq=table.seq + 1, at=now))
    entry = e.Undone(
        seq=table.seq + 1,
        at=now,
        seat=consent.seat,
        choices=consent.choices,
        redealt=table.redeals + 1,
        since=table.made[consent.choices].seq,
        hands=sorted({made.seat for made in table.made[consent.choices :]} - {NOBODY, consent.seat}),
        request=request,
        numbers=numbers_of_all(table, consent.numbers),
    )
    again = _replayed(table, consent.choices)
    for line in entry.redeals(table.game().keys):
        read_redeal(line).deal(again.state, luck_of(again.header, again.keys))
    position = encode(again.state)
    return Proposal(msgspec.structs.replace(entry, digest=digest_of(position)), again.state, position)


def _replayed(table: Table, back: int) -> Recording:
    """Replays the game up to `back` choices; Refused if the present rules lead elsewhere."""
    recording = table.game()
    again = start(recording.header, rules=recording.state.rules)
    try:
        for key in recording.keys[:back]:
            again.choose(key)
    except (IllegalChoice, BadRedeal, BadWhatIf) as error:
        raise Refused("rules-changed") from error
    same = all(recording.turns.get(at) == turn for at, turn in again.turns.items())
    if not same:
        raise Refused("rules-changed")
    return again


def _arrange(
    table: Table,
    command: c.SeatBot | c.PlayAs | c.ChooseMark | c.Unseat | c.AllowBack | c.Start,
    seat: int,
    now: int,
    away: Collection[int],
) -> Proposal:
    """Proposes a host's command before the deal. While the host is away every person at the table may give it."""
    _must_be(table, LOBBY, "not-in-lobby")
    _must_sit(table, seat)
    if table.dealing:
        raise Refused("dealing")
    own = isinstance(command, c.Unseat | c.PlayAs | c.ChooseMark) and command.seat == seat
    if seat != table.host and table.host not in away and not own:
        raise Refused("not-host")
    if isinstance(command, c.Start):
        return _start(table, seat, now, command.luck)
    if isinstance(command, c.AllowBack):
        if command.name not in [one.name for one in table.sent_away]:
            raise Refused("not-seated")
        return Proposal(e.AllowedBack(seq=table.seq + 1, at=now, name=command.name))
    chair = _chair(table, command.seat)
    if isinstance(command, c.PlayAs):
        return _play_as(table, command, seat, now)
    if isinstance(command, c.ChooseMark):
        return _choose_mark(table, command, seat, now)
    if isinstance(command, c.SeatBot):
        if not chair.is_open:
            raise Refused("seat-taken")
        bot = checked_bot(command.bot)
        return Proposal(e.BotSeated(seq=table.seq + 1, at=now, seat=command.seat, bot=bot))
    if chair.is_open:
        raise Refused("not-seated")
    return Proposal(e.Unseated(seq=table.seq + 1, at=now, seat=command.seat, by=seat))


def _play_as(table: Table, command: c.PlayAs, seat: int, now: int) -> Proposal:
    """CHA-1.2: proposes a character that is left for the own seat, or for one of a bot."""
    if table.chairs[command.seat].is_person and command.seat != seat:
        raise Refused("not-host")
    rules = open_game(table.opened.spec)
    ids = [character.id for character in rules.pack.characters_of(rules.sets)]
    if CHARACTERS not in rules.sets or (command.character and command.character not in ids):
        raise Refused("no-such-character")
    others = [chair.character for index, chair in enumerate(table.chairs) if index != command.seat]
    if command.character and command.character in others:
        raise Refused("character-taken")
    return Proposal(e.CharacterChosen(seq=table.seq + 1, at=now, seat=command.seat, character=command.character))


def _choose_mark(table: Table, command: c.ChooseMark, seat: int, now: int) -> Proposal:
    """Proposes a mark for the own seat, or for one of a bot: none that a person has or that was chosen."""
    if table.chairs[command.seat].is_person and command.seat != seat:
        raise Refused("not-host")
    sitting = enumerate(zip(table.chairs, table.marks()))
    others = [mark for at, (chair, mark) in sitting if at != command.seat and (chair.is_person or chair.mark)]
    if command.mark in others:
        raise Refused("mark-taken")
    return Proposal(e.MarkChosen(seq=table.seq + 1, at=now, seat=command.seat, mark=command.mark))


def _start(table: Table, seat: int, now: int, luck: Sequence[str] = ()) -> Proposal:
    """Proposes the deal or, where seats committed to numbers, the request to show these first."""
    if any(chair.is_open for chair in table.chairs):
        raise Refused("seats-open")
    if table.unshown():
        return Proposal(e.Dealing(seq=table.seq + 1, at=now, seat=seat))
    return _dealt(table, now, luck)


def deal(table: Table, now: int) -> Proposal:
    """Proposes the deal that was asked for: every seat has shown its number, or its time is up."""
    if not table.dealing:
        raise Refused("not-in-lobby")
    return _dealt(table, now)


def _dealt(table: Table, now: int, luck: Sequence[str] = ()) -> Proposal:
    if table.opened.goes_on is not None:
        return _dealt_again(table, table.opened.goes_on, now)
    numbers = numbers_of_deal(table)
    told = tuple(luck) if table.tells_luck else None
    with luck_must_fit():
        state = start(replace(table.header(), numbers=tuple(numbers), told=told)).state
    position = encode(state)
    entry = e.Started(
        seq=table.seq + 1,
        at=now,
        events=e.events_of(state),
        digest=digest_of(position),
        active=state.active,
        pack=pack_name(state.rules),
        numbering=numbering_of(state.rules),
        numbers=numbers,
        told=None if told is None else list(told),
    )
    return Proposal(entry, state, position)


def _dealt_again(table: Table, brought: e.GoesOn, now: int) -> Proposal:
    """Proposes to continue a brought game with luck of this table, since the person who brought it may know its own.

    A person alone with bots keeps the own hand and knowledge; among several people every hand is dealt anew.
    """
    people = table.people()
    whose = people[0] if len(people) == 1 else NOBODY
    told = None if brought.told is None else tuple(brought.told)
    header = replace(table.header(), pack=brought.pack, numbers=tuple(brought.numbers), told=told)
    position = PositionReader(table.opened.spec, brought.numbering).state(brought.position)
    turns = {at: (turn, seat, check) for at, turn, seat, check in brought.past.turns}
    game = Recording(header, position, [*brought.past.keys], turns)
    game.choose(WhatIf(whose, brought.secret, tuple(numbers_of_deal(table))).line())
    return continue_game(table, game, now)


def game_to_continue(game: Recording, secret: str) -> e.GoesOn:
    """Returns a game of a record as a table keeps it until `secret` deals its hidden part again."""
    return e.GoesOn(
        past=_past(game),
        position=encode(game.state),
        numbering=numbering_of(game.state.rules),
        pack=game.header.pack,
        secret=secret,
        numbers=list(game.header.numbers),
        told=_told(game),
    )


def _told(game: Recording) -> list[str] | None:
    return None if game.header.told is None else list(game.header.told)


def _past(game: Recording) -> e.Past:
    return e.Past(game.keys, [(at, *turn) for at, turn in game.turns.items()])


def continue_game(table: Table, game: Recording, now: int) -> Proposal:
    """Proposes to continue a game as it stands, instead of a deal."""
    _must_be(table, LOBBY, "not-in-lobby")
    position = encode(game.state)
    entry = e.Started(
        seq=table.seq + 1,
        at=now,
        events=[],
        digest=digest_of(position),
        active=game.state.active,
        pack=game.header.pack,
        numbering=numbering_of(game.state.rules),
        numbers=list(game.header.numbers),
        past=_past(game),
        told=_told(game),
    )
    return Proposal(entry, game.state, position)


def _must_be(table: Table, phase: str, word: str) -> None:
    if table.phase != phase:
        raise Refused(word)


def _must_sit(table: Table, seat: int) -> None:
    if seat == NOBODY or not table.chairs[seat].is_person:
        raise Refused("not-seated")


def _chair(table: Table, index: int) -> Chair:
    if index >= len(table.chairs):
        raise Refused("no-such-seat")
    return table.chairs[index]
