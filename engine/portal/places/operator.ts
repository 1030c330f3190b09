import type { Place } from '../base/view/place.ts';

/** The operators' console. Its pages are told apart in the browser: each is one document. */
export const place: Place = {
  address: '/operator',
  below: true,
  layout: 'none',
  title: 'Operator console',
  hosts: 'main',
  load: () => import('./pages/operator-page.tsx'),
};
