import { msg } from '@lingui/core/macro';

/** Words of what was read of linked accounts. */
export const activityWords = {
  title: msg({ id: 'points.activity-title', message: 'Read from your linked accounts' }),
  inPart: msg({ id: 'points.activity-in-part', message: 'Counted in part' }),
  goesOn: msg({ id: 'points.activity-goes-on', message: 'going on' }),
  more: msg({ id: 'points.activity-more', message: 'Show all {count}' }),
};
