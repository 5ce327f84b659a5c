"""Fuzzed input gets a clear refusal, never a fault or a changed game, and other tables play on."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Err

from patience import comes_true
from tiptoe.core.refusals import REASONS
from tiptoe.table.commands import AnyCommand, Nudge
from tiptoe.table.errors import WORDS
from tiptoe.wire.errors import NOT_A_COMMAND
from web.people import Party, Person, run, started
from web.servers import Server, serving

COMMANDS = tuple(str(command.__struct_config__.tag) for command in AnyCommand.__args__ if command is not Nudge)
NAMES = {name for command in AnyCommand.__args__ for name in command.__struct_fields__}
FIELDS = (*sorted(NAMES), "type", "id", "command", "token")
ODD = ["", "\0", "\ud800", "²", "١", "end-turn", "play:burgle", "a" * 200, "move:d14+9s", "place:٣", "site:-1,²", "🂡"]
MESSAGES = 1_500


def anything(dice: random.Random, depth: int = 0) -> Any:
    """Returns any small JSON value."""
    kind = dice.randrange(9 if depth < 3 else 7)
    if kind == 7:
        return [anything(dice, depth + 1) for _ in range(dice.randrange(4))]
    if kind == 8:
        return {dice.choice(FIELDS): anything(dice, depth + 1) for _ in range(dice.randrange(4))}
    numbers = (0, 1, -1, 2**31, 2**63, 10**30, 1.5, 1e308)
    return (None, True, False, dice.choice(numbers), dice.randrange(20), dice.choice(ODD), dice.choice(COMMANDS))[kind]


def nonsense(dice: random.Random, decision: int, offered: Sequence[str]) -> str | bytes:
    """Returns a message without effect: random bytes, random JSON, or a command that must be refused."""
    odd = [text for text in ODD if text not in offered]
    types = [type for type in COMMANDS if not offered or type != "hold"]  # a bot would answer for the asked seat
    command: Any = {"type": dice.choice(types), **{dice.choice(FIELDS): anything(dice) for _ in range(3)}}
    kind = dice.randrange(8)
    if kind == 0:
        return bytes(dice.randrange(256) for _ in range(dice.randrange(60)))
    if kind == 1:
        return "".join(dice.choice('{}[]":,0a\\u ') for _ in range(dice.randrange(60)))
    if kind == 2:
        return json.dumps(anything(dice))
    if kind == 3:
        return json.dumps({"id": anything(dice), "command": command})
    if kind == 4:
        command = {"type": "choose", "decision": dice.randrange(2 * decision), "key": dice.choice(odd)}
    if kind == 5:
        command = {"type": "choose", "decision": decision, "key": dice.choice(odd)}
    if kind == 6:
        command = {"type": "answer", "asked": dice.randrange(2 * decision), "yes": False}
    text = json.dumps({"id": dice.randrange(1000), "command": command})
    return text[: dice.randrange(len(text))] if dice.random() < 0.1 else text


async def bombard(person: Person, seed: int, messages: int) -> list[dict[str, Any]]:
    """Sends nonsense messages; returns the answer to each."""
    assert person.socket is not None
    dice, answers = random.Random(seed), []
    for _ in range(messages):
        await person.socket.send(nonsense(dice, person.question["decision"], person.question["choices"]))
        answers.append(await person.hear_until(lambda message: message["type"] in ("done", "refused")))
    return answers


async def table_of_bots(address: str) -> Party:
    """Starts a table whose seats are all played by bots."""
    beside = await started(address, "classic", ["", "random", "random"])
    await beside.people[0].does("hold", seat=0, bot="random")
    return beside


async def passes_entry(server: Server, table: str, seq: int) -> bool:
    """Waits until a table passes entry `seq` or is over; a worker process takes its time to start."""

    def is_there() -> bool:
        now = server.session(table).table
        return now.seq > seq or now.phase == "over"

    return await comes_true(is_there)


@pytest.mark.parametrize("spec", ["classic", "catacombs", "space"])
def test_nonsense_changes_no_game_and_disturbs_no_other(server: Server, spec: str) -> None:
    async def attack() -> None:
        beside = await table_of_bots(server.address)
        there = await started(server.address, spec, ["", "", ""])
        await there.play(20)
        asked = there.asked()
        assert asked is not None
        server.session(asked.table).table.past.clear()  # or a random message might undo a choice
        watcher = Person(server.address)
        watcher.table = asked.table
        await watcher.connect(lang="fr")
        before, other = server.digest(asked.table), server.session(beside.people[0].table).table.seq
        shooters = [*there.people, watcher]
        shots = await asyncio.gather(*(bombard(each, n, MESSAGES // 4) for n, each in enumerate(shooters)))
        assert server.digest(asked.table) == before
        words = {answer["word"] for answers in shots for answer in answers if answer["type"] == "refused"}
        assert {"not-a-command", "stale", "not-your-decision", "not-understood"} <= words
        assert words <= {*WORDS, *REASONS, NOT_A_COMMAND.code}
        assert all(answer["type"] == "refused" for answer in shots[-1]), "a spectator changed something"
        assert await passes_entry(server, beside.people[0].table, other + 10)
        for person in there.people:
            await person.catch_up(server.session(asked.table).table.seq)
        for seat in [chair for chair, each in enumerate(asked.info["chairs"]) if each["held"]]:
            await there.people[seat].does("return")
        await there.listen(await asked.choose())

    run(attack())


def test_whatever_can_be_said_is_told_or_refused(server: Server) -> None:
    async def talk() -> None:
        there = await started(server.address, "classic", ["", ""])
        ana, bea = there.people
        for text in ("\0", "\u202e"):
            assert await ana.is_refused("say", text=text) == "nothing-said"
        for text in ("🂡", "'; DROP TABLE entries; --", "{{7*7}}", "%s%n", "x" * 500):
            await there.listen(await ana.does("say", text=text))
            assert bea.heard[-1]["entry"]["text"] == text
        for bad in ("\ud800", "", "x" * 501, 7, None, ["x"]):
            assert await_refused(await ana.ask_raw({"type": "say", "text": bad}))
        answer = await ana.http.post(f"/api/tables/{ana.table}/commands", content=b'{"type":"say","text":"\\ud800"}')
        assert answer.status_code == 400

    run(talk())


def await_refused(answer: dict[str, Any]) -> bool:
    return bool(answer["type"] == "refused" and answer["word"] == NOT_A_COMMAND.code)


def test_a_flood_ends_its_own_connection_only(any_url: str) -> None:
    async def flood(address: str) -> None:
        there = await started(address, "classic", ["", ""])
        eve = Person(address)
        eve.table = there.people[0].table
        await eve.connect()
        assert eve.socket is not None
        with pytest.raises(Exception, match="4429"):
            for _ in range(3_000):
                await eve.socket.send('{"id": 1, "command": {"type": "nudge"}}')
            await eve.hear_until(lambda message: False)
        await there.play(10)

    with serving(any_url, messages_a_second=10, message_burst=40) as server:
        run(flood(server.address))


# The OpenAPI document


BRIEFLY = settings(max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck))


def check_document(server: Server, table: str = "", token: str = "") -> int:
    """Calls every operation of the OpenAPI document with valid and invalid requests; at a table with its cookie."""
    schema = schemathesis.openapi.from_url(f"http://{server.address}/api/schema")
    refusing = schema.config.checks.negative_data_rejection
    refusing.expected_statuses = [*refusing.expected_statuses, "413"]  # too large is refused as well
    operations = [found.ok() for found in schema.get_all_operations() if not isinstance(found, Err)]
    tried = [each for each in operations if not table or "{table}" in each.path]
    cookies = {f"tiptoe-{table}": token} if table else {}
    for operation in tried:
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):

            @BRIEFLY
            @given(case=operation.as_strategy(generation_mode=mode))
            def kept(case: schemathesis.Case[Any]) -> None:
                if table:
                    case.path_parameters["table"] = table
                case.call_and_validate(cookies=cookies)

            try:
                kept()
            except Unsatisfiable:
                assert mode == GenerationMode.NEGATIVE, f"{operation.label}: nothing right can be sent"
    return len(tried)


def test_the_document_is_kept(server: Server) -> None:
    assert check_document(server) >= 9


def test_the_document_is_kept_by_somebody_at_a_table(server: Server) -> None:
    async def sit() -> tuple[str, str]:
        there = await started(server.address, "classic", ["", ""])
        return there.people[0].table, there.people[0].token

    assert check_document(server, *run(sit())) >= 6


def test_what_fuzzing_found_is_answered(server: Server) -> None:
    """Found by fuzzing, all answered with 500: half a character, an impossible port, half a bracket, a cookie with a
    zero.
    """

    async def ask() -> None:
        ana = Person(server.address)
        for body in (b'{"typ\xed\xa0\x80:"start"}', b'{"name": "\xff"}'):
            answer = await ana.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
            assert answer.status_code == 400, answer.text
        for port in ("83949", "9" * 5_000, "abc", "²", "-1"):
            named = [(b"host", f"127.0.0.1:{port}".encode())]
            answer = await ana.http.post("/api/tables", json={"spec": 1}, headers=named)
            assert answer.status_code in (400, 421), answer.text
        for host in ("127.0.0.1:59]1", "[::1", "[nobody]", "127.0.0.1/x", "a@127.0.0.1"):
            answer = await ana.http.post("/api/tables", json={"spec": 1}, headers=[(b"host", host.encode())])
            assert answer.status_code in (400, 421), (host, answer.text)
        for value in ("token%00", 'to"ken', "tok\\en"):
            answer = await ana.http.get("/", headers={"cookie": f"tiptoe-{0:024x}={value}"})
            assert answer.status_code == 200 and "set-cookie" not in answer.headers, (value, answer.text)

    run(ask())
