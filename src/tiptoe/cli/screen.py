"""Screen of a seat in a terminal: the map, the row, the hand, the choices."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..core.board import RoomId
from ..core.choice import ChoiceId
from ..core.choice_arguments import ROW
from ..core.components import NOTHING, RED
from ..core.event import HIDDEN, Event
from ..core.notation import key
from ..core.room_cubes import rooms_marked
from ..core.state import IN_PLAY, State
from ..core.tiles import TURNS, Tile, placed_tile, placed_turn, tile_of
from ..draw.layout.rooms import contents, steps
from ..draw.layout.tile import waiting_tile
from ..draw.svg.symbols import SEAT_COLOURS
from ..draw.terminal.board import Glyph, draw_map, draw_preview, entered_by, guest_marks, legend, seat_mark
from ..rules.acquire import discounted
from ..rules.attack import dangers_in
from ..rules.night import has_night
from ..rules.pools import FREED_PRISONER
from ..text.cards import CardVoice
from ..text.game import GameText
from ..text.language import Words, mark_text
from ..view.choice_info import ChoiceInfo
from ..view.view import SeatView, View, visible_events

STYLES: Final = {
    "rock": "#3a3f4d",
    "tunnel": "#8a8172",
    "footprints": "#d8c7a2",
    "monster": "#ff6a45",
    "lock": "#d2a24c",
    "arrow": "#9d947f",
    "room": "#f3e9d6",
    "depths": "#c9a3d8",
    "cave": "#7fd6e0",
    "market": "#f9cf52",
    "fountain": "#ff5f7f",
    "shrine": "#f9cf52",
    "start": "#aee474",
    "token": "#f9cf52",
    "wayshrine": "#6fe0c0",
    "chest": "#d98f4e",
    "library": "#b08cf0",
    "prison": "#b9bec9",
    "portal": "bold #c9a6ff",
    "haunted": "#9fd8ee",
    "security": "#ff8577",
    "lift": "bold #ffcf4a",
    "port": "#35e0b8",
    "open": "#8ea26c",
    "edge": "#8f96a8",
    "plate": "#9d947f",
    "surface": "#56657a",
    "in-hand": "bold #ffb648",
    "reachable": "bold black on #ffb648",
    "here": "bold underline",
    **{f"pawn-{index}": f"bold {colour}" for index, colour in enumerate(SEAT_COLOURS)},
}
MAP_ROWS: Final = 38
LEAST_MAP_ROWS: Final = 22  # a lower screen shows the map only on the command `m`
ROWS_BELOW_MAP: Final = 38
LOG_LINES: Final = 12


class Screen:
    """Terminal screen for one seat; shows only what the seat's view holds."""

    def __init__(self, console: Console, words: Words, names: Sequence[str]) -> None:
        self.console = console
        self.words = words
        self.names = names  # from the record: "you", or a bot's name

    def show(self, state: State, seat: int, log: Sequence[Event]) -> None:
        """Prints everything that a seat needs for its decision."""
        view = View(state, seat)
        voice = self.voice(view)
        if self.console.is_terminal:
            self.console.clear()
            parts: list[RenderableType] = [self.title(voice)]
            rows = min(self.console.height - ROWS_BELOW_MAP, MAP_ROWS)
            parts += [self.map(view, rows)] if rows >= LEAST_MAP_ROWS else []
            self.console.print(Group(*parts, self.seats(voice), self.cards(voice)))
        self.console.print(self.log(voice, log))
        if has_night(view.rules):
            self.console.print(self.night(voice))
        self.console.print(self.hand(voice))
        self.console.print(self.choices(voice, state))

    def voice(self, view: View) -> GameText:
        names = []
        for index, name in enumerate(self.names):
            animal = self.words.say(f"seat-{index}")
            names.append(f"{animal} ({self.words.say('ui-you')})" if index == view.seat else f"{animal} ({name})")
        return GameText(self.words, view, names)

    def title(self, voice: GameText) -> Text:
        view, words = voice.view, self.words
        rage = view.rules.params.rage[view.marker]
        dangers = dangers_in(view.row, voice.pack)
        bag = words.say("ui-bag", n=view.bag_size)
        if view.rules.params.bag_open:
            bag = words.say("ui-bag-open", n=view.bag_size, black=view.black_in_bag)
        parts = [words.say("ui-rage", space=view.marker + 1, n=rage)]
        parts += [words.say("ui-danger", n=dangers)] if dangers else []
        parts += [bag, words.say("ui-deck", n=view.deck_size)]
        if view.out_order and view.rules.params.countdown_extra:
            parts.append(words.say("ui-countdown", space=view.countdown + 1))
        parts += self._beside(view)
        game = voice.cards.name(view.rules.name.partition("+")[0].partition(":")[0])
        title = words.say("ui-title", game=game, board=voice.cards.name(view.board.id), round=view.rounds)
        return Text(title, style="bold").append(f"\n{' · '.join(parts)}", style="not bold")

    def night(self, voice: GameText) -> Text:
        """Says what the night of a seat that plays alone shows: the clock, the open Hour, and Dares (SOL-3.1)."""
        lines = voice.choices.night.lines(voice.view)
        return Text(lines[0], style="bold").append("\n" + "\n".join(lines[1:]), style="not bold")

    def _beside(self, view: View) -> list[str]:
        """Parts of the title that depend on the game: tiles and ghosts (RUL-33), or a ship's hunters and Blockade."""
        params = view.rules.params
        if params.wild_track:
            parts = [self.words.say("ui-hunters", track=view.wild_aside, area=view.wild_clank)]
            parts += [self.words.say(f"ui-{milestone}") for milestone in view.milestones()]
            lone = self.words.say("ui-alone", n=view.countdown, most=params.lone_rounds)
            return parts + ([lone] if view.countdown else [])
        if not view.board.cells:
            return []
        back = "surface" if view.surface_left else "depths" if view.tiles_left else "none"
        parts = [self.words.say("ui-tiles", n=view.tiles_left, back=back)]
        if params.wild_cubes:
            parts.append(self.words.say("ui-ghosts", bank=view.wild_aside, area=view.wild_clank))
        points = [str(view.rules.pack.tokens[token].points) for token in view.artifacts]
        return parts + ([self.words.say("ui-artifacts", points=", ".join(points))] if points else [])

    def map(self, view: View, rows: int = MAP_ROWS) -> Group:
        width = min(self.console.width, 140)
        lines = draw_map(view, width, rows, reachable=_reachable(view))
        shown = guest_marks(contents(view.board, view.rules.pack, view))
        marks = [f"{symbol} {mark_text(self.words, id)}" for symbol, id in legend(view.board, shown)]
        return Group(_text(lines), Text("  ".join(marks), style="dim"))

    def seats(self, voice: GameText) -> Table:
        table = Table(box=None, pad_edge=False, header_style="bold dim")
        params = voice.view.rules.params
        tools = ("lockpicks", "offerings") if params.lockpicks else ("ports",) if params.marks else ()
        bag = ("bag",) if params.bag_open else ()
        for column in ("seat", "health", "gold", *tools, "clank", *bag, "cubes", "cards", "room", "tokens"):
            table.add_column(self.words.say(f"ui-column-{column}"))
        for seat in voice.view.seats:
            tokens = ", ".join(voice.cards.token_name(token) for token in seat.tokens)
            name = Text(f"{seat_mark(seat.index)} {voice.seats[seat.index]}", style=SEAT_COLOURS[seat.index])
            left = params.health_spaces - seat.damage
            piles = f"{seat.hand_size} / {seat.deck_size} / {len(seat.discard)}"
            ports = rooms_marked(voice.view.marks, seat.index)
            carried = {"lockpicks": seat.lockpicks, "offerings": seat.placed, "ports": len(ports)}
            bagged = (seat.bagged,) if params.bag_open else ()
            numbers = (seat.gold, *(carried[tool] for tool in tools), seat.clank, *bagged, seat.supply)
            cells = [str(n) for n in numbers]
            table.add_row(name, "♥" * left + "·" * seat.damage, *cells, piles, self._where(voice, seat), tokens)
        return table

    def cards(self, voice: GameText) -> Table:
        """Table of the row and the reserve, with prices and texts."""
        table = Table(box=None, pad_edge=False, header_style="bold dim")
        for column in ("card", "cost", "points", "text"):
            table.add_column(self.words.say(f"ui-column-{column}"), overflow="fold")
        for slot, number in enumerate([*voice.view.row, *voice.pack.reserve]):
            label = f"row{slot + 1}" if slot < ROW else f"×{voice.view.reserve[slot - ROW]}"
            if slot >= ROW and voice.pack.cards[number].copies < 2 and not voice.view.reserve[slot - ROW]:
                continue  # a card with two faces is listed by the face on top
            if number == NOTHING:
                table.add_row(Text(f"{label}  {self.words.say('ui-empty-pile')}", style="dim"))
            else:
                table.add_row(*self._card_cells(voice, label, number))
        return table

    def _card_cells(self, voice: GameText, label: str, number: int) -> list[Text]:
        card = voice.pack.cards[number]
        text = voice.cards.card(card)
        marks = [self.words.say(f"mark-{mark}") for mark in ("attack", "danger") if getattr(card, mark)]
        price = discounted(card, voice.view.modifiers)
        cost = f"{price} {'⚔' if card.banner == RED else '✦'}"
        words = " ".join([*text.lines, *(f"[{mark}]" for mark in marks)])
        return [Text(f"{label}  {text.name}"), Text(cost), Text(str(card.points or "")), Text(words, style="dim")]

    def log(self, voice: GameText, log: Sequence[Event]) -> Padding:
        lines = self._lines(voice, visible_events(list(log), voice.view.seat))
        shown = lines[-LOG_LINES:] if self.console.is_terminal else lines
        return Padding(Text("\n".join(shown), style="italic"), (1, 0, 0, 0))

    def _lines(self, voice: GameText, events: list[Event]) -> list[str]:
        """Lines of the log, one for each event; hidden draws of another seat in a row are one line."""
        lines: list[str] = []
        for (kind, seat, hidden), run in groupby(
            zip(events, voice.story(events)), lambda told: (told[0].kind.name, told[0].seat, told[0].first == HIDDEN)
        ):
            told = [text for _, text in run]
            if hidden and len(told) > 1:
                id = f"event-{kind.replace('Card', 'Cards')}-hidden"
                lines.append(self.words.say(id, seat=voice.seats[seat], n=len(told)))
            else:
                lines += told
        return lines

    def hand(self, voice: GameText) -> Text:
        me = voice.view.me
        text = Text()
        for title, cards in (("ui-in-play", me.in_play), ("ui-hand", me.hand)):
            names = ", ".join(voice.cards.card_name(card) for card in cards) or self.words.say("ui-empty")
            text.append(self.words.say("ui-label", label=self.words.say(title), text=names) + "\n")
        purse = self.words.say("ui-purse", skill=me.skill, swords=me.swords, boots=me.boots, teleports=me.teleports)
        if voice.view.rules.params.lockpicks:
            freed = sum(1 for token in me.tokens if voice.pack.tokens[token].tags & FREED_PRISONER)
            purse += self.words.say("ui-purse-catacombs", lockpicks=me.lockpicks, prisoners=freed, offerings=me.placed)
        return text.append(purse, style="bold")

    def choices(self, voice: GameText, state: State) -> Group:
        table = Table(box=None, pad_edge=False, show_header=False)
        for number, choice in enumerate(voice.view.choices, 1):
            said = Text(voice.choice(choice))
            outcome = voice.outcomes.of(choice)
            said.append("".join(f" · {gain}" for gain in outcome.gains), style="yellow")
            said.append("".join(f" · {harm}" for harm in outcome.harms), style="red")
            table.add_row(Text(str(number), style="bold"), Text(key(choice, state), style="cyan"), said)
        previews = self.previews(voice.view, state) if self.console.is_terminal else None
        parts: list[RenderableType] = [Text(f"\n{voice.prompt()}", style="bold")]
        return Group(*parts, *([previews] if previews is not None else []), table)

    def previews(self, view: View, state: State) -> Table | None:
        """Draws a tile in each rotation that is offered, side by side as far as they fit."""
        offered = _turns(view)
        if not offered:
            return None
        table = Table.grid(padding=(0, 2))
        drawn = [_text(draw_preview(*shown)) for shown in offered.values()]
        names = [Text(" / ".join(key(choice, state) for choice in offered_by), style="cyan") for offered_by in offered]
        room = max(1, (self.console.width + 2) // (len(draw_preview(*next(iter(offered.values())))[0]) + 2))
        for start in range(0, len(drawn), room):
            table.add_row(*names[start : start + room])
            table.add_row(*drawn[start : start + room])
        return table

    def piles(self, voice: GameText) -> Text:
        """Lists every seat's discard pile."""
        text = Text()
        for seat in voice.view.seats:
            names = ", ".join(voice.cards.card_name(card) for card in sorted(seat.discard)) or self.words.say(
                "ui-empty"
            )
            title = f"{seat_mark(seat.index)} {voice.seats[seat.index]}, {self.words.say('ui-discard')}"
            text.append(self.words.say("ui-label", label=title, text=names) + "\n")
        return text

    def card(self, pack_voice: CardVoice, wanted: str) -> str:
        """Text of a card by its id or name; a straight apostrophe matches a curled one."""
        wanted = wanted.lower().replace("'", "’")
        for card in pack_voice.pack.cards:
            text = pack_voice.card(card)
            if wanted in (card.id, text.name.lower()):
                return f"{text.name} ({text.kind}): {' '.join(text.lines)}"
        return self.words.say("ui-no-card")

    def _where(self, voice: GameText, seat: SeatView) -> str:
        if seat.status == IN_PLAY:
            return voice.room(seat.room)
        return self.words.say(f"status-{voice.view.fates[seat.index]}")


def _text(lines: Sequence[Sequence[Glyph]]) -> Text:
    """Converts drawn cells to coloured text."""
    text = Text(no_wrap=True)
    for line in lines:
        for cell in line:
            text.append(cell.char, style=STYLES.get(cell.style, ""))
        text.append("\n")
    return text


def _turns(view: View) -> dict[tuple[ChoiceId, ...], tuple[Tile, int, str]]:
    """Tile, rotation and mouth of entry for each rotation that is offered, by the choices that lead to it."""
    waiting = waiting_tile(view, view.rules.pack)
    by_turn: dict[int, list[ChoiceId]] = {}
    offered = ChoiceInfo(view)
    for choice in view.choices:
        turn = offered.about(choice).get("turn")
        if turn is not None:
            by_turn.setdefault(turn, []).append(choice)
    if not by_turn:
        return {}
    if waiting is not None:
        return {tuple(which): (waiting.tile, turn, entered_by(view)) for turn, which in by_turn.items()}
    own = tile_of(view.me.room)
    lies = next(placed_turn(number) for number in view.tiles if placed_tile(number) == own)
    tile = view.rules.pack.tiles[own]
    return {tuple(which): (tile, (lies + turn) % TURNS, "") for turn, which in by_turn.items()}


def _reachable(view: View) -> dict[RoomId, str]:
    """Rooms that a choice leads to, with the boots it costs."""
    return {room: str(price.boots or "") for room, price in steps(view).items()}
