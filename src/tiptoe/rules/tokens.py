"""CORE-12: tokens: taking, resolving and using them."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ..core.board import NOWHERE, RoomId
from ..core.choice import CONSUME, FETCH, TAKE, TOKEN_KINDS, ChoiceId, argument_of, verb_of
from ..core.components import ARTIFACT, BACKPACK, FIND_TAKEN, NOTHING, PRISONER, SECRET, USABLE, Token, TokenId
from ..core.definitions import Action, Counter, NumberEffect, Question, Trigger
from ..core.event import (
    MARKER_ADVANCED,
    PRISONER_FREED,
    SECRET_REVEALED,
    TOKEN_CONSUMED,
    TOKEN_TAKEN,
    WILD_CUBE_ADDED,
    EventKind,
)
from ..core.kernel import Ability, resolve
from ..core.pack import Pack
from ..core.refusals import Reason
from ..core.stable_ids import DECLARATIONS, FRAMES
from ..core.state import Seat, SeatId, State
from ..core.vocabulary import FLAG, TOKEN_TYPE, CounterWord, EffectWord, Field, number_word
from ..core.vocabulary import PLAY as PLAYED
from .move import may_enter
from .reactions import react
from .told_luck import told_token_in_room

ONLY_ON_ARRIVAL: Final = Reason("only-on-arrival", "CLA-4.2")
NO_SUCH_TOKEN_HERE: Final = Reason("no-such-token-here", "CLA-4.1")
ARTIFACT_LIMIT: Final = Reason("artifact-limit", "CORE-11.4")
ARTIFACT_OF_SAME_ROOM: Final = Reason("artifact-of-same-room", "PAR-2.3")
NO_ROOM: Final = RoomId(NOWHERE)  # of a token that lay in none
NOT_HELD: Final = Reason("not-held", "CORE-12.2")
NOTHING_TO_USE: Final = Reason("nothing-to-use", "CORE-12.2")
IMPOSSIBLE: Final[dict[str, Reason]] = {}  # by word: reason for refusing a token whose effect is impossible now


def declare_impossible(word: str, reason: Reason) -> None:
    """Registers the reason for refusing a token whose effect, by its word, is impossible now."""
    DECLARATIONS.add("impossible word", word)
    IMPOSSIBLE[word] = reason


def source_of_token(token: TokenId) -> int:
    """Source of a token's text for `resolve`: a number below NOTHING, where no card is."""
    return -2 - token


def token_of_source(source: int) -> TokenId:
    """Token of a source made by `text_of`."""
    return TokenId(-2 - source)


def gain_token(state: State, seat: Seat, token: TokenId, room: RoomId = NO_ROOM) -> None:
    """CORE-12.1, 12.2, CLA-4.6: gives the token to the seat in public and resolves it; some tokens go to the box."""
    definition = state.rules.pack.tokens[token]
    seat.tags_held |= definition.tags
    if state.recording:
        state.tell(_how_taken(definition.kind), seat.index, token, room)
    if definition.keep:
        seat.tokens = seat.tokens + [token]
    else:
        state.box = state.box + [token]
    if definition.kind == ARTIFACT:
        advance_marker(state, 1)  # CORE-12.4
    if definition.tags & state.rules.pack.finds:
        react(state, seat.index, FIND_TAKEN)
    resolve(state, seat, definition.reveal, source_of_token(token))
    for watcher in state.rules.watchers:
        watcher.gained(state, seat, token)


def _how_taken(kind: int) -> EventKind:
    if kind == PRISONER:
        return PRISONER_FREED
    return SECRET_REVEALED if kind & SECRET else TOKEN_TAKEN


def lose_token(state: State, seat: Seat, token: TokenId) -> None:
    """Puts a used token into the box; it still counts as held this turn (CORE-6.5)."""
    tokens = seat.tokens[:]
    tokens.remove(token)
    seat.tokens = tokens
    state.box = state.box + [token]
    if state.recording:
        state.tell(TOKEN_CONSUMED, seat.index, token)


def advance_marker(state: State, n: int) -> None:
    """CORE-12.4, CLA-6.1, CAT-9.4, SPA-8.1, RUL-32: advances the marker by n, at most to the last space."""
    before = state.marker
    state.marker = min(state.marker + n, len(state.rules.params.rage) - 1)
    if state.recording and state.marker > before:
        state.tell(MARKER_ADVANCED, SeatId(NOTHING), state.marker + 1)
    for milestone in state.rules.milestones:
        milestone.passed(state, before)


def release_wild(state: State, n: int) -> None:
    """CAT-8.1, SPA-8.2: moves up to n wild cubes to the Clank! area, from where attacks bag them (RUL-52)."""
    for _ in range(min(n, state.wild_aside)):
        state.wild_aside -= 1
        state.wild_clank += 1
        if state.recording:
            state.tell(WILD_CUBE_ADDED, state.active)


def tokens_of(state: State, seat: Seat, tags: int) -> int:
    """Number of tokens with one of the `tags` that the seat holds."""
    found = 0
    for token in seat.tokens:
        if state.rules.pack.tokens[token].tags & tags:
            found += 1
    return found


def may_carry_artifact(state: State, seat: Seat) -> bool:
    """CLA-4.5, CORE-11.4: whether the seat has room for an Artifact: one, and one for each Backpack (CORE-12.3)."""
    return tokens_of(state, seat, ARTIFACT) <= tokens_of(state, seat, BACKPACK)


def may_take_artifact(state: State, seat: Seat, room: RoomId) -> bool:
    """PAR-2.3: whether an Artifact may be taken; with `one_artifact_a_room` never a second one from one room."""
    again = state.rules.params.one_artifact_a_room and room in seat.artifact_rooms
    return may_carry_artifact(state, seat) and not again


def kinds_to_take(state: State, seat: Seat, room: RoomId, kinds: int) -> list[int]:
    """Kinds of token among the bits `kinds` that lie in a room and that the seat may take."""
    found: list[int] = []
    for token in state.room_tokens[room]:
        kind = state.rules.pack.tokens[token].kind
        if kind & kinds and kind not in found and (kind != ARTIFACT or may_take_artifact(state, seat, room)):
            found.append(kind)
    return found


def take_from_room(state: State, seat: Seat, room: RoomId, kind: int) -> None:
    """Takes a token of a kind from a room: the best Artifact (PAR-2.2), of shuffled tokens the first."""
    if state.rng.told is not None and kind & SECRET:
        told_token_in_room(state, room, kind)
    here = state.room_tokens[room]
    tokens = state.rules.pack.tokens
    taken = -1
    for place in range(len(here)):
        if tokens[here[place]].kind == kind and (taken < 0 or _rank(state, here[place]) > _rank(state, here[taken])):
            taken = place
            if kind != ARTIFACT:
                break
    rooms = state.room_tokens[:]
    rooms[room] = here[:taken] + here[taken + 1 :]
    state.room_tokens = rooms
    if kind == ARTIFACT:
        seat.artifact_rooms = seat.artifact_rooms + [room]
    gain_token(state, seat, here[taken], room)


def _rank(state: State, artifact: TokenId) -> int:
    return artifact_rank(state, state.rules.pack.tokens[artifact])


def artifact_rank(state: State, artifact: Token) -> int:
    """Rank of an Artifact among others: its points; RUL-128: of equal ones the golden one goes before one of a set."""
    golden = state.rules.params.gold_first and not artifact.set
    return artifact.points * 2 + (1 if golden else 0)


def why_not_now(state: State, seat: Seat, number: int) -> Reason:
    """Reason why a kind of token is not offered now: only on arrival, or not at all at the limit (CLA-4.5)."""
    at_limit = number == ARTIFACT.bit_length() and not may_carry_artifact(state, seat)
    return ARTIFACT_LIMIT if at_limit else ONLY_ON_ARRIVAL


def why_not_take(state: State, seat: Seat, room: RoomId, number: int, kinds: int) -> Reason | None:
    """Reason why a kind of token (`number`, the bit length of its tag) cannot be taken from a room."""
    for token in state.room_tokens[room]:
        kind = state.rules.pack.tokens[token].kind
        if kind.bit_length() == number and kind & kinds:
            if kind in kinds_to_take(state, seat, room, kinds):
                return None
            return ARTIFACT_OF_SAME_ROOM if may_carry_artifact(state, seat) else ARTIFACT_LIMIT
    return NO_SUCH_TOKEN_HERE


@final
class OfferTokens(Trigger):
    """Offers a seat on arrival exactly one token of the room (CLA-4.2, 4.4: now, or on coming back)."""

    rule: ClassVar[str] = "CLA-4.1"

    def __init__(self, kinds: int) -> None:
        self.kinds: Final = kinds

    def entered(self, state: State, seat: Seat, room: RoomId) -> None:
        if state.room_tokens[room] and kinds_to_take(state, seat, room, self.kinds):
            state.stack.append(TakingToken(seat.index, self.kinds))


@final
class TakingToken(Question):
    """Question which kind of token of the room to take, if any (CLA-4.3); kinds are what backs show."""

    kind: ClassVar[int] = FRAMES.claim("taking-token", 8)
    prompt: ClassVar[str] = "take-token"
    verbs: ClassVar[tuple[int, ...]] = (TAKE,)
    rule: ClassVar[str] = "CLA-4.1"

    def __init__(self, seat: SeatId, kinds: int) -> None:
        super().__init__(seat, NOTHING, optional=True)
        self.kinds: Final = kinds

    def answers(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        for kind in kinds_to_take(state, seat, seat.room, self.kinds):
            out.append(ChoiceId(TAKE | kind.bit_length()))

    def answered(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        take_from_room(state, seat, seat.room, 1 << argument_of(choice) - 1)

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        if verb_of(choice) == TAKE:
            return why_not_take(state, seat, seat.room, argument_of(choice), self.kinds)
        return super().why_not(state, seat, choice)

    def fields(self) -> list[int]:
        return [self.kinds]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> TakingToken:
        return TakingToken(seat, fields[0])


@final
class TakeArtifact(Action):
    """CAT-5.3, RUL-41: takes the Artifact of the room, at any moment of the turn."""

    rule: ClassVar[str] = "RUL-41"

    def __init__(self) -> None:
        super().__init__(TAKE)

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        if state.room_tokens[seat.room] and kinds_to_take(state, seat, seat.room, ARTIFACT):
            out.append(ChoiceId(TAKE | ARTIFACT.bit_length()))

    def perform(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        take_from_room(state, seat, seat.room, ARTIFACT)

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        return why_not_take(state, seat, seat.room, argument_of(choice), ARTIFACT)


@final
class ConsumeToken(Action):
    """RUL-28: uses a token at any moment of the own turn; then it goes to the box."""

    rule: ClassVar[str] = "CORE-12.2"
    in_pause: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(CONSUME)

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        if not seat.tags_held & USABLE:
            return
        for token in seat.tokens:
            choice = ChoiceId(CONSUME | token)
            if choice not in out and self.why_not(state, seat, choice) is None:
                out.append(choice)

    def perform(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        token = TokenId(argument_of(choice))
        lose_token(state, seat, token)
        resolve(state, seat, state.rules.pack.tokens[token].use, source_of_token(token))

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        token = TokenId(argument_of(choice))
        if token not in seat.tokens:
            return NOT_HELD
        definition = state.rules.pack.tokens[token]
        if not definition.tags & USABLE:
            return NOTHING_TO_USE
        impossible = [effect.word for effect in definition.use.effects if not effect.possible(state, seat)]
        return IMPOSSIBLE.get(impossible[0], NOTHING_TO_USE) if impossible else None


@final
class FetchSecret(Ability):
    """Takes one secret from an adjacent room, as if found there; idols and Artifacts are not secrets."""

    def available(self, state: State, seat: Seat, source: int) -> bool:
        return bool(secrets_beside(state, seat))

    def ask(self, state: State, seat: Seat, source: int, *, optional: bool) -> None:
        state.stack.append(Fetching(seat.index, source, optional=optional))


def secrets_beside(state: State, seat: Seat) -> list[ChoiceId]:
    """Choices for each kind of secret in each adjacent room; none for a leaving seat (SPA-9.2)."""
    found: list[ChoiceId] = []
    if seat.leaving:
        return found
    for tunnel in state.board.ways(seat.room):
        if tunnel.end != NOWHERE and may_enter(state, seat, tunnel.end):
            for kind in kinds_to_take(state, seat, tunnel.end, SECRET):
                choice = ChoiceId(FETCH | tunnel.end * TOKEN_KINDS + kind.bit_length())
                if choice not in found:
                    found.append(choice)
    return found


@final
class Fetching(Question):
    """Question which secret of which adjacent room to take."""

    kind: ClassVar[int] = FRAMES.claim("fetching", 9)
    prompt: ClassVar[str] = "fetch"
    verbs: ClassVar[tuple[int, ...]] = (FETCH,)
    rule: ClassVar[str] = "CORE-12.1"

    def answers(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        out.extend(secrets_beside(state, seat))

    def answered(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        argument = argument_of(choice)
        take_from_room(state, seat, RoomId(argument // TOKEN_KINDS), 1 << argument % TOKEN_KINDS - 1)


@final
class Rage(NumberEffect):
    """CORE-15.8: advances the dragon marker."""

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        advance_marker(state, self.n)


@final
class ArtifactsHeld(Counter):
    """CORE-12.3: Artifacts of the seat; none is ever given back, so the count only grows."""

    def count(self, state: State, seat: Seat) -> int:
        return tokens_of(state, seat, ARTIFACT)


@final
class TokensOwned(Counter):
    def __init__(self, tags: int) -> None:
        super().__init__()
        self.tags: Final = tags

    def count(self, state: State, seat: Seat) -> int:
        return tokens_of(state, seat, self.tags)


EFFECTS: Final[dict[str, EffectWord]] = {
    **number_word("rage", "CORE-15.8", Rage),
    "fetch-secret": EffectWord(
        "RUL-107",
        (Field("fetch-secret", FLAG),),
        lambda a: FetchSecret(kept=a.moment == PLAYED),
        asks=True,
    ),
}
COUNTERS: Final[dict[str, CounterWord]] = {"artifacts-held": CounterWord("CORE-6.5", (), lambda a: ArtifactsHeld())}
POSSESSIONS: Final[dict[str, CounterWord]] = {
    "token": CounterWord("CORE-20.2", (Field("token", TOKEN_TYPE),), lambda a: TokensOwned(a.number("token")))
}
