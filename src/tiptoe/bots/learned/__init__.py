"""Policy network trained by self-play: `features` turns positions and choices into its input."""
