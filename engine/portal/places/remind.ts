import type { Place } from '../base/view/place.ts';

/** Where somebody without an account asks to be written to when a program's applications open. */
export const place: Place = {
  address: '/remind/{name}',
  layout: 'default',
  title: 'Reminder by mail',
  hosts: 'every',
  load: () => import('./pages/remind-page.tsx'),
};
