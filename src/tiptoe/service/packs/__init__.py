"""Uploaded packs: read, checked and stored."""
