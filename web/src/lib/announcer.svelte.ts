/** What a screen reader is told: clues, reveals, turns. */
class Announcements {
  text = $state.raw('');
  #waiting: string[] = [];

  /** What is said within a moment is one announcement, so that nothing is swallowed. */
  say(text: string): void {
    if (!text) return;
    this.#waiting.push(text);
    if (this.#waiting.length > 1) return;
    setTimeout(() => (this.text = this.#waiting.splice(0).join('; ')), 100);
  }
}

export const announcements = new Announcements();
