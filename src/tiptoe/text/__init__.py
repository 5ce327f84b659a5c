"""Words for cards, questions, events and refusals in three languages, used by every front end."""
