"""Clank! Catacombs: a dungeon that grows as it is explored; for five and six; and with the monsters of Sub Terra."""
