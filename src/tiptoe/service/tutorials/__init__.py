"""Lessons at a table: an ordinary one with a tutor beside it. Nothing of it is kept."""
