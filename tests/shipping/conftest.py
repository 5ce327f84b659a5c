from __future__ import annotations

import os

from databases import any_url, database_url, new_url, postgres, postgres_url, sqlite_url  # noqa: F401

# What needs a wheel and minutes: `make shipped` builds the one and takes the others.
collect_ignore = [] if os.environ.get("TIPTOE_WHEELS") else ["test_shipped.py"]
