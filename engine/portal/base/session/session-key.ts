/** Under which name the browser keeps the session. */
export const SESSION_KEY = 'creators_session';

/**
 * Whether this browser seems to keep a session of the program, without checking it: for pages that
 * load more only where it may be needed. Only in the browser.
 */
export const keepsSession = (uuid: string): boolean => seems(`"uuid":"${uuid}"`);

/** Whether it seems to keep one of any program: operators have one of none. */
export const keepsCreatorSession = (): boolean => seems('"uuid":"');

function seems(part: string): boolean {
  try {
    return localStorage.getItem(SESSION_KEY)?.includes(part) ?? false;
  } catch {
    return false;
  }
}
