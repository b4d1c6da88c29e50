/** What people are told without looking: announcements, sounds, and what is told elsewhere. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { announcements } from '../src/lib/announcer.svelte';
import { payAttention } from '../src/lib/attention';
import type { GameEvent } from '../src/lib/fold';
import type { Whisper } from '../src/lib/generated/wire';
import { t } from '../src/lib/i18n.svelte';
import { notifyTurn } from '../src/lib/notification';
import { notices } from '../src/lib/notices.svelte';
import { preferences } from '../src/lib/preferences.svelte';
import type { RoomConnection } from '../src/lib/room_connection.svelte';
import { RoomView } from '../src/lib/room_view.svelte';
import * as sounds from '../src/lib/sounds';
import { seatText, tell, turnText } from '../src/lib/telling';
import { version } from '../src/lib/version.svelte';
import { type EVENTS, proposal, roomWith, tableOf, welcomeOf } from './rooms';
import { Storage } from './storage';
import { inEnglish } from './texts';

vi.mock('../src/lib/sounds', () => ({ play: vi.fn() }));
vi.mock('../src/lib/notification', () => ({ notifyTurn: vi.fn() }));
beforeAll(inEnglish);

const said: string[] = [];
const played = () => vi.mocked(sounds.play).mock.calls.map(([sound]) => sound);
let room: RoomView;
let stop: () => void;
const page = { hidden: false };

beforeEach(() => {
  said.length = 0;
  page.hidden = false;
  vi.mocked(sounds.play).mockClear();
  vi.mocked(notifyTurn).mockClear();
  vi.spyOn(announcements, 'say').mockImplementation((text) => void said.push(text));
  vi.spyOn(version, 'check').mockResolvedValue();
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', new Storage());
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function settled() {
  await new Promise((resolve) => setTimeout(resolve));
}
/** Somebody at a table, with ears. */
async function hears(member: string, game = tableOf('classic')) {
  room = new RoomView('code');
  room.welcome(welcomeOf({ member, seq: 1, room: roomWith(game) }));
  stop = payAttention({ room, entered: () => Promise.resolve() } as unknown as RoomConnection);
  await settled();
}
async function happens(event: object) {
  room.fold(room.seq + 1, [{ room: 'played', event: event as GameEvent } as (typeof EVENTS)[0]]);
  await settled();
}
const CLUE = {
  event: 'clue-given',
  seat: 'red-spymaster',
  member: 'red-spymaster',
  side: 'red',
  word: 'sea',
  number: 2,
  turn: tableOf('classic', 2).turn,
};

test('whoever comes in hears whose turn it is, and asks for a newer page', async () => {
  await hears('blue-operatives');
  expect(said).toEqual([turnText(room)]);
  expect(version.check).toHaveBeenCalledTimes(1);
  expect(played()).toEqual([]);
});

test('between games there is nothing to say', async () => {
  room = new RoomView('code');
  room.welcome(welcomeOf({ room: roomWith(null) }));
  stop = payAttention({ room, entered: () => Promise.resolve() } as unknown as RoomConnection);
  await settled();
  expect(said).toEqual([]);
});

test('what happens is told and heard; whose turn it is comes after it', async () => {
  await hears('red-operatives');
  said.length = 0;
  await happens(CLUE);
  expect(said).toEqual([tell(CLUE as GameEvent, room), turnText(room)]);
  expect(turnText(room)).toBe(t('web-turn-guess-words', { count: 2, word: 'sea' }));
  expect(played()).toEqual(['clue']); // one sound is enough
});

test('others hear what happens, and no more', async () => {
  await hears('blue-operatives');
  said.length = 0;
  await happens(CLUE);
  expect(said).toEqual([tell(CLUE as GameEvent, room)]);
});

test('clues are read aloud to those who want that', async () => {
  const heard: { text: string; lang: string }[] = [];
  class Utterance {
    lang = '';
    constructor(readonly text: string) {}
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', { speak: (each: Utterance) => heard.push({ ...each }) });
  await hears('blue-operatives');
  await happens(CLUE);
  expect(heard).toEqual([]);
  preferences.set('aloud', true);
  await happens(CLUE);
  preferences.set('aloud', false);
  expect(heard).toEqual([{ text: 'sea, 2', lang: 'en' }]);
});

test('who leaves during a game is told, and nobody is told of themselves', async () => {
  await hears('red-operatives');
  const gone = (member: string) =>
    [{ room: 'member-gone', member, removed: false }] as unknown as typeof EVENTS;
  const spoken = vi.spyOn(notices, 'say').mockImplementation(() => undefined);
  room.fold(room.seq + 1, gone('ben'));
  expect(spoken.mock.calls).toEqual([[t('web-feed-gone', { name: 'Benno' })]]);
  room.fold(room.seq + 1, gone('red-operatives'));
  expect(spoken).toHaveBeenCalledTimes(1);
});

test('in the lobby one hears who comes, sits down and goes, and not what one does oneself', async () => {
  room = new RoomView('code');
  room.welcome(welcomeOf({ member: 'red-operatives', seq: 1, room: roomWith(null) }));
  stop = payAttention({ room, entered: () => Promise.resolve() } as unknown as RoomConnection);
  await settled();
  const shown = vi.spyOn(notices, 'say').mockImplementation(() => undefined);
  const told = (...events: object[]) => room.fold(room.seq + 1, events as typeof EVENTS);
  told({ room: 'member-entered', member: 'cleo', who: { name: 'Cleo', bot: '' } });
  told({ room: 'seated', member: 'cleo', seat: 'red-spymaster' });
  told({ room: 'stood-up', member: 'red-operatives' });
  told({ room: 'member-gone', member: 'cleo', removed: false });
  const seat = seatText('red-spymaster');
  expect(said).toEqual([
    t('web-feed-entered', { name: 'Cleo' }),
    t('web-feed-seated', { name: 'Cleo', seat }),
    t('web-feed-gone', { name: 'Cleo' }),
  ]);
  expect(shown).not.toHaveBeenCalled();
});

test('whoever does not look hears their turn in any case', async () => {
  await hears('red-operatives');
  page.hidden = true;
  await happens(CLUE);
  expect(played()).toEqual(['clue', 'turn']);
});

test('a turn that comes without a sound gets one', async () => {
  await hears('red-operatives');
  const { turn } = CLUE;
  await happens({ event: 'penalty-waived', turn });
  expect(played()).toEqual(['turn']);
  await happens({ event: 'penalty-waived', turn }); // nothing new to do
  expect(played()).toEqual(['turn']);
});

test('a question of the other spymaster is told', async () => {
  await hears('blue-spymaster');
  said.length = 0;
  room.whisper([proposal(0)]);
  await settled();
  expect(said).toEqual([turnText(room)]);
  expect(turnText(room)).toBe(t('web-turn-answer-mine'));
  expect(played()).toEqual(['turn']);
});

test('whoever asks hears that it was asked, and the answer', async () => {
  await hears('red-spymaster');
  said.length = 0;
  room.whisper([proposal(0)]);
  await settled();
  expect(said).toEqual([t('web-clue-asked')]);
  for (const [accept, text] of [
    [true, 'web-clue-accepted'],
    [false, 'web-clue-declined'],
  ] as const) {
    said.length = 0;
    const { message, seats } = proposal(0);
    room.whisper([
      { seats, message: { ...message, whisper: 'proposal-answered', accept } } as Whisper,
    ]);
    expect(said[0]).toBe(t(text));
    await settled();
  }
});

test('whoever has stopped listening hears nothing', async () => {
  await hears('red-operatives');
  said.length = 0;
  stop();
  room.whisper([proposal(0)]);
  await happens(CLUE);
  expect([said, played()]).toEqual([[], []]);
});

test('a turn is told to those who want that and look elsewhere, and taken back', async () => {
  const told = vi.mocked(notifyTurn);
  preferences.set('notifications', true);
  await hears('red-operatives');
  await happens(CLUE);
  await vi.waitFor(() => expect(told.mock.calls).toEqual([['code', true]]));
  const { turn } = tableOf('classic', 2);
  const found = { cell: 0, identity: 'red', cover: 'red', left: { red: 8, blue: 8 } };
  await happens({ ...CLUE, ...found, event: 'card-touched', turn: { ...turn, left: 1 } });
  expect(turnText(room)).not.toBe(t('web-turn-guess-words', { count: 2, word: 'sea' }));
  await happens({ event: 'turn-ended', reason: 'stopped', turn: tableOf('classic').turn });
  await vi.waitFor(() => expect(told.mock.calls.slice(1)).toEqual([['code', false]]));

  told.mockClear();
  preferences.set('notifications', false);
  await happens(CLUE);
  await settled();
  expect(told).not.toHaveBeenCalled();
});
