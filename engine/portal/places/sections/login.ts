import type { SectionPlace } from '../../base/view/place.ts';

/** The ways to sign in. */
export const place: SectionPlace = {
  path: '/login',
  pictured: true,
  title: 'Login',
  load: () => import('../pages/section-page.tsx'),
};
