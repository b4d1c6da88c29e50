/** Ideas for whoever must give a clue: when one may ask, and what was told. Twin of `game/ideas.py`. */
import type { Table, Whisper } from './generated/wire';
import type { RoomView } from './room_view.svelte';

/** Milliseconds to think for oneself first. */
const WAIT = 60_000;
/** Clocks differ by so much without anybody noticing: nobody is to hear that it is too soon. */
const SLACK = 2_000;

/** From when on one may ask, by the server's clock; null: not at all. */
export function ideasFrom(room: RoomView): number | null {
  const { table, settings } = room;
  if (!table || !settings || !room.may.has('give-clue')) return null;
  const { ideas } = settings;
  if (ideas === 'off' || (ideas === 'alone' && !isAlone(room))) return null;
  return ideas === 'always' ? 0 : table.turn.since + WAIT + SLACK;
}

/** Whether all other seats are played by bots. */
function isAlone({ table, seat, state }: RoomView): boolean {
  const others = Object.entries(table!.members).filter(([name]) => name !== seat);
  return others.every(([, seated]) => seated.every((member) => state!.members[member]?.bot));
}

/** The ideas for the clue that is to be given now; they die with their step. */
export function ideasTold(table: Table, whispers: Whisper[]): string[] {
  const told = whispers.findLast(({ message }) => message.whisper === 'ideas-told')?.message;
  return told?.whisper === 'ideas-told' && told.step === table.step ? told.words : [];
}
