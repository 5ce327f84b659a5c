"""Clank! Catacombs: a dungeon that grows as it is explored; with variants for five and six and for Sub Terra."""
