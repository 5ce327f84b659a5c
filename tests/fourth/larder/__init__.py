"""The Larder, a tiny game as a stranger would publish it: mice, crumbs, and a cat that sleeps lightly."""
