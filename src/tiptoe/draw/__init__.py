"""Drawings of maps: `layout` says where everything is, `svg` and `terminal` draw it."""
