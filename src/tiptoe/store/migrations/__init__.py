"""How a database comes to be of this version, step by step."""
