"""Setup of a scenario: builds the position that its `given` table describes, with tiles and cubes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..core import facts
from ..core.board import FEATURES
from ..core.choice import ROW
from ..core.components import ARTIFACT, DRAWN, KINDS, NOTHING, Card, CardId, TokenId
from ..core.definitions import Chart
from ..core.empty_lists import NO_CHOICES
from ..core.facts import SEAT_FACTS, STATE_FACTS, TURN, Fact, OwnFact
from ..core.kernel import go_on
from ..core.rng import seeded
from ..core.room_cubes import mark, seats_marking
from ..core.ruleset import Ruleset
from ..core.state import ESCAPED, IN_PLAY, KNOCKED_OUT, Seat, SeatId, State
from ..core.tiles import (
    LOCKED,
    PORTAL,
    ROOM,
    START,
    TURNS,
    WIDTH,
    Tile,
    cell_at,
    lock_of,
    mouth_names,
    place_of,
    placed_cell,
    placed_tile,
    placed_turn,
)
from ..core.vocabulary import MOMENTS
from ..rules.pools import KINDS as POOLS
from ..rules.turn import begin_turn, new_game
from .fact_values import EMPTY, give
from .parsing import (
    PositionError,
    Table,
    as_list,
    as_names,
    as_number,
    as_table,
    card_named,
    known,
    laid_rooms,
    own_name_of,
    room_named,
    tile_named,
    token_named,
)

WILD_KEYS: Final = ("aside", "clank", "bag")


def give_marks(state: State, value: object, where: str) -> None:
    """Places cubes of seats in rooms; a game without marks of its own takes them from the supply."""
    marking = state.rules.marking
    if marking is None:
        raise PositionError(f"{where}: nobody leaves cubes in rooms of {state.rules.name}")
    state.marks = []
    for name, seats in as_table(value, where).items():
        room = room_named(state, name, where)
        for item in as_list(seats, f"{where}.{name}"):
            seat = state.seat(as_number(item, f"{where}.{name}", 0, len(state.seats) - 1))
            reason = marking.why_not(state, seat, room)
            if reason is not None:
                raise PositionError(f"{where}.{name}: not for seat {seat.index}: {reason.word} ({reason.rule})")
            state.marks = state.marks + [mark(room, seat.index)]
            seat.placed += 0 if state.rules.params.marks else 1


def rooms_with_marks(state: State) -> dict[str, list[int]]:
    """Seats with a cube in each room that can be marked, for the rooms on the table."""
    marking = state.rules.marking
    feature = 0 if marking is None else marking.feature
    rooms = [room for room in laid_rooms(state) if state.board.features[room] & feature]
    return {state.board.rooms[room]: sorted(seats_marking(state.marks, room)) for room in rooms}


def give_wild_cubes(state: State, value: object, where: str) -> None:
    """Places the cubes that hurt every seat; unlisted ones stay aside."""
    table = as_table(value, where)
    for name in table:
        known(name, WILD_KEYS, where)
    most = state.rules.params.wild_cubes
    clank = as_number(table.get("clank", 0), f"{where}.clank", 0, most)
    bag = as_number(table.get("bag", 0), f"{where}.bag", 0, most - clank)
    state.wild_aside = as_number(table.get("aside", most - clank - bag), f"{where}.aside", 0, most - clank - bag)
    state.wild_clank, state.wild_bagged = clank, bag


def release_passed(state: State) -> None:
    """SPA-8.2: moves the shared cubes of the spaces that the marker has reached into the Clank! area."""
    track = state.rules.params.wild_track
    if track:
        state.wild_aside = sum(track[state.marker + 1 :])
        state.wild_clank = state.rules.params.wild_cubes - state.wild_aside


def give_lone_rounds(state: State, value: object, where: str) -> None:
    """RUL-16: sets how many rounds the last seat in play has had."""
    most = state.rules.params.lone_rounds
    if not most:
        raise PositionError(f"{where}: {state.rules.name} counts no such rounds")
    state.countdown = as_number(value, where, 0, most - 1)


PLACEMENT_KEYS: Final = ("tile", "at", "turn")
FARTHEST: Final = WIDTH // 2 - 2  # cells from the start, so that every tile has cells around it
POOL_NAMES: Final = tuple(name for kind in POOLS for name, bit in KINDS.items() if bit == kind)


def clear_map(state: State) -> None:
    """Removes every tile but the start tile: the first cards of the row may have laid some."""
    chart = state.rules.chart
    if chart is not None:
        state.tiles = state.tiles[:1]
        state.board = chart.board(state.tiles)
        state.figures = []
    state.wild_aside, state.wild_clank, state.wild_bagged = state.rules.params.wild_cubes, 0, 0


def set_tokens_apart(state: State, given: Table, seats: list[str]) -> None:
    """CORE-2.5: removes the tokens that `given` places from pools, stack, rooms and market, so that none lies twice."""
    ids = [token.id for token in state.rules.pack.tokens]
    apart: list[TokenId] = []
    for pile in _piles(given, seats):
        apart.extend([TokenId(ids.index(id)) for id in pile if id in ids])
    state.pools = [_without(pool, apart) for pool in state.pools]
    state.artifacts = _without(state.artifacts, apart)
    state.market = _without(state.market, apart)
    for token in apart:
        state.room_tokens = _less_one(state.room_tokens, token)


def _piles(given: Table, seats: list[str]) -> list[list[str]]:
    found: list[object] = [given.get("artifacts")]
    for name in ("room_tokens", "pools"):
        table = given.get(name)
        found.extend(table.values() if isinstance(table, dict) else [])
    for seat in seats:
        table = given.get(seat)
        found.append(table.get("tokens") if isinstance(table, dict) else None)
    return [[str(id) for id in pile] for pile in found if isinstance(pile, list)]


def _less_one(piles: list[list[TokenId]], token: TokenId) -> list[list[TokenId]]:
    """Removes one copy of the token from the first pile that holds it."""
    for index, pile in enumerate(piles):
        if token in pile:
            return [*piles[:index], _without(pile, [token]), *piles[index + 1 :]]
    return piles


def _without(pile: list[TokenId], apart: list[TokenId]) -> list[TokenId]:
    """Copy of the pile without the tokens in `apart`, each removed as often as it is listed."""
    left = pile[:]
    for token in apart:
        if token in left:
            left.remove(token)
    return left


def give_tiles(state: State, value: object, where: str) -> None:
    """Lays the tiles beside the start tile, in the order in which they were laid; each adds its tokens as in play."""
    chart = _chart(state, where)
    for place, row in enumerate(as_list(value, where)):
        at = f"{where}[{place}]"
        table = as_table(row, at)
        for name in table:
            known(name, PLACEMENT_KEYS, at)
        squares = [tile for tile in state.rules.pack.tiles if tile.set != START]
        tile = tile_named(squares, str(table.get("tile", "")), f"{at}.tile")
        if tile.number in _laid(state):
            raise PositionError(f"{at}.tile: '{tile.id}' lies on the table already")
        cell = _free_cell(state, table.get("at"), f"{at}.at")
        chart.lay(state, tile.number, cell, as_number(table.get("turn", 0), f"{at}.turn", 0, TURNS - 1))
    _set_stack(state, [number for number in state.tile_stack[: state.tiles_left] if number not in _laid(state)])


def _chart(state: State, where: str) -> Chart:
    if state.rules.chart is None:
        raise PositionError(f"{where}: the map of {state.rules.name} does not grow")
    return state.rules.chart


def _laid(state: State) -> list[int]:
    return [placed_tile(number) for number in state.tiles]


def _free_cell(state: State, value: object, where: str) -> int:
    """CAT-4.2: a free cell that shares a side with a tile."""
    place = as_list(value, where)
    if len(place) != 2:
        raise PositionError(f"{where}: expected cells east and south of the start such as [1, 0], found {value!r}")
    x, y = (as_number(part, where, -FARTHEST, FARTHEST) for part in place)
    cells = state.board.cells
    if cell_at(x, y) in cells:
        raise PositionError(f"{where}: a tile lies on [{x}, {y}] already (CAT-4.2)")
    if not any(cell_at(x + dx, y + dy) in cells for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))):
        raise PositionError(f"{where}: [{x}, {y}] shares no side with a tile laid before (CAT-4.2)")
    return cell_at(x, y)


def give_stack(state: State, value: object, where: str) -> None:
    """Replaces the stack of tiles; the list begins with the next one."""
    _chart(state, where)
    squares = [tile for tile in state.rules.pack.tiles if tile.set != START]
    stack = [tile_named(squares, id, where) for id in as_names(value, where)]
    for place, tile in enumerate(stack):
        if tile.number in _laid(state) or tile in stack[:place]:
            raise PositionError(f"{where}: '{tile.id}' lies on the table or in the stack already")
    _set_stack(state, [tile.number for tile in reversed(stack)])


def _set_stack(state: State, stack: list[int]) -> None:
    state.tile_stack = stack
    state.tiles_left = len(stack)


def give_artifacts(state: State, value: object, where: str) -> None:
    """Replaces the stack of Artifacts; the list begins with the top one."""
    _chart(state, where)
    artifacts = [token_named(state.rules.pack, id, where) for id in as_names(value, where)]
    for token in artifacts:
        if state.rules.pack.tokens[token].kind != ARTIFACT:
            raise PositionError(f"{where}: '{state.rules.pack.tokens[token].id}' is no Artifact")
    state.artifacts = artifacts


def give_pools(state: State, value: object, where: str) -> None:
    """Replaces the pools that the table names; each list begins with the next token."""
    pools = state.pools[:]
    names = [name for name, _ in zip(POOL_NAMES, pools)]
    for name, tokens in as_table(value, where).items():
        at = f"{where}.{name}"
        pool = [token_named(state.rules.pack, id, at) for id in reversed(as_names(tokens, at))]
        for token in pool:
            if state.rules.pack.tokens[token].kind != KINDS[known(name, names, where)] & DRAWN:
                raise PositionError(f"{at}: '{state.rules.pack.tokens[token].id}' belongs to another pool")
        pools[names.index(known(name, names, where))] = pool
    state.pools = pools


def give_opened(state: State, value: object, where: str) -> None:
    """Opens locks, by the names of `lock_names`."""
    names = lock_names(state)
    state.opened = [names[known(name, names, where)] for name in as_names(value, where)]


def give_figures(state: State, value: object, where: str) -> None:
    """Places figures in rooms; PositionError for a game without figures."""
    if not any(frame.prompt.startswith("figure-") for frame in state.rules.frames):
        raise PositionError(f"{where}: no figures stand in {state.rules.name} (SUB-1.1)")
    state.figures = [room_named(state, name, where) for name in as_names(value, where)]


def lock_names(state: State) -> dict[str, int]:
    """Numbers of the locks on the table by name: `start-a:E0-shrine` for a tunnel, `TILE-ROOM:FEATURE` in a room."""
    names: dict[str, int] = {}
    for number in _laid(state):
        tile = state.rules.pack.tiles[number]
        for part in tile.parts:
            if part.lock >= 0:
                ends = f"{tile.id}:{_end(tile, part.start)}-{_end(tile, part.end)}"
                twins = sum(name.partition("/")[0] == ends for name in names)
                names[f"{ends}/{twins + 1}" if twins else ends] = part.lock
        for index, room in enumerate(tile.rooms):
            for name, feature in FEATURES.items():
                if room.features & feature and feature in LOCKED:
                    names[f"{tile.id}-{room.id}:{name}"] = lock_of(tile.room(index), feature)
    return names


def _end(tile: Tile, end: int) -> str:
    if end >= PORTAL:
        return "P"
    return tile.rooms[end - ROOM].id if end >= ROOM else mouth_names(tile.set)[end]


def tiles_laid(state: State) -> list[dict[str, object]]:
    """Tiles beside the start tile as `give_tiles` reads them, in the order in which they were laid."""
    tiles = state.rules.pack.tiles
    return [
        {"tile": tiles[placed_tile(n)].id, "at": list(place_of(placed_cell(n))), "turn": placed_turn(n)}
        for n in state.tiles
        if tiles[placed_tile(n)].set != START
    ]


def tile_revealed(state: State) -> str:
    """Id of the tile that waits to be laid, or ""."""
    waiting = state.rules.waiting_tiles(state.stack)
    return state.rules.pack.tiles[waiting[-1][0]].id if waiting else ""


def locks_opened(state: State) -> list[str]:
    return sorted(name for name, number in lock_names(state).items() if number in state.opened)


def stack_of_tiles(state: State) -> list[str]:
    """Ids of the tiles in the stack, the next one first."""
    return [state.rules.pack.tiles[number].id for number in reversed(state.tile_stack[: state.tiles_left])]


QUIET_DECK: Final = 100
STATUSES: Final = {"in-play": IN_PLAY, "escaped": ESCAPED, "knocked-out": KNOCKED_OUT}
STATUS_NAMES: Final = {number: name for name, number in STATUSES.items()}


def seat_names(seats: int) -> list[str]:
    return [f"seat{index}" for index in range(seats)]


def cube_owners(state: State) -> list[str]:
    """Owners of the cubes in the bag, in the order in which a draw counts them."""
    wild = [own_name_of(state.rules, "wild_cube")] if state.rules.params.wild_cubes else []
    shadows = ["shadow"] if state.rules.params.shadows else []
    return [*seat_names(len(state.seats)), "black", *(wild or [""] * len(shadows)), *shadows]


def arrange(rules: Ruleset, seats: int, seed: int, given: Table) -> State:
    """Builds the position that `given` describes; what it leaves out is empty, zero, or as at the start of a game."""
    state = new_game(rules, seats, seeded(seed))
    _clear(state)
    names = seat_names(seats)
    gives = {own_name_of(rules, name): giver for name, giver in GIVEN.items()}
    own = {fact.name: fact for fact in rules.state_facts}
    for name in given:
        known(name, [*gives, *own, *names], "given")
    set_tokens_apart(state, given, names)
    artifacts = state.artifacts
    for name, giver in gives.items():
        if name in given:
            giver(state, given[name], f"given.{name}")
    for name, fact in own.items():
        fact.put(state, _own_number(rules, fact, given.get(name, 0), f"given.{name}"))
    for deck in rules.decks:
        left = {pile: fact.of(state) for pile, fact in deck.left.items() if fact.name in given}
        deck.arrange(state, left)
    if "room_tokens" in given and "artifacts" not in given:
        state.artifacts = artifacts  # the ones that laid tiles drew go back: `room_tokens` replaced them
    if "first" not in given:
        state.first = state.active
    for index, name in enumerate(names):
        _fill_seat(state, state.seat(index), as_table(given.get(name, {}), f"given.{name}"), f"given.{name}")
    state.black_in_bag -= sum([seat.stand_ins for seat in state.seats])  # CORE-1.2
    _begin_turn(state)
    return state


def _own_number(rules: Ruleset, fact: OwnFact, value: object, where: str) -> int:
    """Number of a fact that the game declares; a card that lies open may be given by its id."""
    if isinstance(value, str):
        for deck in rules.decks:
            if fact in deck.shown:
                return 1 + deck.cards.index(known(value, deck.cards, where))
    return as_number(value, where, 0)


def _clear(state: State) -> None:
    """Empties the table: quiet cards in the dungeon deck, an empty row, all seats at the start with nothing."""
    state.row = [CardId(NOTHING)] * ROW
    quiet = [card.number for card in state.rules.pack.reserve_cards if is_quiet(card)] or state.deck[:1]
    state.deck = quiet * QUIET_DECK
    state.deck_left = len(state.deck)
    state.reserve = state.rules.reserve_copies()
    state.active = SeatId(0)
    state.turns = 0
    state.stack = []
    state.end_turn()
    clear_map(state)
    for index in range(len(state.seats)):
        seat = Seat(SeatId(index))
        seat.room = state.board.start
        seat.played, seat.hand, seat.in_play, seat.discard = [], [], [], []
        state.seats[index] = seat
    state.owned = (1 << len(state.seats)) - 1


def is_quiet(card: Card) -> bool:
    """Whether the card has no effect at any moment, on arrival or when played."""
    return not any(getattr(card, moment).effects for moment in MOMENTS)


def _give_row(state: State, value: object, where: str) -> None:
    none = CardId(NOTHING)
    row = [none if id == EMPTY else card_named(state.rules.pack, id, where) for id in as_names(value, where)]
    if len(row) > ROW:
        raise PositionError(f"{where}: the row has {ROW} slots, found {len(row)} cards (CORE-1.4)")
    state.row = row + [none] * (ROW - len(row))


def _give_deck(state: State, value: object, where: str) -> None:
    state.deck = [card_named(state.rules.pack, id, where) for id in reversed(as_names(value, where))]
    state.deck_left = len(state.deck)


def _give_reserve(state: State, value: object, where: str) -> None:
    """Sets the size of the reserve piles that the table names; the others stay full."""
    ids = [state.cards[card].id for card in state.rules.pack.reserve]
    reserve = state.reserve[:]
    for id, left in as_table(value, where).items():
        reserve[ids.index(known(id, ids, where))] = as_number(left, f"{where}.{id}", 0)
    state.reserve = reserve


def _give_room_tokens(state: State, value: object, where: str) -> None:
    """Replaces all room tokens: rooms that the table does not name are empty."""
    piles: list[list[TokenId]] = [[] for _ in state.board.rooms]
    for room, tokens in as_table(value, where).items():
        ids = as_names(tokens, f"{where}.{room}")
        piles[room_named(state, room, where)] = [token_named(state.rules.pack, id, f"{where}.{room}") for id in ids]
    state.room_tokens = piles


def _give_marker(state: State, value: object, where: str) -> None:
    state.marker = as_number(value, where, 1, len(state.rules.params.rage)) - 1
    release_passed(state)


def _give_black_aside(state: State, value: object, where: str) -> None:
    state.black_aside = as_number(value, where, 0, state.rules.params.black_cubes)
    state.black_in_bag = state.rules.params.black_cubes - state.black_aside


def _give_countdown(state: State, value: object, where: str) -> None:
    state.countdown = as_number(value, where, 1, len(state.rules.params.countdown_extra) + 1) - 1


def _gives(fact: Fact) -> Callable[[State, object, str], None]:
    return lambda state, value, where: give(state, state, fact, value, where)


GIVEN_BY_HAND: Final[dict[str, Callable[[State, object, str], None]]] = {
    "tiles": give_tiles,
    "row": _give_row,
    "deck": _give_deck,
    "reserve": _give_reserve,
    "room_tokens": _give_room_tokens,
    "marker": _give_marker,
    "black_aside": _give_black_aside,
    "countdown": _give_countdown,
    "stack": give_stack,
    "artifacts": give_artifacts,
    "pools": give_pools,
    "wild": give_wild_cubes,
    "marks": give_marks,
    "lone_rounds": give_lone_rounds,
    "opened": give_opened,
    "figures": give_figures,
}
GIVEN: Final = GIVEN_BY_HAND | {
    fact.word: _gives(fact) for fact in STATE_FACTS if fact.scenario == facts.GIVEN and fact.word not in GIVEN_BY_HAND
}
GIVEN_TO_A_SEAT: Final = {fact.word: fact for fact in SEAT_FACTS if fact.scenario == facts.GIVEN}


def _fill_seat(state: State, seat: Seat, given: Table, where: str) -> None:
    named = {own_name_of(state.rules, word): fact for word, fact in GIVEN_TO_A_SEAT.items()}
    own = {fact.name: fact for fact in state.rules.seat_facts}
    for word, value in given.items():
        known(word, [*named, *own], where)
        at = f"{where}.{word}"
        if word in own:
            own[word].put(seat, as_number(value, at, 0))
            continue
        fact = named[word]
        if fact.name == "status":
            seat.status = STATUSES[known(str(value), list(STATUSES), at)]
        elif fact.name == "deck":
            seat.deck = [card_named(state.rules.pack, id, at) for id in reversed(as_names(value, at))]
            seat.deck_left = len(seat.deck)
        elif fact.name != "supply":
            give(state, seat, fact, value, at)
    _count_cubes(state, seat, given, where)


def _count_cubes(state: State, seat: Seat, given: Table, where: str) -> None:
    """CORE-1.1: puts the seat's other cubes into its supply; if a smaller supply is given, the rest is set aside."""
    cubes = state.rules.params.cubes
    elsewhere = seat.clank + seat.bagged + seat.damage - seat.stand_ins - seat.virtual + seat.aside + seat.placed
    if elsewhere > cubes:
        raise PositionError(f"{where}: {elsewhere} cubes are placed, a seat has {cubes} (CORE-1.1)")
    seat.supply = as_number(given.get("supply", cubes - elsewhere), f"{where}.supply", 0, cubes - elsewhere)
    seat.aside += cubes - elsewhere - seat.supply


def _begin_turn(state: State) -> None:
    """Begins the active seat's turn, with the resources and the cards in play that were given for it."""
    for seat in state.seats:
        if seat.status != IN_PLAY and seat.index not in state.out_order:
            state.out_order = state.out_order + [seat.index]
    active = state.seats[state.active]
    if active.status != IN_PLAY:
        raise PositionError(f"given.active: seat{state.active} is out, so it has no turn to begin with")
    given = {fact.name: getattr(active, fact.name) for fact in GIVEN_TO_A_SEAT.values() if fact.lifetime == TURN}
    of_seat, of_all = active.own, state.own
    in_play, active.in_play = active.in_play, []  # played in this turn, not laid out before it (RUL-120)
    begin_turn(state)
    active.own, state.own = of_seat, of_all
    active.in_play = in_play
    for name, value in given.items():
        setattr(active, name, value)
    active.played = active.in_play[:]
    state.choices = NO_CHOICES
    go_on(state)  # CHA-4.1: what happens at the beginning of a turn
