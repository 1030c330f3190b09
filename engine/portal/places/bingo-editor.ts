import type { Place } from '../base/view/place.ts';

/** Where creators make bingo boards of their own for a campaign. */
export const place: Place = {
  address: '/bingo/{campaign_id}/generate',
  layout: 'bingo-branded',
  title: 'Bingo Board Editor',
  hosts: 'every',
  load: () => import('./pages/bingo-editor-page.tsx'),
};
