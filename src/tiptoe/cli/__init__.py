"""The command line: the front door of everything."""

from .app import main

__all__ = ["main"]
