"""Training of the bots' network: `games` plays, `learn` learns, `match` measures, `bundle` packs them to travel."""
