"""Tutorials: lessons with a forced position, steps through it, and a text for each (docs/formats/lesson.md)."""
