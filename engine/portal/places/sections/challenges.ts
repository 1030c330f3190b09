import type { SectionPlace } from '../../base/view/place.ts';

/** The quests of one season, as its board. */
export const place: SectionPlace = {
  path: '/dashboard/challenges',
  title: 'Challenges',
  load: () => import('./challenges-section.tsx'),
};
