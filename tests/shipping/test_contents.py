"""Content of a wheel, asked of the build without building one: every file of the package, and the page."""

from __future__ import annotations

import json
import os
import runpy
import subprocess
import sys

from tools.shipping.wheels import PAGE, shipped_files
from web.servers import ROOT

# Asks setuptools, as pip does, for the wheel's files, with the page's folders as they are now.
ASK = """
import json, os, sys
os.environ["TIPTOE_COMPILE"] = "0"
from setuptools.dist import Distribution
built = Distribution({"script_name": "setup.py"})
built.parse_config_files()
command = built.get_command_obj("build_py")
command.ensure_finalized()
print(json.dumps([name.removeprefix(command.build_lib + "/") for name in command.get_outputs(include_bytecode=False)]))
"""


def contents() -> set[str]:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", ASK], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(json.loads(done.stdout.splitlines()[-1]))


def test_a_wheel_has_every_file_of_the_package_and_the_page() -> None:
    """A data folder missing in pyproject.toml is missed only on machines without the checkout."""
    inside = contents()
    assert shipped_files() - inside == set()
    pages = ROOT / "src" / PAGE
    assert (PAGE in inside) == pages.exists()
    assert not any(name.startswith("tests/") for name in inside)


def test_the_compiler_needs_no_library_that_a_build_does_not_install() -> None:
    """A source archive is compiled with mypy and setuptools alone; what else is installed here must not matter."""
    options = runpy.run_path(str(ROOT / "setup.py"), run_name="asked")["options"]
    bare = ["--no-site-packages", "--config-file", os.devnull, "--cache-dir", os.devnull]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *bare, *options()], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-2000:]
