import type { Place } from '../base/view/place.ts';

/** All programs, to be searched; many stand on several pages. */
export const place: Place = {
  address: '/display_programs',
  layout: 'default',
  title: 'All programs',
  hosts: 'main',
  listed: true,
  load: () => import('./pages/directory-page.tsx'),
};
