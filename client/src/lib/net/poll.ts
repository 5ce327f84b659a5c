/** Polling: something is looked at now, from time to time while the page is seen, and when it is seen again. */

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
