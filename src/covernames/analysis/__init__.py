"""Afterwards: the best clue that nobody gave, what a listener heard, and what if.

``afterwards`` has what can be asked; it brings bots along, so it is imported where they may think.
"""

from .report import Analysis, Boldest, ClueReport, Guessed, Heard, Touched, Weighed, WhatIf

__all__ = [
    "Analysis",
    "Boldest",
    "ClueReport",
    "Guessed",
    "Heard",
    "Touched",
    "Weighed",
    "WhatIf",
]
