import type { SectionPlace } from '../../base/view/place.ts';

/** What was offered, and what became of it. */
export const place: SectionPlace = {
  path: '/dashboard/key-claims',
  detail: true,
  title: 'Key claims',
  load: () => import('./claims-section.tsx'),
};
