/** A finished game, to look at again: every moment of it, and the one that is shown. */
import { announcements } from './announcer.svelte';
import { soundOf } from './attention';
import { evolveTable, type GameEvent } from './fold';
import { DEFAULTS } from './games';
import type { Room, Table } from './generated/wire';
import { capital, t } from './i18n.svelte';
import { RoomView } from './room_view.svelte';
import { play } from './sounds';
import { seatText, tell } from './telling';

/** How long a moment stays while the game plays by itself, in milliseconds. */
const READING = 2_200;
const LOOKING = 1_300;
/** After a move of whoever leads, until it is spoken: of many at once, the last. */
const SETTLING = 250;

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

/** What the people of a room are called, by who they are. */
export function namesIn(room: Room | null): Record<string, string> {
  const members = Object.entries(room?.members ?? {});
  return Object.fromEntries(members.map(([member, { name }]) => [member, name]));
}

export class Replay {
  /** A room that nobody is connected to: whatever draws a table draws this one. */
  readonly room: RoomView;
  readonly moments: Moment[];
  /** The table as it was left. */
  readonly end: Table;
  playing = $state.raw(false);
  #at = $state.raw(0);
  #names: Record<string, string> = {};
  #sides = DEFAULTS.side_names;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;
  /** How many events of the record are shown with each moment. */
  #counts: number[];
  /** Told when somebody here moves through the game. */
  onmove = () => {};

  constructor(
    readonly events: GameEvent[],
    code = '',
  ) {
    this.room = new RoomView(code);
    this.moments = momentsOf(events);
    let count = 0;
    this.#counts = this.moments.map((moment) => (count += moment.events.length));
    this.end = this.moments.at(-1)!.table;
    this.#show(0);
  }

  get at(): number {
    return this.#at;
  }
  get last(): number {
    return this.moments.length - 1;
  }
  /** How many events of the record are shown. */
  get count(): number {
    return this.#counts[this.#at]!;
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
    this.onmove();
    this.pause();
    this.#show(to);
  }

  /** To where somebody else is; told as soon as they stay there for a moment. */
  follow(count: number): void {
    this.pause();
    const to = this.#counts.findIndex((each) => each >= count);
    if (to < 0 || to === this.#at) return;
    this.#show(to);
    clearTimeout(this.#telling);
    this.#telling = setTimeout(() => this.#tell(), SETTLING);
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
    this.onmove();
    if (this.#at === this.last) this.#show(0);
    this.playing = true;
    this.#later();
  }

  pause(): void {
    clearTimeout(this.#waiting);
    clearTimeout(this.#telling);
    this.playing = false;
  }

  #later(): void {
    const reading = this.moment.events.some((event) => !TOUCHES.has(event.event));
    this.#waiting = setTimeout(() => this.#advance(), reading ? READING : LOOKING);
  }

  #advance(): void {
    this.#show(this.#at + 1);
    this.#tell();
    if (this.#at === this.last) this.playing = false;
    else this.#later();
  }

  #tell(): void {
    announcements.say(this.text);
    const sound = this.moment.events.map((event) => soundOf(event, this.room)).find(Boolean);
    if (sound) play(sound);
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

  /** Somebody by their seat; those who share it are told apart by the order in which they came. */
  #unnamed(seat: string, member: string): string {
    const start = this.moments[0]!.table.members[seat] ?? [];
    const all = [...new Set([...start, ...(this.end.members[seat] ?? [])])];
    const [, side] = /^(red|blue)-operatives$/.exec(seat) ?? [];
    if (all.length < 2) return seatText(seat);
    const number = all.indexOf(member) + 1;
    if (!side) return t('replay-seat-person', { seat: seatText(seat), number });
    return t('replay-side-person', { side: capital(t(`side-${side}`)), number });
  }

  #members() {
    const members: Room['members'] = {};
    for (const { table } of [this.moments[0]!, { table: this.end }]) {
      for (const [seat, names] of Object.entries(table.members)) {
        for (const member of names) {
          const name = this.#names[member] ?? this.#unnamed(seat, member);
          members[member] = { name, bot: '', face: '' };
        }
      }
    }
    return members;
  }
}
