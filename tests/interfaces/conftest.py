"""What takes long or a large library: nothing here is collected without it, and `make interfaces` brings it."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("pyspiel") else ["test_*.py"]
