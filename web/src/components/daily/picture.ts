/** The result of a case as a picture: squares with shapes in them, and no word of the case. */
import { drawn, fetchLetters, sizeOf, square, style } from '../../lib/sharing';

const SIZE = 600;
const SQUARE = 56;
const GAP = 8;
const HEAD = 140;

/** Where each square goes: line by line, in the middle; long lines have smaller ones. */
export function placesOf(rounds: string[][]): { x: number; y: number; size: number }[][] {
  return rounds.map((round, row) => {
    const size = Math.min(SQUARE, (SIZE - 60) / Math.max(1, round.length) - GAP);
    const left = (SIZE - round.length * (size + GAP) + GAP) / 2;
    return round.map((_, at) => ({
      x: left + at * (size + GAP),
      y: HEAD + row * (SQUARE + GAP),
      size,
    }));
  });
}

export async function picture(
  title: string,
  line: string,
  rounds: string[][],
): Promise<Blob | null> {
  const font = style('--font');
  await fetchLetters([`700 34px ${font}`, `400 24px ${font}`], title + line);
  const height = HEAD + 50 + rounds.length * (SQUARE + GAP);
  return drawn(SIZE, height, (pen) => {
    pen.fillStyle = style('--desk');
    pen.fillRect(0, 0, SIZE, height);
    pen.textAlign = 'center';
    const write = (text: string, weight: number, most: number, y: number) => {
      const width = (size: number) => {
        pen.font = `${weight} ${size}px ${font}`;
        return pen.measureText(text).width;
      };
      pen.font = `${weight} ${sizeOf(width, SIZE - 40, most, 14)}px ${font}`;
      pen.fillText(text, SIZE / 2, y);
    };
    pen.fillStyle = style('--ink');
    write(title, 700, 34, 66);
    write(line, 400, 24, 108);
    placesOf(rounds).forEach((places, row) => {
      places.forEach(({ x, y, size }, at) => square(pen, rounds[row]![at]!, x, y, size));
    });
  });
}
