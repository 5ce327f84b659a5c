"""Plans: what is where on a board, a ship or a tile, without a colour."""
