/** Keeping: the service worker that makes the page work offline, newer versions, and what the browser promises. */
import { want } from "./house.svelte";

const DAY = 86_400_000; // ms between two looks for a newer version
const kept: { newer: ServiceWorker | null; offline: boolean; promised: boolean | null } = $state({
  newer: null,
  offline: false, // whether the engine is here as well
  promised: null, // that nothing is deleted; unknown until the browser was asked
});

export const keeping = (): typeof kept => kept;

export async function begin(): Promise<void> {
  void look();
  if (!navigator.serviceWorker) return;
  const registered = await navigator.serviceWorker.register("sw.js").catch(() => undefined);
  if (!registered) return;
  notice(registered);
  registered.addEventListener("updatefound", () => notice(registered));
  setInterval(() => void registered.update().catch(() => undefined), DAY);
}

/** One that waits is told of; the first one ever takes over by itself. */
function notice(registered: ServiceWorkerRegistration): void {
  const coming = registered.installing ?? registered.waiting;
  const tell = (): void => {
    if (registered.waiting && navigator.serviceWorker.controller) kept.newer = registered.waiting;
  };
  coming?.addEventListener("statechange", tell);
  tell();
}

/** Every tab is loaded anew with the newer version; tables are on the disk, and are carried over as on a server. */
export function takeNewer(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  kept.newer?.postMessage("come");
}

/** Asked when somebody has something to lose: a browser grants it sooner to pages that are used. */
export async function askToKeep(): Promise<void> {
  kept.promised = (await navigator.storage?.persist?.().catch(() => false)) ?? false;
}

/** Whoever has begun to play can go on without a network. */
export async function keepEngine(): Promise<void> {
  const registered = await navigator.serviceWorker?.ready;
  if (!registered?.active) return;
  navigator.serviceWorker.addEventListener("message", () => void look(), { once: true });
  registered.active.postMessage("keep");
}

async function look(): Promise<void> {
  kept.promised = (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
  kept.offline = await hasEngine();
}

async function hasEngine(): Promise<boolean> {
  if (!("caches" in globalThis)) return false;
  return !!(await caches.match(new URL(`engine/${import.meta.env.VITE_ENGINE}/app.zip`, document.baseURI)));
}

/** The engine before anybody plays: for a train. */
export function fetchNow(): void {
  want();
}
