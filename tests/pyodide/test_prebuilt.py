"""Prebuilt answers equal those of the service, and serve no other requests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tiptoe.browser.prebuilt import prebuilt_body, prebuilt_name
from tiptoe.service.content.bodies import content_body
from tiptoe.service.endpoints import ENDPOINTS
from tiptoe.service.routing import Endpoint, find_endpoint, read_values, request_of
from tools.make_site import write_made

ROOT = Path(__file__).resolve().parents[2]
FIRST = "/api/content/catacombs:a?lang=fr"


def asked(target: str) -> tuple[Endpoint, dict[str, Any]]:
    request = request_of("GET", target)
    endpoint, path = find_endpoint(ENDPOINTS, request)
    return endpoint, read_values(endpoint, path, request)


def test_what_is_made_is_what_a_house_answers(tmp_path: Path) -> None:
    write_made(tmp_path / "made", games=["catacombs"])
    body = prebuilt_body(*asked(FIRST), tmp_path / "made")
    assert body is not None
    assert body.body == content_body("catacombs:a", "fr").body


def test_nothing_else_is_taken_for_it(tmp_path: Path) -> None:
    (tmp_path / prebuilt_name(*asked(FIRST))).write_bytes(b"{}")
    (tmp_path.parent / "secret.fr.json").write_bytes(b"{}")
    assert prebuilt_body(*asked(FIRST), tmp_path) is not None
    for target in (
        "/api/content/catacombs:b?lang=fr",
        "/api/content/catacombs:a?lang=en",
        "/api/content/..%2Fsecret?lang=fr",
        "/api/book/catacombs:a?lang=fr",
    ):
        assert prebuilt_body(*asked(target), tmp_path) is None, target


def test_a_site_is_not_made_where_a_game_of_a_package_is_installed() -> None:
    """It failed in the middle, with the module that was not found."""
    done = subprocess.run(
        [sys.executable, "tools/make_site.py"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "tests/fourth"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("a site has the games of Tiptoe alone, and here is larder, ")
