import type { OpenKey } from './generated/wire';
import { sha256 } from './sha256';

/** The fingerprint of a key that was laid open; the deal had published it before anybody played. */
export function commitmentOf(key: OpenKey): string {
  const faces = Object.entries(key.faces).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sha256([key.salt, ...faces.map(([face, ids]) => `${face}:${ids.join(',')}`)].join('\n'));
}
