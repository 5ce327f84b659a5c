"""The workshop: packs while they are written."""
