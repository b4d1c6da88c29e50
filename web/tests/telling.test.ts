/** What is said of what happens, to eyes and to ears. */
import { beforeAll, expect, test } from 'vitest';
import { soundOf } from '../src/lib/attention';
import type { GameEvent } from '../src/lib/fold';
import type { Outcome, Table } from '../src/lib/generated/wire';
import { t } from '../src/lib/i18n.svelte';
import { RoomView } from '../src/lib/room_view.svelte';
import { numberText, outcomeText, seatText, tell, turnText, winnerText } from '../src/lib/telling';
import { proposal, roomWith, tableOf, welcomeOf } from './rooms';
import { inEnglish } from './texts';

beforeAll(inEnglish);

const MEMBERS = { ann: { name: 'Ann', bot: '', face: '' } };

function roomOf(game: Table | null, member = 'ann'): RoomView {
  const room = new RoomView('code');
  room.welcome(welcomeOf({ member, room: roomWith(game, { members: MEMBERS }) }));
  return room;
}
const event = (what: object) => what as GameEvent;
const said = (what: object, game: Table | null = tableOf('classic')) =>
  tell(event(what), roomOf(game));

test('numbers and seats', () => {
  expect([numberText(2), numberText('unlimited')]).toEqual(['2', t('number-unlimited')]);
  expect(seatText('red-spymaster')).toMatch(/^[A-Z]/);
  expect(seatText('red-spymaster').toLowerCase()).toBe(t('seat-red-spymaster').toLowerCase());
});

test.each([
  [{ event: 'game-dealt' }, () => t('web-told-dealt')],
  [
    { event: 'clue-given', seat: 'red-spymaster', word: 'sea', number: 2 },
    () => t('web-told-clue', { seat: seatText('red-spymaster'), word: 'sea', number: '2' }),
  ],
  [
    { event: 'clue-given', seat: 'red-spymaster', word: 'sea', number: 2, helped: true },
    () =>
      `${t('web-told-clue', { seat: seatText('red-spymaster'), word: 'sea', number: '2' })} ${t('event-clue-helped')}`,
  ],
  [
    { event: 'card-touched', cell: 1, identity: 'red' },
    () => t('event-card-touched', { word: 'bell', identity: t('identity-red') }),
  ],
  [
    { event: 'card-covered', cell: 1, identity: 'blue' },
    () => t('event-card-covered', { word: 'bell', identity: t('identity-blue') }),
  ],
  [{ event: 'turn-ended', reason: 'missed' }, () => t('event-turn-missed')],
  [{ event: 'clue-challenged', member: 'ann' }, () => t('web-told-challenged', { name: 'Ann' })],
  [{ event: 'clue-ruled', valid: true }, () => t('event-clue-stands')],
  [{ event: 'clue-ruled', valid: false }, () => t('event-clue-falls')],
  [{ event: 'penalty-waived' }, () => t('event-penalty-waived')],
  [{ event: 'side-finished', side: 'a' }, () => t('event-side-finished', { side: t('side-a') })],
  [{ event: 'sudden-death-began' }, () => t('event-sudden-death')],
  [{ event: 'timer-flipped', member: 'ann' }, () => t('web-told-flipped', { name: 'Ann' })],
  [{ event: 'timer-expired' }, () => t('event-turn-time')],
  [{ event: 'pause-asked', member: 'ann' }, () => t('web-told-pause-asked', { name: 'Ann' })],
  [{ event: 'clock-paused' }, () => t('web-told-paused')],
  [{ event: 'clock-resumed' }, () => t('web-told-resumed')],
  [
    { event: 'resignation-voiced', agree: true, member: 'ann' },
    () => t('web-told-resigns', { name: 'Ann' }),
  ],
])('an event in a sentence: $event', (what, sentence) => {
  const told = said(what);
  expect(told).toBe(sentence());
  expect(told).toMatch(/^.{5,}$/);
  expect(told).not.toMatch(/^(web|event)-/);
});

test('a bot that challenges is told to be one, with its reason', () => {
  const members = { ...MEMBERS, robo: { name: 'Robo', bot: 'associations:normal', face: '' } };
  const room = roomOf(tableOf('classic', 2));
  room.welcome(welcomeOf({ room: roomWith(tableOf('classic', 2), { members }) }));
  const clue = room.table!.clues.at(-1)!.word;
  const why = { reason: 'same-word', card: 'TREE', form: '' };
  const challenge = (member: string, verdict: string) =>
    tell(event({ event: 'clue-challenged', member, verdict, why }), room);
  const reason = t('reason-same-word', { clue, card: 'TREE', form: '', way: 'family' });
  expect(challenge('robo', 'illegal')).toBe(`Robo (bot) challenges the clue: ${reason}`);
  expect(challenge('ann', 'illegal')).toBe(`Ann challenges the clue: ${reason}`);
  expect(challenge('ann', 'ask')).toBe(t('web-told-challenged', { name: 'Ann' }));
});

test('what needs no words has none', () => {
  expect(said({ event: 'resignation-voiced', agree: false, member: 'ann' })).toBe('');
  expect(said({ event: 'vote-cast', member: 'ann' })).toBe('');
  expect(said({ event: 'game-ended' }, null)).toBe('');
});

const ended = (game: string, outcome: Partial<Outcome>) =>
  roomOf(
    tableOf(game, 1, {
      outcome: { winners: [], reason: 'words', score: null, title: '', ...outcome } as Outcome,
    }),
  );

test('how it ended, and who has won', () => {
  const red = ended('classic', { winners: ['red'], reason: 'assassin' });
  const sideOfRed = t('side-red');
  expect(winnerText(red).toLowerCase()).toBe(t('outcome-won', { side: sideOfRed }).toLowerCase());
  expect(winnerText(red)).toMatch(/^[A-Z]/);
  expect(outcomeText(red)).toBe(`${t('outcome-assassin')} ${winnerText(red)}`);
  expect(tell(event({ event: 'game-ended' }), red)).toBe(outcomeText(red));
  for (const game of ['duet', 'two-player']) {
    expect(winnerText(ended(game, { winners: ['a'] }))).toBe(t('outcome-won-together'));
    expect(winnerText(ended(game, {}))).toBe(t('outcome-lost-together'));
  }
  const abandoned = ended('classic', { reason: 'abandoned' });
  expect([winnerText(abandoned), outcomeText(abandoned)]).toEqual(['', t('outcome-abandoned')]);
  expect(turnText(abandoned)).toBe(t('outcome-abandoned'));
  expect(turnText(red)).toBe(winnerText(red));
  for (const none of [roomOf(null), roomOf(tableOf('classic'))]) {
    expect([winnerText(none), outcomeText(none)]).toEqual(['', '']);
  }
});

test('whose turn it is, and for what', () => {
  expect(turnText(roomOf(null))).toBe('');
  const who = (...seats: string[]) => ({ who: seats.map(seatText) });
  const clue = roomOf(tableOf('classic'), 'red-spymaster');
  expect(turnText(clue)).toBe(t('web-turn-clue-mine'));
  expect(turnText(clue, false)).toBe(t('web-turn-clue', who('red-spymaster')));
  const guess = roomOf(tableOf('classic', 2), 'red-operatives');
  expect(turnText(guess)).toMatch(/^Your turn: /);
  expect(turnText(roomOf(tableOf('classic', 2)))).toBe(t('web-turn-guess', who('red-operatives')));
  const either = roomOf(tableOf('duet'), 'a');
  expect(turnText(either)).toBe(t('web-turn-clue-either-mine'));
  expect(turnText(either, false)).toBe(t('web-turn-clue-either', who('a', 'b')));
  expect(turnText(roomOf(tableOf('classic', 1, { paused: 5 })))).toBe(t('web-turn-paused'));
  const asked = roomOf(tableOf('classic'), 'blue-spymaster');
  asked.whisper([proposal(0)]);
  expect(turnText(asked)).toBe(t('web-turn-answer-mine'));
  expect(turnText(asked, false)).toBe(t('web-turn-answer', who('blue-spymaster')));
  for (const text of [turnText(clue), turnText(guess), turnText(either), turnText(asked)]) {
    expect(text).not.toMatch(/^web-/);
    expect(text).not.toBe('');
  }
});

test('people are told by their names, and one hears how many words are left', () => {
  const members = {
    'red-spymaster': { name: 'Ann', bot: '', face: '' },
    x: { name: 'Xi', bot: '', face: '' },
  };
  const named = (table: Table, seats = table.members, member = '') => {
    const room = new RoomView('code');
    room.welcome(welcomeOf({ member, room: roomWith(table, { members, seats }) }));
    return room;
  };
  const clue = tableOf('classic');
  expect(turnText(named(clue))).toBe('Ann is thinking of a clue');
  expect(turnText(named(clue, { 'red-spymaster': ['red-spymaster', 'x'] }))).toBe(
    'Ann and Xi are thinking of a clue',
  );
  expect(turnText(named(clue, {}))).toBe(t('web-turn-nobody', { who: 'Red spymaster' }));
  const guess = named(tableOf('classic', 2), undefined, 'red-operatives');
  const { word, number } = guess.table!.clues[0]!;
  expect(turnText(guess)).toBe(t('web-turn-guess-words', { count: number, word }));
});

test('it is the other side whose time was up', () => {
  const table = tableOf('classic');
  const next = { ...table.turn, sides: ['blue'] };
  expect(said({ event: 'turn-ended', reason: 'time', turn: next }, table)).toBe(
    t('web-told-time', { side: t('side-red') }),
  );
  expect(said({ event: 'turn-ended', reason: 'time', turn: next }, tableOf('two-player'))).toBe(
    t('event-turn-time'),
  );
});

test('what is due is told', () => {
  const table = tableOf('two-player');
  table.turn = { ...table.turn, phase: 'phantom', due: 2, may: { 'red-spymaster': ['cover'] } };
  expect(turnText(roomOf(table, 'red-spymaster'))).toBe(t('web-turn-phantom-mine', { due: 2 }));
});

test.each([
  [{ event: 'game-dealt' }, 'clue'],
  [{ event: 'clue-given' }, 'clue'],
  [{ event: 'card-touched', identity: 'assassin', side: 'red' }, 'assassin'],
  [{ event: 'card-touched', identity: 'agent', side: 'a' }, 'found'],
  [{ event: 'card-touched', identity: 'red', side: 'red' }, 'found'],
  [{ event: 'card-touched', identity: 'blue', side: 'red' }, 'miss'],
  [{ event: 'card-covered' }, 'mark'],
  [{ event: 'clue-challenged' }, 'turn'],
  [{ event: 'timer-expired' }, 'turn'],
  [{ event: 'turn-ended' }, null],
  [{ event: 'game-ended', outcome: { reason: 'assassin', winners: ['red'] } }, null],
  [{ event: 'game-ended', outcome: { reason: 'abandoned', winners: [] } }, null],
  [{ event: 'game-ended', outcome: { reason: 'words', winners: [] } }, 'lost'],
  [{ event: 'game-ended', outcome: { reason: 'words', winners: ['blue'] } }, 'won'],
])('what it sounds like: %o', (what, sound) => {
  expect(soundOf(event(what), roomOf(tableOf('classic'), ''))).toBe(sound);
});

test('a win sounds like one to those who have won', () => {
  const won = event({ event: 'game-ended', outcome: { reason: 'words', winners: ['blue'] } });
  expect(soundOf(won, roomOf(tableOf('classic'), 'blue-operatives'))).toBe('won');
  expect(soundOf(won, roomOf(tableOf('classic'), 'red-operatives'))).toBe('lost');
});
