import type { Place } from '../base/view/place.ts';

/** All programs, page by page. */
export const place: Place = {
  address: '/display_programs',
  layout: 'default',
  title: 'All programs',
  hosts: 'main',
  listed: true,
  load: () => import('./pages/program-list.tsx'),
};
