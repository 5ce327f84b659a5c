/** Polling: calls a function now, at intervals while the page is visible, and when it becomes visible again. */

const EVERY = 12_000; // ms

export function poll(look: () => Promise<void>, every = EVERY): () => void {
  const seen = (): void => {
    if (document.visibilityState === "visible") void look();
  };
  void look();
  const timer = setInterval(seen, every);
  document.addEventListener("visibilitychange", seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
