import type { Place } from '../base/view/place.ts';

/** A board that plays itself. */
export const place: Place = {
  address: '/bingo/demo',
  layout: 'bingo-simple',
  title: 'Bingo demo',
  hosts: 'every',
  load: () => import('./pages/bingo-demo-page.tsx'),
};
