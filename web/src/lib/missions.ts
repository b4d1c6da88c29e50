/** The Duet campaign as the page shows it: its cities, what a team has reached, sheets as files. */
import type { SheetEvent, TeamShown } from './api';
import missions from './generated/missions.json';
import { Refusal } from './refusal';

export interface Mission {
  city: string;
  tokens: number;
  mistakes: number;
  leads_to: string[];
  /** Degrees of longitude and latitude. */
  x: number;
  y: number;
}

export const MISSIONS = missions as Record<string, Mission>;
export const CITIES = Object.keys(MISSIONS);

export type Standing = 'won' | 'open' | 'locked';

export function standingOf(team: TeamShown, city: string): Standing {
  if (team.sheet.won.includes(city)) return 'won';
  return team.unlocked.includes(city) ? 'open' : 'locked';
}

/** Where a team would play next: the open city that was reached last, or the beginning. */
export function nextCity(team: TeamShown): string {
  const open = CITIES.filter((city) => standingOf(team, city) === 'open');
  const latest = team.sheet.won.toReversed().map((city) => MISSIONS[city]?.leads_to ?? []);
  const reached = latest.flat().find((city) => open.includes(city));
  return reached ?? open[0] ?? team.sheet.won.at(-1) ?? CITIES[0]!;
}

/** The cities from which one gets to a city. */
export function waysTo(city: string): string[] {
  return CITIES.filter((from) => MISSIONS[from]!.leads_to.includes(city));
}

const FORMAT = 1;

/** A sheet to take away: JSON Lines, as the records of games are. */
export function writeSheet(events: SheetEvent[]): string {
  const header = { sheet: FORMAT };
  return [header, ...events].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** What a file says that was taken away; what is no sheet is refused. */
export function readSheet(content: string): SheetEvent[] {
  try {
    const lines = content.trimEnd().split('\n');
    const [header, ...events] = lines.map((line) => JSON.parse(line) as unknown);
    if ((header as { sheet?: unknown }).sheet === FORMAT && events.every(isSheetEvent)) {
      return events as SheetEvent[];
    }
  } catch {
    // Told below, like all else that is no sheet.
  }
  throw new Refusal('web-sheet-unreadable');
}

function isSheetEvent(value: unknown): boolean {
  const { event, city, text, names } = (value ?? {}) as Record<string, unknown>;
  if (event === 'team-named') return Array.isArray(names) && names.every(isText);
  if (event === 'mission-won') return isText(city);
  return event === 'note-written' && isText(city) && isText(text);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
