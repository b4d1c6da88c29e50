/** The service worker: the server's answers first, its own page where there are none, nothing else kept. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SCOPE = 'https://example.org/games/c/';
const KEPT = { version: 'today', files: ['offline.html', 'assets/offline-1.js'] };

/** What is kept under each name: by its whole address, as browsers do. */
let stored: Map<string, Map<string, string>>;
let network: (url: string) => Promise<string>;
const listeners = new Map<string, (event: object) => void>();
const skipWaiting = vi.fn(async () => undefined);
const enable = vi.fn(async () => undefined);
const clients = { get: vi.fn(), openWindow: vi.fn() };
const whole = (file: string | { url: string }) =>
  new URL(typeof file === 'string' ? file : file.url, SCOPE).href;

beforeEach(async () => {
  stored = new Map();
  network = async (url) => `fetched ${url}`;
  vi.clearAllMocks();
  vi.stubGlobal('self', {
    KEPT,
    registration: { scope: SCOPE, navigationPreload: { enable } },
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
    skipWaiting,
    clients,
  });
  vi.stubGlobal('fetch', ({ url }: { url: string }) => network(url));
  vi.stubGlobal(
    'Request',
    class {
      constructor(
        readonly url: string,
        readonly how: RequestInit,
      ) {}
    },
  );
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const files = stored.get(name) ?? new Map<string, string>();
      stored.set(name, files);
      return {
        addAll: async (requests: { url: string; how: RequestInit }[]) => {
          const all = requests.map(async (request) => {
            await network(whole(request));
            files.set(whole(request), `kept, ${request.how.cache}`);
          });
          await Promise.all(all);
        },
        match: async (file: string) => files.get(whole(file)),
      };
    },
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  });
  vi.resetModules();
  await import('../src/worker');
});
afterEach(() => vi.unstubAllGlobals());

/** Let something happen, and wait for all that the worker does about it. */
async function happens(name: string, more: object = {}): Promise<void> {
  const work: Promise<unknown>[] = [];
  const waitUntil = (each: Promise<unknown>) => void work.push(each);
  listeners.get(name)!({ ...more, waitUntil });
  await Promise.all(work);
}
/** What the worker answers; undefined: it leaves that to the browser. */
async function asks(path: string, mode: string, ahead?: Promise<string>): Promise<unknown> {
  let answer: unknown;
  listeners.get('fetch')!({
    request: { url: whole(path), mode },
    preloadResponse: ahead ?? Promise.resolve(undefined),
    respondWith: (given: unknown) => (answer = given),
  });
  return answer;
}
const noLine = () => Promise.reject(new TypeError('no line'));

test('it keeps its page and what that takes, and begins at once', async () => {
  await happens('install');
  expect([...stored.values()].map((files) => [...files])).toEqual([
    [
      [`${SCOPE}offline.html`, 'kept, reload'],
      [`${SCOPE}assets/offline-1.js`, 'kept, default'],
    ],
  ]);
  expect(skipWaiting).toHaveBeenCalledTimes(1);
});

test('a worker that cannot keep everything does not begin', async () => {
  network = (url) => (url.endsWith('.js') ? noLine() : Promise.resolve(''));
  await expect(happens('install')).rejects.toThrow('no line');
  expect(skipWaiting).not.toHaveBeenCalled();
});

test('what an older build kept goes, and what others keep stays', async () => {
  const others = ['another site', 'covernames https://example.org/ yesterday'];
  for (const name of [...others, `covernames ${SCOPE} yesterday`]) stored.set(name, new Map());
  await happens('install');
  await happens('activate');
  expect([...stored.keys()]).toEqual([...others, `covernames ${SCOPE} today`]);
  expect(enable).toHaveBeenCalledTimes(1);
});

test('the server is asked first, for documents and files alike', async () => {
  await happens('install');
  expect(await asks('r/abc', 'navigate', Promise.resolve('ahead'))).toBe('ahead');
  expect(await asks('r/abc', 'navigate')).toBe(`fetched ${SCOPE}r/abc`);
  expect(await asks('r/abc', 'navigate', noLine())).toBe(`fetched ${SCOPE}r/abc`);
  const script = 'assets/offline-1.js';
  expect(await asks(script, 'cors')).toBe(`fetched ${SCOPE}${script}`);
});

test('without an answer its own page opens, with its files', async () => {
  await happens('install');
  network = noLine;
  expect(await asks('r/abc', 'navigate', noLine())).toBe('kept, reload');
  expect(await asks('assets/offline-1.js', 'cors')).toBe('kept, default');
});

test('it touches nothing else', async () => {
  await happens('install');
  for (const path of ['api/rooms/abc', 'api/version', 'assets/table-1.js', 'icon.svg']) {
    expect(await asks(path, 'cors')).toBeUndefined();
  }
  expect([...stored.values()].flatMap((files) => [...files.keys()])).toHaveLength(2);
});

test('where nothing is kept any more, the browser says what is wrong', async () => {
  network = noLine;
  await expect(asks('', 'navigate')).rejects.toThrow('no line');
});

test('a page learns what it is called', () => {
  const source = { id: 'page-1', postMessage: vi.fn() };
  listeners.get('message')!({ source });
  expect(source.postMessage).toHaveBeenCalledExactlyOnceWith('page-1');
});

test('a click closes the note and leads to its page, or opens its room', async () => {
  const page = { focus: vi.fn() };
  const notification = { data: { page: 'page-1', path: '/r/abc' }, close: vi.fn() };
  clients.get.mockResolvedValueOnce(page);
  await happens('notificationclick', { notification });
  expect(clients.get).toHaveBeenLastCalledWith('page-1');
  expect(page.focus).toHaveBeenCalledTimes(1);
  expect(clients.openWindow).not.toHaveBeenCalled();
  await happens('notificationclick', { notification });
  expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith('/r/abc');
  expect(notification.close).toHaveBeenCalledTimes(2);
});
