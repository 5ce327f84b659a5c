"""Escaping of text and attributes in SVG: `xml.sax.saxutils` would import a web client."""

from __future__ import annotations


def svg_text(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def quoted(text: str) -> str:
    """Returns a text as the value of an attribute, in quotes."""
    inside = svg_text(text).replace('"', "&quot;")
    return f'"{inside}"'
