"""Drills: servers of this machine under load and under attack, and killed while games are played."""
