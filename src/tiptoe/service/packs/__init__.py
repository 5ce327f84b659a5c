"""Packs that people bring along: read, checked and kept."""
