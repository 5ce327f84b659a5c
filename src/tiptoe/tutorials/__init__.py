"""Lessons: positions with forced luck, steps through them, and what is said at each (docs/formats/lesson.md)."""
