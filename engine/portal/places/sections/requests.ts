import type { SectionPlace } from '../../base/view/place.ts';

/** What can be asked for, and what was. */
export const place: SectionPlace = {
  path: '/dashboard/requests',
  detail: true,
  title: 'Requests',
  load: () => import('./requests-section.tsx'),
};
