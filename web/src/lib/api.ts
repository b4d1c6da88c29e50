/** What is asked by HTTP. Every refusal comes as a `Refusal`, a lost connection included. */
import { at } from './base';
import { serverClock } from './clock.svelte';
import { Refusal, type Data } from './refusal';

export interface NewRoom {
  code: string;
  url: string;
  member: string;
  secret: string;
}

export interface Doubt {
  reason: string;
  card: string;
  form: string;
  asks: boolean;
}

export interface Verdict {
  verdict: 'legal' | 'illegal' | 'ask';
  reason: string;
  card: string;
  form: string;
  remarks: Doubt[];
}

export interface Fault {
  code: string;
  line?: number;
  word?: string;
  limit?: number;
}

export interface PackCheck {
  words: number;
  faults: Fault[];
  dropped: number;
  remarks: Fault[];
}

export interface Question {
  lang: string;
  clue: string;
  board: string[];
  number: number | string | null;
  options: string[];
}

/** What happened to a team on its campaign; a sheet is the sum of it. */
export type SheetEvent =
  | { event: 'mission-won'; city: string }
  | { event: 'note-written'; city: string; text: string }
  | { event: 'team-named'; names: string[] };

export interface Team {
  sheet: { names: string[]; won: string[]; notes: Record<string, string> };
  /** The cities where the team may play, won ones too. */
  unlocked: string[];
  events: SheetEvent[];
}

/** What opens a room that has a passcode: that, or a member's secret. */
export interface Proof {
  secret?: string;
  passcode?: string;
}

interface How {
  /** Ends the question when its answer is no longer wanted. */
  signal?: AbortSignal;
  /** Who asks. */
  proof?: Proof;
}

export const api = {
  openRoom: (wanted: { variant: string; lang: string; name: string; passcode?: string }) =>
    ask<NewRoom>('POST', '/api/rooms', wanted),
  join: (code: string, name: string, passcode = '') =>
    ask<{ member: string; secret: string }>('POST', `/api/rooms/${code}/members`, {
      name,
      passcode,
    }),
  linkDevice: (code: string, secret: string, board: boolean) =>
    ask<{ secret: string }>('POST', `/api/rooms/${code}/devices`, { secret, board }),
  /** A secret that came by a link is exchanged for one that never stood in an address. */
  exchange: (code: string, secret: string) =>
    ask<{ secret: string }>('POST', `/api/rooms/${code}/devices`, { secret, instead: true }),
  judge: (question: Question, signal?: AbortSignal) =>
    ask<Verdict>('POST', '/api/judge', question, { signal }),
  /** What the referee does without on this server, by language; null: not known now. */
  languages: () => ask<{ lang: string; missing: string[] | null }[]>('GET', '/api/languages'),
  checkWords: (lang: string, text: string) =>
    ask<PackCheck>('POST', '/api/decks/check', { lang, text }),
  glosses: (lang: string, words: string[]) =>
    ask<{ glosses: Record<string, string> }>('POST', '/api/glosses', { lang, words }),
  /** The host's own words for the next game; none: back to the decks. */
  bringWords: (code: string, secret: string, text: string) =>
    ask<PackCheck>('POST', `/api/rooms/${code}/words`, { secret, text }),
  /** The room's own words, as they were checked. */
  words: (code: string, secret: string) =>
    ask<{ words: string[] }>('GET', `/api/rooms/${code}/words`, undefined, {
      proof: { secret },
    }),
  /** The text of a finished game's record; games are counted from 1. */
  record: async (code: string, game: string, proof: Proof = {}) => {
    const path = `/api/rooms/${encodeURIComponent(code)}/records/${encodeURIComponent(game)}`;
    return (await answer('GET', path, undefined, { proof })).text();
  },
  makeTeam: (team: { names: string[]; events?: SheetEvent[] }) =>
    ask<{ team: string }>('POST', '/api/teams', team),
  team: (team: string) => ask<Team>('GET', `/api/teams/${encodeURIComponent(team)}`),
  writeNote: (team: string, city: string, text: string) =>
    ask<Team>('POST', `/api/teams/${encodeURIComponent(team)}/notes`, { city, text }),
  openMission: (team: string, mission: { city: string; lang: string; name: string }) =>
    ask<NewRoom>('POST', `/api/teams/${encodeURIComponent(team)}/rooms`, mission),
  version: () => ask<{ version: string; page: string }>('GET', '/api/version'),
};

async function ask<T>(method: string, path: string, content?: unknown, how: How = {}): Promise<T> {
  const response = await answer(method, path, content, how);
  const said = (await response.json().catch(() => null)) as T | null;
  if (!said) throw new Refusal('server-error');
  return said;
}

async function answer(
  method: string,
  path: string,
  content?: unknown,
  { signal, proof = {} }: How = {},
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(at(path), {
      method,
      signal,
      headers: { ...proofOf(proof), ...(content ? { 'content-type': 'application/json' } : {}) },
      body: content ? JSON.stringify(content) : undefined,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Refusal('web-unreachable');
  }
  serverClock.heard(response.headers.get('date'));
  if (response.ok) return response;
  const said = (await response.json().catch(() => null)) as { code?: string; data?: Data } | null;
  throw new Refusal(said?.code ?? 'server-error', said?.data ?? {});
}

/** In headers, since addresses are kept in logs; those take no letters of other scripts. */
function proofOf({ secret, passcode }: Proof): Record<string, string> {
  return {
    ...(secret && { 'covernames-secret': secret }),
    ...(passcode && { 'covernames-passcode': encodeURIComponent(passcode) }),
  };
}
