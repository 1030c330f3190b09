import type { SectionPlace } from '../../base/view/place.ts';

/** What points can be spent on. */
export const place: SectionPlace = {
  path: '/dashboard/rewards',
  title: 'Rewards',
  load: () => import('./rewards-section.tsx'),
};
