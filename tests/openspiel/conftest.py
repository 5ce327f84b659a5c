"""The library is an extra: without it nothing here is collected, and `make interfaces` brings it."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("pyspiel") else ["test_*.py"]
