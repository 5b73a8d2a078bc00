/* The service worker: our own pages without a network. One version's pages lie in a cache of their own; all else is named by its content and
   lies in one cache for all versions. */

const VERSION = '/* version */';
/* Of every page: its files. Paths from the site's folder; pages end in a slash or are empty. */
const FRONT = {/* front */};
const GAMES = {/* games */};

/* What each of this version's pages says of itself; what a hotel's portal or a host's fallback shows in its place doesn't. */
const MARK = `data-version="${VERSION.slice(0, 8)}"`;
/* In a file's name: the first digits of the digest of what it holds. */
const DIGEST = /\.([0-9a-f]{8})\.[^/]*$/;
const PAGES = `uniboard-pages-${VERSION}`;
const FILES = 'uniboard-files';
/* In the cache of files: which games are kept. */
const KEPT = 'kept/';
const base = self.registration.scope;

const allPages = new Set([FRONT, ...Object.values(GAMES)].flatMap(part => part.pages));
const allFiles = new Set([FRONT, ...Object.values(GAMES)].flatMap(part => part.files));

async function keptGames() {
  const paths = (await (await caches.open(FILES)).keys()).map(({ url }) => url.slice(base.length));
  return Object.keys(GAMES).filter(game => paths.includes(KEPT + game));
}

async function isWhole(path, response) {
  if (!response.ok || response.redirected) return false;
  const bytes = await response.clone().arrayBuffer();
  if (allPages.has(path)) return new TextDecoder().decode(bytes).includes(MARK);
  const named = DIGEST.exec(path);
  if (!named) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return named[1] === Array.from(digest.subarray(0, 4), byte => byte.toString(16).padStart(2, '0')).join('');
}

/* All or nothing: a half-fetched version is never used. Where a host changes files on their way nothing is kept, and the network serves. */
async function fetchParts(parts) {
  const files = await caches.open(FILES);
  for (const path of new Set(parts.flatMap(part => part.files))) {
    if (await files.match(base + path)) continue;
    await files.put(base + path, await fetched(path, 'default'));
  }
  const pages = await Promise.all(parts.flatMap(part => part.pages).map(async path => [path, await fetched(path, 'no-cache')]));
  const cache = await caches.open(PAGES);
  for (const [path, page] of pages) await cache.put(base + path, page);
}

/* The browser's own cache may have something else in a file's place, too. */
async function fetched(path, first) {
  for (const cache of [first, 'reload']) {
    const response = await fetch(base + path, { cache });
    if (await isWhole(path, response)) return response;
  }
  throw new Error(`${path}: something else comes in its place`);
}

/* What isn't what it should be goes: a start has failed, or an earlier version has kept it unseen. */
async function throwWrongOut() {
  for (const [name, isOurs] of [[FILES, path => !path.startsWith(KEPT)], [PAGES, path => allPages.has(path)]]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const path = request.url.slice(base.length);
      if (isOurs(path) && !await isWhole(path, await cache.match(request))) await cache.delete(request);
    }
  }
}

async function keep(games) {
  await fetchParts(games.map(game => GAMES[game]));
  const files = await caches.open(FILES);
  for (const game of games) await files.put(base + KEPT + game, new Response(''));
}

/* What no version needs any more goes, but not from under a page that may still ask for it. */
async function forgetOldVersions() {
  for (const name of await caches.keys()) if (name.startsWith('uniboard-pages-') && name !== PAGES) await caches.delete(name);
  if ((await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length > 1) return;
  const files = await caches.open(FILES);
  for (const request of await files.keys()) {
    const path = request.url.slice(base.length);
    if (!path.startsWith(KEPT) && !allFiles.has(path)) await files.delete(request);
  }
}

async function pageFrom(path, request) {
  const cache = await caches.open(PAGES);
  const kept = await cache.match(base + path);
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    /* A game that isn't on this device: the front door of its language has those that are. */
    const language = /^(fr|uk|he)\//.exec(path);
    const door = await cache.match(base + (language ? language[0] : ''));
    if (door) return door;
    throw error;
  }
}

async function fileFrom(path, request) {
  return await (await caches.open(FILES)).match(base + path) || fetch(request);
}

self.addEventListener('install', event => {
  event.waitUntil(throwWrongOut().then(keptGames).then(games => fetchParts([FRONT, ...games.map(game => GAMES[game])])));
});

self.addEventListener('activate', event => event.waitUntil(forgetOldVersions()));

self.addEventListener('message', event => {
  const { data, ports } = event;
  if (data.takeOver) return self.skipWaiting();
  if (data.check) return event.waitUntil(throwWrongOut().finally(() => ports[0]?.postMessage('checked')));
  const games = (data.keep || []).filter(game => Object.hasOwn(GAMES, game));
  event.waitUntil(keep(games).then(() => ports[0]?.postMessage('kept'), error => ports[0]?.postMessage(String(error.message))));
});

/* Frames in other pages are left to the network. */
self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(base) || ['iframe', 'frame', 'embed', 'object'].includes(request.destination)) return;
  const path = request.url.slice(base.length).replace(/[?#].*/, '').replace(/(^|\/)index\.html$/, '$1');
  if (request.mode === 'navigate') {
    if (allPages.has(path)) event.respondWith(pageFrom(path, request));
  } else if (allFiles.has(path) || DIGEST.test(path)) {
    /* Pages of an earlier version still run: what they need may be here. */
    event.respondWith(fileFrom(path, request));
  }
});
