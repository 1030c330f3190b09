/** The card's title, to which the focus goes. */
const TITLE = '[data-card] h1';

/** Whether a card that is still to come takes the focus. */
let isAwaited = false;

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Puts the focus on the card where what had it is gone, so that the keyboard goes on from there.
 * Where another card comes in its place, that one takes it: `focusAwaited`.
 */
export function focusCard(): void {
  setTimeout(() => {
    const title = document.querySelector<HTMLElement>(TITLE);
    isAwaited = title === null;
    if (isLost()) title?.focus({ preventScroll: true });
  });
}

/** For a card that has just come: takes the focus that waits for it. */
export function focusAwaited(title: HTMLElement | null): void {
  if (isAwaited && isLost()) title?.focus({ preventScroll: true });
  isAwaited = false;
}
