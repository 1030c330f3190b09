import { SESSION_KEY } from './session-key.ts';

/** Under which name a tab keeps until when (RFC 3339) it shows a creator's pages. */
const UNTIL = 'creators_view';

/**
 * Has this tab show a creator's pages to an operator, whose console handed over with the address
 * what that takes. Whatever the app keeps goes with the tab from then on, and nothing that others
 * keep in this browser is read or changed. To be called before anything else.
 */
export function enterCreatorView(): void {
  const [, handed] = /^#creators_view=(.+)/.exec(location.hash) ?? [];
  if (handed) {
    history.replaceState(null, '', location.pathname + location.search);
    takeOver(handed);
  }
  Object.defineProperty(window, 'localStorage', { value: sessionStorage });
  Object.defineProperty(document, 'cookie', { value: '', writable: true });
}

function takeOver(handed: string): void {
  sessionStorage.clear();
  sessionStorage.setItem(UNTIL, 'unknown');
  try {
    const { token, uuid, user, until } = JSON.parse(decodeURIComponent(handed));
    // Whoever made the address: with this word the API takes it for a view, which changes nothing.
    const tokens = { auth_token: `View ${token}`, refresh_token: '', uuid };
    sessionStorage.setItem(SESSION_KEY, JSON.stringify({ user, tokens }));
    sessionStorage.setItem(UNTIL, until);
  } catch {
    // An address that is not whole: the view is over before it began.
  }
}

/** Until when, in milliseconds since 1970; 0 where that is not known. */
export const creatorViewEnd = (): number => Date.parse(sessionStorage.getItem(UNTIL) ?? '') || 0;

/** Forgets whom an operator saw in this tab, and leaves: the tab closes, or shows `address`. */
export function leaveCreatorView(address: string): void {
  // Not before: the page would take it for signing out, and keep the way back.
  addEventListener('pagehide', () => sessionStorage.clear());
  close();
  // Browsers close only tabs that a page has opened.
  location.replace(address);
}
