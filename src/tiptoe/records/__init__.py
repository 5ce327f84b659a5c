"""Formats that users can hold in their hands: game records and scenarios."""
