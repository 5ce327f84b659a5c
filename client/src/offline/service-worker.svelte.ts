/** Service worker registration: offline use, updates, and persistent storage. */
import { startServer } from "./local-server.svelte";

const DAY = 86_400_000; // ms between two looks for a newer version
const kept: { newer: ServiceWorker | null; offline: boolean; promised: boolean | null } = $state({
  newer: null,
  offline: false, // whether the engine is here as well
  promised: null, // that nothing is deleted; unknown until the browser was asked
});

export const offlineState = (): typeof kept => kept;

export async function registerServiceWorker(): Promise<void> {
  void look();
  if (!navigator.serviceWorker) return;
  reloadWhenTaken(navigator.serviceWorker);
  const registered = await registration(navigator.serviceWorker);
  if (!registered) return;
  notice(registered);
  registered.addEventListener("updatefound", () => notice(registered));
  setInterval(() => void update(registered), DAY);
}

/** The service worker of the page; none where the browser refuses one, as in a private window. */
async function registration(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | null> {
  try {
    return await workers.register("sw.js");
  } catch {
    return null;
  }
}

async function update(registered: ServiceWorkerRegistration): Promise<void> {
  try {
    await registered.update();
  } catch {
    return; // asked again the next day
  }
}

/** Reports a waiting update; the very first service worker activates by itself. */
function notice(registered: ServiceWorkerRegistration): void {
  const coming = registered.installing ?? registered.waiting;
  const tell = (): void => {
    if (registered.waiting && navigator.serviceWorker.controller) kept.newer = registered.waiting;
  };
  coming?.addEventListener("statechange", tell);
  tell();
}

/** Every tab is loaded anew with the newer version, so that none is left with files that are gone, or speaks with a
 * server of another version; tables are on the disk, and are carried over as on a server. */
export function takeNewer(): void {
  if (kept.newer) kept.newer.postMessage("come");
  else reload();
}

/** Only the first one ever comes to a page that it does not change. */
function reloadWhenTaken(workers: ServiceWorkerContainer): void {
  let had = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    if (had) reload();
    had = true;
  });
}

const reload = (): void => location.reload();

/** Requests persistent storage once there is a game to lose: browsers grant it sooner to pages in use. */
export async function requestPersistence(): Promise<void> {
  kept.promised = (await navigator.storage?.persist?.().catch(() => false)) ?? false;
}

/** Stores the engine after the first game, so that play continues offline. */
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
  const names = Object.keys(JSON.parse(import.meta.env.VITE_ENGINE_SIZES) as Record<string, number>);
  const folder = new URL(`engine/${import.meta.env.VITE_ENGINE}/`, document.baseURI);
  const found = await Promise.all(names.map((name) => caches.match(new URL(name, folder))));
  return found.every((one) => one !== undefined);
}

/** Downloads the engine in advance for offline use. */
export function downloadEngine(): void {
  startServer();
}
