"""Ids of seats."""

from __future__ import annotations

from typing import NewType

SeatId = NewType("SeatId", int)  # from 0, clockwise
