"""Training of the network that plays: `games` plays, `learn` learns, `match` measures, `bundle` packs what travels."""
