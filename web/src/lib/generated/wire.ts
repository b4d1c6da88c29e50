// Written by tools/web.py from docs/protocol.schema.json. Do not edit.
// Schema 1aa63e119c8fcf42a4b78fe93d82d74cad63c535a6ef4bfd253c3682a45ffb7f

export type Covernames = FromADevice | FromTheServer;
export type FromADevice = Hello | Send | Look | Point | Draft | Hurry | Lead | Say | React | Ping;
export type FromTheServer =
  Welcome | News | Done | Refused | Face | Heard | Here | Pointers | Led | Said | Bye | Pong;

/**
 * The first message. Without a secret, a device can only watch; some rooms want a passcode.
 *
 *     Secrets are never part of an address.
 */
export interface Hello {
  passcode?: string;
  say: 'hello';
  secret?: string;
  since?: number | null;
}
/**
 * A command for the room.
 */
export interface Send {
  command:
    | Enter
    | Rename
    | LeaveRoom
    | TakeSeat
    | Stand
    | Swap
    | DropSwap
    | ChangeSettings
    | AddWords
    | DropWord
    | PassHost
    | FreeSeat
    | Remove
    | Lock
    | MixTeams
    | AddBot
    | StartGame
    | EndGame
    | Play
    | AskIdeas;
  id: string;
  say: 'send';
}
/**
 * Come into the room, with a name.
 *
 *     This is not sent over a socket but with `POST /api/rooms/{code}/members`. With the seat
 *     ``any``, the member sits down where somebody is missing, unless a game is being played.
 */
export interface Enter {
  do: 'enter';
  face?: string;
  name: string;
  seat?: '' | 'any';
}
/**
 * Take another name or face; without `face`, the face stays as it is, and "" means none.
 */
export interface Rename {
  do: 'rename';
  face?: string | null;
  name: string;
}
/**
 * Leave the room.
 */
export interface LeaveRoom {
  do: 'leave-room';
}
/**
 * Sit down: any time between games, and during a game in a seat that still takes people.
 *
 *     Between games, the seat ``any`` is the one where somebody is missing.
 */
export interface TakeSeat {
  do: 'take-seat';
  seat: string;
}
/**
 * Stand up and watch.
 */
export interface Stand {
  do: 'stand';
}
/**
 * Between games, `one` and `other` change seats.
 *
 *     The host can swap any two. Anybody else must be `one` of them: a swap with a bot is done
 *     immediately, one with a person as soon as both have asked for it. A member without a seat can
 *     take a bot's.
 */
export interface Swap {
  do: 'swap';
  one: string;
  other: string;
}
/**
 * Drop the swap that `member` asked for. Either of the two people involved may send this.
 */
export interface DropSwap {
  do: 'drop-swap';
  member: string;
}
/**
 * Only the host may choose what is played next, and how.
 *
 *     The room's own list of words is kept if the settings repeat it unchanged; otherwise it is
 *     removed. The same goes for the room's own pictures.
 */
export interface ChangeSettings {
  do: 'change-settings';
  settings: RoomSettings;
}
/**
 * What the room plays, and how.
 */
export interface RoomSettings {
  bots_challenge: boolean;
  cards: 'mixed' | 'pictures' | 'words';
  chat: boolean;
  decks: string[];
  game: Settings;
  gather: boolean;
  ideas: 'alone' | 'always' | 'minute' | 'off';
  language: string;
  next_game: 'new' | 'turn';
  options: string[];
  own_list: OwnList | null;
  own_pictures: OwnList | null;
  palette: 'brown-sky' | 'orange-blue' | 'red-blue' | 'turquoise-purple' | 'yellow-purple';
  referee: 'advise' | 'off' | 'strict';
  rotate: boolean;
  side_names: SideNames;
  team: string;
  touch: 'all' | 'any' | 'most';
  variant: string;
}
/**
 * What the players agreed on before the deal.
 */
export interface Settings {
  family: boolean;
  free_order: boolean;
  mission: string;
  mistakes: number | null;
  starting: string;
  timer: Timer | null;
  tokens: number;
  vote_seconds: number;
}
/**
 * The clock of a game (C-070 to C-072, A-13); seconds for a clue and for a turn's guesses.
 */
export interface Timer {
  clue: number;
  double: string[];
  flip: 'any' | 'opponents';
  guess: number;
  mode: 'advisory' | 'strict';
}
/**
 * A list of words of the room's own. The words are kept beside the stream: they can be many.
 */
export interface OwnList {
  hash: string;
  size: number;
}
/**
 * What people call the sides; empty: by their colours.
 */
export interface SideNames {
  blue: string;
  red: string;
}
/**
 * Add words to those that everybody adds; those already there stay as they are.
 */
export interface AddWords {
  do: 'add-words';
  /**
   * @maxItems 50
   */
  words: string[];
}
/**
 * Take back a word that the member has added; the host can take back anybody's.
 */
export interface DropWord {
  do: 'drop-word';
  word: string;
}
/**
 * Only the host may hand the role on to somebody else.
 */
export interface PassHost {
  do: 'pass-host';
  member: string;
}
/**
 * Only the host may make somebody stand up.
 */
export interface FreeSeat {
  do: 'free-seat';
  member: string;
}
/**
 * Only the host may remove somebody from the room.
 */
export interface Remove {
  do: 'remove';
  member: string;
}
/**
 * Only the host may lock the room to newcomers, or open it again.
 */
export interface Lock {
  do: 'lock';
  locked: boolean;
}
/**
 * Only the host may give everybody with a name a seat at random.
 */
export interface MixTeams {
  do: 'mix-teams';
}
/**
 * Only the host may put a bot in a seat.
 */
export interface AddBot {
  bot: string;
  do: 'add-bot';
  name: string;
  seat: string;
}
/**
 * Only the host may deal. With `rotate`, other people are spymasters from now on.
 */
export interface StartGame {
  do: 'start-game';
  rotate?: boolean;
}
/**
 * Only the host may end an abandoned game without a result.
 */
export interface EndGame {
  do: 'end-game';
}
/**
 * Do something in the game. `seen` is the step of the game that the sender was looking at.
 */
export interface Play {
  action:
    | Consult
    | Answer
    | GiveClue
    | Guess
    | Stop
    | Challenge
    | Vote
    | Cover
    | Waive
    | FlipTimer
    | Expire
    | Pause
    | Resume
    | Resign
    | EndGameAction
    | Join
    | Leave;
  do: 'play';
  seen?: number | null;
}
/**
 * Ask the opposing spymaster, unheard by the others, whether a clue is fine (C-119).
 */
export interface Consult {
  do: 'consult';
  number: number | 'unlimited';
  word: string;
}
/**
 * The opposing spymaster's opinion on a clue.
 *
 *     It may be asked for before the clue is given, and volunteered at any time after. Once accepted,
 *     a clue is valid for good. An answer to a question names the clue that was asked about, so that
 *     it cannot apply to another one.
 */
export interface Answer {
  accept: boolean;
  do: 'answer';
  number?: number | 'unlimited' | null;
  word?: string;
}
/**
 * Give a clue: one word and one number (C-022, D-011).
 */
export interface GiveClue {
  do: 'give-clue';
  /**
   * @maxItems 25
   */
  meant?: number[];
  number: number | 'unlimited';
  sure?: number | null;
  word: string;
}
/**
 * Touch a card (C-027, D-013). Cells count from 0, row by row.
 */
export interface Guess {
  cell: number;
  do: 'guess';
}
/**
 * End the turn after at least one guess (C-034, D-019).
 */
export interface Stop {
  do: 'stop';
}
/**
 * Say that the clue was not allowed (C-050, A-06).
 *
 *     In a room, `verdict` and `why` come from the referee, whatever a device sends.
 */
export interface Challenge {
  do: 'challenge';
  token?: 'bystander' | 'check';
  verdict?: 'ask' | 'illegal' | 'legal';
  why?: Why | null;
}
/**
 * Why the referee judged as it did: a code, the card it is about, the form that they share.
 */
export interface Why {
  card: string;
  form: string;
  reason: string;
}
/**
 * Say whether a challenged clue stands. A giver who votes against the clue concedes.
 */
export interface Vote {
  do: 'vote';
  token?: ('bystander' | 'check') | null;
  valid: boolean;
}
/**
 * Cover a card without a guess: a penalty (C-051), or the phantom's turn (C-093).
 */
export interface Cover {
  cell: number;
  do: 'cover';
}
/**
 * Waive the penalty cover, which a side may place but need not (C-051).
 */
export interface Waive {
  do: 'waive';
}
/**
 * Turn the sand timer (C-070, C-071).
 */
export interface FlipTimer {
  do: 'flip-timer';
}
/**
 * The clock's own action: time is up, or a challenge has waited long enough.
 *
 *     No seat may take it.
 */
export interface Expire {
  do: 'expire';
}
/**
 * Ask to pause the strict clock; it pauses when every side has asked.
 */
export interface Pause {
  do: 'pause';
}
/**
 * Let the clock run again.
 */
export interface Resume {
  do: 'resume';
}
/**
 * Say that the member wants to give up, or no longer does.
 *
 *     `present` lists those who must agree; without it, everybody who is seated must. In a room,
 *     everybody who is there must, whatever a device sends.
 */
export interface Resign {
  agree?: boolean;
  do: 'resign';
  present?: string[] | null;
}
/**
 * The host's own action: end an abandoned game without a result.
 *
 *     In a room, there is a command for it.
 */
export interface EndGameAction {
  do: 'end-game';
}
/**
 * Take a seat, even in mid-game. In a room, there is a command for it.
 */
export interface Join {
  do: 'join';
}
/**
 * Leave a seat. In a room, there is a command for it.
 */
export interface Leave {
  do: 'leave';
}
/**
 * Ask for ideas, when the member must give a clue. `seen` is as in `Play`.
 */
export interface AskIdeas {
  do: 'ask-ideas';
  seen?: number | null;
}
/**
 * Ask for the face of the key that the member's seat may see. It is never sent unasked.
 */
export interface Look {
  id: string;
  say: 'look';
}
/**
 * Point at cards while thinking, or at none; this is not part of the game.
 *
 *     Each message names all of the cards and replaces the one before it. A card has a `cell` and,
 *     from a bot, how `sure` the bot is, in percent. The first is the card to touch next; where a
 *     guess takes several people, it is the member's vote. The answer is `Pointers`, or `Refused`
 *     without an id. Cards that can no longer be touched are left out; a message that names only such
 *     cards is refused. The server removes pointers by itself.
 */
export interface Point {
  /**
   * @maxItems 25
   */
  at: Pointer[];
  say: 'point';
}
/**
 * One card, and how sure whoever points is of it.
 */
export interface Pointer {
  cell: number;
  sure?: number | null;
}
/**
 * The member is writing a clue: a bot that may also give one waits. There is no answer.
 */
export interface Draft {
  after_you?: boolean;
  say: 'draft';
}
/**
 * Let bots pause less until the member's turn, if all other players are bots.
 *
 *     There is no answer.
 */
export interface Hurry {
  say: 'hurry';
}
/**
 * Show everybody the replay of a finished game; any member may, between games.
 *
 *     With a `game`, the member takes the lead, also from somebody else. Without one, they go on if
 *     they still lead. Everybody gets `Led`: at once, then at most every 150 milliseconds. What cannot
 *     be shown is `Refused` without an id.
 */
export interface Lead {
  at?: number | null;
  game?: number | null;
  say: 'lead';
}
/**
 * Write to the room, where the rules allow it.
 */
export interface Say {
  say: 'say';
  text: string;
}
/**
 * Say one of a few things to the room, where the rules allow it. Everybody gets `Said`.
 */
export interface React {
  reaction: 'bravo' | 'close' | 'go' | 'hmm' | 'laugh' | 'ouch';
  say: 'react';
}
/**
 * Still here.
 */
export interface Ping {
  say: 'ping';
}
/**
 * The answer to `Hello`: who the member is, and the room or the events that were missed.
 */
export interface Welcome {
  events: (
    | RoomOpened
    | MemberEntered
    | MemberRenamed
    | MemberGone
    | Seated
    | StoodUp
    | SwapWished
    | SettingsChanged
    | WordsAdded
    | WordDropped
    | HostChanged
    | RoomLocked
    | Played
  )[];
  heard: Whisper[];
  here: string[];
  is: 'welcome';
  led: Led | null;
  member: string;
  pointers: {
    /**
     * @maxItems 25
     */
    [k: string]: Pointer[];
  };
  room: Room | null;
  seq: number;
  team: string;
}
/**
 * Somebody opened a room and is its host.
 */
export interface RoomOpened {
  given?: boolean;
  host: string;
  room: 'room-opened';
  settings: RoomSettings;
}
/**
 * Somebody came in.
 */
export interface MemberEntered {
  member: string;
  room: 'member-entered';
  who: Member;
}
/**
 * Somebody in the room. Who has no seat looks on.
 */
export interface Member {
  bot: string;
  face: string;
  name: string;
}
/**
 * Somebody has another name or face; without `face`, the face stays as it is.
 */
export interface MemberRenamed {
  face?: string | null;
  member: string;
  name: string;
  room: 'member-renamed';
}
/**
 * Somebody left or was removed.
 */
export interface MemberGone {
  member: string;
  removed?: boolean;
  room: 'member-gone';
}
/**
 * Somebody sat down.
 */
export interface Seated {
  member: string;
  room: 'seated';
  seat: string;
}
/**
 * Somebody stood up.
 */
export interface StoodUp {
  member: string;
  room: 'stood-up';
}
/**
 * Somebody would like to swap seats with `other` or, if that is empty, no longer does.
 */
export interface SwapWished {
  member: string;
  other?: string;
  room: 'swap-wished';
}
/**
 * The settings for the next game have changed.
 */
export interface SettingsChanged {
  room: 'settings-changed';
  settings: RoomSettings;
}
/**
 * Somebody has added words to those that everybody adds.
 */
export interface WordsAdded {
  member: string;
  room: 'words-added';
  words: string[];
}
/**
 * A word has been removed from those that everybody adds.
 */
export interface WordDropped {
  room: 'word-dropped';
  word: string;
}
/**
 * Somebody else is now the host.
 */
export interface HostChanged {
  member: string;
  room: 'host-changed';
}
/**
 * The door was locked or unlocked.
 */
export interface RoomLocked {
  locked: boolean;
  room: 'room-locked';
}
/**
 * An event of the game.
 */
export interface Played {
  event:
    | GameDealt
    | MemberJoined
    | MemberLeft
    | ClueGiven
    | CardTouched
    | CardCovered
    | PenaltyWaived
    | SideFinished
    | TurnEnded
    | SuddenDeathBegan
    | ClueChallenged
    | VoteCast
    | ClueRuled
    | TimerFlipped
    | TimerExpired
    | PauseAsked
    | ClockPaused
    | ClockResumed
    | ResignationVoiced
    | GameEnded
    | KeyOpened;
  room: 'played';
}
/**
 * Cards are laid out and a key is drawn; its commitment is public (C-004 to C-010).
 */
export interface GameDealt {
  commitment: string;
  event: 'game-dealt';
  knows: {
    [k: string]: string;
  };
  language: string;
  left: {
    [k: string]: number;
  };
  members: {
    [k: string]: string[];
  };
  settings: Settings1;
  tokens?: Tokens | null;
  turn: Turn;
  variant: string;
  words: string[];
}
/**
 * What the players agreed on before the deal.
 */
export interface Settings1 {
  family: boolean;
  free_order: boolean;
  mission: string;
  mistakes: number | null;
  starting: string;
  timer: Timer | null;
  tokens: number;
  vote_seconds: number;
}
/**
 * Duet's time tokens: the pool by face, and where the others went.
 */
export interface Tokens {
  boxed: number;
  bystanders: number;
  checks: number;
  earned: number;
}
/**
 * Whose turn it is, for what, and what each seat may do; key-free.
 */
export interface Turn {
  deadline: number | null;
  due: number;
  guesses: number;
  left: number | null;
  may: {
    [k: string]: string[];
  };
  phase: 'challenge' | 'clue' | 'guess' | 'over' | 'penalty' | 'phantom' | 'sudden-death';
  reserve: number | null;
  sides: string[];
  since: number;
}
/**
 * Somebody took a seat.
 */
export interface MemberJoined {
  event: 'member-joined';
  face?: string;
  member: string;
  seat: string;
}
/**
 * Somebody left a seat.
 */
export interface MemberLeft {
  event: 'member-left';
  member: string;
  seat: string;
}
/**
 * A clue was given.
 */
export interface ClueGiven {
  accepted?: boolean;
  event: 'clue-given';
  helped?: boolean;
  member: string;
  number: number | 'unlimited';
  seat: string;
  side: string;
  turn: Turn;
  word: string;
}
/**
 * A guess and what came of it.
 */
export interface CardTouched {
  cell: number;
  cover?: string;
  event: 'card-touched';
  identity: string;
  left?: {
    [k: string]: number;
  } | null;
  marks?: string[];
  member: string;
  seat: string;
  side: string;
  tokens?: Tokens | null;
  turn?: Turn | null;
}
/**
 * A card was covered without a guess: a penalty or the phantom's turn.
 */
export interface CardCovered {
  cell: number;
  event: 'card-covered';
  identity: string;
  left: {
    [k: string]: number;
  };
  member: string;
  seat: string;
  turn: Turn;
}
/**
 * The penalty cover was not used.
 */
export interface PenaltyWaived {
  event: 'penalty-waived';
  member: string;
  seat: string;
  turn: Turn;
}
/**
 * Duet: all words of a side are found (D-026).
 */
export interface SideFinished {
  event: 'side-finished';
  side: string;
}
/**
 * The turn is over.
 */
export interface TurnEnded {
  event: 'turn-ended';
  reason: 'finished' | 'invalid-clue' | 'missed' | 'spent' | 'stopped' | 'time';
  tokens?: Tokens | null;
  turn: Turn;
}
/**
 * Duet: the time tokens are used up and words are left (D-032).
 */
export interface SuddenDeathBegan {
  event: 'sudden-death-began';
  turn: Turn;
}
/**
 * Somebody doubts the clue; guessing waits.
 */
export interface ClueChallenged {
  event: 'clue-challenged';
  member: string;
  seat: string;
  token?: 'bystander' | 'check';
  turn: Turn;
  verdict: 'ask' | 'illegal' | 'legal';
  why?: Why | null;
}
/**
 * Somebody said whether the challenged clue stands.
 */
export interface VoteCast {
  event: 'vote-cast';
  member: string;
  seat: string;
  valid: boolean;
}
/**
 * The challenge is decided, or the opposing spymaster accepted the clue.
 */
export interface ClueRuled {
  by: 'giver' | 'opponent' | 'referee' | 'vote';
  event: 'clue-ruled';
  tokens?: Tokens | null;
  turn: Turn;
  valid: boolean;
}
/**
 * The sand timer was turned.
 */
export interface TimerFlipped {
  event: 'timer-flipped';
  member: string;
  seat: string;
  turn: Turn;
}
/**
 * The sand has run out; this is only a reminder.
 */
export interface TimerExpired {
  event: 'timer-expired';
  turn: Turn;
}
/**
 * A side asks to pause the clock.
 */
export interface PauseAsked {
  event: 'pause-asked';
  member: string;
  seat: string;
  side: string;
}
/**
 * The clock is paused.
 */
export interface ClockPaused {
  event: 'clock-paused';
  left: number;
  turn: Turn;
}
/**
 * The clock runs again.
 */
export interface ClockResumed {
  event: 'clock-resumed';
  member: string;
  seat: string;
  turn: Turn;
}
/**
 * Somebody wants to give up, or no longer does.
 */
export interface ResignationVoiced {
  agree: boolean;
  event: 'resignation-voiced';
  member: string;
  seat: string;
}
/**
 * The game is over.
 */
export interface GameEnded {
  event: 'game-ended';
  outcome: Outcome;
  tokens?: Tokens | null;
  turn: Turn;
}
/**
 * How a game ended.
 */
export interface Outcome {
  reason: string;
  score: number | null;
  title: string;
  winners: string[];
}
/**
 * The key is public; with the deal's commitment, it proves that the deal was fair.
 */
export interface KeyOpened {
  event: 'key-opened';
  key: OpenKey;
  meant?: number[][];
  sure?: (number | null)[];
}
/**
 * A key laid open: public once the game is over, and what the vault keeps until then.
 */
export interface OpenKey {
  faces: {
    [k: string]: string[];
  };
  salt: string;
}
/**
 * A message for some seats alone.
 */
export interface Whisper {
  message: ClueProposed | ProposalAnswered | IdeasTold | ClueMeant;
  seats: string[];
}
/**
 * A question to the opposing spymaster (C-119). It dies with the `step` it was asked at.
 */
export interface ClueProposed {
  member: string;
  number: number | 'unlimited';
  step: number;
  whisper: 'clue-proposed';
  word: string;
}
/**
 * The opposing spymaster's answer, and to what.
 */
export interface ProposalAnswered {
  accept: boolean;
  member: string;
  number: number | 'unlimited';
  step: number;
  whisper: 'proposal-answered';
  word: string;
}
/**
 * Words that whoever must give a clue might say. They die with their `step`.
 */
export interface IdeasTold {
  step: number;
  whisper: 'ideas-told';
  words: string[];
}
/**
 * The cells that a giver had in mind with their clue of that number.
 */
export interface ClueMeant {
  cells: number[];
  clue: number;
  sure: number | null;
  whisper: 'clue-meant';
}
/**
 * Who shows the others a replay, and how far they are in it; without a member, nobody does.
 */
export interface Led {
  at: number;
  game: number;
  is: 'led';
  member: string;
}
/**
 * The public state of a room.
 */
export interface Room {
  added: {
    [k: string]: string[];
  };
  game: Table | null;
  given: boolean;
  host: string;
  locked: boolean;
  members: {
    [k: string]: Member;
  };
  results: Result[];
  rulings: Ruled[];
  seats: {
    [k: string]: string[];
  };
  settings: RoomSettings;
  used: string[];
  wishes: {
    [k: string]: string;
  };
}
/**
 * The public state of one game.
 */
export interface Table {
  clues: Clue[];
  commitment: string;
  covers: string[];
  doubt: Doubt | null;
  finished: string[];
  knows: {
    [k: string]: string;
  };
  language: string;
  left: {
    [k: string]: number;
  };
  marks: string[][];
  members: {
    [k: string]: string[];
  };
  opened: OpenKey | null;
  outcome: Outcome | null;
  paused: number | null;
  pausing: string[];
  resigning: string[];
  settings: Settings1;
  step: number;
  sudden: Touch[];
  tokens: Tokens | null;
  turn: Turn;
  variant: string;
  words: string[];
}
/**
 * A clue that was given, and what was touched in its turn.
 */
export interface Clue {
  helped: boolean;
  meant: number[];
  member: string;
  number: number | 'unlimited';
  seat: string;
  side: string;
  standing: 'accepted' | 'given' | 'invalid' | 'upheld';
  sure: number | null;
  touches: Touch[];
  word: string;
}
/**
 * One official guess: who touched which card and what it was.
 */
export interface Touch {
  cell: number;
  identity: string;
  member: string;
  seat: string;
}
/**
 * An open challenge: who doubts, what the referee says, who voted how.
 */
export interface Doubt {
  member: string;
  seat: string;
  token: 'bystander' | 'check';
  verdict: 'ask' | 'illegal' | 'legal';
  votes: {
    [k: string]: boolean;
  };
  why: Why | null;
}
/**
 * A game that was played here.
 */
export interface Result {
  outcome: Outcome;
  seats: {
    [k: string]: string[];
  };
  variant: string;
}
/**
 * A clue that people judged, and the words that lay open.
 */
export interface Ruled {
  board: string[];
  card: string;
  clue: string;
  lang: string;
  number: number | 'unlimited';
  reason: string;
  valid: boolean;
}
/**
 * Events, numbered from `seq` upwards.
 */
export interface News {
  events: (
    | RoomOpened
    | MemberEntered
    | MemberRenamed
    | MemberGone
    | Seated
    | StoodUp
    | SwapWished
    | SettingsChanged
    | WordsAdded
    | WordDropped
    | HostChanged
    | RoomLocked
    | Played
  )[];
  is: 'news';
  pointers: {
    /**
     * @maxItems 25
     */
    [k: string]: Pointer[];
  } | null;
  seq: number;
}
/**
 * A command was carried out and is stored.
 */
export interface Done {
  id: string;
  is: 'done';
  seq: number;
}
/**
 * A command was refused and changed nothing.
 */
export interface Refused {
  code: string;
  data: {
    [k: string]: string | number | string[] | null;
  };
  id: string;
  is: 'refused';
}
/**
 * The face that was asked for.
 */
export interface Face {
  id: string;
  identities: string[];
  is: 'face';
}
/**
 * Whispers for the member's seat.
 */
export interface Heard {
  is: 'heard';
  whispers: Whisper[];
}
/**
 * Who is here, and how many people are watching.
 */
export interface Here {
  is: 'here';
  members: string[];
  spectators: number;
}
/**
 * What members point at, beginning with the card to touch next.
 *
 *     Members who point at nothing are left out.
 */
export interface Pointers {
  is: 'pointers';
  pointers: {
    /**
     * @maxItems 25
     */
    [k: string]: Pointer[];
  };
}
/**
 * Somebody wrote something. It is text, never markup.
 *
 *     If there is a `code`, it names a message from the catalogues, and `text` is the word that the
 *     message is about.
 */
export interface Said {
  code: string;
  is: 'said';
  member: string;
  text: string;
}
/**
 * The connection ends; `code` says why and whether to come back.
 */
export interface Bye {
  code: string;
  is: 'bye';
}
/**
 * Still here too.
 */
export interface Pong {
  is: 'pong';
}
