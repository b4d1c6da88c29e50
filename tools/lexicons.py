"""Pack the word lists of other projects that the referee reads (src/covernames/referee/lexicons).

The lists lie in wheels that are many times their size, so we ship the lists alone, each packed and
under its own licence. Give the folders of the installed packages:

    python tools/lexicons.py site-packages/pythainlp site-packages/jieba
"""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterable
from pathlib import Path

TARGET = Path(__file__).parent.parent / "src" / "covernames" / "referee" / "lexicons"
LONGEST = 64
"""Characters of a clue; longer entries are never asked for."""
THAI = {
    "countries_th.txt": "th-countries",
    "icubrk_th.txt": "th-icu",
    "person_names_female_th.txt": "th-women",
    "person_names_male_th.txt": "th-men",
    "thailand_provinces_th.csv": "th-provinces",
    "tnc_freq.txt": "th-corpus",
    "ttc_freq.txt": "th-textbooks",
    "volubilis_words_th.txt": "th-volubilis",
    "wikipedia_titles_th.txt": "th-titles",
    "words_th.txt": "th-current",
    "words_th_thai2fit_201810.txt": "th-frozen",
}


def main(pythainlp: str, jieba: str) -> None:
    """Write every list anew."""
    TARGET.mkdir(exist_ok=True)
    for source, name in THAI.items():
        text = (Path(pythainlp) / "corpus" / source).read_text("utf-8-sig")
        pack(name, _plain(source, text.splitlines()))
    entries = (Path(jieba) / "dict.txt").read_text("utf-8").splitlines()
    pack("zh-jieba", (f"{word} {tag}" for word, _, tag in map(str.split, entries) if word[1:]))


def _plain(source: str, lines: Iterable[str]) -> Iterable[str]:
    """Entries without notes; of the table of provinces only their Thai names."""
    for line in lines:
        entry = line.partition(",")[0] if source.endswith(".csv") else line
        if entry.strip() and not entry.startswith("#") and len(entry) <= LONGEST:
            yield entry.strip()


def pack(name: str, lines: Iterable[str]) -> None:
    """One entry per line; the same lines give the same bytes on every machine."""
    packed = gzip.compress(("\n".join(lines) + "\n").encode(), 9, mtime=0)
    (TARGET / f"{name}.txt.gz").write_bytes(packed)
    print(f"{name}: {len(packed)} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
