"""CORE-6: the order of play never matters."""

from __future__ import annotations

import pytest
from scene import Scene, rule


@rule("CORE-6.3", "CORE-6.4")
@pytest.mark.parametrize("order", [("rebel-scout", "mercenary"), ("mercenary", "rebel-scout")])
def test_two_companions_wake_a_rebel_in_any_order(scene: Scene, order: tuple[str, str]) -> None:
    scene.hand(*order).deck("stumble")
    scene.play(order[0]).expect(hand=[order[1]])
    scene.play(order[1]).expect(hand=["stumble"])


@rule("CORE-6.7")
def test_a_companion_alone_does_not_wake_itself(scene: Scene) -> None:
    scene.hand("rebel-scout").deck("stumble").play("rebel-scout").expect(hand=[])


@rule("CORE-6.2", "CORE-6.3")
@pytest.mark.parametrize("order", [("swagger", "stumble", "stumble"), ("stumble", "swagger", "stumble")])
def test_swagger_pays_for_clank_before_and_after(scene: Scene, order: tuple[str, ...]) -> None:
    scene.hand(*order).play(*order).expect(skill=2, clank=2)
