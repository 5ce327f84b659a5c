"""Sizes of the site: small enough for a phone with a slow connection."""

from __future__ import annotations

import os
from pathlib import Path

from tools.site_sizes import sizes_of, together

MOST = 5_700_000  # bytes of all files as brotli; the notebook has 80,000 of them, which games do not fetch


def test_all_of_it_stays_below_its_limit() -> None:
    sizes = sizes_of(Path(os.environ["TIPTOE_SITE"]))
    whole = together(sizes).brotli
    assert whole <= MOST, f"{whole:,} bytes, {whole - MOST:,} too many: {sizes}"
