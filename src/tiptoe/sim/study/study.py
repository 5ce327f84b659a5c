"""Study of a spec: many games, as many of its baseline, and replays with a blank in the place of each item."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import Final, TypeAlias

from ...build import VERSION, is_compiled
from ...catalog import spec_for_simulation
from ...core.components import ARTIFACT, KINDS, MASTERY, RED
from ...core.ruleset import Ruleset
from ...core.tiles import ROOMS_OF_A_TILE
from ...packs.files import Source
from ..executors import Executor, InProcess, ranges
from ..runner import Match, check_match, read_packs
from .counters import ENDLESS, SEATS, TOKEN, GameSummary, ItemCount, StudyTally
from .games import StudyPiece, blank_match, differences, gift_match, item_of, study_piece
from .intervals import Estimate, mean_of, ratio_of, share_of
from .results import ArtifactFinding, ItemFinding, Measure, RoadFinding, SeatFinding, Study
from .warnings import LOOP_COPIES, left_alone, warnings_of

SoFar: TypeAlias = Callable[[], Study]  # makes the study of the games played so far
StudyProgress: TypeAlias = Callable[
    [str, int, int, SoFar], None
]  # stage, games done, games in all, and the study so far
Tell: TypeAlias = Callable[[str, int, int], None]
BIN: Final = 5  # points
REPLAYS: Final = 0.25  # replays for each game, shared by all items
OWN_REPLAYS: Final = 100  # fewest replays of each item that a pack brings
PROBE_GAMES: Final = 20  # first games, played only to find endless loops
MOST_PROBES: Final = 4  # probes: a loop can hide another one
GIFT_GAMES: Final = 100  # games with a gift, and as many with a blank one
MOST_ROADS: Final = 400
FEW_REPLAYS: Final = 5  # fewest replays for an estimate of an item's worth
LARGEST_REPLAY: Final = 25  # games in a piece


@dataclass(frozen=True)
class StudyRequest:
    """Request for a study. Without `against` a pack is compared with its game; `paired` is the number of replays of an
    item; with `own`, only the pack's items are examined closely."""

    spec: str
    packs: Sequence[Path | Source] = ()
    against: str = ""
    games: int = 1000
    seed: int = 1
    bot: str = "greedy"
    seats: int = 4
    paired: int | None = None
    command: str = ""
    own: bool = False


@dataclass
class StudyGames:
    """Games played so far, from which a study can be made even after an interrupt."""

    match: Match
    aside: dict[int, ItemCount] = field(default_factory=dict)  # items that cause endless loops, replaced by blanks
    here: StudyTally = field(default_factory=StudyTally)
    there: StudyTally = field(default_factory=StudyTally)
    blanks: dict[int, dict[int, GameSummary]] = field(default_factory=dict)  # replays by item and number of the game
    gifts: dict[int, tuple[list[GameSummary], list[GameSummary]]] = field(
        default_factory=dict
    )  # with the gift, and blank


def study(inquiry: StudyRequest, crew: Executor | None = None, on_progress: StudyProgress | None = None) -> Study:
    """Plays the games of a study; SpecError, PackErrors or UnknownBot before the first if something does not exist.

    An interrupt returns the study of the games played so far.
    """
    if inquiry.games < 1:
        raise ValueError(f"at least one game must be played, not {inquiry.games}")
    bots = (inquiry.bot,) * inquiry.seats
    match = Match(spec_for_simulation(inquiry.spec), read_packs(inquiry.packs), bots, inquiry.seed)
    baseline = Match(spec_for_simulation(inquiry.against or inquiry.spec), (), bots, inquiry.seed)
    compared = baseline if inquiry.against or inquiry.packs else None
    for each in (match, baseline):
        check_match(each)
    begun = perf_counter()
    gathered = StudyGames(match)

    def so_far() -> Study:
        found = _found(inquiry, gathered, baseline.spec if compared else "")
        return replace(found, seconds=perf_counter() - begun)

    def tell(what: str, done: int, total: int) -> None:
        if on_progress is not None:
            on_progress(what, done, total, so_far)

    try:
        _gather(inquiry, gathered, compared, crew or InProcess(), tell)
    except KeyboardInterrupt:
        if not gathered.here.games:
            raise
    return so_far()


def _gather(inquiry: StudyRequest, found: StudyGames, compared: Match | None, crew: Executor, tell: Tell) -> None:
    if found.match.overlays:
        _set_loops_aside(found, inquiry.games, crew)
    _play(found.here, found.match, inquiry.games, crew, lambda done: tell("games", done, inquiry.games))
    if compared is not None:
        _play(found.there, compared, inquiry.games, crew, lambda done: tell("against", done, inquiry.games))
    plan = plan_replays(inquiry, found)
    total, done = sum(len(numbers) for numbers in plan.values()), 0
    pieces = [(item, numbers[at : at + LARGEST_REPLAY]) for item, numbers in plan.items() for at in _steps(numbers)]
    asked = [StudyPiece(blank_match(found.match, item), numbers, told=False) for item, numbers in pieces]
    for (item, numbers), tally in zip(pieces, crew.in_order(study_piece, asked)):
        found.blanks.setdefault(item, {}).update({line.number: line for line in tally.games})
        done += len(numbers)
        tell("replays", done, total)
    _give(inquiry, found, crew, tell)


def _give(inquiry: StudyRequest, found: StudyGames, crew: Executor, tell: Tell) -> None:
    """Plays games in which every seat is given an item that hardly any seat took."""
    match, items = found.match, found.here.items
    cards = [item for item in items_of(match.rules()) if item < TOKEN and item not in match.rules().pack.starter]
    lay = [item for item in cards if item in items and item not in found.aside]
    if inquiry.own:
        own = own_items(match)
        lay = [item for item in lay if item in own]
    alone = [item for item in lay if left_alone(len(items[item].takers), items[item].payable, len(lay))]
    most = GIFT_GAMES if inquiry.paired is None or not inquiry.own else min(GIFT_GAMES, inquiry.paired)
    numbers = range(min(most, len(found.here.games)))
    pieces = [
        (item, blank, numbers[at : at + LARGEST_REPLAY])
        for item in alone
        for blank in (False, True)
        for at in _steps(numbers)
    ]
    asked = [StudyPiece(gift_match(match, item, blank=blank), some, told=False) for item, blank, some in pieces]
    for done, ((item, blank, _), tally) in enumerate(zip(pieces, crew.in_order(study_piece, asked)), 1):
        found.gifts.setdefault(item, ([], []))[blank].extend(tally.games)
        tell("gifts", done * len(numbers) * 2 * len(alone) // len(pieces), len(numbers) * 2 * len(alone))


def _set_loops_aside(found: StudyGames, games: int, crew: Executor) -> None:
    """Replaces items that cause endless games by blanks: such games tell nothing about the other items."""
    for _ in range(MOST_PROBES):
        probe = StudyTally()
        _play(probe, found.match, min(PROBE_GAMES, games), crew, lambda done: None)
        loops = {item: count for item, count in probe.items.items() if count.stuck or count.most >= LOOP_COPIES}
        if not loops:
            return
        found.aside.update(loops)
        for item in loops:
            found.match = blank_match(found.match, item)


def _play(tally: StudyTally, match: Match, games: int, crew: Executor, tell: Callable[[int], None]) -> None:
    for part in crew.in_order(study_piece, [StudyPiece(match, numbers) for numbers in ranges(games, crew.workers)]):
        tally.add(part)
        tell(len(tally.games))


def _steps(numbers: Sequence[int]) -> range:
    return range(0, len(numbers), LARGEST_REPLAY)


def plan_replays(inquiry: StudyRequest, found: StudyGames) -> dict[int, list[int]]:
    """Numbers of the games to replay with a blank for each item: the first games in which it was taken."""
    own = own_items(found.match)
    taken = {item: found.here.items[item].takers for item in sorted(found.here.items) if _examined(found, item)}
    if inquiry.own:
        taken = {item: takers for item, takers in taken.items() if item in own}
    theirs = [item for item in taken if item in own]
    budget = int(len(found.here.games) * REPLAYS) // (2 if theirs else 1)

    def share(item: int) -> int:
        if inquiry.paired is not None:
            return inquiry.paired
        if item in theirs:
            return max(OWN_REPLAYS, budget // len(theirs))
        return budget // max(len(taken) - len(theirs), 1)

    return {item: [each >> SEATS for each in takers[: share(item)]] for item, takers in taken.items()}


def _examined(found: StudyGames, item: int) -> bool:
    return bool(found.here.items[item].takers) and item not in found.match.rules().pack.starter


def own_items(match: Match) -> set[int]:
    """Items that the packs of a match bring."""
    rules, own = match.rules(), own_ids(match.overlays)
    return {item for item in items_of(rules) if item_of(rules, item)[1] in own}


def own_ids(overlays: Iterable[Source]) -> set[str]:
    """Ids of the cards and tokens that packs bring."""
    return {str(row.content.get("id")) for pack in overlays for kind in ("card", "token") for row in pack.rows[kind]}


def _found(inquiry: StudyRequest, gathered: StudyGames, against: str) -> Study:
    here, rules = gathered.here, gathered.match.rules()
    games = len(here.games)
    items = [*_items(gathered)]
    looked_at = [item for item in items if item.own or not inquiry.own]
    measures = measured_games(here.games, gathered.there.games)
    places = seat_findings(here.games, gathered.there.games, inquiry.seats)
    endings = Counter(line.ending for line in here.games)
    rooms = room_names(rules)
    wins = [line.scores[seat] for line in here.games for seat in range(inquiry.seats) if line.won >> seat & 1]
    roads = sorted(here.roads.items(), key=lambda each: (-each[1], each[0]))[:MOST_ROADS]
    return Study(
        command=inquiry.command or f"tiptoe report {inquiry.spec}",
        version=VERSION,
        compiled=is_compiled(),
        spec=gathered.match.spec,
        packs=[f"{pack.id} {pack.hash()}" for pack in read_packs(inquiry.packs)],
        against=against,
        bot=inquiry.bot,
        seats=inquiry.seats,
        seed=inquiry.seed,
        games=games,
        asked=inquiry.games,
        games_against=len(gathered.there.games),
        replays=sum(len(lines) for lines in gathered.blanks.values()),
        seconds=0.0,
        memory_mb=max(here.memory_mb, gathered.there.memory_mb),
        looks=len([item for item in looked_at if item.offered]),
        rounds=dict(sorted(Counter(line.rounds for line in here.games).items())),
        scores=_in_bins([score for line in here.games for score in line.scores]),
        winning_scores=_in_bins(wins),
        endings=dict(sorted(endings.items())),
        measures=measures,
        places=places,
        artifacts=_artifacts(here),
        visits={rooms[room]: n / games for room, n in sorted(here.visits.items())},
        roads=[RoadFinding(rooms[out], rooms[into], n / games) for (out, into), n in roads],
        items=items,
        concerns=warnings_of(looked_at, measures, places, endings[ENDLESS]),
    )


def _in_bins(points: Iterable[int]) -> dict[int, int]:
    return dict(sorted(Counter(point // BIN * BIN for point in points).items()))


MEASURES: Final[dict[str, Callable[[GameSummary], float]]] = {
    "rounds": lambda line: line.rounds,
    "decisions": lambda line: line.decisions,
    "score": lambda line: fmean(line.scores),
    "winning-score": lambda line: max(line.scores),
    "escaped": lambda line: line.fates.count("escaped") / len(line.fates),
    "rescued": lambda line: line.fates.count("rescued") / len(line.fates),
    "lost": lambda line: 1 - (line.fates.count("escaped") + line.fates.count("rescued")) / len(line.fates),
}


SHARES: Final = ("escaped", "rescued", "lost")


def measured_games(here: Sequence[GameSummary], there: Sequence[GameSummary]) -> list[Measure]:
    """Measures of the study and its baseline, with paired differences: both are dealt from the same seeds."""
    found = []
    for what, of in MEASURES.items():
        own, other = [of(line) for line in here], [of(line) for line in there]
        both = min(len(own), len(other))
        difference = mean_of([own[game] - other[game] for game in range(both)])
        mine, theirs = mean_of(own) or _single(own[0]), mean_of(other)
        if what in SHARES:
            mine, theirs = _within(mine), _within(theirs) if theirs is not None else None
        found.append(Measure(what, mine, theirs, difference))
    return found


def _within(share: Estimate) -> Estimate:
    """Clamps the interval of a share to 0 and 1."""
    return replace(share, low=max(share.low, 0.0), high=min(share.high, 1.0))


def _single(value: float) -> Estimate:
    """Estimate from a single game, with an unbounded interval."""
    return Estimate(value, float("-inf"), float("inf"), float("inf"), 1)


def seat_findings(here: Sequence[GameSummary], there: Sequence[GameSummary], seats: int) -> list[SeatFinding]:
    """Wins and points by place in the order of turns; games without a winner are left out of the wins."""
    found = []
    for place in range(seats):
        shares = [_share_at(line, place) for line in here if line.won]
        wins = share_of(sum(shares), len(shares)) or Estimate(0.0, 0.0, 1.0, 1.0, 0)
        more = mean_of([_share_at(mine, place) - _share_at(theirs, place) for mine, theirs in zip(here, there)])
        scores = [line.scores[(line.first + place) % seats] for line in here]
        found.append(SeatFinding(place + 1, wins, fmean(scores), more))
    return found


def _share_at(line: GameSummary, place: int) -> float:
    return line.share((line.first + place) % len(line.scores))


def _artifacts(tally: StudyTally) -> list[ArtifactFinding]:
    values = sorted({value for value, _ in tally.artifacts})
    counts = tally.artifacts
    return [ArtifactFinding(value, counts[value, True] + counts[value, False], counts[value, True]) for value in values]


def _items(gathered: StudyGames) -> Iterator[ItemFinding]:
    """Findings on every card of the decks and the reserve, and on every token of the game."""
    rules, tally = gathered.match.rules(), gathered.here
    lines = {line.number: line for line in tally.games}
    own, aside = own_ids(gathered.match.overlays), gathered.aside
    goals = ARTIFACT | MASTERY | rules.params.refuge
    for item in items_of(rules):
        count = gathered.aside.get(item) or tally.items.get(item, ItemCount())
        worth = _worth(gathered, lines, item)
        kind, id = item_of(rules, item)
        piece = rules.pack.cards[item] if item < TOKEN else None
        yield ItemFinding(
            id=id,
            what=kind,
            kind=piece.kind if piece is not None else _token_kind(rules, item - TOKEN),
            own=id in own,
            goal=item >= TOKEN and bool(rules.pack.tokens[item - TOKEN].kind & goals),
            copies=piece.copies if piece is not None else rules.pack.tokens[item - TOKEN].copies,
            cost=0 if piece is None else piece.price.swords if piece.banner == RED else piece.price.skill,
            offered=count.offered,
            payable=count.payable,
            taken=count.taken,
            games=len(count.takers),
            per_taker=count.taken / max(_taker_seats(count), 1),
            played=count.played,
            most=count.most,
            stuck=count.stuck,
            take_rate=share_of(len(count.takers), count.offered),
            wins_with=None if item in aside else _wins_with(lines, count),
            set_aside=item in aside,
            worth_points=worth[0],
            worth_wins=worth[1],
            gift_points=_gift(gathered, item),
        )


def items_of(rules: Ruleset) -> list[int]:
    """Items of a game: its cards, and its tokens in the sets that are played."""
    pack = rules.pack
    cards = sorted({*pack.starter, *pack.reserve, *rules.dungeon})
    tokens = [token.number for token in pack.tokens if token.copies and (not token.set or token.set in rules.sets)]
    return cards + [TOKEN + token for token in tokens]


def _token_kind(rules: Ruleset, token: int) -> str:
    return next((name for name, bit in KINDS.items() if bit == rules.pack.tokens[token].kind), "")


def _taker_seats(count: ItemCount) -> int:
    return sum((takers & (1 << SEATS) - 1).bit_count() for takers in count.takers)


def _wins_with(lines: dict[int, GameSummary], count: ItemCount) -> Estimate | None:
    share = ratio_of([_won_by(lines[each >> SEATS], each) for each in count.takers])
    return _within(share) if share is not None else None


def _won_by(line: GameSummary, takers: int) -> tuple[float, float]:
    seats = [seat for seat in range(len(line.scores)) if takers >> seat & 1]
    return sum(line.share(seat) for seat in seats), len(seats)


def _worth(gathered: StudyGames, lines: dict[int, GameSummary], item: int) -> tuple[Estimate | None, Estimate | None]:
    without = gathered.blanks.get(item, {})
    count = gathered.here.items.get(item, ItemCount())
    takers = [(lines[each >> SEATS], each) for each in count.takers if each >> SEATS in without]
    if len(takers) < FEW_REPLAYS:
        return None, None
    points, wins = differences(takers, [without[line.number] for line, _ in takers])
    return ratio_of(points), ratio_of(wins)


def _gift(gathered: StudyGames, item: int) -> Estimate | None:
    with_text, blank = gathered.gifts.get(item, ([], []))
    both = zip(with_text, blank, strict=False)
    return mean_of([fmean(given.scores) - fmean(nothing.scores) for given, nothing in both])


def room_names(rules: Ruleset) -> dict[int, str]:
    """Names of rooms by number: those of the board, or of every tile where the map grows."""
    names = dict(enumerate(rules.board.rooms))
    for tile in rules.pack.tiles if rules.board.cells else ():
        for index, room in enumerate(tile.rooms):
            names[tile.number * ROOMS_OF_A_TILE + index] = f"{tile.id}-{room.id}"
    return names
