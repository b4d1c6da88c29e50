/** Ideas for clues: from when on one may ask, and which of them still count. */
import { expect, test } from 'vitest';
import { openQuestion } from '../src/lib/games';
import type { Whisper } from '../src/lib/generated/wire';
import { ideasFrom } from '../src/lib/ideas';
import { RoomView } from '../src/lib/room_view.svelte';
import { proposal, roomWith, tableOf, welcomeOf } from './rooms';

const SINCE = 5_000;
const dealt = tableOf('classic');
const TABLE = { ...dealt, turn: { ...dealt.turn, since: SINCE } };
const GIVER = TABLE.turn.sides[0] === 'red' ? 'red-spymaster' : 'blue-spymaster';

function at(how: string, who: string, bots: string[] = [], heard: Whisper[] = []): RoomView {
  const room = roomWith(TABLE);
  const seated = Object.values(TABLE.members).flat();
  const members = Object.fromEntries(
    seated.map((name) => [name, { name, bot: bots.includes(name) ? 'random' : '', face: '' }]),
  );
  const settings = { ...room.settings, ideas: how } as typeof room.settings;
  const view = new RoomView('code');
  view.welcome(welcomeOf({ member: who, heard, room: { ...room, members, settings } }));
  return view;
}
const others = (seat: string) =>
  Object.entries(TABLE.members).flatMap(([name, seated]) => (name === seat ? [] : seated));
const giver = TABLE.members[GIVER]![0]!;
const told = (step: number, ...words: string[]): Whisper => ({
  seats: [GIVER],
  message: { whisper: 'ideas-told', step, words },
});

test('the setting says who may ask, and from when on', () => {
  const later = SINCE + 60_000 + 2_000;
  expect(ideasFrom(at('off', giver, others(GIVER)))).toBeNull();
  expect(ideasFrom(at('alone', giver))).toBeNull();
  expect(ideasFrom(at('alone', giver, others(GIVER).slice(1)))).toBeNull();
  expect(ideasFrom(at('alone', giver, others(GIVER)))).toBe(later);
  expect(ideasFrom(at('minute', giver))).toBe(later);
  expect(ideasFrom(at('always', giver))).toBe(0);
});

test('only who must give a clue may ask', () => {
  for (const member of others(GIVER)) expect(ideasFrom(at('always', member))).toBeNull();
});

test('ideas are there for their turn alone', () => {
  expect(at('always', giver).ideas).toEqual([]);
  expect(at('always', giver, [], [told(TABLE.step, 'ice', 'sea')]).ideas).toEqual(['ice', 'sea']);
  expect(at('always', giver, [], [told(TABLE.step - 1, 'ice')]).ideas).toEqual([]);
});

test('a question to the other spymaster is open though ideas came after it', () => {
  const heard = [proposal(TABLE.step), told(TABLE.step, 'ice')];
  expect(openQuestion(TABLE, heard)).toMatchObject({ word: 'tree' });
  expect(at('always', giver, [], heard).ideas).toEqual(['ice']);
});
