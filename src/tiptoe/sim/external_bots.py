"""External bots: programs that play a seat by lines of JSON (docs/guides/bots-of-your-own.md).

`stdio:COMMAND` names one, in simulations alone: neither a server nor a saved game ever starts a program. A program is
started once for each seat that it plays, and plays one game after another.
"""

from __future__ import annotations

import atexit
import select
import shlex
from subprocess import PIPE, Popen
from typing import ClassVar, Final, final

import msgspec

from ..bots.base import Bot
from ..bots.registry import UnknownBot, bot_for, bot_stream, check_bot
from ..core.choice import ChoiceId
from ..core.notation import key
from ..core.rng import Rng
from ..core.state import State
from ..rules.scoring import score, winners
from ..view.determinize import known_state
from ..view.view import View
from ..wire.view import Shown, shown
from .bot_classes import MARK, factory_of

PREFIX: Final = "stdio:"
PROTOCOL: Final = 1
ANSWER_SECONDS: Final = 60.0  # seconds for one answer
LONGEST: Final = 4096  # bytes of an answer


class ExternalBotError(Exception):
    """Raised when a program does not answer, or answers with a key that is not offered."""


class ExternalGame(msgspec.Struct, frozen=True, tag="game"):
    """Message to a program: a new game begins."""

    protocol: int
    rules: str
    seats: int
    seat: int


class ExternalQuestion(msgspec.Struct, frozen=True):
    seat: int
    prompt: str
    choices: list[str]


class ExternalPosition(msgspec.Struct, frozen=True):
    view: Shown
    question: ExternalQuestion


class ExternalAsk(msgspec.Struct, frozen=True, tag="ask"):
    """Message to a program: its seat must choose."""

    position: ExternalPosition


class ExternalOver(msgspec.Struct, frozen=True, tag="over"):
    """Message to a program: the game is over."""

    scores: list[int]
    winners: list[int]


class ExternalAnswer(msgspec.Struct, frozen=True):
    """Message from a program: the key of its choice."""

    key: str


@final
class ExternalProgram:
    """Running program of an external bot, with its pipes."""

    def __init__(self, command: str) -> None:
        self.command: Final = command
        try:
            self.process: Final = Popen(shlex.split(command), stdin=PIPE, stdout=PIPE)
        except (OSError, ValueError) as error:
            raise ExternalBotError(f"'{command}' cannot be started: {error}") from error
        self.encoder: Final = msgspec.json.Encoder()
        self.decoder: Final = msgspec.json.Decoder(ExternalAnswer)
        atexit.register(self.end)

    def tell(self, message: ExternalGame | ExternalAsk | ExternalOver) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(self.encoder.encode(message) + b"\n")
            self.process.stdin.flush()
        except OSError as error:
            raise ExternalBotError(f"'{self.command}' has ended") from error

    def hear(self) -> str:
        """Reads the program's next answer and returns its key."""
        assert self.process.stdout is not None
        if not select.select([self.process.stdout], [], [], ANSWER_SECONDS)[0]:
            raise ExternalBotError(f"'{self.command}' has not answered for {ANSWER_SECONDS:g} seconds")
        line = self.process.stdout.readline(LONGEST)
        if not line:
            raise ExternalBotError(f"'{self.command}' has ended")
        try:
            return self.decoder.decode(line).key
        except msgspec.DecodeError as error:
            raise ExternalBotError(f"'{self.command}' answered {line!r}: {error}") from error

    def end(self) -> None:
        """Closes the program's input, terminates it and waits for its end."""
        if self.process.poll() is None and self.process.stdin is not None:
            self.process.stdin.close()
            self.process.terminate()
            self.process.wait(ANSWER_SECONDS)


PROGRAMS: Final[dict[tuple[str, int], ExternalProgram]] = {}  # by command and seat


class ExternalBot(Bot):
    """Bot that asks an external program, in one seat of one game."""

    name: ClassVar[str] = PREFIX

    def __init__(self, program: ExternalProgram, rng: Rng) -> None:
        super().__init__(rng)
        self.program: Final = program
        self.greeted = False

    def choose(self, view: View) -> ChoiceId:
        """Asks the program for a choice; ExternalBotError unless it answers with an offered key."""
        if not self.greeted:
            self.program.tell(ExternalGame(PROTOCOL, view.rules.name, len(view.seats), view.seat))
            self.greeted = True
        known = known_state(view, self.rng)
        keys = [key(choice, known) for choice in view.choices]
        self.program.tell(ExternalAsk(ExternalPosition(shown(view), ExternalQuestion(view.seat, view.prompt, keys))))
        answer = self.program.hear()
        if answer not in keys:
            raise ExternalBotError(
                f"'{self.program.command}' answered '{answer}', which is not offered: {', '.join(keys)}"
            )
        return view.choices[keys.index(answer)]

    def end(self, state: State) -> None:
        """Tells the program the scores and winners."""
        scores = [score(state, index) for index in range(len(state.seats))]
        self.program.tell(ExternalOver(scores, [*winners(state)]))


def check_player(name: str) -> None:
    """Raises UnknownBot, with the nearest name, for a bot that does not exist; programs are not checked."""
    if name.startswith(PREFIX):
        return
    if MARK in name:
        factory_of(name)
    elif "." in name:
        place, _, kind = name.rpartition(".")
        raise UnknownBot(
            f"unknown bot '{name:.80}'; the class {kind:.40} of a module is written '{place:.40}{MARK}{kind:.40}'"
        )
    else:
        check_bot(name)


def player_for(name: str, seed: int, seat: int) -> Bot:
    """Makes the bot of a seat in the game of a seed: a built-in one, a class by its import path, or a program."""
    if not name.startswith(PREFIX):
        return factory_of(name)(bot_stream(seed, seat)) if MARK in name else bot_for(name, seed, seat)
    command = name.removeprefix(PREFIX)
    if (command, seat) not in PROGRAMS:
        PROGRAMS[command, seat] = ExternalProgram(command)
    return ExternalBot(PROGRAMS[command, seat], bot_stream(seed, seat))


def send_game_over(players: list[Bot], state: State) -> None:
    """Tells external programs how the game ended."""
    for player in players:
        if isinstance(player, ExternalBot):
            player.end(state)
