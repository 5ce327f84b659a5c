"""Many games at once: simulation, balance, soak and bench."""
