"""Stand-in for the library, which has no build for browsers."""
