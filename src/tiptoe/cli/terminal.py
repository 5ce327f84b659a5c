"""Terminal dialogue between a session and its players."""

from __future__ import annotations

import sys

import typer
from rich.console import Console
from rich.table import Table

from ..core.kernel import choices, offered_choice
from ..core.notation import key, parse
from ..core.refusals import IllegalChoice
from ..rules.night import has_night
from ..rules.scoring import score
from ..rules.solo import medal
from ..text.game import GameText
from ..text.language import Words
from ..view.view import SPECTATOR, View
from .app import INTERRUPTED
from .records import result_lines
from .screen import Screen
from .session import Session


class Terminal:
    """Dialogue in a terminal: shows positions, answers questions, and passes choices to the session."""

    def __init__(self, session: Session, words: Words) -> None:
        self.session = session
        self.words = words.of(session.recording.state.rules.pack)
        self.console = Console(highlight=False)
        self.screen = Screen(self.console, self.words, session.recording.header.seats)
        self.told = 0  # events of the log already shown
        self.last_seat = -1

    def run(self) -> None:
        """Plays until the game is over or the player leaves; the game is saved either way."""
        try:
            self.session.save()
            self._run()
        except (KeyboardInterrupt, EOFError):
            self._leave()
            raise typer.Exit(INTERRUPTED) from None

    def _run(self) -> None:
        while True:
            self.session.let_bots_play()
            if self.session.state.over:
                self.session.save()
                self._show_result()
                return
            seat = self.session.asked()
            self._draw_curtain(seat)
            self._show(seat)
            if not self._answer(seat):
                self._leave()
                return

    def _answer(self, seat: int) -> bool:
        """Reads input until the game has changed; returns False if the player leaves."""
        while True:
            text = self._ask()
            word, _, rest = text.partition(" ")
            if word == "q":
                return False
            if word in ("u", "uu"):
                undone = self.session.undo(whole_turn=word == "uu")
                self._say(self.words.say("ui-undone" if undone else "ui-nothing-to-undo"))
                if undone:
                    self.told = min(self.told, len(self.session.log))
                    return True
            elif word == "a":
                return self._play_all(seat)
            elif not self._explain(seat, word, rest.strip()) and self._choose(seat, text):
                return True

    def _choose(self, seat: int, text: str) -> bool:
        """Plays a choice by its number or key; prints the reason and returns False if it is refused."""
        state = self.session.state
        offered = [key(choice, state) for choice in choices(state)]
        if text.isdecimal() and len(text) < 10 and 1 <= int(text) <= len(offered):
            text = offered[int(text) - 1]
        try:
            self.session.choose(text)
        except IllegalChoice as illegal:
            self._say(self._refusal(seat, illegal, text))
            return False
        return True

    def _play_all(self, seat: int) -> bool:
        """Plays every card of the hand, until another seat is asked or no card can be played."""
        while self.session.asked() == seat:
            state = self.session.state
            cards = [key(choice, state) for choice in choices(state) if key(choice, state).startswith("play:")]
            if not cards:
                return True
            self.session.choose(cards[0])
        return True

    def _explain(self, seat: int, word: str, rest: str) -> bool:
        """Answers a command that does not change the game; returns False if `word` is no such command."""
        voice = self._voice(seat)
        if word in ("?", "h", "help"):
            self._say(self.words.say("ui-help"))
        elif word == "w" and rest:
            self._say(self._why_not(seat, rest))
        elif word == "c" and rest:
            self._say(self.screen.card(voice.cards, rest))
        elif word == "m":
            self.console.print(self.screen.map(voice.view))
        elif word == "l":
            self.console.print(self.screen.log(voice, self.session.log))
        elif word == "s":
            self.console.print(self.screen.seats(voice))
            self.console.print(self.screen.piles(voice))
        else:
            return False
        return True

    def _why_not(self, seat: int, text: str) -> str:
        try:
            offered_choice(self.session.state, text)
        except IllegalChoice as illegal:
            return self._refusal(seat, illegal, text)
        return self.words.say("ui-possible")

    def _refusal(self, seat: int, illegal: IllegalChoice, text: str) -> str:
        choice = parse(text, self.session.state)
        reason = self._voice(seat).refusal(illegal.reason, choice)
        return self.words.say("refused", reason=reason, rule=illegal.reason.rule)

    def _show(self, seat: int) -> None:
        log = self.session.log
        self.screen.show(self.session.state, seat, log[self.told :])
        self.told = len(log)

    def _draw_curtain(self, seat: int) -> None:
        """Clears the screen between two players at one keyboard, so that neither sees the other's hand."""
        if len(self.session.people) > 1 and seat != self.last_seat:
            if self.console.is_terminal:
                self.console.clear()
            self._say(self.words.say("ui-curtain", seat=self.words.say(f"seat-{seat}")))
            input()
        self.last_seat = seat

    def _show_result(self) -> None:
        state = self.session.state
        voice = self._voice(SPECTATOR)
        self.console.print(self.screen.log(voice, self.session.log[self.told :]))
        table = self._score_table(voice)
        self.console.print(table)
        if has_night(state.rules):
            self._say(voice.choices.night.medal(medal(state), score(state, 0)))
        for line in result_lines(voice, state, self.session.recording.header.seats)[-1:]:
            self._say(line)
        self._say(self.words.say("ui-seed", seed=self.session.recording.header.luck, file=str(self.session.file)))

    def _score_table(self, voice: GameText) -> object:
        state = self.session.state
        table = Table(box=None, pad_edge=False, header_style="bold")
        table.add_column(self.words.say("ui-column-seat"))
        for scorer in state.rules.scorers:
            table.add_column(self.words.say(f"score-{scorer.word}"), justify="right")
        table.add_column(self.words.say("ui-column-total"), justify="right")
        for seat in state.seats:
            total = score(state, seat.index)
            parts = [str(scorer.points(state, seat)) if total else "" for scorer in state.rules.scorers]
            table.add_row(voice.seats[seat.index], *parts, str(total))
        return table

    def _voice(self, seat: int) -> GameText:
        return self.screen.voice(View(self.session.state, seat))

    def _ask(self) -> str:
        if sys.stdin.isatty():
            return input(f"{self.words.say('ui-ask')} ").strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    def _say(self, text: str) -> None:
        self.console.print(text, markup=False, soft_wrap=True)

    def _leave(self) -> None:
        self.session.save()
        self._say("")
        self._say(self.words.say("ui-saved", command=f"tiptoe resume {self.session.file}"))
