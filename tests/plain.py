"""Views and events as a client reads them: plain data."""

from __future__ import annotations

from typing import Any

import msgspec

from tiptoe.core.event import Event
from tiptoe.core.pack import Pack
from tiptoe.formats.events import fact_of
from tiptoe.formats.views import shown
from tiptoe.view.view import View


def view_data(view: View) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(shown(view)))
    return data


def event_data(event: Event, pack: Pack) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(fact_of(event, pack)))
    return data
