"""What one seat may know: views, redacted events, and dealing the unknown again."""
