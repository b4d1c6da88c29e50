/** Whether the server has a newer page than the one that is open. */
import { api } from './api';

class Version {
  newer = $state.raw(false);
  /** What the server calls itself; empty until it has said so. */
  number = $state.raw('');
  #first = '';

  /** Ask; called when the page opens and whenever a lost connection is back. */
  async check(): Promise<void> {
    const said = await api.version().catch(() => null);
    if (!said) return;
    this.number = said.version;
    this.#first ||= said.page;
    this.newer = said.page !== this.#first;
  }
}

export const version = new Version();
