"""Words for cards, questions, events and refusals in every language, used by every front end."""
