/** What people do around a game, with their names: coming, going, sitting down, time that is up. */
import type { RoomEvent } from './fold';
import { capital, t } from './i18n.svelte';
import type { Room } from './generated/wire';
import { seatText } from './telling';
import { variantOf } from './games';

export type Happening =
  | 'entered'
  | 'gone'
  | 'removed'
  | 'seated'
  | 'stood'
  | 'away'
  | 'back'
  | 'leads'
  | 'time'
  | 'pause'
  | 'paused'
  | 'resumed';

export interface FeedEntry {
  what: Happening;
  member: string;
  /** As it was then: who has gone has no name any more. */
  name: string;
  /** A seat that was taken, or the side whose time is up. */
  where: string;
  /** How many clues had been given. */
  clue: number;
}

/** What an event of a room tells, before it is folded; null: nothing that belongs here. */
export function entryOf(event: RoomEvent, room: Room | null): FeedEntry | null {
  const clue = room?.game?.clues.length ?? 0;
  const entry = (what: Happening, member: string, where = '', name?: string): FeedEntry => ({
    what,
    member,
    name: name ?? room?.members[member]?.name ?? '',
    where,
    clue,
  });
  switch (event.room) {
    case 'member-entered':
      return entry('entered', event.member, '', event.who.name);
    case 'member-gone':
      return entry(event.removed ? 'removed' : 'gone', event.member);
    case 'seated':
      return entry('seated', event.member, event.seat);
    case 'stood-up':
      return entry('stood', event.member);
    case 'played':
      break;
    default:
      return null;
  }
  const played = event.event;
  switch (played.event) {
    case 'turn-ended':
      return played.reason === 'time' ? entry('time', '', sideBefore(room)) : null;
    case 'pause-asked':
      return entry('pause', played.member);
    case 'clock-paused':
      return entry('paused', '');
    case 'clock-resumed':
      return entry('resumed', '');
    default:
      return null;
  }
}

/** The side that was on turn. */
function sideBefore(room: Room | null): string {
  const sides = room?.game?.turn.sides ?? [];
  return sides.length === 1 ? sides[0]! : '';
}

export function entryText({ what, name, where }: FeedEntry): string {
  switch (what) {
    case 'time':
      return where ? t('web-told-time', { side: t(`side-${where}`) }) : t('event-turn-time');
    case 'pause':
      return t('web-told-pause-asked', { name });
    case 'paused':
      return t('web-told-paused');
    case 'resumed':
      return t('web-told-resumed');
    default:
      return capital(t(`web-feed-${what}`, { name, seat: where && seatText(where) }));
  }
}

/** Members who were here and are not, and the other way round; bots are always here. */
export function movedBetween(before: string[], after: string[], room: Room): FeedEntry[] {
  const clue = room.game?.clues.length ?? 0;
  const known = (member: string) => room.members[member] && !room.members[member].bot;
  const entries = (what: Happening, members: string[]): FeedEntry[] =>
    members
      .filter(known)
      .map((member) => ({ what, member, name: room.members[member]!.name, where: '', clue }));
  return [
    ...entries(
      'away',
      before.filter((member) => !after.includes(member)),
    ),
    ...entries(
      'back',
      after.filter((member) => !before.includes(member)),
    ),
  ];
}

/** The seats that everybody waits for and where nobody is: neither a person who is here nor a bot. */
export function deserted(room: Room, waitedFor: string[], present: string[]): string[] {
  if (!present.length) return []; // nobody has told yet who is here
  const seats = variantOf(room.game?.variant ?? room.settings.variant).seats;
  return waitedFor
    .filter((seat) => seats.some(({ name }) => name === seat))
    .filter((seat) =>
      (room.seats[seat] ?? []).every(
        (member) => !room.members[member]?.bot && !present.includes(member),
      ),
    );
}
