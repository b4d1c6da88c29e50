"""The deck of pictures: two ideas in one, in ink.

``pictures.txt`` says what is on them, ``concepts.txt`` which icons they are made of, ``names/``
what they are called in six languages. ``tools/pictures_deck.py`` draws them when the page is built.
On a card a picture is its id behind a sign that no word begins with (`covernames.text.PICTURE`);
``own.py`` has those that people bring themselves, ``faces.py`` the faces that stand for people.
"""

from .cards import ideas_on, name_on
from .deck import Concept, DeckError, Picture, concepts, pictures
from .naming import Word, names, words
from .own import OwnPicture, own_on

__all__ = [
    "Concept",
    "DeckError",
    "OwnPicture",
    "Picture",
    "Word",
    "concepts",
    "ideas_on",
    "name_on",
    "names",
    "own_on",
    "pictures",
    "words",
]
