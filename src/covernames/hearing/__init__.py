"""How well bots hear people: clues that people gave, put to bots that guess.

The clues lie in files of the user's; none come with Covernames. docs/people.md says what a file
looks like and what is measured.

>>> from covernames.hearing import given_in, report
>>> line = b'{"words": ["SEA", "KING", "PIANO"], "clue": "ocean", "targets": ["sea"]}'
>>> report("associations", given_in(line, "en")).groups["all"].first.count
1
"""

from __future__ import annotations

from ..refusals import TurnsRefused
from .figures import PEOPLE, Figures, Report, people, report
from .given import Given, given_in
from .listening import Heard, listen
from .sources import read

__all__ = [
    "PEOPLE",
    "Figures",
    "Given",
    "Heard",
    "Report",
    "TurnsRefused",
    "given_in",
    "listen",
    "people",
    "read",
    "report",
]
