/**
 * The room as this device sees it. The one place that knows the wire: it folds what the server tells,
 * and turns what people do into commands. Components read its fields and call its methods.
 */
import { api, type Proof } from './api';
import { evolveRoom, type GameEvent, type RoomEvent } from './fold';
import { isHidden, openQuestion, seatOf, waitedFor } from './games';
import type {
  FromADevice,
  FromTheServer,
  Play,
  Room as RoomState,
  RoomSettings,
  Said,
  Send,
  Table,
  Welcome,
  Whisper,
} from './generated/wire';
import { t, why } from './i18n.svelte';
import { Line } from './line';
import { notices } from './notices.svelte';
import { Refusal } from './refusal';
import { secrets } from './secrets';
import { version } from './version.svelte';

export type Command = Send['command'];
export type Action = Play['action'];
type Pending = { message: FromADevice; done: (seq: number) => void; refused: (r: Refusal) => void };
export type Hearer = (event: GameEvent) => void;

/** Reasons to end a connection after which it makes no sense to come back. */
const FINAL = new Set(['removed', 'left', 'room-unknown']);
const MOST_SAID = 200;
/** Events that fit into the line above the board. */
const MOST_TOLD = 3;
/** Milliseconds after which an answer is missed. */
const OVERDUE = 3_000;

export class Room {
  /** Where the connection stands; `gone`: the server does not want this device back. */
  status = $state.raw<'connecting' | 'here' | 'lost' | 'gone'>('connecting');
  /** The code of the reason, when it is gone. */
  bye = $state.raw('');
  /** The code of why there is no connection just now; empty: nobody knows. */
  lostFor = $state.raw('');
  /** The member that this device belongs to; empty: it looks on. */
  member = $state.raw('');
  /** Everything public: people, seats, settings, the game. Null until the server has told. */
  state = $state.raw<RoomState | null>(null);
  /** `wanted`: a passcode is needed to look on; else the code of why it was refused. */
  shut = $state.raw('');
  /** The team sheet that is played for; only members are told. */
  team = $state.raw('');
  /** What was whispered to this seat in this game. */
  whispers = $state.raw<Whisper[]>([]);
  /** The members who have a device here now. */
  present = $state.raw<string[]>([]);
  spectators = $state.raw(0);
  /** Who thinks of which card, by cell. */
  marks = $state.raw<Record<number, string[]>>({});
  said = $state.raw<Said[]>([]);
  /** The face of the key that this seat may see, once it has been asked for. */
  face = $state.raw<string[] | null>(null);
  /** The cells that this spymaster means with the clue at hand; nobody else knows. */
  meant = $state.raw<number[]>([]);
  /** Commands on their way. */
  busy = $state.raw(0);
  /** The latest event of the game, for the line that says what has just happened. */
  latest = $state.raw<GameEvent[]>([]);

  #seq = 0;
  #line: Line;
  #secret: string;
  #passcode = '';
  #pending = new Map<string, Pending>();
  #hearers = new Set<Hearer>();
  #overhearers = new Set<(whisper: Whisper) => void>();
  #welcomes: (() => void)[] = [];
  #lookedFor = '';
  #marked = new Set<number>();

  constructor(
    readonly code: string,
    secret = '',
  ) {
    this.#secret = secret;
    this.#line = new Line(code, {
      hello: () => ({
        say: 'hello',
        secret: this.#secret,
        since: this.state ? this.#seq : null,
        ...(this.#passcode && { passcode: this.#passcode }),
      }),
      hear: (message) => this.#hear(message),
      lost: () => (this.status = 'lost'),
    });
  }

  open(): this {
    this.#line.open();
    return this;
  }

  close(): void {
    this.#line.close();
  }

  /** Be told of every event of the game as it comes; returns how to stop that. */
  listen(hearer: Hearer): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  /** Be told of what is whispered to this seat as it comes; returns how to stop that. */
  overhear(hearer: (whisper: Whisper) => void): () => void {
    this.#overhearers.add(hearer);
    return () => this.#overhearers.delete(hearer);
  }

  // What is derived from the public state

  table = $derived<Table | null>(this.state?.game ?? null);
  settings = $derived<RoomSettings | null>(this.state?.settings ?? null);
  playing = $derived(this.table !== null && this.table.outcome === null);
  isHost = $derived(this.member !== '' && this.state?.host === this.member);
  /** Where this member sits; empty: nowhere. */
  seat = $derived(
    Object.entries(this.state?.seats ?? {}).find(([, names]) => names.includes(this.member))?.[0] ??
      '',
  );
  /** The side of the seat; empty where there is none or more than one. */
  side = $derived.by(() => {
    const sides = this.table ? (seatOf(this.table.variant, this.seat)?.sides ?? []) : [];
    return sides.length === 1 ? sides[0]! : '';
  });
  /** What this seat may do now, as the server says. */
  may = $derived(new Set(this.playing ? (this.table?.turn.may[this.seat] ?? []) : []));
  waitedFor = $derived(this.table && this.playing ? waitedFor(this.table, this.whispers) : []);
  myTurn = $derived(this.seat !== '' && this.waitedFor.includes(this.seat));
  /** A question between the spymasters that waits for its answer; only those two know of it. */
  question = $derived(this.table && this.playing ? openQuestion(this.table, this.whispers) : null);
  seesKey = $derived(this.face !== null && this.playing);

  name(member: string): string {
    return this.state?.members[member]?.name ?? '';
  }

  /** Who sits on a seat, in words. */
  names(seat: string): string[] {
    return (this.state?.seats[seat] ?? []).map((member) => this.name(member));
  }

  /** The words that clues have to keep away from. */
  get visible(): string[] {
    const table = this.table;
    return table ? table.words.filter((_, cell) => !isHidden(table, cell)) : [];
  }

  // What people do

  /** Come in under a name; a visitor becomes a member. */
  async join(name: string, passcode = ''): Promise<void> {
    const { member, secret } = await api.join(this.code, name, passcode || this.#passcode);
    secrets.keep(this.code, { member, secret });
    await this.use(secret);
  }

  /** Try a passcode: with the right one a visitor may look on. */
  knock(passcode: string): void {
    this.#passcode = passcode;
    this.shut = 'wanted';
    this.#line.open();
  }

  /** Be another device or person from now on. */
  use(secret: string): Promise<void> {
    this.#secret = secret;
    const welcomed = new Promise<void>((resolve) => this.#welcomes.push(resolve));
    this.#line.again();
    return welcomed;
  }

  /** Until the server has told of the room. */
  entered(): Promise<void> {
    if (this.state) return Promise.resolve();
    return new Promise((resolve) => this.#welcomes.push(resolve));
  }

  get secret(): string {
    return this.#secret;
  }

  /** What shows the server that this device may look into the room. */
  get proof(): Proof {
    return { secret: this.#secret, passcode: this.#passcode };
  }

  do(command: Command): Promise<number> {
    const id = freshId();
    return this.#ask(id, { say: 'send', id, command });
  }

  play(action: Action): Promise<number> {
    return this.do({ do: 'play', action, seen: this.table?.step ?? null });
  }

  async giveClue(word: string, number: number | 'unlimited'): Promise<void> {
    await this.play({ do: 'give-clue', word, number, meant: this.meant });
    this.meant = [];
  }

  change(settings: Partial<RoomSettings>): Promise<number> {
    if (!this.settings) throw new Refusal('room-unknown');
    return this.do({ do: 'change-settings', settings: { ...this.settings, ...settings } });
  }

  /** Go for good; nobody has to be told then that they are gone. */
  async leave(): Promise<void> {
    await this.do({ do: 'leave-room' });
    this.close();
    secrets.forget(this.code, this.#secret);
  }

  mark(cell: number, on: boolean): void {
    if (!this.#sayNow({ say: 'mark', cell, on })) return;
    if (on) this.#marked.add(cell);
    else this.#marked.delete(cell);
  }

  /** Whether it could be sent. */
  write(text: string): boolean {
    return this.#sayNow({ say: 'say', text });
  }

  /** Now or not at all: a mark or a word that comes late is out of place. */
  #sayNow(message: FromADevice): boolean {
    const said = this.#line.say(message);
    if (!said) notices.say(t('web-lost'), 'refusal');
    return said;
  }

  // The wire

  async #ask(id: string, message: FromADevice): Promise<number> {
    this.busy++;
    const overdue = setTimeout(() => this.#line.doubt(), OVERDUE);
    try {
      return await new Promise<number>((done, refused) => {
        this.#pending.set(id, { message, done, refused });
        if (this.status === 'here') this.#line.say(message);
      });
    } finally {
      clearTimeout(overdue);
      this.busy--;
    }
  }

  #hear(message: FromTheServer): void {
    switch (message.is) {
      case 'welcome':
        return this.#welcomed(message);
      case 'news':
        return this.#fold(message.seq, message.events);
      case 'done':
        return this.#settle(message.id)?.done(message.seq);
      case 'refused':
        if (message.id.startsWith('look')) return;
        // Marks and words have no id, and nobody waits for an answer to them.
        if (!message.id)
          return notices.say(why(new Refusal(message.code, message.data)), 'refusal');
        return this.#settle(message.id)?.refused(new Refusal(message.code, message.data));
      case 'face':
        // Only the answer to the latest question: the seat may have changed in between.
        if (message.id === this.#lookedFor) this.face = message.identities;
        return;
      case 'heard':
        this.whispers = [...this.whispers, ...message.whispers];
        for (const whisper of message.whispers) for (const hear of this.#overhearers) hear(whisper);
        return;
      case 'here':
        this.present = message.members;
        this.spectators = message.spectators;
        return;
      case 'marks':
        this.marks = message.marks;
        return;
      case 'said':
        this.said = [...this.said, message].slice(-MOST_SAID);
        return;
      case 'bye':
        return this.#dismissed(message.code);
      case 'pong':
        return;
    }
  }

  #welcomed(welcome: Welcome): void {
    if (welcome.member !== this.member) this.#forget();
    this.member = welcome.member;
    this.whispers = welcome.heard;
    this.team = welcome.team;
    // A server that was away may have come back as a newer one.
    if (this.status === 'lost') void version.check();
    this.status = 'here';
    this.lostFor = this.shut = '';
    if (welcome.room) {
      this.state = welcome.room;
      this.#seq = welcome.seq;
    }
    this.#fold(this.#seq + 1, welcome.events);
    this.#look();
    for (const welcomed of this.#welcomes.splice(0)) welcomed();
    // Nobody can tell whether these arrived; their ids make a second time harmless.
    for (const { message } of this.#pending.values()) this.#line.say(message);
  }

  #fold(first: number, events: RoomEvent[]): void {
    let state = this.state;
    const fresh: RoomEvent[] = [];
    for (const [at, event] of events.entries()) {
      const seq = first + at;
      if (seq <= this.#seq) continue;
      if (seq > this.#seq + 1) return this.#line.again();
      state = evolveRoom(state, event);
      this.#seq = seq;
      fresh.push(event);
    }
    this.state = state;
    if (!fresh.length) return;
    const games = fresh.flatMap((event) => (event.room === 'played' ? [event.event] : []));
    if (games.length) this.#played(games);
    this.#look();
    for (const event of games) for (const hearer of this.#hearers) hearer(event);
  }

  /** What is not part of the stream goes with what it belonged to. */
  #played(events: GameEvent[]): void {
    // After a gap it is the end of it that tells where one is.
    this.latest = events.slice(-MOST_TOLD);
    for (const event of events) {
      if (event.event === 'game-dealt') {
        this.whispers = [];
        this.#forget();
        this.meant = [];
      }
      if (event.event === 'card-touched') this.#unmark([event.cell]);
      if (event.event === 'turn-ended' || event.event === 'game-dealt') this.marks = {};
    }
    // The server keeps marks of an earlier turn until their owner may take them away.
    if (this.may.has('guess') && events.some((event) => event.event === 'clue-given')) {
      this.#unmark([...this.#marked]);
    }
  }

  #unmark(cells: number[]): void {
    const gone = new Set(cells.map(String));
    this.marks = Object.fromEntries(Object.entries(this.marks).filter(([cell]) => !gone.has(cell)));
    for (const cell of cells) {
      if (this.#marked.delete(cell)) this.#line.say({ say: 'mark', cell, on: false });
    }
  }

  /** Ask for the key where the seat has a face of it: it is never pushed. */
  #look(): void {
    const table = this.table;
    const seat = table && seatOf(table.variant, this.seat);
    const entitled = seat?.face && table?.members[seat.name]?.includes(this.member);
    if (!entitled) this.#forget();
    if (!this.playing || !entitled) return;
    if (this.#lookedFor && this.face) return;
    this.#lookedFor = `look-${freshId()}`;
    this.#line.say({ say: 'look', id: this.#lookedFor });
  }

  #forget(): void {
    this.face = null;
    this.#lookedFor = '';
  }

  #dismissed(code: string): void {
    if (code === 'secret-unknown') {
      // Look on, and offer to come in again.
      secrets.forget(this.code, this.#secret);
      this.#secret = '';
      return;
    }
    if (code === 'passcode-wrong' || code === 'too-many') {
      this.shut = code === 'passcode-wrong' && !this.#passcode ? 'wanted' : code;
      this.#line.close();
      return;
    }
    if (code === 'connections-too-many') {
      this.lostFor = code;
      this.#line.backOff();
      return;
    }
    if (!FINAL.has(code)) return;
    if (code !== 'room-unknown') secrets.forget(this.code, this.#secret);
    this.bye = code;
    this.status = 'gone';
    this.#line.close();
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }
}

function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
