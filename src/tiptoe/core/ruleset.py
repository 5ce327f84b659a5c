"""Rulesets: a game as parameters and ordered tuples of rules. A variant is a function from ruleset to ruleset."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, TypeVar, final

from .board import Board
from .choice import SHIFT, VERBS
from .components import TokenId
from .decks import OwnDeck
from .definitions import Action, Chart, Door, Frame, Heuristics, Marking, Milestone, Scorer, Step, Trigger, Watcher
from .facts import SEAT_FACTS, STATE_FACTS, Fact, OwnFact
from .pack import Pack

Param: TypeAlias = int | bool | tuple[int, ...]

# Plans of a ruleset, by the number that stored frames use.
SETUP: Final = 0
END_OF_TURN: Final = 1
OUT_TURN: Final = 2
BEGIN_OF_TURN: Final = 3

PARAMS: Final = (
    *("seats", "hand", "cubes", "black_cubes", "health_spaces", "market_price", "first_clank", "rage", "marker_start"),
    *("artifacts_removed", "countdown_extra", "lockpicks", "first_gold", "reserve_extra", "wild_cubes", "out_draw"),
    *("mark_spaces", "bag_empty_ends", "bag_open", "one_of_each", "wild_track", "marks", "lone_rounds", "refuge"),
    *("one_artifact_a_room", "gold_first", "medals", "greed", "loud", "shadows"),
)

Part = TypeVar("Part", Step, Action, Trigger, Scorer)


class RulesetError(Exception):
    """Raised when a ruleset or a variant does not fit together."""


@final
class Params:
    """Parameters of a game: seats, hand, cubes, health, prices and tracks."""

    def __init__(
        self,
        *,
        seats: tuple[int, ...],
        hand: int,
        cubes: int,
        black_cubes: int,
        health_spaces: int,
        market_price: int,
        first_clank: tuple[int, ...],
        rage: tuple[int, ...],
        marker_start: tuple[int, ...],
        artifacts_removed: tuple[int, ...],
        countdown_extra: tuple[int, ...] = (),
        lockpicks: int = 0,
        first_gold: tuple[int, ...] = (),
        reserve_extra: int = 0,
        wild_cubes: int = 0,
        mark_spaces: int = 0,
        out_draw: tuple[int, ...] = (),
        bag_empty_ends: bool = False,
        bag_open: bool = False,
        one_of_each: bool = False,
        wild_track: tuple[int, ...] = (),
        marks: int = 0,
        lone_rounds: int = 0,
        refuge: int = 0,
        one_artifact_a_room: bool = False,
        gold_first: bool = False,
        medals: tuple[int, ...] = (),
        greed: int = 0,
        loud: int = 0,
        shadows: int = 0,
    ) -> None:
        self.seats = seats
        self.hand = hand
        self.cubes = cubes
        self.black_cubes = black_cubes
        self.health_spaces = health_spaces
        self.market_price = market_price
        self.first_clank = first_clank  # by place in the order of the first round
        self.rage = rage  # cubes drawn on each space of the track
        self.marker_start = marker_start  # by number of seats, from 0
        self.artifacts_removed = artifacts_removed  # by number of seats, from 0
        self.countdown_extra = countdown_extra  # by space of the countdown track, from the second
        self.lockpicks = lockpicks  # of each seat at the start
        self.first_gold = first_gold  # by place in the order of the first round
        self.reserve_extra = reserve_extra  # extra cards in each reserve pile of more than one card
        self.wild_cubes = wild_cubes  # cubes that hurt every seat when drawn
        self.mark_spaces = mark_spaces  # spaces for cubes of seats, in a room that can be marked
        self.out_draw = out_draw  # cubes drawn in the turn of a seat that is out, by number of seats, from 0
        self.bag_empty_ends = bag_empty_ends
        self.bag_open = bag_open
        self.one_of_each = one_of_each  # whether a seat may own each market item only once
        self.wild_track = wild_track  # wild cubes that wait on each space of the rage track
        self.marks = marks  # cubes that each seat places in rooms; 0: no limit
        self.lone_rounds = lone_rounds  # rounds of the last seat in play; 0: no limit (RUL-16)
        self.refuge = refuge  # tags of tokens whose owner makes no Clank! and is not attacked (RUL-21)
        self.one_artifact_a_room = one_artifact_a_room  # whether a seat may take only one per room (PAR-2.3)
        self.gold_first = gold_first  # whether of equal Artifacts one of no set goes first (RUL-128)
        self.medals = medals  # points of bronze, silver and gold for a seat that plays alone (SOL-8.3)
        self.greed = greed  # Hours that an Artifact burns (SOL-5.2)
        self.loud = loud  # cubes in the Clank! area that burn an Hour (SOL-5.3)
        self.shadows = shadows  # cubes that hurt nobody and burn an Hour when drawn (SOL-1.6)

    def copy(self) -> Params:
        return Params(**{name: getattr(self, name) for name in PARAMS})


@final
class Ruleset:
    """Ruleset of a game: pack, board, parameters and rules. Read-only; edits return another ruleset."""

    def __init__(
        self,
        name: str,
        pack: Pack,
        board: Board,
        params: Params,
        *,
        setup: tuple[Step, ...],
        actions: tuple[Action, ...],
        triggers: tuple[Trigger, ...],
        end_of_turn: tuple[Step, ...],
        out_turn: tuple[Step, ...],
        scorers: tuple[Scorer, ...],
        frames: tuple[type[Frame], ...],
        heuristics: Heuristics,
        doors: tuple[Door, ...] = (),
        milestones: tuple[Milestone, ...] = (),
        marking: Marking | None = None,
        chart: Chart | None = None,
        sets: tuple[str, ...] = (),
        seat_facts: tuple[OwnFact, ...] = (),
        state_facts: tuple[OwnFact, ...] = (),
        begin_of_turn: tuple[Step, ...] = (),
        watchers: tuple[Watcher, ...] = (),
        decks: tuple[OwnDeck, ...] = (),
    ) -> None:
        self.name: Final = name
        self.pack: Final = pack
        self.board: Final = board
        self.params: Final = params
        self.setup: Final = setup
        self.actions: Final = actions
        self.triggers: Final = triggers
        self.end_of_turn: Final = end_of_turn
        self.out_turn: Final = out_turn
        self.scorers: Final = scorers
        self.frames: Final = frames
        self.heuristics: Final = heuristics
        self.frame_of_kind: Final = _by_kind(frames)
        self.doors: Final = doors
        self.guarded: Final = _all_of([door.features for door in doors])
        self.milestones: Final = milestones
        self.marking: Final = marking
        self.chart: Final = chart
        self.seat_facts: Final = seat_facts  # numbers that the game or a variant declares
        self.state_facts: Final = state_facts
        self.decks: Final = decks  # decks that the game or a variant declares
        _check_own_facts(name, seat_facts, SEAT_FACTS)
        _check_own_facts(name, state_facts, STATE_FACTS)
        self.sets: Final = sets  # sets of the pack's cards and tokens, besides the game's own
        self.dungeon: Final = pack.dungeon + [card for name in sets for card in pack.cards_of_set(name)]
        self.begin_of_turn: Final = begin_of_turn
        self.watchers: Final = watchers
        self.plans: Final = _plans(setup, end_of_turn, out_turn, begin_of_turn)
        self.by_verb: Final = _by_verb(actions)
        self.first_action: Final = _chained(actions)

    def after(self, anchor: type[Step], step: Step) -> Ruleset:
        """Ruleset with `step` right after the step of class `anchor`, in the plan that holds it."""
        return self._edited(anchor, lambda found: (found, step))

    def before(self, anchor: type[Step], step: Step) -> Ruleset:
        return self._edited(anchor, lambda found: (step, found))

    def swap(self, anchor: type[Step], step: Step) -> Ruleset:
        return self._edited(anchor, lambda found: (step,))

    def without(self, anchor: type[Step]) -> Ruleset:
        return self._edited(anchor, lambda found: ())

    def swap_action(self, anchor: type[Action], *actions: Action) -> Ruleset:
        found = self._one(anchor, self.actions)
        return self._with(actions=_spliced(self.actions, found, lambda action: actions))

    def swap_trigger(self, anchor: type[Trigger], *triggers: Trigger) -> Ruleset:
        found = self._one(anchor, self.triggers)
        return self._with(triggers=_spliced(self.triggers, found, lambda trigger: triggers))

    def with_action(self, action: Action) -> Ruleset:
        return self._with(actions=self.actions + (action,))

    def with_trigger(self, trigger: Trigger) -> Ruleset:
        return self._with(triggers=self.triggers + (trigger,))

    def with_scorer(self, scorer: Scorer) -> Ruleset:
        return self._with(scorers=self.scorers + (scorer,))

    def with_begin_of_turn(self, step: Step) -> Ruleset:
        """Ruleset whose turns begin with a further step, before the first choice of the seat."""
        return self._with(begin_of_turn=self.begin_of_turn + (step,))

    def with_watcher(self, watcher: Watcher) -> Ruleset:
        return self._with(watchers=self.watchers + (watcher,))

    def with_frames(self, *frames: type[Frame]) -> Ruleset:
        """Ruleset with further frames that a stored game may hold on its stack; several variants may name one."""
        return self._with(frames=self.frames + tuple([frame for frame in frames if frame not in self.frames]))

    def with_heuristics(self, rows: Heuristics) -> Ruleset:
        """Ruleset whose bots know further rows, laid over those of the game."""
        return self._with(heuristics=self.heuristics.plus(rows))

    def with_set(self, name: str) -> Ruleset:
        """Ruleset with the cards and tokens of a set of the pack."""
        if name in self.sets:
            raise RulesetError(f"{self.name}: set '{name}' is played with already")
        return self._with(sets=(*self.sets, name))

    def with_seat_facts(self, *facts: OwnFact) -> Ruleset:
        """Ruleset whose seats have further numbers; for the position: `with_state_facts`."""
        return self._with(seat_facts=self.seat_facts + facts)

    def with_state_facts(self, *facts: OwnFact) -> Ruleset:
        return self._with(state_facts=self.state_facts + facts)

    def with_decks(self, *decks: OwnDeck) -> Ruleset:
        """Ruleset with decks of its own, and with the public facts that go with them."""
        facts = tuple([fact for deck in decks for fact in deck.facts()])
        return self._with(decks=self.decks + decks, state_facts=self.state_facts + facts)

    def deck_of(self, name: str) -> OwnDeck:
        """Deck that the ruleset declares under a name."""
        return next(deck for deck in self.decks if deck.name == name)

    def with_chart(self, chart: Chart) -> Ruleset:
        return self._with(chart=chart)

    def waiting_tiles(self, stack: list[Frame]) -> list[tuple[int, int]]:
        """Tiles revealed but not laid yet, the latest last, each with its cell; none without a growing map."""
        return [] if self.chart is None else self.chart.waiting(stack)

    def copies_of_kind(self, kind: int) -> list[TokenId]:
        """Tokens of a kind in this game, repeated by copies."""
        return self.pack.copies_of_kind(kind, self.sets)

    def rooms_there_are(self) -> list[int]:
        """Numbers of all rooms of the board, or of all tiles of the pack."""
        if self.chart is None:
            return list(range(len(self.board.rooms)))
        return [tile.room(index) for tile in self.pack.tiles for index in range(len(tile.rooms))]

    def most_ways(self) -> int:
        """Upper bound of exits of a room: on a growing map each tunnel may end in a portal and lead to all others."""
        if self.chart is None:
            return max([len(ways) for ways in self.board.exits])
        portals = len([tile for tile in self.pack.tiles if tile.portal >= 0])
        return max([len(parts) for tile in self.pack.tiles for parts in tile.at_room]) * max(portals - 1, 1)

    def reserve_copies(self) -> list[int]:
        """Number of cards in each reserve pile; `reserve_extra` does not apply to single cards, which stay."""
        copies = [card.copies for card in self.pack.reserve_cards]
        return [n if n <= 1 else n + self.params.reserve_extra for n in copies]

    def with_params(self, **changes: Param) -> Ruleset:
        params = self.params.copy()
        for name, value in changes.items():
            if not hasattr(params, name):
                raise RulesetError(f"{self.name}: there is no parameter '{name}'")
            setattr(params, name, value)
        return self._with(params=params)

    def named(self, suffix: str) -> Ruleset:
        return self._with(name=f"{self.name}+{suffix}")

    def page(self) -> list[str]:
        """Lists the game on one page: each rule object of each tuple with the rule id it implements."""
        steps = [f"{step.rule} {type(step).__name__}" for plan in self.plans for step in plan]
        watchers = [f"{watcher.rule} {type(watcher).__name__}" for watcher in self.watchers]
        actions = [f"{action.rule} {type(action).__name__}" for action in self.actions]
        triggers = [f"{trigger.rule} {type(trigger).__name__}" for trigger in self.triggers]
        doors = [f"{door.rule} {type(door).__name__}" for door in self.doors]
        milestones = [f"{milestone.rule} {type(milestone).__name__}" for milestone in self.milestones]
        scorers = [f"{scorer.rule} {type(scorer).__name__}" for scorer in self.scorers]
        return steps + watchers + actions + triggers + doors + milestones + scorers

    def _edited(self, anchor: type[Step], edit: Callable[[Step], tuple[Step, ...]]) -> Ruleset:
        """Edits the one plan that holds `anchor`; the other plans stay as they are."""
        found = self._one(anchor, self.setup + self.end_of_turn + self.out_turn + self.begin_of_turn)
        return self._with(
            begin_of_turn=_spliced(self.begin_of_turn, found, edit),
            setup=_spliced(self.setup, found, edit),
            end_of_turn=_spliced(self.end_of_turn, found, edit),
            out_turn=_spliced(self.out_turn, found, edit),
        )

    def _one(self, anchor: type[Part], parts: tuple[Part, ...]) -> Part:
        found = [part for part in parts if type(part) is anchor]
        if len(found) != 1:
            raise RulesetError(f"{self.name}: anchor {anchor.__name__} found {len(found)} times, needed once")
        return found[0]

    def _with(
        self,
        *,
        name: str | None = None,
        params: Params | None = None,
        setup: tuple[Step, ...] | None = None,
        actions: tuple[Action, ...] | None = None,
        triggers: tuple[Trigger, ...] | None = None,
        end_of_turn: tuple[Step, ...] | None = None,
        out_turn: tuple[Step, ...] | None = None,
        scorers: tuple[Scorer, ...] | None = None,
        frames: tuple[type[Frame], ...] | None = None,
        heuristics: Heuristics | None = None,
        chart: Chart | None = None,
        sets: tuple[str, ...] | None = None,
        seat_facts: tuple[OwnFact, ...] | None = None,
        state_facts: tuple[OwnFact, ...] | None = None,
        begin_of_turn: tuple[Step, ...] | None = None,
        watchers: tuple[Watcher, ...] | None = None,
        decks: tuple[OwnDeck, ...] | None = None,
    ) -> Ruleset:
        return Ruleset(
            self.name if name is None else name,
            self.pack,
            self.board,
            self.params if params is None else params,
            setup=self.setup if setup is None else setup,
            actions=self.actions if actions is None else actions,
            triggers=self.triggers if triggers is None else triggers,
            end_of_turn=self.end_of_turn if end_of_turn is None else end_of_turn,
            out_turn=self.out_turn if out_turn is None else out_turn,
            scorers=self.scorers if scorers is None else scorers,
            frames=self.frames if frames is None else frames,
            heuristics=self.heuristics if heuristics is None else heuristics,
            doors=self.doors,
            milestones=self.milestones,
            marking=self.marking,
            chart=self.chart if chart is None else chart,
            sets=self.sets if sets is None else sets,
            seat_facts=self.seat_facts if seat_facts is None else seat_facts,
            state_facts=self.state_facts if state_facts is None else state_facts,
            begin_of_turn=self.begin_of_turn if begin_of_turn is None else begin_of_turn,
            watchers=self.watchers if watchers is None else watchers,
            decks=self.decks if decks is None else decks,
        )


@final
class ActionLink:
    """Linked list of actions: compiled, following links costs less than checking the type of a tuple's items."""

    def __init__(self, action: Action, after: ActionLink | None) -> None:
        self.action: Final = action
        self.after: Final = after


def _chained(actions: tuple[Action, ...]) -> ActionLink | None:
    link: ActionLink | None = None
    for action in reversed(actions):
        link = ActionLink(action, link)
    return link


Variant: TypeAlias = Callable[[Ruleset], Ruleset]


def _plans(*plans: tuple[Step, ...]) -> tuple[tuple[Step, ...], ...]:
    """Plans by number; that of the beginning of a turn, the last, only where it has steps: most games have none."""
    return plans if plans[BEGIN_OF_TURN] else plans[:BEGIN_OF_TURN]


def _check_own_facts(name: str, own: tuple[OwnFact, ...], shared: tuple[Fact, ...]) -> None:
    """Refuses names that stand twice, or that are those of shared facts: stored games and scenarios go by name."""
    taken = {word for fact in shared for word in (fact.name, fact.stored, fact.word)}
    for fact in own:
        if fact.name in taken:
            raise RulesetError(f"{name}: there is a fact '{fact.name}' already; an own fact needs another name")
        taken.add(fact.name)


def _spliced(parts: tuple[Part, ...], anchor: Part, edit: Callable[[Part], tuple[Part, ...]]) -> tuple[Part, ...]:
    spliced: list[Part] = []
    for part in parts:
        spliced.extend(edit(part) if part is anchor else (part,))
    return tuple(spliced)


def _by_verb(actions: Sequence[Action]) -> list[Action | None]:
    """Table of actions by number of the verb."""
    table: list[Action | None] = [None] * ((max(VERBS) >> SHIFT) + 1)
    for action in actions:
        for verb in action.verbs:
            if table[verb >> SHIFT] is not None:
                raise RulesetError(f"two actions claim the verb '{VERBS[verb].word}'")
            table[verb >> SHIFT] = action
    return table


def _all_of(bits: list[int]) -> int:
    together = 0
    for each in bits:
        together |= each
    return together


def _by_kind(frames: tuple[type[Frame], ...]) -> dict[int, type[Frame]]:
    """Table of frames by their stored kind."""
    table: dict[int, type[Frame]] = {}
    for frame in frames:
        if frame.kind in table:
            raise RulesetError(f"two frames are of kind {frame.kind}: {table[frame.kind].__name__}, {frame.__name__}")
        table[frame.kind] = frame
    return table
