import type { Place } from '../base/view/place.ts';

/** Where a guest link to quests leads: what there is to do, without an account. */
export const place: Place = {
  address: '/quests/{name}/{token}',
  layout: 'claims',
  title: 'Your quest',
  hosts: 'every',
  load: () => import('./pages/quest-link-page.tsx'),
};
