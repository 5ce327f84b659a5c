"""Messages as they travel: what clients send and receive, with the events and views in them."""
