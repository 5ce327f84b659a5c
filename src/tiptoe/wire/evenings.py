"""Messages of an evening beside the real box that several phones keep together."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from .table import Received

LONGEST_LINE: Final = 6_000  # characters; the first line has the numbers of the game, about 1 500
MOST_SENT: Final = 500
MOST_LINES: Final = 4_000  # of an evening; an evening of four hours has about 800

EveningLine = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_LINE)]
SentLines = Annotated[list[EveningLine], msgspec.Meta(max_length=MOST_SENT)]


class EveningLines(Received, frozen=True):
    """Lines of one phone; the evening's secret proves that it may. The server does not read them.

    `known` is the number of lines that the phone knows of the evening as `copy` names it; "" for none.
    """

    secret: Annotated[str, msgspec.Meta(min_length=20, max_length=80)]
    copy: Annotated[str, msgspec.Meta(max_length=40)]
    known: Annotated[int, msgspec.Meta(ge=0, le=MOST_LINES)]
    lines: SentLines


class EveningNews(msgspec.Struct, frozen=True):
    """Lines of an evening after those that the phone knows, in the order in which they came.

    With another `copy` than the phone named they are all lines: the server had forgotten the evening and began anew.
    """

    copy: str
    lines: list[str]
