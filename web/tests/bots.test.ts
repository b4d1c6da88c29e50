/** Bots: what they are called, and a game with them in one request. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../src/lib/api';
import {
  addBot,
  BOTS,
  characterOf,
  chosenBot,
  freshName,
  hasRoles,
  startWithBots,
} from '../src/lib/bots';
import { t } from '../src/lib/i18n.svelte';
import { preferences } from '../src/lib/preferences.svelte';
import type { RoomConnection } from '../src/lib/room_connection.svelte';
import { secrets } from '../src/lib/secrets';
import { Storage } from './storage';
import { inEnglish } from './texts';

const NORMAL = BOTS[1]!;
let names: string[];
beforeAll(async () => {
  await inEnglish();
  names = t('web-bot-names')
    .split(',')
    .map((name) => name.trim());
});
beforeEach(() => {
  vi.stubGlobal('localStorage', new Storage());
});
afterEach(() => {
  preferences.set('bot', '');
  preferences.set('role', 'guess');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('every bot has a character', () => {
  expect(BOTS.map(characterOf)).toEqual(['easy', 'normal', 'hard']);
  expect(characterOf('random')).toBe('steady');
});

test('the bot that somebody likes, or the usual one', () => {
  expect(characterOf(chosenBot())).toBe('normal');
  preferences.set('bot', BOTS[2]!);
  expect(chosenBot()).toBe(BOTS[2]);
  preferences.set('bot', 'of tomorrow');
  expect(characterOf(chosenBot())).toBe('normal');
});

test('no two have the same name', () => {
  expect(names.length).toBeGreaterThan(3);
  expect(freshName(new Set())).toBe(names[0]);
  expect(freshName(new Set(names.slice(0, 2)))).toBe(names[2]);
  expect(freshName(new Set(names))).toBe(`${names[0]} 2`);
  expect(freshName(new Set([...names, `${names[0]} 2`]))).toBe(`${names[1]} 2`);
});

test('a bot is added under a name that nobody in the room has', () => {
  const send = vi.fn();
  const members = { one: { name: names[0]!, bot: '', face: '' } };
  const connection = { room: { state: { members } }, send } as unknown as RoomConnection;
  void addBot(connection, 'red-spymaster');
  void addBot(connection, 'red-spymaster', BOTS[2]);
  const command = { do: 'add-bot', seat: 'red-spymaster', name: names[1] };
  expect(send.mock.calls).toEqual([[{ ...command, bot: NORMAL }], [{ ...command, bot: BOTS[2] }]]);
  void addBot({ room: { state: null }, send } as unknown as RoomConnection, 'a');
  expect(send).toHaveBeenLastCalledWith({ do: 'add-bot', seat: 'a', name: names[0], bot: NORMAL });
});

test('a game with bots is one request', async () => {
  const made = { code: 'code', url: '', member: 'me', secret: 'mine' };
  const open = vi.spyOn(api, 'openRoom').mockResolvedValue(made);
  preferences.set('face', 'owl-teal');
  expect(await startWithBots('classic', 'et', names[0]!)).toBe('code');
  expect(open.mock.calls).toEqual([
    [
      {
        variant: 'classic',
        lang: 'et',
        name: names[0],
        seat: 'red-operatives',
        start: true,
        face: 'owl-teal',
        bots: ['red-spymaster', 'blue-spymaster', 'blue-operatives'].map((seat, at) => ({
          seat,
          name: names[at + 1],
          bot: NORMAL,
        })),
      },
    ],
  ]);
  expect(secrets.of('code')).toEqual([{ member: 'me', secret: 'mine' }]);
  await startWithBots('duet', 'en', 'Me');
  expect(open.mock.calls[1]![0]).toMatchObject({
    seat: 'a',
    bots: [{ seat: 'b', name: names[0] }],
  });
});

test('whoever likes to gives the clues, where that is a seat of its own', async () => {
  const made = { code: 'code', url: '', member: 'me', secret: 'mine' };
  const open = vi.spyOn(api, 'openRoom').mockResolvedValue(made);
  preferences.set('face', 'owl-teal');
  preferences.set('role', 'clue');
  for (const variant of ['classic', 'two-player', 'three-player', 'duet'])
    await startWithBots(variant, 'en', 'Me');
  const seats = open.mock.calls.map(([{ seat, bots }]) => [seat, bots!.map((bot) => bot.seat)]);
  expect(seats).toEqual([
    ['red-spymaster', ['red-operatives', 'blue-spymaster', 'blue-operatives']],
    ['red-spymaster', ['red-operatives']],
    ['red-spymaster', ['blue-spymaster', 'operatives']],
    ['a', ['b']],
  ]);
  expect(['classic', 'two-player', 'three-player', 'duet'].map(hasRoles)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
