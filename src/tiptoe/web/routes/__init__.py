"""Routes: HTTP endpoints and websockets by their addresses."""
