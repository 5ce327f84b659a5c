"""Protocols of connections: uvicorn's, with limits on what arrives before a message is complete."""
