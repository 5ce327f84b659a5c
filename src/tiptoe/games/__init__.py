"""Games: for each a ruleset on one page and the few rules of its own."""
