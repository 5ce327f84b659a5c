"""Tables over HTTP and websockets. Contains no rule."""
