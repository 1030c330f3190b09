import type { SectionPlace } from '../../base/view/place.ts';

/** A program's landing page, which its manifest lays out. */
export const place: SectionPlace = {
  path: '/',
  title: 'Overview',
  load: () => import('../pages/section-page.tsx'),
};
