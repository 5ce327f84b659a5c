"""Search bot: `bot` compares choices by rollouts, `features` and `network` judge the positions at their end."""
