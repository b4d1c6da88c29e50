/** Tells screen readers who points at which card, without flooding them. */
import { announcements } from './announcer.svelte';
import { markersByCell } from './board';
import { t } from './i18n.svelte';
import { pictureNames } from './pictures.svelte';
import type { RoomView } from './room_view.svelte';
import { nameText } from './telling';

/** Milliseconds that pointers are gathered for: what they come to is told, not the way there. */
export const GATHERING = 1_000;

/** A member and the card they point at; as a text, so that a set of them can be compared. */
type Pair = `${string} ${string}`;

/**
 * Tell where people point who are not at this device; returns how to stop. What the server takes away
 * is not told: whoever heard of the guess or of the clue knows.
 */
export function tellPointers(
  room: RoomView,
  isHere: (member: string) => boolean,
  gathering = GATHERING,
): () => void {
  /** What was told and still stands. */
  let told: Pair[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pairs = (): Pair[] =>
    room.table
      ? markersByCell(room).flatMap((markers, cell) =>
          markers
            .filter(({ member }) => !isHere(member))
            .map(({ member }): Pair => `${member} ${room.table!.words[cell]}`),
        )
      : [];
  /** One sentence for each person. */
  const say = (message: string, some: Pair[]) => {
    const words = new Map<string, string[]>();
    for (const pair of some) {
      const at = pair.indexOf(' ');
      const member = pair.slice(0, at);
      words.set(member, [...(words.get(member) ?? []), pictureNames.of(pair.slice(at + 1))]);
    }
    for (const [member, each] of words)
      announcements.say(t(message, { name: nameText(member, room), words: each }));
  };
  const tell = () => {
    timer = undefined;
    const now = pairs();
    const lacking = (from: Pair[], some: Pair[]) => some.filter((pair) => !from.includes(pair));
    say('web-told-points-no-more', lacking(now, told));
    say('web-told-points', lacking(told, now));
    told = now;
  };
  const stop = room.onPointers((moved) => {
    const now = pairs();
    if (!moved) told = told.filter((pair) => now.includes(pair));
    timer ??= setTimeout(tell, gathering);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
