"""Command line of Tiptoe."""

from .app import main

__all__ = ["main"]
