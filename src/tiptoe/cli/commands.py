"""Importing this module registers every command."""

from . import (
    admin,
    bench,
    board,
    bots,
    cards,
    check,
    drill,
    lessons,
    look,
    pack,
    play,
    records,
    rules,
    serve,
    simulate,
    tiles,
)

__all__ = [
    "admin",
    "bench",
    "board",
    "bots",
    "cards",
    "check",
    "drill",
    "lessons",
    "look",
    "pack",
    "play",
    "records",
    "rules",
    "serve",
    "simulate",
    "tiles",
]
