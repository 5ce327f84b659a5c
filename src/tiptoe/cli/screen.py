"""What a seat sees on a terminal: the map, the row, the hand, the choices."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..core.choice import MOVE, ROW, SWORDS, TELEPORT, argument_of, verb_of
from ..core.event import HIDDEN, Event
from ..core.material import NOTHING, RED
from ..core.notation import key
from ..core.state import ESCAPED, IN_PLAY, State
from ..draw.canvas import draw_map, legend
from ..rules.acquire import discounted
from ..text.cards import CardVoice
from ..text.game import GameVoice
from ..text.words import Words
from ..view.view import SeatView, View, story

MARKS: Final = "▲●■★◆✚"
SEAT_COLOURS: Final = ("#ff8435", "#4a93ff", "#2fc68c", "#ffe566", "#f4a9e6", "#f2f4f7")
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
    "reachable": "bold black on #ffb648",
    "here": "bold underline",
    **{f"pawn-{index}": f"bold {colour}" for index, colour in enumerate(SEAT_COLOURS)},
}
MAP_ROWS: Final = 38
LEAST_MAP_ROWS: Final = 22  # a lower screen shows the map only when asked
ROWS_BELOW_MAP: Final = 38
LOG_LINES: Final = 12


class Screen:
    """Draws for one seat. Nothing is shown that its view does not hold."""

    def __init__(self, console: Console, words: Words, names: Sequence[str]) -> None:
        self.console = console
        self.words = words
        self.names = names  # as the record has them: "you", or a bot's name

    def show(self, state: State, seat: int, log: Sequence[Event]) -> None:
        """Everything that a seat needs for its decision."""
        view = View(state, seat)
        voice = self.voice(view)
        if self.console.is_terminal:
            self.console.clear()
            parts: list[RenderableType] = [self.title(voice)]
            rows = min(self.console.height - ROWS_BELOW_MAP, MAP_ROWS)
            parts += [self.map(view, rows)] if rows >= LEAST_MAP_ROWS else []
            self.console.print(Group(*parts, self.seats(voice), self.cards(voice)))
        self.console.print(self.log(voice, log))
        self.console.print(self.hand(voice))
        self.console.print(self.choices(voice, state))

    def voice(self, view: View) -> GameVoice:
        names = []
        for index, name in enumerate(self.names):
            animal = self.words.say(f"seat-{index}")
            names.append(f"{animal} ({self.words.say('ui-you')})" if index == view.seat else f"{animal} ({name})")
        return GameVoice(self.words, view, names)

    def title(self, voice: GameVoice) -> Text:
        view, words = voice.view, self.words
        rage = view.rules.params.rage[view.marker]
        dangers = sum(1 for card in view.row if card != NOTHING and voice.pack.cards[card].danger)
        bag = words.say("ui-bag", n=view.bag_size)
        if view.rules.params.bag_open:
            bag = words.say("ui-bag-open", n=view.bag_size, black=view.black_in_bag)
        parts = [words.say("ui-rage", space=view.marker + 1, n=rage)]
        parts += [words.say("ui-danger", n=dangers)] if dangers else []
        parts += [bag, words.say("ui-deck", n=view.deck_size)]
        parts += [words.say("ui-countdown", space=view.countdown + 1)] if view.out_order else []
        game = voice.cards.name(view.rules.name.partition("+")[0].partition(":")[0])
        title = words.say("ui-title", game=game, board=voice.cards.name(view.board.id), round=view.rounds)
        return Text(title, style="bold").append(f"\n{' · '.join(parts)}", style="not bold")

    def map(self, view: View, rows: int = MAP_ROWS) -> Group:
        width = min(self.console.width, 140)
        text = Text(no_wrap=True)
        for line in draw_map(view, width, rows, reachable=_reachable(view)):
            for cell in line:
                text.append(cell.char, style=STYLES.get(cell.style, ""))
            text.append("\n")
        marks = [f"{symbol} {self.words.say(id)}" for symbol, id in legend()]
        return Group(text, Text("  ".join(marks), style="dim"))

    def seats(self, voice: GameVoice) -> Table:
        table = Table(box=None, pad_edge=False, header_style="bold dim")
        for column in ("seat", "health", "gold", "clank", "cubes", "cards", "room", "tokens"):
            table.add_column(self.words.say(f"ui-column-{column}"))
        for seat in voice.view.seats:
            tokens = ", ".join(voice.cards.token_name(token) for token in seat.tokens)
            name = Text(f"{MARKS[seat.index]} {voice.seats[seat.index]}", style=SEAT_COLOURS[seat.index])
            left = voice.view.rules.params.health_spaces - seat.damage
            piles = f"{seat.hand_size} / {seat.deck_size} / {len(seat.discard)}"
            cells = [str(n) for n in (seat.gold, seat.clank, seat.supply)]
            table.add_row(name, "♥" * left + "·" * seat.damage, *cells, piles, self._where(voice, seat), tokens)
        return table

    def cards(self, voice: GameVoice) -> Table:
        """The row and the reserve, with prices and texts."""
        table = Table(box=None, pad_edge=False, header_style="bold dim")
        for column in ("card", "cost", "points", "text"):
            table.add_column(self.words.say(f"ui-column-{column}"), overflow="fold")
        for slot, number in enumerate([*voice.view.row, *voice.pack.reserve]):
            label = f"row{slot + 1}" if slot < ROW else f"×{voice.view.reserve[slot - ROW]}"
            if number == NOTHING:
                table.add_row(Text(f"{label}  {self.words.say('ui-empty-pile')}", style="dim"))
            else:
                table.add_row(*self._card_cells(voice, label, number))
        return table

    def _card_cells(self, voice: GameVoice, label: str, number: int) -> list[Text]:
        card = voice.pack.cards[number]
        text = voice.cards.card(card)
        marks = [self.words.say(f"mark-{mark}") for mark in ("attack", "danger") if getattr(card, mark)]
        price = discounted(card, voice.view.modifiers)
        cost = f"{price} {'⚔' if card.banner == RED else '✦'}"
        words = " ".join([*text.lines, *(f"[{mark}]" for mark in marks)])
        return [Text(f"{label}  {text.name}"), Text(cost), Text(str(card.points or "")), Text(words, style="dim")]

    def log(self, voice: GameVoice, log: Sequence[Event]) -> Padding:
        lines = self._lines(voice, story(list(log), voice.view.seat))
        shown = lines[-LOG_LINES:] if self.console.is_terminal else lines
        return Padding(Text("\n".join(shown), style="italic"), (1, 0, 0, 0))

    def _lines(self, voice: GameVoice, events: list[Event]) -> list[str]:
        """One line an event; cards that somebody else draws one after another are one line."""
        lines: list[str] = []
        for (kind, seat, hidden), run in groupby(
            events, lambda event: (event.kind.name, event.seat, event.first == HIDDEN)
        ):
            told = list(run)
            if hidden and len(told) > 1:
                id = f"event-{kind.replace('Card', 'Cards')}-hidden"
                lines.append(self.words.say(id, seat=voice.seats[seat], n=len(told)))
            else:
                lines += [voice.event(event) for event in told]
        return lines

    def hand(self, voice: GameVoice) -> Text:
        me = voice.view.me
        text = Text()
        for title, cards in (("ui-in-play", me.in_play), ("ui-hand", me.hand)):
            names = ", ".join(voice.cards.card_name(card) for card in cards) or self.words.say("ui-empty")
            text.append(self.words.say("ui-label", label=self.words.say(title), text=names) + "\n")
        purse = self.words.say("ui-purse", skill=me.skill, swords=me.swords, boots=me.boots, teleports=me.teleports)
        return text.append(purse, style="bold")

    def choices(self, voice: GameVoice, state: State) -> Group:
        table = Table(box=None, pad_edge=False, show_header=False)
        for number, choice in enumerate(voice.view.choices, 1):
            table.add_row(Text(str(number), style="bold"), Text(key(choice, state), style="cyan"), voice.choice(choice))
        return Group(Text(f"\n{voice.prompt()}", style="bold"), table)

    def piles(self, voice: GameVoice) -> Text:
        """Every discard pile, and what is known of the own deck."""
        text = Text()
        for seat in voice.view.seats:
            names = ", ".join(voice.cards.card_name(card) for card in sorted(seat.discard)) or self.words.say(
                "ui-empty"
            )
            title = f"{MARKS[seat.index]} {voice.seats[seat.index]}, {self.words.say('ui-discard')}"
            text.append(self.words.say("ui-label", label=title, text=names) + "\n")
        return text

    def card(self, pack_voice: CardVoice, wanted: str) -> str:
        """The text of a card by its id or name."""
        for card in pack_voice.pack.cards:
            text = pack_voice.card(card)
            if wanted.lower() in (card.id, text.name.lower()):
                return f"{text.name} ({text.kind}): {' '.join(text.lines)}"
        return self.words.say("ui-no-card")

    def _where(self, voice: GameVoice, seat: SeatView) -> str:
        if seat.status == IN_PLAY:
            return voice.room(seat.room)
        return self.words.say("status-escaped" if seat.status == ESCAPED else "status-lost")


def _reachable(view: View) -> dict[int, str]:
    """Rooms that a choice leads to now, and the least boots it takes."""
    found: dict[int, str] = {}
    for choice in view.choices:
        if verb_of(choice) in (MOVE, TELEPORT):
            tunnel = view.board.ways(view.me.room)[argument_of(choice) // SWORDS]
            found.setdefault(tunnel.end, str(tunnel.boots) if verb_of(choice) == MOVE else "")
    return found
