/**
 * Pictures of a room's own. A browser that loads an image by itself does not say who asks, and only
 * those who may look into the room are shown its pictures. So they are fetched like everything else,
 * with a proof in a header, and shown from memory.
 */
import { api, type Proof } from './api';
import { Refusal } from './refusal';

/** A picture of people's own on a card: its number in its room, where it lies, its name or none. */
export interface OwnPicture {
  number: number;
  id: string;
  name: string;
}

interface Source {
  code: string;
  proof: () => Proof;
}

/** As `own.py` writes it. */
const CARD = /^#(\d{1,3})-([0-9a-f]{16})\/([^]*)$/;
/** Milliseconds after which a picture is asked for again that did not come. */
export const PAUSES = [1_000, 4_000, 15_000];

export function ownOn(card: string): OwnPicture | null {
  const found = CARD.exec(card);
  return found && { number: Number(found[1]), id: found[2]!, name: found[3]! };
}

class OwnPictures {
  #source: Source | null = null;
  #asked = new Set<string>();
  /** Where pictures lie in memory; null: they are not to be had. */
  #found = $state.raw<Record<string, string | null>>({});

  /** From now on pictures are those of a room, until what is returned is called. */
  use(code: string, proof: () => Proof): () => void {
    this.#forget();
    const source = { code, proof };
    this.#source = source;
    return () => {
      if (this.#source === source) this.#forget();
    };
  }

  /** An address for `<img>`; empty: it is on its way; null: there is no picture, only its name. */
  address(id: string): string | null {
    const found = this.#found[id];
    if (found !== undefined) return found;
    if (!this.#source) return null;
    if (!this.#asked.has(id)) {
      this.#asked.add(id);
      void this.#fetch(id, this.#source);
    }
    return '';
  }

  async #fetch(id: string, source: Source): Promise<void> {
    let address: string | null = null;
    for (const pause of [...PAUSES, 0]) {
      try {
        address = URL.createObjectURL(await api.picture(source.code, id, source.proof()));
        break;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.code === 'picture-unknown') break;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      if (this.#source !== source) return;
    }
    if (this.#source === source) this.#found = { ...this.#found, [id]: address };
    else if (address) URL.revokeObjectURL(address);
  }

  #forget(): void {
    for (const address of Object.values(this.#found)) if (address) URL.revokeObjectURL(address);
    this.#source = null;
    this.#asked.clear();
    this.#found = {};
  }
}

export const ownPictures = new OwnPictures();
