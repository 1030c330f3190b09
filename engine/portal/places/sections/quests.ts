import type { SectionPlace } from '../../base/view/place.ts';

/** What earns points. */
export const place: SectionPlace = {
  path: '/dashboard/quests',
  detail: true,
  title: 'Quests',
  load: () => import('./quests-section.tsx'),
};
