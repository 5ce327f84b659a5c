"""Prices of a view: what its choices cost, as the rules say it.

They are asked about what the view knows and nothing else, so that a price can tell nothing hidden.
"""

from __future__ import annotations

from typing import Final, final

from ..core.kernel import price
from ..core.price import Price
from ..core.rng import keyed
from ..core.state import State
from .redeal import in_sight
from .view import View

KEY: Final = bytes(32)  # of a stream that nothing is drawn from


@final
class Prices:
    """Prices for the seat that a view belongs to, of what is offered and of what is not."""

    def __init__(self, view: View) -> None:
        self.view: Final = view
        self.known: Final[dict[int, Price]] = {}
        self.state: State | None = None

    def of(self, choice: int) -> Price:
        """Everything that a choice spends and makes one suffer."""
        if choice not in self.known:
            if self.state is None:
                self.state = in_sight(self.view, keyed(KEY))
            self.known[choice] = price(self.state, choice)
        return self.known[choice]
