/** The faces that people choose: which one is suggested, and what stands for whom. */
import { beforeEach, expect, test, vi } from 'vitest';
import { COLOURS, DRAWINGS, suggested } from '../src/lib/faces';
import { ownFace, preferences } from '../src/lib/preferences.svelte';
import { RoomView } from '../src/lib/room_view.svelte';
import { roomWith, welcomeOf } from './rooms';
import { Storage } from './storage';

beforeEach(() => {
  vi.stubGlobal('localStorage', new Storage());
  return () => vi.unstubAllGlobals();
});

/** Every face that chance could bring. */
function all(taken: string[], kept: string | null = null): string[] {
  const chances = Array.from({ length: 200 }, (_, at) => at / 200);
  return chances.map((chance) => suggested(taken, kept, () => chance));
}
const drawing = (face: string) => face.split('-')[0]!;
const colour = (face: string) => face.split('-')[1]!;

test('any face may be suggested where there is nobody', () => {
  expect(new Set(all([]).map(drawing))).toEqual(new Set(DRAWINGS));
  expect(new Set(all([]).map(colour))).toEqual(new Set(COLOURS));
});

test('one is suggested that nobody here has yet', () => {
  const taken = DRAWINGS.slice(0, -1).map((each) => `${each}-teal`);
  expect(new Set(all([...taken, '']).map(drawing))).toEqual(new Set([DRAWINGS.at(-1)]));
  expect(all(taken).map(colour)).not.toContain('teal');
});

test('where all are taken, those that the fewest have', () => {
  const taken = [...DRAWINGS, ...DRAWINGS.slice(2)].map((each) => `${each}-pink`);
  expect(new Set(all(taken).map(drawing))).toEqual(new Set(DRAWINGS.slice(0, 2)));
});

test('somebody keeps the face they had, unless another one here looks like that', () => {
  expect(suggested(['owl-pink'], 'fox-pink')).toBe('fox-pink');
  expect(all(['owl-pink', 'fox-teal'], 'fox-pink').map(drawing)).not.toContain('fox');
});

test('who wanted none is given none', () => {
  expect(suggested(['', 'owl-pink'], '')).toBe('');
});

test('the first face that a browser is given stays its own', async () => {
  expect(preferences.get('face')).toBeNull();
  const face = await ownFace();
  expect(DRAWINGS).toContain(drawing(face));
  expect(COLOURS).toContain(colour(face));
  expect(await ownFace()).toBe(face);
  expect(localStorage.getItem('covernames.preferences')).toContain(face);
  preferences.set('face', '');
  expect(await ownFace()).toBe('');
});

test('two people with the same initial have two letters each; bots need none', () => {
  const room = new RoomView('code');
  const members = {
    ann: { name: 'Ann', bot: '', face: 'fox-pink' },
    ada: { name: 'Ada', bot: '', face: '' },
    bot: { name: 'Abe', bot: 'steady', face: '' },
  };
  room.welcome(welcomeOf({ room: roomWith(null, { members }) }));
  expect(room.person('ann')).toEqual({
    member: 'ann',
    name: 'Ann',
    bot: '',
    face: 'fox-pink',
    letters: 'AN',
  });
  expect(room.person('ada').letters).toBe('AD');
  expect(room.person('bot').bot).toBe('steady');
  expect(room.person('gone')).toMatchObject({ name: '', face: '', letters: '?' });
});
