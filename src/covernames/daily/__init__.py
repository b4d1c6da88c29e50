"""The case of the day: one puzzle a day, the same for everybody, made from the date alone.

`case` in ``making.py`` makes it, in ``guessing.py`` and ``giving.py`` a player solves it. What a
case is (``cases.py``), which days there are and how hard each is (``days.py``) can be read without
anything that thinks.
"""

from .cases import Case, GiveShown, GuessShown, Hint, Kind, Said, Task
from .days import FIRST, LEVELS, Level

__all__ = [
    "FIRST",
    "LEVELS",
    "Case",
    "GiveShown",
    "GuessShown",
    "Hint",
    "Kind",
    "Level",
    "Said",
    "Task",
]
