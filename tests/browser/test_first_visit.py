"""First visit: how many requests, and how many bytes with their headers, until the lobby and a first table are there.

Found (review of the client, F5 and F6): 108 requests and 474 kB, most of them files of less than a kilobyte.
"""

from __future__ import annotations

from playwright.sync_api import Page

from browser.player_page import PlayerPage

LOBBY_REQUESTS = 14
LOBBY_BYTES = 164_000
TABLE_REQUESTS = 32  # with those of the lobby, and with the commands that open a table and deal
TABLE_FILES = 25
TABLE_BYTES = 350_000
WHOLE_FONT = "-normal-"  # for letters that our languages do not have


def answers_of(page: Page) -> list[tuple[str, int]]:
    """Paths and bytes on the wire of the answers that come from now on, without those that the browser had kept."""
    paths: dict[str, str] = {}
    answers: list[tuple[str, int]] = []
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.on("Network.requestWillBeSent", lambda sent: paths.update({sent["requestId"]: sent["request"]["url"]}))
    network.on("Network.loadingFinished", lambda end: heard(paths[end["requestId"]], int(end["encodedDataLength"])))

    def heard(path: str, size: int) -> None:
        if size:
            answers.append((path, size))

    return answers


def test_a_first_visit_is_few_requests_and_few_bytes(home: str, player: PlayerPage) -> None:
    answers = answers_of(player.page)
    player.page.goto(home)
    player.page.wait_for_load_state("networkidle")
    assert len(answers) <= LOBBY_REQUESTS, answers
    assert sum(size for _, size in answers) <= LOBBY_BYTES, answers
    player.page.get_by_role("button", name="Play now").click()
    player.wait_until_asked()
    player.page.wait_for_load_state("networkidle")
    assert len(answers) <= TABLE_REQUESTS, answers
    assert len({path for path, _ in answers}) <= TABLE_FILES, answers
    assert sum(size for _, size in answers) <= TABLE_BYTES, answers
    assert not [path for path, _ in answers if WHOLE_FONT in path]
