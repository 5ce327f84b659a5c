"""Escaping: text and attributes of a picture. The standard library's own brings a web client along."""

from __future__ import annotations


def svg_text(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def quoted(text: str) -> str:
    """As the value of an attribute."""
    inside = svg_text(text).replace('"', "&quot;")
    return f'"{inside}"'
