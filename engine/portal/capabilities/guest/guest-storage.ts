const PREFIX = 'creators_guest:';

/**
 * The token that a guest of a link was given when accepting it; undefined where this browser has
 * accepted nothing by that link.
 */
export function readGuestToken(link: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + link) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a guest's own token. Where storage is refused it lasts as long as the page. */
export function keepGuestToken(link: string, token: string): void {
  try {
    localStorage.setItem(PREFIX + link, token);
  } catch {
    // The page itself still knows the token.
  }
}

export function forgetGuestToken(link: string): void {
  try {
    localStorage.removeItem(PREFIX + link);
  } catch {
    // Storage is refused: nothing is kept.
  }
}
