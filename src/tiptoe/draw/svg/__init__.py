"""Maps as SVG."""
