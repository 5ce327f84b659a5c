"""Routes: what is answered at which address."""
