// Keeps one version of the client whole, so that it works without a network. The page registers it as sw.js?v=VERSION, where the version
// is the hash of files.json and engine/engine.json; another version is another worker with a cache of its own. It waits until no page of
// the version before is open, or until the page says that no match is (see src/offline/updates.svelte.ts): versions never mix.

const PREFIX = 'musette-';
const VERSION = new URL(self.location.href).searchParams.get('v');
const CACHE = PREFIX + VERSION;
const SCOPE = self.registration.scope;
const at = (path) => new URL(path, SCOPE).href;
const LISTS = ['files.json', 'engine/engine.json'];

/** A module with one struct type: valid where WebAssembly has objects that are collected. */
const STRUCT = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]);

async function sha256(bytes) {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the server has now, past all caches. */
async function fresh(path) {
  const answer = await fetch(at(path), { cache: 'no-store' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** Takes a file into the cache: from the version before, or from the server, whichever has the content of this version. */
async function take(cache, { path, sha256: wanted }) {
  if (await cache.match(at(path))) return;
  for (const find of [() => caches.match(at(path)), () => fetch(at(path), { cache: 'no-cache' })]) {
    const found = await find();
    if (found?.ok && (!wanted || (await sha256(await found.clone().arrayBuffer())) === wanted)) return cache.put(at(path), found);
  }
  throw new Error(`${path} is of another version`);
}

/** The page may have been changed for its place, but it must begin with the script of this version. */
async function takePage(cache, entry) {
  const page = await fresh('./');
  if (!(await page.clone().text()).includes(entry)) throw new Error('the page is of another version');
  await cache.put(at('./'), page);
}

async function listed() {
  const answer = await caches.match(at('files.json'), { cacheName: CACHE });
  return answer ? answer.json() : { files: [] };
}

/** The files of the engine that this browser uses; their names are hashes of their content. */
function engineFiles(engine) {
  const names = [WebAssembly.validate(STRUCT) ? engine.wasm : engine.script, engine.runtime];
  return names.map((name) => ({ path: `engine/${name}`, sha256: '' }));
}

async function install() {
  const texts = await Promise.all(LISTS.map(async (path) => (await fresh(path)).text()));
  const version = (await sha256(new TextEncoder().encode(texts.join('\n')))).slice(0, 16);
  if (version !== VERSION) throw new Error('another version came meanwhile');
  const cache = await caches.open(CACHE);
  try {
    const { entry, files } = JSON.parse(texts[0]);
    const shared = files.filter(({ game }) => game === '');
    await takePage(cache, entry);
    await Promise.all([...shared, ...engineFiles(JSON.parse(texts[1]))].map((file) => take(cache, file)));
    for (const [i, path] of LISTS.entries()) {
      await cache.put(at(path), new Response(texts[i], { headers: { 'Content-Type': 'application/json' } }));
    }
  } catch (problem) {
    await caches.delete(CACHE);
    throw problem;
  }
}

/** Old versions go when this one has taken over. The first one serves the page that brought it. */
async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  for (const name of old) await caches.delete(name);
  if (old.length === 0) await self.clients.claim();
}

/** The files of a game, with a word about each that is there. */
async function takeGame(game, tell) {
  const cache = await caches.open(CACHE);
  const files = (await listed()).files.filter((file) => file.game === game);
  let bytes = 0;
  for (const file of files) {
    await take(cache, file);
    tell({ game, bytes: (bytes += file.bytes) });
  }
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === 'navigate' ? at('./') : request, { ignoreSearch: request.mode === 'navigate' });
  if (kept) return kept;
  const got = await fetch(request);
  const path = request.url.slice(SCOPE.length);
  const file = got.ok && (await listed()).files.find((known) => known.path === path);
  if (file && (await sha256(await got.clone().arrayBuffer())) === file.sha256) await cache.put(request, got.clone());
  return got;
}

function isOurs(request) {
  if (request.method !== 'GET' || request.cache === 'no-store' || !request.url.startsWith(SCOPE)) return false;
  const path = request.url.slice(SCOPE.length);
  if (/^(api\/|healthz|metrics|sw\.js)/.test(path)) return false;
  return request.mode !== 'navigate' || !/\.[a-z0-9]+$/.test(path.replace(/[?#].*/, '')) || path.startsWith('index.html');
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  if (isOurs(event.request)) event.respondWith(answer(event.request));
});
self.addEventListener('message', (event) => {
  const { type, game } = event.data;
  const port = event.ports[0];
  if (type === 'apply') self.skipWaiting();
  if (type !== 'take') return;
  const done = takeGame(game, (news) => port?.postMessage(news)).then(
    () => port?.postMessage({ game, done: true }),
    () => port?.postMessage({ game, failed: true }),
  );
  event.waitUntil(done);
});

/** Somebody is called who has no page open: the server says for what (docs/protocol.md). */
self.addEventListener('push', (event) => {
  const { title, lines, path } = event.data.json();
  const shown = self.registration.showNotification(title, {
    body: lines.join('\n'),
    tag: 'musette',
    icon: at('favicon.svg'),
    data: { path },
  });
  event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.(lines.length)]));
});

/** Goes to the page of the call, in a tab that is open if there is one. */
async function open(path) {
  const address = at(path.slice(1));
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((one) => one.url === address) ?? tabs[0];
  if (!tab) return self.clients.openWindow(address);
  await tab.focus();
  return tab.url === address ? tab : tab.navigate(address);
}
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(Promise.all([open(event.notification.data.path), self.navigator.clearAppBadge?.()]));
});
