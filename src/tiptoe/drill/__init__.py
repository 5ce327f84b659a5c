"""Drills: a server of our own under load, and servers that are killed while games are played."""
