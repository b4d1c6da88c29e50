/** What the referee says, in people's words. */
import type { Verdict } from './api';

/** The messages that go with a verdict: why not, what is open, what to mind. */
const KINDS = { illegal: 'reason', ask: 'doubt', legal: 'remark' } as const;

type Found = Pick<Verdict, 'verdict' | 'reason' | 'card' | 'form'>;

/** How clue and card are joined: one is built on the other, both on a third form, or neither. */
export function wayOf(clue: string, card: string, form: string): string {
  const joint = form.toLowerCase();
  if (!joint) return 'family';
  if (joint === card.toLowerCase()) return 'from';
  return joint === clue.toLowerCase() ? 'to' : 'both';
}

/** The message for a verdict and what it is filled with. */
export function opinionOf(found: Found, clue: string): [string, Record<string, string>] {
  const { verdict, reason, card, form } = found;
  return [`${KINDS[verdict]}-${reason}`, { clue, card, form, way: wayOf(clue, card, form) }];
}
