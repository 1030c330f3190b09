import type { Place } from '../base/view/place.ts';

/** The provider's own terms of service. */
export const place: Place = {
  address: '/tos',
  layout: 'default',
  title: 'Terms of Service',
  hosts: 'main',
  listed: true,
  load: () => import('./pages/legal-page.tsx'),
};
