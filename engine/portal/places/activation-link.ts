import type { Place } from '../base/view/place.ts';

/** Where a guest link to an activation leads: taking part without an account. */
export const place: Place = {
  address: '/activations/{name}/{token}',
  layout: 'claims',
  title: 'Your invitation',
  hosts: 'every',
  load: () => import('./pages/activation-link-page.tsx'),
};
