"""`tiptoe.Client` at real servers: whole games, the views of a bot in process, every error, and lost connections."""

from __future__ import annotations

import json
import pickle
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread, Timer
from typing import Any

import pytest

import tiptoe
from api.mine import Liar, Mine
from patience import PATIENCE, until
from tiptoe import engine
from tiptoe.api import connection
from tiptoe.api.wire import read_message
from tiptoe.catalog import GAMES
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.table.entries import Chosen, Said, decode_entry
from web.relay import Relay
from web.servers import FixedLuckTokens, Server, serving

NO_NAME: Any = Mine  # a class where a name belongs


class Walker(tiptoe.Bot):
    """Bot without luck: plays, takes and acquires first, else goes through its choices in turn."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def choose(self, view: tiptoe.View) -> tiptoe.Choice:
        self.asked += 1
        plays = [choice for choice in view.choices if choice.verb in ("play", "take", "acquire")]
        return (plays or view.choices)[self.asked % len(plays or view.choices)]


def state_of(server: Server, seat: tiptoe.Seat) -> State:
    """Returns the server's full position of a seat's table."""
    return server.session(seat.table).table.state


def at(server: Server, lang: str = "en") -> tiptoe.Client:
    return tiptoe.Client(f"http://{server.address}", lang=lang)


@pytest.mark.parametrize(
    ("spec", "lang"),
    [*((spec, "en") for spec in GAMES), ("classic+open-bag", "fr"), ("catacombs+subterra:normal", "pt-BR")],
)
def test_a_bot_sees_and_answers_over_the_network_as_in_process(any_url: str, spec: str, lang: str) -> None:
    """Every view of a whole game equals the server's byte for byte, and so does the view of each re-deal."""
    with serving(any_url, token_source=FixedLuckTokens()) as server, at(server, lang=lang) as client:
        seat = client.open(spec, ["", "greedy"]).deal()
        there, bot = Walker(), Walker()
        for view in seat:
            state = state_of(server, seat)
            here = tiptoe.View(state, seat.number, lang)
            assert pickle.dumps(view) == pickle.dumps(here)
            assert (view, hash(view), repr(view), view.question) == (here, hash(here), repr(here), here.question)
            assert [(repr(c), c.number, c.price, c.about, c.text) for c in view.choices] == [
                (repr(c), c.number, c.price, c.about, c.text) for c in here.choices
            ]
            if bot.asked % 20 == 0:
                hidden = engine.determinize(engine.View(state, view.seat or 0), seeded(bot.asked))
                assert pickle.dumps(view) == pickle.dumps(tiptoe.View(hidden, view.seat, lang))
            answer = there.choose(view)
            assert answer == bot.choose(here)
            seat.play(answer)
        assert bot.asked > 20
        assert seat.over
        state = state_of(server, seat)
        assert seat.view == tiptoe.View(state, seat.number, lang)
        assert seat.scores == tuple(engine.score(state, n) for n in range(2))


@pytest.mark.parametrize("spec", GAMES)
def test_whoever_watches_sees_what_a_spectator_sees_in_process(server: Server, spec: str) -> None:
    with at(server) as client:
        seat = client.open(spec, ["", ""], name="Ana")
        other = client.join(seat.code, name="Bea")
        seat.deal()
        watching, stream = client.watch(seat.link), seeded(5)
        for _ in range(60):
            view, table = next(watching), server.session(seat.table).table
            assert view == tiptoe.View(table.state, None)
            for one in (seat, other):
                while one._live.seen < table.seq:
                    one._hear()
                assert one.view == tiptoe.View(table.state, one.number)
            mover = seat if view.to_move == seat.number else other
            assert mover.view is not None
            mover.play(mover.view.choices[stream.below(len(mover.view.choices))])


@pytest.fixture
def page() -> Iterator[str]:
    """A web server that is not Tiptoe's."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<html>Hello</html>")

        do_POST = do_GET  # noqa: N815

        def log_message(self, *arguments: object) -> None:
            """Says nothing."""

    web = ThreadingHTTPServer(("127.0.0.1", 0), Page)
    Thread(target=web.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{web.server_port}"
    web.shutdown()
    web.server_close()


def nobody_there() -> str:
    """An address at which nothing listens."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return f"http://127.0.0.1:{taken.getsockname()[1]}"


@pytest.mark.parametrize(
    "url", ["", "8765", "127.0.0.1:8765", "ftp://here", "http://", "http://here:0", "http://a:b", 7]
)
def test_a_wrong_address_is_named(url: str) -> None:
    with pytest.raises(tiptoe.TiptoeError, match=r"an address such as http://127\.0\.0\.1:8765") as refused:
        tiptoe.Client(url)
    assert refused.value.code == "wrong-url"


def test_whatever_is_no_server_is_told_from_one_that_is_gone(page: str) -> None:
    for address, code in ((page, "not-a-server"), (nobody_there(), "server-gone")):
        with pytest.raises(tiptoe.TiptoeError, match=address) as refused:
            tiptoe.Client(address, patience=0.2).open("classic", ["", "greedy"])
        assert refused.value.code == code


def test_every_refusal_has_a_code_and_a_sentence(server: Server) -> None:
    client = at(server)
    full = client.open("classic", ["", "greedy"])
    waiting = client.open("classic", ["", ""])
    token = full.token
    refusals: dict[str, list[Callable[[], object]]] = {
        "no-such-table": [
            lambda: client.join("0" * 24),
            lambda: client.join("ZZZZ-ZZZZ"),
            lambda: client.join("no code"),
            lambda: client.join("a/b"),
            lambda: next(client.watch("0" * 24)),
            lambda: client.seat("0" * 24, token),
        ],
        "other-server": [lambda: client.join(f"http://elsewhere/t/{full.table}")],
        "no-open-seat": [lambda: client.join(full.link)],
        "seat-taken": [lambda: client.join(waiting.link, seat=0)],
        "not-seated": [lambda: client.seat(full.table, "nothing")],
        "wrong-seats": [lambda: client.open("classic", "greedy"), lambda: client.open("classic", ["", NO_NAME])],
        "bad-request": [
            lambda: client.open("classic", ["", "greedy"], name="x" * 500),
            lambda: client.join(waiting.link, seat=-1),
        ],
        "unknown-language": [lambda: at(server, lang="xx")],
        "not-playing": [lambda: full.play("end-turn")],
        "seats-open": [waiting.deal],
        "nothing-said": [lambda: full.say(" ")],
        "unknown-bot": [lambda: full.play_with("greedy"), lambda: full.play_with("api.mine:NOT_A_BOT")],
    }
    for code, works in refusals.items():
        for work in works:
            with pytest.raises(tiptoe.TiptoeError) as refused:
                work()
            assert (refused.value.code, len(refused.value.sentence.split()) > 2) == (code, True), str(refused.value)
            assert code != "bad-request" or "; " in refused.value.sentence, "a server says which field is wrong"
    for spec, bot in (("clasic", "greedy"), ("classic", "gredy")):
        with pytest.raises(tiptoe.TiptoeError, match=r"\w+ \w+"):
            client.open(spec, ["", bot])
    client.close()


@pytest.mark.parametrize(
    ("work", "hint"),
    [
        (lambda client: client.open("classic", ["", "gredy"]), "'gredy'; did you mean 'greedy'?"),
        (lambda client: client.open("classic", ["", NO_NAME]), "seat.play_with"),
        (lambda client: client.open("classic", ["", "greedy"]).play_with("mouse"), "'mouse' is a bot of the server"),
        (lambda client: tiptoe.Client("127.0.0.1:8931"), "did you mean 'http://127.0.0.1:8931'?"),
        (lambda client: tiptoe.Client("localhost:8765"), "did you mean 'http://localhost:8765'?"),
    ],
)
def test_a_mistake_is_answered_with_what_was_meant(
    server: Server, work: Callable[[tiptoe.Client], object], hint: str
) -> None:
    with at(server) as client, pytest.raises(tiptoe.TiptoeError) as refused:
        work(client)
    assert hint in str(refused.value)


def test_a_game_at_a_table_is_kept_as_a_record(server: Server, tmp_path: Path) -> None:
    with at(server) as client:
        seat = client.open("classic", ["", "greedy"]).deal()
        assert seat.record().text.startswith("tiptoe-record 1")
        seat.play_with(Mine)
        again = tiptoe.load_record(seat.record().save(tmp_path / "game.tiptoe"))
        assert (again.over, again.scores) == (True, seat.scores)


def test_an_illegal_choice_is_refused_as_in_process(server: Server) -> None:
    with at(server) as client:
        ana = client.open("classic", ["", ""], name="Ana")
        bea = client.join(ana.link, name="Bea")
        ana.deal()
        view = next(client.watch(ana.link))
        mover, other = (ana, bea) if view.to_move == ana.number else (bea, ana)
        for key in ("end-turn", "play:burgel", "fly:home", "move:nowhere", ""):
            with pytest.raises(tiptoe.IllegalChoice) as refused:
                mover.play(key)
            error, state = refused.value, state_of(server, mover)
            with pytest.raises(tiptoe.IllegalChoice) as expected:
                _game_of(server, mover).play(key)
            assert (error.code, error.rule, error.nearest) == (
                expected.value.code,
                expected.value.rule,
                expected.value.nearest,
            )
            assert error.sentence == expected.value.sentence
            assert error.offered == tuple(tiptoe.View(state, view.to_move).choices)
        with pytest.raises(tiptoe.TiptoeError) as not_now:
            other.play("end-turn")
        assert (not_now.value.code, not_now.value.sentence) == (
            "not-your-decision",
            "It’s not your decision right now.",
        )
        mover.play(mover.view.choices[0] if mover.view else "")
        with pytest.raises(tiptoe.IllegalChoice, match="Liar answered"):
            mover.play_with(Liar)


def _game_of(server: Server, seat: tiptoe.Seat) -> tiptoe.Game:
    """Returns the game at a table, in process."""
    recording = server.session(seat.table).table.recording
    assert recording is not None
    return tiptoe.Game._of(recording).copy()


def test_people_talk_and_come_back_by_their_token(server: Server) -> None:
    with at(server) as client:
        ana = client.open("classic", ["", ""], name="Ana")
        bea = client.join(ana.code.lower().replace("-", ""), name="Bea")
        assert (bea.number, ana.spec, ana.over, ana.view, ana.scores) == (1, "classic", False, None, ())
        assert repr(bea) == f"<Seat 1 of {ana.link}: classic, before the deal>"
        bea.say("Hello there")
        ana.deal()
        assert ana.names == ("Ana", "Bea")
        assert ana.talk == bea.talk == (("Bea", "Hello there"),)
    with at(server) as later:
        again = later.seat(bea.table, bea.token)
        assert (again.number, again.view) == (1, tiptoe.View(state_of(server, again), 1))


def made_by(server: Server, seat: tiptoe.Seat) -> list[str]:
    """Returns the choices of a seat from the table's log."""
    entries = server.process.store.entries(seat.table)
    read = [decode_entry(entry.body) for entry in entries]
    return [entry.key for entry in read if isinstance(entry, Chosen) and entry.seat == seat.number]


def test_a_lost_connection_neither_loses_nor_doubles_a_choice(server: Server) -> None:
    """The connection is dropped before a choice is sent, while it is under way, and after it was carried out."""
    with Relay.to(server.address) as relay, tiptoe.Client(f"http://{relay.address}") as client:
        seat, bot, made = client.open("classic", ["", "greedy"]).deal(), Walker(), list[str]()
        for view in seat:
            key, how = bot.choose(view), bot.asked % 12
            if how in (3, 6):
                relay.freeze()
            if how == 3:
                relay.thaw()
            if how == 6:
                Timer(0.2, relay.thaw).start()
            if how == 9:
                before, position = server.session(seat.table).table.seq, seat._position
                assert position is not None
                seat._live.send(9999, {"type": "choose", "decision": position.question.decision, "key": key})
                assert until(lambda: server.session(seat.table).table.seq > before)  # noqa: B023
                relay.freeze()
                relay.thaw()
            seat.play(key)
            made.append(key.key)
        assert made == made_by(server, seat)
        assert bot.asked > 12


def test_a_network_that_carries_nothing_is_left(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A silent network that closes nothing is left after two beats, and the client reconnects."""
    monkeypatch.setattr(connection, "SILENCE_SECONDS", 0.5)
    with Relay.to(server.address) as relay, tiptoe.Client(f"http://{relay.address}") as client:
        seat, bot = client.open("classic", ["", "greedy"]).deal(), Walker()
        for view in seat:
            if bot.asked == 3:
                relay.freeze()
                Timer(1.5, relay.thaw).start()
            seat.play(bot.choose(view))
            if bot.asked == 8:
                break
        assert len(made_by(server, seat)) == 8


def test_something_said_is_said_once_across_a_lost_connection(server: Server) -> None:
    with Relay.to(server.address) as relay, tiptoe.Client(f"http://{relay.address}") as client:
        seat = client.open("classic", ["", "greedy"])
        before = server.session(seat.table).table.seq
        seat._live.send(9999, {"type": "say", "text": "once"})
        assert until(lambda: server.session(seat.table).table.seq > before)
        relay.freeze()
        relay.thaw()
        seat.say("once")
        relay.freeze()
        Timer(0.2, relay.thaw).start()
        seat.say("twice")
        read = [decode_entry(entry.body) for entry in server.process.store.entries(seat.table)]
        assert [entry.text for entry in read if isinstance(entry, Said)] == ["once", "twice"]


def test_a_server_that_stays_away_is_given_up(server: Server) -> None:
    with Relay.to(server.address) as relay:
        seat = tiptoe.Client(f"http://{relay.address}", patience=0.5).open("classic", ["", "greedy"]).deal()
        relay.freeze()
        relay.close()
        with pytest.raises(tiptoe.TiptoeError, match="is lost") as refused:
            seat.play_with(Mine)
        assert refused.value.code == "server-gone"


def test_a_bot_keeps_to_the_rate_of_a_server(any_url: str) -> None:
    """The client slows down and is never closed, with one connection a seat and a server that allows few messages."""
    with serving(any_url, message_burst=3, messages_a_second=20) as server, at(server) as client:
        seat, bot = client.open("classic", ["", "greedy"]).deal(), Walker()
        socket_before = seat._live._socket
        for view in seat:
            seat.play(bot.choose(view))
            if bot.asked == 30:
                break
        assert seat._live._socket is socket_before is not None


def test_the_command_plays_at_a_table_of_its_own_and_at_another(server: Server, tmp_path: Path) -> None:
    mine = Path(__file__).resolve().parents[1] / "api" / "mine.py"
    (tmp_path / "mypackage.py").write_text(mine.read_text(encoding="utf-8"), encoding="utf-8")
    url = f"http://{server.address}"

    def command(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "tiptoe", "bot", *arguments],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )

    done = command(url, "--bot", "mypackage:Mine", "--json")
    assert done.returncode == 0, done.stderr
    assert len(json.loads(done.stdout)["scores"]) == 2
    wrong = command(f"{url}/t/{'0' * 24}", "--bot", "mypackage:Mine")
    assert (wrong.returncode, wrong.stderr.strip()) == (2, "tiptoe: There is no such table.")
    with at(server) as client:
        host = client.open("classic", ["", ""], name="Ana")
        joined = Thread(
            target=lambda: done_list.append(command(host.link, "--bot", "mypackage:Mine", "--name", "Pybot"))
        )
        done_list: list[subprocess.CompletedProcess[str]] = []
        joined.start()
        while "Pybot" not in host.names:
            host._hear()
        host.deal().play_with(Walker())
        joined.join(PATIENCE)
        assert done_list[0].returncode == 0, done_list[0].stderr
        assert "seat 1 Pybot: " in done_list[0].stdout


def test_the_program_of_the_page_plays_at_a_table(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
    code = page.partition("## At a table of a server")[2].partition("```python\n")[2].partition("```")[0]
    exec(compile(code.replace("127.0.0.1:8765", server.address), "api.md", "exec"), {"__name__": "page"})
    assert capsys.readouterr().out.startswith("('Spender', ")


def test_a_server_of_another_protocol_is_left() -> None:
    with pytest.raises(tiptoe.TiptoeError, match="protocol 2") as refused:
        read_message('{"type": "hello", "protocol": 2}')
    assert refused.value.code == "other-protocol"
