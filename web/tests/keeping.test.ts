/** What a browser keeps, and for how long: secrets, drafts, teams, preferences. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftFor } from '../src/lib/draft';
import { secrets } from '../src/lib/secrets';
import { teams } from '../src/lib/teams';
import { NO_STORAGE, Storage } from './storage';

const DAY = 86_400_000;
const device = (secret: string) => ({ member: secret, secret });

beforeEach(() => {
  vi.useFakeTimers({ now: 100 * DAY });
  vi.stubGlobal('localStorage', new Storage());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a browser is the person it was in a room', () => {
  expect(secrets.of('code')).toEqual([]);
  secrets.keep('code', device('one'));
  expect(secrets.of('code')).toEqual([device('one')]);
  secrets.keep('code', device('two'));
  expect(secrets.of('code')).toEqual([device('two')]);
  expect(secrets.of('other')).toEqual([]);
  expect(secrets.isHotSeat('code')).toBe(false);
});

test('at a hot seat it is several', () => {
  secrets.keepHotSeat('code', [device('one'), device('two')]);
  expect(secrets.isHotSeat('code')).toBe(true);
  secrets.forget('code', 'one');
  expect(secrets.of('code')).toEqual([device('two')]);
  expect(secrets.isHotSeat('code')).toBe(true);
});

test('secrets are not kept for ever: only those of the latest rooms', () => {
  for (let room = 0; room < 41; room++) {
    vi.setSystemTime(100 * DAY + room);
    secrets.keep(`room${room}`, device('one'));
  }
  expect(secrets.of('room0')).toEqual([]);
  expect(secrets.of('room1')).toEqual([device('one')]);
  expect(secrets.of('room40')).toEqual([device('one')]);
  localStorage.setItem('something else', 'stays');
  secrets.keep('another', device('one'));
  expect(secrets.of('room1')).toEqual([]);
  expect(localStorage.getItem('something else')).toBe('stays');
});

test('one goes back to the latest room, if that was today', () => {
  expect(secrets.latest()).toBe('');
  secrets.keep('first', device('one'));
  vi.setSystemTime(100 * DAY + 1);
  secrets.keep('second', device('one'));
  expect(secrets.latest()).toBe('second');
  secrets.forget('second', 'one'); // who was sent out does not go back
  expect(secrets.latest()).toBe('first');
  vi.setSystemTime(101 * DAY - 1);
  expect(secrets.latest()).toBe('first');
  vi.setSystemTime(101 * DAY);
  expect(secrets.latest()).toBe('');
});

test('what is no JSON counts as nothing', () => {
  localStorage.setItem('covernames.room.code', '{');
  localStorage.setItem('covernames.teams', '{');
  localStorage.setItem('covernames.notes', '{');
  expect(secrets.of('code')).toEqual([]);
  expect(teams.known()).toEqual([]);
  expect(draftFor('notes', 'game').read()).toBe('');
});

test('a browser that keeps nothing still plays', () => {
  for (const storage of [NO_STORAGE, new Storage(true)]) {
    vi.stubGlobal('localStorage', storage);
    secrets.keep('code', device('one'));
    teams.keep({ team: 'team', names: [] });
    draftFor('notes', 'game').keep('a note');
    expect([secrets.of('code'), secrets.latest(), teams.known()]).toEqual([[], '', []]);
    expect(draftFor('notes', 'game').read()).toBe('');
  }
});

test('a draft goes with its game', () => {
  const draft = draftFor('notes', 'game');
  expect(draft.read()).toBe('');
  draft.keep('a note');
  expect(draft.read()).toBe('a note');
  expect(draftFor('clue', 'game').read()).toBe('');
  expect(draftFor('notes', 'another game').read()).toBe('');
  expect(draft.read()).toBe('a note');
  localStorage.setItem('covernames.notes', '{"game": "game"}');
  expect(draft.read()).toBe('');
});

test('teams are known, the latest first, and not too many', () => {
  for (let at = 1; at <= 13; at++) teams.keep({ team: String(at), names: ['Ann'] });
  expect(teams.known()).toHaveLength(12);
  expect(teams.known()[0]).toEqual({ team: '13', names: ['Ann'] });
  expect(teams.known().at(-1)!.team).toBe('2');
  teams.keep({ team: '5', names: ['Ben'] });
  expect(teams.known().filter(({ team }) => team === '5')).toEqual([{ team: '5', names: ['Ben'] }]);
  expect(teams.known()[0]!.team).toBe('5');
  teams.forget('5');
  expect(teams.known().map(({ team }) => team)).not.toContain('5');
  expect(teams.known()).toHaveLength(11);
});
