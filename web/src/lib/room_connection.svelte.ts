/**
 * What a device has to do with a room over the wire: it feeds the `RoomView` with what the server tells,
 * and turns what people do into commands, which are sent again until they are answered.
 */
import { api, type Proof } from './api';
import { Connection } from './connection';
import type {
  FromADevice,
  FromTheServer,
  Play,
  RoomSettings,
  Send,
  Welcome,
} from './generated/wire';
import { t, why } from './i18n.svelte';
import { freshId } from './ids';
import { KeyHolder } from './key_holder';
import { notices } from './notices.svelte';
import type { Reaction } from './reactions';
import { Refusal } from './refusal';
import { RoomView } from './room_view.svelte';
import { secrets } from './secrets';
import { version } from './version.svelte';

export type Command = Send['command'];
export type Action = Play['action'];
type Pending = { message: FromADevice; done: (seq: number) => void; refused: (r: Refusal) => void };

/** Reasons to end a connection after which it makes no sense to come back. */
const FINAL = new Set(['removed', 'left', 'room-unknown']);
/** Milliseconds in which one is said to be writing once: the server believes it for a minute. */
const SAID_WRITING = 15_000;
/** Milliseconds after which an answer is missed. */
export const OVERDUE = 3_000;

export class RoomConnection {
  /** The room as whoever uses this connection sees it. */
  readonly room: RoomView;
  /** Where the connection stands; `gone`: the server does not want this device back. */
  status = $state.raw<'connecting' | 'here' | 'lost' | 'gone'>('connecting');
  /** The code of the reason, when it is gone. */
  bye = $state.raw('');
  /** The code of why there is no connection just now; empty: nobody knows. */
  lostFor = $state.raw('');
  /** `wanted`: a passcode is needed to look on; else the code of why it was refused. */
  shut = $state.raw('');
  /** Commands on their way. */
  busy = $state.raw(0);

  #connection: Connection;
  #key: KeyHolder;
  #secret: string;
  #passcode = '';
  #pending = new Map<string, Pending>();
  #welcomes: (() => void)[] = [];
  /** When it was last said that one is writing a clue. */
  #writing = -Infinity;

  constructor(
    readonly code: string,
    secret = '',
  ) {
    this.#secret = secret;
    this.room = new RoomView(code);
    this.#key = new KeyHolder(this.room, (id) => this.#connection.send({ say: 'look', id }));
    this.#connection = new Connection(code, {
      hello: () => ({
        say: 'hello',
        secret: this.#secret,
        since: this.room.state ? this.room.seq : null,
        ...(this.#passcode && { passcode: this.#passcode }),
      }),
      receive: (message) => this.#receive(message),
      lost: () => (this.status = 'lost'),
    });
  }

  open(): this {
    this.#connection.open();
    return this;
  }

  close(): void {
    this.#connection.close();
  }

  // Coming and going

  /** Come in under a name; a visitor becomes a member, and with `any` sits down where one is missing. */
  async join(name: string, passcode = '', face = '', seat: '' | 'any' = ''): Promise<void> {
    const known = passcode || this.#passcode;
    const { member, secret } = await api.join(this.code, name, known, face, seat);
    secrets.keep(this.code, { member, secret });
    await this.use(secret);
  }

  /** Try a passcode: with the right one a visitor may look on. */
  knock(passcode: string): void {
    this.#passcode = passcode;
    this.shut = 'wanted';
    this.#connection.open();
  }

  /** Be another device or person from now on. */
  use(secret: string): Promise<void> {
    this.#secret = secret;
    const welcomed = new Promise<void>((resolve) => this.#welcomes.push(resolve));
    this.#connection.reconnect();
    return welcomed;
  }

  /** Until the server has told of the room. */
  entered(): Promise<void> {
    if (this.room.state) return Promise.resolve();
    return new Promise((resolve) => this.#welcomes.push(resolve));
  }

  /** Go for good; nobody has to be told then that they are gone. */
  async leave(): Promise<void> {
    await this.send({ do: 'leave-room' });
    this.close();
    secrets.forget(this.code, this.#secret);
  }

  get secret(): string {
    return this.#secret;
  }

  /** What shows the server that this device may look into the room. */
  get proof(): Proof {
    return { secret: this.#secret, passcode: this.#passcode };
  }

  // What people do

  /** A command; resolves with the number of its last event, or throws why it was refused. */
  async send(command: Command): Promise<number> {
    const id = freshId();
    const message: FromADevice = { say: 'send', id, command };
    const overdue = setTimeout(() => this.#connection.probe(), OVERDUE);
    this.busy++;
    try {
      return await new Promise<number>((done, refused) => {
        this.#pending.set(id, { message, done, refused });
        if (this.status === 'here') this.#connection.send(message);
      });
    } finally {
      clearTimeout(overdue);
      this.busy--;
    }
  }

  /** Something in the game, on the table as one sees it. */
  play(action: Action): Promise<number> {
    return this.send({ do: 'play', action, seen: this.room.table?.step ?? null });
  }

  async giveClue(word: string, number: number | 'unlimited'): Promise<void> {
    await this.play({ do: 'give-clue', word, number, meant: this.room.meant });
  }

  /** Words that one might say: they are whispered to this seat. */
  askIdeas(): Promise<number> {
    return this.send({ do: 'ask-ideas', seen: this.room.table?.step ?? null });
  }

  change(settings: Partial<RoomSettings>): Promise<number> {
    const before = this.room.settings;
    if (!before) throw new Refusal('room-unknown');
    return this.send({ do: 'change-settings', settings: { ...before, ...settings } });
  }

  /** Point at cards, the one to touch next first, or at none; seen here at once. */
  point(cells: number[]): void {
    const at = cells.map((cell) => ({ cell }));
    if (this.sendNow({ say: 'point', at })) this.room.point(at);
  }

  /** A clue is being written: bots that may give one as well wait for it. */
  writing(): void {
    if (Date.now() - this.#writing < SAID_WRITING) return;
    if (this.#connection.send({ say: 'draft' })) this.#writing = Date.now();
  }

  /** Let a bot give its clue first. */
  letBegin(): void {
    this.sendNow({ say: 'draft', after_you: true });
  }

  /** Let bots pause less until it is one's turn. */
  hurry(): void {
    this.sendNow({ say: 'hurry' });
  }

  /** Write to the room; whether it could be sent. */
  write(text: string): boolean {
    return this.sendNow({ say: 'say', text });
  }

  /** Say one of a few things to the room. */
  react(reaction: Reaction): void {
    this.sendNow({ say: 'react', reaction });
  }

  /** Now or not at all: a pointer or a word that comes late is out of place. */
  sendNow(message: FromADevice): boolean {
    const sent = this.#connection.send(message);
    if (!sent) notices.say(t('web-lost'), 'refusal');
    return sent;
  }

  // What the server says

  #receive(message: FromTheServer): void {
    switch (message.is) {
      case 'welcome':
        return this.#welcomed(message);
      case 'news':
        if (message.pointers) this.room.showPointers(message.pointers);
        return this.#folded(this.room.fold(message.seq, message.events));
      case 'done':
        return this.#settle(message.id)?.done(message.seq);
      case 'refused':
        return this.#refused(message.id, new Refusal(message.code, message.data));
      case 'face':
        return this.#key.take(message.id, message.identities);
      case 'heard':
        return this.room.whisper(message.whispers);
      case 'here':
        return this.room.here(message.members, message.spectators);
      case 'pointers':
        return this.room.movePointers(message.pointers);
      case 'led':
        return this.room.lead(message);
      case 'said':
        return this.room.say(message);
      case 'bye':
        return this.#dismissed(message.code);
      case 'pong':
        return;
    }
  }

  #welcomed(welcome: Welcome): void {
    // A server that was away may have come back as a newer one.
    if (this.status === 'lost') void version.check();
    this.status = 'here';
    this.lostFor = this.shut = '';
    this.#folded(this.room.welcome(welcome));
    for (const welcomed of this.#welcomes.splice(0)) welcomed();
    // Nobody can tell whether these arrived; their ids make a second time harmless.
    for (const { message } of this.#pending.values()) this.#connection.send(message);
  }

  /** What was missed is told after another hello. */
  #folded(whole: boolean): void {
    if (whole) this.#key.refresh();
    else this.#connection.reconnect();
  }

  #refused(id: string, refusal: Refusal): void {
    // This page is older than the server, which does not understand it.
    if (refusal.code === 'message-unreadable') void version.check();
    if (id) return this.#settle(id)?.refused(refusal);
    // Pointers and words have no id, and nobody waits for an answer to them.
    this.room.unpoint();
    notices.say(why(refusal), 'refusal');
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
      this.#connection.close();
      return;
    }
    if (['connections-too-many', 'codes-too-many', 'not-saved'].includes(code)) {
      this.lostFor = code === 'not-saved' ? 'web-lost-store' : code;
      this.#connection.backOff();
      return;
    }
    if (!FINAL.has(code)) return;
    if (code !== 'room-unknown') secrets.forget(this.code, this.#secret);
    this.bye = code;
    this.status = 'gone';
    this.#connection.close();
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }
}
