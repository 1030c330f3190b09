import type { Place } from '../base/view/place.ts';

/** Tries a board's marks as bitmasks. */
export const place: Place = {
  address: '/bitmask-test',
  layout: 'default',
  title: 'Bitmask test',
  hosts: 'main',
  load: () => import('./pages/bitmask-test-page.tsx'),
};
