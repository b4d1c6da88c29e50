"""What an operator watches. No names, no words, no codes of rooms: only how many and how long."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """The figures of one node."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.rooms = Gauge("covernames_rooms", "Rooms loaded here", registry=self.registry)
        self.connections = Gauge("covernames_connections", "Devices here", registry=self.registry)
        self.dropped = Counter(
            "covernames_dropped", "Devices that did not keep up", registry=self.registry
        )
        self.restarts = Counter(
            "covernames_task_restarts",
            "Background tasks that broke and were begun anew",
            ["task"],
            registry=self.registry,
        )
        self.commands = Histogram(
            "covernames_command_seconds",
            "From a command to its answer",
            ["outcome"],
            buckets=BUCKETS,
            registry=self.registry,
        )
        # Looked up once: every command is counted.
        self.done = self.commands.labels("done")
        self.refused = self.commands.labels("refused")
        self.commits = Histogram(
            "covernames_commit_seconds",
            "From an append to its being durable",
            buckets=BUCKETS,
            registry=self.registry,
        )

        self.worker_restarts = Counter(
            "covernames_worker_restarts",
            "Workers that died or were killed",
            registry=self.registry,
        )
        self.worker_timeouts = Counter(
            "covernames_worker_timeouts",
            "Questions that took a worker too long",
            registry=self.registry,
        )

    def text(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self.registry)
