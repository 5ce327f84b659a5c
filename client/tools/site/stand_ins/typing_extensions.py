"""In place of the library: the Python of the site knows all that it brings to older ones."""

from collections.abc import Buffer  # noqa: F401
from typing import *  # noqa: F403
