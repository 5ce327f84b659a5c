"""A bot whose network learned by playing against itself: `features` reads positions, `network` rates choices."""
