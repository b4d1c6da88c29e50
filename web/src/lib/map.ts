/**
 * The map of missions: where degrees come to lie on the paper. It looks through two lenses, since a
 * third of the cities crowd in Europe and around the South China Sea; west of the Americas it
 * ends, and lines over the Pacific leave it on one side and come in again on the other.
 */
import { isLand } from './continents';
import { CITIES, MISSIONS } from './missions';

export interface Point {
  x: number;
  y: number;
}

interface Lens {
  at: number;
  strength: number;
  width: number;
}

const WEST = -168;
const EAST = 163;
const SOUTH = -51;
const NORTH = 73;
const ACROSS: Lens[] = [
  { at: 15, strength: 3.5, width: 25 },
  { at: 104, strength: 1.2, width: 14 },
];
const UPWARDS: Lens[] = [
  { at: 50, strength: 4.2, width: 11 },
  { at: -1, strength: 1.5, width: 13 },
];

/** Enlarged around each lens, and never folded over. */
function through(lenses: Lens[], degrees: number): number {
  const bent = lenses.map((lens) => lens.strength * lens.width * pull(degrees, lens));
  return bent.reduce((sum, more) => sum + more, degrees);
}

function pull(degrees: number, lens: Lens): number {
  return Math.tanh((degrees - lens.at) / lens.width);
}

const LEFT = through(ACROSS, WEST);
const TOP = through(UPWARDS, NORTH);
export const WIDTH = through(ACROSS, EAST) - LEFT;
export const HEIGHT = TOP - through(UPWARDS, SOUTH);

export function project(longitude: number, latitude: number): Point {
  return { x: through(ACROSS, longitude) - LEFT, y: TOP - through(UPWARDS, latitude) };
}

/** The degrees that come to lie at a place. */
function found(lenses: Lens[], place: number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let times = 0; times < 24; times++) {
    const middle = (low + high) / 2;
    if (through(lenses, middle) < place) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

export function placeOf(city: string): Point {
  const { x, y } = MISSIONS[city]!;
  return project(x, y);
}

/** Land as dots on an even grid: a path of strokes without length, whose ends are round. */
export function landPath(spacing: number): string {
  const columns: [number, number][] = [];
  for (let x = spacing / 2; x < WIDTH; x += spacing) {
    columns.push([x, found(ACROSS, x + LEFT, WEST, EAST)]);
  }
  let path = '';
  for (let y = spacing / 2; y < HEIGHT; y += spacing) {
    const latitude = found(UPWARDS, TOP - y, SOUTH, NORTH);
    for (const [x, longitude] of columns) {
      if (isLand(longitude, latitude)) path += `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
    }
  }
  return path;
}

/** Lines of longitude and latitude: they lie closer where the map looks from afar. */
export function graticulePath(every: number): string {
  let path = '';
  for (let degrees = -150; degrees < EAST; degrees += every) {
    path += `M${project(degrees, 0).x.toFixed(1)} 0V${HEIGHT.toFixed(1)}`;
  }
  for (let degrees = -30; degrees < NORTH; degrees += every) {
    path += `M0 ${project(0, degrees).y.toFixed(1)}H${WIDTH.toFixed(1)}`;
  }
  return path;
}

export interface Way {
  from: string;
  to: string;
  /** One curve, or two where it leaves the map and comes in again. */
  path: string;
}

/** How much a way bends, as a part of its length. */
const BEND = 0.11;
/** Some have to keep clear of other cities. */
const BENDS: Record<string, number> = {
  'prague-cairo': -0.12,
  'moscow-jakarta': 0.5,
  'jakarta-bangkok': -0.45,
  'taipei-honolulu': 0.04,
};
/** Beyond the edge of the map, there and back again. */
const AROUND = 90;

export function ways(): Way[] {
  return CITIES.flatMap((from) =>
    MISSIONS[from]!.leads_to.map((to) => ({ from, to, path: wayPath(from, to) })),
  );
}

function wayPath(from: string, to: string): string {
  const [start, end] = [placeOf(from), placeOf(to)];
  const bend = BENDS[`${from}-${to}`] ?? BEND;
  const far = MISSIONS[to]!.x - MISSIONS[from]!.x;
  if (Math.abs(far) <= 180) return curve(start, end, bend);
  // The short way is over the edge; seen from each side, the other end lies beyond it.
  const round = far < 0 ? WIDTH + AROUND : -(WIDTH + AROUND);
  const out = curve(start, { x: end.x + round, y: end.y }, bend);
  return out + curve({ x: start.x - round, y: start.y }, end, bend);
}

function curve(from: Point, to: Point, bend: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // Ways bend upwards, as they do on maps of flights.
  const side = dx < 0 ? 1 : -1;
  const x = (from.x + to.x) / 2 - side * dy * bend;
  const y = (from.y + to.y) / 2 + side * dx * bend;
  const show = (value: number) => value.toFixed(1);
  return `M${show(from.x)} ${show(from.y)}Q${show(x)} ${show(y)} ${show(to.x)} ${show(to.y)}`;
}

const TOWARDS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest city in the direction of a key; none: there is no further one, or no such key. */
export function neighbour(city: string, key: string): string | undefined {
  const towards = TOWARDS[key];
  if (!towards) return undefined;
  const from = placeOf(city);
  let best: string | undefined;
  let least = Infinity;
  for (const other of CITIES) {
    const { x, y } = placeOf(other);
    const ahead = (x - from.x) * towards.x + (y - from.y) * towards.y;
    const aside = Math.abs((x - from.x) * towards.y) + Math.abs((y - from.y) * towards.x);
    // What lies straight ahead is nearer than what lies as far away but to the side.
    const distance = ahead + 2 * aside;
    if (ahead > 0.5 && aside < 2 * ahead && distance < least) [best, least] = [other, distance];
  }
  return best;
}
