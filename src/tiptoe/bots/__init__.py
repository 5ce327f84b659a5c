"""Bots: whoever can answer a view. They see what their seat may know and nothing else."""
