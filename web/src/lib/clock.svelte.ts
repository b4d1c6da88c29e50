import { createSubscriber } from 'svelte/reactivity';

const TICK = 250;
/** A server's time header counts whole seconds; less than this is no difference between clocks. */
const NOTICEABLE = 2_000;

/** The server's time: deadlines are stamped there, and this device's clock may be wrong. */
class ServerClock {
  #ahead = 0;
  #subscribe = createSubscriber((update) => {
    const ticking = setInterval(update, TICK);
    return () => clearInterval(ticking);
  });

  heard(date: string | null): void {
    if (!date) return;
    const ahead = Date.parse(date) + 500 - Date.now();
    this.#ahead = Math.abs(ahead) > NOTICEABLE ? ahead : 0;
  }

  /** Now, in milliseconds; whatever shows it is drawn again while it shows it. */
  get now(): number {
    this.#subscribe();
    return Date.now() + this.#ahead;
  }
}

export const serverClock = new ServerClock();
