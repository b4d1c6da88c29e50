/** The command box: what people type, read as the terminal reads it, and what they are told. */
import { markersByCell, ROW } from './board';
import { seatOf } from './games';
import type { Table } from './generated/wire';
import { capital, listed, t, type Catalogues } from './i18n.svelte';
import { markedText } from './names';
import { pictureNames } from './pictures.svelte';
import type { RoomView } from './room_view.svelte';
import { nameText, numberText, seatText } from './telling';

/** The words of the commands; they are fetched with the box. */
export const COMMANDS: Catalogues = {
  en: () => import('catalogue:en/commands'),
  th: () => import('catalogue:th/commands'),
  'zh-Hant': () => import('catalogue:zh-Hant/commands'),
  id: () => import('catalogue:id/commands'),
  bg: () => import('catalogue:bg/commands'),
  et: () => import('catalogue:et/commands'),
};

type ClueNumber = number | 'unlimited';
/** What is only told. */
const LOOKS = ['board', 'mine', 'log', 'who', 'help'] as const;
/** What is done, by its command. */
const DEEDS = ['stop', 'challenge', 'waive'] as const;
/** What one asks a bot for. */
const IDEAS = 'ideas';
/** All of them, in the order in which they are explained. */
const ALL = ['board', 'mine', 'log', 'who', 'clue', IDEAS, 'guess', ...DEEDS, 'help'] as const;

export type Command =
  | { is: 'look'; at: (typeof LOOKS)[number] }
  | { is: 'deed'; deed: (typeof DEEDS)[number] }
  | { is: 'ideas' }
  | { is: 'clue'; word: string; number: ClueNumber }
  | { is: 'card'; cell: number }
  /** A message says why. */
  | { is: 'unclear'; why: string };

const same = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** What somebody means who types this; a clue and a card need no command where they are asked for. */
export function commandOf(typed: string, room: RoomView): Command {
  const text = typed.normalize('NFKC').trim().replace(/\s+/g, ' ');
  const word = (name: string) => same(t(`command-${name}`));
  const look = LOOKS.find((name) => same(text) === word(name));
  if (look) return { is: 'look', at: look };
  const deed = DEEDS.find((name) => same(text) === word(name));
  if (deed) return { is: 'deed', deed };
  if (same(text) === word(IDEAS)) return { is: 'ideas' };
  const [first = '', ...others] = text.split(' ');
  const rest = others.join(' ');
  if (rest && same(first) === word('guess')) return cardOf(rest, room.table!);
  if (others.length > 1 && same(first) === word('clue')) return clueOf(rest);
  if (room.may.has('guess') || room.may.has('cover')) return cardOf(text, room.table!);
  return room.may.has('give-clue') ? clueOf(text) : unclear('command-not-understood');
}

const unclear = (why: string): Command => ({ is: 'unclear', why });

/** A word and a number: "tree 2", "tree: 2", "樹2", "sea unlimited". */
function clueOf(text: string): Command {
  const unlimited = t('number-unlimited').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = new RegExp(`^(.*?)[\\s,:、]*(?:(\\d+)|${unlimited})$`, 'iu').exec(text);
  if (!found) return unclear('clue-bad-number');
  const [, word = '', number] = found;
  if (!word) return unclear('clue-empty');
  return { is: 'clue', word, number: number === undefined ? 'unlimited' : Number(number) };
}

/** A card by its number, its word or the beginning of its word. */
function cardOf(text: string, table: Table): Command {
  const name = same(text);
  if (/^\d+$/.test(name) && Number(name) >= 1 && Number(name) <= table.words.length)
    return { is: 'card', cell: Number(name) - 1 };
  const names = table.words.map((card) => same(pictureNames.of(card)));
  const exact = names.indexOf(name);
  if (exact >= 0) return { is: 'card', cell: exact };
  const [cell, another] = names.flatMap((each, at) => (each.startsWith(name) ? [at] : []));
  if (!name || cell === undefined) return unclear('cell-unknown');
  return another === undefined ? { is: 'card', cell } : unclear('command-card-ambiguous');
}

/** The key as far as it is to be seen on this screen; null: not at all. */
export type Face = readonly string[] | null;

/** What there is to say, a line each. */
export function linesOf(at: (typeof LOOKS)[number], room: RoomView, face: Face): string[] {
  const table = room.table!;
  switch (at) {
    case 'board':
      return Array.from({ length: table.words.length / ROW }, (_, row) =>
        table.words
          .slice(row * ROW, (row + 1) * ROW)
          .map((_card, column) => cardText(room, row * ROW + column, face))
          .join('; '),
      );
    case 'mine':
      return [mineText(room, face)];
    case 'log':
      return table.clues.length
        ? table.clues.map((clue) => {
            const help = clue.helped ? ` (${t('event-clue-helped')})` : '';
            const said = `${seatText(clue.seat)}: ${clue.word} ${numberText(clue.number)}${help}`;
            const touched = clue.touches.map(
              ({ cell, identity }) => `${nameOf(room, cell)} (${t(`identity-${identity}`)})`,
            );
            return touched.length ? `${said}: ${listed(touched)}` : said;
          })
        : [t('command-box-nothing')];
    case 'who':
      return [
        ...Object.entries(room.state!.seats).map(
          ([seat, members]) =>
            `${seatText(seat)}: ${listed(members.map((member) => nameText(member, room)))}`,
        ),
        ...(room.waitedFor.length
          ? [t('command-box-turn', { names: room.waitedFor.map((seat) => t(`seat-${seat}`)) })]
          : []),
      ];
    case 'help':
      return ALL.map((name) => `${t(`command-${name}`)}: ${t(`command-${name}-about`)}`);
  }
}

function nameOf(room: RoomView, cell: number): string {
  return pictureNames.of(room.table!.words[cell]!);
}

/** A card with its number and what is known of it; what is open needs no words. */
function cardText(room: RoomView, cell: number, face: Face): string {
  const { covers, marks } = room.table!;
  const secret = face?.[cell];
  const markers = markersByCell(room)[cell]!;
  const known = [
    covers[cell] ? t(`identity-${covers[cell]}`) : '',
    !covers[cell] && secret ? t('web-card-key', { identity: t(`identity-${secret}`) }) : '',
    ...marks[cell]!.map((side) => t('web-card-missed', { side: t(`side-${side}`) })),
    markers.length && !covers[cell] ? markedText(markers) : '',
  ].filter(Boolean);
  const name = `${cell + 1} ${nameOf(room, cell)}`;
  return known.length ? `${name}, ${known.join(', ')}` : name;
}

/** One's own cards: those to be found for whoever sees the key, those that were found for others. */
function mineText(room: RoomView, face: Face): string {
  const { covers, words } = room.table!;
  const sides = ['agent', ...(seatOf(room.table!.variant, room.seat)?.sides ?? [])];
  const own = (identity: string | undefined) => sides.includes(identity ?? '');
  const cells = words.map((_, cell) => cell);
  const mine = cells.filter((cell) =>
    face ? !covers[cell] && own(face[cell]) : covers[cell] && own(covers[cell]),
  );
  const names = mine.map((cell) => `${cell + 1} ${nameOf(room, cell)}`);
  if (!names.length) return t('command-box-nothing');
  return face ? capital(listed(names)) : t('command-box-found', { words: names });
}
