"""Pictures of every main screen, from real games: `make shots` writes them to build/shots.

Names of screens as arguments take only these. Each is taken in eight windows in English by torch light; on a laptop and
a phone also by daylight, in French and in Portuguese.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from browser.player_page import OVER, SETTINGS, TURN, PlayerPage, open_page, running_browser
from web.servers import FixedLuckTokens, serving

OUT = Path("build/shots")
SIZES = {
    "laptop": (1366, 768),
    "phone": (390, 664),  # with the browser's bars
    "full-hd": (1920, 940),  # with the browser's bars
    "low": (1280, 593),
    "tablet": (820, 1180),
    "lying-tablet": (1112, 834),
    "narrow": (320, 568),
    "lying-phone": (844, 390),
}
FINGERS = ("phone", "tablet", "lying-tablet", "narrow", "lying-phone")
EVERY_LOOK = ("laptop", "phone")
LOOKS = (("en", "torch"), ("en", "parchment"), ("fr", "torch"), ("pt-BR", "torch"))
DIARY = "localStorage.setItem('tiptoe.diary', {games})"
PATIENCE = 240.0
MOST_CHOICES = 300


def nothing(page: Page) -> None:
    """Leaves the screen as it opens."""


def open_rules(page: Page) -> None:
    page.locator("[data-opens=rules]").click()
    page.locator("dialog.book .text h2").wait_for()


def open_card(page: Page) -> None:
    page.locator("[data-spot='row:0'], .tray [data-spot^='hand:']").first.click(button="right")
    page.locator("dialog[open]").wait_for()


def open_advice(page: Page) -> None:
    page.locator("[data-can]").first.wait_for()
    page.keyboard.press("w")
    page.locator("dialog[open] [data-does=follow]").wait_for(timeout=PATIENCE * 1000)


def open_menu(page: Page) -> None:
    page.locator("[data-opens=menu]").click()
    page.locator("dialog[open]").wait_for()


def play_for_a_while(person: PlayerPage, home: str, spec: str, seats: int, turns: int) -> str:
    """Lets a bot play for the own seat until `turns` turns are over, and takes the seat back."""
    person.sit_down(home, spec, seats)
    command(person, {"type": "hold", "seat": 0, "bot": "greedy"})
    wait_until(lambda: person.page.locator(".table").count() > 0 and int(position(person)["turn"]) >= turns, person)
    if info(person)["phase"] == "playing":
        command(person, {"type": "return"})
    return person.page.url


def lobby(person: PlayerPage, home: str) -> str:
    play_for_a_while(person, home, "classic", 2, 2)
    return home


def waiting_room(person: PlayerPage, home: str) -> str:
    return person.sit_down(home, "catacombs", 4, friends=2)


def classic(person: PlayerPage, home: str) -> str:
    return play_for_a_while(person, home, "classic", 4, 24)


def catacombs(person: PlayerPage, home: str) -> str:
    return play_for_a_while(person, home, "catacombs", 3, 18)


def six(person: PlayerPage, home: str) -> str:
    return play_for_a_while(person, home, "catacombs+party", 6, 30)


def subterra(person: PlayerPage, home: str) -> str:
    return play_for_a_while(person, home, "catacombs+subterra:hard", 3, 12)


def space(person: PlayerPage, home: str) -> str:
    return play_for_a_while(person, home, "space", 4, 20)


def tile(person: PlayerPage, home: str) -> str:
    address = catacombs(person, home)
    for _ in range(MOST_CHOICES):
        if not person.wait_until_asked() or person.page.locator(TURN).count():
            break
        person.choose()
    return address


def consent(person: PlayerPage, home: str) -> str:
    address = person.sit_down(home, "classic", 2, friends=1)
    assert person.page.context.browser is not None
    with open_page(person.page.context.browser) as friend:
        table = address.replace("/t/", "/api/tables/")
        friend.page.request.post(f"{table}/join", data={"name": "Tomás"})
        command(person, {"type": "start"})
        friend.page.request.post(f"{table}/commands", data={"type": "ask-end"})
    return address


def end(person: PlayerPage, home: str) -> str:
    person.sit_down(home, "classic", 3)
    command(person, {"type": "hold", "seat": 0, "bot": "greedy"})
    wait_until(lambda: info(person)["phase"] == "over", person)
    return person.page.url


def cards(person: PlayerPage, home: str) -> str:
    return f"{home}cards/classic"


def space_cards(person: PlayerPage, home: str) -> str:
    return f"{home}cards/space"


def library(person: PlayerPage, home: str) -> str:
    return f"{home}rules/classic/CORE-15.2"


def example(person: PlayerPage, home: str) -> str:
    return f"{home}rules/classic/example.classic.crystal-cave/1"


def learning(person: PlayerPage, home: str) -> str:
    return f"{home}learn/classic"


def lesson(person: PlayerPage, home: str) -> str:
    return f"{home}lesson/classic-1"


def read_on(page: Page) -> None:
    """Goes to the first step that asks for something; a browser that comes back is there already."""
    page.locator("[data-lesson=go-on], [data-lesson=show-me]").wait_for()
    if page.locator("[data-lesson=go-on]").count():
        page.locator("[data-lesson=go-on]").click()
    page.locator("[data-lesson=show-me]").wait_for()


def replayed(person: PlayerPage, home: str) -> str:
    """Plays a game to its end and returns the address of its replay, in the middle of the game."""
    return end(person, home).replace("/t/", "/replay/") + "/turn-12"


def look_back(page: Page) -> None:
    page.locator("[data-look-back]").click()
    page.locator("[data-account]").wait_for(timeout=PATIENCE * 1000)


def diary(person: PlayerPage, home: str) -> str:
    """Plays a game to its end and returns the address of the diary, as soon as the result is shown."""
    end(person, home)
    person.page.locator(OVER).first.wait_for()
    return f"{home}diary"


def workshop(person: PlayerPage, home: str) -> str:
    return f"{home}workshop"


def checked(page: Page) -> None:
    page.locator("[data-state=right]").wait_for()


def stored(person: PlayerPage, home: str) -> str:
    return f"{home}stored"


class Screen(NamedTuple):
    """Screen to be taken: its name, how to reach its address, and what to do there first."""

    name: str
    prepare: Callable[[PlayerPage, str], str]  # to an address
    then: Callable[[Page], None] = nothing


SCREENS = (
    Screen("lobby", lobby),
    Screen("waiting", waiting_room),
    Screen("classic", classic),
    Screen("catacombs", catacombs),
    Screen("tile", tile),
    Screen("six", six),
    Screen("subterra", subterra),
    Screen("space", space),
    Screen("consent", consent),
    Screen("card", classic, open_card),
    Screen("rules", classic, open_rules),
    Screen("library", library),
    Screen("example", example),
    Screen("menu", classic, open_menu),
    Screen("advice", classic, open_advice),
    Screen("end", end),
    Screen("learn", learning),
    Screen("lesson", lesson, read_on),
    Screen("replay", replayed),
    Screen("look-back", replayed, look_back),
    Screen("diary", diary),
    Screen("workshop", workshop, checked),
    Screen("stored", stored),
    Screen("cards", cards),
    Screen("space-cards", space_cards),
)


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:]
    with (
        TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/shots.db", token_source=FixedLuckTokens(), bot_seconds=PATIENCE) as server,
        running_browser() as browser,
    ):
        home = f"http://{server.address}/"
        for screen in SCREENS:
            if not wanted or screen.name in wanted:
                take(browser, home, screen)
        if not wanted or "attack" in wanted:
            take_attacks(browser, home)


def take(browser: Browser, home: str, screen: Screen) -> None:
    with open_page(browser, settings=page_settings("en", "torch")) as person:
        address = screen.prepare(person, home)
        for size, (width, height) in SIZES.items():
            with open_page(browser, width, height, page_settings("en", "torch"), finger=size in FINGERS) as looker:
                looker.page.context.add_cookies(person.page.context.cookies())  # type: ignore[arg-type]
                looker.page.add_init_script(script=DIARY.format(games=json.dumps(diary_of(person))))
                for language, theme in LOOKS if size in EVERY_LOOK else LOOKS[:1]:
                    looker.page.add_init_script(SETTINGS.format(settings=page_settings(language, theme)))
                    looker.page.goto(address)
                    looker.page.wait_for_load_state("networkidle")
                    screen.then(looker.page)
                    looker.page.wait_for_timeout(300)
                    light = "" if theme == "torch" else f"-{theme}"
                    looker.page.screenshot(path=OUT / f"{screen.name}-{size}-{language}{light}.png")


def diary_of(person: PlayerPage) -> str:
    """Returns what this browser has written down of its games; before its first page, an empty list."""
    if person.page.url == "about:blank":
        return "[]"
    kept: str = person.page.evaluate("localStorage.getItem('tiptoe.diary') ?? '[]'")
    return kept


def take_attacks(browser: Browser, home: str) -> None:
    """Takes the attack, a scene that lasts a moment: bots play, and the clock stops when it is there."""
    for size, (width, height) in SIZES.items():
        slowly = page_settings("en", "torch").replace("instant", "calm")
        with open_page(browser, width, height, slowly, finger=size in FINGERS) as person:
            person.stop_at_attack(home, "classic", 4)
            person.page.wait_for_timeout(300)
            person.page.screenshot(path=OUT / f"attack-{size}-en.png")


def page_settings(language: str, theme: str) -> str:
    """Returns the settings of the page, as JavaScript."""
    return f"{{speed: 'instant', motion: 'less', name: 'Mina', language: '{language}', theme: '{theme}'}}"


def api(person: PlayerPage) -> str:
    return person.page.url.replace("/t/", "/api/tables/")


def command(person: PlayerPage, what: dict[str, object]) -> None:
    assert person.page.request.post(f"{api(person)}/commands", data=what).ok, what


def info(person: PlayerPage) -> dict[str, object]:
    told: dict[str, object] = person.page.request.get(api(person)).json()
    return told


def position(person: PlayerPage) -> dict[str, int]:
    told: dict[str, int] = person.page.request.get(f"{api(person)}/position").json()["view"]
    return told


def wait_until(so: Callable[[], bool], person: PlayerPage) -> None:
    """Waits until a condition holds or the game is over."""
    begun = time.monotonic()
    while not so() and info(person)["phase"] != "over":
        assert time.monotonic() - begun < PATIENCE, "it takes too long"
        person.page.wait_for_timeout(200)


if __name__ == "__main__":
    main()
