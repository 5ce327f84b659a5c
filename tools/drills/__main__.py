"""`python -m tools.drills`: runs one of the drills of `commands`."""

from tiptoe.cli.app import run_command

from .commands import app

run_command("drills", app)
