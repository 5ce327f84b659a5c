"""Pictures of a board: an SVG for a browser, cells for a terminal. The geometry is shared, the pens differ."""
