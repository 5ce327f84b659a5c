"""Report page: a study as one self-contained HTML file."""
