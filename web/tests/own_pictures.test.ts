/** Pictures of a room's own: fetched with a proof, shown from memory, let go with the room. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ownOn, ownPictures, PAUSES } from '../src/lib/own_pictures.svelte';
import { drawing, isSeen, languageOf, pictureNames } from '../src/lib/pictures.svelte';
import { inEnglish } from './texts';

vi.mock('pictures:drawn', () => ({ default: ['/assets/picture.', '.abc.svg'] }));
beforeAll(inEnglish);

const ID = '3f9a1c22b07e5d10';
const BALLOON = `#7-${ID}/red balloon`;
const UNNAMED = `#12-${ID}/`;

let asked: [string, Headers][];
let revoked: string[];
let stop: () => void;

function server(...answers: (() => Response)[]) {
  vi.stubGlobal('fetch', (path: string, how: RequestInit) => {
    asked.push([path, new Headers(how.headers)]);
    return Promise.resolve((answers.length > 1 ? answers.shift()! : answers[0]!)());
  });
}
const picture = () => new Response('a picture');
const refused = (code: string, status: number) => () =>
  new Response(JSON.stringify({ code }), { status });

beforeEach(() => {
  asked = [];
  revoked = [];
  stop = () => {};
  let count = 0;
  vi.stubGlobal('URL', {
    createObjectURL: () => `blob:${++count}`,
    revokeObjectURL: (address: string) => revoked.push(address),
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a picture of ones own is told from others', () => {
  expect(ownOn(BALLOON)).toEqual({ number: 7, id: ID, name: 'red balloon' });
  expect(ownOn(`#7-${ID}/a/b\nc`)?.name).toBe('a/b\nc');
  for (const card of ['#octopus-wears-top-hat', 'ROSE', '', `#7-${ID}`, `7-${ID}/x`]) {
    expect(ownOn(card)).toBeNull();
  }
});

test('it is called what its people call it, or by its number', () => {
  expect(pictureNames.of(BALLOON)).toBe('red balloon');
  expect(pictureNames.of(UNNAMED)).toBe('picture 12');
  expect(languageOf(BALLOON, 'et')).toBe('et');
  expect(languageOf(UNNAMED, 'et')).toBe('en');
});

test('where there is no room there are only names', () => {
  server(picture);
  expect(drawing(BALLOON)).toBeNull();
  expect([BALLOON, '#octopus-wears-top-hat', 'ROSE'].map(isSeen)).toEqual([false, true, false]);
  expect(asked).toEqual([]);
});

test('it is fetched once, with a proof in headers, and shown from memory', async () => {
  server(picture);
  let secret = 'first';
  stop = ownPictures.use('code', () => ({ secret, passcode: 'sésame' }));
  secret = 'mine'; // whoever joins is somebody else from then on
  expect(drawing(BALLOON)).toBe('');
  expect(isSeen(BALLOON)).toBe(true);
  expect(drawing(BALLOON)).toBe('');
  await vi.waitFor(() => expect(drawing(BALLOON)).toBe('blob:1'));
  expect(asked).toHaveLength(1);
  const [path, headers] = asked[0]!;
  expect(path).toBe(`/api/rooms/code/pictures/${ID}`);
  expect(headers.get('covernames-secret')).toBe('mine');
  expect(headers.get('covernames-passcode')).toBe('s%C3%A9same');
});

test('a picture that is not to be had is its name', async () => {
  server(refused('picture-unknown', 404));
  stop = ownPictures.use('code', () => ({}));
  expect(drawing(BALLOON)).toBe('');
  await vi.waitFor(() => expect(drawing(BALLOON)).toBeNull());
  expect(isSeen(BALLOON)).toBe(false);
  expect(asked).toHaveLength(1);
});

test('what did not come is asked for again, and not for ever', async () => {
  vi.useFakeTimers();
  server(refused('too-many', 429), refused('not-saved', 503), picture);
  stop = ownPictures.use('code', () => ({}));
  drawing(BALLOON);
  await vi.advanceTimersByTimeAsync(PAUSES[0]! + PAUSES[1]!);
  expect(drawing(BALLOON)).toBe('blob:1');
  stop();

  asked = [];
  server(refused('too-many', 429));
  stop = ownPictures.use('code', () => ({}));
  drawing(BALLOON);
  await vi.advanceTimersByTimeAsync(PAUSES.reduce((sum, pause) => sum + pause) + 1);
  expect(drawing(BALLOON)).toBeNull();
  expect(asked).toHaveLength(PAUSES.length + 1);
});

test('pictures are let go with their room', async () => {
  server(picture);
  const leave = ownPictures.use('one', () => ({}));
  drawing(BALLOON);
  await vi.waitFor(() => expect(drawing(BALLOON)).toBe('blob:1'));
  stop = ownPictures.use('two', () => ({}));
  expect(revoked).toEqual(['blob:1']);
  leave(); // the page of the first room goes after that of the second has come
  expect(drawing(BALLOON)).toBe('');
  await vi.waitFor(() => expect(drawing(BALLOON)).toBe('blob:2'));
  expect(asked.map(([path]) => path.split('/')[3])).toEqual(['one', 'two']);
  stop();
  expect(revoked).toEqual(['blob:1', 'blob:2']);
  expect(drawing(BALLOON)).toBeNull();
});

test('a picture that comes too late is let go', async () => {
  let come: (response: Response) => void = () => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (come = resolve)));
  const leave = ownPictures.use('one', () => ({}));
  drawing(BALLOON);
  leave();
  come(picture());
  await vi.waitFor(() => expect(revoked).toEqual(['blob:1']));
});
