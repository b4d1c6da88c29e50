/**
 * The people at this device. Usually one; at a hot seat each seat of the game has a member of its own,
 * all with a connection to the same room, and the device is handed round behind a curtain.
 */
import { api } from './api';
import { seatOf, variantOf } from './games';
import { RoomConnection } from './room_connection.svelte';
import { secrets, type Device } from './secrets';
import { seatText } from './telling';

/** How long a turned card lies there before the device is handed on, in milliseconds. */
const SETTLING = 2_000;

export class LocalPlayers {
  /** Several people hand this device round. */
  readonly shared: boolean = $state.raw(false);
  #connections = $state.raw<RoomConnection[]>([]);
  #at = $state.raw(0);
  /** The seat that sits in front of the device; empty: the curtain is closed. */
  #behind = $state.raw('');
  /** A card was just turned: everybody may look at it before the curtain falls. */
  #settling = $state.raw(false);
  /** That seat is not on turn, but somebody asked for the device. */
  #outOfTurn = $state.raw(false);

  /** A secret that came by a link is tried where this browser is nobody in the room yet. */
  constructor(
    readonly code: string,
    linked = '',
  ) {
    const devices = secrets.of(code);
    this.shared = secrets.isHotSeat(code);
    this.#connections = (devices.length ? devices : [{ secret: linked }]).map(
      (device) => new RoomConnection(code, device.secret),
    );
  }

  open(): this {
    for (const connection of this.#connections) connection.open();
    this.first.room.onEvent((event) => {
      // Whoever came out of turn has done what they came for, or others have: the curtain may fall.
      this.#outOfTurn = false;
      if (event.event === 'card-touched' && this.#behind) this.#settle();
    });
    return this;
  }

  close(): void {
    for (const connection of this.#connections) connection.close();
  }

  /** The connection of the first of them: what is public it sees, whoever sits here. */
  first = $derived(this.#connections[0]!);
  /** That of whoever sits here now; between games, the host's. */
  connection = $derived(this.first.room.playing ? this.#connections[this.#at]! : this.first);
  room = $derived(this.connection.room);

  /** The seats at this device; others may have come with a device of their own. */
  #here = $derived(this.#connections.map(({ room }) => room.seat).filter(Boolean));
  /** Those of them that are to act now, and those that are not. */
  next = $derived.by(() => {
    const paused = this.room.playing && this.room.table?.paused != null;
    const may = this.room.table?.turn.may ?? {};
    const wanted = paused
      ? Object.keys(may).filter((seat) => may[seat]!.includes('resume'))
      : this.room.waitedFor;
    return this.#here.filter((seat) => wanted.includes(seat));
  });
  others = $derived(this.#here.filter((seat) => !this.next.includes(seat)));
  curtain = $derived(
    this.shared &&
      this.room.playing &&
      !this.#outOfTurn &&
      !this.#settling &&
      !this.next.includes(this.#behind),
  );

  /** Whether a member is one of them. */
  has(member: string): boolean {
    return this.#connections.some(({ room }) => room.member === member);
  }

  seesKey(seat: string): boolean {
    return Boolean(this.room.table && seatOf(this.room.table.variant, seat)?.face);
  }

  lift(seat: string): void {
    const at = this.#connections.findIndex(({ room }) => room.seat === seat);
    if (at < 0) return;
    this.#at = at;
    this.#behind = seat;
    this.#outOfTurn = !this.next.includes(seat);
  }

  #settle(): void {
    this.#settling = true;
    setTimeout(() => (this.#settling = false), SETTLING);
  }

  /** Close the curtain. */
  handOver(): void {
    this.#behind = '';
    this.#outOfTurn = false;
  }

  /** Deal. At a hot seat everybody first sits down, and whoever is missing comes in. */
  async deal(variant = this.first.room.settings?.variant ?? ''): Promise<void> {
    if (this.shared) await this.#sitDown(variant);
    this.handOver();
    await this.first.send({ do: 'start-game' });
  }

  async #sitDown(variant: string): Promise<void> {
    const mine = new Set(this.#connections.map(({ room }) => room.member));
    const taken = this.first.room.state?.seats ?? {};
    const seats = variantOf(variant).seats.filter((seat) =>
      (taken[seat.name] ?? []).every((member) => mine.has(member)),
    );
    const devices = secrets.of(this.code);
    for (const seat of seats.slice(this.#connections.length)) {
      const device = await api.join(this.code, seatText(seat.name));
      devices.push(device);
      const connection = new RoomConnection(this.code, device.secret).open();
      this.#connections = [...this.#connections, connection];
    }
    secrets.keepHotSeat(this.code, devices);
    await Promise.all(
      this.#connections.map(async (connection, at) => {
        const { room } = connection;
        const seat = seats[at]?.name;
        await connection.send(seat ? { do: 'take-seat', seat } : { do: 'stand' });
        if (!seat || room.name(room.member) === seatText(seat)) return;
        // Another game has other seats; who cannot have the name yet keeps the old one.
        await connection.send({ do: 'rename', name: seatText(seat) }).catch(() => undefined);
      }),
    );
  }
}

/** A game on one device, dealt and ready. Returns the code of its room. */
export async function startOnOneDevice(variant: string, lang: string): Promise<string> {
  const host = seatText(variantOf(variant).seats[0]!.name);
  const { code, member, secret } = await api.openRoom({ variant, lang, name: host });
  const device: Device = { member, secret };
  secrets.keepHotSeat(code, [device]);
  const players = new LocalPlayers(code).open();
  await players.deal(variant);
  players.close();
  return code;
}
