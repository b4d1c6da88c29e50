/** Pictures on cards: their addresses, and their names in the reader's language. */
import { beforeAll, expect, test, vi } from 'vitest';
import type { GameEvent } from '../src/lib/fold';
import { t } from '../src/lib/i18n.svelte';
import { drawing, isPicture, languageOf, nameBy, pictureNames } from '../src/lib/pictures.svelte';
import { RoomView } from '../src/lib/room_view.svelte';
import { tell } from '../src/lib/telling';
import { roomWith, tableOf, welcomeOf } from './rooms';
import { inEnglish } from './texts';

vi.mock('pictures:drawn', () => ({ default: ['/assets/picture.', '.abc.svg'] }));
vi.mock('pictures:en', () => ({
  default: { 'octopus-wears-top-hat': 'an octopus wearing a top hat' },
}));
beforeAll(inEnglish);

const OCTOPUS = '#octopus-wears-top-hat';

test('a picture is told from a word', () => {
  expect([OCTOPUS, 'OCTOPUS', ''].map(isPicture)).toEqual([true, false, false]);
  expect(drawing(OCTOPUS)).toBe('/assets/picture.octopus-wears-top-hat.abc.svg');
  expect([OCTOPUS, 'ROOS'].map((card) => languageOf(card, 'et'))).toEqual(['en', 'et']);
});

test('a picture that the deck has no more is told by its id', () => {
  expect(nameBy({}, '#moon-half-cheese')).toBe('moon half cheese');
});

test('names come when the first is asked for; words are there at once', async () => {
  expect(pictureNames.of('ROOS')).toBe('ROOS');
  expect(pictureNames.of(OCTOPUS)).toBe('');
  await vi.waitFor(() => expect(pictureNames.of(OCTOPUS)).toBe('an octopus wearing a top hat'));
});

test('what happens to a picture is told by its name', async () => {
  const table = tableOf('classic');
  const room = new RoomView('code');
  const words = [OCTOPUS, ...table.words.slice(1)];
  room.welcome(welcomeOf({ room: roomWith({ ...table, words }) }));
  const touched = { event: 'card-touched', cell: 0, identity: 'red' } as GameEvent;
  const word = 'an octopus wearing a top hat';
  await vi.waitFor(() => expect(pictureNames.of(OCTOPUS)).toBe(word));
  expect(tell(touched, room)).toBe(t('event-card-touched', { word, identity: t('identity-red') }));
});
