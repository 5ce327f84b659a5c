from __future__ import annotations

import os

# What needs a wheel and minutes: `make shipped` builds the one and takes the others.
collect_ignore = [] if os.environ.get("TIPTOE_WHEELS") else ["test_shipped.py"]
