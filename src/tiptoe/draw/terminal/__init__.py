"""Maps in cells of a terminal."""
