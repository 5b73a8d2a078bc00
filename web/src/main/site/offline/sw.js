/* The service worker: our own pages without a network. One version's pages lie in a cache of their own; all else is named by its content and
   lies in one cache for all versions. */

const VERSION = '/* version */';
/* Of every page: its files. Paths from the site's folder; pages end in a slash or are empty. */
const FRONT = {/* front */};
const GAMES = {/* games */};

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

/* All or nothing: a half-fetched version is never used. */
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

async function fetched(path, cache) {
  const response = await fetch(base + path, { cache });
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
  return response;
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
  event.waitUntil(keptGames().then(games => fetchParts([FRONT, ...games.map(game => GAMES[game])])));
});

self.addEventListener('activate', event => event.waitUntil(forgetOldVersions()));

self.addEventListener('message', event => {
  const { data, ports } = event;
  if (data.takeOver) return self.skipWaiting();
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
  } else if (allFiles.has(path)) {
    event.respondWith(fileFrom(path, request));
  }
});
