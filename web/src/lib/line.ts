/** The line to the server: says hello, keeps alive, and comes back by itself when it was lost. */
import { at } from './base';
import type { FromADevice, FromTheServer } from './generated/wire';

const PING = 25_000;
/** How long to wait for a sign of life after a ping; and where something is overdue already. */
const PATIENCE = 10_000;
const DOUBT = 4_000;
/** A connection that has held for so long is a good one: after it one need not wait. */
export const STEADY = 5_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** Failures after which a line waits longest. */
const SELDOM = 5;

export interface Listener {
  /** The greeting for a new connection: who one is and what one has. */
  hello(): FromADevice;
  hear(message: FromTheServer): void;
  /** The connection was lost; the line tries again. */
  lost(): void;
}

export class Line {
  #socket: WebSocket | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #steady: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #closed = true;

  constructor(
    readonly code: string,
    readonly listener: Listener,
  ) {}

  open(): void {
    this.#closed = false;
    globalThis.addEventListener?.('online', this.#now);
    globalThis.document?.addEventListener('visibilitychange', this.#now);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    globalThis.removeEventListener?.('online', this.#now);
    globalThis.document?.removeEventListener('visibilitychange', this.#now);
    this.#hangUp();
  }

  /** Hang up and say hello again: with another secret, or because something was missed. */
  again(): void {
    this.#hangUp();
    this.#connect();
  }

  /** An answer is overdue: is anybody there? */
  doubt(): void {
    this.#ping(DOUBT);
  }

  /** The server has no room at present: ask as seldom as a line ever does. */
  backOff(): void {
    this.#failures = Math.max(this.#failures, SELDOM);
  }

  /** Whether it could be sent now. */
  say(message: FromADevice): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    const address = new URL(at(`/ws/${encodeURIComponent(this.code)}`), location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.say(this.listener.hello());
      this.#pinging = setInterval(() => this.#ping(), PING);
      // Not at once: a server that lets one in and hangs up is asked less and less often.
      this.#steady = setTimeout(() => (this.#failures = 0), STEADY);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      clearTimeout(this.#silence);
      this.listener.hear(JSON.parse(data) as FromTheServer);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#hangUp();
      if (this.#closed) return;
      this.listener.lost();
      this.#retryLater();
    };
  }

  #hangUp(): void {
    clearTimeout(this.#waiting);
    clearTimeout(this.#silence);
    clearTimeout(this.#steady);
    clearInterval(this.#pinging);
    this.#waiting = undefined;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #retryLater(): void {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    // Not all at once when a server comes back.
    this.#waiting = setTimeout(() => this.#connect(), wait * (0.7 + 0.6 * Math.random()));
  }

  /** The network is back, or somebody looks at the page again: no need to wait. */
  #now = (): void => {
    if (globalThis.document?.visibilityState === 'hidden') return;
    if (this.#waiting !== undefined) this.#connect();
    else this.#ping();
  };

  #ping(patience = PATIENCE): void {
    if (!this.say({ say: 'ping' })) return;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      if (this.#closed) return;
      this.listener.lost();
      this.again();
    }, patience);
  }
}
