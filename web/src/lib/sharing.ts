/** Pictures to show to others: drawn here, in the letters and colours of the page, and sent nowhere. */
import { EMBLEMS, PLAIN } from './emblems';
import type { Catalogues } from './i18n.svelte';

export const SHARING: Catalogues = {
  en: () => import('catalogue:en/sharing'),
  th: () => import('catalogue:th/sharing'),
  'zh-Hant': () => import('catalogue:zh-Hant/sharing'),
  id: () => import('catalogue:id/sharing'),
  bg: () => import('catalogue:bg/sharing'),
  et: () => import('catalogue:et/sharing'),
};

export type Pen = CanvasRenderingContext2D;

/** A drawing of a size, as a file; null: this browser draws none. */
export async function drawn(
  width: number,
  height: number,
  paint: (pen: Pen) => void,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  paint(pen);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** What the style sheet says: in the theme that is worn, and the colours of the room. */
export function style(name: string, identity = ''): string {
  if (!identity) return getComputedStyle(document.body).getPropertyValue(name).trim();
  const probe = document.createElement('i');
  probe.dataset.identity = identity;
  probe.hidden = true;
  document.body.append(probe);
  const value = getComputedStyle(probe).getPropertyValue(name).trim();
  probe.remove();
  return value;
}

/** The letters that a text needs, before it is drawn. */
export async function fetchLetters(fonts: string[], text: string): Promise<void> {
  const asked = fonts.map((font) => document.fonts.load(font, text));
  await Promise.all(asked).catch(() => undefined); // then those of the system have to do
}

/** The largest size up to which a text is no wider than this; not below the least. */
export function sizeOf(width: (size: number) => number, room: number, most: number, least: number) {
  const wide = width(most);
  return wide <= room ? most : Math.max(least, Math.floor((most * room) / wide));
}

/** A text that is cut where it gets too wide. */
export function cut(text: string, room: number, width: (text: string) => number): string {
  if (width(text) <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && width(`${letters.join('')}…`) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

export function emblem(pen: Pen, identity: string, x: number, y: number, size: number): void {
  const { path, outline } = EMBLEMS[identity] ?? PLAIN;
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 24, size / 24);
  const shape = new Path2D(path);
  if (outline) {
    pen.lineWidth = outline;
    pen.strokeStyle = pen.fillStyle;
    pen.stroke(shape);
  } else {
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a shape, no list
    pen.fill(shape);
  }
  pen.restore();
}

/** A rounded box with what it is in its shape and colour: not everybody tells colours apart. */
export function square(pen: Pen, identity: string, x: number, y: number, size: number): void {
  pen.fillStyle = style('--id', identity);
  pen.beginPath();
  pen.roundRect(x, y, size, size, size / 5);
  pen.fill();
  pen.fillStyle = style('--on-id', identity);
  emblem(pen, identity, x + size * 0.22, y + size * 0.22, size * 0.56);
}

/** Whether this device offers to share such a file. */
export function canShare(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

export function canCopy(): boolean {
  return 'ClipboardItem' in globalThis && Boolean(navigator.clipboard?.write);
}
