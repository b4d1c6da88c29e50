/** Whether the server has a newer page than the one that is open. */
import { api } from './api';

class Version {
  newer = $state.raw(false);
  #first = '';

  /** Ask; called when the page opens and whenever a lost connection is back. */
  async check(): Promise<void> {
    const said = await api.version().catch(() => null);
    if (!said) return;
    this.#first ||= said.page;
    this.newer = said.page !== this.#first;
  }
}

export const version = new Version();
