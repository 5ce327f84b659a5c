"""Close codes of websockets, as docs/formats/wire.md lists them."""

from __future__ import annotations

from typing import Final

GOING_AWAY: Final = 1012
NOT_UNDERSTOOD: Final = 4400
NO_TABLE: Final = 4404
DEALT_OTHERWISE: Final = 4409
OTHER_PROTOCOL: Final = 4426
TOO_MANY: Final = 4429
UNAVAILABLE: Final = 4503
