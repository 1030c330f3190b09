import type { SectionPlace } from '../../base/view/place.ts';

/** Requests that were decided. */
export const place: SectionPlace = {
  path: '/dashboard/requests/history',
  title: 'Request history',
  load: () => import('./history-section.tsx'),
};
