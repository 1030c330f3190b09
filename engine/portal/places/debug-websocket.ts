import type { Place } from '../base/view/place.ts';

/** Tries the connection on which what happens is heard. */
export const place: Place = {
  address: '/debug-websocket',
  layout: 'default',
  title: 'Connection test',
  hosts: 'main',
  load: () => import('./pages/debug-websocket-page.tsx'),
};
