"""Tables in this process: the hub, live tables, what is saved of them, and the turns of bots."""
