"""The store: all tables behind one value, the same for both databases."""

from __future__ import annotations

from .deals import Deals
from .devices import Devices
from .pulses import Pulses
from .replays import Replays
from .results import Results
from .rooms import Rooms
from .sheets import Sheets
from .stream import Stream


class Store(Stream, Rooms, Devices, Sheets, Results, Replays, Deals, Pulses):
    """A database of rooms, and of what is kept beside them."""
