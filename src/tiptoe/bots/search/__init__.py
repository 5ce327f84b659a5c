"""Strong, a bot in rooms: `search` tries choices, `tries` plays them on, `position` and `network` judge the end."""
