/** What proves to the server who this browser is, by room. Hot seat: several members in one. */
import { place } from './base';

export interface Device {
  member: string;
  secret: string;
}

const PREFIX = place('room.');
const MOST_ROOMS = 40;

interface Kept {
  devices: Device[];
  /** Several people share this browser and hand it round. */
  hotSeat?: boolean;
  at: number;
}

function read(code: string): Kept {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + code) ?? '') as Kept;
  } catch {
    return { devices: [], at: 0 };
  }
}

function write(code: string, kept: Kept): void {
  try {
    localStorage.setItem(PREFIX + code, JSON.stringify(kept));
    tidyUp();
  } catch {
    // A browser that keeps nothing still plays until it is closed.
  }
}

/** The codes of the rooms that are remembered, the latest first. */
function roomsByAge(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => name.slice(PREFIX.length))
      .toSorted((a, b) => read(b).at - read(a).at);
  } catch {
    return [];
  }
}

/** Only the latest rooms are remembered. */
function tidyUp(): void {
  for (const code of roomsByAge().slice(MOST_ROOMS)) localStorage.removeItem(PREFIX + code);
}

export const secrets = {
  of: (code: string): Device[] => read(code).devices,
  /** The room where this browser was last, if that was today. */
  latest(): string {
    const day = Date.now() - 86_400_000;
    const rooms = roomsByAge();
    return rooms.find((code) => read(code).at > day && read(code).devices.length) ?? '';
  },
  isHotSeat: (code: string): boolean => Boolean(read(code).hotSeat),
  keep(code: string, device: Device): void {
    write(code, { devices: [device], at: Date.now() });
  },
  keepHotSeat(code: string, devices: Device[]): void {
    write(code, { devices, hotSeat: true, at: Date.now() });
  },
  forget(code: string, secret: string): void {
    const kept = read(code);
    const devices = kept.devices.filter((device) => device.secret !== secret);
    write(code, { ...kept, devices });
  },
};
