"""The games: each a ruleset on one page and the few rules that are its own."""
