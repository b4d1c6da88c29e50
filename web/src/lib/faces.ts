/** The faces that people choose from; fetched by whoever chooses, or is given their first one. */
import { colours as COLOURS, drawings as DRAWINGS } from './generated/faces.json';

export { COLOURS, DRAWINGS };

/**
 * The face for somebody who comes to where these are taken: the one they had, if nobody here has that
 * drawing; else any of those that the fewest have. Who wants none, and has an empty one, gets none.
 */
export function suggested(
  taken: readonly string[],
  kept: string | null = null,
  random: () => number = Math.random,
): string {
  const any = (among: readonly string[]) => among[Math.floor(random() * among.length)]!;
  const least = (among: readonly string[], part: 0 | 1) => {
    const had = (one: string) => taken.filter((face) => face.split('-')[part] === one).length;
    const fewest = Math.min(...among.map(had));
    return any(among.filter((one) => had(one) === fewest));
  };
  const [own] = kept?.split('-') ?? [];
  if (kept === '' || (kept && !taken.some((face) => face.split('-')[0] === own))) return kept;
  return `${least(DRAWINGS, 0)}-${least(COLOURS, 1)}`;
}
