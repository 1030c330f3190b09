import type { Place } from '../base/view/place.ts';

/** Where the link in a mail that verifies an address leads. */
export const place: Place = {
  address: '/verify',
  layout: 'dashboard-basic',
  title: 'E-mail address',
  hosts: 'every',
  load: () => import('./pages/verify-page.tsx'),
};
