"""Every deck word against the common words of its language: what does the referee forbid?

    python tools/sweep.py et [--show 200] [--seed 1]

Prints the share that is called illegal, by reason, and a random sample to be read. A wrongful pair
in it is a bug: mend the rule, or add it to the language's false friends.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random

from covernames.decks import load
from covernames.referee import Codename, judge, language_of
from covernames.referee.lexicons import lines

MOST = 20_000


def common_words(language: str) -> list[str]:
    """About 20,000 common words: by frequency where a list exists, else what an analyser knows."""
    if language == "th":
        words = sorted(lines("th-current"))
        return Random(0).sample(words, min(MOST, len(words)))
    if language == "et":
        own = {k for name in ("base", "tandem") for w in load("et", name).words for k in w.kin}
        return sorted(own | set(estonian_words()))[:MOST]
    from wordfreq import top_n_list  # noqa: PLC0415 - comes with `make bench`

    tag = "zh" if language == "zh-Hant" else language
    return [word for word in top_n_list(tag, 2 * MOST) if word.isalpha()][:MOST]


def estonian_words() -> list[str]:
    """The lemmas of simplemma's Estonian dictionary, a sample of them."""
    from simplemma.strategies.dictionaries.dictionary_factory import (  # noqa: PLC0415 - as above
        DefaultDictionaryFactory,
    )

    found = DefaultDictionaryFactory().get_dictionary("et")
    lemmas = sorted({_text(word) for word in found.values()})
    return Random(0).sample([word for word in lemmas if word.isalpha()], MOST)


def _text(word: str | bytes) -> str:
    return word.decode() if isinstance(word, bytes) else word


def main() -> None:
    """Sweep one language."""
    arguments = argparse.ArgumentParser()
    arguments.add_argument("language")
    arguments.add_argument("--show", type=int, default=200)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--cards", type=int, default=800, help="so many cards, drawn at random")
    asked = arguments.parse_args()
    language = language_of(asked.language)
    words = [language.fold(word) for word in common_words(asked.language)]
    cards = [
        Codename(word.text)
        for name in ("base", "tandem")
        for word in load(asked.language, name).words
    ]
    found = []
    for word in words:  # words outside: the analyses of the cards stay in the caches
        for card in cards:
            clash = language.clash.__wrapped__(word, card)  # type: ignore[attr-defined]
            if clash is not None:
                found.append((clash.reason, word, card.text))
    pairs = len(words) * len(cards)
    print(f"{asked.language}: {pairs:,} pairs, {len(found):,} illegal ({len(found) / pairs:.4%})")
    print(Counter(reason for reason, _, _ in found).most_common())
    asks = Counter(judge(word, 1, [], asked.language).verdict for word in words[:5000])
    print("on an empty table:", dict(asks))
    sample = [pair for pair in found if pair[0] != "same-word"]
    for reason, word, text in Random(asked.seed).sample(sample, min(asked.show, len(sample))):
        print(f"  {reason:20} {word} / {text}")


if __name__ == "__main__":
    main()
