"""One live game: seats, decisions, undo, spectators. Pure and synchronous."""
