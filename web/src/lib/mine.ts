/**
 * The games that were played in this browser. They are kept in its own storage and nowhere else: no
 * server is told of them, and whoever erases them has erased them.
 */
import { place } from './base';
import { sideOf } from './games';
import type { Clue } from './generated/wire';
import type { Catalogues } from './i18n.svelte';
import type { RoomView } from './room_view.svelte';
import { hitsOf } from './summary';

export const MINE: Catalogues = {
  en: () => import('catalogue:en/mine'),
  th: () => import('catalogue:th/mine'),
  'zh-Hant': () => import('catalogue:zh-Hant/mine'),
  id: () => import('catalogue:id/mine'),
  bg: () => import('catalogue:bg/mine'),
  et: () => import('catalogue:et/mine'),
};

export interface BestClue {
  word: string;
  number: Clue['number'];
  hits: number;
}

/** What one person at this device did in a game. */
export interface Played {
  name: string;
  seat: string;
  /** Null: they played for both sides, or the game has no result. */
  won: boolean | null;
  /** The clues that they gave, and the words that were found with them. */
  clues: number;
  found: number;
  /** The cards that they touched, and how many of them were right. */
  touches: number;
  hits: number;
  best: BestClue | null;
}

export interface Game {
  /** The fingerprint of its key: no other game has it. */
  id: string;
  room: string;
  /** The number of its record in the room. */
  game: number;
  /** When this browser saw its end, in milliseconds. */
  at: number;
  variant: string;
  reason: string;
  winners: string[];
  /** All clues of the game, of all sides. */
  clues: number;
  mission: string;
  here: Played[];
  /** The people who sat elsewhere, and how many bots. */
  others: string[];
  bots: number;
}

const NAME = place('mine');
export const MOST_GAMES = 300;
/** Letters: a browser gives a site some millions. */
export const MOST_LETTERS = 400_000;
/** Games that were erased and are not taken up again, should somebody look at their table once more. */
const MOST_ERASED = 60;

interface Kept {
  /** The latest first. */
  games: Game[];
  erased: string[];
}

/** A game that is over, as it is kept; null: nobody here took part. */
export function gameOf(
  room: RoomView,
  isHere: (member: string) => boolean,
  now: number,
): Game | null {
  const { table, state } = room;
  if (!table?.outcome || !state) return null;
  const { reason, winners } = table.outcome;
  const game: Game = {
    id: table.commitment,
    room: room.code,
    game: state.results.length,
    at: now,
    variant: table.variant,
    reason,
    winners,
    clues: table.clues.length,
    mission: table.settings.mission,
    here: [],
    others: [],
    bots: 0,
  };
  const touches = [
    ...table.clues.flatMap((clue) => clue.touches.map((touch) => ({ ...touch, side: clue.side }))),
    ...table.sudden.map((touch) => ({ ...touch, side: 'agent' })),
  ];
  for (const [seat, members] of Object.entries(table.members)) {
    for (const member of members) {
      if (!isHere(member)) {
        if (state.members[member]?.bot) game.bots++;
        else if (room.name(member)) game.others.push(room.name(member));
        continue;
      }
      const own = table.clues.filter((clue) => clue.member === member);
      const mine = touches.filter((touch) => touch.member === member);
      const side = sideOf(table.variant, seat);
      const best = own.toSorted((one, other) => hitsOf(other) - hitsOf(one))[0];
      game.here.push({
        name: room.name(member),
        seat,
        won: side && reason !== 'abandoned' ? winners.includes(side) : null,
        clues: own.length,
        found: own.reduce((sum, clue) => sum + hitsOf(clue), 0),
        touches: mine.length,
        hits: mine.filter(({ identity, side: of }) => identity === 'agent' || identity === of)
          .length,
        best:
          best && hitsOf(best)
            ? { word: best.word, number: best.number, hits: hitsOf(best) }
            : null,
      });
    }
  }
  return game.here.length ? game : null;
}

/** Remember a game that is over. What is known already stays as it was. */
export function keep(room: RoomView, isHere: (member: string) => boolean, now = Date.now()): void {
  const game = gameOf(room, isHere, now);
  const kept = read();
  if (!game || kept.erased.includes(game.id)) return;
  if (kept.games.some(({ id }) => id === game.id)) return;
  write({ ...kept, games: [game, ...kept.games] });
}

/** The games, the latest first. */
export function games(): Game[] {
  return read().games;
}

/** Forget a game, or all of them. */
export function erase(id?: string): void {
  const { games: all, erased } = read();
  const gone = all.filter((game) => id === undefined || game.id === id).map((game) => game.id);
  write({
    games: all.filter((game) => !gone.includes(game.id)),
    erased: [...gone, ...erased].slice(0, MOST_ERASED),
  });
}

/** The oldest go first, until what is left fits. */
function write({ games: all, erased }: Kept): void {
  let fitting = all.slice(0, MOST_GAMES);
  for (;;) {
    const text = JSON.stringify({ games: fitting, erased });
    try {
      if (text.length <= MOST_LETTERS) {
        localStorage.setItem(NAME, text);
        return;
      }
    } catch {
      // Full, or nothing can be kept here at all.
      if (!fitting.length) return;
    }
    fitting = fitting.slice(0, Math.floor(fitting.length * 0.75));
  }
}

/** What is no game is left out: other versions of the page may have written it. */
function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Kept> | null;
    const found = Array.isArray(kept?.games) ? kept.games.filter(isGame) : [];
    const erased = Array.isArray(kept?.erased) ? kept.erased.filter(isText) : [];
    return { games: found.slice(0, MOST_GAMES), erased };
  } catch {
    return { games: [], erased: [] };
  }
}

const isText = (value: unknown) => typeof value === 'string';
const isCount = (value: unknown) => Number.isSafeInteger(value);

function isGame(value: unknown): value is Game {
  const game = (value ?? {}) as Partial<Game>;
  return (
    [game.id, game.room, game.variant, game.reason, game.mission].every(isText) &&
    [game.game, game.at, game.clues, game.bots].every(isCount) &&
    [game.winners, game.others].every((list) => Array.isArray(list) && list.every(isText)) &&
    Array.isArray(game.here) &&
    game.here.length > 0 &&
    game.here.every(isPlayed)
  );
}

function isPlayed(value: unknown): value is Played {
  const played = (value ?? {}) as Partial<Played>;
  const best = played.best;
  return (
    [played.name, played.seat].every(isText) &&
    [played.clues, played.found, played.touches, played.hits].every(isCount) &&
    (played.won === null || typeof played.won === 'boolean') &&
    (best === null ||
      (isText(best?.word) &&
        isCount(best?.hits) &&
        ['number', 'string'].includes(typeof best.number)))
  );
}

// What they say

/** The names of those who have played here, whoever played most first. */
export function namesIn(all: Game[]): string[] {
  const counts = new Map<string, number>();
  for (const game of all)
    for (const { name } of game.here) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1]).map(([name]) => name);
}

/** The games of somebody; of everybody without a name. */
export function gamesOf(all: Game[], name: string): Game[] {
  return name ? all.filter((game) => game.here.some((played) => played.name === name)) : all;
}

/** How a game ended for somebody; who sat on both sides of it has neither won nor lost. */
export function wonBy(game: Game, name: string): boolean | null {
  const ends = game.here.filter((played) => !name || played.name === name).map(({ won }) => won);
  return ends.every((end) => end === ends[0]) ? (ends[0] ?? null) : null;
}

export interface Numbers {
  games: number;
  /** Games with a result, and those of them that were won. */
  decided: number;
  won: number;
  /** The most games won one after the other. */
  row: number;
  clues: number;
  /** Words found with a clue, on average. */
  words: number;
  touches: number;
  hits: number;
  best: BestClue | null;
  /** With whom most games were played. */
  friend: { name: string; games: number } | null;
}

export function numbersOf(all: Game[], name: string): Numbers {
  const some = gamesOf(all, name);
  const played = some.flatMap((game) => game.here.filter((each) => !name || each.name === name));
  const sum = (of: (each: Played) => number) => played.reduce((total, each) => total + of(each), 0);
  const ends = some.map((game) => wonBy(game, name)).filter((end) => end !== null);
  let [row, now] = [0, 0];
  for (const end of ends) row = Math.max(row, (now = end ? now + 1 : 0));
  const bests = played.flatMap(({ best }) => best ?? []);
  const friends = new Map<string, number>();
  for (const { here, others } of some) {
    const beside = name ? here.map((each) => each.name).filter((each) => each !== name) : [];
    for (const other of new Set([...others, ...beside]))
      friends.set(other, (friends.get(other) ?? 0) + 1);
  }
  const [friend] = [...friends].toSorted((one, other) => other[1] - one[1]);
  const clues = sum((each) => each.clues);
  return {
    games: some.length,
    decided: ends.length,
    won: ends.filter(Boolean).length,
    row,
    clues,
    words: clues ? sum((each) => each.found) / clues : 0,
    touches: sum((each) => each.touches),
    hits: sum((each) => each.hits),
    best: bests.toSorted((one, other) => other.hits - one.hits)[0] ?? null,
    friend: friend ? { name: friend[0], games: friend[1] } : null,
  };
}

/** The cities of the missions that were won, in the order in which that happened. */
export function citiesWon(all: Game[]): string[] {
  const won = all.filter((game) => game.mission && game.winners.length);
  return [...new Set(won.map((game) => game.mission).toReversed())];
}
