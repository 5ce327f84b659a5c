"""Messages between clients and servers: requests, answers, and the events and views in them."""
