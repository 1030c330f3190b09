/*
 * Of a page that is shown as of another moment: its clock is set before the app reads it, and runs
 * on from there. Links lead on in the same moment, each to a document of the server's.
 */
import '#portal/kit/shell/moment-note.css.ts';

/** What of an address says how its page is looked at. */
const KEPT = ['at', 'color_mode', 'locale'];

const moment = document.documentElement.dataset.moment ?? '';
const now = Date.now;
const ahead = Date.parse(moment) - now();
Date.now = () => now() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (date, given, made) =>
    Reflect.construct(date, given.length > 0 ? given : [Date.now()], made),
});

const parameters = new URLSearchParams(location.search);
addEventListener(
  'click',
  (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname) return;
    const address = new URL(link.href);
    for (const name of KEPT) {
      const value = parameters.get(name);
      if (value !== null) address.searchParams.set(name, value);
    }
    link.href = address.href;
    // The app would show the next page by itself, as it is now.
    event.stopImmediatePropagation();
  },
  { capture: true },
);

const said = document.querySelector('[data-moment-note]');
if (said)
  said.textContent = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(Date.parse(moment));
