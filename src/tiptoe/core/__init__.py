"""The kernel: positions, decisions, choices, effects. It does no I/O and speaks no language."""
