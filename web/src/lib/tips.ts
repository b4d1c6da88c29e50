/** The tips of somebody's first game, by name; `guide.ts` knows when each of them matters. */
export const TIPS = [
  'clue',
  'choose',
  'stop',
  'zero',
  'unlimited',
  'word',
  'assassin',
  'numbers',
] as const;

export type Tip = (typeof TIPS)[number];
