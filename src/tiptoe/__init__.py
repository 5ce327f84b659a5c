"""Tiptoe: an open home for the Clank! family of deck-building heists."""

from .build import VERSION as __version__
from .build import choose

choose(__path__)

__all__ = ["__version__"]
