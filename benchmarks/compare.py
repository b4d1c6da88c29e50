"""Two commits side by side: alternating runs, minute by minute, of this checkout and another.

    git worktree add --detach ../before <commit>
    python -m benchmarks.compare ../before [ROOMS [RUNS]]

For each pair of runs the bare loop runs as well. Rooms move ten times a second.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import uvloop

from .server import Run, all_descriptors, playing, run
from .servers import HERE, Bare, Rooms, Server, pinned

SECONDS = 10


async def once(server: Server, rooms: int) -> Run:
    """One run, with a server of its own."""
    try:
        async with playing(server, rooms) as tables:
            return await run(server, tables, SECONDS)
    finally:
        server.stop()


async def main(other: Path, rooms: int, runs: int) -> None:
    """Print a line a run."""
    pinned()
    for _ in range(runs):
        print(f"bare    {await once(Bare(), rooms)}", flush=True)
        for name, source in (("before", other), ("now", HERE)):
            with tempfile.TemporaryDirectory() as folder:
                found = await once(Rooms(folder, source=source), rooms)
            print(f"{name:7} {found}", flush=True)


if __name__ == "__main__":
    all_descriptors()
    rooms, runs = (int(each) for each in [*sys.argv[2:4], "150", "3"][:2])
    uvloop.run(main(Path(sys.argv[1]).resolve(), rooms, runs))
