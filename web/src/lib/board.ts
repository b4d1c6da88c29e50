/** What can be done with the cards of a table: what a press does, what its confirmation does. */
import type { Table } from './generated/wire';
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
  | { do: 'point'; cell: number | null }
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

/** What a press does. By keyboard a second one goes on to the button; any tap takes the choice back. */
export function press(
  room: Seen,
  looking: Looking,
  cell: number,
  byKeyboard: boolean,
): Deed | null {
  switch (pressOf(room, looking, cell)) {
    case 'gloss':
      return { do: 'gloss', word: room.table!.words[cell]! };
    case 'point':
      if (!pointsAt(room, cell)) return { do: 'point', cell };
      return byKeyboard && guessesAlone(room)
        ? { do: 'go-to-confirm' }
        : { do: 'point', cell: null };
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
  if (room.may.has('cover'))
    return room.chosen === null ? null : { do: 'cover', cell: room.chosen };
  const cell = room.pointers[room.member];
  if (cell === undefined || !room.may.has('guess') || !guessesAlone(room)) return null;
  return touchable(room.table!, room.side, cell) ? { do: 'guess', cell } : null;
}

/** Who points at each card. */
export function pointersByCell({ table, pointers }: Seen): string[][] {
  const cells: string[][] = table!.words.map(() => []);
  for (const [member, cell] of Object.entries(pointers)) cells[cell]?.push(member);
  return cells;
}

export function pointsAt(room: Seen, cell: number): boolean {
  return room.pointers[room.member] === cell;
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
