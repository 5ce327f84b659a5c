"""Packs: content as TOML, and the loader that types, checks and hashes it."""
