/** The shapes of identities and sides, on a field of 24 by 24; some are drawn as outlines. */
export const EMBLEMS: Record<string, { path: string; outline?: number }> = {
  red: { path: 'M12 1.5 22.5 12 12 22.5 1.5 12z' },
  blue: { path: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0z' },
  agent: { path: 'M12 2 23 21.5H1z' },
  bystander: {
    path: 'M6 3.5h12A2.5 2.5 0 0 1 20.5 6v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5z',
    outline: 3,
  },
  assassin: {
    path: 'M5.6 1.8 12 8.2l6.4-6.4 3.8 3.8-6.4 6.4 6.4 6.4-3.8 3.8-6.4-6.4-6.4 6.4-3.8-3.8L8.2 12 1.8 5.6z',
  },
  a: { path: 'M2 12 14 3v5.5h8v7h-8V21z' },
  b: { path: 'M22 12 10 3v5.5H2v7h8V21z' },
};
/** What has no shape of its own. */
export const PLAIN = { path: 'M3 6h18v12H3z', outline: 2.4 };
