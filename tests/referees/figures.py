"""The referee of figures: how monsters of Sub Terra appear, hunt and are fought (SUB-1 to SUB-5)."""

from __future__ import annotations

from collections.abc import Iterator

from referees.books import Difference, SeatBook
from referees.catacombs import CatacombsReferee
from referees.content import Effect
from referees.ground import offer
from tiptoe.core.event import Event
from tiptoe.core.state import State

RANGE = 6  # SUB-1.5
STRENGTH = 3  # SUB-5.1
AFTER_ESCAPES = {
    *("FigureMoved", "FigureLost", "CardRevealed", "AttackBegun", "TurnBegun", "FigureAppeared"),
    *("DamageTaken", "KnockedOut"),
}

# By level: Monster cards needed, most figures, reward of the victor (SUB-1.2 to 1.4).
LEVELS = {
    "easy": (4, 1, Effect(gold=2)),
    "normal": (3, 2, Effect(gold=1)),
    "hard": (2, 3, Effect(clank=1)),
}


class SubTerraReferee(CatacombsReferee):
    def __init__(self, state: State) -> None:
        level = state.rules.name.partition("subterra:")[2].partition("+")[0]
        self.needed, self.most, self.reward_for_one = LEVELS[level]
        self.figures: list[int] = list(state.figures)
        self.stepped = True
        self.steps: list[tuple[int, set[int]]] = []  # the room of each figure, and the rooms it may go to
        self.used: set[int] = set()  # wayshrines already used in this check
        super().__init__(state)

    def begin(self) -> None:
        self.figures = list(self.state.figures)
        super().begin()

    def at_any_time(self) -> Iterator[str]:
        yield from super().at_any_time()
        if self.room in self.figures and self.me.swords >= STRENGTH:
            yield offer("fight-monster", swords=STRENGTH)

    def chose_fight_monster(self, argument: str) -> None:
        """SUB-5.1."""
        self.figures.remove(self.room)
        self.do(self.reward_for_one, "", kept=False)

    def answers(self, prompt: str, seat: int, ask: object = None) -> Iterator[str]:
        if prompt == "figure-moves":
            yield from [f"hunt-to:{self.name(room)}" for room in self.undecided()[0][1]]
        elif prompt == "figure-appears":
            self.see_tiles()
            yield from [f"appear-at:{self.name(room)}" for room in self.next_shrines()]
        else:
            yield from super().answers(prompt, seat, ask)  # type: ignore[arg-type]

    def answered(self, prompt: str, verb: str, argument: str) -> None:
        if prompt == "figure-moves":
            self.undecided()[0][1].intersection_update({self.state.board.room(argument)})
        else:
            super().answered(prompt, verb, argument)

    def undecided(self) -> list[tuple[int, set[int]]]:
        return [step for step in self.steps if len(step[1]) > 1]

    # The step at the end of a turn (SUB-4).

    def happened(self, before: State, events: list[Event], prompt: str) -> None:
        super().happened(before, events, prompt)
        if self.turn_is_over and not self.stepped and not self.state.over:
            self.begin_step(before)
        engine = sorted(self.state.figures)
        if prompt == "your-turn" and sorted(self.figures) != engine:
            raise Difference(f"figures stand at {engine}, the referee says {sorted(self.figures)}")

    def close_turn(self) -> None:
        super().close_turn()
        self.stepped = False

    def leave(self, seat: SeatBook, how: str) -> None:
        """RUL-97: the step follows every turn begun in play, also one that stops."""
        if seat is self.me and not self.turn_is_over:
            self.stepped = False
        super().leave(seat, how)

    def see(self, event: Event, before: State) -> None:
        if event.kind.name in AFTER_ESCAPES and self.turn_is_over and not self.stepped:
            self.begin_step(before)
        super().see(event, before)

    def begin_step(self, before: State) -> None:
        """SUB-4.1 to 4.4, RUL-90: damage in shared rooms first, then each figure's possible rooms are fixed."""
        self.stepped = True
        self.see_tiles(before)
        if not self.me.out:
            self.hurt_by_force(self.me, self.figures.count(self.room))
        found = [(figure, self.hunt(figure)) for figure in before.figures]
        self.steps = [step for step in found if step[1]]
        self.figures = [figure for figure, _ in self.steps]

    def hunt(self, figure: int) -> set[int]:
        """Returns the rooms a figure may go to: none without a seat in range, else a step nearer to a nearest one."""
        far = self.maze.distances(figure)
        prey = [room for room in self.rooms_in_play() if far.get(room, RANGE + 1) <= RANGE]
        if not prey:
            return set()
        least = min(far[room] for room in prey)
        if least == 0:
            return {figure}
        beside = {found.room for found in self.maze.from_room(figure) if found.room >= 0}
        nearest = [self.maze.distances(room) for room in prey if far[room] == least]
        return {room for room in beside if any(near.get(room, least) == least - 1 for near in nearest)}

    def rooms_in_play(self) -> list[int]:
        return [self.state.seats[seat.index].room for seat in self.seats if not seat.out]

    def saw_FigureMoved(self, event: Event, before: State) -> None:
        """SUB-4.5: every seat in the new room of a figure is hurt, all at once."""
        step = next((each for each in self.steps if each[0] == event.first and event.second in each[1]), None)
        if step is None:
            raise Difference(f"a figure goes from {self.name(event.first)} to {self.name(event.second)}")
        self.steps.remove(step)
        self.figures.remove(event.first)
        self.figures.append(event.second)
        for seat in self.seats:
            if not seat.out and self.state.seats[seat.index].room == event.second:
                self.hurt[seat.index] += 1

    # Appearance (SUB-3).

    def next_shrines(self) -> set[int]:
        """SUB-3.3 to 3.5: the unused wayshrines in range that are nearest to any seat."""
        found: dict[int, int] = {}
        for tile in self.maze.lying:
            for index in range(len(tile.tile.rooms)):
                room = tile.number * 8 + index
                if "wayshrine" in self.features(room) and room not in self.used:
                    far = self.maze.distances(room)
                    found[room] = min((far.get(prey, RANGE + 1) for prey in self.rooms_in_play()), default=RANGE + 1)
        least = min(found.values(), default=RANGE + 1)
        return {room for room, distance in found.items() if distance == least <= RANGE}

    def due(self) -> bool:
        """SUB-3.2: whether one more figure must come."""
        shrines = sum("wayshrine" in room.features for tile in self.maze.lying for room in tile.tile.rooms)
        angry = sum(card.kind == "monster" for card in self.row()) >= self.needed
        return angry and len(self.figures) < min(self.most, shrines)

    def saw_FigureAppeared(self, event: Event, before: State) -> None:
        self.see_tiles()
        if not self.due() or event.first not in self.next_shrines():
            raise Difference(f"a figure appears at {self.name(event.first)}, not one of {self.next_shrines()}")
        self.used.add(event.first)
        self.figures.append(event.first)

    def saw_TurnBegun(self, event: Event, before: State) -> None:
        self.see_tiles()
        if self.due() and self.next_shrines():
            raise Difference(f"a figure should have appeared at one of {self.next_shrines()}")
        self.used = set()
        super().saw_TurnBegun(event, before)
