/** Tips for somebody's first game, each at the moment when it matters: when it shows, what it says. */
import { confirmOf } from './board';
import { variantOf } from './games';
import { t, type Catalogues } from './i18n.svelte';
import { pictureNames } from './pictures.svelte';
import { preferences } from './preferences.svelte';
import type { RoomView } from './room_view.svelte';
import type { Tip } from './tips';

export const GUIDE: Catalogues = {
  en: () => import('catalogue:en/guide'),
  th: () => import('catalogue:th/guide'),
  'zh-Hant': () => import('catalogue:zh-Hant/guide'),
  id: () => import('catalogue:id/guide'),
  bg: () => import('catalogue:bg/guide'),
  et: () => import('catalogue:et/guide'),
};

/** The tip for what is to be done now, unless it was seen; null: none. */
export function tipFor(room: RoomView, seen: readonly string[]): Tip | null {
  if (!room.myTurn || room.table?.paused !== null) return null;
  const tip = room.may.has('give-clue') ? ofGiving(room, seen) : ofGuessing(room);
  return tip && !seen.includes(tip) ? tip : null;
}

function ofGuessing(room: RoomView): Tip | null {
  const { turn, clues } = room.table!;
  const clue = clues.at(-1);
  if (turn.phase !== 'guess' || !clue || !room.may.has('guess')) return null;
  if (confirmOf(room)) return 'choose';
  if (clue.touches.length) return room.may.has('stop') ? 'stop' : null;
  if (clue.number === 0) return 'zero';
  return clue.number === 'unlimited' ? 'unlimited' : 'clue';
}

/** The first clue is a good word, then one that is not dangerous; with the next come numbers. */
function ofGiving(room: RoomView, seen: readonly string[]): Tip | null {
  if (!room.face) return null;
  const begun = room.table!.clues.some(({ seat }) => seat === room.seat);
  if (!begun && !seen.includes('word') && !room.meant.length) return 'word';
  if (!seen.includes('assassin') && room.face.includes('assassin')) return 'assassin';
  return begun ? 'numbers' : null;
}

/** What a tip says at this table. */
export function tipText(tip: Tip, room: RoomView): string {
  const table = room.table!;
  const duet = Boolean(table.tokens);
  const clue = table.clues.at(-1);
  const word = clue?.word ?? '';
  switch (tip) {
    case 'choose': {
      const chosen = table.words[room.chosen ?? -1] ?? '';
      return t('guide-choose', {
        button: t('web-guess-word', { word: pictureNames.of(chosen) }),
      });
    }
    case 'stop':
      if (duet) return t('guide-stop-duet');
      return t(table.turn.left === null ? 'guide-stop-free' : 'guide-stop');
    case 'numbers':
      return t(variantOf(table.variant).unlimited ? 'guide-numbers' : 'guide-numbers-duet');
    case 'clue':
      return t('guide-clue', { word, count: Number(clue?.number) });
    default:
      return t(`guide-${tip}`, { word });
  }
}

export function markSeen(tip: Tip): void {
  const seen = preferences.get('tips');
  if (!seen.includes(tip)) preferences.set('tips', [...seen, tip]);
}
