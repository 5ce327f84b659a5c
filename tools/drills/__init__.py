"""Drills: a server of our own under load and under attack, and servers that are killed while games are played."""
