"""Report page: all findings of a study in the reader's language, with plots, in one HTML file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from ...catalog import entry_of
from ...core.ruleset import Ruleset
from ...text.cards import CardVoice
from ...text.language import Argument, Words
from ...text.place_grammar import Naming
from ..study.intervals import Estimate, share_of
from ..study.results import ItemFinding, Measure, ReportWarning, Study
from ..study.study import BIN, SHARES
from .heatmap import heat_svg
from .item_table import SORTER, item_table
from .number_format import NumberFormat
from .plots import Bars, columns, histogram, whisker

STYLE: Final = Path(__file__).parent / "page.css"
SECTIONS: Final = ("warnings", "length", "seats", "wins", "map", "cards", "tokens", "compared", "method")
BETTER_LESS: Final = ("lost",)
ROADS: Final = 12  # most moves listed
METHOD: Final = ("pairs", "intervals", "many", "bots", "again")


def report_page(study: Study, rules: Ruleset, words: Words) -> str:
    """Renders the report as a whole HTML file."""
    return ReportPage(study, rules, words).html()


class ReportPage:
    """Renders one study in one language."""

    def __init__(self, study: Study, rules: Ruleset, words: Words) -> None:
        self.study = study
        self.rules = rules
        self.words = words.of(rules.pack)
        self.voice = CardVoice(self.words, rules.pack)
        self.naming = Naming(self.words, rules.pack)
        self.figures = NumberFormat(words.language)
        self.names = {item.id: self._name(item) for item in study.items}

    def html(self) -> str:
        title = self.say("title", game=self.voice.name(entry_of(self.rules).pack))
        bodies = {section: getattr(self, f"_{section}")() for section in SECTIONS}
        there = {section: body for section, body in bodies.items() if body}
        links = "".join(f'<a href="#{section}">{self.text(section)}</a>' for section in there)
        blocks = "".join(
            f'<section id="{section}"><h2>{self.text(section)}</h2>{body}</section>' for section, body in there.items()
        )
        return (
            f'<!doctype html>\n<html lang="{self.words.language}">\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
            f"<style>{STYLE.read_text(encoding='utf-8')}</style>\n"
            f'<header class="first"><code class="command" tabindex="0">{escape(self.study.command)}</code></header>\n'
            f"<header><h1>{escape(title)}</h1>{self._made()}{self._tiles()}</header>\n"
            f"<nav><div>{links}</div></nav>\n<main>{blocks}</main>\n{SORTER}</html>\n"
        )

    def say(self, id: str, **arguments: Argument) -> str:
        return self.words.say(f"report-{id}", **arguments)

    def text(self, id: str, **arguments: Argument) -> str:
        return escape(self.say(id, **arguments))

    def _name(self, item: ItemFinding) -> str:
        return self.voice.name(item.id)

    def _made(self) -> str:
        study = self.study
        last = study.seed + study.games - 1
        lines = [
            self.text("made", spec=study.spec, games=study.games, chairs=study.seats, bot=study.bot),
            self.text("seeds", first=str(study.seed), last=str(last), version=study.version),
        ]
        lines += [self.text("pack", pack=pack) for pack in study.packs]
        lines += [self.text("interrupted", asked=str(study.asked))] if study.games < study.asked else []
        return f'<p class="made">{"<br>".join(lines)}</p>'

    def _tiles(self) -> str:
        shown = [self.study.measure(what) for what in ("rounds", "score", "winning-score", *SHARES)]
        return f'<div class="tiles">{"".join(self._tile(measure) for measure in shown)}</div>'

    def _tile(self, measure: Measure) -> str:
        return (
            f'<div class="tile"><span>{self.text(f"measure-{measure.what}")}</span>'
            f"<b>{self._value(measure.what, measure.here.value)}</b>"
            f"<small>{self._interval(measure.what, measure.here)}</small>{self._change(measure)}</div>"
        )

    def _change(self, measure: Measure) -> str:
        if measure.difference is None:
            return ""
        return f'<small class="{_look(measure)}">{self.text("than", change=self._gained(measure))}</small>'

    def _gained(self, measure: Measure) -> str:
        assert measure.difference is not None
        value = measure.difference.value
        return self.figures.gained_share(value, 1) if measure.what in SHARES else self.figures.gain(value)

    def _value(self, what: str, value: float) -> str:
        return self.figures.share(value, 1) if what in SHARES else self.figures.number(value)

    def _interval(self, what: str, estimate: Estimate) -> str:
        return self.figures.share_between(estimate, 1) if what in SHARES else self.figures.between(estimate)

    def _warnings(self) -> str:
        told = [f"<li>{escape(self.told(each))}</li>" for each in self.study.concerns]
        fine = f'<li class="fine">{self.text("nothing", looks=self.study.looks)}</li>'
        return f'<ul class="warnings">{"".join(told) or fine}</ul>'

    def told(self, concern: ReportWarning) -> str:
        """Text of a warning; counts are passed as integers, so that messages can choose the plural form."""
        figures: dict[str, Argument] = {"item": self.names.get(concern.id, "")}
        for name, value in concern.figures.items():
            if name in ("games", "times", "taken", "payable", "rank", "aside"):
                figures[name] = int(value)
            elif name == "change" or (name == "wins" and concern.what == "dominant"):
                figures[name] = self.figures.gained_share(value)
            elif name in ("wins", "rate") or concern.what in ("deadlier", "safer"):
                figures[name] = self.figures.share(value)
            else:
                figures[name] = self.figures.number(value)
        return self.say(f"warn-{concern.what}", **figures)

    def _length(self) -> str:
        study = self.study
        rounds = histogram(Bars(study.rounds, {}), self.say("plot-rounds"))
        scores = histogram(Bars(study.scores, study.winning_scores, BIN), self.say("plot-scores"))
        fates = {what: study.measure(what).here for what in SHARES}
        stack = "".join(f'<div class="{what}" style="flex:{fate.value:.4f}"></div>' for what, fate in fates.items())
        key = "".join(
            f'<span><i class="{what}"></i>{self.text(f"measure-{what}")} {self.figures.share(fate.value, 1)}</span>'
            for what, fate in fates.items()
        )
        endings = ", ".join(self.say(f"ending-{name}", n=str(n)) for name, n in study.endings.items())
        return (
            f'<div class="two"><div><h3>{self.text("plot-rounds")}</h3>{rounds}</div>'
            f"<div><h3>{self.text('plot-scores')}</h3>{scores}"
            f'<div class="key"><span><i class="torch"></i>{self.text("all-seats")}</span>'
            f'<span><i class="skill"></i>{self.text("winners")}</span></div></div></div>'
            f'<h3>{self.text("fates")}</h3><div class="stack">{stack}</div><div class="key">{key}</div>'
            f"<p>{self.text('endings', endings=endings)}</p>"
        )

    def _seats(self) -> str:
        rows = [(self.say("place", rank=place.place), place.wins) for place in self.study.places]
        par = 1 / self.study.seats
        drawn = columns(rows, par, lambda share: self.figures.share(share, 1), self.say("seats"))
        return f"<p>{self.text('seats-about', par=self.figures.share(par))}</p>{drawn}"

    def _wins(self) -> str:
        known = [(each, share_of(each.won, each.held)) for each in self.study.artifacts]
        rows = [(str(each.value) if each.value else self.say("none"), share) for each, share in known if share]
        drawn = columns(rows, 1 / self.study.seats, lambda share: self.figures.share(share), self.say("wins"))
        return f"<p>{self.text('wins-about')}</p>{drawn}{self._best()}"

    def _best(self) -> str:
        """Paragraph of the five items with the highest lower bound of their worth, if that is above 0."""
        sure = [(item.worth_points.low, item) for item in self.study.items if item.worth_points and item.worth_wins]
        best = [item for low, item in sorted(sure, key=lambda each: -each[0])[:5] if low > 0]
        if not best:
            return ""
        return f"<p>{self.text('wins-best', items=', '.join(self.names[item.id] for item in best))}</p>"

    def _map(self) -> str:
        roads = sorted(self.study.roads, key=lambda road: -road.per_game)[:ROADS]
        rows = "".join(
            f"<tr><td>{self._room(road.out)} → {self._room(road.into)}</td>"
            f"<td>{self.figures.number(road.per_game)}</td></tr>"
            for road in roads
        )
        return (
            f"<p>{self.text('map-about')}</p>"
            f'<div class="map" tabindex="0">{heat_svg(self.study, self.rules, self.words)}</div>'
            f"<h3>{self.text('roads')}</h3><div class='wide' tabindex='0'><table><tr><th>{self.text('road')}</th>"
            f"<th>{self.text('a-game')}</th></tr>{rows}</table></div>"
        )

    def _room(self, id: str) -> str:
        """Name of a room, if any, and the id that stands on the drawing."""
        name = self.naming.place(self.rules.board, id)
        return escape(f"{name} ({id})" if name else id)

    def _cards(self) -> str:
        return self._item_table([item for item in self.study.items if item.what == "card"])

    def _tokens(self) -> str:
        return self._item_table([item for item in self.study.items if item.what == "token" and item.offered])

    def _item_table(self, items: Sequence[ItemFinding]) -> str:
        if not items:
            return ""
        return f"<p>{self.text('items-about')}</p>" + item_table(items, self.names, self.text, self.figures)

    def _compared(self) -> str:
        if not self.study.against:
            return ""
        rows = "".join(self._compared_row(measure) for measure in self.study.measures)
        heads = "".join(f"<th>{self.text(head)}</th>" for head in ("figure", "here", "there", "difference"))
        about = self.text("compared-about", spec=self.study.against, games=self.study.games_against)
        return f"<p>{about}</p><div class='wide' tabindex='0'><table><tr>{heads}<td></td></tr>{rows}</table></div>"

    def _compared_row(self, measure: Measure) -> str:
        if measure.there is None or measure.difference is None:
            return ""
        what, difference = measure.what, measure.difference
        reach = max(abs(difference.low), abs(difference.high), 0.15 * abs(measure.there.value))
        return (
            f"<tr><td>{self.text(f'measure-{what}')}</td><td>{self._value(what, measure.here.value)}</td>"
            f"<td>{self._value(what, measure.there.value)}</td>"
            f"<td>{self._gained(measure)}<small>{self._interval(what, difference)}</small></td>"
            f"<td>{whisker(difference, reach, self._gained(measure))}</td></tr>"
        )

    def _method(self) -> str:
        paragraphs = [f"<p>{self.text(f'method-{part}', replays=self.study.replays)}</p>" for part in METHOD]
        return "".join(paragraphs)


def _look(measure: Measure) -> str:
    """CSS class "worse" or "better" of a significant change in deaths; "" otherwise."""
    if measure.difference is None or measure.what not in BETTER_LESS:
        return ""
    return "worse" if measure.difference.low > 0 else "better" if measure.difference.high < 0 else ""
