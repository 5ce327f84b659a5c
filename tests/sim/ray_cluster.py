"""A Ray cluster with two worker nodes, one of which is killed: `make ray`, since Ray is large."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

import tiptoe
from api.mine import Mine
from chores import killed_once
from tiptoe.sim.ray_cluster import RayCluster
from tiptoe.sim.runner import Report, simulate

ray = import_module("ray")
GAMES = 120
BOTS = ["greedy", "random"]


@pytest.fixture
def nodes() -> Iterator[Any]:
    """Cluster whose head plays nothing, without workers."""
    local = import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    ray.init(address=local.address, log_to_driver=False)
    yield local
    ray.shutdown()
    with contextlib.suppress(Exception):
        local.shutdown()


def findings(report: Report) -> dict[str, Any]:
    timed = ("seconds", "decisions_per_second", "peak_memory_mb")
    return {name: value for name, value in report.as_json().items() if name not in timed}


def test_a_killed_node_loses_nothing_and_nothing_counts_twice(nodes: Any) -> None:
    doomed = nodes.add_node(num_cpus=1)
    nodes.add_node(num_cpus=1)
    nodes.wait_for_nodes()
    killed: list[int] = []

    def kill_once(done: int) -> None:
        if done >= GAMES // 4 and not killed:
            killed.append(done)
            nodes.remove_node(doomed, allow_graceful=False)

    there = simulate("classic", BOTS, GAMES, 5, 1, on_progress=kill_once, on="ray")
    assert killed and killed[0] < GAMES
    assert there.games == GAMES
    assert findings(there) == findings(simulate("classic", BOTS, GAMES, 5, 1))


def test_a_bot_of_ones_own_plays_on_a_cluster_as_here(nodes: Any) -> None:
    """Workers import the bot's class by its name, from its module."""
    nodes.add_node(num_cpus=1)
    nodes.wait_for_nodes()
    here = tiptoe.simulate("classic", [Mine, "random"], games=6, seed=3)
    assert tiptoe.simulate("classic", [Mine, "random"], games=6, seed=3, on="ray") == here
    assert tiptoe.simulate("classic", ["api.mine:Mine", "random"], games=6, seed=3, on="ray").scores == here.scores


def test_a_killed_worker_process_loses_nothing(nodes: Any, tmp_path: Path) -> None:
    nodes.add_node(num_cpus=2)
    nodes.wait_for_nodes()
    with RayCluster("") as crew:
        tasks = [(n, str(tmp_path)) for n in range(8)]
        assert list(crew.in_order(killed_once, tasks)) == list(range(8))
    assert len(list(tmp_path.iterdir())) == 3


def test_more_workers_play_more(nodes: Any) -> None:
    """Rates are printed, not judged: the gain of a second node depends on the machine."""
    rates = []
    for count in (1, 2):
        nodes.add_node(num_cpus=1)
        nodes.wait_for_nodes()
        simulate("classic", BOTS, 8, 1, 1, on="ray")  # workers start and open the game
        begun = perf_counter()
        simulate("classic", BOTS, GAMES, 5, 1, on="ray")
        rates.append(GAMES / (perf_counter() - begun))
        print(f"{count} workers: {rates[-1]:.1f} games/s")
    assert all(rate > 0 for rate in rates)
