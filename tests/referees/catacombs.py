"""The referee of Catacombs: tiles, locks, wayshrines, prisoners, ghosts; for five and six too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from referees.books import Ask, Difference, SeatBook
from referees.content import Effect, tiles, tokens
from referees.ground import MARKET_PRICE, Referee, Way, offer
from referees.maze import Found, Lying, Maze, as_way
from tiptoe.core.board import FEATURES
from tiptoe.core.event import Event
from tiptoe.core.state import State
from tiptoe.core.tiles import cell_at, lock_of, place_of, placed_cell, placed_tile, placed_turn

COUPON = 5  # RUL-70
SPACES = 4  # of a wayshrine (RUL-72)
LOCKED = ("chest", "library", "prison")  # CAT-6.2
HOLDS = {"chest": "major-secret", "prison": "prisoner"}
PENDING = -2


class Journey:
    """CAT-4.6: a move over the edge that is not yet complete."""

    def __init__(self, found: Found, *, teleporting: bool) -> None:
        self.found = found
        self.teleporting = teleporting
        self.tile = -1  # the tile that waits to be laid


class CatacombsReferee(Referee):
    pack = "catacombs"
    wild = 5
    bag_ends = True  # CAT-9.6

    def __init__(self, state: State) -> None:
        self.party = len(state.seats) > 4  # PAR-1.1
        self.journey: Journey | None = None
        self.laid: list[int] = []
        self.maze = Maze([])
        self.state = state
        self.see_tiles()
        self.tokens = tokens(self.pack)
        self.stack = self.artifact_stack()
        super().__init__(state)

    def first_clank(self) -> None:
        super().first_clank()
        for seat in self.seats:
            seat.lockpicks = 3  # CAT-2.7
        if self.party and "even-start" not in self.options_played:
            for place in (4, 5):
                if place < len(self.seats):
                    self.seats[(self.state.first + place) % len(self.seats)].gold = place - 3  # PAR-1.7

    def artifacts_in_stack(self) -> list[str]:
        return self.stack

    def together(self, room: int, other: int) -> bool:
        """RUL-124: on one tile."""
        return room // 8 == other // 8

    def begin_turn(self, seat: int) -> None:
        self.journey = None  # seats that fell on the way do not come back
        self.turned = False
        super().begin_turn(seat)

    def artifact_stack(self) -> list[str]:
        """CAT-2.3, PAR-1.2: the least valuable on top, of two alike the expansion's."""
        found = [token for token in self.tokens.values() if token.kind == "artifact"]
        used = [token for token in found if self.party or not token.set]
        return [token.id for token in sorted(used, key=lambda token: (token.points, token.set == ""))]

    def see_tiles(self, at: State | None = None) -> None:
        """Follows the maze as it lies now, or lay at a moment before."""
        tiles_there = (at or self.state).tiles
        if self.laid != tiles_there:
            self.laid = tiles_there
            self.maze = Maze([self.lying(number) for number in self.laid])

    def lying(self, number: int) -> Lying:
        return self.lay(placed_tile(number), placed_cell(number), placed_turn(number))

    def lay(self, tile: int, cell: int, turn: int) -> Lying:
        id = self.state.rules.pack.tiles[tile].id
        return Lying(tiles("catacombs")[id], tile, *place_of(cell), turn)

    # Ways.

    def ways(self) -> list[Way]:
        self.see_tiles()
        return [self.way(found) for found in self.maze.leaving(self.room)]

    def way(self, found: Found) -> Way:
        return as_way(found, self.edge(found), self.closed(found))

    def edge(self, found: Found) -> int:
        """Returns an edge as the engine names it: the cell beyond, and its mouth."""
        if found.edge is None:
            return -1
        return cell_at(*self.maze.cell_beyond(found.edge)) * 8 + self.maze.entered_by(found.edge)

    def closed(self, found: Found) -> int:
        """CAT-3.4, RUL-73: locks not yet opened."""
        return sum(lock not in self.state.opened for lock in found.locks)

    def open(self, way: Way) -> bool:
        """CAT-3.4, CAT-3.5, CAT-12.15."""
        mapped = self.has(self.turn.index, "catacombs-map") > 0
        return (mapped or not way.against) and way.locks <= self.me.lockpicks

    def besides(self, way: Way) -> dict[str, int]:
        return {"lockpicks": way.locks, "portals": way.portals}

    def monsters_on(self, way: Way) -> int:
        """RUL-78: a cloak hides its owner."""
        return 0 if self.has(self.turn.index, "invisibility-cloak") else super().monsters_on(way)

    def moves(self) -> Iterator[str]:
        yield from super().moves()
        for way in self.ways():
            if way.edge >= 0 and not self.turn.blocked and self.state.tiles_left and self.may_explore(way):
                yield offer(f"explore edge {way.edge}", boots=way.boots, **self.told(way), portals=way.portals)

    def may_explore(self, way: Way) -> bool:
        """RUL-60 (1): whether everything visible of the way can be paid."""
        return way.boots <= self.me.boots and self.open(way) and self.survives(way)

    def survives(self, way: Way) -> bool:
        monsters = self.monsters_on(way)
        return self.me.wound(monsters - min(self.me.swords, monsters))

    def costs(self, way: Way) -> Counter[str]:
        """Returns what an exploration of a way is told to cost, without what it does not."""
        return +Counter({"boots": way.boots, "portals": way.portals, **self.told(way)})

    def told(self, way: Way) -> dict[str, int]:
        return {"lockpicks": way.locks, "monsters": self.monsters_on(way)}

    def may_teleport_along(self, way: Way) -> bool:
        """CAT-3.6, CAT-4.10."""
        return self.state.tiles_left > 0 if way.edge >= 0 else super().may_teleport_along(way)

    # Discovery (CAT-4).

    def offers_while_discovering(self) -> Iterator[str]:
        """CAT-4.5, CAT-4.8: every turn that can be completed; only without one, giving up."""
        placings = [each for turn in range(4) for each in self.placings(turn)]
        yield from placings or [f"abandon:{turn}" for turn in range(4)]
        yield from self.at_any_time()

    def placings(self, turn: int) -> Iterator[str]:
        yield from self.completions(f"place:{turn}", self.onwards(turn), self.with_waiting_tile(turn))

    def with_waiting_tile(self, turn: int) -> Maze:
        assert self.journey is not None and self.journey.found.edge is not None
        cell = cell_at(*self.maze.cell_beyond(self.journey.found.edge))
        return self.maze.with_tile(self.lay(self.journey.tile, cell, turn))

    def onwards(self, turn: int) -> Found:
        """CAT-4.3, CAT-4.4: the whole way, with the waiting tile laid in a turn."""
        assert self.journey is not None and self.journey.found.edge is not None
        maze = self.with_waiting_tile(turn)
        here = [each for each in maze.at[self.journey.found.edge] if each[0].number == self.journey.tile]
        return self.journey.found.then(maze.follow(*here[0]))

    def completions(self, key: str, found: Found, maze: Maze) -> Iterator[str]:
        """Yields the offers of a completed way, with every possible number of swords."""
        assert self.journey is not None
        if found.room >= 0 and not self.may_enter(found.room):
            return
        if found.edge is not None and not self.state.tiles_left:
            return
        if found.portal >= 0 and not any([*self.emergings(found, maze)]):
            return
        if self.journey.teleporting:
            yield key
            return
        way = as_way(found, 0, self.closed(found))
        due = 0 if found.portal >= 0 else way.boots - 1  # RUL-63
        if due > self.me.boots or not self.open(way) or not self.survives(way):
            return
        if found.room < 0:
            yield offer(key, boots=due, **self.told(way))
            return
        monsters = self.monsters_on(way)
        for swords in range(min(self.me.swords, monsters) + 1):
            if self.me.wound(monsters - swords):
                spent = f"{key}+{swords}s" if swords else key
                yield offer(spent, boots=due, lockpicks=way.locks, swords=swords, damage=monsters - swords)

    def emergings(self, found: Found, maze: Maze) -> Iterator[str]:
        for number, on in maze.out_of(found):
            yield from self.completions(f"emerge:{self.state.rules.pack.tiles[number].id}", on, maze)

    def answers(self, prompt: str, seat: int, ask: Ask | None = None) -> Iterator[str]:
        self.see_tiles()
        if prompt == "discover":
            yield from self.offers_while_discovering()
        elif prompt == "emerge":
            assert self.journey is not None
            yield from self.emergings(self.journey.found, self.maze)
        elif prompt == "rotate":
            yield from [f"rotate:{turn}" for turn in range(1, 4)]
        elif prompt == "lay-tile":
            yield from [f"place:{turn}" for turn in range(4)]
        elif prompt == "shield":
            hand = [self.card(card) for card in self.state.seats[seat].hand]
            yield from {f"discard:{card.id}" for card in hand if card.shield}
            yield "decline"
        else:
            yield from super().answers(prompt, seat, ask)

    def chosen(self, key: str, price: dict[str, int], prompt: str, seat: int) -> None:
        self.see_tiles()
        verb, _, argument = key.partition(":")
        if verb in ("move", "explore", "teleport"):
            self.set_out(verb, argument, price)
        if verb == "explore":
            price = {"boots": 1}  # RUL-60: the rest where the journey ends
        if prompt == "discover" and verb == "place":
            price = self.go_on(self.onwards(int(argument[0])), price)
        if verb == "abandon":
            self.journey = None
        if prompt == "emerge":
            price = self.go_on(self.emerged(argument), price)
        super().chosen(key, price, prompt, seat)

    def set_out(self, verb: str, argument: str, price: dict[str, int]) -> None:
        """Begins a journey if the chosen way leads over the edge, and counts a portal on it.

        Of two tunnels to one mouth, the monsters and locks of the price tell which is meant.
        """
        exits = self.state.board.ways(self.room)
        chosen = next(way for way in exits if way.key == argument.partition("+")[0])
        if chosen.edge >= 0:
            found = [each for each in self.maze.leaving(self.room) if self.edge(each) == chosen.edge]
            alike = [each for each in found if self.costs(self.way(each)) == Counter(price)] or found
            self.journey = Journey(alike[0], teleporting=verb == "teleport")
        if chosen.portal:
            self.turn.counts["portals-used"] += 1

    def go_on(self, found: Found, price: dict[str, int]) -> dict[str, int]:
        """Pays the price of a journey at its end, in a room."""
        assert self.journey is not None
        self.journey = Journey(found, teleporting=self.journey.teleporting) if found.room < 0 else None
        return price if found.room >= 0 else {}

    def emerged(self, argument: str) -> Found:
        assert self.journey is not None
        self.turn.counts["portals-used"] += 1
        name = argument.partition("+")[0]
        out = self.maze.out_of(self.journey.found)
        return next(found for number, found in out if self.state.rules.pack.tiles[number].id == name)

    def answered(self, prompt: str, verb: str, argument: str) -> None:
        if prompt == "lay-tile":
            self.turn.asks.remove(self.raised(prompt))
        elif prompt == "offer":
            super().answered(prompt, verb, argument)
            self.chose_offer(argument)
        elif prompt not in ("discover", "site", "emerge", "rotate"):
            super().answered(prompt, verb, argument)

    def saw_TileRevealed(self, event: Event, before: State) -> None:
        if self.journey is not None and self.laid_by_text != PENDING:
            self.journey.tile = event.first

    def saw_TilePlaced(self, event: Event, before: State) -> None:
        """CAT-8.1."""
        self.see_tiles()
        if self.laid_by_text == PENDING:
            self.laid_by_text = event.first
        tile = tiles("catacombs")[self.state.rules.pack.tiles[event.first].id]
        for index, room in enumerate(tile.rooms):
            if room.artifact is not None:
                self.place_artifacts(event.first * 8 + index, room.artifact)
        if tile.haunted:
            self.wake()

    def place_artifacts(self, room: int, pluses: int) -> None:
        """CAT-5.1, CAT-5.2: the top of the stack, or deeper for each plus; PAR-2.1: further ones."""
        if self.party:
            placed = [self.stack.pop(0) for _ in range(min(1 + pluses, len(self.stack)))]
        else:
            placed = [self.stack.pop(min(pluses, len(self.stack) - 1))] if self.stack else []
        there = [self.token(token).id for token in self.state.room_tokens[room]]
        if sorted(placed) != sorted(there):
            raise Difference(f"{self.name(room)} receives {there}, the referee says {placed}")

    # Rooms (CAT-5, CAT-6).

    def room_actions(self) -> Iterator[str]:
        yield from super().room_actions()
        if "market" in self.here and self.has(self.turn.index, "discount-coupon"):
            yield from self.sales("redeem", MARKET_PRICE - COUPON)
        if self.artifacts_here() and self.below_limit() and self.may_take_here():
            yield "take:artifact"
        for feature in LOCKED:
            if self.may_unlock(feature):
                yield offer(f"unlock:{feature}", lockpicks=1)
        if self.may_mark(self.room):
            yield "offer"
        if "mercy" in self.options_played and not self.turned and self.shut_in():
            yield from [f"rotate:{turn}" for turn in range(1, 4)]

    turned = False  # whether the own tile was turned out of mercy in this turn

    def shut_in(self) -> bool:
        """RUL-111: whether no number of boots and swords, and not the lockpicks owned, would lead out of the room."""
        outward = [way for way in self.ways() if way.to != self.room and self.open(way)]
        square = self.maze.tile(self.room // 8).tile.set != "start"
        return square and not any(self.state.tiles_left if way.edge >= 0 else self.may_enter(way.to) for way in outward)

    def chose_rotate(self, argument: str) -> None:
        self.turned = True

    def may_take_here(self) -> bool:
        """PAR-2.3."""
        return not self.party or self.room not in self.state.seats[self.turn.index].artifact_rooms

    def may_unlock(self, feature: str) -> bool:
        """CAT-6.2 to 6.5: each lock once for all seats, and only for a gain."""
        if feature not in self.here or lock_of(self.room, FEATURES[feature]) in self.state.opened:
            return False
        there = self.left("secret-tome") if feature == "library" else self.pool(HOLDS[feature])
        return self.me.lockpicks > 0 and there > 0

    def pool(self, kind: str) -> int:
        """Counts the tokens of a kind left to be drawn."""
        return sum(self.token(token).kind == kind for pool in self.state.pools for token in pool)

    def may_mark(self, room: int) -> bool:
        """CAT-6.6, PAR-3.1."""
        there = [mark % 8 for mark in self.state.marks if mark // 8 == room]
        free = len(there) < SPACES and self.turn.index not in there
        return "wayshrine" in self.features(room) and free and self.me.supply > 0

    def chose_unlock(self, feature: str) -> None:
        if feature == "library":
            self.me.pile += 1
            self.turn.in_sight.add("secret-tome")

    def chose_offer(self, argument: str) -> None:
        """CAT-6.6: one gold for each wayshrine marked so far."""
        self.me.supply -= 1
        self.me.placed += 1
        self.turn.counts["offerings-made"] += 1
        self.gain_gold(self.me.placed)

    def chose_redeem(self, id: str) -> None:
        self.chose_buy(id)

    def reward(self, room: int) -> None:
        """CAT-6.1: once a turn; secrets and idols are seen when they are taken."""
        printed = self.maze.tile(room // 8).tile.rooms[room % 8].reward
        if room in self.turn.rewarded:
            return
        self.turn.rewarded.add(room)
        if "gold" in printed:
            self.gain_gold(printed["gold"])
        self.heal(self.me, printed.get("heal", 0))

    def saw_PrisonerFreed(self, event: Event, before: State) -> None:
        token = self.token(event.first)
        self.saw_TokenTaken(event, before)
        self.turn.counts["prisoners-freed"] += "freed-prisoner" in token.tags
        self.read(token.reveal, token.id, kept=False)

    # Texts.

    def payable(self, effect: Effect, seat: SeatBook) -> bool:
        no_jump = self.laid_by_text == -1 or self.journey is not None or self.turn.leaving
        return super().payable(effect, seat) and not (effect.jump_to_new_tile and no_jump)

    def answers_to_bargain(self, ask: Ask) -> Iterator[str]:
        """RUL-70: a coupon lowers any price, never below nothing."""
        yield from super().answers_to_bargain(ask)
        price = ask.effect.buy_anywhere or ask.effect.bargain
        if price and self.has(self.turn.index, "discount-coupon"):
            yield from self.sales("redeem", max(price - COUPON, 0))

    def answers_to_offer(self, ask: Ask) -> Iterator[str]:
        on_table = [tile.number * 8 + i for tile in self.maze.lying for i in range(len(tile.tile.rooms))]
        yield from [f"offer-at:{self.name(room)}" for room in on_table if self.may_mark(room)]

    def answers_to_teleport(self, ask: Ask) -> Iterator[str]:
        """CAT-4.6: no other move while a tile waits."""
        if self.journey is None:
            yield from super().answers_to_teleport(ask)

    def answers_to_jump(self, ask: Ask) -> Iterator[str]:
        """CHA-5.4: a card that is trashed for it can do so once, though its text was resolved twice."""
        in_play = [self.card(card).id for card in self.state.seats[self.turn.index].in_play]
        if ask.effect.trash_this and ask.source not in in_play:
            return
        yield from [f"jump:{self.name(room)}" for room in self.jumps(ask.effect) if self.may_enter(room)]

    def jumps(self, effect: Effect) -> list[int]:
        rooms = [tile.number * 8 + i for tile in self.maze.lying for i in range(len(tile.tile.rooms))]
        if self.turn.leaving or self.journey is not None:
            return []
        if effect.jump_between:
            here = effect.jump_between in self.here
            alike = [room for room in rooms if effect.jump_between in self.features(room)]
            return [room for room in alike if self.elsewhere(room, effect.jump_between)] if here else []
        if effect.jump_to_rival:
            rivals = [seat for seat in self.seats if not seat.out and seat.index != self.turn.index]
            theirs = {self.state.seats[seat.index].room for seat in rivals}
            return [room for room in theirs if "depths" in self.features(room)]
        return [room for room in rooms if room // 8 == self.laid_by_text]

    def elsewhere(self, room: int, feature: str) -> bool:
        """Whether a room is another wayshrine, or lies on another haunted tile."""
        return room // 8 != self.room // 8 if feature == "haunted" else room != self.room

    laid_by_text = -1  # the tile that a text laid last; -1: none, PENDING: about to be

    def may_do(self, effect: Effect, source: str, *, kept: bool) -> None:
        if effect.lay_tile or effect.lay_tile_anywhere:
            self.laid_by_text = -1
            if not self.state.tiles_left or not self.sites(anywhere=effect.lay_tile_anywhere):
                return
            self.laid_by_text = PENDING
        super().may_do(effect, source, kept=kept)

    def waits(self, ask: Ask) -> bool:
        """CHA-4.3, RUL-60: a text that comes after a teleport, until the tile that it led to is laid."""
        return self.journey is not None and bool(ask.effect.may)

    def invocable(self, ask: Ask) -> bool:
        """RUL-60 (3): no moves while a tile waits."""
        moving = ask.effect.teleport_from or ask.effect.jump_between or ask.effect.jump_to_rival
        return not (self.journey is not None and moving) and super().invocable(ask)

    def answers_to_site(self, ask: Ask) -> Iterator[str]:
        yield from [f"site:{x},{y}" for x, y in self.sites(anywhere=ask.effect.lay_tile_anywhere)]

    def sites(self, *, anywhere: bool) -> set[tuple[int, int]]:
        """RUL-109: free cells beside the own tile, or beside any."""
        around = self.maze.lying if anywhere else [self.maze.tile(self.room // 8)]
        beside = {
            (x + dx, y + dy)
            for tile in around
            for x, y in tile.cells()
            for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))
        }
        if self.journey is not None and self.journey.found.edge is not None:
            beside -= {self.maze.cell_beyond(self.journey.found.edge)}
        return beside - self.maze.covered

    # Attacks.

    def cubes_to_draw(self, seat: int) -> int:
        """CORE-15.2, CAT-10.3, RUL-58."""
        if seat != self.turn.index:
            return 6 if len(self.seats) == 2 else 4
        return self.rage[self.marker] + self.danger()
