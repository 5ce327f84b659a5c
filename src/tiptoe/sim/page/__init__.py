"""Page of a study: one HTML file that needs nothing beside it."""
