"""The server guide: every command in it exists, and is run here where possible (`make shipped` runs the rest)."""

from __future__ import annotations

import subprocess
from pathlib import Path

import typer.main

from shipping.guide import commands, files_named, program
from tiptoe.cli import admin, app
from tiptoe.cli import commands as front
from web.servers import ROOT

RUN_BY_SHIPPED = {"sha256sum", "mkdir", "tar", "python3", "/opt/tiptoe/bin/pip", "/opt/tiptoe/bin/tiptoe", "setpriv"}
RUN_HERE = {"install", "systemd-sysusers", "printf"}
OF_OTHER_MACHINES = {"docker", "systemctl", "curl", "caddy"}  # their programs are started from the same files instead
WRITTEN = {"deploy/.env"}


def test_every_command_of_the_guide_is_run_somewhere_or_said_not_to_be() -> None:
    assert {program(line.command) for line in commands()} == RUN_BY_SHIPPED | RUN_HERE | OF_OTHER_MACHINES
    for line in commands():
        assert all((ROOT / name).exists() for name in files_named(line.command) if name not in WRITTEN), line.command


def test_what_the_guide_asks_of_tiptoe_exists() -> None:
    assert front.__all__
    assert admin.__doc__
    group = typer.main.get_group(app.app)
    words = [line.command.split("bin/tiptoe ")[1].split() for line in commands() if "bin/tiptoe " in line.command]
    for command, *rest in words:
        assert command == "--version" or command in group.commands
        if command == "admin":
            assert rest[0] in getattr(group.commands["admin"], "commands", {})


def test_the_files_of_the_service_are_installed_as_the_guide_says(tmp_path: Path) -> None:
    """Below a folder instead of the machine, where systemd makes the user, too."""
    for folder in ("etc/sysusers.d", "etc/systemd/system", "deploy"):
        (tmp_path / folder).mkdir(parents=True)
    for line in commands():
        if program(line.command) not in RUN_HERE:
            continue
        command = line.command.replace(" /etc/", f" {tmp_path}/etc/").replace("> deploy/", f"> {tmp_path}/deploy/")
        if program(command) == "systemd-sysusers":
            if not Path("/usr/bin/systemd-sysusers").exists():
                continue
            command += f" --root={tmp_path}"
        subprocess.run(["bash", "-ec", command], cwd=ROOT, check=True, capture_output=True)
    assert (tmp_path / "etc/systemd/system/tiptoe.service").exists()
    assert len((tmp_path / "deploy/.env").read_text(encoding="utf-8").strip()) > len("TIPTOE_DB_PASSWORD=") + 40
    if Path("/usr/bin/systemd-sysusers").exists():
        assert "tiptoe:" in (tmp_path / "etc/passwd").read_text(encoding="utf-8")
