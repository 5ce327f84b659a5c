"""The site stays small: whoever wants to play on the way has a phone and a thin line."""

from __future__ import annotations

import os
from pathlib import Path

from tools.site_sizes import sizes_of, together

MOST = 5_500_000  # bytes in all, as brotli


def test_all_of_it_is_at_most_five_and_a_half_megabytes() -> None:
    sizes = sizes_of(Path(os.environ["TIPTOE_SITE"]))
    whole = together(sizes).brotli
    assert whole <= MOST, f"{whole:,} bytes, {whole - MOST:,} too many: {sizes}"
