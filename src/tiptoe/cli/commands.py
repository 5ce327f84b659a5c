"""Importing this module registers every command."""

from . import bench, board, cards, check, drill, pack, play, records, rules, serve, simulate, tiles

__all__ = [
    "bench",
    "board",
    "cards",
    "check",
    "drill",
    "pack",
    "play",
    "records",
    "rules",
    "serve",
    "simulate",
    "tiles",
]
