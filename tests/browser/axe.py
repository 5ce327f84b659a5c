"""Accessibility violations of a page, found by axe running inside it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from browser.windows import THEMES

AXE = Path(__file__).resolve().parents[2] / "client/node_modules/axe-core/axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
WEAR = "(theme) => { document.documentElement.dataset.theme = theme; }"
RUN = """async (tags) => (await axe.run(document, {runOnly: {type: "tag", values: tags}, resultTypes: ["violations"]})).violations
  .flatMap(({id, nodes}) => nodes.map(({target, failureSummary}) => `${id} ${target} ${failureSummary.replaceAll("\\n", " ")}`))"""


def axe_violations(page: Page, themes: tuple[str, ...] = THEMES) -> list[str]:
    """Returns axe's violations in each of `themes`, as theme, rule, element and reason."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for theme in themes:
        page.evaluate(WEAR, theme)
        found += [f"{theme}: {line}" for line in page.evaluate(RUN, RULES)]
    page.evaluate(WEAR, THEMES[0])
    return found
