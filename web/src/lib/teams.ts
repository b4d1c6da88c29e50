/** The teams whose sheets were open in this browser: whoever has a team's code has its sheet. */
import { place } from './base';

export interface KnownTeam {
  team: string;
  names: string[];
}

const NAME = place('teams');
const MOST = 12;

export const teams = {
  /** The latest first. */
  known(): KnownTeam[] {
    try {
      return JSON.parse(localStorage.getItem(NAME) ?? '[]') as KnownTeam[];
    } catch {
      return [];
    }
  },
  keep(known: KnownTeam): void {
    write([known, ...others(known.team)].slice(0, MOST));
  },
  forget(team: string): void {
    write(others(team));
  },
};

function others(team: string): KnownTeam[] {
  return teams.known().filter((known) => known.team !== team);
}

function write(known: KnownTeam[]): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(known));
  } catch {
    // A browser that keeps nothing still has the address.
  }
}
