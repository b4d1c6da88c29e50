/** What is asked by HTTP. */
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../src/lib/api';
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
