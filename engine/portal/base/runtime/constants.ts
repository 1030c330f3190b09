/** The numbers of the shell's parts (specification, section 9). */
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
  /** Each step behind the front is smaller by this. */
  scaleStep: 0.05,
  /** Pixels between toasts. */
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
