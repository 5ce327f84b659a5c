"""Study of a game: its length, fates, map, and the worth of every card and token, from many games."""
