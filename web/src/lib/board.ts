/** What can be done with the cards of a table: what a press does, what its confirmation does. */
import type { Table } from './generated/wire';
import type { Marker } from './names';
import type { RoomView } from './room_view.svelte';

/** As much of a room as the board goes by. */
export type Seen = Pick<
  RoomView,
  | 'table'
  | 'state'
  | 'settings'
  | 'member'
  | 'seat'
  | 'side'
  | 'may'
  | 'present'
  | 'pointers'
  | 'meant'
  | 'chosen'
>;

/** How somebody looks at the board just now. */
export interface Looking {
  /** Cards are pressed to be looked up. */
  glossing: boolean;
  /** The key lies open. */
  withKey: boolean;
}

/** What pressing a card means; empty: nothing. */
export type Press = '' | 'point' | 'mean' | 'cover' | 'gloss';

/** What a press does; null: nothing. */
export type Deed =
  | { do: 'gloss'; word: string }
  | { do: 'point'; cells: number[] }
  | { do: 'choose'; cell: number | null }
  | { do: 'mean'; cells: number[] }
  /** The button that makes it so is next. */
  | { do: 'go-to-confirm' };

/** A card that only waits for a word to be guessed or covered. */
export interface Choice {
  do: 'guess' | 'cover';
  cell: number;
}

/** Whether something was pressed by keyboard: a browser counts no clicks then. */
export const isByKeyboard = ({ detail }: { detail: number }): boolean => detail === 0;

export const ROW = 5;

/** Whether a side may guess a card: neither covered nor, in Duet, missed by that side before. */
export function touchable(table: Table, side: string, cell: number): boolean {
  return !table.covers[cell] && !table.marks[cell]!.includes(side);
}

/** Whether one person's word is a guess; where it takes several, pointers alone make it. */
export function guessesAlone({ settings, state, seat, present }: Seen): boolean {
  if (settings?.touch === 'any') return true;
  return (state?.seats[seat] ?? []).filter((member) => present.includes(member)).length < 2;
}

export function pressOf(room: Seen, looking: Looking, cell: number): Press {
  const table = room.table!;
  if (looking.glossing) return 'gloss';
  if (table.covers[cell]) return '';
  if (room.may.has('guess')) return touchable(table, room.side, cell) ? 'point' : '';
  if (room.may.has('cover')) return 'cover';
  return room.may.has('give-clue') && looking.withKey ? 'mean' : '';
}

/**
 * What a press does. Any tap on a marked card takes its mark back. By keyboard, a press on one chooses
 * it among the others, and on the chosen one goes on to the button.
 */
export function press(
  room: Seen,
  looking: Looking,
  cell: number,
  byKeyboard: boolean,
): Deed | null {
  switch (pressOf(room, looking, cell)) {
    case 'gloss':
      return { do: 'gloss', word: room.table!.words[cell]! };
    case 'point': {
      const [, ...others] = marksWith(room, cell);
      const marked = others.length < marksOf(room).length;
      if (marked && !(byKeyboard && guessesAlone(room))) return { do: 'point', cells: others };
      if (marked && room.chosen === cell) return { do: 'go-to-confirm' };
      return { do: 'point', cells: [cell, ...others] };
    }
    case 'cover':
      if (room.chosen !== cell) return { do: 'choose', cell };
      return byKeyboard ? { do: 'go-to-confirm' } : { do: 'choose', cell: null };
    case 'mean': {
      const others = room.meant.filter((other) => other !== cell);
      return { do: 'mean', cells: others.length < room.meant.length ? others : [...others, cell] };
    }
    case '':
      return null;
  }
}

/** What the button in the action bar does; null: no card is chosen that one may act on alone. */
export function confirmOf(room: Seen): Choice | null {
  const cell = room.chosen;
  if (cell === null) return null;
  if (room.may.has('cover')) return { do: 'cover', cell };
  if (!room.may.has('guess') || !guessesAlone(room) || !marksOf(room).includes(cell)) return null;
  return touchable(room.table!, room.side, cell) ? { do: 'guess', cell } : null;
}

/** The cards that one has marked oneself, the latest first. */
export function marksOf({ pointers, member }: Seen): number[] {
  return (pointers[member] ?? []).map(({ cell }) => cell);
}

/** One's own marks when a card is chosen among them, or marked beside them. */
export function marksWith(room: Seen, cell: number): number[] {
  return [cell, ...marksOf(room).filter((other) => other !== cell)];
}

/** Who points at each card, oneself first. */
export function markersByCell(room: Seen & Pick<RoomView, 'name'>): Marker[][] {
  const cells: Marker[][] = room.table!.words.map(() => []);
  for (const [member, all] of Object.entries(room.pointers)) {
    const own = member === room.member;
    for (const { cell, sure } of all)
      cells[cell]?.[own ? 'unshift' : 'push']({ member, name: room.name(member), sure, own });
  }
  return cells;
}

const MOVES: Record<string, (cell: number, cells: number) => number> = {
  ArrowLeft: (cell) => (cell % ROW ? cell - 1 : cell),
  ArrowRight: (cell) => (cell % ROW < ROW - 1 ? cell + 1 : cell),
  ArrowUp: (cell) => (cell >= ROW ? cell - ROW : cell),
  ArrowDown: (cell, cells) => (cell < cells - ROW ? cell + ROW : cell),
  Home: (cell) => cell - (cell % ROW),
  End: (cell) => cell - (cell % ROW) + ROW - 1,
};

/** Where a key leads from a card; undefined: it is no key for that. */
export function moveBy(key: string, cell: number, cells: number): number | undefined {
  return MOVES[key]?.(cell, cells);
}
