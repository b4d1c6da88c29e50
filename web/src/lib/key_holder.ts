/** Asks for the face of the key that the seat may see (it is never pushed), and lets go of it in time. */
import { seatOf } from './games';
import { freshId } from './ids';
import type { RoomView } from './room_view.svelte';

export class KeyHolder {
  /** The seat in the game whose key this is; empty: there is none. */
  #seat = '';
  /** The id of the latest question; null: there is none. */
  #asked: string | null = null;

  constructor(
    readonly room: RoomView,
    readonly ask: (id: string) => void,
  ) {}

  /** After everything that changed the room or the connection to it. */
  refresh(): void {
    const seat = this.#entitled();
    if (seat !== this.#seat) {
      this.#seat = seat;
      this.#asked = null;
      this.room.face = null;
    }
    if (!seat || this.room.face) return;
    this.#asked = freshId();
    this.ask(this.#asked);
  }

  /** Only the answer to the latest question counts: the seat may have changed in between. */
  take(id: string, identities: string[]): void {
    if (id === this.#asked) this.room.face = identities;
  }

  /** The member's seat in this very game, if it has a face of the key. */
  #entitled(): string {
    const { table, member, playing } = this.room;
    if (!table || !playing) return '';
    const seat = seatOf(table.variant, this.room.seat);
    if (!seat?.face || !table.members[seat.name]?.includes(member)) return '';
    return [table.commitment, seat.name, member].join();
  }
}
