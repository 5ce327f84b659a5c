"""The arena: games as the libraries of the field want them, in numbers; each interface asks for its own extra."""
