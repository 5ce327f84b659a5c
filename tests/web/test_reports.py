"""Reports from the workshop (issue 15, point 3): games in a limited process, told while they are played."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from patience import PATIENCE
from tiptoe.packs.document import document_of
from tiptoe.packs.files import read_folder
from tiptoe.packs.template import write_template
from tiptoe.web.guards.request_limits import Quota
from tiptoe.web.report_process import MEMORY, NICENESS, SECONDS
from tiptoe.web.reports import ReportRequest, ReportRun, ReportService
from web.servers import Server, serving

MANY = 1_000  # games that no test waits for
Message = dict[str, Any]


@pytest.fixture
def document(tmp_path: Path) -> str:
    write_template(tmp_path / "made" / "mine")
    return document_of(read_folder(tmp_path / "made" / "mine")).text


@contextmanager
def reporting(server: Server, document: str, lang: str = "en") -> Iterator[ClientConnection]:
    """Uploads a pack and opens the connection of its report."""
    files = {"files": {"a.json": document}}
    digest = httpx.post(f"http://{server.address}/api/packs", json=files, timeout=PATIENCE).json()["pack"]["info"][
        "digest"
    ]
    address = f"ws://{server.address}/api/workshop/classic%2Bpack:{digest}/report?lang={lang}"
    with connect(address, max_size=None) as line:
        yield line


def next_message(line: ClientConnection) -> Message:
    """Returns the next message that is no beat: a busy machine is silent for long."""
    while (message := json.loads(line.recv(timeout=180)))["type"] == "beat":
        pass
    return dict(message)


def is_idle(server: Server) -> bool:
    """Whether no report runs any more, within the test's patience."""
    return wait_until(lambda: not server.process.reports.running)


def wait_until(until: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE
    while not until() and time.monotonic() < end:
        time.sleep(0.05)
    return until()


def test_a_report_is_told_to_its_end_and_taken_away(any_url: str, document: str) -> None:
    with serving(any_url, report_games=6) as server, reporting(server, document, "fr") as line:
        messages = [next_message(line)]
        while messages[-1]["type"] == "reported":
            messages.append(next_message(line))
        *_, last, page = messages
        assert (last["stage"], last["games"], last["share"]) == ("done", 6, 1.0)
        assert [(card["id"], card["offered"] <= 6) for card in last["cards"]] == [("lamplighter", True)]
        assert sum(n for _, n in last["rounds"]) == 6
        assert {measure["what"]: measure["name"] for measure in last["measures"]}["lost"] == "Sans retour"
        assert "tiptoe report classic --pack mine.tiptoe-pack.toml --games 6 --seats 2" in page["html"]
        catalog = httpx.get(f"http://{server.address}/api/catalog", timeout=PATIENCE).json()
        assert catalog["report_games"] == 6


def test_a_report_that_is_stopped_keeps_what_there_is(any_url: str, document: str) -> None:
    with serving(any_url, report_games=MANY) as server, reporting(server, document) as line:
        assert next_message(line)["stage"] == "games"
        line.send('{"type": "stop"}')
        while (message := next_message(line))["type"] == "reported" and message["stage"] == "games":
            pass
        assert (message["stage"], message["asked"]) == ("stopped", MANY)
        assert 0 < message["games"] < MANY
        assert f"{MANY} games were requested" in next_message(line)["html"]


def test_a_report_is_bounded_and_ends_with_whoever_leaves(any_url: str, document: str) -> None:
    """A report runs at low priority, with limits of time and memory, one for each address."""
    with serving(any_url, report_games=MANY) as server:
        with reporting(server, document) as line:
            next_message(line)
            (report,) = server.process.reports.running.values()
            assert report.process is not None
            limits = Path(f"/proc/{report.process.pid}/limits").read_text()
            assert [os.getpriority(os.PRIO_PROCESS, report.process.pid)] == [NICENESS]
            assert f"{SECONDS} " in next(row for row in limits.splitlines() if row.startswith("Max cpu time"))
            assert f"{MEMORY} " in next(row for row in limits.splitlines() if row.startswith("Max address space"))
            with reporting(server, document) as another:
                assert next_message(another) == {"type": "no-report", "why": "mine"}
                with pytest.raises(ConnectionClosed):
                    next_message(another)
        assert is_idle(server)
        assert wait_until(lambda: report.process is None or report.process.returncode is not None)


def test_few_reports_at_once_and_so_many_an_hour() -> None:
    asked = ReportRequest("classic", "", "en", 200)
    reports = ReportService(2, Quota(1, 3600))
    first = reports.begin("10.0.0.1", asked)
    assert isinstance(first, ReportRun)
    assert isinstance(reports.begin("10.0.0.2", asked), ReportRun)
    assert [reports.begin(address, asked) for address in ("10.0.0.1", "10.0.0.3")] == ["mine", "busy"]
    reports.end("10.0.0.1", first)
    assert reports.begin("10.0.0.1", asked) == "often"


def test_games_that_cannot_be_played_are_no_report(any_url: str, document: str) -> None:
    """An unknown board, pack or spec without a pack is refused with its reason."""
    with serving(any_url, report_games=4) as server:
        files = {"files": {"a.json": document}}
        digest = httpx.post(f"http://{server.address}/api/packs", json=files, timeout=PATIENCE).json()["pack"]["info"][
            "digest"
        ]
        there = f"ws://{server.address}/api/workshop"
        with connect(f"{there}/classic:nowhere%2Bpack:{digest}/report") as line:
            assert next_message(line) == {"type": "no-report", "why": "failed"}
        for spec, code in (("classic", 4400), ("classic%2Bpack:" + "0" * 32, 4404)):
            with connect(f"{there}/{spec}/report") as line, pytest.raises(ConnectionClosed) as closed:
                line.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == code
        assert is_idle(server)
