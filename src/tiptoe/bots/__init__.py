"""Bots: players that answer a `View`. A bot sees what its seat may know and nothing else."""
