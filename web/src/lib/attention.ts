/** Lets people hear and see what happens: sounds, announcements, the title, notifications. */
import { announcements } from './announcer.svelte';
import type { GameEvent } from './fold';
import { t } from './i18n.svelte';
import { preferences } from './preferences.svelte';
import type { Room } from './room.svelte';
import { play, type Sound } from './sounds';
import { tell, turnText } from './telling';
import { version } from './version.svelte';

/** Watch a room; returns how to stop. */
export function payAttention(room: Room): () => void {
  let wasMine = room.myTurn;
  const stop = room.listen((event) => {
    announcements.say(tell(event, room));
    const sound = soundOf(event, room);
    if (sound) play(sound);
    if (room.myTurn && !wasMine) yourTurn(room, sound !== null);
    wasMine = room.myTurn;
  });
  void version.check();
  return stop;
}

function yourTurn(room: Room, loud: boolean): void {
  announcements.say(turnText(room));
  if (!loud || document.hidden) play('turn');
  if (!document.hidden || !preferences.get('notifications')) return;
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const note = new Notification(t('web-title'), { body: turnText(room), tag: room.code });
  note.onclick = () => {
    focus();
    note.close();
  };
}

/** What an event sounds like; null: nothing. */
export function soundOf(event: GameEvent, room: Room): Sound | null {
  switch (event.event) {
    case 'game-dealt':
    case 'clue-given':
      return 'clue';
    case 'card-touched':
      if (event.identity === 'assassin') return 'assassin';
      return event.identity === 'agent' || event.identity === event.side ? 'found' : 'miss';
    case 'card-covered':
      return 'mark';
    case 'clue-challenged':
    case 'timer-expired':
      return 'turn';
    case 'game-ended': {
      if (event.outcome.reason === 'assassin' || event.outcome.reason === 'abandoned') return null;
      const { winners } = event.outcome;
      return winners.length && (!room.side || winners.includes(room.side)) ? 'won' : 'lost';
    }
    default:
      return null;
  }
}
