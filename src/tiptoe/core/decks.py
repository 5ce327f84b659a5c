"""Decks of a game's or variant's own, in piles whose order nobody knows (docs/adr/0076).

A card of such a deck is a number from 0. Its piles are hidden; how many cards lie in each, which back each of them
shows, and which cards have been seen is known to everybody, so a view can be dealt again without knowing the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from .facts import OwnFact

if TYPE_CHECKING:
    from .public import PublicState
    from .rng import Rng
    from .state import State


@final
class OwnDeck:
    """Deck that a variant declares: `rules.with_decks(HOURS)`. The next card of a pile is its last one.

    `cards` are the ids and `backs` the backs of its cards, by number. `shown` are facts that hold 1 + a card that lies
    open, or 0.
    """

    def __init__(
        self,
        name: str,
        *,
        cards: tuple[str, ...],
        backs: tuple[int, ...],
        piles: tuple[str, ...],
        shown: tuple[OwnFact, ...],
    ) -> None:
        self.name: Final = name
        self.cards: Final = cards
        self.backs: Final = backs
        self.piles: Final = piles
        self.shown: Final = shown
        self.seen: Final = OwnFact(f"{name}_seen", f"cards of the {name} that everybody has seen, as bits", told=True)
        self.left: Final = {pile: OwnFact(f"{pile}_left", f"cards in the pile '{pile}'", told=True) for pile in piles}

    def facts(self) -> tuple[OwnFact, ...]:
        """Public facts that go with the deck."""
        return (*self.shown, self.seen, *self.left.values())

    def pile(self, state: State, name: str) -> list[int]:
        """Cards of a pile, the next one last; the list is never written."""
        return state.own_piles.get(name, [])

    def put(self, state: State, name: str, cards: list[int]) -> None:
        """Replaces a pile; clones share the dictionary, so it is replaced too."""
        state.own_piles = {**state.own_piles, name: cards}
        self.left[name].put(state, len(cards))

    def draw(self, state: State, name: str) -> int:
        """Takes the next card of a pile, for everybody to see."""
        cards = self.pile(state, name)
        self.put(state, name, cards[:-1])
        self.seen.put(state, self.seen.of(state) | 1 << cards[-1])
        return cards[-1]

    def unseen(self, state: PublicState) -> list[int]:
        """Cards that nobody has seen: those in the piles, in the order of their numbers."""
        seen = self.seen.of(state)
        return [card for card in range(len(self.backs)) if not seen >> card & 1]

    def deal(self, state: State, backs: dict[str, list[int]], rng: Rng) -> None:
        """Deals the unseen cards to the places of the piles at random, each to a place with its back."""
        pool = self.unseen(state)
        rng.shuffle(pool)
        dealt = dict(state.own_piles)
        for name in self.piles:
            cards: list[int] = []
            for back in backs[name]:
                card = next(card for card in pool if self.backs[card] == back)
                pool.remove(card)
                cards.append(card)
            dealt[name] = cards
        state.own_piles = dealt

    def arrange(self, state: State, left: dict[str, int]) -> None:
        """Fills the piles for a scenario: all cards that are not seen, the first one next, or as many as `left` says.

        Cards that no pile has room for have been seen.
        """
        seen = self.seen.of(state)
        for fact in self.shown:
            seen |= 1 << fact.of(state) - 1 if fact.of(state) else 0
        self.seen.put(state, seen)
        unseen = self.unseen(state)[::-1]
        state.own_piles = dict(state.own_piles)
        for name in self.piles[1:]:
            size = left.get(name, 0)
            self.put(state, name, unseen[len(unseen) - size :])
            unseen = unseen[: len(unseen) - size]
        size = left.get(self.piles[0], len(unseen))
        self.put(state, self.piles[0], unseen[:size])
        for card in unseen[size:]:
            self.seen.put(state, self.seen.of(state) | 1 << card)

    def shown_backs(self, state: State) -> dict[str, list[int]]:
        """Backs of the cards in each pile, as everybody sees them."""
        return {name: [self.backs[card] for card in self.pile(state, name)] for name in self.piles}
