"""CORE-21, RUL-33 over the wire: hidden facts change no byte that reaches a seat.

Two servers hold the same table. On the second, everything hidden from the seat is dealt again, and the game goes on in
the
same way on both, as long as nothing is revealed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from hashlib import sha256
from itertools import count

import httpx
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from properties.games import every_well_formed_choice
from scene import rule
from tiptoe.core.components import CardId
from tiptoe.core.kernel import apply, choices, offered_choice
from tiptoe.core.notation import key
from tiptoe.core.rng import Rng, seeded
from tiptoe.core.state import Seat, State
from tiptoe.rules.invariants import check
from tiptoe.service.credentials import TokenSource
from tiptoe.service.session import TableSession
from tiptoe.table import commands as c
from tiptoe.table.phases import PLAYING
from tiptoe.view.determinize import determinize
from tiptoe.view.view import SPECTATOR, View
from web.people import NAMES, Person, run
from web.servers import Server, SettableClock, serving

SPECS = ("classic", "classic:dusk+open-bag", "catacombs", "catacombs+subterra:hard", "space")
NOW = 1_800_000_000
numbers = count(1)


class TwinTokens(TokenSource):
    """Token source with the same ids, tokens and secrets on both servers."""

    def __init__(self) -> None:
        self.game = 0
        self.tokens = count()

    def begin(self, number: int) -> None:
        self.game, self.tokens = number, count()

    def table(self) -> str:
        return f"{self.game:024x}"

    def token(self) -> str:
        return f"token-{self.game}-{next(self.tokens)}"

    def secret(self) -> str:
        return sha256(str(self.game).encode()).hexdigest()


@pytest.fixture(scope="module")
def luck() -> TwinTokens:
    return TwinTokens()


@pytest.fixture(scope="module")
def twins(luck: TwinTokens, new_url: Callable[[], str]) -> Iterator[tuple[Server, Server]]:
    with ExitStack() as stack:
        first, second = (
            stack.enter_context(serving(new_url(), clock=SettableClock(NOW), token_source=luck, sweep_seconds=3600.0))
            for _ in range(2)
        )
        yield first, second


@rule("CORE-21.1", "CORE-21.2", "CORE-21.3", "RUL-33")
@settings(deadline=None, max_examples=8, suppress_health_check=list(HealthCheck))
@given(
    spec=st.sampled_from(SPECS),
    seats=st.integers(2, 4),
    who=st.integers(-1, 3),
    seed=st.integers(0, 10_000),
    walk=st.integers(0, 160),
)
@example(spec="catacombs", seats=3, who=0, seed=1, walk=120)
@example(spec="classic", seats=4, who=SPECTATOR, seed=3, walk=0)
@example(spec="classic", seats=4, who=0, seed=4, walk=30)
def test_no_byte_depends_on_what_a_seat_may_not_know(
    twins: tuple[Server, Server], luck: TwinTokens, spec: str, seats: int, who: int, seed: int, walk: int
) -> None:
    seat, number = min(who, seats - 1), next(numbers)
    for server in twins:
        luck.begin(number)
        run(_set_up(server, spec, seats))
        server.on_loop(_play_randomly(server, luck.table(), seeded(seed), walk))
    lives = [server.session(luck.table()) for server in twins]
    if lives[0].table.phase != PLAYING:
        return
    _deal_again(lives, seat, seed)
    for mine, others in zip(*run(_observe(twins, luck, seat, seeded(seed + 1)))):
        assert mine == others


async def _set_up(server: Server, spec: str, seats: int) -> None:
    people = [Person(server.address, NAMES[index]) for index in range(seats)]
    table = await people[0].open(spec, [""] * seats)
    for person in people[1:]:
        await person.join(table)
    assert (await people[0].post("/commands", {"type": "start"})).status_code == 200


async def _play_randomly(server: Server, id: str, rng: Rng, steps: int) -> None:
    """Plays random choices through the registry."""
    session = await server.process.registry.session(id)
    for _ in range(steps):
        state = session.table.state
        legal = choices(state)
        chosen = legal[rng.below(len(legal))]
        twin = state.clone()
        apply(twin, chosen)
        if twin.over:
            return
        await server.process.registry.command(
            session, c.Choose(session.table.decision, key(chosen, state)), session.table.asked
        )


def _deal_again(lives: list[TableSession], seat: int, seed: int) -> None:
    """Deals the second table again; with an odd seed others keep their hands, so that their turns go on alike."""
    first, second = (session.table for session in lives)
    twin = determinize(View(first.state, seat), seeded(seed))
    for index, real in enumerate(first.state.seats):
        if index == seat:
            twin.seat(index).hand = real.hand[:]  # in the order in which it was drawn: choices follow it
        elif seed % 2:
            _take_in_hand(twin.seat(index), real.hand)
    check(twin)
    second.game().state = twin
    first.past, second.past = [], []


def _take_in_hand(seat: Seat, hand: list[CardId]) -> None:
    known = seat.deck_left - seat.deck_known
    cards = seat.hand + seat.deck[:known]
    for card in hand:
        cards.remove(card)
    seat.deck = cards + seat.deck[known : seat.deck_left]
    seat.hand = hand[:]


async def _observe(twins: tuple[Server, Server], luck: TwinTokens, seat: int, rng: Rng) -> list[list[str]]:
    """Returns every frame and answer that the seat gets from each of the two servers."""
    people = []
    for server in twins:
        person = Person(server.address)
        person.table, person.seat = luck.table(), seat
        if seat >= 0:
            person.http.cookies.set(f"tiptoe-{person.table}", f"token-{luck.number}-{seat}")
        await person.connect(seen=1, lang="en")
        people.append(person)
    state = twins[0].session(luck.table()).table.state
    keys = [key(choice, state) for choice in every_well_formed_choice(state)]
    wishes = [keys[rng.below(len(keys))] for _ in range(10)] + ["nonsense", "play:nobody"]
    told = [await _answers(person, wishes) for person in people]
    for _ in range(30):
        if not await _choose_on_both(twins, people, rng):
            break
    for index, person in enumerate(people):
        told[index] += await _answers(person, wishes[:3])
        told[index] += person.raw
        await person.leave()
    return told


async def _answers(person: Person, wishes: Sequence[str]) -> list[str]:
    """Returns the HTTP answers to the seat, and to commands that are refused."""
    answers = [_text(await person.get(path)) for path in ("", "/record", "/position")]
    answers += [_text(await person.get("/position", lang=lang)) for lang in ("fr", "pt-BR")]
    answers.append(_counters(await person.http.get("/metrics")))
    decision = person.question["decision"]
    for text in wishes:
        command = {"type": "choose", "decision": decision, "key": text}
        if text not in person.question["choices"]:
            answers.append(_text(await person.post("/commands", command)))
            await person.ask(**command)
    for other in ({"type": "undo", "decision": decision}, {"type": "ask-undo", "choices": 10**6}, {"type": "return"}):
        await person.ask(**other)
    return answers


async def _choose_on_both(twins: tuple[Server, Server], people: list[Person], rng: Rng) -> bool:
    """Makes the same choice on both servers if it reveals nothing; False if there is none."""
    seat = people[0].seat
    lives = [server.session(people[0].table) for server in twins]
    states: list[State] = [session.table.state for session in lives]
    asked = lives[0].table.asked
    offered = [[key(choice, state) for choice in choices(state)] for state in states]
    common = [text for text in offered[0] if text in offered[1]]
    chosen = next((text for text in _wanted(common, rng) if all(_is_quiet(s, text, seat, asked) for s in states)), "")
    if not chosen:
        return False
    for server, session, person in zip(twins, lives, people):
        seq = server.on_loop(server.process.registry.command(session, c.Choose(session.table.decision, chosen), asked))
        await person.catch_up(seq)
    return True


def _wanted(keys: Sequence[str], rng: Rng) -> list[str]:
    """Returns the keys in a random order that mostly plays cards and ends turns, where hands are drawn."""
    mixed = list(keys)
    for last in range(len(mixed) - 1, 0, -1):
        other = rng.below(last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    if rng.below(8) == 0:
        return mixed
    return sorted(mixed, key=lambda text: (not text.startswith("play:"), text != "end-turn"))


def _is_quiet(state: State, text: str, seat: int, asked: int) -> bool:
    """Whether a choice reveals nothing to the seat."""
    twin = state.clone()
    twin.record()
    apply(twin, offered_choice(twin, text))
    turned_up = [event for event in twin.events if event.kind.reveals and event.kind.name != "DeckShuffled"]
    own = asked == seat
    return not twin.over and not [event for event in turned_up if own or event.seat == seat or not event.kind.hides]


def _text(answer: httpx.Response) -> str:
    headers = sorted((name, value) for name, value in answer.headers.items() if name != "date")
    return f"{answer.status_code} {headers} {answer.text}"


def _counters(answer: httpx.Response) -> str:
    """Returns the counters without durations and open sockets, which differ between runs."""
    others = ("seconds", "_created", "tiptoe_sockets", "tiptoe_connections")
    return "\n".join(line for line in answer.text.splitlines() if not any(word in line for word in others))
