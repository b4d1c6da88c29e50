// Written by tools/web.py from the operations of the server. Do not edit.
// Schema 49b37d2fd9c3e7092e77e0414a03de28fd18cd627a628c47535b4fddd4b1f931

/**
 * What can be asked over HTTP.
 */
export interface Operations {
  /**
   * POST /api/rooms.
   */
  'POST /api/rooms': {
    takes: NewRoom;
    gives: RoomMade;
  };
  /**
   * GET /api/rooms/{code}: strangers learn no more than that a passcode is wanted, if one is.
   */
  'GET /api/rooms/{code}': {
    takes: null;
    gives: RoomShown;
  };
  /**
   * POST /api/rooms/{code}/members.
   */
  'POST /api/rooms/{code}/members': {
    takes: NewMember;
    gives: MemberMade;
  };
  /**
   * POST /api/rooms/{code}/devices.
   */
  'POST /api/rooms/{code}/devices': {
    takes: NewDevice;
    gives: DeviceMade;
  };
  /**
   * POST /api/rooms/{code}/words: the host's own words for the next game.
   */
  'POST /api/rooms/{code}/words': {
    takes: OwnWords;
    gives: Checked;
  };
  /**
   * GET /api/rooms/{code}/words: the room's own words, for its members.
   */
  'GET /api/rooms/{code}/words': {
    takes: null;
    gives: WordsShown;
  };
  /**
   * POST /api/rooms/{code}/pictures: the host's own pictures for the next game.
   */
  'POST /api/rooms/{code}/pictures': {
    takes: NewPictures;
    gives: PicturesShown;
  };
  /**
   * GET /api/rooms/{code}/pictures: the cards of the room's own pictures, for its members.
   */
  'GET /api/rooms/{code}/pictures': {
    takes: null;
    gives: PicturesShown;
  };
  /**
   * GET /api/rooms/{code}/pictures/{picture}: one of them, for whoever may look into the room.
   */
  'GET /api/rooms/{code}/pictures/{picture}': {
    takes: null;
    gives: null;
  };
  /**
   * GET /api/rooms/{code}/records/{number}: a finished game, to keep and to verify.
   */
  'GET /api/rooms/{code}/records/{number}': {
    takes: null;
    gives: null;
  };
  /**
   * GET /api/rooms/{code}/records/{number}/analysis: a finished game as bots see it afterwards.
   */
  'GET /api/rooms/{code}/records/{number}/analysis': {
    takes: null;
    gives: Analysis;
  };
  /**
   * POST /api/rooms/{code}/records/{number}/what-if: another clue in a finished game.
   */
  'POST /api/rooms/{code}/records/{number}/what-if': {
    takes: OtherClue;
    gives: WhatIf;
  };
  /**
   * POST /api/rooms/{code}/records/{number}/puzzle: a clue of a finished game, to be guessed.
   */
  'POST /api/rooms/{code}/records/{number}/puzzle': {
    takes: PuzzleGuesses;
    gives: PuzzleShown;
  };
  /**
   * POST /api/rooms/{code}/records/{number}/replays: a link of its own to a finished game.
   */
  'POST /api/rooms/{code}/records/{number}/replays': {
    takes: ToShare;
    gives: Shared;
  };
  /**
   * GET /api/replays/{replay}: a finished game that was shared.
   */
  'GET /api/replays/{replay}': {
    takes: null;
    gives: SharedReplay;
  };
  /**
   * GET /api/replays/{replay}/analysis: such a game as bots see it afterwards.
   */
  'GET /api/replays/{replay}/analysis': {
    takes: null;
    gives: Analysis;
  };
  /**
   * POST /api/replays/{replay}/what-if: another clue in such a game.
   */
  'POST /api/replays/{replay}/what-if': {
    takes: OtherClue;
    gives: WhatIf;
  };
  /**
   * POST /api/rooms/{code}/records/{number}/deal: the deal of a finished game, for others.
   */
  'POST /api/rooms/{code}/records/{number}/deal': {
    takes: null;
    gives: DealMade;
  };
  /**
   * POST /api/deals: a deal that nobody has seen, its maker included.
   */
  'POST /api/deals': {
    takes: NewDeal;
    gives: DealMade;
  };
  /**
   * GET /api/deals/{deal}: what it is, and how those did who have finished it.
   */
  'GET /api/deals/{deal}': {
    takes: null;
    gives: DealShown;
  };
  /**
   * POST /api/deals/{deal}/rooms: a room whose first game is dealt so.
   */
  'POST /api/deals/{deal}/rooms': {
    takes: NewTable;
    gives: RoomMade;
  };
  /**
   * POST /api/judge: what the referee says of a clue, for whoever composes one.
   */
  'POST /api/judge': {
    takes: Question;
    gives: Verdict;
  };
  /**
   * GET /api/languages: what the referee knows of each on this server.
   */
  'GET /api/languages': {
    takes: null;
    gives: LanguageInfo[];
  };
  /**
   * GET /api/decks.
   */
  'GET /api/decks': {
    takes: null;
    gives: DeckInfo[];
  };
  /**
   * POST /api/decks/check: whether a list of words can be played.
   */
  'POST /api/decks/check': {
    takes: ListToCheck;
    gives: Checked;
  };
  /**
   * POST /api/glosses.
   */
  'POST /api/glosses': {
    takes: Unknown;
    gives: Glosses;
  };
  /**
   * POST /api/teams.
   */
  'POST /api/teams': {
    takes: NewTeam;
    gives: TeamMade;
  };
  /**
   * GET /api/teams/{team}: the sheet, and its events to take away.
   */
  'GET /api/teams/{team}': {
    takes: null;
    gives: TeamShown;
  };
  /**
   * POST /api/teams/{team}/notes.
   */
  'POST /api/teams/{team}/notes': {
    takes: NewNote;
    gives: TeamShown;
  };
  /**
   * POST /api/teams/{team}/rooms: a room for an unlocked mission.
   */
  'POST /api/teams/{team}/rooms': {
    takes: NextMission;
    gives: RoomMade;
  };
  /**
   * GET /api/daily: which days have a case, and when the next one comes.
   */
  'GET /api/daily': {
    takes: null;
    gives: Days;
  };
  /**
   * POST /api/daily/guess: a case to guess, after these touches.
   */
  'POST /api/daily/guess': {
    takes: Guesses;
    gives: GuessShown;
  };
  /**
   * POST /api/daily/give: a case to give clues for, after these clues.
   */
  'POST /api/daily/give': {
    takes: Clues;
    gives: GiveShown;
  };
  /**
   * POST /api/daily/guess/others: what others touched, for whoever is done with the case.
   */
  'POST /api/daily/guess/others': {
    takes: GuessResult;
    gives: Others;
  };
  /**
   * POST /api/daily/give/others: how many clues others needed, for whoever is done as well.
   */
  'POST /api/daily/give/others': {
    takes: GiveResult;
    gives: Others;
  };
  /**
   * POST /api/prints: the pages.
   */
  'POST /api/prints': {
    takes: ToPrint;
    gives: Printed;
  };
  /**
   * POST /api/prints/pdf: the pages as a file.
   */
  'POST /api/prints/pdf': {
    takes: ToPrint;
    gives: null;
  };
  /**
   * GET /api/version.
   */
  'GET /api/version': {
    takes: null;
    gives: Version;
  };
  /**
   * GET /healthz: the process is alive.
   */
  'GET /healthz': {
    takes: null;
    gives: Health;
  };
  /**
   * GET /readyz: the store takes and gives, other nodes are heard, everything runs.
   */
  'GET /readyz': {
    takes: null;
    gives: Ready;
  };
  /**
   * GET /metrics.
   */
  'GET /metrics': {
    takes: null;
    gives: null;
  };
}
/**
 * What a room is made of; everything else has sensible defaults.
 */
export interface NewRoom {
  variant?: string;
  lang?: string;
  name?: string;
  face?: string;
  /**
   * @maxItems 20000
   */
  words?: string[];
  cards?: 'mixed' | 'pictures' | 'words';
  passcode?: string;
  seat?: string;
  /**
   * @maxItems 16
   */
  bots?: NewBot[];
  start?: boolean;
}
/**
 * A bot that sits in a room from the beginning.
 */
export interface NewBot {
  seat: string;
  name: string;
  bot: string;
}
/**
 * A new room, its link, and the secret of its host, which is told once.
 */
export interface RoomMade {
  code: string;
  url: string;
  member: string;
  secret: string;
}
/**
 * What a visitor may know before coming in; where a passcode is wanted, no more than that.
 */
export interface RoomShown {
  code: string;
  passcode: boolean;
  variant: string;
  lang: string;
  locked: boolean;
  playing: boolean;
  members: string[];
}
/**
 * Somebody who comes in.
 */
export interface NewMember {
  name: string;
  passcode?: string;
  face?: string;
  seat?: '' | 'any';
}
/**
 * A member and the secret that makes a browser theirs, which is told once.
 */
export interface MemberMade {
  member: string;
  secret: string;
}
/**
 * Another device of the same member: a phone for the key, a board for the room.
 */
export interface NewDevice {
  secret: string;
  board?: boolean;
  instead?: boolean;
}
/**
 * The secret of the other device.
 */
export interface DeviceMade {
  secret: string;
}
/**
 * Words that the host brings, as a list or a file's text; none: back to the decks.
 */
export interface OwnWords {
  secret: string;
  text?: string;
}
/**
 * What a list of words is: playable without faults; remarks are worth a look.
 */
export interface Checked {
  words: number;
  dropped: number;
  faults: Fault[];
  remarks: Fault[];
  known: Knowledge | null;
}
/**
 * Something that is wrong in a list of words, or worth a look.
 */
export interface Fault {
  code: string;
  line: number;
  word: string;
  other: string;
  limit: number;
}
/**
 * How many cards of a list the bots know, and how well.
 */
export interface Knowledge {
  well: number;
  little: number;
  unknown: number;
  examples: string[];
}
/**
 * The words of the room's own list; none: it plays with the decks.
 */
export interface WordsShown {
  words: string[];
}
/**
 * All pictures that the room plays with from now on.
 */
export interface NewPictures {
  /**
   * @maxItems 400
   */
  pictures: NewPicture[];
}
/**
 * A picture that the host brings: PNG, JPEG or WebP.
 */
export interface NewPicture {
  image: string;
  name: string;
}
/**
 * The cards of the room's own pictures; none: it plays with the deck's.
 */
export interface PicturesShown {
  cards: string[];
}
/**
 * All that is said of a finished game.
 */
export interface Analysis {
  analysis: number;
  variant: string;
  language: string;
  words: string[];
  clues: ClueReport[];
  sudden: Guessed[];
  clue_of_the_game: number | null;
  boldest: Boldest | null;
}
/**
 * A clue of the game, beside the best ones that nobody gave.
 */
export interface ClueReport {
  seat: string;
  side: string;
  given: Weighed;
  standing: string;
  rank: number | null;
  best: Weighed[];
  guesses: Guessed[];
}
/**
 * A clue on the scale that all clues share.
 */
export interface Weighed {
  word: string;
  number: number | 'unlimited';
  known: boolean;
  sure: number | null;
  worth: number | null;
  meant: number[];
  touches: Touched[];
}
/**
 * A card that the listener would touch, what it is, and how sure the listener would be.
 */
export interface Touched {
  cell: number;
  identity: string;
  sure: number;
}
/**
 * A guess, and what the listener heard before it.
 */
export interface Guessed {
  seat: string;
  cell: number;
  identity: string;
  right: boolean;
  heard: Heard[];
}
/**
 * A card that was still open, and how loudly the clues spoke of it.
 */
export interface Heard {
  cell: number;
  chance: number;
}
/**
 * Where the boldest guess is found.
 */
export interface Boldest {
  clue: number;
  guess: number;
  chance: number;
}
/**
 * A clue in the place of one that was given.
 */
export interface OtherClue {
  clue: number;
  word: string;
  number: number | 'unlimited';
}
/**
 * What would have come of another clue.
 */
export interface WhatIf {
  verdict: Verdict;
  clue: Weighed | null;
}
/**
 * Legal, illegal for certain, or to be decided by people.
 */
export interface Verdict {
  verdict: 'ask' | 'illegal' | 'legal';
  reason: string;
  rule: string;
  card: string;
  form: string;
  remarks: Doubt[];
}
/**
 * Something that people should weigh. It never makes a clue illegal.
 */
export interface Doubt {
  reason: string;
  rule: string;
  card: string;
  form: string;
  option: string;
  asks: boolean;
}
/**
 * What somebody has touched for a clue of a finished game, in order.
 */
export interface PuzzleGuesses {
  clue: number;
  /**
   * @maxItems 25
   */
  touched?: number[];
  given_up?: boolean;
}
/**
 * A puzzle as whoever guesses sees it.
 */
export interface PuzzleShown {
  variant: string;
  language: string;
  words: string[];
  covers: string[];
  marks: string[][];
  earlier: Earlier[];
  side: string;
  word: string;
  number: number | 'unlimited';
  goal: number;
  known: Turned[];
  over: '' | 'assassin' | 'given-up' | 'missed' | 'solved';
  sequel: Sequel | null;
}
/**
 * A clue that was given before.
 */
export interface Earlier {
  side: string;
  word: string;
  number: number | 'unlimited';
}
/**
 * A card that was touched, and what it turned out to be.
 */
export interface Turned {
  cell: number;
  identity: string;
}
/**
 * What is told at the end: how the game went on.
 */
export interface Sequel {
  face: string[];
  touches: Turned[];
  meant: number[];
}
/**
 * How a replay is shared.
 */
export interface ToShare {
  names?: boolean;
}
/**
 * A replay that can be opened by anybody who has its code.
 */
export interface Shared {
  replay: string;
  until: number;
}
/**
 * A finished game as it was shared.
 */
export interface SharedReplay {
  record: string;
  palette: 'brown-sky' | 'orange-blue' | 'red-blue' | 'turquoise-purple' | 'yellow-purple';
  options: string[];
  names: {
    [k: string]: string;
  };
  side_names: SideNames;
}
/**
 * What people call the sides; empty: by their colours.
 */
export interface SideNames {
  red: string;
  blue: string;
}
/**
 * A deal's id and its link, for everybody who is to play it.
 */
export interface DealMade {
  deal: string;
  url: string;
  table: number;
}
/**
 * A deal that nobody has seen, for a match between tables.
 */
export interface NewDeal {
  variant?: string;
  lang?: string;
  cards?: 'mixed' | 'pictures' | 'words';
  /**
   * @maxItems 10
   */
  decks?: string[];
}
/**
 * What a deal is, and how the groups did that have finished it.
 */
export interface DealShown {
  variant: string;
  lang: string;
  cards: 'mixed' | 'pictures' | 'words';
  tokens: number;
  mission: string;
  family: boolean;
  opened: number;
  tables: TableShown[];
}
/**
 * How one group did. It tells nothing of the cards: others may not know them yet.
 */
export interface TableShown {
  table: number;
  names: SideNames1;
  outcome: Outcome;
  clues: number;
  found: number;
  at: number;
}
/**
 * What people call the sides; empty: by their colours.
 */
export interface SideNames1 {
  red: string;
  blue: string;
}
/**
 * How a game ended.
 */
export interface Outcome {
  reason: string;
  winners: string[];
  score: number | null;
  title: string;
}
/**
 * A room that plays a deal.
 */
export interface NewTable {
  name?: string;
  face?: string;
  seat?: string;
}
/**
 * A clue to be judged.
 */
export interface Question {
  lang: string;
  clue: string;
  /**
   * @maxItems 25
   */
  board?: string[];
  number?: number | string | boolean | null;
  /**
   * @maxItems 48
   */
  options?: string[];
  /**
   * @maxItems 25
   */
  precedents?: Ruled[];
}
/**
 * What people have said about a clue beside these cards.
 */
export interface Ruled {
  clue: string;
  valid: boolean;
  /**
   * @maxItems 25
   */
  board: string[];
  reason: string;
  card: string;
}
/**
 * A language in which words can be played.
 */
export interface LanguageInfo {
  lang: string;
  missing: string[] | null;
}
/**
 * A deck in a list.
 */
export interface DeckInfo {
  lang: string;
  deck: string;
  words: number;
  cards: number;
  one_sense: number;
  many_senses: number;
}
/**
 * A list of words to be looked at.
 */
export interface ListToCheck {
  lang: string;
  text: string;
  bots?: boolean;
}
/**
 * Words that a learner wants explained.
 */
export interface Unknown {
  lang: string;
  /**
   * @maxItems 25
   */
  words: string[];
}
/**
 * The senses of those words that a deck of ours explains.
 */
export interface Glosses {
  glosses: {
    [k: string]: string;
  };
}
/**
 * A new team, or one that is brought back.
 */
export interface NewTeam {
  /**
   * @maxItems 100
   */
  names?: string[];
  /**
   * @maxItems 2000
   */
  events?: (MissionWon | NoteWritten | TeamNamed)[];
}
/**
 * A team has won in a city.
 */
export interface MissionWon {
  event: 'mission-won';
  city: string;
}
/**
 * Something the team wants to remember about a city.
 */
export interface NoteWritten {
  event: 'note-written';
  city: string;
  text: string;
}
/**
 * Who plays this campaign.
 */
export interface TeamNamed {
  event: 'team-named';
  names: string[];
}
/**
 * A new team's sheet: whoever has its code has the sheet.
 */
export interface TeamMade {
  team: string;
}
/**
 * A sheet, where the team may go, and the events to take it away.
 */
export interface TeamShown {
  sheet: Sheet;
  unlocked: string[];
  events: (MissionWon | NoteWritten | TeamNamed)[];
}
/**
 * A team's sheet (D-060): a fold of what happened to it.
 */
export interface Sheet {
  names: string[];
  won: string[];
  notes: {
    [k: string]: string;
  };
}
/**
 * Something to remember about a city.
 */
export interface NewNote {
  city: string;
  text: string;
}
/**
 * The mission that is played next.
 */
export interface NextMission {
  city: string;
  lang?: string;
  name?: string;
  face?: string;
  seat?: string;
}
/**
 * The days that have a case.
 */
export interface Days {
  first: string;
  today: string;
  next_at: number;
}
/**
 * The cards that a player has touched so far, in order.
 */
export interface Guesses {
  day: string;
  lang: string;
  kind?: 'pictures' | 'words';
  /**
   * @maxItems 25
   */
  touched?: number[];
  given_up?: boolean;
}
/**
 * A case to guess, as its player sees it: no card that was not touched, no clue too early.
 */
export interface GuessShown {
  day: string;
  level: number;
  sure: number;
  words: string[];
  clues: Said[];
  clues_in_all: number;
  known: Opened[];
  over: '' | 'assassin' | 'given-up' | 'solved';
  par: number | null;
  solution: Solution | null;
}
/**
 * A clue as everybody hears it.
 */
export interface Said {
  word: string;
  number: number;
}
/**
 * A card that was touched, and what it turned out to be.
 */
export interface Opened {
  cell: number;
  identity: string;
}
/**
 * What is told once a case is over: the key, and what the bot had in mind.
 */
export interface Solution {
  face: string[];
  clues: Hint[];
}
/**
 * A clue of the spymaster bot, and what it had in mind.
 */
export interface Hint {
  word: string;
  number: number;
  meant: number[];
  sure: number;
}
/**
 * The clues that a player has given so far, in order.
 */
export interface Clues {
  day: string;
  lang: string;
  kind?: 'pictures' | 'words';
  /**
   * @maxItems 25
   */
  clues?: Spoken[];
  given_up?: boolean;
}
/**
 * A clue of a player.
 */
export interface Spoken {
  word: string;
  number: number;
}
/**
 * A case to give clues for, as its player sees it, who knows the key.
 */
export interface GiveShown {
  day: string;
  level: number;
  words: string[];
  face: string[];
  turns: GiveTurn[];
  par: number;
  over: '' | 'assassin' | 'given-up' | 'solved';
  solution: Solution | null;
}
/**
 * A clue, and what was touched for it.
 */
export interface GiveTurn {
  word: string;
  number: number;
  touches: Opened[];
}
/**
 * What a player did who is done with guessing.
 */
export interface GuessResult {
  day: string;
  lang: string;
  kind?: 'pictures' | 'words';
  /**
   * @maxItems 25
   */
  touched?: number[];
  given_up?: boolean;
  add?: boolean;
}
/**
 * What somebody who is done with a case may know of the others.
 */
export interface Others {
  kept: boolean;
  counts: Counts;
}
/**
 * How many people did what.
 */
export interface Counts {
  people: number;
  solved: number;
  touched: number[];
  found: number[];
  needed: number[];
}
/**
 * What a player did who is done with giving clues.
 */
export interface GiveResult {
  day: string;
  lang: string;
  kind?: 'pictures' | 'words';
  /**
   * @maxItems 25
   */
  clues?: Spoken[];
  given_up?: boolean;
  add?: boolean;
}
/**
 * What somebody wants printed.
 */
export interface ToPrint {
  lang: string;
  /**
   * @maxItems 6
   */
  what?: ('agents' | 'board' | 'cards' | 'key' | 'missions' | 'rules')[];
  game?: 'classic' | 'duet';
  paper?: 'a4' | 'letter';
  cards?: 'mixed' | 'pictures' | 'words';
  deck?: string;
  words?: string;
  code?: string;
  boards?: number;
  count?: number;
  meanings?: boolean;
}
/**
 * Pages to be drawn, in millimetres.
 */
export interface Printed {
  code: string;
  pages: Page[];
}
/**
 * A page of the print.
 */
export interface Page {
  title: string;
  width: number;
  height: number;
  marks: (Text | Line | Box | Shape | Picture)[];
  says: string;
}
/**
 * A line of text; `y` is what its letters stand on.
 */
export interface Text {
  mark: 'text';
  x: number;
  y: number;
  text: string;
  size: number;
  face: 'bold' | 'card' | 'text';
  anchor: 'end' | 'middle' | 'start';
  colour: string;
  turned: boolean;
}
/**
 * A straight line.
 */
export interface Line {
  mark: 'line';
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  width: number;
  colour: string;
  dashed: boolean;
}
/**
 * A rectangle; an empty colour paints nothing.
 */
export interface Box {
  mark: 'box';
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
  stroke: string;
  line: number;
}
/**
 * A shape drawn in a square of 24 by 24; `path` is that of an SVG, in few of its commands.
 */
export interface Shape {
  mark: 'shape';
  x: number;
  y: number;
  size: number;
  path: string;
  fill: string;
  stroke: string;
  line: number;
}
/**
 * A picture of the deck, by its id.
 */
export interface Picture {
  mark: 'picture';
  x: number;
  y: number;
  size: number;
  name: string;
  turned: boolean;
}
/**
 * Which version answers; `page` changes with every build of the page.
 */
export interface Version {
  version: string;
  page: string;
}
/**
 * All is well.
 */
export interface Health {
  ok: boolean;
}
/**
 * Whether this node can do its work, and which parts of it cannot.
 */
export interface Ready {
  ok: boolean;
  unwell?: string[];
}
