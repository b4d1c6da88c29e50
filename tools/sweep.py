"""Every pair of a card of ours and a known word that the referee forbids, to be read by people.

    python tools/sweep.py --pairs et --out et.tsv     card, word, reason, and what joins the two
    python tools/sweep.py --pairs et --show 200       a random sample on the screen
    python tools/sweep.py --pairs et --unread         only what nobody has read yet
    python tools/sweep.py --pairs et --ours           only words of ours, no common ones

Known are the words of decks, kin, associations and the common words of the language. Left out and
counted apart is what leaves nothing to judge: the card itself and its plain forms, also as one word
of several, a shared Chinese character, and forms of a word that stands in the list anyway. A
wrongful pair is a bug; `tools/readings.py` takes in what two readers say.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from covernames.bots.lists import read
from covernames.decks import load
from covernames.decks.library import NAMES
from covernames.judging import codenames
from covernames.referee import Clash, Codename, language_of
from covernames.referee.language import Language
from covernames.referee.lexicons import lines

ROOT = Path(__file__).parent.parent
READINGS = ROOT / "tests" / "referee" / "readings"
COMMON = 20_000
"""So many common words, by frequency where a list exists."""


class Pair(NamedTuple):
    """A forbidden pair."""

    card: str
    word: str
    reason: str
    via: str


def our_words(tag: str) -> Iterator[str]:
    """Every word of decks, kin and associations."""
    for name in NAMES:
        for word in load(tag, name).words:
            yield from (word.text, *word.parts, *word.kin, *word.near)
    for head, words in read(tag):
        yield from (head, *words)


def common_words(tag: str) -> list[str]:
    """The common words of a language: by frequency, or for Estonian what a dictionary has."""
    if tag == "th":
        counted = [line.partition("\t") for line in lines("th-corpus")]
        ordered = sorted(counted, key=lambda row: -int(row[2]) if row[2].isdecimal() else 0)
        return [word for word, _, _ in ordered[:COMMON]]
    if tag == "et":
        return Random(0).sample(estonian_words(), COMMON)
    from wordfreq import top_n_list  # noqa: PLC0415 - comes with `make bench`

    spoken = top_n_list("zh" if tag == "zh-Hant" else tag, 2 * COMMON)
    return [word for word in spoken if word.isalpha() and len(word) > 1][:COMMON]


def estonian_words() -> list[str]:
    """The lemmas of simplemma's Estonian dictionary."""
    from simplemma.strategies.dictionaries.dictionary_factory import (  # noqa: PLC0415 - as above
        DefaultDictionaryFactory,
    )

    found = DefaultDictionaryFactory().get_dictionary("et").values()
    lemmas = {word.decode() if isinstance(word, bytes) else word for word in found}
    return sorted(word for word in lemmas if word.isalpha())


def is_plain(clash: Clash, card: str, language: Language) -> bool:
    """Whether there is nothing to judge: the card, a form of it, a character that both have."""
    if clash.reason == "inflection":
        return clash.form == language.fold(card)
    if clash.reason == "contains-character":
        return clash.form in language.fold(card)
    return clash.reason == "same-word" and not clash.form


def has_it(term: str, card: str, language: Language) -> bool:
    """Whether a term of several words has the card, or a form of it, among them."""
    if " " not in term:
        return False
    clashes = (language.clash(word, Codename(card)) for word in term.split())
    return any(clash is not None and is_plain(clash, card, language) for clash in clashes)


def already_read(tag: str) -> set[tuple[str, str]]:
    """The pairs that two readers have judged."""
    path = READINGS / f"{tag}.tsv"
    rows = path.read_text("utf-8").splitlines() if path.exists() else ()
    return {(card, word) for card, word, *_ in (row.split("\t") for row in rows)}


def sweep(tag: str, known: Iterable[str]) -> tuple[list[Pair], Counter[str]]:
    """The pairs that somebody should read, and how many there are by reason, plain ones apart."""
    language = language_of(tag)
    language.load()
    words = sorted({language.fold(word.replace("_", " ")) for word in known})
    cards = codenames((word.text for name in NAMES for word in load(tag, name).words), tag)
    index: dict[str, list[Codename]] = {}
    for card in cards:
        for trait in language.traits_of(card):
            index.setdefault(trait, []).append(card)
    met = {word: met_cards(word, index, language) for word in words}
    kin = {card.text: language.listed(card.kin) for card in cards}

    def listed_as(word: str, card: str) -> str:
        return min(language.forms(word) & kin[card], default="")

    found, counts = [], Counter[str]()
    for word, clashes in met.items():
        lemmas = [met[form] for form in language.forms(word) - {word} if form in met]
        for text, clash in clashes.items():
            if is_plain(clash, text, language) or has_it(word, text, language):
                counts["(plain)"] += 1
            elif any(text in others for others in lemmas):
                counts["(forms)"] += 1
            else:
                counts[clash.reason] += 1
                found.append(Pair(text, word, clash.reason, clash.form or listed_as(word, text)))
    return sorted(found, key=lambda pair: (pair.reason, pair.card, pair.word)), counts


def met_cards(word: str, index: dict[str, list[Codename]], language: Language) -> dict[str, Clash]:
    """The cards that a word may not be said beside, among those that share a trait with it."""
    cards = {card.text: card for trait in language.traits(word) for card in index.get(trait, ())}
    found = ((text, language.clash(word, card)) for text, card in sorted(cards.items()))
    return {text: why for text, why in found if why is not None}


def main() -> None:
    """Sweep one language."""
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--pairs", required=True, metavar="LANG")
    arguments.add_argument("--out", type=Path)
    arguments.add_argument("--show", type=int, default=0)
    arguments.add_argument("--ours", action="store_true")
    arguments.add_argument("--unread", action="store_true")
    asked = arguments.parse_args()
    known = [*our_words(asked.pairs), *(() if asked.ours else common_words(asked.pairs))]
    found, counts = sweep(asked.pairs, known)
    if asked.unread:
        read_before = already_read(asked.pairs)
        found = [pair for pair in found if pair[:2] not in read_before]
    if asked.out:
        text = "".join("\t".join(pair) + "\n" for pair in found)
        asked.out.write_text(text, "utf-8")
    print(f"{asked.pairs}: {len(found):,} pairs to read", dict(counts.most_common()))
    for pair in sorted(Random(1).sample(found, min(asked.show, len(found)))):
        print("  ", *pair)


if __name__ == "__main__":
    main()
