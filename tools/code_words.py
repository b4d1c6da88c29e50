"""The words that the codes of rooms are made of (see covernames/server/codes.py).

    python tools/code_words.py           writes covernames/server/code_words/<language>.txt
    python tools/code_words.py --read et    prints the words that somebody has to read, best first

They come from what bots know: the words that lists of associations stand under, which were chosen
as ordinary ones, then those that most lists name. A word is short and easily typed, no name, and
written or heard like no other word of the list. ``tools/unwanted_words/<language>.txt`` has what
nobody wants to find in an invitation, and what a reader of the list found to be no good word by
itself: whoever adds to the associations reads what is new, and runs this again.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from pathlib import Path

from covernames.bots.lists import read, unsaid
from covernames.decks import LANGUAGES
from covernames.referee.languages.th_sounds import sound
from covernames.referee.languages.zh_sounds import Syllable, sounds

ROOT = Path(__file__).parent.parent
LISTS = ROOT / "src" / "covernames" / "server" / "code_words"
UNWANTED = ROOT / "tools" / "unwanted_words"
REFEREE = ROOT / "src" / "covernames" / "referee" / "data"
WANTED = 2_500
"""Words of a list: three of them and a number of two digits make 40.3 bits."""
LEAST_NAMED = 2
"""Lists that a word stands in, if none stands under it."""

LETTERS = {
    "en": "[a-z]{3,7}",
    "et": "[a-z]{3,7}",  # without õäöü: typed on any keyboard, read in any address
    "id": "[a-z]{3,7}",
    "bg": "[а-ъьюя]{3,7}",
    "th": "[ก-ฮเ-ไ][ก-์]{1,5}",
    "zh-Hant": "[\u4e00-\u9fff]{2}",
}
"""What a word looks like."""


def english(word: str) -> Hashable:
    """Without a regular ending: nobody hears whether it was CAT or CATS."""
    for ending in ("ing", "ers", "er", "ed", "es", "s", "e", "y"):
        if len(word) - len(ending) > 2 and word.endswith(ending):  # noqa: PLR2004 - a stem
            return word.removesuffix(ending)
    return word


def estonian(word: str) -> Hashable:
    """B, D and G sound like weak P, T and K."""
    return word.translate(str.maketrans("bdg", "ptk"))


def indonesian(word: str) -> Hashable:
    """F and V are often said as P, Z as J."""
    return word.translate(str.maketrans("fvz", "ppj")).replace("kh", "k").replace("sy", "s")


def bulgarian(word: str) -> Hashable:
    """A voiced end is spoken voiceless; О sounds like У and Ъ like А without the stress."""
    hard = str.maketrans("бвгджз", "пфктшс")
    return re.sub(
        "[бвгджз](?=[бвгджзкпстфхцчшщ]*$)", lambda m: m[0].translate(hard), word
    ).translate(str.maketrans("оъ", "уа"))


def thai(word: str) -> Hashable:
    """Without the tone: a mark more or less is soon overlooked."""
    bare = re.sub("[่้๊๋]", "", re.sub("[ก-ฮ][ิุ]?์", "", word))
    heard = sound(word)
    return heard[:3] if heard else bare


def chinese(word: str) -> Hashable:
    """Without the tones, and as many people say it: ZH like Z, ING like IN."""
    return tuple(min(map(_blurred, readings)) for readings in sounds(word))


def _blurred(spoken: Syllable) -> tuple[str, ...]:
    initial = re.sub("(?<=[zcs])h", "", spoken.initial)
    return initial, spoken.medial, re.sub("(?<=n)g$", "", spoken.rime)


SOUND: dict[str, Callable[[str], Hashable]] = {
    "en": english,
    "et": estonian,
    "id": indonesian,
    "bg": bulgarian,
    "th": thai,
    "zh-Hant": chinese,
}
"""What two words must not have in common."""


def candidates(tag: str) -> list[str]:
    """Ordinary words, best first."""
    heads: dict[str, None] = {}
    named: Counter[str] = Counter()
    for head, words in read(tag):
        heads.setdefault(head.lower())
        named.update(dict.fromkeys(words, 1))
    others = (word for word, times in named.most_common() if times >= LEAST_NAMED)
    names = frozenset(_listed(REFEREE / f"{tag.partition('-')[0]}-names.txt"))
    return [*heads, *(word for word in others if word not in heads and word not in names)]


def chosen(tag: str) -> Iterator[str]:
    """The candidates that look right and sound like none before them."""
    unwanted = unsaid(tag) | frozenset(_listed(UNWANTED / f"{tag}.txt"))
    looks = re.compile(LETTERS[tag])
    same = _homophones() if tag == "en" else {}
    heard: set[Hashable] = set()
    for word in candidates(tag):
        how = same.get(word, SOUND[tag](word))
        if looks.fullmatch(word) and word not in unwanted and how not in heard:
            heard.add(how)
            yield word


def _homophones() -> dict[str, str]:
    """English words that only their spelling tells apart, each with the first of them."""
    lines = (REFEREE / "en-homophones.txt").read_text("utf-8").splitlines()
    groups = [line.split() for line in lines if not line.startswith("#")]
    return {word: f"as {group[0]}" for group in groups for word in group}


def _listed(file: Path) -> Iterator[str]:
    for line in file.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            yield from line.split()


def main() -> None:
    """Write the lists, or print one to read."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--read", choices=sorted(LANGUAGES))
    tag = asked.parse_args().read
    if tag:
        print(*chosen(tag))
        return
    for each in LANGUAGES:
        words = [word for word, _ in zip(chosen(each), range(WANTED), strict=False)]
        (LISTS / f"{each}.txt").write_text("\n".join(sorted(words)) + "\n", "utf-8")
        print(each, len(words))


if __name__ == "__main__":
    main()
