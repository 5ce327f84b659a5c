"""Guards: who may ask, from where, and how often."""
