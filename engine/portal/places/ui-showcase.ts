import type { Place } from '../base/view/place.ts';

/** Every component of the portal, to look at and to try. */
export const place: Place = {
  address: '/ui-showcase',
  layout: 'default',
  title: 'Components',
  hosts: 'main',
  load: () => import('./showcase/showcase.tsx'),
};
