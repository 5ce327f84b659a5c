"""Views of one seat: its knowledge of the position, redacted events, and determinized states."""
