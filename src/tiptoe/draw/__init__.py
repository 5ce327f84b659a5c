"""Drawings of maps: `plan` says where everything is, `svg` and `terminal` draw it."""
