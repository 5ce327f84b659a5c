"""Pictures of the page in its sizes, from a real game: `make shots` writes them to build/shots."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from browser.sitting import SETTINGS, Sitting, browsing, sitting
from server.servers import serving
from tiptoe.server import hub

OUT = Path("build/shots")
SIZES = {"laptop": (1366, 768), "desk": (1440, 900), "phone": (390, 844), "large": (1920, 1080)}
THEMES = {"": "{speed: 'instant', name: 'Mina'}", "-parchment": "{speed: 'instant', name: 'Mina', theme: 'parchment'}"}
CHOICES = 26


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    hub.new_secret = lambda: "5eed" * 16
    with TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/shots.db") as server, browsing() as browser:
        home = f"http://{server.address}/"
        for game in sys.argv[1:] or ["classic", "catacombs"]:
            with sitting(browser, settings=THEMES[""]) as person:
                table = play(person, home, game)
                for theme, settings in THEMES.items():
                    person.page.add_init_script(SETTINGS.format(settings=settings))
                    shoot(person, home, f"lobby{theme}")
                    shoot(person, table, f"{game}{theme}")


def play(person: Sitting, home: str, game: str) -> str:
    """A table in the middle of a game; its address."""
    person.page.goto(home)
    person.page.locator(f"[data-game={game}]").click()
    person.page.get_by_role("button", name="Start now").click()
    person.page.wait_for_selector(".table")
    for _ in range(CHOICES):
        person.choose()
    person.page.wait_for_selector("[data-can]")
    return person.page.url


def shoot(person: Sitting, address: str, name: str) -> None:
    for size, (width, height) in SIZES.items():
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.goto(address)
        person.page.wait_for_load_state("networkidle")
        person.page.wait_for_timeout(300)
        person.page.screenshot(path=OUT / f"{name}-{size}.png")


if __name__ == "__main__":
    main()
