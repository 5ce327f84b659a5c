"""Export of a position as a scenario, for a report or a regression test (docs/formats/scenario.md).

The scenario holds what one seat knows and a possible deal of the rest, so it gives nothing hidden away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..core.rng import Rng
from ..core.state import Seat, State
from ..packs.toml_writer import written_entry
from ..view.determinize import determinize
from ..view.view import View
from .fact_paths import SEAT_FACTS, STATE_FACTS, look_up, seat_fact_readers, state_fact_readers
from .parsing import PositionError, Table, as_table, laid_rooms, own_name_of
from .setup import GIVEN, GIVEN_TO_A_SEAT, arrange, seat_names

SEED: Final = 1
OFFERED: Final = "offered"
LOST: Final = "A scenario cannot say all of this position; after reading it back these facts are different"
UNTITLED: Final = "This should have been refused"
IGNORED_FACTS: Final = ("turns", "rounds", "deck_size", "box")  # facts that change no seat's choices


def written_scenario(view: View, rng: Rng, spec: str, key: str, rule: str = "") -> str:
    """Writes a scenario that expects the choice `key` to be refused in the position that `view` shows."""
    refused: object = {"key": key, "rule": rule} if rule else key
    position = written_position(view, rng, spec, {"title": UNTITLED, "rules": [rule] if rule else []})
    return f"{position}\n[[step]]\n{written_entry({'refuse': [refused]})}"


def written_position(view: View, rng: Rng, spec: str, heading: Table | None = None) -> str:
    """Writes the position that `view` shows as a scenario without steps, below the keys of `heading`.

    A comment at its top names the facts that a scenario cannot give, such as a card's effect that is half resolved.
    """
    state = determinize(view, rng)
    given = given_of(state)
    about = {**(heading or {}), "spec": spec, "seats": len(state.seats)}
    seats = seat_names(len(state.seats))
    shared = {name: value for name, value in given.items() if name not in seats}
    sections = [written_entry(about), f"[given]\n{written_entry(shared)}"]
    sections += [f"[given.{seat}]\n{written_entry(as_table(given[seat], seat))}" for seat in seats]
    missing = lost_facts(state, given)
    note = f"# {LOST}: {', '.join(missing)}.\n" if missing else ""
    return note + "\n".join(sections)


def given_of(state: State) -> dict[str, object]:
    """Builds the `given` table of a position; values equal to those of an empty position are left out."""
    rules = state.rules
    empty = arrange(rules, len(state.seats), SEED, {})
    given = {own_name_of(rules, name): _given(state, name) for name in GIVEN}
    plain = {own_name_of(rules, name): _given(empty, name) for name in GIVEN}
    found: dict[str, object] = {name: value for name, value in given.items() if value != plain[name]}
    found |= _own_facts(state)
    for name, seat, other in zip(seat_names(len(state.seats)), state.seats, empty.seats):
        found[name] = _given_seat(state, seat, empty, other)
    return found


def _own_facts(state: State) -> dict[str, object]:
    """Facts that the game declares; a card that lies open is named."""
    found: dict[str, object] = dict(state.own)
    for deck in state.rules.decks:
        found |= {fact.name: deck.cards[fact.of(state) - 1] for fact in deck.shown if fact.of(state)}
    return found


def lost_facts(state: State, given: Table) -> list[str]:
    """Names of the facts that differ after `given` is read back, or the error if it cannot be read."""
    try:
        again = arrange(state.rules, len(state.seats), SEED, given)
    except PositionError as error:
        return [str(error)]
    paths = list(state_fact_readers(state.rules))
    for seat in seat_names(len(state.seats)):
        paths += [f"{seat}.{name}" for name in seat_fact_readers(state.rules)]
    kept = [path for path in paths if path not in IGNORED_FACTS]
    return [path for path in kept if look_up(state, path) != look_up(again, path)]


def _given(state: State, name: str) -> object:
    """Value of a position for one name of `GIVEN`; None for the deck, which no seat knows."""
    if name == "deck":
        return None
    if name == "first":
        return state.first if state.first != state.active else None
    if name == "countdown":
        return state.countdown + 1
    if name == "room_tokens":
        piles = zip(laid_rooms(state), (state.room_tokens[room] for room in laid_rooms(state)))
        return {state.board.rooms[room]: _tokens(state, pile) for room, pile in piles if pile}
    return STATE_FACTS[name](state)


def _tokens(state: State, pile: Sequence[int]) -> list[str]:
    return [state.rules.pack.tokens[token].id for token in pile]


def _given_seat(state: State, seat: Seat, empty: State, other: Seat) -> dict[str, object]:
    names = {own_name_of(state.rules, name): name for name in GIVEN_TO_A_SEAT}
    given = {word: SEAT_FACTS[name](state, seat) for word, name in names.items()}
    changed = {word: value for word, value in given.items() if value != SEAT_FACTS[names[word]](empty, other)}
    return changed | seat.own
