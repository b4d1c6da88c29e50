/** What people are told without looking: announcements, sounds, notifications. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { announcements } from '../src/lib/announcer.svelte';
import { payAttention } from '../src/lib/attention';
import type { GameEvent } from '../src/lib/fold';
import type { Whisper } from '../src/lib/generated/wire';
import { t } from '../src/lib/i18n.svelte';
import { notices } from '../src/lib/notices.svelte';
import { preferences } from '../src/lib/preferences.svelte';
import type { RoomConnection } from '../src/lib/room_connection.svelte';
import { RoomView } from '../src/lib/room_view.svelte';
import * as sounds from '../src/lib/sounds';
import { tell, turnText } from '../src/lib/telling';
import { version } from '../src/lib/version.svelte';
import { type EVENTS, proposal, roomWith, tableOf, welcomeOf } from './rooms';
import { Storage } from './storage';
import { inEnglish } from './texts';

vi.mock('../src/lib/sounds', () => ({ play: vi.fn() }));
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

class Note {
  static permission = 'granted';
  static all: Note[] = [];
  onclick?: () => void;
  close = vi.fn();
  constructor(
    readonly title: string,
    readonly options: object,
  ) {
    Note.all.push(this);
  }
}

test('a notification comes to those who want one and do not look', async () => {
  vi.stubGlobal('Notification', Note);
  const focus = vi.fn();
  vi.stubGlobal('focus', focus);
  for (const [hidden, wanted, permission, notes] of [
    [true, true, 'granted', 1],
    [false, true, 'granted', 0],
    [true, false, 'granted', 0],
    [true, true, 'denied', 0],
  ] as const) {
    Note.all = [];
    Note.permission = permission;
    preferences.set('notifications', wanted);
    await hears('red-operatives');
    page.hidden = hidden;
    await happens(CLUE);
    expect(Note.all).toHaveLength(notes);
    const [note] = Note.all;
    if (note) {
      expect(note.title).toBe(t('web-title'));
      expect(note.options).toEqual({ body: turnText(room), tag: 'code' });
      note.onclick!();
      expect([focus.mock.calls.length, note.close.mock.calls.length]).toEqual([1, 1]);
    }
    stop();
  }
  vi.stubGlobal('Notification', undefined);
  Reflect.deleteProperty(globalThis, 'Notification');
  preferences.set('notifications', true);
  await hears('red-operatives');
  page.hidden = true;
  await happens(CLUE); // a browser that has none
  preferences.set('notifications', false);
  expect(played().at(-1)).toBe('turn');
});
