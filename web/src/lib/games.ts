/** What is known of each game before anybody plays: data that `tools/web.py` writes. */
import {
  decks,
  languages,
  longest_name,
  options,
  settings,
  timer,
  variants,
} from './generated/game.json';
import type { Clue, RoomSettings, Settings, Table, Timer, Whisper } from './generated/wire';

export interface Seat {
  name: string;
  sides: string[];
  powers: string[];
  face: string;
  alone: boolean;
}

export interface Variant {
  seats: Seat[];
  sides: string[];
  faces: string[];
  starters: string[];
  rivals: boolean;
  has_tokens: boolean;
  has_clock: boolean;
  highest: number;
  unlimited: boolean;
}

export const VARIANTS = variants as Record<string, Variant>;
export const LANGUAGES = languages as Record<string, { cased: boolean; options: string[] }>;
export const DECKS: string[] = decks;
export const OPTIONS: string[] = options;
export const DEFAULTS = settings as RoomSettings;
export const TIMER = timer as Timer;
/** What a side does whose time runs. */
const ACTS = ['give-clue', 'guess', 'cover'];
export const LONGEST_NAME: number = longest_name;
/** Words that a game takes. */
export const CELLS = 25;

export function variantOf(name: string): Variant {
  return VARIANTS[name] ?? VARIANTS.classic!;
}

export function seatOf(variant: string, name: string): Seat | undefined {
  return variantOf(variant).seats.find((seat) => seat.name === name);
}

/** Whether spymasters can change places with those who guess: in Duet everybody does both. */
export const takesTurns = (variant: string): boolean => !variantOf(variant).has_tokens;

/** The colour that a seat or a side is shown in; a seat of both sides has none of its own. */
export function sideOf(variant: string, seat: string): string {
  const sides = seatOf(variant, seat)?.sides ?? [];
  return sides.length === 1 ? sides[0]! : '';
}

/** The settings of the game itself when another variant is chosen: its own defaults. */
export function settingsFor(variant: string, before: Settings): Settings {
  return {
    ...DEFAULTS.game,
    timer: variantOf(variant).has_clock && before.timer ? { ...before.timer, double: [] } : null,
    family: before.family,
  };
}

/** How long the present phase may take; twice as long where somebody acts who needs it. */
export function secondsOf({ settings: agreed, turn }: Table): number {
  if (turn.phase === 'challenge') return agreed.vote_seconds;
  const usual = (turn.phase === 'guess' ? agreed.timer?.guess : agreed.timer?.clue) ?? 0;
  // Records of earlier versions name no seats.
  const slow = (agreed.timer?.double ?? []).some((seat) =>
    turn.may[seat]?.some((act) => ACTS.includes(act)),
  );
  return slow ? 2 * usual : usual;
}

/** Sides in the order in which they are shown everywhere: red first; a before b. */
export function inOrder(sides: string[]): string[] {
  const rank = (side: string) => (side === 'red' ? '' : side);
  return sides.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

/** Whether a card's word is out of the game, so that clues may use it. */
export function isHidden(table: Table, cell: number): boolean {
  return Boolean(table.covers[cell]) || (table.marks[cell]?.length ?? 0) > 1;
}

/** How many of the words that a clue spoke of nobody has found yet. */
export function openWords(table: Table, clue: Clue): number {
  const over = table.outcome !== null || table.finished.includes(clue.side);
  if (typeof clue.number !== 'number' || over || clue.standing === 'invalid') return 0;
  const found = clue.touches.filter((touch) => ['agent', clue.side].includes(touch.identity));
  return Math.max(0, clue.number - found.length);
}

/** The colour that lies on a table: of the side on turn, or of who has won; empty: nobody's. */
export function lightOf(table: Table): string {
  const { outcome, turn, tokens } = table;
  if (outcome?.reason === 'assassin') return 'assassin';
  if (outcome && !outcome.winners.length) return '';
  if (tokens) return turn.phase === 'sudden-death' && !outcome ? 'sudden' : 'agent';
  if (outcome) return outcome.winners[0]!;
  return turn.sides.length === 1 ? turn.sides[0]! : '';
}

const DECISIVE = ['give-clue', 'guess', 'cover'];

/** The seats for which everybody waits. */
export function waitedFor(table: Table, whispers: Whisper[]): string[] {
  const asked = openQuestion(table, whispers);
  if (asked) return [asked.seats[1]!];
  const may = Object.entries(table.turn.may);
  const doubt = table.doubt;
  if (doubt) {
    const owing = ([seat, acts]: [string, string[]]) =>
      acts.includes('vote')
        ? (table.members[seat] ?? []).some((member) => !(member in doubt.votes))
        : acts.includes('answer');
    return may.filter(owing).map(([seat]) => seat);
  }
  return may.filter(([, acts]) => acts.some((a) => DECISIVE.includes(a))).map(([seat]) => seat);
}

/** The latest word between the spymasters, whatever else was whispered since. */
export function consultation(whispers: Whisper[]): Whisper | undefined {
  return whispers.findLast(({ message }) =>
    ['clue-proposed', 'proposal-answered'].includes(message.whisper),
  );
}

/** A question to the opposing spymaster that has no answer yet; it dies with its turn. */
export function openQuestion(table: Table, whispers: Whisper[]) {
  const last = consultation(whispers);
  if (!last || last.message.whisper !== 'clue-proposed') return null;
  if (last.message.step !== table.step || table.paused !== null) return null;
  return { seats: last.seats, ...last.message };
}
