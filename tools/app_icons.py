"""Draws the app's icons `client/tools/site/files/icon-*.png` from the page's SVG. Run again when the SVG changes.

A maskable icon is cut to any shape by the system, so its picture keeps to the middle and its ground goes to the edge.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

CLIENT = Path(__file__).resolve().parents[1] / "client"
SIZES = (192, 512)
GROUND = "#12151d"


def main() -> None:
    drawing = (CLIENT / "public" / "favicon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            for name, inner, ground in (("icon", 1.0, "transparent"), ("icon-maskable", 0.72, GROUND)):
                page.set_content(
                    f"<style>html,body{{margin:0;height:100%;background:{ground};display:grid;place-items:center}}"
                    f"svg{{width:{size * inner}px;height:{size * inner}px}}</style>{drawing}"
                )
                file = CLIENT / "tools" / "site" / "files" / f"{name}-{size}.png"
                page.screenshot(path=str(file), omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
