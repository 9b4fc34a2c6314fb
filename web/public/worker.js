/**
 * The site's one worker. It serves the build's files from its cache, caches recently read articles for reading offline,
 * and shows pushes while no page of the site is visible. Pages come from the server whenever it is reachable; if the
 * cache fails or is slow, everything goes to the network.
 */

/** The address of the client's entry, which the build writes here: it is another one when anything of the client is. */
const BUILD = 'dev';

const OFFLINE_PAGE = '/offline.html';
const ARTICLES = 'articles';
const PICTURES = 'pictures';
/** A cache of files for each build in use: this one, and those of the cached articles. */
const FILES = 'files ';
const MOST_ARTICLES = 20;
const MOST_PICTURES = 60;
const LARGEST_PICTURE = 300_000;
/** How long the cache may take before the network is tried as well, in ms. */
const PATIENCE = 1000;

const nothing = () => undefined;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(cacheOfflinePage().catch(nothing));
});

/** What it does may take its time; requests would wait for it, so it is no part of the activation. */
self.addEventListener('activate', (event) => {
  void forgetOldBuilds().catch(nothing);
  event.waitUntil(takeOver().catch(nothing));
});

async function takeOver() {
  await self.registration.navigationPreload?.enable().catch(nothing);
  await self.clients.claim();
  for (const page of await pages()) page.postMessage({ build: BUILD });
}

/** The page and the fonts that it names. */
async function cacheOfflinePage() {
  const response = await fetch(OFFLINE_PAGE, { cache: 'no-cache' });
  if (response.status !== 200) return;
  const files = await caches.open(FILES + BUILD);
  const html = await response.clone().text();
  await files.put(OFFLINE_PAGE, response);
  await add(files, new Set(html.match(/\/assets\/[\w.-]+\.woff2/g)));
}

async function forgetOldBuilds() {
  const articles = await caches.open(ARTICLES);
  const needed = new Set([FILES + BUILD]);
  for (const request of await articles.keys())
    needed.add(FILES + (await articles.match(request))?.headers.get('x-build'));
  for (const name of await caches.keys())
    if (name.startsWith(FILES) && !needed.has(name)) await caches.delete(name);
}

/** Paths that are always fetched from the server. */
const SERVERS = /^\/(graphql|api|healthz|readyz|metrics)(\/|$)/;
const ARTICLE = /^\/articles\/[1-9]\d{0,9}$/;
/** Downloads, feeds and files, for which an HTML page is no substitute. */
const IS_FILE = /\.[a-z0-9]{1,12}$/i;

/** How a request is handled; undefined when the worker leaves it to the browser. */
function treatmentOf({ method, mode, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || SERVERS.test(pathname)) return;
  if (pathname.startsWith('/assets/')) return file;
  if (pathname.startsWith('/uploads/') && !navigator.onLine) return picture;
  if (mode === 'navigate') return IS_FILE.test(pathname) ? fromNetwork : page;
}

self.addEventListener('fetch', (event) => {
  const answer = treatmentOf(event.request);
  if (answer) event.respondWith(answer(event));
});

/** What one of the stores has; undefined also where it fails. */
const stored = (request) => caches.match(request, { ignoreVary: true }).catch(nothing);

/** A name with a hash in it means the same for ever. */
async function file(event) {
  const found = stored(event.request);
  const known = await Promise.race([found, new Promise((done) => setTimeout(done, PATIENCE))]);
  if (known) return known;
  const response = await fetch(event.request).catch(() => found);
  if (!response) return Response.error();
  if (response.status === 200 && response.type === 'basic') {
    const copy = response.clone();
    const keep = async () => (await caches.open(FILES + BUILD)).put(event.request, copy);
    event.waitUntil(keep().catch(nothing));
  }
  return response;
}

const picture = async ({ request }) => (await stored(request)) ?? fetch(request);

/** The browser's own request (navigation preload), sent while the worker was starting. */
const fromNetwork = async ({ request, preloadResponse }) =>
  (await preloadResponse) ?? fetch(request);

async function page(event) {
  const path = new URL(event.request.url).pathname.replace(/(?<=.)\/$/, '');
  try {
    const response = await fromNetwork(event);
    if (response.status === 404 && ARTICLE.test(path))
      event.waitUntil(forgetArticle(path).catch(nothing));
    return response;
  } catch (unreachable) {
    const kept = ARTICLE.test(path) && (await stored(path));
    const offline = async () => (await caches.open(FILES + BUILD)).match(OFFLINE_PAGE);
    return kept || (await offline().catch(nothing)) || Promise.reject(unreachable);
  }
}

self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (data?.asks === 'build') source.postMessage({ build: BUILD });
  if (data?.article) event.waitUntil(cacheArticle(data.article).catch(nothing));
});

/**
 * Caches an article that was just read: its document as any visitor gets it, with the files and pictures that its page
 * has used. Those are in the browser's own cache, so hardly anything is downloaded for it.
 */
async function cacheArticle({ path, title, build, files, pictures }) {
  if (!ARTICLE.test(path)) return;
  const articles = await caches.open(ARTICLES);
  const response = await fetch(path, { cache: 'no-cache' }).catch(() => articles.match(path));
  if (response?.status === 404) return forgetArticle(path);
  if (response?.status !== 200) return;
  const html = await response.text();
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  if (!headers.has('x-build')) {
    // The site was updated in between, and the page's files are not those of the document. Or a busy server sent it
    // without the embedded results.
    if (!html.includes(build) || !html.includes('id="page-cache"')) return;
    headers.set('x-build', build);
    headers.set('x-title', encodeURIComponent(title));
    await add(await caches.open(FILES + build), files);
    await addPictures(pictures);
  }
  // The article read last is last.
  await articles.delete(path);
  await articles.put(path, new Response(html, { headers }));
  await trim(articles, MOST_ARTICLES);
}

async function forgetArticle(path) {
  await (await caches.open(ARTICLES)).delete(path);
}

async function add(store, addresses) {
  for (const address of addresses) {
    if (await store.match(address, { ignoreVary: true })) continue;
    const response = await fetch(address);
    if (response.status === 200) await store.put(address, response);
  }
}

async function addPictures(addresses) {
  const store = await caches.open(PICTURES);
  for (const address of addresses) {
    const response = await fetch(address);
    const size = response.status === 200 ? (await response.clone().blob()).size : Infinity;
    if (size > LARGEST_PICTURE) continue;
    await store.delete(address);
    await store.put(address, response);
  }
  await trim(store, MOST_PICTURES);
}

/** Caches preserve the order of insertion. */
async function trim(store, most) {
  const all = await store.keys();
  for (const request of all.slice(0, Math.max(0, all.length - most))) await store.delete(request);
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** A visible page shows it itself, from its own connection. */
async function show({ title, body, tag, url, stays, closes }) {
  const open = await pages();
  if (open.some((page) => page.visibilityState === 'visible')) return;
  if (closes) {
    for (const shown of await self.registration.getNotifications({ tag: closes })) shown.close();
  }
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-192.png',
    requireInteraction: stays,
    data: { url },
  });
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

/** Brings a page of the site to the front and lets it go there; opens one where none is open. */
async function lead(url) {
  const target = new URL(url || '/home', self.location.origin);
  if (target.origin !== self.location.origin) return self.clients.openWindow(target.href);
  const [page] = await pages();
  if (!page) return self.clients.openWindow(target.href);
  await page.focus();
  page.postMessage({ open: target.pathname + target.search + target.hash });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data?.url));
});
