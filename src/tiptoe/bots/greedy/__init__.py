"""Greedy, a bot in rooms: `decide` answers, `lessons` holds what games have taught it, the others weigh and measure."""
