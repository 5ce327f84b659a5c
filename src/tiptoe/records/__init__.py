"""Game records: reading, writing, replaying and playing back."""
