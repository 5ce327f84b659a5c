"""Workshop: packs while they are written."""
