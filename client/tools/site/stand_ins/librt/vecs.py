"""Stand-in for librt.vecs: a list does the same work there, only slower."""

from typing import TypeVar

T = TypeVar("T")


class vec(list[T]):  # noqa: N801 - the name of the library
    """Growing array of items of one type."""


def append(items: vec[T], item: T) -> vec[T]:
    items.append(item)
    return items
