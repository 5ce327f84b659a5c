"""Clank!, the base game."""
