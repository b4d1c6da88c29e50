/** The table at the end of a game as a picture: the cards, what they are, and all clues. */
import { fit } from './fit';
import { at } from './base';
import type { Clue, Table } from './generated/wire';
import { t } from './i18n.svelte';
import { drawing, isPicture, isSeen, pictureNames } from './pictures.svelte';
import type { RoomView } from './room_view.svelte';
import { cut, drawn, emblem, fetchLetters, sizeOf, square, style, type Pen } from './sharing';
import { outcomeText } from './telling';

const WIDTH = 1080;
const EDGE = 40;
const GAP = 12;
const HEAD = 168;
const ROW = 56;
const FOOT = 70;
const COLUMNS = 5;
/** So many clues stand below each other before there are two columns of them. */
const ONE_COLUMN = 6;
const CHIP = 34;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  height: number;
  cards: Box[];
  clues: Box[];
}

/** Where everything goes. Pictures need higher cards than words. */
export function layoutOf(clues: number, pictures: boolean): Layout {
  const width = (WIDTH - 2 * EDGE - (COLUMNS - 1) * GAP) / COLUMNS;
  const height = Math.round(width * (pictures ? 0.86 : 0.6));
  const cards = Array.from({ length: COLUMNS * COLUMNS }, (_, cell) => ({
    x: EDGE + (cell % COLUMNS) * (width + GAP),
    y: HEAD + Math.floor(cell / COLUMNS) * (height + GAP),
    width,
    height,
  }));
  const top = HEAD + COLUMNS * (height + GAP) + GAP;
  const columns = clues > ONE_COLUMN ? 2 : 1;
  const rows = Math.ceil(clues / columns);
  const wide = (WIDTH - 2 * EDGE - (columns - 1) * 2 * GAP) / columns;
  const places = Array.from({ length: clues }, (_, place) => ({
    x: EDGE + Math.floor(place / rows) * (wide + 2 * GAP),
    y: top + (place % rows) * ROW,
    width: wide,
    height: ROW,
  }));
  return { height: top + rows * ROW + FOOT, cards, clues: places };
}

/** A clue as it stands in the picture; a number without end has a sign. */
export function clueText({ word, number }: Clue): string {
  return `${word} ${number === 'unlimited' ? '∞' : number}`;
}

/** The room's table as it is; `face`: the key on the open cards. */
export async function boardPicture(
  room: RoomView,
  face: readonly string[] | null,
): Promise<Blob | null> {
  const table = room.table!;
  const title = `Covernames · ${t(`variant-${table.variant}`)}`;
  const line = outcomeText(room);
  const [font, words] = [style('--font'), style('--font-word')];
  const text = [title, line, ...table.words, ...table.clues.map(clueText), '0123456789∞…'].join(
    ' ',
  );
  await fetchLetters([`700 40px ${font}`, `400 24px ${font}`, `700 40px ${words}`], text);
  const seen = await picturesOf(table);
  const { height, cards, clues } = layoutOf(table.clues.length, seen.size > 0);
  return drawn(WIDTH, height, (pen) => {
    pen.fillStyle = style('--desk');
    pen.fillRect(0, 0, WIDTH, height);
    pen.textBaseline = 'middle';
    head(pen, font, title, line);
    cards.forEach((box, cell) => {
      card(pen, words, box, {
        word: table.words[cell]!,
        cover: table.covers[cell] ?? '',
        key: face?.[cell] ?? '',
        missed: table.marks[cell] ?? [],
        image: seen.get(cell),
      });
    });
    clues.forEach((box, place) => clue(pen, font, box, table.clues[place]!));
    pen.fillStyle = style('--ink-soft');
    pen.font = `400 24px ${font}`;
    pen.textAlign = 'center';
    pen.fillText(location.host + at('/').replace(/\/$/, ''), WIDTH / 2, height - FOOT / 2);
  });
}

/** The drawings on the cards; one that does not come is told by its name. */
async function picturesOf({ words }: Table): Promise<Map<number, HTMLImageElement>> {
  const found = new Map<number, HTMLImageElement>();
  const fetched = words.map(async (word, cell) => {
    if (!isPicture(word) || !isSeen(word)) return;
    const image = new Image(400, 400);
    image.src = drawing(word)!;
    await image.decode().then(
      () => found.set(cell, image),
      () => undefined,
    );
  });
  await Promise.all(fetched);
  return found;
}

function head(pen: Pen, font: string, title: string, line: string): void {
  const width = (weight: number) => (text: string, size: number) => {
    pen.font = `${weight} ${size}px ${font}`;
    return pen.measureText(text).width;
  };
  const room = WIDTH - 2 * EDGE;
  pen.textAlign = 'left';
  pen.fillStyle = style('--ink-soft');
  pen.font = `700 ${sizeOf((size) => width(700)(title, size), room, 30, 18)}px ${font}`;
  pen.fillText(title, EDGE, 52);
  pen.fillStyle = style('--ink');
  pen.font = `700 ${sizeOf((size) => width(700)(line, size), room, 46, 24)}px ${font}`;
  pen.fillText(
    cut(line, room, (text) => pen.measureText(text).width),
    EDGE,
    112,
  );
}

interface Shown {
  word: string;
  cover: string;
  key: string;
  missed: readonly string[];
  image: HTMLImageElement | undefined;
}

/** What was found lies there in its colour; what was not has a frame in it. */
function card(pen: Pen, font: string, box: Box, shown: Shown): void {
  const { x, y, width, height } = box;
  const { cover, key, image, missed } = shown;
  const identity = cover || key;
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, width, height, 14);
  pen.clip();
  pen.fillStyle = cover ? style('--id', cover) : style('--paper');
  pen.fill();
  if (key && !cover) {
    pen.fillStyle = style('--id', key);
    // Black on a dark desk: its frame has to shine.
    pen.strokeStyle = style(key === 'assassin' ? '--id-text' : '--id', key);
    pen.globalAlpha = 0.14;
    pen.fill();
    pen.globalAlpha = 1;
    pen.lineWidth = 10;
    pen.stroke();
  }
  pen.restore();
  const ink = cover ? style('--on-id', cover) : style('--ink');
  if (image) {
    // On paper also where it is covered: drawings have an outline for that ground alone.
    const size = Math.min(width, height) - 26;
    pen.fillStyle = style('--paper');
    pen.beginPath();
    pen.roundRect(x + 13, y + 13, size, size, 10); // what it is stands on its right
    pen.fill();
    pen.drawImage(image, x + 17, y + 17, size - 8, size - 8);
  } else {
    label(pen, font, box, pictureNames.of(shown.word), ink);
  }
  if (identity) {
    pen.fillStyle = cover ? ink : style('--id-text', identity);
    emblem(pen, identity, x + width - 34, y + 12, 22);
  }
  if (cover) return;
  pen.fillStyle = style('--ink-soft');
  missed.forEach((side, place) => emblem(pen, side, x + 14 + place * 28, y + 12, 22));
}

function label(pen: Pen, font: string, box: Box, word: string, ink: string): void {
  const { x, y, width, height } = box;
  pen.font = `700 100px ${font}`;
  const { lines, ems, narrow } = fit(word, (text) => pen.measureText(text).width / 100);
  const size = Math.min((width - 26) / ems, (height * 0.62) / Math.max(lines.length, 1.6), 38);
  pen.save();
  pen.fillStyle = ink;
  pen.font = `700 ${size}px ${font}`;
  pen.textAlign = 'center';
  pen.translate(x + width / 2, y + height * 0.56);
  pen.scale(narrow, 1);
  lines.forEach((line, place) => {
    pen.fillText(line, 0, (place - (lines.length - 1) / 2) * size * 1.15);
  });
  pen.restore();
}

/** A clue with what was touched for it, in order. */
function clue(pen: Pen, font: string, box: Box, given: Clue): void {
  const middle = box.y + ROW / 2;
  const chips = given.touches.length * (CHIP + 6);
  const side = ['a', 'b'].includes(given.side) ? 'agent' : given.side;
  pen.fillStyle = style('--id', side);
  pen.beginPath();
  pen.roundRect(box.x, box.y + 8, 8, ROW - 16, 4);
  pen.fill();
  pen.fillStyle = style('--ink');
  pen.textAlign = 'left';
  pen.font = `700 28px ${font}`;
  const room = Math.max(80, box.width - chips - 36);
  const text = cut(clueText(given), room, (some) => pen.measureText(some).width);
  pen.fillText(text, box.x + 22, middle);
  const start = box.x + 22 + Math.min(room, pen.measureText(text).width) + 14;
  given.touches.forEach(({ identity }, place) => {
    square(pen, identity, start + place * (CHIP + 6), middle - CHIP / 2, CHIP);
  });
}
