import type { SectionPlace } from '../../base/view/place.ts';

/** Who one is, and what one agreed to. */
export const place: SectionPlace = {
  path: '/dashboard/account',
  title: 'Account Settings',
  load: () => import('./account-section.tsx'),
};
