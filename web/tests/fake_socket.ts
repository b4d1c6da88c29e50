/** A socket whose other end is the test. */
import type { FromADevice } from '../src/lib/generated/wire';

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  /** What the server does with each connection once it is open; undefined: the test opens it. */
  static server: ((socket: FakeSocket) => void) | undefined;

  readyState = 0;
  closed = false;
  sent: FromADevice[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly address: URL) {
    FakeSocket.all.push(this);
    const { server } = FakeSocket;
    if (server) {
      setTimeout(() => {
        this.open();
        server(this);
      }, 5);
    }
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromADevice);
  }
  close() {
    this.readyState = 3;
    this.closed = true;
  }
  /** The server says something. */
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The connection is lost. */
  drop() {
    this.readyState = 3;
    this.onclose?.();
  }
  /** What was sent of a kind. */
  said<K extends FromADevice['say']>(kind: K) {
    return this.sent.filter((message) => message.say === kind) as Extract<
      FromADevice,
      { say: K }
    >[];
  }
}

export const latest = () => FakeSocket.all.at(-1)!;
