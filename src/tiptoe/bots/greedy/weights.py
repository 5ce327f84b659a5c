"""Weights of the greedy bot: all the numbers that decide how it plays. The unit is a point of the final score.

The values of things of one game stand in the heuristics of that game.
"""

from __future__ import annotations

from typing import Final, final

from .heuristics import GreedyHeuristics, Prices


@final
class FixedPrices:
    """Prices of words by the heuristics of one game."""

    def __init__(self, heuristics: GreedyHeuristics, prices: Prices) -> None:
        self.heuristics: Final = heuristics
        self.prices: Final = prices


@final
class Weights:
    """Values of things to a bot, and how careful it is. Make an instance, change it, and hand it to the bot."""

    # One unit of a word of the card language.
    skill: float = 0.75
    swords: float = 0.6
    boots: float = 1.3
    boots_for_a_mark: float = 0.5  # added for every cube that a seat must carry to a room first
    gold: float = 1.0
    draw: float = 1.0
    teleport: float = 2.7
    trash: float = 0.8
    secret: float = 2.5  # fetched from the room next door
    others_clank: float = 0.3
    rage: float = -0.7
    danger: float = 0.5  # a Danger card less in the row
    lockpick: float = 1.5
    prisoner: float = 2.3
    free_card: float = 3.5  # any of the row, for nothing
    free_item: float = 6.5  # any of the market
    small_favour: float = 0.3  # any other effect of a text
    hope: float = 0.4  # how much of a conditional text to count on while its condition is not met
    # Being hurt: a damage costs `health` divided by the health that is left.
    health: float = 7.0
    clank: float = 0.35  # a cube of Clank!, as part of a damage: not every cube is drawn
    # Items of the market, beyond the points printed on them.
    key: float = 6.5
    backpack: float = 5.0
    map: float = 1.0  # to go against arrows
    # Walking. Delays count in boots; a turn of walking costs points.
    cave_stop: float = 0.8
    monster_stop: float = 0.7
    lock_stop: float = 1.0
    carried_stop: float = 0.8  # a seat that was carried spends no boots
    carried_first: float = 1.8  # if a turn begins with it
    detour: float = 0.7  # points that a boot to a stop must bring
    turn: float = 0.1
    # Beyond the edge of the map.
    boots_of_a_tile: float = 1.4
    found_on_a_tile: float = 0.25  # the share of its gains that a seat gets
    boots_hoped_for: float = 2.2  # a turn, at least, once the deck is built
    # The chance to come home: turns that must be left over, and how slowly it grows with more of them.
    turns_to_spare: float = 1.2
    spread: float = 3.0
    # The game to come, as a guess.
    longest: float = 18.0  # turns to look ahead
    cards_taken: float = 1.2  # from the row, by a seat in a turn
    noise: float = 2.0  # more of the own cubes in the bag, soon
    attacks_of_those_out: float = 1.5  # a round
    waking: float = 0.33  # by one more card taken from the row, as part of a seat's attacks in a round
    swords_of_a_walker: float = 3.75  # a turn, and no monster on the way hurts
    linger: float = 6.0  # turns that rivals stay on where no countdown hurries them
    rival_boots: float = 2.5  # a turn, of a rival who runs home
    # Weaknesses: chances to overlook a choice, and shares of the value of things that the bot sees.
    overlooks: float = 0.0  # something to take, to buy or to use
    strays: float = 0.0  # a step, while it carries no Artifact
    lure: float = 1.0  # of an Artifact: with a small share the nearest is as good as any
    trifles: float = 1.0  # of other gains of rooms

    def __init__(self) -> None:
        # Computed from the weights for the heuristics asked last; change no weight afterwards.
        self._priced: FixedPrices | None = None

    def prices(self, heuristics: GreedyHeuristics) -> Prices:
        """Returns the prices of words that are the same in every position."""
        priced = self._priced
        if priced is None or priced.heuristics is not heuristics:
            priced = FixedPrices(heuristics, {word: price(self) for word, price in heuristics.fixed.items()})
            self._priced = priced  # at once: threads may share weights
        return priced.prices

    def with_values(self, values: dict[str, float]) -> Weights:
        """Returns new weights with these values."""
        weights = Weights()
        for name in names_of_weights():
            setattr(weights, name, values[name] if name in values else getattr(self, name))
        unknown = [name for name in values if name not in names_of_weights()]
        assert not unknown, f"no weights: {unknown}"
        return weights

    def times(self, factors: dict[str, float]) -> Weights:
        """Returns new weights, some of them multiplied by `factors`."""
        return self.with_values({name: getattr(self, name) * factor for name, factor in factors.items()})


DEFAULT: Final = Weights()
WEAKNESSES: Final = ("overlooks", "strays", "lure", "trifles")  # of levels; tuning leaves them alone


def names_of_weights() -> list[str]:
    return [name for name in dir(DEFAULT) if isinstance(getattr(DEFAULT, name), float)]
