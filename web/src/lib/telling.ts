/** What happens, in people's words: for the line above the board, and for screen readers. */
import type { GameEvent } from './fold';
import { openWords, variantOf } from './games';
import { capital, t } from './i18n.svelte';
import type { Table } from './generated/wire';
import { opinionOf } from './opinion';
import { pictureNames } from './pictures.svelte';
import type { Person, RoomView } from './room_view.svelte';

export function numberText(number: number | 'unlimited'): string {
  return number === 'unlimited' ? t('number-unlimited') : String(number);
}

/** A seat with a capital letter, as a line begins with it. */
export function seatText(seat: string): string {
  return capital(t(`seat-${seat}`));
}

/** An event in a sentence; empty for what needs no words. */
export function tell(event: GameEvent, room: RoomView): string {
  const word = 'cell' in event ? pictureNames.of(room.table?.words[event.cell] ?? '') : '';
  switch (event.event) {
    case 'game-dealt':
      return t('web-told-dealt');
    case 'clue-given':
      return clueText(event);
    case 'card-touched':
      return t('event-card-touched', { word, identity: t(`identity-${event.identity}`) });
    case 'card-covered':
      return t('event-card-covered', { word, identity: t(`identity-${event.identity}`) });
    case 'turn-ended':
      return event.reason === 'time'
        ? timeText(event.turn.sides, room)
        : t(`event-turn-${event.reason}`);
    case 'clue-challenged':
      return challengeText(event, room);
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

/** A clue, and whether it was given with help. */
function clueText({
  seat,
  word,
  number,
  helped,
}: Extract<GameEvent, { event: 'clue-given' }>): string {
  const said = t('web-told-clue', { seat: seatText(seat), word, number: numberText(number) });
  return helped ? `${said} ${t('event-clue-helped')}` : said;
}

/** Somebody by name; a bot is told to be one. */
export function nameText(member: string, room: RoomView): string {
  const name = room.name(member);
  return room.state?.members[member]?.bot ? t('event-by-bot', { name }) : name;
}

/** Who challenges the clue; and why, where the referee is certain. */
function challengeText(event: GameEvent & { event: 'clue-challenged' }, room: RoomView): string {
  const name = nameText(event.member, room);
  const clue = room.table?.clues.at(-1)?.word ?? '';
  if (event.verdict !== 'illegal' || !event.why) return t('web-told-challenged', { name });
  const reason = t(...opinionOf({ verdict: event.verdict, ...event.why }, clue));
  return t('event-clue-challenged', { name, reason });
}

/** Whose time is up: not that of whoever is next. */
function timeText(next: string[], room: RoomView): string {
  const sides = variantOf(room.table?.variant ?? '').sides;
  const [before] = sides.filter((side) => !next.includes(side));
  return sides.length > 1 && before
    ? t('web-told-time', { side: t(`side-${before}`) })
    : t('event-turn-time');
}

/** How the game ended, for everybody. */
export function outcomeText(room: RoomView): string {
  const outcome = room.table?.outcome;
  if (!outcome) return '';
  const reason = t(`outcome-${outcome.reason}`);
  return `${reason} ${winnerText(room)}`.trim();
}

export function winnerText(room: RoomView): string {
  const table = room.table;
  const outcome = table?.outcome;
  if (!table || !outcome || outcome.reason === 'abandoned') return '';
  const together = table.variant === 'duet' || table.variant === 'two-player';
  if (together) return t(outcome.winners.length ? 'outcome-won-together' : 'outcome-lost-together');
  return capital(t('outcome-won', { side: capital(t(`side-${outcome.winners[0]}`)) }));
}

/** Those who have won. */
export function winnersOf(room: RoomView): Person[] {
  const table = room.table;
  const winners = table?.outcome?.winners ?? [];
  if (!table || !winners.length) return [];
  return variantOf(table.variant)
    .seats.filter(({ sides }) => sides.length === 1 && winners.includes(sides[0]!))
    .flatMap(({ name }) => table.members[name] ?? [])
    .map((member) => room.person(member))
    .filter(({ name }) => name);
}

/** Whose turn it is and for what: one line, from where one sits; or as those see it who look on. */
export function turnText(room: RoomView, mine = room.myTurn): string {
  const table = room.table;
  if (!table) return '';
  if (table.outcome) return winnerText(room) || t('outcome-abandoned');
  if (table.paused !== null) return t('web-turn-paused');
  const who = waitedForText(room);
  if (room.question) return mine ? t('web-turn-answer-mine') : t('web-turn-answer', who);
  const phase = table.turn.phase;
  const several = phase === 'clue' && table.turn.sides.length > 1;
  const id = `web-turn-${phase}${several ? '-either' : ''}`;
  if (mine && phase === 'guess') return yourGuess(table);
  if (mine) return t(`${id}-mine`, { due: table.turn.due });
  if (!who.count && NAMED.has(id)) return t('web-turn-nobody', who);
  return t(who.named && NAMED.has(id) ? `${id}-name` : id, who);
}

/** Turns that are told with the names of people. */
const NAMED = new Set(['web-turn-clue', 'web-turn-guess']);

/** Those whom everybody waits for: by name where they have names of their own, else by seat. */
function waitedForText(room: RoomView) {
  const seats = room.waitedFor.map(seatText);
  const people = room.waitedFor.flatMap((seat) => room.names(seat));
  const named = people.length > 0 && people.every((name) => name && !seats.includes(name));
  return { who: named ? people : seats, count: people.length, named: Number(named) };
}

/** One's own turn to guess: how many words of the clue are still to be found. */
function yourGuess(table: Table): string {
  const clue = table.clues.at(-1);
  const count = clue ? openWords(table, clue) : 0;
  return count ? t('web-turn-guess-words', { count, word: clue!.word }) : t('web-turn-guess-mine');
}
