"""Lessons at a table: an ordinary table with a tutor. Nothing is stored."""
