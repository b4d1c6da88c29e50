/** Asking the referee while somebody types, without ever waiting for it. */
import { api, type Question, type Verdict } from './api';
import { Refusal } from './refusal';

/** Nobody has typed for so long: the word may be whole. */
export const PAUSE = 250;
/** Between two tries while the line is bad. */
export const AGAIN = 2_000;
/** How long people wait before they hear that there is no answer. */
export const ANSWER_TIMEOUT = 5_000;
/** Troubles that pass by themselves. */
const TEMPORARY = new Set(['web-unreachable', 'too-many']);

/**
 * Tells what the referee says; null: it does not answer. It may still do so later, and is then
 * told as well. Who has lost interest calls it off by the signal, and hears nothing any more.
 */
export async function consult(
  question: Question,
  signal: AbortSignal,
  tell: (verdict: Verdict | null) => void,
  judge: typeof api.judge = api.judge,
): Promise<void> {
  await pause(PAUSE);
  if (signal.aborted) return;
  const silent = setTimeout(() => tell(null), ANSWER_TIMEOUT);
  signal.addEventListener('abort', () => clearTimeout(silent));
  while (!signal.aborted) {
    try {
      const verdict = await judge(question, signal);
      clearTimeout(silent);
      if (!signal.aborted) tell(verdict);
      return;
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof Refusal && TEMPORARY.has(error.code))) {
        clearTimeout(silent);
        tell(null);
        return;
      }
    }
    await pause(AGAIN);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
