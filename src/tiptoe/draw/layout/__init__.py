"""Layout: what is where on a board, a ship or a tile, without colours."""
