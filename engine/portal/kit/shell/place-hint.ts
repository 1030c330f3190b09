/** Pixels between a hint and its element, and between a hint and the edge of the window. */
const GAP = 6;
const EDGE = 8;

/** Puts a hint above its element, or below where there is no room above; never out of the window. */
export function placeHint(hint: HTMLElement, element: HTMLElement): void {
  const { top, bottom, left, width } = element.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = hint;
  const above = top - GAP - offsetHeight;
  const most = document.documentElement.clientWidth - EDGE - offsetWidth;
  hint.style.top = `${above < EDGE ? bottom + GAP : above}px`;
  hint.style.left = `${Math.max(EDGE, Math.min(most, left + (width - offsetWidth) / 2))}px`;
}
