interface Place {
  readonly pathname: string;
  /** Without the sign before it. */
  readonly hash: string;
}

/** What the fragment of a card is: its kind and its number, as in `quest-5`. */
const CARD = /^[a-z]+-\d+$/;

/**
 * What a navigation within the app leads to: another page, a card on one, which is given the focus
 * once its list has come, or what is only another view of the page that was there.
 */
export function arrivesAt(from: Place | undefined, to: Place): 'page' | 'card' | 'same-page' {
  if (!from || from.pathname === to.pathname) return 'same-page';
  return CARD.test(to.hash) ? 'card' : 'page';
}
