"""SPA-3: faction effects of cards, and the effect that activates them."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...core.choice import ChoiceId, argument_of
from ...core.components import CardId, Program
from ...core.definitions import Counter, Effect, Question
from ...core.kernel import DeferredEffect, PendingEffect, resolve
from ...core.refusals import Reason
from ...core.stable_ids import FRAMES
from ...core.state import Seat, State
from ...core.vocabulary import FLAG, PROGRAM, SUIT, CounterWord, EffectWord, Field
from ...rules.deck import owned_cards
from ...rules.tokens import declare_impossible
from .events import FACTION_ACTIVATED
from .verbs import ACTIVATE

NOTHING_TO_ACTIVATE: Final = Reason("nothing-to-activate", "SPA-3.2")
declare_impossible("activate", NOTHING_TO_ACTIVATE)


@final
class Allied(DeferredEffect):
    """SPA-3.1, 3.5, RUL-49: pays once another card of the faction was played this turn; a second copy counts."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program: Final = program

    def owed(self, state: State, seat: Seat, source: int) -> int:
        faction = state.cards[source].suit
        played = 0
        for card in seat.played:
            if state.cards[card].suit == faction:
                played += 1
        return 1 if played > 1 else 0

    def pay(self, state: State, seat: Seat, source: int) -> None:
        resolve(state, seat, self.program, source)


def inactive_cards(state: State, seat: Seat) -> list[CardId]:
    """Cards in play whose faction effect has not paid this turn, copies only once."""
    found: list[CardId] = []
    for latent in state.deferred:
        waits = isinstance(latent.effect, Allied) and latent.paid == 0
        card = CardId(latent.source)
        if waits and card in seat.in_play and card not in found:
            found.append(card)
    return found


@final
class Activate(Effect):
    """SPA-3.2: activates the faction effect of one own card in play, of any faction; not crystals or Contraband."""

    def possible(self, state: State, seat: Seat) -> bool:
        return bool(inactive_cards(state, seat))

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        cards = inactive_cards(state, seat)
        if len(cards) == 1:
            activate(state, seat, cards[0])
        elif cards:
            state.stack.append(Activating(seat.index, source, optional=False))


def activate(state: State, seat: Seat, card: CardId) -> None:
    """Pays the faction effect of a card now; a later card of the faction does not pay it again."""
    for i, latent in enumerate(state.deferred):
        if isinstance(latent.effect, Allied) and latent.paid == 0 and latent.source == card:
            state.deferred = [*state.deferred[:i], PendingEffect(latent.effect, card, 1), *state.deferred[i + 1 :]]
            if state.recording:
                state.tell(FACTION_ACTIVATED, seat.index, card)
            latent.effect.pay(state, seat, card)
            return


@final
class Activating(Question):
    """Question which card's faction effect to activate."""

    kind: ClassVar[int] = FRAMES.claim("activating", 48)
    prompt: ClassVar[str] = "activate"
    verbs: ClassVar[tuple[int, ...]] = (ACTIVATE,)
    rule: ClassVar[str] = "SPA-3.2"

    def answers(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        for card in inactive_cards(state, seat):
            out.append(ChoiceId(ACTIVATE | card))

    def answered(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        activate(state, seat, CardId(argument_of(choice)))


@final
class CardsOfFaction(Counter):
    """Number of own cards of a faction, in all zones."""

    def __init__(self, faction: str) -> None:
        super().__init__()
        self.faction: Final = faction

    def count(self, state: State, seat: Seat) -> int:
        return sum([1 for card in owned_cards(seat) if state.cards[card].suit == self.faction])


EFFECTS: Final[dict[str, EffectWord]] = {
    "allied": EffectWord("SPA-3.1", (Field("allied", PROGRAM),), lambda a: Allied(a.program("allied")), of_suit=True),
    "activate": EffectWord("SPA-3.2", (Field("activate", FLAG),), lambda a: Activate(), asks=True),
}
POSSESSIONS: Final[dict[str, CounterWord]] = {
    "faction": CounterWord("SPA-1.2", (Field("faction", SUIT),), lambda a: CardsOfFaction(a.name("faction")))
}
