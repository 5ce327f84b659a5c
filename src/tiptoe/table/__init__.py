"""One live game with its people: seats, decisions, undo and spectators. Pure and synchronous."""
