/**
 * Files of people's own made into small pictures, in the browser: what is sent has been drawn anew, so
 * nothing is left in it of what a camera writes into its files.
 */
import { own_pictures } from './generated/game.json';

/** Dots of a picture's longer side: sharp on a television, where a card is about as wide. */
export const EDGE = 400;
/** Megabytes of a file that is still read. */
export const HUGE = 30;
/** How much of a picture's fineness is given up until it is small enough, and then of its size. */
const QUALITIES = [0.85, 0.7, 0.55, 0.4];
const SCALES = [1, 0.75, 0.5];

export type Fault = 'kind' | 'broken' | 'huge';
/** Draws a picture so large, in a format; null where that cannot be done. */
export type Encode = (
  width: number,
  height: number,
  kind: string,
  quality: number,
) => Promise<Blob | null>;

/** Whether a file begins as a PNG, a JPEG or a WebP does; its name and type prove nothing. */
export function isTaken(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.slice(0, 12));
  return (
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    text.startsWith('\xff\xd8\xff') ||
    (text.startsWith('RIFF') && text.slice(8) === 'WEBP')
  );
}

/** The sides of a picture that is made to fit, never larger than it was and never nothing. */
export function within(width: number, height: number, edge: number): [number, number] {
  const scale = Math.min(1, edge / Math.max(width, height));
  const side = (length: number) => Math.max(16, Math.round(length * scale));
  return [side(width), side(height)];
}

/** What cameras, phones and messengers call what nobody has named. */
const UNNAMED = [
  /^(img|dsc[nf]?|dcim|pxl|mvimg|vid)\s*\d/i,
  /^(image|photo|picture|screen ?shot|whatsapp image|signal|unnamed|untitled|download|scan)\b/i,
  /^[\d\s]*$/,
  /^(?=.*\d)[0-9a-f\s]{12,}$/i,
];

/** A name for a picture, from that of its file; empty: it says nothing about it. */
export function nameOf(file: string): string {
  const text = file
    .normalize('NFC')
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[\s_.+-]+/g, ' ')
    .replace(/\s*\(\d+\)$/, '')
    .trim();
  if (UNNAMED.some((pattern) => pattern.test(text))) return '';
  return [...text].slice(0, own_pictures.longest_name).join('').trim();
}

/** The finest picture that is small enough; null: there is none. */
export async function smallest(
  encode: Encode,
  width: number,
  height: number,
  largest: number = own_pictures.largest,
): Promise<Blob | null> {
  let kind = 'image/webp';
  for (const scale of SCALES) {
    const sides = within(width, height, EDGE * scale);
    for (const quality of QUALITIES) {
      let made = await encode(...sides, kind, quality);
      // Not every browser writes WebP; such a one gives a PNG instead.
      if (made && made.type !== kind && kind === 'image/webp') {
        kind = 'image/jpeg';
        made = await encode(...sides, kind, quality);
      }
      if (made && made.type === kind && made.size <= largest) return made;
    }
  }
  return null;
}

/** A file as a small picture, or what is wrong with it. */
export async function shrink(file: File): Promise<Blob | Fault> {
  if (file.size > HUGE * 1_000_000) return 'huge';
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  if (!isTaken(head)) return 'kind';
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return 'broken';
  try {
    return (await smallest(painter(bitmap), bitmap.width, bitmap.height)) ?? 'broken';
  } finally {
    bitmap.close();
  }
}

function painter(bitmap: ImageBitmap): Encode {
  return (width, height, kind, quality) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext('2d');
    if (!context) return Promise.resolve(null);
    if (kind === 'image/jpeg') {
      // It knows no transparency, which would become black.
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
    }
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    return new Promise((resolve) => canvas.toBlob(resolve, kind, quality));
  };
}

/** Bytes as a request takes them. */
export async function base64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
