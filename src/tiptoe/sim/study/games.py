"""Games of a study: played like those of a simulation, recorded, and stopped where a turn does not end.

With a blank in the place of an item the same seeds are dealt again: what the item was worth to those who took it is
the difference. A blank costs the same, lies in the same place of the same deck and does nothing.

What nobody takes may be useless, or the bots do not see its use. So everybody is given a copy of it at the start, in
the deck, and the same with a blank.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ...bots.base import Bot
from ...bots.registry import bot_for
from ...bots.rollout import play_bots_within
from ...catalog import built_in, entry_of
from ...core.rng import seeded
from ...core.ruleset import Ruleset
from ...core.state import State
from ...packs.errors import PackErrors
from ...packs.files import PackRow, Source
from ...rules.turn import begin
from ..executors import peak_memory_mb
from ..runner import Match
from .counters import TOKEN, GameLine, StudyTally

LONGEST_TURN: Final = 600  # decisions; the longest of a shipped game has a tenth of it
DOES_IN_A_DECK: Final = ("play", "use", "defeat")  # one of them; a gift is played, whatever it was
DOES: Final = ("points", "score", "play", "acquire", "use", "defeat", "shield", "reveal")  # what a blank has not


@dataclass(frozen=True)
class StudyPiece:
    """Some games, by their numbers; told at length, or only how they ended."""

    match: Match
    numbers: Sequence[int]
    told: bool = True


def study_piece(piece: StudyPiece) -> StudyTally:
    """The tally of a piece; an empty one where a pack with a blank or a gift in it cannot be opened."""
    tally = StudyTally()
    try:
        piece.match.rules()
    except PackErrors:
        if piece.told:
            raise
        return tally
    for number in piece.numbers:
        state, decisions = play_recorded(piece.match, number, recording=piece.told)
        if piece.told:
            tally.add_game(number, state, decisions)
        else:
            tally.add_line(number, state, decisions)
    tally.memory_mb = peak_memory_mb()
    return tally


def play_recorded(match: Match, number: int, *, recording: bool = True) -> tuple[State, int]:
    """Game i is dealt from seed + i; the bots are all of one kind, so nobody has to change seats."""
    seed = match.seed + number
    state = State(match.rules(), seeded(seed))
    if recording:
        state.record()
    begin(state, len(match.bots))
    bots: list[Bot] = [bot_for(name, seed, seat) for seat, name in enumerate(match.bots)]
    return state, play_bots_within(state, bots, LONGEST_TURN)


def blank_match(match: Match, item: int) -> Match:
    """The same games with a blank in the place of an item."""
    rules = match.rules()
    kind, id = item_of(rules, item)
    row = written(rules, match.overlays, kind, id)
    blank = Source(f"without-{id}")
    blank.rows[kind].append(PackRow(row.file, {key: value for key, value in row.content.items() if key not in DOES}))
    return Match(match.spec, (*match.overlays, blank), match.bots, match.seed)


def gift_match(match: Match, item: int, *, blank: bool) -> Match:
    """The same games with one more card in every starting deck: the text and the points of an item, or nothing."""
    rules = match.rules()
    kind, id = item_of(rules, item)
    row = written(rules, match.overlays, kind, id)
    does = {key: row.content[key] for key in ("points", "score") if key in row.content}
    text = next((row.content[moment] for moment in DOES_IN_A_DECK if moment in row.content), None)
    if text is not None:
        does["play"] = text
    card = {"id": f"gift-{id}", "kind": "action", "deck": "starter", "copies": 1, **({} if blank else does)}
    card |= {key: row.content[key] for key in ("faction",) if key in row.content}  # others may look for it
    gift = Source(f"gift-{id}")
    gift.rows["card"].append(PackRow(row.file, card))
    return Match(match.spec, (*match.overlays, gift), match.bots, match.seed)


def item_of(rules: Ruleset, item: int) -> tuple[str, str]:
    """Whether it is a card or a token, and its id."""
    return ("card", rules.pack.cards[item].id) if item < TOKEN else ("token", rules.pack.tokens[item - TOKEN].id)


def written(rules: Ruleset, overlays: Sequence[Source], kind: str, id: str) -> PackRow:
    """The row of an item as it was written last."""
    sources = [built_in(entry_of(rules).pack), *overlays]
    rows = [row for source in sources for row in source.rows[kind] if row.content.get("id") == id]
    return rows[-1]


def differences(
    item_takers: Sequence[tuple[GameLine, int]], without: Sequence[GameLine]
) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """By game, summed over the seats that took an item: points and wins more than with a blank, and how many seats."""
    points: list[tuple[float, float]] = []
    wins: list[tuple[float, float]] = []
    for (line, seats), blank in zip(item_takers, without, strict=True):
        takers = [seat for seat in range(len(line.scores)) if seats >> seat & 1]
        points.append((sum(line.scores[seat] - blank.scores[seat] for seat in takers), len(takers)))
        wins.append((sum(line.share(seat) - blank.share(seat) for seat in takers), len(takers)))
    return points, wins
