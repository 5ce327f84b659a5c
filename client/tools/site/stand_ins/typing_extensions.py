"""In place of the library: the Python of the site knows all that it brings to older ones."""

from collections.abc import Buffer
from typing import *
