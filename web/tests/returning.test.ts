/** Where there was no line, the page looks for one, and goes on by itself. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../src/lib/api';
import { LOOK, returnWhenAnswered } from '../src/lib/returning';

const reload = vi.fn();
let online: () => void;

beforeEach(() => {
  reload.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (online = listener));
  returnWhenAnswered();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const noLine = () => vi.spyOn(api, 'version').mockRejectedValue(new TypeError());
const line = () => vi.spyOn(api, 'version').mockResolvedValue({ version: '1', page: 'p' } as never);

test('it stays as long as nobody answers, and returns when somebody does', async () => {
  noLine();
  await vi.advanceTimersByTimeAsync(3 * LOOK);
  expect(reload).not.toHaveBeenCalled();
  line();
  await vi.advanceTimersByTimeAsync(LOOK);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a network that is back need not be one that leads there', async () => {
  noLine();
  online();
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).not.toHaveBeenCalled();
  line();
  online();
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
});
