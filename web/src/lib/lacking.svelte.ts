/** In which languages the referee knows less on this server than it could. */
import { api } from './api';

class Lacking {
  #languages = $state.raw<ReadonlySet<string>>(new Set());
  #asked = false;

  in(language: string): boolean {
    return this.#languages.has(language);
  }

  /** Once is enough; who gets no answer may ask again. */
  async ask(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    const told = await api.languages().catch(() => null);
    this.#asked = told !== null && told.every((each) => each.missing);
    const lacking = (told ?? []).filter((each) => each.missing?.length);
    this.#languages = new Set(lacking.map((each) => each.lang));
  }
}

export const lacking = new Lacking();
