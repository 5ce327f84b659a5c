"""Views of one seat: what it may know, redacted events, and the unknown dealt again."""
