"""The key: which card is whose. Sealed, so that it cannot slip into anything public.

A key has one or more *faces* of 25 identities each. The classic game has one face, which both
spymasters see; Duet has two, one for each side. A key cannot be printed, compared, copied,
pickled or turned into JSON; whoever needs an identity asks for one cell of one face, and only
`decide` and a seat entitled to look do so.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from typing import Final, NoReturn

import msgspec

RED: Final = "red"
BLUE: Final = "blue"
AGENT: Final = "agent"
BYSTANDER: Final = "bystander"
ASSASSIN: Final = "assassin"

CELLS: Final = 25
ROW: Final = 5

Identities = tuple[str, ...]


def without_assassins(identities: Identities) -> Identities:
    """A-64: as a family plays."""
    return tuple(BYSTANDER if each == ASSASSIN else each for each in identities)


class OpenKey(msgspec.Struct, frozen=True):
    """A key laid open: public once the game is over, and what the vault keeps until then.

    >>> from covernames import deal
    >>> dealt, key = deal("classic", [f"word{n}" for n in range(25)])
    >>> key.open().matches(dealt.commitment)
    True
    """

    faces: dict[str, Identities]
    salt: str

    def commitment(self) -> str:
        """The fingerprint that the deal publishes, and that anyone can compute at the end."""
        lines = [
            self.salt,
            *(f"{face}:{','.join(ids)}" for face, ids in sorted(self.faces.items())),
        ]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()

    def matches(self, commitment: str) -> bool:
        """Whether this is the key that the deal had committed itself to."""
        return hmac.compare_digest(self.commitment(), commitment)


class Key:
    """A sealed key. Only `identity`, `face` and `open` let anything out, each on purpose."""

    __slots__ = ("__faces", "__salt", "commitment")

    commitment: str

    def __init__(self, faces: Mapping[str, Identities], salt: str) -> None:
        for face, identities in faces.items():
            if len(identities) != CELLS:
                raise ValueError(f"face {face} needs {CELLS} identities")
        self.__faces = dict(faces)
        self.__salt = salt
        self.commitment = self.open().commitment()

    def identity(self, face: str, cell: int) -> str:
        """Whose card lies at a cell, read from one face."""
        return self.__faces[face][cell]

    def face(self, face: str) -> Identities:
        """One whole face, for a seat that is entitled to look at it."""
        return self.__faces[face]

    def cells(self, face: str, identity: str) -> tuple[int, ...]:
        """Where the cards of one identity lie on one face."""
        return tuple(cell for cell, found in enumerate(self.__faces[face]) if found == identity)

    def open(self) -> OpenKey:
        """Break the seal: at the end of a game, and on the way into the vault."""
        return OpenKey(dict(self.__faces), self.__salt)

    @classmethod
    def sealed(cls, key: OpenKey) -> Key:
        """Seal a key that comes out of the vault."""
        return cls(key.faces, key.salt)

    def __repr__(self) -> str:
        return "<Key: sealed>"

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        raise TypeError("a key is sealed: it is neither pickled nor copied")

    def __init_subclass__(cls) -> NoReturn:
        raise TypeError("a key is sealed: it has no subclasses")
