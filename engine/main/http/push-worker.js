/*
 * Runs in the browsers of creators who turned push messages on: shows each message, and opens what it
 * leads to. It fetches nothing, keeps nothing, and stands between no page and the server.
 */

/** An address of this site; what leads elsewhere leads to its start. */
function ownAddress(path) {
  const { origin } = self.location;
  const home = new URL('/', origin);
  if (typeof path !== 'string' || !URL.canParse(path, origin)) return home;
  const url = new URL(path, origin);
  return url.origin === origin ? url : home;
}

/** What the message says; nothing where it says nothing that can be read. */
function read(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

self.addEventListener('install', () => {
  self.skipWaiting();
});

self.addEventListener('push', (event) => {
  const { title, body = '', lang, dir, tag, icon, path } = read(event.data);
  event.waitUntil(
    // Browsers demand that every message is shown.
    self.registration.showNotification(title || self.location.host, {
      ...{ body, lang: lang ?? '', dir: dir ?? 'auto' },
      ...(tag === undefined ? {} : { tag }),
      ...(icon === undefined ? {} : { icon: ownAddress(icon).href }),
      data: { path },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(ownAddress(event.notification.data?.path)));
});

/** The tab that shows it already, else a new one. */
async function open(url) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = tabs.find((tab) => {
    const { pathname, origin } = new URL(tab.url);
    return origin === url.origin && pathname === url.pathname;
  });
  return shown ? shown.focus() : self.clients.openWindow(url.href);
}
