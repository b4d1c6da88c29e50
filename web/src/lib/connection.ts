/** The socket to a room: says hello, keeps alive, and connects again by itself when it was lost. */
import { at } from './base';
import type { FromADevice, FromTheServer } from './generated/wire';

/** Milliseconds between two pings. */
export const HEARTBEAT = 25_000;
/** How long to wait for a sign of life after a ping; and where an answer is overdue already. */
export const PONG_TIMEOUT = 10_000;
export const PROBE_TIMEOUT = 4_000;
/** A connection that has held for so long is a good one: after it one need not wait. */
export const STEADY = 5_000;
/** The wait before the first try doubles with every failure. */
export const FIRST_WAIT = 400;
export const LONGEST_WAIT = 10_000;
/** Failures after which the wait is longest. */
const SELDOM = 5;

export interface Listener {
  /** The greeting for a new connection: who one is and what one has. */
  hello(): FromADevice;
  receive(message: FromTheServer): void;
  /** The connection was lost; it is tried again. */
  lost(): void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #steady: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor(
    readonly code: string,
    readonly listener: Listener,
  ) {}

  open(): void {
    globalThis.addEventListener?.('online', this.#wake);
    globalThis.document?.addEventListener('visibilitychange', this.#wake);
    this.reconnect();
  }

  close(): void {
    globalThis.removeEventListener?.('online', this.#wake);
    globalThis.document?.removeEventListener('visibilitychange', this.#wake);
    this.#hangUp();
  }

  /** Hang up and say hello again: with another secret, or because something was missed. */
  reconnect(): void {
    this.#hangUp();
    this.#connect();
  }

  /** An answer is overdue: is anybody there? */
  probe(): void {
    this.#ping(PROBE_TIMEOUT);
  }

  /** The server is full: wait as long as one ever does. */
  backOff(): void {
    this.#failures = Math.max(this.#failures, SELDOM);
  }

  /** Whether it could be sent now. */
  send(message: FromADevice): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    const address = new URL(at(`/ws/${encodeURIComponent(this.code)}`), location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.send(this.listener.hello());
      this.#pinging = setInterval(() => this.#ping(PONG_TIMEOUT), HEARTBEAT);
      // Not at once: a server that lets one in and hangs up is asked less and less often.
      this.#steady = setTimeout(() => (this.#failures = 0), STEADY);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      clearTimeout(this.#silence);
      this.listener.receive(JSON.parse(data) as FromTheServer);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#hangUp();
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
    // Browsers complain of a socket that is closed before it is open.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  #retryLater(): void {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    // Not all at once when a server comes back.
    this.#waiting = setTimeout(() => this.reconnect(), wait * (0.7 + 0.6 * Math.random()));
  }

  /** The network is back, or somebody looks at the page again: no need to wait. */
  #wake = (): void => {
    if (globalThis.document?.visibilityState === 'hidden') return;
    if (this.#waiting !== undefined) this.reconnect();
    else this.#ping(PONG_TIMEOUT);
  };

  #ping(timeout: number): void {
    if (!this.send({ say: 'ping' })) return;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.listener.lost();
      this.reconnect();
    }, timeout);
  }
}
