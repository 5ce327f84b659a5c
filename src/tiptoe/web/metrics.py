"""Metrics for Prometheus. None of them depends on anything hidden."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE: Final = "text/plain; version=0.0.4"
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """Metrics of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = Counter(
            "tiptoe_commands", "Commands by what became of them", ["outcome"], registry=self.registry
        )
        self.seconds = Histogram(
            "tiptoe_command_seconds",
            "From a command to the last view made of it",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.refused = Counter(
            "tiptoe_refused", "What a limit refused or let go, by the limit", ["limit"], registry=self.registry
        )
        self.connections = Gauge("tiptoe_connections", "Open websockets", registry=self.registry)
        self.sockets = Gauge("tiptoe_sockets", "Open connections of any kind", registry=self.registry)
        self.most_sockets = Gauge("tiptoe_sockets_most", "Connections that there may be", registry=self.registry)
        self.store_works = Gauge("tiptoe_store_works", "Whether entries can be kept", registry=self.registry)
        self.tables = Gauge("tiptoe_tables", "Tables in memory", registry=self.registry)

    def command(self, outcome: str, seconds: float) -> None:
        """Counts a command of a person or a bot, with its outcome and its duration."""
        self.commands.labels(outcome).inc()
        self.seconds.observe(seconds)

    def limited(self, limit: str) -> None:
        """Counts a refusal by `limit`."""
        self.refused.labels(limit).inc()

    def page(self) -> bytes:
        return generate_latest(self.registry)
