/*
 * The one inline script. It must stay small and without imports: it runs before the first paint,
 * remembers choices, keeps the scroll direction, and fetches the app only when there is time.
 */
type Connection = { saveData?: boolean; effectiveType?: string };

const root = document.documentElement;
const page = root.dataset;
const script = document.currentScript as HTMLScriptElement;
const { entry = '' } = script.dataset;
const store = (name: string, value?: string) => {
  try {
    if (value === undefined) return localStorage.getItem(name);
    localStorage.setItem(name, value);
  } catch {
    // Storage is refused: nothing is remembered, everything works.
  }
  return null;
};

// An operator sees a creator's pages in this tab: nothing is shown before the app keeps to that.
try {
  if (sessionStorage.creators_view || /creators_view/.test(location.hash))
    page.creatorView = page.live = '';
} catch {
  // Storage is refused: nobody is seen.
}

// The list of programs has room for a creator's own before it is painted.
const session = store('creators_session');
if (/uuid":"/.test(session as string)) page.own = '';

if (page.colorMode === 'preference') {
  // A page that is looked at in a mode says so in its address; nothing of that is kept.
  const choice =
    new URLSearchParams(location.search).get('color_mode') ?? store('creators_color_mode');
  const light =
    choice === 'light' ||
    (choice === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  page.mode = light ? 'light' : 'dark';
}

// Not asked of the window: that would lay the page out before it has all come.
let lastScroll = 0;
addEventListener('scroll', () => {
  const direction = Math.sign(scrollY - lastScroll);
  // Near the top the menu always shows.
  if (direction) root.style.setProperty('--scroll-direction', scrollY < 80 ? '-1' : `${direction}`);
  lastScroll = scrollY;
});

// A page that is opened at one of its parts, or as it was left, has to be as high as it will be.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (!location.hash && navigation?.type === 'navigate') page.untouched = '';

let started = false;
let early: HTMLElement | null = null;
const start = () => {
  delete page.untouched;
  if (started) return;
  started = true;
  import(/* @vite-ignore */ entry).catch(() => {
    // Browsers remember that a module could not be had: only a new document asks for it again.
    addEventListener('online', () => location.reload());
  });
};
addEventListener('portal-ready', () => {
  // One that is gone by now does nothing.
  early?.click();
  early = null;
});
const onSign = (event: Event) => {
  // A page that merely appears below a resting pointer is told of a move by nothing.
  const { type, movementX, movementY } = event as Partial<PointerEvent>;
  if (type !== 'pointermove' || movementX !== 0 || movementY !== 0) start();
};
for (const type of ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin'])
  addEventListener(type, onSign, { passive: true, capture: true });

addEventListener('click', (event) => {
  const target = event.target as Element;
  const locale = target.closest<HTMLAnchorElement>('a[hreflang]')?.hreflang.toLowerCase();
  if (locale) {
    store('creators_locale', locale);
    // biome-ignore lint/suspicious/noDocumentCookie: the server negotiates with it
    document.cookie = `creators_locale=${locale};path=/;max-age=31536000;samesite=lax`;
  }
  // Where a link of it leads may be on this very page.
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]'))
    if (!menu.contains(target) || target.closest('a')) menu.open = false;
  if (!page.ready) early = target.closest('button');
});
addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  const menu = document.querySelector<HTMLDetailsElement>('details[data-menu][open]');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});

const whenSeen = () => {
  page.seen = '';
  // Some pages do nothing before the app is there: nobody need touch them.
  if (session || page.live !== undefined) start();
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || /2g/.test(`${connection?.effectiveType}`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = entry;
  document.head.append(link);
};
// Loaded is not yet seen: what is fetched before the first paint shares the line and the processor
// with it.
addEventListener('load', () => {
  // A card alone on nothing: it is never painted before the app is there.
  if (page.overlay !== undefined) return whenSeen();
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    whenSeen();
  }).observe({ type: 'paint', buffered: true });
});
