"""Greedy bot: `bot` decides, `heuristics` holds the tables that games fill, the other modules value and measure."""
