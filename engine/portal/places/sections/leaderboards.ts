import type { SectionPlace } from '../../base/view/place.ts';

/** Who has most points. */
export const place: SectionPlace = {
  path: '/dashboard/leaderboards',
  title: 'Leaderboards',
  load: () => import('./leaderboards-section.tsx'),
};
