"""`tiptoe replay` and `tiptoe verify`: tell and check game records."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from msgspec import to_builtins

from ..core.codec import digest
from ..core.event import Event
from ..core.state import State
from ..records.fair_seed import MISSING, is_number
from ..records.record import Record, Recording, read_record, replay
from ..records.what_if import is_what_if
from ..rules.scoring import fate, score, winners
from ..text.game import GameText
from ..view.view import SPECTATOR, View, visible_events
from ..wire.events import told_event
from .app import UserError, app
from .arguments import PERSON, JsonOption, LanguageOption, PackOption, overlays, print_json, speak
from .safe_text import read_text, say

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A game record (.tiptoe).")]


def load(file: Path) -> Record:
    return read_record(read_text(file), str(file))


@app.command("replay")
def replay_record(
    file: FileArgument,
    lang: LanguageOption = "",
    pack: PackOption = [],
    json: JsonOption = False,
) -> None:
    """Tell a recorded game again, as a spectator saw it, and its result."""
    record = load(file)
    recording = replay(record, overlays(pack))
    state = recording.state
    if json:
        facts = [told_event(event, state.rules.pack) for event in events_for_spectator(state)]
        print_json({**result(record, recording), "events": to_builtins(facts)})
        return
    words = speak(lang)
    voice = GameText(words, View(state, SPECTATOR), names_told(record.header.seats))
    for line in voice.story(events_for_spectator(state)):
        say(line)
    for line in result_lines(voice, state, record.header.seats):
        say(line)


@app.command("verify")
def verify_record(
    file: FileArgument,
    pack: PackOption = [],
    commitment: Annotated[
        str, typer.Option(metavar="HEX", help="What was published before the deal; the luck must keep that promise.")
    ] = "",
    json: JsonOption = False,
) -> None:
    """Replay a record and check every digest in it; says where it was altered or cut off."""
    record = load(file)
    if commitment and commitment.lower() != record.commitment():
        found = record.commitment()
        raise UserError(f"{file}: its luck has the commitment {found}, not {commitment}: another shuffle was dealt")
    recording = replay(record, overlays(pack))
    if json:
        print_json(result(record, recording))
    else:
        how = "finished" if record.finished else "unfinished"
        typer.echo(f"{file}: ok, {len(record.choices)} choices, {how}, digest {digest(recording.state)}")
        for said in luck_lines(record):
            say(f"{file}: {said}")
        for line in [line for line in record.choices if is_what_if(line.text)]:
            typer.echo(f"{file}:{line.number}: goes on from here, with what was unknown dealt again")
        for line in [record.choices[at] for at in recording.redeals()]:
            typer.echo(f"{file}:{line.number}: dealt anew by everybody's consent ({line.text.split()[0]})")


def luck_lines(record: Record) -> list[str]:
    """Lines on the seats' numbers in the luck: the names whose numbers are mixed in, and those that were late."""
    numbers, seats = record.luck().numbers, record.header.seats
    shown = [name for name, number in zip(seats, numbers) if is_number(number)]
    kept = [name for name, number in zip(seats, numbers) if number == MISSING]
    lines = [f"numbers of {', '.join(shown)} are in its luck"] if shown else []
    if record.header.told is not None:
        lines.append("its luck was told by the people who played it with a real box: it replays, but nothing proves it")
    return [*lines, *(f"{name} promised a number and did not show it in time" for name in kept)]


def result(record: Record, recording: Recording) -> dict[str, object]:
    """State of a game as data for --json."""
    state = recording.state
    return {
        "spec": record.header.spec,
        "choices": len(record.choices),
        "redeals": recording.redeals(),
        "finished": state.over,
        "commitment": record.commitment(),
        "numbers": list(record.luck().numbers),
        "told": record.header.told is not None,
        "digest": digest(state),
        "rounds": state.rounds,
        "winners": winners(state) if state.over else [],
        "seats": [
            {"name": name, "status": status(state, index), "score": score(state, index)}
            for index, name in enumerate(record.header.seats)
        ],
    }


def result_lines(voice: GameText, state: State, names: tuple[str, ...]) -> list[str]:
    """Lines with the score of every seat and the winner; empty before the end of the game."""
    if not state.over:
        return []
    called = [seat if seat == name else f"{seat} ({name})" for seat, name in zip(voice.seats, names)]
    lines = [
        voice.words.say(
            "ui-label",
            label=called[index],
            text=f"{score(state, index)} ({voice.words.say('status-' + status(state, index))})",
        )
        for index in range(len(state.seats))
    ]
    best = [voice.seats[index] for index in winners(state)]
    if not best:
        return [*lines, voice.words.say("ui-no-winner")]
    if len(best) > 1:
        return [*lines, voice.words.say("ui-winners-shared", seats=", ".join(best))]
    return [*lines, voice.words.say("ui-winner", seat=best[0])]


def names_told(names: Sequence[str]) -> list[str]:
    """Names by which a story calls the seats: those of the record; none, for the animals, where two are alike."""
    return list(names) if len(set(names)) == len(names) and PERSON not in names else []


def status(state: State, index: int) -> str:
    """Fate of a seat, or that it is still in play."""
    return fate(state, state.seats[index])


def events_for_spectator(state: State) -> list[Event]:
    """Events of a game as a spectator sees them."""
    return visible_events(state.events, SPECTATOR)
