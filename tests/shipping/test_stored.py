"""The page's words about stored data agree with the code's times."""

from __future__ import annotations

import re

from tiptoe.web.guards.seat_auth import A_MONTH, A_YEAR
from tiptoe.web.process import PACK_DAYS
from web.servers import ROOT

PAGES = [ROOT / "docs" / "stored.md", *(ROOT / "client" / "src" / "locale").glob("*.ftl")]


def test_times_that_the_page_names_are_those_of_the_code() -> None:
    assert (PACK_DAYS, A_MONTH, A_YEAR) == (60, 30 * 86_400, 365 * 86_400)
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        assert re.search(r"sixty days|soixante jours|sessenta dias", text), page.name
        assert re.search(r"a year|un an|um ano", text), page.name
        assert re.search(r"a month|un mois|um mês", text), page.name
