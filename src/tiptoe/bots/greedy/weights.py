"""All the numbers that make `greedy` play as it does. The unit is a point of the final count.

What the things of one game are worth stands in the lessons of that game.
"""

from __future__ import annotations

from typing import Final, final

from .lessons import FIXED, Prices


@final
class Weights:
    """What things are worth to a bot and how careful it is. Make one, change it, and hand it to the bot."""

    def __init__(self) -> None:
        # One unit of a word of the card language.
        self.skill = 0.75
        self.swords = 0.6
        self.boots = 1.3
        self.boots_for_a_mark = 0.5  # more, for every cube that a seat must carry to a room first
        self.gold = 1.0
        self.draw = 1.0
        self.teleport = 2.7
        self.trash = 0.8
        self.secret = 2.5  # fetched from the room next door
        self.others_clank = 0.3
        self.rage = -0.7
        self.danger = 0.5  # a Danger card less in the row
        self.lockpick = 1.5
        self.prisoner = 2.3
        self.free_card = 3.5  # any of the row, for nothing
        self.free_item = 6.5  # any of the market
        self.small_favour = 0.3  # whatever else a text may do
        self.hope = 0.4  # how much of a conditional text to count on while its condition is not met
        # Being hurt: a damage costs `health` divided by the health that is left.
        self.health = 7.0
        self.clank = 0.35  # a cube of Clank!, as part of a damage: not every cube is drawn
        # Items of the market, beyond the points printed on them.
        self.key = 6.5
        self.backpack = 5.0
        self.map = 1.0  # to go against arrows
        # The way. What slows a walk down counts in boots; a turn of walking costs points.
        self.cave_stop = 0.8
        self.monster_stop = 0.7
        self.lock_stop = 1.0
        self.carried_stop = 0.8  # no boots for who was carried
        self.carried_first = 1.8  # if a turn begins with it
        self.detour = 0.7  # points that a boot to a stop must bring
        self.turn = 0.1
        # Beyond the edge of the map.
        self.boots_of_a_tile = 1.4
        self.found_on_a_tile = 0.25  # which part of what a tile gives
        self.boots_hoped_for = 2.2  # a turn, at least, once the deck is built
        # The chance to come home: turns that must be left over, and how slowly it grows with more of them.
        self.turns_to_spare = 1.2
        self.spread = 3.0
        # The game to come, as a guess.
        self.longest = 18.0  # turns to look ahead
        self.cards_taken = 1.2  # from the row, by a seat in a turn
        self.noise = 2.0  # more of the own cubes in the bag, soon
        self.attacks_of_those_out = 1.5  # a round
        self.waking = 0.33  # by one more card taken from the row, as part of a seat's attacks in a round
        self.swords_of_a_walker = 3.75  # a turn, and no monster on the way hurts
        self.linger = 6.0  # turns that rivals stay on where no countdown hurries them
        self.rival_boots = 2.5  # a turn, of a rival who runs home
        # How a player fails: chances to overlook what lies open, and which part it sees of what things are worth.
        self.overlooks = 0.0  # something to take, to buy or to use
        self.strays = 0.0  # a step, while it carries no Artifact
        self.lure = 1.0  # of an Artifact: to who sees little of it the nearest is as good as any
        self.trifles = 1.0  # of whatever else lies about
        # What follows from them, worked out once; change no weight afterwards.
        self._prices: Prices | None = None

    def prices(self) -> Prices:
        """What words are worth whatever the position is."""
        if self._prices is None:
            self._prices = {word: price(self) for word, price in FIXED.items()}
        return self._prices

    def with_values(self, values: dict[str, float]) -> Weights:
        """Others, with these values."""
        weights = Weights()
        for name in names_of_weights():
            setattr(weights, name, values[name] if name in values else getattr(self, name))
        unknown = [name for name in values if name not in names_of_weights()]
        assert not unknown, f"no weights: {unknown}"
        return weights

    def times(self, factors: dict[str, float]) -> Weights:
        """Others, with some of them so many times what they were."""
        return self.with_values({name: getattr(self, name) * factor for name, factor in factors.items()})


DEFAULT: Final = Weights()
WEAKNESSES: Final = ("overlooks", "strays", "lure", "trifles")  # of levels: nobody is tuned to have them


def names_of_weights() -> list[str]:
    return [name for name in dir(DEFAULT) if isinstance(getattr(DEFAULT, name), float)]
