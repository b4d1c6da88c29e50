/** What happens, in people's words: for the line above the board, and for screen readers. */
import type { GameEvent } from './fold';
import { capital, t } from './i18n.svelte';
import type { Room } from './room.svelte';

export function numberText(number: number | 'unlimited'): string {
  return number === 'unlimited' ? t('number-unlimited') : String(number);
}

/** A seat with a capital letter, as a line begins with it. */
export function seatText(seat: string): string {
  return capital(t(`seat-${seat}`));
}

/** An event in a sentence; empty for what needs no words. */
export function tell(event: GameEvent, room: Room): string {
  const word = 'cell' in event ? (room.table?.words[event.cell] ?? '') : '';
  switch (event.event) {
    case 'game-dealt':
      return t('web-told-dealt');
    case 'clue-given':
      return t('web-told-clue', {
        seat: seatText(event.seat),
        word: event.word,
        number: numberText(event.number),
      });
    case 'card-touched':
      return t('event-card-touched', { word, identity: t(`identity-${event.identity}`) });
    case 'card-covered':
      return t('event-card-covered', { word, identity: t(`identity-${event.identity}`) });
    case 'turn-ended':
      return t(`event-turn-${event.reason}`);
    case 'clue-challenged':
      return t('web-told-challenged', { name: room.name(event.member) });
    case 'clue-ruled':
      return t(event.valid ? 'event-clue-stands' : 'event-clue-falls');
    case 'penalty-waived':
      return t('event-penalty-waived');
    case 'side-finished':
      return t('event-side-finished', { side: t(`side-${event.side}`) });
    case 'sudden-death-began':
      return t('event-sudden-death');
    case 'timer-flipped':
      return t('web-told-flipped', { name: room.name(event.member) });
    case 'timer-expired':
      return t('event-turn-time');
    case 'pause-asked':
      return t('web-told-pause-asked', { name: room.name(event.member) });
    case 'clock-paused':
      return t('web-told-paused');
    case 'clock-resumed':
      return t('web-told-resumed');
    case 'resignation-voiced':
      return event.agree ? t('web-told-resigns', { name: room.name(event.member) }) : '';
    case 'game-ended':
      return outcomeText(room);
    default:
      return '';
  }
}

/** How the game ended, for everybody. */
export function outcomeText(room: Room): string {
  const outcome = room.table?.outcome;
  if (!outcome) return '';
  const reason = t(`outcome-${outcome.reason}`);
  return `${reason} ${winnerText(room)}`.trim();
}

export function winnerText(room: Room): string {
  const table = room.table;
  const outcome = table?.outcome;
  if (!table || !outcome || outcome.reason === 'abandoned') return '';
  const together = table.variant === 'duet' || table.variant === 'two-player';
  if (together) return t(outcome.winners.length ? 'outcome-won-together' : 'outcome-lost-together');
  return capital(t('outcome-won', { side: capital(t(`side-${outcome.winners[0]}`)) }));
}

/** Whose turn it is and for what: one line, from where one sits; or as those see it who look on. */
export function turnText(room: Room, mine = room.myTurn): string {
  const table = room.table;
  if (!table) return '';
  if (table.outcome) return winnerText(room) || t('outcome-abandoned');
  if (table.paused !== null) return t('web-turn-paused');
  const who = { who: room.waitedFor.map(seatText) };
  if (room.question) return mine ? t('web-turn-answer-mine') : t('web-turn-answer', who);
  const phase = table.turn.phase;
  const several = phase === 'clue' && table.turn.sides.length > 1;
  const id = `web-turn-${phase}${several ? '-either' : ''}`;
  return mine ? t(`${id}-mine`, { due: table.turn.due }) : t(id, who);
}
