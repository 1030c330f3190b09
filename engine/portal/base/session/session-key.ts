/** Under which name the browser keeps the session. */
export const SESSION_KEY = 'creators_session';

/**
 * Whether this browser seems to keep a session of the program, without checking it: for pages that
 * load more only where it may be needed. Only in the browser.
 */
export function keepsSession(uuid: string): boolean {
  try {
    return localStorage.getItem(SESSION_KEY)?.includes(`"uuid":"${uuid}"`) ?? false;
  } catch {
    return false;
  }
}
