"""Games of the public library."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from ..bots.registry import UnknownBot
from ..bots.rollout import LONGEST, EndlessGame, give_up
from ..catalog import SpecError, check_seats, with_seating
from ..core.choice import ARGUMENT, VERBS, ChoiceId
from ..core.choice_arguments import NO_CHOICE, ROW, SLOT, kind_name
from ..core.codec import CodecError, decode, digest, encode
from ..core.event import HIDDEN, TURN_BEGUN
from ..core.event import Event as EngineEvent
from ..core.kernel import choices as legal
from ..core.kernel import decision, why_not
from ..core.notation import key, misread, parse
from ..core.refusals import GAME_OVER, NOT_UNDERSTOOD, Reason
from ..core.rng import KEY_BYTES, seeded
from ..core.state import State
from ..packs.cache import PACK_CACHE
from ..packs.files import CONTENT
from ..records.header import header_lines, read_header
from ..records.record import Header, RecordError, Recording, RecordLine, pack_name, read_record, replay, start
from ..rules.scoring import score, winners
from ..scenarios.export import written_position
from ..scenarios.runner import Runner, ScenarioError, read_position
from ..suggest import nearest_word
from ..text.game import GameText
from ..view.view import SPECTATOR
from ..view.view import View as EngineView
from ..wire.click_targets import keys_at_hand
from .bot import Bot
from .bounds import check_list, check_positive, check_seat, check_seed, quoted, whole
from .cards import Card, Token, card_of, language, ruleset, token_of
from .choices import Choice
from .errors import IllegalChoice, Refusal, TiptoeError
from .packs import carried_packs, game_with_packs, read_packs
from .views import View, listed

MAGIC: Final = b"tiptoe-game 1\n"
CHECK_BYTES: Final = 8
LONGEST_KEY: Final = 80  # letters of a refused choice that are quoted
SCENARIO_SEED: Final = 1
OWN_CONTENT: Final = (*CONTENT, "room", "tunnel")


@dataclass(frozen=True)
class Event:
    """A fact of the game: its `name`, its `rule`, the `seat` it happened to, its things by id in `facts`, its `text`.

    `turn` is the number of the turn in which it happened; that of the setup is 0.

    >>> import tiptoe
    >>> event = tiptoe.Game("classic", seats=2, seed=1).play("play:burgle").events[-1]
    >>> event.name, event.seat, event.rule
    ('ResourcesGained', 1, 'CORE-5.1')
    >>> event.turn
    1
    >>> event.facts
    {'skill': 1, 'swords': 0, 'boots': 0}
    """

    name: str
    seat: int | None
    rule: str
    facts: dict[str, str | int]
    text: str
    turn: int = 0

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Record:
    """A game as `text`: its spec, its luck and every choice, which anybody can replay.

    >>> import tiptoe
    >>> record = tiptoe.Game("classic", seats=2, seed=1).play("play:burgle").record()
    >>> print(record.text.splitlines()[0])
    tiptoe-record 1
    >>> tiptoe.load_record(record.save("game.tiptoe")).choices[0]
    <Choice play:stumble 'Play Stumble'>
    """

    text: str

    def save(self, path: str | Path) -> Path:
        """Writes the record to a file and returns its path."""
        file = Path(path)
        file.write_text(self.text, encoding="utf-8")
        return file

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Record of {len(self.text.splitlines())} lines>"


class Game:
    """A game under way: it knows everything, lists the legal choices, and plays them.

    `spec` names a game, its board and variants (`classic`, `classic:dusk`, `classic+open-bag`), `seats` is the number
    of seats, and `seed` names the luck: the same seed deals the same game in every build. Seats are numbered from 0.
    `first` is the seat that goes first, or "sneakiest" for a vote; by default the luck decides. `handicaps` has a
    number from 0 to 3 for each seat. `packs` are folders or files with cards of your own, laid over those of the game;
    the spec of such a game names them by their digests, and its records and bytes carry them.

    >>> import tiptoe
    >>> game = tiptoe.Game("classic", seats=2, seed=1)
    >>> game
    <Game of classic with 2 seats: turn 1, seat 1 to choose: play:burgle, play:stumble>
    >>> game.play("play:burgle").play(game.choices[0]).to_move
    1
    >>> print(game.explain("end-turn", lang="fr"))
    Jouez d’abord toutes les cartes de votre main. (CORE-4.5)
    >>> while not game.over:
    ...     _ = game.play(game.choices[-1])
    >>> game.to_move, game.choices, len(game.scores)
    (None, (), 2)

    Games are compared by position: `game == game.copy()` until one of them plays on. A game changes, so it has no hash;
    use `game.digest` as a key. Copies, pickles and `to_bytes` keep position, luck and history.
    """

    _recording: Recording
    _origin: State | None  # position in which a game of a scenario begins; None for a game that is dealt
    _told: dict[str, list[Event]]  # by language
    _now: View | None

    def __init__(
        self,
        spec: str = "classic",
        seats: int = 2,
        seed: int = 0,
        *,
        names: Sequence[str] = (),
        first: int | str | None = None,
        handicaps: Sequence[int] = (),
        packs: Sequence[str | Path] = (),
    ) -> None:
        brought = read_packs(packs)
        rules = game_with_packs(with_seating(spec, first, handicaps), brought)
        number = whole(seats)
        if number is None:
            raise TiptoeError("wrong-seats", f"the number of seats is a number, not {quoted(seats)}", "RUL-35")
        try:
            check_seats(rules, number)
        except SpecError as error:
            raise TiptoeError("wrong-seats", str(error).removesuffix(" (RUL-35)"), "RUL-35") from error
        header = Header(rules.name, pack_name(rules), _names(names, number), str(check_seed(seed)))
        header = replace(header, packs=carried_packs(rules.name))
        self._begin(start(header, rules=rules))

    def _begin(self, recording: Recording, origin: State | None = None) -> None:
        self._recording = recording
        self._origin = origin
        self._told = {}
        self._now = None

    @classmethod
    def _of(cls, recording: Recording, origin: State | None = None) -> Game:
        made = cls.__new__(cls)
        made._begin(recording, origin)
        return made

    def _from_the_beginning(self) -> Recording:
        """Recording of this game before its first choice, with the same luck."""
        old = self._recording
        if self._origin is None:
            return start(old.header, rules=old.state.rules)
        return _begun(old.header, self._origin)

    def _choose(self, key: str) -> None:
        self._recording.choose(key)
        self._now = None

    @property
    def state(self) -> State:
        """The position of the int engine, for `tiptoe.engine`: read it or clone it, but play on the game."""
        return self._recording.state

    @property
    def spec(self) -> str:
        """The game, its board and its variants."""
        return self._recording.header.spec

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.state.seats)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats, as records show them."""
        return self._recording.header.seats

    @property
    def to_move(self) -> int | None:
        """The seat that must choose now; None when the game is over."""
        return None if self.over else decision(self.state).seat

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Every legal choice of the seat to move; empty when the game is over. Nothing else is legal."""
        if self._now is None:
            self._now = View(self, self.to_move)
        return self._now.choices

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return self.state.turns

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self.state.rounds

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat (CORE-20.1); a seat that is still in play, or was lost, has 0."""
        return tuple(score(self.state, seat) for seat in range(self.seats))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty before the end, and when nobody scores."""
        return tuple(winners(self.state)) if self.over else ()

    @property
    def digest(self) -> str:
        """Sixteen hex digits that name the whole position: the same in every build."""
        return digest(self.state)

    @property
    def played(self) -> tuple[str, ...]:
        """The keys of all choices that were made, in their order."""
        return tuple(self._recording.keys)

    @property
    def events(self) -> tuple[Event, ...]:
        """Every event since the setup, in English, hidden facts included: a game knows everything."""
        return self.events_in("en")

    def events_in(self, lang: str) -> tuple[Event, ...]:
        """Returns every event since the setup, with its text in a language.

        >>> import tiptoe
        >>> game = tiptoe.Game("classic", seats=2, seed=1, names=["Ana", "Luc"]).play("play:burgle")
        >>> print(game.events_in("fr")[-2])
        Luc joue Cambrioler.
        """
        said = language(lang)
        if not self.state.recording:
            self._tell_again()
        told = self._told.setdefault(said.language, [])
        new = self.state.events[len(told) :]
        if new:
            seen = EngineView(self.state, SPECTATOR)
            lines = GameText(said, seen, self.names).story(new)
            turn = told[-1].turn if told else 0
            for event, text in zip(new, lines):
                turn = event.numbers()[0] if event.kind is TURN_BEGUN else turn
                told.append(_event(event, seen, text, turn))
        return tuple(told)

    def events_of(self, turn: int, lang: str = "en") -> tuple[Event, ...]:
        """Returns the events of one turn, with their text in a language; of turn 0 those of the setup.

        >>> import tiptoe
        >>> game = tiptoe.Game("classic", seats=2, seed=1).play("play:burgle")
        >>> [event.name for event in game.events_of(1)]
        ['TurnBegun', 'CardPlayed', 'ResourcesGained']
        """
        number = whole(turn)
        if number is None or not 0 <= number <= self.turn:
            raise TiptoeError("wrong-number", f"the turns are 0, the setup, to {self.turn}, not {quoted(turn)}")
        return tuple(event for event in self.events_in(lang) if event.turn == number)

    def _tell_again(self) -> None:
        """Restores the events of a game that was read from bytes, by replaying it."""
        again = self._from_the_beginning()
        for made in self._recording.keys:
            again.choose(made)
        self.state.record()
        self.state.events = again.state.events

    def play(self, choice: str | int) -> Game:
        """Plays a choice, by itself or by its key, and returns the game; IllegalChoice changes nothing.

        >>> import tiptoe
        >>> tiptoe.Game("classic", seats=2, seed=1).play("play:burgle").view().resources.skill
        1
        """
        refused = self.explain(choice)
        if refused is not None:
            raise IllegalChoice(refused, self.to_move, tuple(each.key for each in self.choices))
        self._choose(_key(choice, self.state))
        return self

    def undo(self, choices: int = 1) -> Game:
        """Takes the last choices back, and returns the game; TiptoeError if it has fewer.

        The game is replayed up to there and its luck is the same: whoever draws again draws the same. To look ahead
        and come back, play on a `copy`, which takes less time.

        >>> import tiptoe
        >>> game = tiptoe.Game("classic", seats=2, seed=1)
        >>> game.play("play:burgle").play("play:stumble").undo().played
        ('play:burgle',)
        >>> game.undo() == tiptoe.Game("classic", seats=2, seed=1)
        True
        """
        back, made = check_positive("the number of choices to take back", choices), self._recording.keys
        if back > len(made):
            raise TiptoeError("wrong-number", f"{back} choices cannot be taken back: the game has {len(made)}")
        again = self._from_the_beginning()
        for chosen in made[: len(made) - back]:
            again.choose(chosen)
        self._begin(again, self._origin)
        return self

    def play_out(self, bots: Sequence[str | type[Bot]]) -> Game:
        """Plays on to the end, each seat by its bot, and returns the game.

        Bots are given as in `simulate`: names of built-in ones, subclasses of `Bot`, or `mypackage.module:Mine`.

        >>> import tiptoe
        >>> tiptoe.Game("classic", seats=2, seed=1).play_out(["greedy", "random"]).winners
        (0,)
        """
        from ..sim.external_bots import ExternalBotError, check_player, player_for, send_game_over
        from .simulation import player_name

        needed = f"{self.seats} seats need {self.seats} bots"
        given = check_list(bots, "wrong-seats", needed, "RUL-35")
        if len(given) != self.seats:
            raise TiptoeError("wrong-seats", f"{needed}, not {quoted(bots)}", "RUL-35")
        names, luck = [player_name(bot) for bot in given], self._recording.header
        seed = int.from_bytes(luck.key()) if len(luck.luck) == 2 * KEY_BYTES else int(luck.luck)
        try:
            for name in names:
                check_player(name)
            players = [player_for(name, seed, seat) for seat, name in enumerate(names)]
            for _ in range(LONGEST):
                if self.over:
                    break
                self.play(players[decision(self.state).seat].decide(self.state))
            else:
                give_up(self.state, players)
            send_game_over(players, self.state)
        except (UnknownBot, ExternalBotError, EndlessGame) as error:
            raise TiptoeError("unknown-bot" if isinstance(error, UnknownBot) else "bot-failed", str(error)) from error
        return self

    def explain(self, choice: str | int, lang: str = "en") -> Refusal | None:
        """Returns why a choice is not legal now, with its rule; None if it is legal.

        >>> import tiptoe
        >>> game = tiptoe.Game("classic", seats=2, seed=1)
        >>> game.explain("play:burgle") is None
        True
        >>> game.explain("play:burgel").nearest
        'play:burgle'
        """
        if not isinstance(choice, str) and whole(choice) is None:
            wanted = "A choice is one of game.choices, a key such as 'play:burgle', or the number of one"
            return Refusal(quoted(choice), "wrong-choice", NOT_UNDERSTOOD.rule, f"{wanted}, not {quoted(choice)}.")
        state, said = self.state, language(lang)
        shown = _key(choice, state)
        number = parse(shown, state) if shown else ChoiceId(NO_CHOICE)
        reason = _reason(state, shown, number)
        if reason is None:
            return None
        seen = EngineView(state, SPECTATOR if state.over else decision(state).seat)
        named = shown[:LONGEST_KEY] or (quoted(choice) if not isinstance(choice, str) else "")
        nearest = "" if number != NO_CHOICE else _nearest(named, state, [each.key for each in self.choices])
        return Refusal(named, reason.word, reason.rule, GameText(said, seen).refusal(reason, number), nearest)

    def refused(self, lang: str = "en") -> tuple[Refusal, ...]:
        """Returns the choices that lie at hand and are not legal now, each with the reason; empty after the end.

        At hand are the cards of the hand, the row and the reserve, the market, the own tokens, the rooms next to the
        own one, and the end of the turn. Any other key can be explained as well.

        >>> import tiptoe
        >>> game = tiptoe.Game("classic", seats=2, seed=1)
        >>> for refusal in game.refused()[:2]:
        ...     print(refusal.key, "-", refusal)
        acquire:row1 - It costs 3 Skill; you have 0. (CORE-9.1)
        acquire:row2 - It costs 4 Skill; you have 0. (CORE-9.1)
        """
        if self.over:
            return ()
        told = [self.explain(key, lang) for key in keys_at_hand(self.state)]
        return tuple(refusal for refusal in told if refusal is not None)

    def view(self, seat: int | None = None, lang: str = "en") -> View:
        """Returns what a seat may know: without a number the seat to move, after the end a spectator.

        >>> import tiptoe
        >>> game = tiptoe.Game("classic", seats=2, seed=1)
        >>> game.view().seat, game.view(0).seat, game.view(0).choices
        (1, 0, ())
        """
        return View(self, self.to_move if seat is None else seat, lang)

    def watch(self, lang: str = "en") -> View:
        """Returns what a spectator may know.

        >>> import tiptoe
        >>> tiptoe.Game("classic", seats=2, seed=1).watch()
        <View of a spectator of classic: turn 1; seat 1 is to choose>
        """
        return View(self, None, lang)

    def card(self, id: str, lang: str = "en") -> Card:
        """Returns a card of this game by its id.

        >>> import tiptoe
        >>> tiptoe.Game("classic").card("stumble", lang="pt-BR").name
        'Tropeçar'
        """
        return card_of(self.state.rules, id, lang)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every kind of card of this game, in English."""
        return tuple(card_of(self.state.rules, card.id, "en") for card in self.state.cards)

    def token(self, id: str, lang: str = "en") -> Token:
        """Returns a token of this game by its id, or by the kind on its back.

        >>> import tiptoe
        >>> tiptoe.Game("classic").token("artifact-5", lang="fr").name
        'Artefact 5 (anneau)'
        """
        return token_of(self.state.rules, id, lang)

    @property
    def tokens(self) -> tuple[Token, ...]:
        """Every kind of token of this game, in English."""
        return tuple(token_of(self.state.rules, token.id, "en") for token in self.state.rules.pack.tokens)

    def steps(self) -> Iterator[tuple[Game, str]]:
        """Plays the game again from the deal: each position with the key that was chosen in it.

        The last position is the game itself, so it is not among them. A game of a record is stepped through like any
        other.

        >>> import tiptoe
        >>> game = tiptoe.Game("classic", seats=2, seed=1).play("play:burgle").play("play:stumble")
        >>> [(moment.view().resources.clank, key) for moment, key in game.steps()]
        [(4, 'play:burgle'), (4, 'play:stumble')]
        """
        moment = Game._of(self._from_the_beginning(), self._origin)
        for chosen in self._recording.keys:
            yield moment.copy(), chosen
            moment._choose(chosen)

    def copy(self) -> Game:
        """Returns an independent copy, with the same luck to come.

        >>> import tiptoe
        >>> game = tiptoe.Game("classic", seats=2, seed=1)
        >>> twin = game.copy().play("play:burgle")
        >>> twin == game, twin == game.play("play:burgle")
        (False, True)
        """
        old = self._recording
        state = old.state.clone()
        state.recording, state.events = old.state.recording, old.state.events[:]
        made = Game._of(Recording(old.header, state, [*old.keys], {**old.turns}), self._origin)
        made._told = {lang: told[:] for lang, told in self._told.items()}
        return made

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.spec == other.spec and encode(self.state) == encode(other.state)

    __hash__ = None  # type: ignore[assignment]  # a game changes; `digest` names its position

    def to_bytes(self) -> bytes:
        """Returns position, luck and history as bytes; `from_bytes` reads them in any build of this version.

        >>> import tiptoe
        >>> game = tiptoe.Game("classic", seats=2, seed=1)
        >>> tiptoe.Game.from_bytes(game.to_bytes()) == game
        True
        """
        old = self._recording
        header = "\n".join(header_lines(old.header))
        origin = None if self._origin is None else encode(self._origin)
        body = msgspec.msgpack.encode(StoredGame(header, old.keys, old.turns, encode(old.state), origin))
        return MAGIC + _checksum(body) + body

    @classmethod
    def from_bytes(cls, data: bytes) -> Game:
        """Makes a game from what `to_bytes` wrote; TiptoeError for anything else."""
        if not isinstance(data, bytes | bytearray | memoryview):
            raise TiptoeError("bad-bytes", f"a game is read from the bytes of Game.to_bytes, not from {quoted(data)}")
        data = bytes(data)
        body = data[len(MAGIC) + CHECK_BYTES :]
        if data[: -len(body) or None] != MAGIC + _checksum(body):
            raise TiptoeError("bad-bytes", "these bytes were not written by Game.to_bytes, or were altered")
        try:
            return _restored(msgspec.msgpack.decode(body, type=StoredGame))
        except (msgspec.DecodeError, CodecError, RecordError) as error:
            raise TiptoeError("bad-bytes", f"another version of Tiptoe wrote these bytes: {error}") from error

    def __reduce__(self) -> tuple[object, ...]:
        return Game.from_bytes, (self.to_bytes(),)

    def record(self) -> Record:
        """Returns the game as a record, which `load_record`, `tiptoe replay` and the server can read.

        >>> import tiptoe
        >>> tiptoe.Game("classic", seats=2, seed=1).record().text.splitlines()[1]
        'spec: classic'
        """
        if self._origin is not None:
            raise TiptoeError("no-record", "a record begins with a deal, and this game began in the middle: a scenario")
        return Record(self._recording.text())

    @classmethod
    def from_record(cls, record: str | Record) -> Game:
        """Replays a record, given as it is or as its text; `load_record` reads one from a file.

        >>> import tiptoe
        >>> game = tiptoe.Game("classic", seats=2, seed=1).play("play:burgle")
        >>> tiptoe.Game.from_record(str(game.record())) == game
        True
        """
        if not isinstance(record, str | Record):
            raise TiptoeError("bad-record", f"a record is a text, not {quoted(record)}")
        return _replayed(str(record), "record")

    def scenario(self, seat: int | None = None) -> str:
        """Writes the position as a scenario, a text to be edited that `from_scenario` reads.

        It holds what a seat knows (without a number the seat to move, after the end a spectator), and a new deal of
        what it does not. Turns and rounds are counted from 1 again. A comment in its first line names the facts that
        are lost besides, in the words of `expect`: `offered` stands for the legal choices. For a game as it is, luck
        and all, take `record`. With a step added, `tiptoe check` runs it.

        >>> import tiptoe
        >>> text = tiptoe.Game("classic", seats=2, seed=1).play("play:burgle").scenario()
        >>> print(text[:26])
        spec = "classic"
        seats = 2
        >>> tiptoe.Game.from_scenario(text).view().resources.skill
        1
        """
        asked = self.to_move if seat is None else check_seat(seat, self.seats)
        known = EngineView(self.state, SPECTATOR if asked is None else asked)
        return written_position(known, seeded(SCENARIO_SEED), self.spec)

    @classmethod
    def from_scenario(cls, text: str) -> Game:
        """Begins a game in the position of a scenario (docs/formats/scenario.md), to try a card or a bot in it.

        Steps may be left out, and are not played. TiptoeError says what is wrong; cards and boards of the scenario's
        own are refused. Such a game has no record.

        >>> import tiptoe
        >>> game = tiptoe.Game.from_scenario('given = { seat0 = { room = "d4", boots = 2 } }')
        >>> [choice.key for choice in game.choices if choice.verb == "move"]
        ['move:d3', 'move:d5', 'move:d10']
        """
        if not isinstance(text, str):
            raise TiptoeError("bad-scenario", f"a scenario is a text, not {quoted(text)}")
        try:
            scenario = read_position(text)
            state = Runner(scenario).state
        except ScenarioError as error:
            raise TiptoeError("bad-scenario", str(error)) from error
        own = [name for name in scenario.content if name in OWN_CONTENT]
        if own:
            raise TiptoeError("bad-scenario", f"{own[0]}: a game of the library cannot have content of its own")
        seats = len(state.seats)
        luck = str(scenario.content.get("seed", SCENARIO_SEED))
        header = Header(state.rules.name, pack_name(state.rules), _names((), seats), luck)
        return cls._of(_begun(header, state), state)

    def __repr__(self) -> str:
        head = f"Game of {self.spec} with {self.seats} seats"
        if not self.over:
            return f"<{head}: turn {self.turn}, seat {self.to_move} to choose: {listed(self.choices)}>"
        won = ", ".join(f"seat {seat}" for seat in self.winners) or "nobody"
        return f"<{head}: over after {self.turn} turns, scores {', '.join(map(str, self.scores))}, won by {won}>"

    def _repr_svg_(self) -> str:
        """Draws the map, the row and the hand of the seat to move, for notebooks."""
        return self.view()._repr_svg_()


class StoredGame(msgspec.Struct, frozen=True, array_like=True):
    """Serialized form of a game."""

    header: str
    keys: list[str]
    turns: dict[int, tuple[int, int, str]]
    state: bytes
    origin: bytes | None = None


def load_record(path: str | Path) -> Game:
    """Reads a record file and replays it; the game is at the record's last position.

    TiptoeError says in which line a record goes wrong. A file that is not there is a FileNotFoundError.

    >>> import tiptoe
    >>> file = tiptoe.Game("classic", seats=2, seed=1).play("play:burgle").record().save("game.tiptoe")
    >>> tiptoe.load_record(file).played
    ('play:burgle',)
    """
    if not isinstance(path, str | Path):
        raise TiptoeError("bad-record", f"a record is read from a file, not from {quoted(path)}")
    file = Path(path)
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise TiptoeError("bad-record", f"{file.name}: a record is text in UTF-8, and this is not") from error
    except ValueError as error:  # a path that cannot be one
        raise TiptoeError("bad-record", str(error)) from error
    return _replayed(text, file.name)


def _replayed(text: str, name: str) -> Game:
    try:
        return Game._of(replay(read_record(text, name)))
    except (RecordError, ValueError) as error:
        raise TiptoeError("bad-record", str(error)) from error


def _begun(header: Header, origin: State) -> Recording:
    """Starts a recording in a position, which is left as it is."""
    state = origin.clone()
    state.record()
    return Recording(header, state)


def _names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    needed = f"{seats} seats need {seats} names without commas or '#'"
    given = check_list(names, "wrong-names", needed) or [f"Seat {seat}" for seat in range(seats)]
    shown = tuple(name.strip() for name in given if isinstance(name, str))
    if not len(given) == len(shown) == seats or not all(shown) or any(set(name) & set(",#\n\r") for name in shown):
        raise TiptoeError("wrong-names", f"{needed}, not {quoted(names)}")
    return shown


def _key(choice: object, state: State) -> str:
    """Key of a choice in this position; "" for an object that cannot be a choice."""
    if isinstance(choice, str):
        return str.__str__(choice).strip()
    number = whole(choice)
    if number is None or number < 0 or number & ~ARGUMENT not in VERBS:
        return ""
    try:
        return key(ChoiceId(number), state)
    except IndexError:  # a verb that is there with an argument that is not
        return ""


def _nearest(named: str, state: State, offered: list[str]) -> str:
    """Key that somebody may have meant by a text: the key of a thing at hand by its id or name, or a similar key."""
    word, _, thing = named.rpartition(":")
    wanted, at_hand = "-".join(thing.casefold().split()), keys_at_hand(state)
    meant = [each for each in [*offered, *at_hand] if _stands_for(each, wanted, state)]
    same_verb = [each for each in meant if each.partition(":")[0] == word]
    return next(iter([*same_verb, *meant]), "") or nearest_word(named, offered) or nearest_word(named, at_hand)


def _stands_for(key: str, thing: str, state: State) -> bool:
    """Whether a thing is what a key names, or the card at the place in the row that it names."""
    argument = key.partition(":")[2]
    return bool(thing) and thing in (argument, _card_at(argument, state))


def _card_at(slot: str, state: State) -> str:
    """Id of the card at a place of the row, or an empty text."""
    number = SLOT.read(slot, state)
    return state.cards[state.row[number]].id if 0 <= number < ROW and state.row[number] >= 0 else ""


def _reason(state: State, shown: str, number: ChoiceId) -> Reason | None:
    if state.over:
        return GAME_OVER
    if number == NO_CHOICE:
        return misread(shown, state) if shown else NOT_UNDERSTOOD
    return None if number in legal(state) else why_not(state, number)


def _event(event: EngineEvent, view: EngineView, text: str, turn: int) -> Event:
    facts = {what: _thing(what, n, view) for what, n in zip(event.kind.numbers, event.numbers())}
    return Event(event.kind.name, None if event.seat < 0 else event.seat, event.kind.rule, facts, text, turn)


def _thing(what: str, n: int, view: EngineView) -> str | int:
    """Id of the thing that a number of an event stands for, or the number itself."""
    pack = view.rules.pack
    if n < 0 or n == HIDDEN:
        return n
    if what in ("card", "source"):
        return pack.cards[n].id
    if what == "token":
        return pack.tokens[n].id
    if what in ("room", "from"):
        return view.board.rooms[n]
    if what == "kind":
        return kind_name(n, pack)
    if what == "slot":
        return f"row{n + 1}" if n < ROW else pack.reserve_cards[n - ROW].id
    return pack.effects[n].label if what == "effect" else n


def _checksum(body: bytes) -> bytes:
    return blake2b(body, digest_size=CHECK_BYTES).digest()


def _restored(stored: StoredGame) -> Game:
    lines = [RecordLine(number, line) for number, line in enumerate(stored.header.splitlines(), 1)]
    header = read_header(lines, "bytes")
    PACK_CACHE.put(header.packs)
    rules = ruleset(header.spec)
    if pack_name(rules) != header.pack:
        raise TiptoeError("other-cards", f"played with pack '{header.pack}', but here is '{pack_name(rules)}'")
    origin = None if stored.origin is None else decode(stored.origin, rules)
    return Game._of(Recording(header, decode(stored.state, rules), stored.keys, stored.turns), origin)
