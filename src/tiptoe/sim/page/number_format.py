"""Number formats of a report page by language."""

from __future__ import annotations

from typing import Final

from babel import Locale
from babel.numbers import get_decimal_symbol

from ..study.intervals import Estimate

MINUS: Final = "−"
NARROW: Final = "\u202f"  # before a percent sign, in the place of a space as wide as a letter


class NumberFormat:
    """Formats numbers, percentages and intervals for one language."""

    def __init__(self, language: str) -> None:
        locale = Locale.parse(language, sep="-")
        self.point = get_decimal_symbol(locale)
        self.percent: str = locale.percent_formats[None].suffix[0].replace("\xa0", NARROW)

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{abs(value):.{digits}f}"
        sign = MINUS if value < 0 and float(text) else ""
        return sign + text.replace(".", self.point)

    def share(self, value: float, digits: int = 0) -> str:
        """Formats a share as a percentage."""
        return self.number(100 * value, digits) + self.percent

    def gain(self, value: float, digits: int = 1) -> str:
        return ("+" if value > 0 else "") + self.number(value, digits)

    def gained_share(self, value: float, digits: int = 0) -> str:
        return ("+" if value > 0 else "") + self.share(value, digits)

    def between(self, estimate: Estimate, digits: int = 1) -> str:
        return f"{self.number(estimate.low, digits)} … {self.number(estimate.high, digits)}"

    def share_between(self, estimate: Estimate, digits: int = 0) -> str:
        return f"{self.share(estimate.low, digits)} … {self.share(estimate.high, digits)}"
