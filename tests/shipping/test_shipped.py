"""The shipped product on a machine without a checkout: the wheel in an empty environment, and the set-up of `deploy/`.

`make shipped` runs this. A container engine is not available everywhere: the same processes are started by the same
files' commands, with the files' variables, nodes from the wheel, and Debian's nginx before them.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from databases import Postgres, free_port
from patience import PATIENCE, until
from shipping.deployed import DEPLOY, compose, image_command, image_environment, nginx_file, unit
from shipping.guide import commands
from tools.drills.chaos import ChaosPlan, chaos
from tools.shipping.release import checksums
from web.people import run, started

WHEELS = Path(os.environ["TIPTOE_WHEELS"])
KILLS = int(os.environ.get("TIPTOE_KILLS", "20"))
SPECS = "classic,catacombs,space,catacombs+subterra:normal"
SOON = 3.0  # seconds from the command to the page


@pytest.fixture(scope="session")
def clean_environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with only the wheel and its requirements, made by the commands of the guide."""
    folder = tmp_path_factory.mktemp("empty")
    lay_out_release(folder)
    for heading, command in commands():
        if heading in ("Install a server", "As a program") and not command.endswith(" serve"):
            subprocess.run(["bash", "-ec", adapted(command, folder)], cwd=folder, check=True)
    return folder / "opt" / "tiptoe"


def lay_out_release(folder: Path) -> None:
    """Lays a release out as a download."""
    for wheel in WHEELS.glob("*"):
        shutil.copy(wheel, folder)
    with tarfile.open(folder / "tiptoe-deploy-0.tar.gz", "w:gz") as archive:
        archive.add(DEPLOY, "deploy")
    (folder / "SHA256SUMS").write_text(checksums(folder.iterdir()), encoding="utf-8")


def adapted(command: str, folder: Path) -> str:
    """Adapts a command of the guide to this Python, the test's folders and the current user."""
    command = re.sub(
        r"^setpriv .*? --clear-groups ", "", command.replace("cp311", f"cp{sys.version_info[0]}{sys.version_info[1]}")
    )
    command = re.sub("^python3 ", f"{sys.executable} ", command)
    return command.replace("/opt/tiptoe", f"{folder}/opt/tiptoe").replace("/var/lib/tiptoe", f"{folder}/state")


@dataclass(frozen=True)
class Started:
    """A started server's address, and its seconds up to the page: wall clock, and processor."""

    address: str
    passed: float
    worked: float


@contextmanager
def serving_from(environment: Path, home: Path, *options: str) -> Iterator[Started]:
    """Runs `tiptoe serve` without compiler, node or this checkout."""
    port = free_port()
    command = [environment / "bin" / "tiptoe", "serve", "--port", str(port), *options]
    alone = {"PATH": str(environment / "bin"), "HOME": str(home), "LANG": "C.UTF-8"}
    begun = time.monotonic()
    server = subprocess.Popen([str(word) for word in command], cwd=home, env=alone)
    try:
        address = f"127.0.0.1:{port}"
        assert until(lambda: is_the_page(address))
        yield Started(address, time.monotonic() - begun, seconds_of(server.pid))
    finally:
        server.terminate()
        server.wait(PATIENCE)


def seconds_of(pid: int) -> float:
    """Returns the processor seconds of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def is_the_page(address: str) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2])), timeout=1):
            answer = httpx.get(f"http://{address}/", timeout=10)
    except (OSError, httpx.TransportError):
        return False
    return answer.status_code == 200 and "/assets/" in answer.text


def test_the_wheel_alone_serves_the_page_soon_and_plays_a_game(clean_environment: Path, tmp_path: Path) -> None:
    tries = []
    for _ in range(3):
        with serving_from(clean_environment, tmp_path) as server:
            tries.append(server)
    print("; ".join(f"the page after {one.passed:.2f} s, {one.worked:.2f} of work" for one in tries))
    assert min(one.worked for one in tries) < SOON
    if os.getloadavg()[0] < (os.cpu_count() or 1):  # a busy machine is no fault of the wheel
        assert min(one.passed for one in tries) < SOON

    async def game(address: str) -> str:
        there = await started(address, "classic", ["", "burglar"], seed=3)
        person = there.people[0]
        await there.play(30)
        await person.does("hold", seat=0, bot="greedy")
        await there.play()
        assert person.over
        return (await person.get("/record")).text

    with serving_from(clean_environment, tmp_path, "--bot-pause", "0") as server:
        (tmp_path / "game.tiptoe").write_text(run(game(server.address)), encoding="utf-8")
    assert ": ok, " in output_of(clean_environment, "verify", str(tmp_path / "game.tiptoe"))
    assert "compiled" in output_of(clean_environment, "--version")


def output_of(environment: Path, *arguments: str) -> str:
    command = [str(environment / "bin" / "tiptoe"), *arguments]
    alone = {"PATH": str(environment / "bin"), "LANG": "C.UTF-8"}  # without the tests' own variables
    return subprocess.run(command, env=alone, capture_output=True, text=True, check=True, cwd="/").stdout


def test_tables_of_a_service_are_looked_after_as_the_guide_says(clean_environment: Path) -> None:
    folder = clean_environment.parents[1]
    (folder / "state").mkdir()
    with serving_from(clean_environment, folder, "--database", f"sqlite:///{folder}/state/tables.db") as server:
        answer = httpx.post(
            f"http://{server.address}/api/tables", json={"spec": "classic", "seats": ["", ""], "name": "Ana"}
        )
        said = [
            subprocess.run(
                ["bash", "-ec", adapted(command, folder)], cwd="/", check=True, capture_output=True, text=True
            )
            for _, command in commands()
            if command.startswith("setpriv")
        ]
    assert answer.json()["table"] in said[0].stdout
    assert (folder / "state" / "copy.db").exists()


def test_the_unit_starts_what_the_wheel_installs(clean_environment: Path, tmp_path: Path) -> None:
    """Runs ExecStart with the unit's variables, in folders of the test."""
    lines, port = unit(), free_port()
    variables = dict(line.split("=", 1) for line in lines["Environment"])
    variables = {name: value.replace("/var/lib/tiptoe", str(tmp_path)) for name, value in variables.items()}
    command = lines["ExecStart"][0].replace("/opt/tiptoe", str(clean_environment)).split()
    environment = {"PATH": "/usr/bin:/bin", "TIPTOE_PORT": str(port), **variables}
    server = subprocess.Popen(command, env=environment, cwd="/")
    try:
        assert until(lambda: is_the_page(f"127.0.0.1:{port}"))
    finally:
        server.terminate()
        server.wait(PATIENCE)
    assert (tmp_path / "tables.db").stat().st_mode & 0o777 == 0o600


def test_the_set_up_with_two_nodes_behind_its_proxy_survives_kills(
    clean_environment: Path, tmp_path: Path, postgres: Postgres
) -> None:
    database, nodes = postgres.new_url(), {"node1": free_port(), "node2": free_port()}
    door = free_port()
    config = nginx_file(tmp_path, door, nodes)
    daemon_off = " ".join(compose()["services"]["proxy"]["command"][1:])
    assert daemon_off == "-g daemon off;"
    nginx = subprocess.Popen([str(shutil.which("nginx")), "-c", str(config), "-g", "daemon off; user root;"])
    plan = ChaosPlan(
        KILLS,
        nodes=2,
        spec=SPECS,
        database=database,
        ports=tuple(nodes.values()),
        through=f"127.0.0.1:{door}",
        commands=tuple(node_command(name, port, database, clean_environment) for name, port in nodes.items()),
    )
    try:
        report = asyncio.run(chaos(plan))
    finally:
        nginx.terminate()
        nginx.wait(PATIENCE)
    print(json.dumps(report.as_json()))
    assert report.findings.problems == []
    assert (report.kills, report.findings.lost, report.findings.duplicated) == (KILLS, 0, 0)
    assert report.findings.acknowledged > 5 * KILLS


def node_command(name: str, port: int, database: str, environment: Path) -> tuple[str, ...]:
    """Returns a container's command for this machine, without limits, with a port and database of its own."""
    service = compose()["services"][name]
    said = {**image_environment(), **{key: str(value) for key, value in service["environment"].items()}}
    here = {"PATH": f"{environment / 'bin'}:/usr/bin:/bin", "TIPTOE_HOST": "127.0.0.1", "TIPTOE_PORT": str(port)}
    assert said["TIPTOE_DATABASE"].endswith("@db:5432/tiptoe")
    words = {**said, **here, "TIPTOE_DATABASE": database, "FORWARDED_ALLOW_IPS": "127.0.0.1"}
    program, *options = image_command()
    given = (f"{key}={value}" for key, value in words.items())
    return ("env", "-i", *given, str(environment / "bin" / program), *options, "--unlimited")
