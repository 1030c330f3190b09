import type { Place } from '../base/view/place.ts';

/** The start of the main host: some programs. */
export const place: Place = {
  address: '/',
  layout: 'default',
  hosts: 'main',
  listed: true,
  pictured: true,
  load: () => import('./pages/start-page.tsx'),
};
