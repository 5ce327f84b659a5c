"""Files of `deploy/` for operators of a server: everything they name exists, and nothing important is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import typer.main

from shipping.deployed import (
    DEPLOY,
    compose,
    dockerfile,
    health_check,
    image_command,
    image_environment,
    last_stage,
    nginx_file,
    unit,
)
from tiptoe.cli import app as front
from tiptoe.cli import commands
from tiptoe.web.settings import declared
from web.servers import serving


def variables_of_serve() -> set[str]:
    assert commands.__all__
    serve = typer.main.get_group(front.app).commands["serve"]
    options = {str(getattr(option, "envvar", "")) for option in serve.params} - {"None", ""}
    return options | {setting.variable for setting in declared()}


def test_every_variable_in_the_files_is_an_option_of_serve() -> None:
    """A misspelt variable is read by no program."""
    nodes = [compose()["services"][name]["environment"] for name in ("node1", "node2")]
    said = {name for names in (image_environment(), *nodes) for name in names}
    said |= {line.partition("=")[0] for line in unit()["Environment"]}
    assert {name for name in said if name.startswith("TIPTOE_")} <= variables_of_serve()
    assert said - variables_of_serve() == {"PATH"}


def test_the_image_is_nobodys_and_holds_nothing_but_the_wheel() -> None:
    stage = last_stage()
    assert stage["USER"].isdigit()
    assert int(stage["USER"]) > 0
    assert stage["USER"] in stage["RUN"]  # the image makes that user
    assert [rest for word, rest in dockerfile() if word == "COPY"] == [
        "dist/ /dist/",
        "--from=installed /opt/tiptoe /opt/tiptoe",
    ]
    assert (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").split() == ["*", "!dist/*.whl"]
    assert image_command() == ["tiptoe", "serve"]


def test_the_health_check_of_the_image_tells_a_server_from_none(any_url: str) -> None:
    with serving(any_url) as server:
        command = [word.replace("127.0.0.1:8765", server.address) for word in health_check()]
        assert command[0] == "python"
        assert subprocess.run([sys.executable, *command[1:]], timeout=60, check=False).returncode == 0
    ended = subprocess.run([sys.executable, *command[1:]], timeout=60, check=False, capture_output=True)
    assert ended.returncode != 0


def test_the_set_up_has_two_nodes_one_database_and_one_door() -> None:
    services = compose()["services"]
    assert services["node1"] == services["node2"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert services["proxy"]["ports"] == ["127.0.0.1:8080:80"]  # open to the world only on request
    assert all({"restart", "mem_limit"} <= set(service) for service in services.values())
    network = compose()["networks"]["default"]["ipam"]["config"][0]["subnet"]
    assert services["node1"]["environment"]["FORWARDED_ALLOW_IPS"] == network
    assert f"set_real_ip_from {network};" in (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    with pytest.raises(AssertionError, match="TIPTOE_DB_PASSWORD is asked for"):
        compose({})


def test_the_unit_has_its_own_user_folder_limits_and_restarts() -> None:
    lines = unit()
    assert lines["User"] == ["tiptoe"]
    assert (DEPLOY / "tiptoe.sysusers").read_text(encoding="utf-8").startswith("u tiptoe ")
    assert lines["StateDirectory"] == ["tiptoe"]
    assert lines["Environment"] == ["TIPTOE_DATABASE=sqlite:////var/lib/tiptoe/tables.db"]
    assert {"LimitNOFILE", "MemoryMax", "NoNewPrivileges", "ProtectSystem", "SystemCallFilter"} <= set(lines)
    assert lines["Restart"] == ["always"]
    assert lines["ExecStart"] == ["/opt/tiptoe/bin/tiptoe serve"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_knows_every_line_of_the_unit_and_calls_it_safe(tmp_path: Path) -> None:
    copy = tmp_path / "tiptoe.service"
    text = (DEPLOY / "tiptoe.service").read_text(encoding="utf-8")
    copy.write_text(text.replace("/opt/tiptoe/bin/tiptoe", sys.executable), encoding="utf-8")
    quiet = {**os.environ, "SYSTEMD_COLORS": "0", "SYSTEMD_EMOJI": "0"}
    verified = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, text=True, check=False)
    assert [line for line in verified.stderr.splitlines() if "tiptoe.service" in line] == []
    safe = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(copy)]
    subprocess.run(safe, env=quiet, capture_output=True, check=True)


@pytest.mark.skipif(shutil.which("nginx") is None, reason="there is no nginx here")
def test_nginx_understands_the_file_of_the_proxy(tmp_path: Path) -> None:
    path = nginx_file(tmp_path, 1, {"node1": 2, "node2": 3})
    done = subprocess.run(["nginx", "-t", "-c", path], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
