"""Guards of requests: hosts, origins, seats, addresses and rates."""
