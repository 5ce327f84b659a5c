"""Protocols of connections: uvicorn's, with an end to what happens before a whole message is there."""
