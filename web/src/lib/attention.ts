/** Lets people hear and see what happens: sounds, announcements, the title, notifications. */
import { announcements } from './announcer.svelte';
import type { GameEvent } from './fold';
import { entryText } from './feed';
import { t } from './i18n.svelte';
import { notices } from './notices.svelte';
import { tellPointers } from './pointing';
import { preferences } from './preferences.svelte';
import type { RoomConnection } from './room_connection.svelte';
import type { RoomView } from './room_view.svelte';
import { play, type Sound } from './sounds';
import { numberText, tell, turnText } from './telling';
import { version } from './version.svelte';

/** Watch the room of a connection, for the members at this device; returns how to stop. */
export function payAttention(
  connection: RoomConnection,
  isHere = (member: string) => member === connection.room.member,
): () => void {
  const { room } = connection;
  let task = room.myTurn ? turnText(room) : '';
  /** After all that has just happened: is there something new to do? */
  const settle = (loud: boolean) => {
    const now = room.myTurn ? turnText(room) : '';
    if (now && now !== task) yourTurn(room, loud);
    if (Boolean(now) !== Boolean(task)) elsewhere(room, now !== '');
    task = now;
  };
  let loud = false;
  let settling = false;
  const soon = () => {
    if (settling) return;
    settling = true;
    queueMicrotask(() => {
      settle(loud);
      loud = settling = false;
    });
  };
  const stops = [
    room.onEvent((event) => {
      announcements.say(tell(event, room));
      if (event.event === 'clue-given')
        readAloud(`${event.word}, ${numberText(event.number)}`, room);
      const sound = soundOf(event, room);
      if (sound) play(sound);
      loud ||= sound !== null;
      soon();
    }),
    room.onFeed((entry) => {
      // The clock is told as events of the game are; oneself knows what one does.
      if (entry.member === room.member || !entry.member || entry.what === 'pause') return;
      // Between games everybody is to be seen in their seats: it is for whoever listens.
      if (room.playing) notices.say(entryText(entry));
      else announcements.say(entryText(entry));
    }),
    room.onWhisper(({ message }) => {
      if (message.whisper === 'proposal-answered') {
        announcements.say(t(message.accept ? 'web-clue-accepted' : 'web-clue-declined'));
      } else if (message.whisper === 'clue-proposed' && !room.myTurn) {
        announcements.say(t('web-clue-asked'));
      }
      soon();
    }),
    tellPointers(room, isHere),
  ];
  void connection.entered().then(() => {
    if (room.playing) announcements.say(turnText(room));
  });
  void version.check();
  return () => {
    for (const stop of stops) stop();
  };
}

function yourTurn(room: RoomView, loud: boolean): void {
  announcements.say(turnText(room));
  if (!loud || document.hidden) play('turn');
}

/** Those who want that are told of their turn while they look elsewhere; or that it has passed. */
function elsewhere({ code }: RoomView, mine: boolean): void {
  if (!preferences.get('notifications')) return;
  // Without a line it cannot be fetched, and there is nothing to tell either.
  import('./notification').then(({ notifyTurn }) => notifyTurn(code, mine)).catch(() => undefined);
}

/** A clue in the voice of the browser, for those who want that. */
function readAloud(text: string, room: RoomView): void {
  if (!preferences.get('aloud') || !('speechSynthesis' in globalThis)) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = room.table?.language ?? '';
  speechSynthesis.speak(said);
}

/** What an event sounds like; null: nothing. */
export function soundOf(event: GameEvent, room: RoomView): Sound | null {
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
