"""Study of a game: what many games of it say of its length, its fates, its map and every card and token."""
