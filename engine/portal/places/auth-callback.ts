import type { Place } from '../base/view/place.ts';

/** Where identity providers lead back to. */
export const place: Place = {
  address: '/auth/callback',
  layout: 'dashboard-basic',
  title: 'Signing in',
  hosts: 'every',
  load: () => import('./pages/auth-callback-page.tsx'),
};
