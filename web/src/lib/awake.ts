/**
 * Keep the screen from falling asleep while somebody looks on from afar. Browsers withhold this on
 * plain http; then the screen does as it is set. Returns how to stop.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let stopped = false;

  /** The browser takes the lock away when the page is hidden. */
  async function ask(): Promise<void> {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (stopped) await lock.release();
    } catch {
      // Not allowed here, or the battery is low: no harm done.
    }
  }

  const again = () => void ask();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release().catch(() => undefined);
  };
}
