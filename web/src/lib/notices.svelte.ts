/** Short messages that come and go: refusals, and small successes. */
import { why } from './i18n.svelte';
import { Refusal } from './refusal';

export interface Notice {
  id: number;
  text: string;
  kind: 'refusal' | 'word';
}

const SHOWN = 5_000;

class Notices {
  list = $state.raw<Notice[]>([]);
  #count = 0;

  say(text: string, kind: Notice['kind'] = 'word'): void {
    const notice = { id: ++this.#count, text, kind };
    this.list = [...this.list.filter((other) => other.text !== text), notice].slice(-3);
    setTimeout(() => this.dismiss(notice.id), SHOWN);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();

/** Do something that may be refused; the refusal is told to whoever did it. */
export async function attempt<T>(work: Promise<T> | (() => Promise<T>)): Promise<T | undefined> {
  try {
    return await (typeof work === 'function' ? work() : work);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    notices.say(why(error), 'refusal');
    return undefined;
  }
}
