/** Offline: the page is kept when it is first seen, the engine when somebody first plays; each version in a cache of its
 * own. A new version waits until every tab of the old one is closed, or until somebody says that it may come. */
const VERSION = "__VERSION__";
const PAGE = "__PAGE__";
const ENGINE = "__ENGINE__";
const NAME = `tiptoe-${VERSION}`;

self.addEventListener("install", (event) => event.waitUntil(keepPage()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => {
  if (event.data === "come") self.skipWaiting();
  if (event.data === "keep") event.waitUntil(keepEngine().then(() => event.source?.postMessage("kept")));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(request.mode === "navigate" ? page(request) : kept(event));
});

/** Whoever has played here before can play the new version offline too. */
async function keepPage() {
  const files = (await hasEngine()) ? [...PAGE, ...ENGINE] : PAGE;
  const cache = await caches.open(NAME);
  await Promise.all(files.map((file) => keep(cache, file)));
}

/** What is named by its contents is the same in every version that has it: an engine is not fetched twice. */
async function keep(cache, file) {
  const lasts = /^(assets|engine)\//.test(file);
  const had = lasts && (await caches.match(file));
  if (had) await cache.put(file, had);
  else await cache.add(new Request(file, { cache: lasts ? "default" : "no-cache" }));
}

/** The first time an engine is fetched there may be no service worker yet to see it. */
async function keepEngine() {
  const cache = await caches.open(NAME);
  for (const file of ENGINE) if (!(await cache.match(file))) await keep(cache, file);
}

async function hasEngine() {
  for (const name of await ours()) {
    const keys = await (await caches.open(name)).keys();
    if (keys.some(({ url }) => url.includes("/engine/"))) return true;
  }
  return false;
}

async function takeOver() {
  for (const name of await ours()) if (name !== NAME) await caches.delete(name);
  await self.clients.claim();
}

const ours = async () => (await caches.keys()).filter((name) => name.startsWith("tiptoe-"));

/** There is one page; where it stands behind the `#` no host is told. */
async function page(request) {
  const { pathname } = new URL(request.url);
  const cache = await caches.open(NAME);
  if (pathname !== new URL(self.registration.scope).pathname) return fetch(request);
  return (await cache.match("./")) ?? fetch(request);
}

/** An engine comes to the page as it is fetched, and is put away beside it. */
async function kept(event) {
  const { request } = event;
  const cache = await caches.open(NAME);
  const found = await cache.match(request, { ignoreSearch: true, ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  const file = request.url.slice(self.registration.scope.length);
  if (answer.status === 200 && ENGINE.includes(file)) event.waitUntil(cache.put(request, answer.clone()));
  return answer;
}
