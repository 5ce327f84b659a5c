"""History, statistics and luck of finished games."""
