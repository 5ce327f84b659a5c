"""Windows that people have, from the smallest phone to a very large screen, and how many of them a run walks.

The ordinary run walks a few; `make windows` (TIPTOE_WINDOWS=all) walks all, in both themes and every language.
"""

from __future__ import annotations

import os

EVERYTHING = os.environ.get("TIPTOE_WINDOWS") == "all"
ZOOMED = (683, 384)  # a laptop of 1366 x 768 at 200 %
WINDOWS = (
    *((320, 568), (320, 640), (360, 640), (375, 553), (375, 667), (390, 664), (390, 844), (412, 915), (430, 932)),
    *((568, 320), (667, 375), ZOOMED, (844, 390), (915, 412), (960, 540)),
    *((768, 1024), (820, 1180), (1024, 1366), (1024, 768), (1112, 834)),
    *((1280, 593), (1280, 720), (1366, 625), (1366, 640), (1366, 720), (1366, 740), (1366, 768)),
    *((1440, 720), (1440, 900), (1536, 730), (1536, 864), (1707, 860)),
    *((1920, 900), (1920, 940), (1920, 1040), (1920, 1080), (2560, 1300), (2560, 1440), (3840, 2160)),
)
FEW = ((320, 568), (667, 375), (820, 1180), (1280, 593), (1366, 768), (3840, 2160))
ONE_OF_EACH = ((320, 568), (667, 375), (820, 1180), (1366, 768), (3840, 2160))  # one window of each kind of layout
THEMES = ("torch", "parchment")
LANGUAGES = ("en", "fr", "pt-BR")


def page_settings(theme: str, speed: str = "instant", language: str = "en") -> str:
    """Returns the settings of a page in a theme, a language and without motion."""
    return f"{{speed: '{speed}', motion: 'less', name: 'Mina', theme: '{theme}', language: '{language}'}}"
