"""Scenarios: a position is given, choices are made, and what is expected of it is checked."""
