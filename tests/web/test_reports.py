"""Reports from the workshop (issue 15, point 3): games of a bounded process, told while they are played."""

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

MANY = 1_000  # games that nobody waits for, in small pieces
Message = dict[str, Any]


@pytest.fixture
def document(tmp_path: Path) -> str:
    write_template(tmp_path / "made" / "mine")
    return document_of(read_folder(tmp_path / "made" / "mine")).text


@contextmanager
def reporting(server: Server, document: str, lang: str = "en") -> Iterator[ClientConnection]:
    """Somebody who has brought a pack and wants to know."""
    files = {"files": {"a.json": document}}
    digest = httpx.post(f"http://{server.address}/api/packs", json=files, timeout=PATIENCE).json()["pack"]["info"][
        "digest"
    ]
    address = f"ws://{server.address}/api/workshop/classic%2Bpack:{digest}/report?lang={lang}"
    with connect(address, max_size=None) as line:
        yield line


def heard(line: ClientConnection) -> Message:
    """Returns the next message that is no beat: a busy machine is silent for long."""
    while (message := json.loads(line.recv(timeout=180)))["type"] == "beat":
        pass
    return dict(message)


def idle(server: Server) -> bool:
    """Whether nothing is played any more; it ends soon after nobody listens."""
    return waited(lambda: not server.process.reports.running)


def waited(until: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE
    while not until() and time.monotonic() < end:
        time.sleep(0.05)
    return until()


def test_a_report_is_told_to_its_end_and_taken_away(any_url: str, document: str) -> None:
    with serving(any_url, report_games=6) as server, reporting(server, document, "fr") as line:
        messages = [heard(line)]
        while messages[-1]["type"] == "reported":
            messages.append(heard(line))
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
        assert heard(line)["stage"] == "games"
        line.send('{"type": "stop"}')
        while (message := heard(line))["type"] == "reported" and message["stage"] == "games":
            pass
        assert (message["stage"], message["asked"]) == ("stopped", MANY)
        assert 0 < message["games"] < MANY
        assert f"{MANY} games were requested" in heard(line)["html"]


def test_a_report_is_bounded_and_ends_with_whoever_leaves(any_url: str, document: str) -> None:
    """It lets everybody else go first, has so many seconds and so much memory, one for each address."""
    with serving(any_url, report_games=MANY) as server:
        with reporting(server, document) as line:
            heard(line)
            (report,) = server.process.reports.running.values()
            assert report.process is not None
            limits = Path(f"/proc/{report.process.pid}/limits").read_text()
            assert [os.getpriority(os.PRIO_PROCESS, report.process.pid)] == [NICENESS]
            assert f"{SECONDS} " in next(row for row in limits.splitlines() if row.startswith("Max cpu time"))
            assert f"{MEMORY} " in next(row for row in limits.splitlines() if row.startswith("Max address space"))
            with reporting(server, document) as another:
                assert heard(another) == {"type": "no-report", "why": "mine"}
                with pytest.raises(ConnectionClosed):
                    heard(another)
        assert idle(server)
        assert waited(lambda: report.process is None or report.process.returncode is not None)


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
    """A board that there is not, no pack, an unknown one: always said why."""
    with serving(any_url, report_games=4) as server:
        files = {"files": {"a.json": document}}
        digest = httpx.post(f"http://{server.address}/api/packs", json=files, timeout=PATIENCE).json()["pack"]["info"][
            "digest"
        ]
        there = f"ws://{server.address}/api/workshop"
        with connect(f"{there}/classic:nowhere%2Bpack:{digest}/report") as line:
            assert heard(line) == {"type": "no-report", "why": "failed"}
        for spec, code in (("classic", 4400), ("classic%2Bpack:" + "0" * 32, 4404)):
            with connect(f"{there}/{spec}/report") as line, pytest.raises(ConnectionClosed) as closed:
                line.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == code
        assert idle(server)
