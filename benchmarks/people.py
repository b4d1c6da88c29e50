"""Our bots, and the same with GloVe, as people's clues are put to them: for docs/people.md.

`python -m benchmarks.people --fetch bigbench` takes what `covernames benchmark people` takes.
"""

from __future__ import annotations

import sys

from covernames.cli import app

from .glove import NAME, glove

BOTS = ("associations", f"blend:{NAME}", f"vectors:{NAME}", "noisy", "noisy:0.8", "random")


def main() -> None:
    """Put GloVe on a shelf for a while, and run the command."""
    named = [argument for bot in BOTS for argument in ("--bot", bot)]
    with glove():
        app(["benchmark", "people", *named, *sys.argv[1:]])


if __name__ == "__main__":
    main()
