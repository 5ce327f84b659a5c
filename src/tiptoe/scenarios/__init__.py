"""Scenarios: tests written as data, with a position, choices and the expected result."""
