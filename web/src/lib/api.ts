/** What is asked by HTTP. Every refusal comes as a `Refusal`, a lost connection included. */
import { at } from './base';
import { serverClock } from './clock.svelte';
import type {
  Checked,
  NewPicture,
  NewTeam,
  NextMission,
  Operations,
  Question,
  TeamShown,
  Verdict,
} from './generated/http';
import { Refusal, type Data } from './refusal';

export type { Checked, Fault, Question, TeamShown, Verdict } from './generated/http';
export type { Ruled as Precedent } from './generated/http';
/** What happened to a team on its campaign; a sheet is the sum of it. */
export type SheetEvent = TeamShown['events'][number];

type Operation = keyof Operations;
type Takes<O extends Operation> = Operations[O]['takes'];
type Gives<O extends Operation> = Operations[O]['gives'];

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
  openRoom: (wanted: Takes<'POST /api/rooms'>) => ask('POST /api/rooms', {}, wanted),
  /** A room by its code, however that is typed. */
  room: (code: string) => ask('GET /api/rooms/{code}', { code }),
  join: (code: string, name: string, passcode = '', face = '', seat: '' | 'any' = '') =>
    ask(
      'POST /api/rooms/{code}/members',
      { code },
      { name, passcode, face, ...(seat && { seat }) },
    ),
  linkDevice: (code: string, secret: string, board: boolean) =>
    ask('POST /api/rooms/{code}/devices', { code }, { secret, board }),
  /** A secret that came by a link is exchanged for one that never stood in an address. */
  exchange: (code: string, secret: string) =>
    ask('POST /api/rooms/{code}/devices', { code }, { secret, instead: true }),
  judge: (question: Question, signal?: AbortSignal): Promise<Verdict> =>
    ask('POST /api/judge', {}, question, { signal }),
  /** What the referee does without on this server, by language; null: not known now. */
  languages: () => ask('GET /api/languages'),
  checkWords: (lang: string, text: string): Promise<Checked> =>
    ask('POST /api/decks/check', {}, { lang, text }),
  glosses: (lang: string, words: string[]) => ask('POST /api/glosses', {}, { lang, words }),
  /** The host's own words for the next game; none: back to the decks. */
  bringWords: (code: string, secret: string, text: string): Promise<Checked> =>
    ask('POST /api/rooms/{code}/words', { code }, { secret, text }),
  /** The room's own words, as they were checked. */
  words: (code: string, secret: string) =>
    ask('GET /api/rooms/{code}/words', { code }, null, { proof: { secret } }),
  /** The host's own pictures for the next game, all of them. */
  bringPictures: (code: string, secret: string, pictures: NewPicture[]) =>
    ask('POST /api/rooms/{code}/pictures', { code }, { pictures }, { proof: { secret } }),
  /** The cards of the room's own pictures. */
  pictures: (code: string, secret: string) =>
    ask('GET /api/rooms/{code}/pictures', { code }, null, { proof: { secret } }),
  /** One of them, for whoever may look into the room. */
  picture: async (code: string, picture: string, proof: Proof) => {
    const operation = 'GET /api/rooms/{code}/pictures/{picture}';
    return (await answer(operation, { code, picture }, null, { proof })).blob();
  },
  /** The text of a finished game's record; games are counted from 1. */
  record: async (code: string, number: string, proof: Proof = {}) => {
    const operation = 'GET /api/rooms/{code}/records/{number}';
    return (await answer(operation, { code, number }, null, { proof })).text();
  },
  makeTeam: (team: NewTeam) => ask('POST /api/teams', {}, team),
  team: (team: string): Promise<TeamShown> => ask('GET /api/teams/{team}', { team }),
  writeNote: (team: string, city: string, text: string): Promise<TeamShown> =>
    ask('POST /api/teams/{team}/notes', { team }, { city, text }),
  openMission: (team: string, mission: NextMission) =>
    ask('POST /api/teams/{team}/rooms', { team }, mission),
  version: () => ask('GET /api/version'),
};

/** `places` fill the gaps in the path. Exported for pages whose questions nobody else asks. */
export async function ask<O extends Operation>(
  operation: O,
  places: Record<string, string> = {},
  content: Takes<O> | null = null,
  how: How = {},
): Promise<Gives<O>> {
  const response = await answer(operation, places, content, how);
  const said = (await response.json().catch(() => null)) as Gives<O> | null;
  if (!said) throw new Refusal('server-error');
  return said;
}

async function answer<O extends Operation>(
  operation: O,
  places: Record<string, string>,
  content: Takes<O> | null,
  { signal, proof = {} }: How,
): Promise<Response> {
  const [method, pattern] = operation.split(' ') as [string, string];
  const path = pattern.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(places[name]!));
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
