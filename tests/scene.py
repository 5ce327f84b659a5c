"""A small language for rules examples: set the position up, play, and check.

A scene is seat 0's turn in a game of Classic with an empty hand, an empty row and nothing in the purse; the
dungeon deck holds quiet cards. Seats, rooms, cards and choices are written as in scenario files. In a scene of
Catacombs only the start tile lies, unless tiles are given: `Scene("catacombs", tiles=[tile("s01", 0, -1, turn=1)])`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from tiptoe.catalog import VOCABULARY, open_game
from tiptoe.core.components import NO_PROGRAM, NOTHING, Program
from tiptoe.core.kernel import apply, choices, offered_choice, resolve
from tiptoe.core.notation import key
from tiptoe.core.refusals import IllegalChoice
from tiptoe.core.rng import Rig
from tiptoe.core.ruleset import Ruleset
from tiptoe.core.state import Seat
from tiptoe.packs.files import CONTENT, PackRow, Source
from tiptoe.packs.numbering import Numbers
from tiptoe.packs.reader import PackReader
from tiptoe.rules.pools import KINDS as POOLS
from tiptoe.scenarios.fact_paths import ORDERED, look_up
from tiptoe.scenarios.setup import arrange, cube_owners

Test = TypeVar("Test", bound=Callable[..., None])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Names the rules that a test is an example of."""
    return pytest.mark.rule(*ids)


def card(id: str, *texts: str) -> Callable[[Test], Test]:
    """Names the card that a test is about, and which of its texts: play, acquire, arrive, use, defeat, score."""
    return lambda test: test


def token(*ids: str) -> Callable[[Test], Test]:
    """Names the tokens that a test is about."""
    return lambda test: test


def inline(**content: list[dict[str, Any]]) -> Source:
    """Builds a pack of cards, tokens or boards written in a test: `inline(card=[...])`."""
    return Source(
        "test",
        {"origin": "own"},
        rows={kind: [PackRow("test", row) for row in content.get(kind, [])] for kind in CONTENT},
    )


def tile(id: str, east: int, south: int, turn: int = 0) -> dict[str, Any]:
    """A laid tile: cells from the upper half of the start tile, quarter turns clockwise."""
    return {"tile": id, "at": [east, south], "turn": turn}


class Scene:
    """One turn, set up and played step by step. Every method returns the scene."""

    def __init__(self, rules: Ruleset | str = "classic", seats: int = 2, **given: Any) -> None:
        ruleset = open_game(rules) if isinstance(rules, str) else rules
        self.state = arrange(ruleset, seats, 1, given)
        self.state.record()
        self.pack = ruleset.pack

    @property
    def me(self) -> Seat:
        return self.state.seat(0)

    @property
    def other(self) -> Seat:
        return self.state.seat(1)

    def hand(self, *cards: str) -> Scene:
        self.me.hand[:] = [self.pack.card(card).number for card in cards]
        return self._changed()

    def deck(self, *cards: str) -> Scene:
        """Sets the own deck, the next card first."""
        self.me.deck = [self.pack.card(card).number for card in reversed(cards)]
        self.me.deck_left = len(cards)
        return self._changed()

    def discard(self, *cards: str) -> Scene:
        self.me.discard[:] = [self.pack.card(card).number for card in cards]
        return self._changed()

    def row(self, *cards: str) -> Scene:
        """Sets the first slots of the row; the others stay as they are."""
        for slot, card in enumerate(cards):
            self.state.row[slot] = self.pack.card(card).number
        return self._changed()

    def next_cards(self, *cards: str) -> Scene:
        """Sets the next cards of the dungeon deck, the next one first."""
        self.state.deck = [self.pack.card(card).number for card in reversed(cards)]
        self.state.deck_left = len(cards)
        return self._changed()

    def next_tiles(self, *tiles: str) -> Scene:
        """Sets the whole stack of tiles, the next one first."""
        numbers = {tile.id: tile.number for tile in self.pack.tiles}
        self.state.tile_stack = [numbers[tile] for tile in reversed(tiles)]
        self.state.tiles_left = len(tiles)
        return self._changed()

    def next_tokens(self, *tokens: str) -> Scene:
        """Sets the whole face-down pool of the tokens' kind, the next one first."""
        pool = [self.pack.token(token) for token in reversed(tokens)]
        pools = self.state.pools[:]
        pools[POOLS.index(pool[0].kind)] = [token.number for token in pool]
        self.state.pools = pools
        return self._changed()

    def at(self, room: str) -> Scene:
        """Begins the turn in a room: standing there is not entering it."""
        self.me.room = self.state.board.room(room)
        self.me.stood_on = self.state.board.features[self.me.room]
        return self._changed()

    def tokens(self, *tokens: str) -> Scene:
        """Gives tokens to the seat."""
        for token in tokens:
            self.me.tokens = self.me.tokens + [self.pack.token(token).number]
            self.me.tags_held |= self.pack.token(token).tags
        return self._changed()

    def lay(self, room: str, *tokens: str) -> Scene:
        """Lays tokens in a room, instead of those in it."""
        rooms = self.state.room_tokens[:]
        rooms[self.state.board.room(room)] = [self.pack.token(token).number for token in tokens]
        self.state.room_tokens = rooms
        return self._changed()

    def give(self, **values: int) -> Scene:
        for name, n in values.items():
            assert hasattr(self.me, name), name
            setattr(self.me, name, n)
        return self._changed()

    def draws(self, *cubes: str) -> Scene:
        """Sets the next cubes drawn from the bag: "seat0", "seat1", "black", "ghost"."""
        owners = cube_owners(self.state)
        self.state.rng.rig = Rig([], [owners.index(cube) for cube in cubes], owners, [])
        return self

    def does(self, *effects: object, moment: str = "play", source: int = NOTHING) -> Scene:
        """Resolves a text written as in a pack."""
        resolve(self.state, self.me, self._text(list(effects), moment), source)
        return self._changed()

    def play(self, *cards: str) -> Scene:
        return self.choose(*[f"play:{card}" for card in cards])

    def choose(self, *keys: str) -> Scene:
        for text in keys:
            apply(self.state, offered_choice(self.state, text))
        return self

    @property
    def offered(self) -> list[str]:
        return [key(choice, self.state) for choice in choices(self.state)]

    def refuses(self, text: str, rule_id: str) -> Scene:
        """Checks that a rule refuses the key, and that nothing changes."""
        with pytest.raises(IllegalChoice) as refused:
            offered_choice(self.state, text)
        assert refused.value.reason.rule == rule_id, refused.value
        return self

    def expect(self, **values: Any) -> Scene:
        """Checks facts of seat 0, by the names of scenario files: `expect(gold=2, hand=["burgle"])`."""
        for name, value in values.items():
            found = look_up(self.state, f"seat0.{name}")
            expected = sorted(value) if isinstance(value, list) and name not in ORDERED else value
            assert found == expected, f"{name}: expected {expected}, found {found}"
        return self

    def sees(self, path: str) -> Any:
        """Returns any fact by its path, such as `seat1.damage` or `row`."""
        return look_up(self.state, path)

    def told(self, name: str) -> list[tuple[int, ...]]:
        """Returns the numbers of every event of a kind, the seat first."""
        return [(event.seat, *event.numbers()) for event in self.state.events if event.kind.name == name]

    def _text(self, effects: list[object], moment: str) -> Program:
        """Reads a text and numbers it after the pack's own effects, so that frames can name it."""
        numbers = Numbers(self.pack, {})
        reader = PackReader(self.pack, VOCABULARY, numbers)
        reader.at("scene", "scene")
        program = reader.program(effects, "scene", moment)
        for effect in numbers.effects.values():
            effect.number = len(self.pack.effects)
            self.pack.effects.append(effect)
        for text in numbers.texts.values():
            if text is not NO_PROGRAM:
                text.number = len(self.pack.programs)
                self.pack.programs.append(text)
        return program

    def _changed(self) -> Scene:
        self.state.choices = []
        return self
