/** The attributes every picture's root has: one coordinate system, decorative, cropped to fill. */
export const canvas = {
  viewBox: '0 0 1200 800',
  preserveAspectRatio: 'xMidYMid slice',
  focusable: 'false',
} as const;
