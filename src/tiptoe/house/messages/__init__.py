"""Messages: their shapes, and how they are built for one listener."""
