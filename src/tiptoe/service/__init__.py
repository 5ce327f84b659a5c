"""Service that runs tables, their people and their bots. It knows neither the web nor a database nor threads."""
