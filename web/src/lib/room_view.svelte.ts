/**
 * A room as one member or visitor sees it: what the server has told, and everything that follows from
 * it. It knows no wire; `RoomConnection` feeds it, a replay fills it by hand, components read it.
 */
import type { Precedent } from './api';
import { entryOf, movedBetween, type FeedEntry } from './feed';
import { evolveRoom, type GameEvent, type RoomEvent } from './fold';
import { isHidden, openQuestion, seatOf, waitedFor } from './games';
import { ideasTold } from './ideas';
import type {
  Led,
  Pointer,
  Room,
  RoomSettings,
  Said,
  Table,
  Welcome,
  Whisper,
} from './generated/wire';
import { initialsOf, type Marker } from './names';

/** Chat messages that are kept. */
const MOST_CHAT = 200;
/** Events that fit into the line above the board. */
const MOST_TOLD = 3;
/** Entries of the feed that are kept. */
const MOST_FED = 60;

/** What each member points at, the card that they would touch next first. */
export type Pointers = Record<string, Pointer[]>;

/** Somebody, as they are shown. */
export interface Person {
  member: string;
  name: string;
  bot: string;
  /** A drawing and a colour; empty: their letters stand for them. */
  face: string;
  letters: string;
}

/** Somebody who points at a card, as they are shown there. */
export interface ShownMarker extends Marker {
  who: Person;
}

export class RoomView {
  /** The member that this device belongs to; empty: it looks on. */
  member = $state.raw('');
  /** Everything public: people, seats, settings, the game. Null until the server has told. */
  state = $state.raw<Room | null>(null);
  /** The team sheet that is played for; only members are told. */
  team = $state.raw('');
  /** What was whispered to this seat in this game. */
  whispers = $state.raw<Whisper[]>([]);
  /** The members who have a device here now. */
  present = $state.raw<string[]>([]);
  spectators = $state.raw(0);
  chat = $state.raw<Said[]>([]);
  /** The face of the key that this seat may see, once it has been asked for. */
  face = $state.raw<string[] | null>(null);
  /** The cells that this spymaster means with the clue at hand; nobody else knows. */
  meant = $state.raw<number[]>([]);
  /** The card that is chosen on this device, to be guessed or covered, since anything happened. */
  chosen = $state.raw<number | null>(null);
  /** The latest events of the game, for the line that says what has just happened. */
  latest = $state.raw<GameEvent[]>([]);
  /** Who shows the others a replay, and how far they are in it; null: nobody. */
  led = $state.raw<Led | null>(null);
  /** What people have done around the game since this page was opened. */
  feed = $state.raw<FeedEntry[]>([]);
  /** The number of the last event that was folded. */
  seq = 0;

  #pointers = $state.raw<Pointers>({});
  /** Where this member has just pointed; null: the server has answered, or need not. */
  #pointing = $state.raw<Pointer[] | null>(null);
  #eventListeners = new Set<(event: GameEvent) => void>();
  #feedListeners = new Set<(entry: FeedEntry) => void>();
  #whisperListeners = new Set<(whisper: Whisper) => void>();
  #pointerListeners = new Set<(moved: boolean) => void>();
  /** Who has entered and was not here yet: they come for the first time, and are not back. */
  #coming = new Set<string>();

  constructor(readonly code: string) {}

  /** Be told of every event of the game as it comes; returns how to stop that. */
  onEvent(listener: (event: GameEvent) => void): () => void {
    this.#eventListeners.add(listener);
    return () => this.#eventListeners.delete(listener);
  }

  /** Be told of what is whispered to this seat as it comes; returns how to stop that. */
  onWhisper(listener: (whisper: Whisper) => void): () => void {
    this.#whisperListeners.add(listener);
    return () => this.#whisperListeners.delete(listener);
  }

  /** Be told of what people do around the game as it comes; returns how to stop that. */
  onFeed(listener: (entry: FeedEntry) => void): () => void {
    this.#feedListeners.add(listener);
    return () => this.#feedListeners.delete(listener);
  }

  /** Be told that pointers changed: somebody moved one, or not; returns how to stop that. */
  onPointers(listener: (moved: boolean) => void): () => void {
    this.#pointerListeners.add(listener);
    return () => this.#pointerListeners.delete(listener);
  }

  // What is derived

  table = $derived<Table | null>(this.state?.game ?? null);
  settings = $derived<RoomSettings | null>(this.state?.settings ?? null);
  playing = $derived(this.table !== null && this.table.outcome === null);
  isHost = $derived(this.member !== '' && this.state?.host === this.member);
  /** Where this member sits; empty: nowhere. */
  seat = $derived(this.seatHeldBy(this.member));
  /** The side of the seat; empty where there is none or more than one. */
  side = $derived.by(() => {
    const sides = this.table ? (seatOf(this.table.variant, this.seat)?.sides ?? []) : [];
    return sides.length === 1 ? sides[0]! : '';
  });
  /** What this seat may do now, as the server says. */
  may = $derived<ReadonlySet<string>>(
    new Set(this.playing ? (this.table?.turn.may[this.seat] ?? []) : []),
  );
  waitedFor = $derived(this.table && this.playing ? waitedFor(this.table, this.whispers) : []);
  myTurn = $derived(this.seat !== '' && this.waitedFor.includes(this.seat));
  /** A question between the spymasters that waits for its answer; only those two know of it. */
  question = $derived(this.table && this.playing ? openQuestion(this.table, this.whispers) : null);
  /** The ideas that this seat has for the clue it is to give; none: it has not asked. */
  ideas = $derived(
    this.table && this.may.has('give-clue') ? ideasTold(this.table, this.whispers) : [],
  );
  seesKey = $derived(this.face !== null && this.playing);
  /** Where everybody points; one's own pointers move before the server has answered. */
  pointers = $derived<Pointers>(
    this.#pointing ? { ...this.#pointers, [this.member]: this.#pointing } : this.#pointers,
  );

  /** The people here, and what stands for each of them; bots have a sign and need no letters. */
  #people = $derived(
    Object.entries(this.state?.members ?? {}).flatMap(([member, { bot }]) => (bot ? [] : member)),
  );
  #letters = $derived(initialsOf(this.#people.map((member) => this.name(member))));

  person(member: string): Person {
    const { bot = '', face = '' } = this.state?.members[member] ?? {};
    const letters = this.#letters[this.#people.indexOf(member)] ?? '?';
    return { member, name: this.name(member), bot, face, letters };
  }

  /** Where somebody sits; empty: nowhere. */
  seatHeldBy(member: string): string {
    const seats = Object.entries(this.state?.seats ?? {});
    return seats.find(([, names]) => names.includes(member))?.[0] ?? '';
  }

  name(member: string): string {
    return this.state?.members[member]?.name ?? '';
  }

  /** Who sits on a seat, in words. */
  names(seat: string): string[] {
    return (this.state?.seats[seat] ?? []).map((member) => this.name(member));
  }

  /** The bots that may give a clue as well as this seat: either may begin in Duet. */
  get rivalBots(): string[] {
    const { table } = this;
    if (!table || !this.may.has('give-clue')) return [];
    const others = Object.entries(table.turn.may).filter(
      ([seat, may]) => seat !== this.seat && may.includes('give-clue'),
    );
    return others
      .flatMap(([seat]) => this.state?.seats[seat] ?? [])
      .filter((member) => this.state?.members[member]?.bot);
  }

  /** The words that clues have to keep away from. */
  get visible(): string[] {
    const table = this.table;
    return table ? table.words.filter((_, cell) => !isHidden(table, cell)) : [];
  }

  /** What people here have said about a clue before. */
  precedents(clue: string): Precedent[] {
    const key = clue.normalize('NFKC').toLowerCase();
    const said = (this.state?.rulings ?? []).filter(
      (ruled) => ruled.clue.normalize('NFKC').toLowerCase() === key,
    );
    return said.map((ruled) => {
      const { board, valid, reason, card } = ruled;
      return { clue: ruled.clue, board, valid, reason, card };
    });
  }

  // What the server tells

  /** Somebody is let in, with the room or what they missed of it; false: an event is missing. */
  welcome(welcome: Welcome): boolean {
    this.member = welcome.member;
    this.whispers = welcome.heard;
    this.team = welcome.team;
    if (welcome.room) {
      this.state = welcome.room;
      this.seq = welcome.seq;
    }
    this.showPointers(welcome.pointers);
    this.here(welcome.here, this.spectators);
    this.lead(welcome.led);
    return this.fold(this.seq + 1, welcome.events);
  }

  /** Events in order: known ones are skipped. False: one is missing, and nothing is taken. */
  fold(first: number, events: RoomEvent[]): boolean {
    if (first > this.seq + 1) return false;
    const fresh = events.slice(this.seq + 1 - first);
    if (!fresh.length) return true;
    const fed: FeedEntry[] = [];
    for (const event of fresh) {
      const entry = entryOf(event, this.state);
      if (entry) fed.push(entry);
      if (event.room === 'member-entered' && !this.present.includes(event.member)) {
        this.#coming.add(event.member);
      }
      this.state = evolveRoom(this.state, event);
    }
    if (fresh.some((event) => event.room === 'played' && event.event.event === 'game-dealt')) {
      this.feed = []; // what was in the lobby stays there
    }
    this.#feed(fed);
    this.seq += fresh.length;
    const played = fresh.flatMap((event) => (event.room === 'played' ? [event.event] : []));
    if (played.some((event) => event.event === 'game-dealt')) {
      // What is not in the stream goes with the game that it belonged to.
      this.whispers = [];
    }
    // What one has meant is seen until the turn is over: did they find it?
    if (played.some(({ event }) => event === 'game-dealt' || event === 'turn-ended')) {
      this.meant = [];
    }
    if (played.length) this.chosen = null;
    // After a gap it is the end of it that tells where one is.
    if (played.length) this.latest = played.slice(-MOST_TOLD);
    for (const event of played) for (const listener of this.#eventListeners) listener(event);
    return true;
  }

  /** Who has a device here now. */
  here(members: string[], spectators: number): void {
    const before = this.present;
    this.present = members;
    this.spectators = spectators;
    if (!before.length || !this.state) return;
    const moved = movedBetween(before, members, this.state);
    this.#feed(moved.filter(({ what, member }) => what !== 'back' || !this.#coming.has(member)));
    for (const member of members) this.#coming.delete(member);
  }

  #feed(entries: FeedEntry[]): void {
    if (!entries.length) return;
    this.feed = [...this.feed, ...entries].slice(-MOST_FED);
    for (const entry of entries) for (const listener of this.#feedListeners) listener(entry);
  }

  /** Somebody shows a replay, goes on in it, or does so no longer. */
  lead(led: Led | null): void {
    const before = this.led?.member;
    this.led = led?.member ? led : null;
    const member = this.led?.member;
    if (member && member !== before) {
      const clue = this.table?.clues.length ?? 0;
      this.#feed([{ what: 'leads', member, name: this.name(member), where: '', clue }]);
    }
  }

  whisper(whispers: Whisper[]): void {
    this.whispers = [...this.whispers, ...whispers];
    for (const each of whispers) for (const listener of this.#whisperListeners) listener(each);
  }

  say(said: Said): void {
    this.chat = [...this.chat, said].slice(-MOST_CHAT);
  }

  /** Point at cards, or at none, before the server has answered. */
  point(at: Pointer[]): void {
    this.#pointing = at;
    this.chosen = at[0]?.cell ?? null;
  }

  /** The server did not take the pointers: they are where they were. */
  unpoint(): void {
    this.#pointing = this.chosen = null;
  }

  /** Where everybody points, whatever was on its way. */
  showPointers(pointers: Pointers): void {
    this.#pointers = pointers;
    this.#pointing = null;
    for (const listener of this.#pointerListeners) listener(false);
  }

  /** Somebody points elsewhere. One's own pointers stay until it is the answer to them that comes. */
  movePointers(pointers: Pointers): void {
    this.#pointers = pointers;
    if (JSON.stringify(pointers[this.member] ?? []) === JSON.stringify(this.#pointing))
      this.#pointing = null;
    for (const listener of this.#pointerListeners) listener(true);
  }
}
