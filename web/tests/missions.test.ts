/** The map, what a team has reached on it, and sheets as files. */
import { expect, test } from 'vitest';
import type { SheetEvent, TeamShown } from '../src/lib/api';
import { isLand } from '../src/lib/continents';
import { HEIGHT, landPath, neighbour, placeOf, project, ways, WIDTH } from '../src/lib/map';
import { CITIES, nextCity, readSheet, standingOf, waysTo, writeSheet } from '../src/lib/missions';
import { Refusal } from '../src/lib/refusal';

function team(won: string[], unlocked: string[]): TeamShown {
  return { sheet: { names: ['Ann', 'Ben'], won, notes: {} }, unlocked, events: [] };
}

test('the map keeps east, west, north and south', () => {
  for (let degrees = -160; degrees < 160; degrees += 2) {
    expect(project(degrees + 2, 0).x).toBeGreaterThan(project(degrees, 0).x);
  }
  for (let degrees = -50; degrees < 72; degrees += 2) {
    expect(project(0, degrees + 2).y).toBeLessThan(project(0, degrees).y);
  }
});

test('every city lies on the map, and no two on each other', () => {
  const places = CITIES.map(placeOf);
  for (const [at, { x, y }] of places.entries()) {
    expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT, CITIES[at]).toBe(true);
    for (const other of places.slice(at + 1)) {
      expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(10);
    }
  }
});

test('land and sea', () => {
  const land = { Prague: [14.4, 50.1], Cairo: [31.2, 29], Delhi: [77.2, 28.6], Perth: [117, -32] };
  const sea = { Atlantic: [-40, 30], Pacific: [-130, 0], Mediterranean: [18, 35], Black: [34, 43] };
  for (const [name, [x, y]] of Object.entries(land)) expect(isLand(x!, y!), name).toBe(true);
  for (const [name, [x, y]] of Object.entries(sea)) expect(isLand(x!, y!), name).toBe(false);
  expect(landPath(8).split('M').length).toBeGreaterThan(400);
});

test('a way over the Pacific leaves the map and comes in again', () => {
  const path = (from: string, to: string) =>
    ways().find((way) => way.from === from && way.to === to)!.path;
  expect(path('prague', 'berlin').match(/M/g)).toHaveLength(1);
  expect(path('taipei', 'honolulu').match(/M/g)).toHaveLength(2);
  expect(path('montreal', 'honolulu').match(/M/g)).toHaveLength(1);
});

test('arrow keys reach every city', () => {
  expect(neighbour('prague', 'ArrowUp')).toBe('berlin');
  expect(neighbour('prague', 'Enter')).toBeUndefined();
  const reached = new Set(['prague']);
  for (const city of reached) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const to = neighbour(city, key);
      if (to) reached.add(to);
    }
  }
  expect([...reached].toSorted()).toEqual([...CITIES].toSorted());
});

test('where a team stands, and where it goes next', () => {
  const first = team([], ['prague']);
  expect(standingOf(first, 'prague')).toBe('open');
  expect(standingOf(first, 'berlin')).toBe('locked');
  expect(nextCity(first)).toBe('prague');
  const then = team(
    ['prague', 'moscow'],
    ['prague', 'berlin', 'cairo', 'moscow', 'sofia', 'jakarta'],
  );
  expect(standingOf(then, 'prague')).toBe('won');
  expect(nextCity(then)).toBe('sofia');
  expect(nextCity(team(CITIES, CITIES))).toBe('honolulu');
  expect(waysTo('samarkand')).toEqual(['cairo', 'sofia']);
});

test('a sheet is taken away and brought back', () => {
  const events: SheetEvent[] = [
    { event: 'team-named', names: ['Ann', 'Ben'] },
    { event: 'mission-won', city: 'prague' },
    { event: 'note-written', city: 'prague', text: 'two lines\nof text' },
  ];
  expect(readSheet(writeSheet(events))).toEqual(events);
  expect(readSheet(writeSheet([]))).toEqual([]);
  for (const text of [
    '',
    'null',
    '[]',
    '{"covernames":1}',
    '{"sheet":1}\n{"event":"mission-won"}',
  ]) {
    expect(() => readSheet(text), text).toThrow(Refusal);
  }
});
