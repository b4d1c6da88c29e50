/** What a browser keeps, for tests that run without one; `full`: it takes nothing any more. */
export class Storage {
  [name: string]: unknown;

  constructor(full = false) {
    const kept: Record<string, string> = {};
    const methods = {
      getItem: (name: string) => kept[name] ?? null,
      setItem: (name: string, text: string) => {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        kept[name] = this[name] = text;
      },
      removeItem: (name: string) => {
        delete kept[name];
        delete this[name];
      },
    };
    for (const [name, value] of Object.entries(methods)) {
      Object.defineProperty(this, name, { value, enumerable: false });
    }
  }
}

/** A browser that keeps nothing, not even for a moment. */
export const NO_STORAGE = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
};
