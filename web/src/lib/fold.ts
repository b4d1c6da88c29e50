/**
 * How an event changes the table or the room. It only assigns what the event says: no rule of the
 * game is known here. The twin of `game/fold.py` and `room/fold.py`, and tested against them.
 */
import type {
  CardTouched,
  Clue,
  GameDealt,
  Played,
  Room,
  RoomOpened,
  Table,
  Touch,
  Turn,
  Welcome,
} from './generated/wire';
import { CELLS, isHidden } from './games';

/** Clues that a room remembers to have judged. */
const MOST_RULINGS = 100;

export type RoomEvent = Welcome['events'][number];
export type GameEvent = Played['event'];

export function evolveTable(table: Table | null, event: GameEvent): Table {
  if (event.event === 'game-dealt') return dealt(event);
  if (!table) throw new Error('a game begins with its deal');
  switch (event.event) {
    case 'member-joined': {
      const names = [...(table.members[event.seat] ?? []), event.member];
      const knows = event.face ? { ...table.knows, [event.member]: event.face } : table.knows;
      return { ...table, members: { ...table.members, [event.seat]: names }, knows };
    }
    case 'member-left': {
      const rest = without(table.members[event.seat] ?? [], event.member);
      const resigning = without(table.resigning, event.member);
      return { ...table, members: { ...table.members, [event.seat]: rest }, resigning };
    }
    case 'clue-given': {
      const clue: Clue = {
        seat: event.seat,
        member: event.member,
        side: event.side,
        word: event.word,
        number: event.number,
        standing: event.accepted ? 'accepted' : 'given',
        touches: [],
        meant: [],
        sure: null,
        helped: event.helped ?? false,
      };
      return step(table, { clues: [...table.clues, clue], turn: event.turn, pausing: [] });
    }
    case 'card-touched':
      return touched(table, event);
    case 'card-covered': {
      const covers = table.covers.with(event.cell, event.identity);
      return step(table, { covers, left: event.left, turn: event.turn, pausing: [] });
    }
    case 'side-finished':
      return { ...table, finished: [...table.finished, event.side] };
    case 'penalty-waived':
    case 'sudden-death-began':
      return step(table, { turn: event.turn });
    case 'turn-ended':
      return step(table, { turn: event.turn, tokens: event.tokens ?? table.tokens, pausing: [] });
    case 'clue-challenged': {
      const { seat, member, verdict, token = 'check', why = null } = event;
      const doubt = { seat, member, verdict, token, votes: {}, why };
      return step(table, { doubt, turn: event.turn });
    }
    case 'vote-cast': {
      // Not a step of the game: a vote must not void another that is on its way.
      const doubt = table.doubt;
      if (!doubt) throw new Error('a vote belongs to a challenge');
      return {
        ...table,
        doubt: { ...doubt, votes: { ...doubt.votes, [event.member]: event.valid } },
      };
    }
    case 'clue-ruled': {
      const standing = !event.valid ? 'invalid' : event.by === 'opponent' ? 'accepted' : 'upheld';
      return step(table, {
        clues: changeLast(table.clues, (clue) => ({ ...clue, standing })),
        doubt: null,
        tokens: event.tokens ?? table.tokens,
        turn: event.turn,
      });
    }
    case 'timer-flipped':
    case 'timer-expired':
      // Not a step either: sand running must not void a guess that is on its way.
      return { ...table, turn: event.turn };
    case 'pause-asked':
      return { ...table, pausing: [...table.pausing, event.side] };
    case 'clock-paused':
      return { ...table, pausing: [], paused: event.left, turn: event.turn };
    case 'clock-resumed':
      return { ...table, paused: null, turn: event.turn };
    case 'resignation-voiced': {
      const others = without(table.resigning, event.member);
      return { ...table, resigning: event.agree ? [...others, event.member] : others };
    }
    case 'game-ended':
      return step(table, {
        outcome: event.outcome,
        turn: event.turn,
        tokens: event.tokens ?? table.tokens,
        doubt: null,
        paused: null,
      });
    case 'key-opened': {
      const meant = event.meant ?? [];
      const sure = event.sure ?? [];
      const clues = table.clues.map((clue, at) => ({
        ...clue,
        meant: meant[at] ?? [],
        sure: sure[at] ?? null,
      }));
      return { ...table, opened: event.key, clues };
    }
  }
}

function dealt(event: GameDealt): Table {
  return {
    variant: event.variant,
    language: event.language,
    settings: event.settings,
    words: event.words,
    commitment: event.commitment,
    members: event.members,
    knows: event.knows,
    covers: Array<string>(CELLS).fill(''),
    marks: Array.from({ length: CELLS }, () => []),
    left: event.left,
    turn: event.turn,
    tokens: event.tokens ?? null,
    clues: [],
    sudden: [],
    finished: [],
    doubt: null,
    resigning: [],
    pausing: [],
    paused: null,
    step: 0,
    outcome: null,
    opened: null,
  };
}

function touched(table: Table, event: CardTouched): Table {
  const { seat, member, cell, identity } = event;
  const touch: Touch = { seat, member, cell, identity };
  const sudden = table.turn.phase === 'sudden-death';
  return step(table, {
    covers: event.cover ? table.covers.with(cell, event.cover) : table.covers,
    marks: event.marks?.length ? table.marks.with(cell, event.marks) : table.marks,
    clues: sudden
      ? table.clues
      : changeLast(table.clues, (clue) => ({ ...clue, touches: [...clue.touches, touch] })),
    sudden: sudden ? [...table.sudden, touch] : table.sudden,
    left: event.left ?? table.left,
    tokens: event.tokens ?? table.tokens,
    turn: (event.turn as Turn | null | undefined) ?? table.turn,
  });
}

/** What changes the game itself is counted, so that a command can name what its sender had seen. */
function step(table: Table, changed: Partial<Table>): Table {
  return { ...table, ...changed, step: table.step + 1 };
}

function changeLast<T>(items: T[], change: (item: T) => T): T[] {
  return items.map((item, at) => (at === items.length - 1 ? change(item) : item));
}

function without<T>(items: T[], gone: T): T[] {
  return items.filter((item) => item !== gone);
}

export function evolveRoom(room: Room | null, event: RoomEvent): Room {
  if (event.room === 'room-opened') return opened(event);
  if (!room) throw new Error('a room begins with its opening');
  switch (event.room) {
    case 'member-entered':
      return { ...room, members: { ...room.members, [event.member]: event.who } };
    case 'member-renamed': {
      const { bot = '', face = '' } = room.members[event.member] ?? {};
      const who = { name: event.name, bot, face: event.face ?? face };
      return { ...room, members: { ...room.members, [event.member]: who } };
    }
    case 'member-gone': {
      const { [event.member]: _, ...members } = room.members;
      return { ...stoodUp(room, event.member), members };
    }
    case 'seated': {
      const stood = stoodUp(room, event.member);
      const names = [...(stood.seats[event.seat] ?? []), event.member];
      return { ...stood, seats: { ...stood.seats, [event.seat]: names } };
    }
    case 'stood-up':
      return stoodUp(room, event.member);
    case 'swap-wished': {
      const { [event.member]: _, ...wishes } = room.wishes;
      return { ...room, wishes: event.other ? { ...wishes, [event.member]: event.other } : wishes };
    }
    case 'settings-changed':
      return { ...room, settings: event.settings };
    case 'words-added': {
      const words = [...(room.added[event.member] ?? []), ...event.words];
      return { ...room, added: { ...room.added, [event.member]: words } };
    }
    case 'word-dropped': {
      const left = Object.entries(room.added).map(
        ([member, words]) => [member, without(words, event.word)] as const,
      );
      return { ...room, added: Object.fromEntries(left.filter(([, words]) => words.length)) };
    }
    case 'host-changed':
      return { ...room, host: event.member };
    case 'room-locked':
      return { ...room, locked: event.locked };
    case 'played':
      return played(room, event.event);
  }
}

function opened(event: RoomOpened): Room {
  return {
    host: event.host,
    settings: event.settings,
    members: {},
    seats: {},
    wishes: {},
    added: {},
    locked: false,
    given: event.given ?? false,
    game: null,
    results: [],
    rulings: [],
    used: [],
  };
}

function played(room: Room, event: GameEvent): Room {
  const game = evolveTable(room.game, event);
  const rulings = ruled(room, game, event);
  const wishes = event.event === 'game-dealt' ? {} : room.wishes;
  if (event.event !== 'game-ended') return { ...room, game, rulings, wishes };
  const result = { variant: game.variant, outcome: event.outcome, seats: game.members };
  return { ...room, game, rulings, results: [...room.results, result] };
}

/** With the clue that people have just judged; what the machine alone decides is none of it. */
function ruled(room: Room, game: Table, event: GameEvent): Room['rulings'] {
  const judged =
    event.event === 'clue-ruled'
      ? event.by !== 'referee'
      : event.event === 'clue-given' && event.accepted;
  if (!judged) return room.rulings;
  const { word, number, standing, touches } = game.clues.at(-1)!;
  const since = new Set(touches.map((touch) => touch.cell));
  const { reason, card } = room.game?.doubt?.why ?? { reason: '', card: '' };
  return [
    ...room.rulings,
    {
      lang: game.language,
      clue: word,
      number,
      board: game.words.filter((_, cell) => since.has(cell) || !isHidden(game, cell)),
      valid: standing !== 'invalid',
      reason,
      card,
    },
  ].slice(-MOST_RULINGS);
}

/** Whoever leaves a seat has moved: what was wished of it is over. */
function stoodUp(room: Room, member: string): Room {
  const left = Object.entries(room.seats).map(
    ([seat, names]) => [seat, without(names, member)] as const,
  );
  const wishes = Object.entries(room.wishes);
  const kept = wishes.filter((pair) => !pair.includes(member));
  return {
    ...room,
    seats: Object.fromEntries(left.filter(([, names]) => names.length)),
    wishes: kept.length < wishes.length ? Object.fromEntries(kept) : room.wishes,
  };
}
