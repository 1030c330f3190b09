/** The attributes every picture's root has: one coordinate system, decorative, cropped to fill. */
export const canvas = {
  viewBox: '0 0 1200 800',
  preserveAspectRatio: 'xMidYMid slice',
} as const;

/**
 * A picture with an upright axis at two thirds of its width. Where that stands in the middle of a
 * page, the picture fades beside it, or spans the page.
 */
export const axialCanvas = (beside: 'fades' | 'spans') => ({ ...canvas, 'data-axis': beside });

/** A picture whose shapes stand on its lower edge: it ends there, and does not fade. */
export const standingCanvas = { ...canvas, 'data-stands': true } as const;
