/** What the shell's parts keep to: the specification's numbers, section 9 unless another is named. */
export const TOAST = {
  /** Milliseconds on screen. */
  duration: 5000,
  /** How many are kept; an older one makes room. */
  most: 5,
  /** Milliseconds between its closing and its removal. */
  removal: 200,
  /** Pixels of a swipe that dismiss. */
  swipeThreshold: 50,
  hotkey: 'F8',
  /** Each step behind the front is smaller by this (also section 4). */
  scaleStep: 0.05,
  /** Pixels between toasts (also section 4). */
  gap: 16,
  /** Which way a stack grows: pixels per pixel of offset. */
  factorTop: 1,
  factorBottom: -1,
} as const;

/** Milliseconds. */
export const TOOLTIP = { openDelay: 700, skipDelay: 300, quickDelay: 200 } as const;

/** Milliseconds that a closing dialog takes to leave. */
export const OVERLAY_REMOVAL = 200;

/** Route preloads that run at the same time. */
export const MOST_PRELOADS = 4;

/** Milliseconds an icon service may take. */
export const ICON_TIMEOUT = 1500;

/** Milliseconds that stand in for a browser's own sense of being idle. */
export const IDLE_FALLBACK = 1;

/** Milliseconds between questions for the latest build. */
export const BUILD_POLL = 60_000;
