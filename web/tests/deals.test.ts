/** A deal for several tables: its address, and how the tables did, in words. */
import { beforeAll, expect, test, vi } from 'vitest';
import {
  DEAL,
  dealPath,
  endOf,
  factsOf,
  newDealPath,
  perClue,
  tableIn,
  tableName,
  wantedIn,
} from '../src/lib/deals';
import type { DealShown, TableShown } from '../src/lib/generated/http';
import { learn } from '../src/lib/i18n.svelte';
import { learnSides } from '../src/lib/sides';
import { inEnglish } from './texts';

beforeAll(async () => {
  await inEnglish();
  vi.stubGlobal('document', { documentElement: {} });
  await learn(DEAL);
  await learnSides();
  vi.unstubAllGlobals();
});

const USUAL = { variant: 'classic', lang: 'en', cards: 'words', decks: ['base'] } as const;
const usual = { ...USUAL, decks: [...USUAL.decks] };

function shownWith(changes: Partial<DealShown> = {}): DealShown {
  const rules = { tokens: 9, mission: '', family: false, opened: 1, tables: [] };
  return { variant: 'classic', lang: 'et', cards: 'words', ...rules, ...changes };
}
function tableWith(changes: Partial<TableShown> = {}): TableShown {
  const outcome = { reason: 'assassin', winners: ['blue'], score: null, title: '' };
  const names = { red: '', blue: '' };
  return { table: 2, names, outcome, clues: 4, found: 6, at: 0, ...changes };
}

test('the link for others does not say which table is mine', () => {
  expect(dealPath('abc')).toBe('/deal/abc');
  expect(dealPath('abc', 3)).toBe('/deal/abc?table=3');
  expect(tableIn('?table=3')).toBe(3);
});

test.each(['', '?table=', '?table=0', '?table=x', '?table=1000', '?table=-1'])(
  'there is no table in %s',
  (search) => expect(tableIn(search)).toBe(0),
);

test('what a room plays is chosen already', () => {
  const room = { variant: 'duet', lang: 'zh-Hant', cards: 'mixed' as const, decks: ['tandem'] };
  const path = newDealPath(room);
  expect(path).toMatch(/^\/deal\?/);
  expect(wantedIn(path.slice('/deal'.length), usual)).toEqual(room);
});

test.each(['', '?variant=chess&lang=xx&cards=photos&decks=none', '?variant=constructor&decks=,'])(
  'nonsense is as nothing: %s',
  (search) => expect(wantedIn(search, usual)).toEqual(usual),
);

test('a deal is told by its game, its language and its cards', () => {
  expect(factsOf(shownWith())).toEqual(['Classic', 'Eesti', 'Words']);
  expect(factsOf(shownWith({ cards: 'pictures', family: true }))).toEqual([
    'Classic',
    'Pictures',
    'without assassins',
  ]);
  const duet = shownWith({ variant: 'duet', tokens: 7 });
  expect(factsOf(duet).at(-1)).toBe('7 time tokens');
  expect(factsOf({ ...duet, mission: 'prague' }).at(-1)).toBe('Mission: Prague');
});

test('a table is called as its teams, or by its number', () => {
  expect(tableName(tableWith())).toBe('Table 2');
  expect(tableName(tableWith({ names: { red: 'Foxes', blue: 'Owls' } }))).toBe('Foxes – Owls');
  expect(tableName(tableWith({ names: { red: '', blue: 'Owls' } }))).toBe('Owls');
});

test('who won is told by the name of the team, where it has one', () => {
  expect(endOf(tableWith(), 'classic')).toEqual(['Blue team wins!', 'The assassin!']);
  const named = tableWith({ names: { red: 'Foxes', blue: 'Owls' } });
  expect(endOf(named, 'classic')[0]).toContain('Owls');
});

test('who plays together wins or loses together', () => {
  const lost = tableWith({
    outcome: { reason: 'assassin', winners: [], score: 0, title: '' },
  });
  expect(endOf(lost, 'duet')).toEqual(['Lost', 'The assassin!']);
  const won = tableWith({
    outcome: { reason: 'all-found', winners: ['a', 'b'], score: 8, title: '' },
  });
  expect(endOf(won, 'duet')).toEqual(['Won', 'All agents have been found.', 'Score: 8']);
});

test('words per clue are those that were found', () => {
  expect(perClue(tableWith())).toBe(1.5);
  expect(perClue(tableWith({ clues: 0, found: 0 }))).toBeNull();
});
