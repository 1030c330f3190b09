import type { Place } from '../base/view/place.ts';

/** One board of a campaign, to play. */
export const place: Place = {
  address: '/bingo/{campaign_id}/{board_id}',
  layout: 'bingo-simple',
  title: 'Bingo',
  hosts: 'every',
  load: () => import('./pages/bingo-board-page.tsx'),
};
