"""Clank! In Space: a ship of modules, factions, data ports, hyperlifts, bounty hunters, escape pods."""
