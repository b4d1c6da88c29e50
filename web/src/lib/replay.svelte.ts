/** A finished game, to look at again: every moment of it, and the one that is shown. */
import { announcements } from './announcer.svelte';
import { soundOf } from './attention';
import { evolveTable, type GameEvent } from './fold';
import { DEFAULTS } from './games';
import type { Room, Table } from './generated/wire';
import { RoomView } from './room_view.svelte';
import { play } from './sounds';
import { seatText, tell } from './telling';

/** How long a moment stays while the game plays by itself, in milliseconds. */
const READING = 2_200;
const LOOKING = 1_300;

export interface Moment {
  /** What happened, beginning with what somebody did. */
  events: GameEvent[];
  /** The table after it, with what later became known of the clues, and without its clocks. */
  table: Table;
}

/** What somebody does begins a moment; what follows from it belongs to it. */
const DEEDS = new Set<GameEvent['event']>([
  'game-dealt',
  'clue-given',
  'card-touched',
  'card-covered',
  'penalty-waived',
  'clue-challenged',
  'clue-ruled',
]);
const TOUCHES = new Set<GameEvent['event']>(['card-touched', 'card-covered']);

function begins(event: GameEvent, moment: GameEvent[]): boolean {
  if (event.event === 'turn-ended') return ['stopped', 'time'].includes(event.reason);
  if (event.event === 'game-ended') return !moment.some((other) => TOUCHES.has(other.event));
  return DEEDS.has(event.event);
}

export function momentsOf(events: GameEvent[]): Moment[] {
  const moments: Moment[] = [];
  let table: Table | null = null;
  for (const event of events) {
    table = evolveTable(table, event);
    const last = moments.at(-1);
    if (!last || begins(event, last.events)) moments.push({ events: [event], table });
    else moments[moments.length - 1] = { events: [...last.events, event], table };
  }
  const end = table?.clues ?? [];
  /** Most moments have the clues of the one before. */
  const known = new Map<Table['clues'], Table['clues']>();
  return moments.map((moment) => {
    const clues = known.get(moment.table.clues) ?? inHindsight(moment.table.clues, end);
    known.set(moment.table.clues, clues);
    return { events: moment.events, table: { ...withoutClocks(moment.table), clues } };
  });
}

function withoutClocks(table: Table): Table {
  return {
    ...table,
    settings: { ...table.settings, timer: null },
    turn: { ...table.turn, deadline: null },
    paused: null,
  };
}

function inHindsight(clues: Table['clues'], end: Table['clues']): Table['clues'] {
  return clues.map((clue, at) => ({
    ...clue,
    meant: end[at]?.meant ?? [],
    sure: end[at]?.sure ?? null,
  }));
}

export class Replay {
  /** A room that nobody is connected to: whatever draws a table draws this one. */
  readonly room = new RoomView('');
  readonly moments: Moment[];
  /** The table as it was left. */
  readonly end: Table;
  playing = $state.raw(false);
  #at = $state.raw(0);
  #names: Record<string, string> = {};
  #sides = DEFAULTS.side_names;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly events: GameEvent[]) {
    this.moments = momentsOf(events);
    this.end = this.moments.at(-1)!.table;
    this.#show(0);
  }

  get at(): number {
    return this.#at;
  }
  get last(): number {
    return this.moments.length - 1;
  }
  moment = $derived.by(() => this.moments[this.#at]!);
  /** What happened in the moment that is shown. */
  text = $derived.by(() => {
    const { events } = this.moment;
    const said = events.map((event) => tell(event, this.room)).filter(Boolean);
    return said.join(' · ');
  });
  /** The clue that was guessed at in the moment that is shown; often there is none. */
  clue = $derived.by(() => {
    const { events, table } = this.moment;
    const guessing = ['guess', 'challenge'].includes(table.turn.phase);
    const touched = events[0]?.event === 'card-touched' && !table.sudden.length;
    return guessing || touched ? table.clues.at(-1) : undefined;
  });

  /** What members and sides are called, where that is known; otherwise by their seats and colours. */
  introduce(names: Record<string, string>, sides = this.#sides): void {
    this.#names = names;
    this.#sides = sides;
    this.#show(this.#at);
  }

  /** Show a moment; whoever moves there by hand stops the playing. */
  go(to: number): void {
    this.pause();
    this.#show(to);
  }

  step(by: number): void {
    this.go(this.#at + by);
    announcements.say(this.text);
  }

  /** To the moment in which a clue was given, counted from 0. */
  goToClue(clue: number): void {
    this.go(this.moments.findIndex(({ table }) => table.clues.length > clue));
  }

  play(): void {
    if (this.#at === this.last) this.#show(0);
    this.playing = true;
    this.#later();
  }

  pause(): void {
    clearTimeout(this.#waiting);
    this.playing = false;
  }

  #later(): void {
    const reading = this.moment.events.some((event) => !TOUCHES.has(event.event));
    this.#waiting = setTimeout(() => this.#advance(), reading ? READING : LOOKING);
  }

  #advance(): void {
    this.#show(this.#at + 1);
    announcements.say(this.text);
    const sound = this.moment.events.map((event) => soundOf(event, this.room)).find(Boolean);
    if (sound) play(sound);
    if (this.#at === this.last) this.playing = false;
    else this.#later();
  }

  #show(to: number): void {
    this.#at = Math.max(0, Math.min(this.last, to));
    const { table, events } = this.moments[this.#at]!;
    const { variant, language } = table;
    const settings = { ...DEFAULTS, variant, language, side_names: this.#sides };
    this.room.state = {
      host: '',
      settings: { ...settings, game: table.settings },
      members: this.#members(),
      seats: table.members,
      wishes: {},
      added: {},
      locked: false,
      given: false,
      game: table,
      results: [],
      rulings: [],
      used: [],
    };
    this.room.latest = events;
  }

  #members() {
    const members: Room['members'] = {};
    for (const { table } of [this.moments[0]!, { table: this.end }]) {
      for (const [seat, names] of Object.entries(table.members)) {
        for (const member of names) {
          members[member] = { name: this.#names[member] ?? seatText(seat), bot: '', face: '' };
        }
      }
    }
    return members;
  }
}
