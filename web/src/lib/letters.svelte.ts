/** Which letters the page is set in: ours come after it, and some never do. */

let changes = $state(0);

export const letters = {
  /** How often that changed: widths measured before are no longer right. */
  get changes(): number {
    return changes;
  },
};

export function watchLetters(): void {
  document.fonts.addEventListener('loadingdone', () => changes++);
  document.fonts.addEventListener('loadingerror', () => {
    document.documentElement.dataset.letters = 'system';
    changes++;
  });
}
