"""The report: one HTML file with all in it. The cross-play matrix comes first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from importlib.metadata import version
from typing import Final

from ..game.table import UNLIMITED
from .plots import Cell, Row, Stack, matrix, spans, stacks
from .standings import Section, Share, Standing

Say = Callable[..., str]
"""People's words for a code, its gaps filled."""

STYLE: Final = """
:root{--paper:#fff;--ink:#1b1f24;--dim:#5b6570;--rule:#d9dee3;--hue:#1f6f8b;color-scheme:light dark}
@media(prefers-color-scheme:dark){:root{--paper:#14181c;--ink:#e8ecef;--dim:#9aa5af;--rule:#333b43;
--hue:#58b4d1}}
*{box-sizing:border-box}body{margin:0 auto;max-width:52rem;padding:1.5rem;background:var(--paper);
color:var(--ink);font:16px/1.5 system-ui,sans-serif}h1{font-size:1.6rem;margin:0}
h2{font-size:1.3rem;margin:2.5rem 0 0;border-top:2px solid var(--ink);padding-top:.6rem}
h3{font-size:1rem;margin:1.6rem 0 .2rem}p{margin:.2rem 0 .6rem;color:var(--dim)}
svg{width:100%;height:auto;font:12px system-ui,sans-serif}text{fill:var(--ink)}
.tick{fill:var(--dim);font-size:11px}.figure,.cell{font-variant-numeric:tabular-nums}
.cell{font-size:15px;font-weight:600}.full{fill:var(--paper)}.grid{stroke:var(--rule)}
.span{stroke:var(--hue);stroke-width:3;stroke-opacity:.45;stroke-linecap:round}
.dot,.part,.field{fill:var(--hue)}.part{stroke:var(--paper)}
div.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.85rem;width:100%}
th,td{padding:.3rem .5rem;border-bottom:1px solid var(--rule);text-align:right;white-space:nowrap}
th:nth-child(-n+2),td:nth-child(-n+2){text-align:left}td{font-variant-numeric:tabular-nums}
"""
ROLES: Final = {
    "giver": "arena-role-giver",
    "guesser": "arena-role-guesser",
    "partner": "arena-role-partner",
    "deals": "arena-role-deals",
}
NUMBERS: Final = (*(str(number) for number in range(10)), UNLIMITED)


def page(sections: Sequence[Section], say: Say, names: dict[str, str], language: str = "en") -> str:
    """The whole report.

    Args:
        sections: What the results say.
        say: The reader's words.
        names: What languages are called, by their tags.
        language: The reader's language.
    """
    games = sum(section.games for section in sections)
    title, played = escape(say("arena-title")), escape(say("arena-games-played", games=games))
    made = f"Covernames {version('covernames')}"
    return (
        f'<!doctype html><html lang="{escape(language)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head><body><h1>{title}</h1>"
        f"<p>{played} · {made}</p>"
        f"{''.join(_section(section, say, names) for section in sections)}</body></html>\n"
    )


def _section(section: Section, say: Say, names: dict[str, str]) -> str:
    heading = f"{say(f'variant-{section.variant}')} · {names.get(section.language, '')}"
    ordered = sorted(section.standings, key=lambda each: -each.wins.rate)
    plots = [
        ("arena-matrix", "arena-matrix-about", _matrix(section, say)),
        ("arena-wins", "arena-span-about", _shares(say("arena-wins"), ordered, "wins")),
        ("arena-turns", "arena-turns-about", _turns(say("arena-turns"), ordered)),
        ("arena-assassin", "arena-span-about", _shares(say("arena-assassin"), ordered, "assassin")),
        ("arena-first", "arena-span-about", _shares(say("arena-first"), ordered, "first")),
        ("arena-sizes", "arena-sizes-about", _sizes(say, ordered)),
        ("arena-pace", "arena-pace-about", _pace(say("arena-pace"), ordered)),
        ("arena-ratings", "arena-ratings-about", _ratings(section, say)),
    ]
    drawn = "".join(
        f"<section><h3>{escape(say(title))}</h3><p>{escape(say(about))}</p>{plot}</section>"
        for title, about, plot in plots
    )
    deals = say(
        "arena-deals",
        seeds=", ".join(map(str, section.seeds)),
        decks=", ".join(section.decks),
    )
    notes = [deals]
    if section.missing:
        notes.append(say("judge-missing", names=", ".join(section.missing)))
    told = "".join(f"<p>{escape(note)}</p>" for note in notes)
    return f"<h2>{escape(heading)}</h2>{told}{drawn}{_table(ordered, say)}"


def pair(standing: Standing) -> str:
    """A pair, by its names."""
    return f"{standing.giver} → {standing.guesser}"


def percent(share: Share) -> str:
    """A rate as people write it; nothing if there is nothing to tell it by."""
    return f"{share.rate:.0%}" if share.of else "–"


def _matrix(section: Section, say: Say) -> str:
    cells = []
    for giver in section.givers:
        found = [section.standing(giver, guesser) for guesser in section.guessers]
        cells.append(
            [
                Cell(None, "–", giver)
                if each is None
                else Cell(
                    each.wins.rate,
                    percent(each.wins),
                    f"{pair(each)}: {each.wins.count}/{each.wins.of}",
                )
                for each in found
            ]
        )
    return matrix(say("arena-matrix"), section.givers, section.guessers, cells)


def _shares(title: str, standings: Sequence[Standing], field: str) -> str:
    rows = []
    for each in standings:
        share: Share = getattr(each, field)
        text = f"{100 * share.rate:.1f} % ({share.count}/{share.of})"
        rows.append(Row(pair(each), 100 * share.low, 100 * share.rate, 100 * share.high, text))
    return spans(title, rows, 100)


def _turns(title: str, standings: Sequence[Standing]) -> str:
    rows = [Row(pair(s), 0, s.turns, s.turns, f"{s.turns:.1f}") for s in standings]
    return spans(title, rows, max([row.value for row in rows] + [1.0]) * 1.05)


def _sizes(say: Say, standings: Sequence[Standing]) -> str:
    names = [number for number in NUMBERS if any(number in each.sizes for each in standings)]
    rows = []
    for each in standings:
        total = sum(each.sizes.values()) or 1
        shares = tuple(each.sizes.get(number, 0) / total for number in names)
        rows.append(Stack(pair(each), shares, f"⌀ {each.size:.2f}"))
    titles = [say("number-unlimited") if name == UNLIMITED else name for name in names]
    return stacks(say("arena-sizes"), rows, titles)


def _pace(title: str, standings: Sequence[Standing]) -> str:
    rows = [
        Row(
            pair(each),
            each.clue_ms.median,
            each.clue_ms.median,
            each.clue_ms.p95,
            f"{each.clue_ms.median:.0f} / {each.clue_ms.p95:.0f} ms",
        )
        for each in standings
    ]
    most = 10.0
    while most < max((row.high for row in rows), default=1.0):
        most *= 10
    return spans(title, rows, most, log=True)


def _ratings(section: Section, say: Say) -> str:
    roles = {role: say(code) for role, code in ROLES.items()}
    rows = [
        Row(
            f"{each.bot} · {roles[each.role]}" if each.bot else roles[each.role],
            each.mu - 2 * each.sigma,
            each.mu,
            each.mu + 2 * each.sigma,
            f"{each.mu:.1f} ± {2 * each.sigma:.1f}",
        )
        for each in section.ratings
    ]
    return spans(say("arena-ratings"), rows, max([row.high for row in rows] + [50.0]))


def _table(standings: Sequence[Standing], say: Say) -> str:
    heads = "".join(f"<th>{escape(say(title))}</th>" for title in TITLES)
    lines = "".join(
        f"<tr>{''.join(f'<td>{escape(text)}</td>' for text in figures(each))}</tr>"
        for each in standings
    )
    title = escape(say("arena-figures"))
    return (
        f"<h3>{title}</h3><div class=wide><table><thead><tr>{heads}</tr>"
        f"</thead><tbody>{lines}</tbody></table></div>"
    )


TITLES: Final = (
    "arena-giver",
    "arena-guesser",
    "arena-games",
    "arena-wins",
    "arena-turns",
    "arena-assassin",
    "arena-first",
    "arena-size",
    "arena-found",
    "arena-pace",
    "arena-faults",
)
"""The columns of the table, in the report and in a terminal."""


def figures(standing: Standing) -> tuple[str, ...]:
    """A line of the table."""
    return (
        standing.giver,
        standing.guesser,
        str(standing.wins.of),
        percent(standing.wins),
        f"{standing.turns:.1f}" if standing.turns else "–",
        percent(standing.assassin),
        percent(standing.first),
        f"{standing.size:.2f}",
        f"{standing.found:.2f}",
        f"{standing.clue_ms.median:.0f} ms",
        str(standing.faults),
    )
