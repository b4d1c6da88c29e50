/** What is asked by HTTP. */
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../src/lib/api';
import { serverClock } from '../src/lib/clock.svelte';
import { Refusal } from '../src/lib/refusal';

afterEach(() => vi.unstubAllGlobals());

function server(answer: Response) {
  const asked = vi.fn((path: string, how: RequestInit) => {
    void path;
    void how;
    return Promise.resolve(answer);
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('a secret and a passcode go in headers, never in the address', async () => {
  const asked = server(new Response('a record'));
  await api.record('code', '1', { secret: 's3cret', passcode: 'ประตู é' });
  const [path, { headers }] = asked.mock.calls[0]!;
  expect(path).toBe('/api/rooms/code/records/1');
  const sent = new Headers(headers); // refuses letters that a header cannot hold
  expect(sent.get('covernames-secret')).toBe('s3cret');
  expect(decodeURIComponent(sent.get('covernames-passcode')!)).toBe('ประตู é');
});

test('nothing is sent where there is nothing to prove', async () => {
  const asked = server(new Response('a record'));
  await api.record('code', '1', { secret: '', passcode: '' });
  expect(asked.mock.calls[0]![1].headers).toEqual({});
});

test('a refusal comes with its code', async () => {
  server(new Response('{"code":"passcode-wrong"}', { status: 403 }));
  await expect(api.record('code', '1')).rejects.toEqual(new Refusal('passcode-wrong'));
});

const MADE = { code: 'code', url: '', member: 'me', secret: 'mine' };
const body = ({ body: text }: RequestInit) =>
  text ? (JSON.parse(text as string) as object) : null;

test.each([
  [() => api.openRoom({ name: 'Ann' }), 'POST', '/api/rooms', { name: 'Ann' }],
  [
    () => api.join('a b', 'Ann'),
    'POST',
    '/api/rooms/a%20b/members',
    { name: 'Ann', passcode: '', face: '' },
  ],
  [
    () => api.join('code', 'Ann', 'sesame', 'fox-pink'),
    'POST',
    '/api/rooms/code/members',
    { name: 'Ann', passcode: 'sesame', face: 'fox-pink' },
  ],
  [
    () => api.join('code', 'Ann', '', '', 'any'),
    'POST',
    '/api/rooms/code/members',
    { name: 'Ann', passcode: '', face: '', seat: 'any' },
  ],
  [
    () => api.linkDevice('code', 'mine', true),
    'POST',
    '/api/rooms/code/devices',
    { secret: 'mine', board: true },
  ],
  [
    () => api.exchange('code', 'mine'),
    'POST',
    '/api/rooms/code/devices',
    { secret: 'mine', instead: true },
  ],
  [() => api.judge({ lang: 'en', clue: 'sea' }), 'POST', '/api/judge', { lang: 'en', clue: 'sea' }],
  [() => api.languages(), 'GET', '/api/languages', null],
  [() => api.checkWords('en', 'SEA'), 'POST', '/api/decks/check', { lang: 'en', text: 'SEA' }],
  [() => api.glosses('en', ['SEA']), 'POST', '/api/glosses', { lang: 'en', words: ['SEA'] }],
  [
    () => api.bringWords('code', 'mine', 'SEA'),
    'POST',
    '/api/rooms/code/words',
    { secret: 'mine', text: 'SEA' },
  ],
  [() => api.words('code', 'mine'), 'GET', '/api/rooms/code/words', null],
  [() => api.makeTeam({ names: ['Ann'] }), 'POST', '/api/teams', { names: ['Ann'] }],
  [() => api.team('a/b'), 'GET', '/api/teams/a%2Fb', null],
  [
    () => api.writeNote('team', 'prague', 'easy'),
    'POST',
    '/api/teams/team/notes',
    { city: 'prague', text: 'easy' },
  ],
  [
    () => api.openMission('team', { city: 'prague', lang: 'en', name: 'Ann' }),
    'POST',
    '/api/teams/team/rooms',
    { city: 'prague', lang: 'en', name: 'Ann' },
  ],
  [() => api.version(), 'GET', '/api/version', null],
] as const)('what is asked, and where: %#', async (call, method, path, content) => {
  const asked = server(Response.json(MADE));
  expect(await call()).toEqual(MADE);
  const [where, how] = asked.mock.calls[0]!;
  expect([how.method, where, body(how)]).toEqual([method, path, content]);
  const kind = new Headers(how.headers).get('content-type');
  expect(kind).toBe(content ? 'application/json' : null);
});

test('members show their secret for the words of the room', async () => {
  const asked = server(Response.json({ words: [] }));
  await api.words('code', 'mine');
  expect(new Headers(asked.mock.calls[0]![1].headers).get('covernames-secret')).toBe('mine');
});

test('every refusal is one, also what is no JSON and what never came', async () => {
  server(Response.json({ code: 'name-taken', data: { name: 'Ann' } }, { status: 409 }));
  await expect(api.join('code', 'Ann')).rejects.toEqual(new Refusal('name-taken', { name: 'Ann' }));
  server(new Response('<html>', { status: 502 }));
  await expect(api.version()).rejects.toEqual(new Refusal('server-error'));
  server(new Response('<html>'));
  await expect(api.version()).rejects.toEqual(new Refusal('server-error'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await expect(api.version()).rejects.toEqual(new Refusal('web-unreachable'));
});

test('a question that was called off is no refusal', async () => {
  const off = new DOMException('called off', 'AbortError');
  const calling = new AbortController();
  const asked = vi.fn(() => Promise.reject(off));
  vi.stubGlobal('fetch', asked);
  calling.abort();
  await expect(api.judge({ lang: 'en', clue: 'sea' }, calling.signal)).rejects.toBe(off);
  expect(asked.mock.calls).toMatchObject([['/api/judge', { signal: calling.signal }]]);
});

test("the server's time is heard with every answer", async () => {
  const heard = vi.spyOn(serverClock, 'heard').mockReturnValue();
  server(Response.json(MADE, { headers: { date: 'Thu, 01 Jan 2026 12:00:00 GMT' } }));
  await api.version();
  expect(heard).toHaveBeenCalledWith('Thu, 01 Jan 2026 12:00:00 GMT');
  heard.mockRestore();
});
