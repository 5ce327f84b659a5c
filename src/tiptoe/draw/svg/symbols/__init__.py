"""Symbols: every mark on the maps, drawn around its own middle."""
