"""Tables in one browser, without a server: the same table service behind the same addresses and messages."""
