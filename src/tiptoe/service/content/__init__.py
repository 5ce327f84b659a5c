"""Content: everything a client needs to show a game that does not change during play."""
