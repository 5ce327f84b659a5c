"""What a wheel holds, asked of the build itself without building one: every file of the package, and the page."""

from __future__ import annotations

import json
import subprocess
import sys

from tools.shipping.wheels import PAGE, shipped_files
from web.servers import ROOT

# As pip would: what setuptools lays into a wheel, with the folders of the page as they are now.
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
    """A folder of data that pyproject.toml does not name is missing only where nobody has the checkout."""
    inside = contents()
    assert shipped_files() - inside == set()
    pages = ROOT / "src" / PAGE
    assert (PAGE in inside) == pages.exists()
    assert not any(name.startswith("tests/") for name in inside)
