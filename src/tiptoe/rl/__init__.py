"""Environments for reinforcement learning libraries; each interface needs its own extra."""
