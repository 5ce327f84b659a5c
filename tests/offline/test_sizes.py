"""The site stays small: whoever wants to play on the way has a phone and a thin line."""

from __future__ import annotations

import os
from pathlib import Path

from tools.site_sizes import sizes_of, together

MOST = 5_700_000  # bytes in all, as brotli: the notebook, which nobody fetches by playing, has 80,000 of them


def test_all_of_it_stays_below_its_limit() -> None:
    sizes = sizes_of(Path(os.environ["TIPTOE_SITE"]))
    whole = together(sizes).brotli
    assert whole <= MOST, f"{whole:,} bytes, {whole - MOST:,} too many: {sizes}"
