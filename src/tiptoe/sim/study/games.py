"""Games of a study: simulated, recorded, and stopped if a turn does not end.

Replays deal the same seeds with a blank in the place of an item: the difference is the item's worth to its takers. A
blank costs the same, lies in the same place of the same deck and does nothing.

An item that no seat takes may be useless, or the bots may miss its use. So it is given to every seat as a copy in the
starting deck, and compared with a blank there.
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
from .counters import TOKEN, GameSummary, StudyTally

LONGEST_TURN: Final = 600  # decisions; the longest of a shipped game has a tenth of it
GIFT_MOMENTS: Final = ("play", "use", "defeat")  # the first of these becomes the `play` text of a gift
BLANKED_KEYS: Final = (
    "points",
    "score",
    "play",
    "acquire",
    "use",
    "defeat",
    "shield",
    "reveal",
)  # keys that a blank lacks


@dataclass(frozen=True)
class StudyPiece:
    """Piece of a study: numbers of games; `told` records events, else only results are kept."""

    match: Match
    numbers: Sequence[int]
    told: bool = True


def study_piece(piece: StudyPiece) -> StudyTally:
    """Plays a piece and returns its tally; an empty one if a pack with a blank or gift cannot be opened."""
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
    """Plays game `number`, dealt from seed + number; all bots are alike, so they need not change seats."""
    seed = match.seed + number
    state = State(match.rules(), seeded(seed))
    if recording:
        state.record()
    begin(state, len(match.bots))
    bots: list[Bot] = [bot_for(name, seed, seat) for seat, name in enumerate(match.bots)]
    return state, play_bots_within(state, bots, LONGEST_TURN)


def blank_match(match: Match, item: int) -> Match:
    """Match with a blank in the place of an item."""
    rules = match.rules()
    kind, id = item_of(rules, item)
    row = last_row_of(rules, match.overlays, kind, id)
    blank = Source(f"without-{id}")
    blank.rows[kind].append(
        PackRow(row.file, {key: value for key, value in row.content.items() if key not in BLANKED_KEYS})
    )
    return Match(match.spec, (*match.overlays, blank), match.bots, match.seed)


def gift_match(match: Match, item: int, *, blank: bool) -> Match:
    """Match with a gift in every starting deck: a card with the text and points of an item, or a blank."""
    rules = match.rules()
    kind, id = item_of(rules, item)
    row = last_row_of(rules, match.overlays, kind, id)
    does = {key: row.content[key] for key in ("points", "score") if key in row.content}
    text = next((row.content[moment] for moment in GIFT_MOMENTS if moment in row.content), None)
    if text is not None:
        does["play"] = text
    card = {"id": f"gift-{id}", "kind": "action", "deck": "starter", "copies": 1, **({} if blank else does)}
    card |= {key: row.content[key] for key in ("faction",) if key in row.content}  # others may look for it
    gift = Source(f"gift-{id}")
    gift.rows["card"].append(PackRow(row.file, card))
    return Match(match.spec, (*match.overlays, gift), match.bots, match.seed)


def item_of(rules: Ruleset, item: int) -> tuple[str, str]:
    """Kind ("card" or "token") and id of an item."""
    return ("card", rules.pack.cards[item].id) if item < TOKEN else ("token", rules.pack.tokens[item - TOKEN].id)


def last_row_of(rules: Ruleset, overlays: Sequence[Source], kind: str, id: str) -> PackRow:
    """Row of an item in the last source that defines it."""
    sources = [built_in(entry_of(rules).pack), *overlays]
    rows = [row for source in sources for row in source.rows[kind] if row.content.get("id") == id]
    return rows[-1]


def differences(
    item_takers: Sequence[tuple[GameSummary, int]], without: Sequence[GameSummary]
) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """Gain in points and in wins over a blank, by game: pairs of the sum over the takers and their number."""
    points: list[tuple[float, float]] = []
    wins: list[tuple[float, float]] = []
    for (line, seats), blank in zip(item_takers, without, strict=True):
        takers = [seat for seat in range(len(line.scores)) if seats >> seat & 1]
        points.append((sum(line.scores[seat] - blank.scores[seat] for seat in takers), len(takers)))
        wins.append((sum(line.share(seat) - blank.share(seat) for seat in takers), len(takers)))
    return points, wins
