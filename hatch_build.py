"""Builds the page into the wheel, so that what pip installs is the whole game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import node
import page


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # of any builder's configuration
    """Runs before the files of the wheel are gathered."""

    def dependencies(self) -> list[str]:
        """Node from a wheel, where the machine has none that is new enough."""
        return [] if self.target_name != "wheel" or node.of_the_machine() else [node.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatch's
        """Build the page; an editable installation shows what `make web` has built."""
        if self.target_name == "wheel" and version != "editable":
            page.build()
