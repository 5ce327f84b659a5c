"""Importing this module registers every command."""

from . import bench, board, cards, check, pack, play, records, rules, simulate, tiles

__all__ = ["bench", "board", "cards", "check", "pack", "play", "records", "rules", "simulate", "tiles"]
