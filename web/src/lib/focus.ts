/**
 * Keyboards and screen readers stand where the focus is. When what had it goes away (a button that was
 * pressed, a page that was left), the focus goes to what is nearest to where it was, not to nowhere.
 */

/** What had the focus, and everything around it, from the inside out. */
let trail: Element[] = [];
/** A button that is only busy comes back: as long as that the focus waits for it. */
const BUSY = 400;
const PLACES = 'dialog, form, section, [role=grid], [role=group], [role=region], main';

export function keepFocus(): void {
  addEventListener('focusin', ({ target }) => {
    trail = [];
    for (let at = target as Element | null; at && at !== document.body; at = at.parentElement) {
      trail.push(at);
    }
  });
  let waiting: ReturnType<typeof setTimeout> | undefined;
  new MutationObserver(() => {
    if (waiting !== undefined || !isLost()) return;
    const wait = trail[0]!.isConnected ? BUSY : 0;
    waiting = setTimeout(() => {
      waiting = undefined;
      if (isLost()) bringBack();
    }, wait);
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}

/** Whoever clicks beside everything wants no focus; but nobody wants theirs to disappear. */
function isLost(): boolean {
  const nowhere = document.activeElement === null || document.activeElement === document.body;
  return nowhere && trail.length > 0 && !canTake(trail[0]!);
}

function canTake(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility();
}

function bringBack(): void {
  const near = trail.find((element) => canTake(element) && element.matches(PLACES));
  const place = (near ?? document.querySelector('main')) as HTMLElement | null;
  if (!place) return;
  if (!place.matches('dialog')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Put the focus on a card of the board. */
export function focusCard(cell: number): void {
  document.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
}
