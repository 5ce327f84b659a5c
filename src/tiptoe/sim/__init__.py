"""Simulations of many games: results, balance, studies, soak tests and benchmarks."""
