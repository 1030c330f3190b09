import type { SectionPlace } from '../../base/view/place.ts';

/** What there is to do next, and what is new. */
export const place: SectionPlace = {
  path: '/dashboard',
  title: 'Dashboard',
  load: () => import('./dashboard-section.tsx'),
};
