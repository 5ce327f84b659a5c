"""Content: what a game is shown with and what does not change while it is played."""
