"""Maps for terminals, in cells of text."""
