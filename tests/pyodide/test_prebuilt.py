"""Answers that were made beforehand are those that a house would give, and no others."""

from __future__ import annotations

from pathlib import Path

from tiptoe.browser.parameters import page_request
from tiptoe.browser.prebuilt import prebuilt_answer, prebuilt_name
from tiptoe.service.content.bodies import content_body
from tools.make_site import write_made

FIRST = "/api/content/catacombs:a?lang=fr"


def test_what_is_made_is_what_a_house_answers(tmp_path: Path) -> None:
    write_made(tmp_path / "made", games=["catacombs"])
    answer = prebuilt_answer(page_request("GET", FIRST), tmp_path / "made")
    assert answer is not None
    assert answer.body == content_body("catacombs:a", "fr").body


def test_nothing_else_is_taken_for_it(tmp_path: Path) -> None:
    (tmp_path / prebuilt_name(page_request("GET", FIRST))).write_bytes(b"{}")
    (tmp_path.parent / "secret.fr.json").write_bytes(b"{}")
    assert prebuilt_answer(page_request("GET", FIRST), tmp_path) is not None
    for method, target in (
        ("POST", FIRST),
        ("GET", "/api/content/catacombs:b?lang=fr"),
        ("GET", "/api/content/catacombs:a?lang=en"),
        ("GET", "/api/content/..%2Fsecret?lang=fr"),
        ("GET", "/api/book/catacombs:a?lang=fr"),
    ):
        assert prebuilt_answer(page_request(method, target), tmp_path) is None, target
