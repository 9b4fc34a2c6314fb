/**
 * Shows what the server pushes while no page of the site is in sight, and leads to it. It caches nothing and answers
 * no request: pages come from the server as if it weren't there.
 */

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** A page in sight tells it itself, over its own connection. */
async function show({ title, body, tag, url, stays }) {
  const open = await pages();
  if (open.some((page) => page.visibilityState === 'visible')) return;
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
