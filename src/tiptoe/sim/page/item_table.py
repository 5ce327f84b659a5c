"""Table of cards or tokens on a page: what was offered, taken and played, and what it was worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Final, Protocol

from ...text.language import Argument
from ..study.intervals import Estimate
from ..study.results import ItemFinding
from .number_format import NumberFormat
from .plots import whisker

COLUMNS: Final = ("item", "cost", "offered", "take-rate", "played", "wins-with", "worth-points", "worth-wins")
# Sorts a table by a column when its head is pressed; without it the table stays as it is.
SORTER: Final = """<script>
for (const head of document.querySelectorAll("th button")) head.onclick = () => {
  const cell = head.parentElement, row = cell.parentElement, body = row.parentElement, at = cell.cellIndex;
  const down = cell.getAttribute("aria-sort") !== "descending";
  for (const other of row.cells) other.removeAttribute("aria-sort");
  cell.setAttribute("aria-sort", down ? "descending" : "ascending");
  const value = (line) => { const v = line.cells[at].dataset.v; return isNaN(v) ? v : v === "" ? -1e9 : +v; };
  const order = (a, b) => (value(a) < value(b) ? 1 : value(a) > value(b) ? -1 : 0) * (down ? 1 : -1);
  body.append(...[...body.rows].slice(1).sort(order));
};
</script>
"""


class PageText(Protocol):
    """Translator of page messages that returns escaped text."""

    def __call__(self, id: str, **arguments: Argument) -> str: ...


def item_table(items: Sequence[ItemFinding], names: Mapping[str, str], text: PageText, figures: NumberFormat) -> str:
    """HTML table of items: those of the pack first, then by worth."""
    heads = "".join(f'<th><button type="button">{text(f"column-{column}")}</button></th>' for column in COLUMNS)
    reach = _reach([item.worth_points for item in items]), _reach([item.worth_wins for item in items])
    rows = [_row(item, names[item.id], text, figures, reach) for item in sorted(items, key=_first)]
    return f'<div class="wide" tabindex="0"><table><tr>{heads}</tr>{"".join(rows)}</table></div>'


def _first(item: ItemFinding) -> tuple[bool, float, str]:
    return not item.own, -item.worth_points.value if item.worth_points is not None else 1e9, item.id


def _reach(estimates: Sequence[Estimate | None]) -> float:
    """Scale of the whiskers: the reach that nine of ten stay within, so that outliers do not flatten the rest."""
    ends = sorted(max(abs(each.low), abs(each.high)) for each in estimates if each is not None)
    return ends[int(len(ends) * 0.9)] if ends else 1.0


def _row(item: ItemFinding, name: str, text: PageText, figures: NumberFormat, reach: tuple[float, float]) -> str:
    badge = f'<span class="badge">{text("own")}</span>' if item.own else ""
    rate, wins = item.take_rate, item.wins_with
    cells = [
        _cell(name.casefold(), escape(name) + badge),
        _cell(item.cost, str(item.cost) if item.cost else ""),
        _cell(item.offered, str(item.offered), text("payable", games=item.payable) if item.what == "card" else ""),
        _cell(rate.value if rate else "", figures.share(rate.value) if rate else "", text("times", n=item.taken)),
        _cell(item.played, str(item.played) if item.played else ""),
        _cell(wins.value if wins else "", *_shares(wins, figures)),
        _worth(item.worth_points, reach[0], figures.gain, figures.between),
        _worth(item.worth_wins, reach[1], figures.gained_share, figures.share_between),
    ]
    return f"<tr{' class=own' if item.own else ''}>{''.join(cells)}</tr>"


def _shares(wins: Estimate | None, figures: NumberFormat) -> tuple[str, str]:
    return (figures.share(wins.value), figures.share_between(wins)) if wins is not None else ("", "")


def _worth(
    estimate: Estimate | None, reach: float, said: Callable[[float], str], ranged: Callable[[Estimate], str]
) -> str:
    if estimate is None:
        return _cell("", "")
    interval = ranged(estimate)
    drawn = whisker(estimate, reach, f"{said(estimate.value)} ({interval})")
    return _cell(estimate.value, f"{said(estimate.value)} {drawn}", interval)


def _cell(value: float | str, shown: str, below: str = "") -> str:
    small = f"<small>{below}</small>" if below else ""
    return f'<td data-v="{escape(str(value))}">{shown}{small}</td>'
