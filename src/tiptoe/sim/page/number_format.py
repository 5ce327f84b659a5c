"""Number formats of a report page by language."""

from __future__ import annotations

from typing import Final

from ..study.intervals import Estimate

COMMAS: Final = ("fr", "pt")  # languages with a decimal comma
MINUS: Final = "−"


class NumberFormat:
    """Formats numbers, percentages and intervals for one language."""

    def __init__(self, language: str) -> None:
        self.short = language.partition("-")[0]

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{abs(value):.{digits}f}"
        sign = MINUS if value < 0 and float(text) else ""
        return sign + (text.replace(".", ",") if self.short in COMMAS else text)

    def share(self, value: float, digits: int = 0) -> str:
        """Formats a share as a percentage."""
        return self.number(100 * value, digits) + ("\u202f%" if self.short == "fr" else "%")

    def gain(self, value: float, digits: int = 1) -> str:
        return ("+" if value > 0 else "") + self.number(value, digits)

    def gained_share(self, value: float, digits: int = 0) -> str:
        return ("+" if value > 0 else "") + self.share(value, digits)

    def between(self, estimate: Estimate, digits: int = 1) -> str:
        return f"{self.number(estimate.low, digits)} … {self.number(estimate.high, digits)}"

    def share_between(self, estimate: Estimate, digits: int = 0) -> str:
        return f"{self.share(estimate.low, digits)} … {self.share(estimate.high, digits)}"
