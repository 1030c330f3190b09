const WISH = 'creators_guest_keep';

/**
 * Remembers in this tab that what a link brought is to be kept in the account signed in to next.
 * Where storage is refused, it is asked for once more after that.
 */
export function wishToKeep(link: string): void {
  try {
    sessionStorage.setItem(WISH, link);
  } catch {
    // Nothing is kept: the button is still there after signing in.
  }
}

/** Whether that was the last wish of this tab, and for this link. */
export function wishesToKeep(link: string): boolean {
  try {
    return sessionStorage.getItem(WISH) === link;
  } catch {
    return false;
  }
}

export function forgetWish(): void {
  try {
    sessionStorage.removeItem(WISH);
  } catch {
    // There is none.
  }
}
